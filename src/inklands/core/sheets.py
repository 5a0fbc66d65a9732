"""Sheets that were drawn on paper: what a title offers for them, and their points as JSON."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol, TypeGuard

from inklands.core.points import Line, Part, Points
from inklands.errors import SheetError
from inklands.grid.grid import Grid


class PaperSheets(Protocol):
    """What a title offers to those who play it on paper."""

    def blank(self, choices: Mapping[str, str]) -> dict[str, object]:
        """
        What is printed, and what a paper game is chosen from, ready to be written as JSON.

        *choices* are those that change what is printed, such as the tiles a map is made of.
        """
        ...

    def score(self, request: Mapping[str, object]) -> Points:
        """
        The points of the sheet that *request*, a JSON object, describes.

        Raises `SheetError`, and nothing else, whatever *request* holds; a field that the title does
        not know is refused too, for it may be a misspelt one.
        """
        ...


def points_json(grid: Grid, points: Points) -> dict[str, object]:
    """*points* as ``inklands score --jsonl`` writes them: by part, in total, and line by line."""
    return {
        "points": points.by_key(),
        "total": points.total,
        "lines": [_line_json(grid, part, line) for part in points.parts for line in part.lines],
    }


def _line_json(grid: Grid, part: Part, line: Line) -> dict[str, object]:
    return {
        "part": part.key,
        "points": line.points,
        "reason": line.reason.key,
        "args": dict(line.reason.args),
        "cells": list(grid.names(line.cells)),
    }


def check_fields(request: Mapping[str, object], known: Collection[str]) -> None:
    """Raise a `SheetError` that names the first field of *request* that is not *known*."""
    for key in request:
        if key not in known:
            raise SheetError(f"there is no field {key!r}; there are: {', '.join(known)}")


def are_texts(value: object) -> TypeGuard[list[str]]:
    """Whether *value*, read from JSON, is a list of texts."""
    return isinstance(value, list) and all(isinstance(text, str) for text in value)
