"""The site of the documents: the pages of the repository, and the API from its docstrings."""

import shutil
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.places import PROGRAMS, ROOT
from tools.steps import say, status

SITE = ROOT / "site"
STAGE = ROOT / "build" / "docs"
"""Laid out as the repository is, so that links between documents hold on the site as well."""


def build_site() -> int:
    """Build the site into site/; the status is not 0 if a link leads nowhere."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", STAGE / "docs")
    for document in (*ROOT.glob("*.md"), ROOT / "LICENSE"):
        shutil.copy(document, STAGE)
    failed = status([PROGRAMS / "zensical", "build", "--strict", "--clean"])
    if failed:
        return failed
    faults = [*broken_links(SITE), *unlisted_pages(SITE)]
    for fault in faults:
        say(fault)
    return 1 if faults else 0


def broken_links(site: Path) -> Iterator[str]:
    """A sentence for each link or picture of a page whose file is missing."""
    # Zensical itself checks links between pages and their anchors, but no pictures and other files.
    for page in pages(site):
        for link in links(page):
            if not target(page, link).exists():
                yield f"{page.relative_to(site)}: {link} leads nowhere."


def unlisted_pages(site: Path) -> Iterator[str]:
    """A sentence for each page that the navigation, which every page shows, does not lead to."""
    start = (site / "index.html").resolve()
    listed = {start, *(target(start, link) for link in links(start))}
    for page in pages(site):
        if page not in listed:
            yield f"{page.relative_to(site)}: the navigation in zensical.toml does not list it."


def pages(site: Path) -> Iterator[Path]:
    # The page for wrong addresses is shown at any of them, so its links are not relative.
    return (page.resolve() for page in site.rglob("*.html") if page.name != "404.html")


def target(page: Path, link: str) -> Path:
    """The file that *link* on *page* leads to; an address of a folder is that of its index."""
    file = (page.parent / unquote(urlsplit(link).path)).resolve()
    return file / "index.html" if file.is_dir() else file


def links(page: Path) -> list[str]:
    """The addresses on *page* that lead to another file of the site."""
    parser = LinkParser()
    parser.feed(page.read_text(encoding="utf-8"))
    inside = ((link, urlsplit(link)) for link in parser.found)
    return [link for link, parts in inside if parts.path and not (parts.scheme or parts.netloc)]


class LinkParser(HTMLParser):
    """Collects what the links and pictures of a page lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in ("href", "src") and value]


if __name__ == "__main__":
    sys.exit(build_site())
