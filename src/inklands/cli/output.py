"""JSON as commands print it."""

from __future__ import annotations

import json
from collections.abc import Iterable

from inklands.core.points import Rating, Standing


def print_json(answer: object) -> None:
    """Print *answer* as one line, at once: what comes after it may take a while."""
    print(json.dumps(answer, ensure_ascii=False), flush=True)


def encode_standing(standing: Standing) -> dict[str, object]:
    """The points of each seat and their parts, and the order of finish."""
    return {
        "points": [points.total for points in standing.points],
        "parts": [points.by_key() for points in standing.points],
        "places": [list(sharing) for sharing in standing.places],
        "ratings": encode_ratings(standing.ratings),
    }


def encode_ratings(ratings: Iterable[Rating]) -> list[dict[str, object]]:
    """The numbers a solo game is rated by, each with the title it earns."""
    return [{"number": rating.number, "title": rating.title} for rating in ratings]
