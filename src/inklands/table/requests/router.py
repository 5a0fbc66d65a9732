"""Which route a request takes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from inklands.table.refusal import Refusal, nothing_here
from inklands.table.requests.routes import ROUTES, Route

NAME = re.compile(r"\\{([a-z]+)\\}")
"""A name in braces, as it is written in a pattern where the braces are escaped."""


def route_for(
    method: str, path: str, routes: Iterable[Route] = ROUTES
) -> tuple[Route, Mapping[str, str]]:
    """
    The route of a request to *path*, whose percent signs are decoded, and the words in it.

    >>> route, words = route_for("GET", "/api/tables/abc/record")
    >>> route.answer.__name__, words
    ('record', {'table': 'abc'})
    """
    method = "GET" if method == "HEAD" else method
    found = [(route, words) for route in routes if (words := _words(route.path, path)) is not None]
    if not found:
        raise nothing_here()
    for route, words in found:
        if route.method == method:
            return route, words
    raise Refusal("request/unknown", "Nothing here can be asked for in that way.", 405)


def _words(route: str, path: str) -> dict[str, str] | None:
    words = _pattern(route).fullmatch(path)
    return None if words is None else words.groupdict()


@cache
def _pattern(route: str) -> re.Pattern[str]:
    return re.compile(NAME.sub(r"(?P<\1>[^/]+)", re.escape(route)))
