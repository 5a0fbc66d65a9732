"""The page and its files, as Vite built and compressed them: read once."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from inklands.table.http.preloads import preload_links, with_head

FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
HTML = "text/html"
COMPRESSIBLE = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest+json",
)
MOST_IN_MEMORY = 100_000
"""Bytes of a file of the engine; larger ones are read when somebody fetches them."""
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
MISSING = "The page has not been built. Run: python3 go.py play\n"


@dataclass(frozen=True, slots=True)
class Page:
    """One file, ready to be sent."""

    content: bytes
    zipped: bytes | None
    brotli: bytes | None
    kind: str
    caching: str
    tag: str


class Pages:
    """
    The files under *folder*.

    A path without a file is a place within the page, so `index.html` answers. Vite puts a hash into
    the names under ``assets/``: what is there never changes. *titles* is the list of titles in
    JSON, which every page needs before it can show anything. People see all of it below *subpath*.
    """

    def __init__(self, folder: Path, titles: Callable[[], bytes], subpath: str = "") -> None:
        self._folder = folder.resolve()
        self._titles = titles
        self._subpath = subpath
        self._read: dict[tuple[Path, int], Page] = {}
        self._headed: dict[tuple[str, str], Page] = {}

    async def serve(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        file = self._file(path) if path.startswith("engine/") else None
        if file is not None and file.stat().st_size > MOST_IN_MEMORY:
            return _from_disk(request, file)
        page = self._found(path)
        if page is None:
            return Response(MISSING, 404, media_type="text/plain")
        return respond(request, self._with_links(page, request) if page.kind == HTML else page)

    def _with_links(self, index: Page, request: Request) -> Page:
        """*index* with what this reader's browser would else ask for one after another."""
        text = index.content.decode()
        links = preload_links(text, self._folder, request)
        if (index.tag, links) not in self._headed:
            whole = with_head(text, links, self._titles())
            self._headed[index.tag, links] = page_of(whole.encode(), index.kind, index.caching)
        return self._headed[index.tag, links]

    def _found(self, path: str) -> Page | None:
        file = self._file(path)
        if file is not None:
            return self._page(file)
        # A file that is named but missing is an error, not a place within the page.
        index = self._folder / "index.html"
        return self._page(index) if "." not in Path(path).name and index.is_file() else None

    def _file(self, path: str) -> Path | None:
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):
            return None  # No file system has such a name: too long, or with a NUL in it.

    def _page(self, file: Path) -> Page:
        key = (file, file.stat().st_mtime_ns)
        if key not in self._read:
            folder = file.relative_to(self._folder).parts[0]
            is_lasting = folder in {"assets", "engine"} and file.name != "files.json"
            self._read[key] = _read(file, self._subpath, is_lasting=is_lasting)
        return self._read[key]


def respond(request: Request, page: Page) -> Response:
    """*page* as *request* wants it: packed, or not at all where the browser has it already."""
    headers = {"cache-control": page.caching, "etag": page.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    packed = {"br": page.brotli, "gzip": page.zipped}
    known = {word.split(";")[0].strip() for word in asked_for(request).split(",")}
    for coding, content in packed.items():
        if content is not None and coding in known:
            headers["content-encoding"] = coding
            return Response(content, headers=headers, media_type=page.kind)
    return Response(page.content, headers=headers, media_type=page.kind)


def _from_disk(request: Request, file: Path) -> Response:
    """A large file that few ask for, once: nothing of it stays in memory."""
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    packed = file.with_name(f"{file.name}.br")
    if packed.is_file() and "br" in asked_for(request):
        headers["content-encoding"] = "br"
        return FileResponse(packed, headers=headers, media_type=_kind(file))
    return FileResponse(file, headers=headers, media_type=_kind(file))


def asked_for(request: Request) -> str:
    return request.headers.get("accept-encoding", "")


def page_of(
    content: bytes, kind: str, caching: str = ALWAYS_ASK, brotli: bytes | None = None
) -> Page:
    zipped = gzip.compress(content, 9, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    return Page(content, zipped, brotli, kind, caching, f'"{sha256(content).hexdigest()[:20]}"')


def _read(file: Path, subpath: str, *, is_lasting: bool) -> Page:
    content = file.read_bytes()
    if file.name == "index.html":
        # It is built to lie anywhere, and asks for what lies beside it; but it answers at every
        # place within the page, from where that would be somewhere else.
        content = content.replace(b'="./', f'="{subpath}/'.encode())
    # Browsers take brotli by https only; the build packs it, for Python by itself cannot.
    packed = file.with_name(f"{file.name}.br")
    brotli = packed.read_bytes() if packed.is_file() and file.name != "index.html" else None
    return page_of(content, _kind(file), FOREVER if is_lasting else ALWAYS_ASK, brotli)


def _kind(file: Path) -> str:
    # Some machines' tables know neither scripts nor WebAssembly, and browsers then do not run them.
    known = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return known or "application/octet-stream"
