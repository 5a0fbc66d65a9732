"""JSON as commands print it."""

from __future__ import annotations

import json

from inklands.core.points import Standing


def print_json(answer: object) -> None:
    """Print *answer* as one line, at once: what comes after it may take a while."""
    print(json.dumps(answer, ensure_ascii=False), flush=True)


def encode_standing(standing: Standing) -> dict[str, object]:
    """The points of each seat and their parts, and the order of finish."""
    return {
        "points": [points.total for points in standing.points],
        "parts": [points.by_key() for points in standing.points],
        "places": [list(sharing) for sharing in standing.places],
        "ratings": [{"number": r.number, "title": r.title} for r in standing.ratings],
    }
