"""What the page will ask for next, in its head: so a browser fetches it all at once, or has it."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request

LANGUAGE_COOKIE = "language"
"""The language that a reader chose on the page, where it is not the browser's."""
_SCRIPT = re.compile(r'<script type="module"[^>]* src="([^"]*)assets/')
_TEXTS = re.compile(r"([a-z]{2})-[^.]+\.js")


def with_head(index: str, links: str, titles: bytes) -> str:
    """*index* with *links* in its head, and the list of titles as a value that no script runs."""
    # In JSON a less-than sign may be written so, and then nothing in it ends the element.
    listed = titles.decode().replace("<", "\\u003c")
    value = f'<script type="application/json" id="titles">{listed}</script>'
    return index.replace("</head>", f"{links}{value}</head>", 1)


def preload_links(index: str, folder: Path, request: Request) -> str:
    """Links for the head of *index*: the reader's language, and the tables of the first page."""
    script, texts = _SCRIPT.search(index), _texts(folder, request)
    if script is None or not texts:
        return ""
    # The page knows below which address it is served; so what it needs is found there too.
    base = script[1]
    module = f'<link rel="modulepreload" crossorigin href="{base}assets/{texts}">'
    if request.path_params.get("path", ""):
        return module  # Only the first page lists tables: an unused preload is a warning.
    # crossorigin makes a preload the same request as a fetch by the page, which then takes it.
    return f'{module}<link rel="preload" as="fetch" crossorigin href="{base}api/tables">'


def _texts(folder: Path, request: Request) -> str:
    """The script with the texts that *request* wants: as chosen, as asked for, or English."""
    scripts = (file.name for file in (folder / "assets").glob("??-*.js"))
    there = {match[1]: match[0] for match in map(_TEXTS.fullmatch, scripts) if match}
    asked = request.headers.get("accept-language", "").split(",")
    wanted = [request.cookies.get(LANGUAGE_COOKIE, ""), *asked, "en"]
    tags = (tag.strip()[:2].lower() for tag in wanted)
    return next((there[tag] for tag in tags if tag in there), "")
