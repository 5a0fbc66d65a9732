"""
The page as plain files, which need no server of ours: the engine on the device answers them.

Places within the page are written behind a question mark there (``/?/table/~x``), for a static
host knows no path that is not a file; `web/src/browser/router.svelte.ts` reads and writes both.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from inklands.core.catalogue import GAMES, load, package_of, titles
from inklands.errors import InklandsError
from inklands.table.http.headers import ENGINE_POLICY
from inklands.table.http.preloads import with_head
from inklands.table.match.title_source import TitleSource
from inklands.table.match.titles import described_titles
from inklands.table.requests.answer import encoded
from inklands.table.settings import STATIC

NO_SERVER = '<meta name="inklands-server" content="none" />'
"""By this the page knows that nobody answers, and a folder is known as a site written here."""
FIRST = '<meta charset="utf-8" />'
HEADER_ONLY = "; frame-ancestors 'none'"
"""Browsers heed this in a header alone, and complain of it in a page."""
# A host without headers of ours: what the engine may do is said here, for the page too.
POLICY = ENGINE_POLICY.replace(HEADER_ONLY, "")


class PageNotBuilt(InklandsError):
    """There is no page to write, or it has no engine and could not do without a server."""

    code = "page/not-built"


class FolderInUse(InklandsError, OSError):
    """Something else is where the site is to be written."""

    code = "file/exists"


@dataclass(frozen=True, slots=True)
class Written:
    """How much was written."""

    files: int
    size: int

    def __str__(self) -> str:
        return f"{self.files} files, {self.size / 1e6:.1f} MB"


def write_site(folder: Path, page: Path = STATIC) -> Written:
    """Write the built *page* and its engine into *folder*, as a site of its own."""
    _check_built(page)
    _check_free(folder)
    # Files of another version, whose names say what is in them, would stay for ever.
    for part in ("assets", "engine"):
        shutil.rmtree(folder / part, ignore_errors=True)
    # Packed copies are for our own server: a static host packs by itself, or not at all.
    shutil.copytree(page, folder, ignore=shutil.ignore_patterns("*.br"), dirs_exist_ok=True)
    index = (page / "index.html").read_text(encoding="utf-8")
    (folder / "index.html").write_text(_index(index), encoding="utf-8")
    sizes = [file.stat().st_size for file in folder.rglob("*") if file.is_file()]
    return Written(len(sizes), sum(sizes))


def _check_built(page: Path) -> None:
    if not (page / "index.html").is_file():
        raise PageNotBuilt("the page has not been built; run: python3 go.py run site DIR")
    if not (page / "engine" / "files.json").is_file():
        raise PageNotBuilt("the page was built without its engine, and needs a server")


def _check_free(folder: Path) -> None:
    index = folder / "index.html"
    if folder.is_dir() and any(folder.iterdir()):
        if not index.is_file() or NO_SERVER not in index.read_text(encoding="utf-8"):
            raise FolderInUse(f"{folder} holds something else: name a new or an empty folder")
    elif folder.exists() and not folder.is_dir():
        raise FolderInUse(f"{folder} is a file: name a folder")


def _index(index: str) -> str:
    """*index* with its policy before all it governs, and with the titles that the engine has."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    marked = index.replace(FIRST, f"{FIRST}\n    {policy}\n    {NO_SERVER}", 1)
    listed = described_titles(TitleSource(_packed_titles, load))
    return with_head(marked, "", encoded(listed).content)


def _packed_titles() -> tuple[str, ...]:
    """Our own: those of other distributions are not packed into the engine."""
    return tuple(name for name in titles() if package_of(name).startswith(f"{GAMES}."))
