"""What the policy of playouts goes by, in sixteenths of a point; found by trial over solo games."""

from __future__ import annotations

from itertools import pairwise

HALVES = 20
"""Weights change with the half days left, up to this many."""
KNOTS = (0, 3, 8, 19)
"""They are given for so many half days left, and lie on straight lines between."""
GIVEN = {
    "bare sure": (-16, -16, -16, -16),
    "bare": (-16, -20, -35, -60),
    "hazy same": (4, 12, 16, 16),
    "hazy other": (0, 0, 0, 0),
    "sure other": (0, 0, 0, 0),
    "own hazy": (4, 16, 24, 24),
    "open sure": (0, 8, 8, 8),
    "open hazy": (0, 2, 4, 4),
    "marker": (0, 8, 16, 16),
    "otoma hazy": (4, 8, 8, 8),
    "otoma open": (0, 0, 0, 0),
    "full": (0, -104, -416, -936),
    "on steppe": (0, 0, 0, 0),
    "on lagoon": (0, 0, 0, 0),
    "on jungle": (0, 0, 0, 0),
    "on mountain": (0, 0, 0, 0),
    "on beach": (0, 0, 0, 0),
    "ways": (0, 0, 0, 0),
    "zones of a terrain": (2, 12, 12, 12),
    "edge": (2, 12, 12, 12),
    "apart": (2, 12, 12, 12),
    "lines of all": (0, 6, 6, 6),
    "lines of one": (0, 6, 6, 6),
    "largest": (2, 12, 12, 12),
    "smallest": (0, 4, 4, 4),
    "zones of a size": (2, 12, 12, 12),
    "most common": (2, 12, 12, 12),
    "least common": (0, 0, 0, 0),
    "sets": (2, 12, 12, 12),
    "pattern": (0, 3, 3, 3),
}


def _course(values: tuple[int, ...]) -> list[int]:
    """A weight for each number of half days left."""
    course = [values[0]]
    for (first, last), (one, other) in zip(pairwise(KNOTS), pairwise(values), strict=True):
        for left in range(first + 1, last + 1):
            course.append(one + round((other - one) * (left - first) / (last - first)))
    return course


VALUES = tuple(value for given in GIVEN.values() for value in _course(given))
