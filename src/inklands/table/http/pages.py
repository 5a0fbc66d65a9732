"""The page and its files, as Vite built them: read once, compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
COMPRESSIBLE = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest+json",
)
MISSING = "The page has not been built. Run: python3 go.py play\n"


@dataclass(frozen=True, slots=True)
class Page:
    """One file, ready to be sent."""

    content: bytes
    zipped: bytes | None
    kind: str
    caching: str
    tag: str


class Pages:
    """
    The files under *folder*.

    A path without a file is a place within the page, so `index.html` answers. Vite puts a hash into
    the names under ``assets/``: what is there never changes.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._read: dict[tuple[Path, int], Page] = {}

    async def serve(self, request: Request) -> Response:
        page = self._found(request.path_params.get("path", ""))
        if page is None:
            return Response(MISSING, 404, media_type="text/plain")
        return respond(request, page)

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
            self._read[key] = _read(file, is_lasting="assets" in file.parts)
        return self._read[key]


def respond(request: Request, page: Page) -> Response:
    """*page* as *request* wants it: zipped, or not at all where the browser has it already."""
    headers = {"cache-control": page.caching, "etag": page.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    content = page.content
    if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = page.zipped
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=page.kind)


def page_of(content: bytes, kind: str, caching: str = ALWAYS_ASK) -> Page:
    zipped = gzip.compress(content, 9, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    return Page(content, zipped, kind, caching, f'"{sha256(content).hexdigest()[:20]}"')


def _read(file: Path, *, is_lasting: bool) -> Page:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # .js is text/plain in some machines' tables, and browsers do not run that.
    kind = "text/javascript" if file.suffix in {".js", ".mjs"} else kind
    return page_of(file.read_bytes(), kind, FOREVER if is_lasting else ALWAYS_ASK)
