"""What the policy of playouts goes by, in sixteenths of a point; found by trial over solo games."""

from __future__ import annotations

from itertools import pairwise

HALVES = 20
"""Weights change with the half days left, up to this many."""
KNOTS = (0, 3, 8, 19)
"""They are given for so many half days left, and lie on straight lines between."""
GIVEN = {
    "bare sure": (-25, -16, -11, -61),
    "bare": (-28, -18, -3, -50),
    "hazy same": (-9, 0, 0, 27),
    "hazy other": (-17, -18, -5, 3),
    "sure other": (-1, -2, -20, -36),
    "own hazy": (3, 17, 10, 52),
    "open sure": (6, 14, 11, -18),
    "open hazy": (5, 2, 9, -6),
    "marker": (-20, -13, -17, -22),
    "otoma hazy": (3, 12, 17, 45),
    "otoma open": (0, 25, 15, -8),
    "full": (7, -97, -461, -900),
    "on steppe": (11, -13, 10, 13),
    "on lagoon": (5, 17, 11, -2),
    "on jungle": (5, 34, 7, -26),
    "on mountain": (0, 10, 13, -4),
    "on beach": (0, -18, -5, -27),
    "ways": (1, -1, 0, -3),
    "frontier": (8, 4, 10, 7),
    "claim ahead": (4, 7, 15, 3),
    "work ahead": (1, 9, 8, 0),
    "zones of a terrain": (4, 17, 2, 17),
    "edge": (-1, 14, -9, 33),
    "apart": (2, -5, 1, 29),
    "lines of all": (-2, 9, 12, 5),
    "lines of one": (-11, 0, 2, 21),
    "largest": (-8, 0, 34, 19),
    "smallest": (-2, -1, 0, -8),
    "zones of a size": (8, 7, 18, 32),
    "most common": (15, 1, 12, 15),
    "least common": (0, 0, 0, 0),
    "sets": (-34, 14, 22, 2),
    "pattern": (-3, 2, 4, 14),
}


def _interpolated(values: tuple[int, ...]) -> list[int]:
    """A weight for each number of half days left."""
    line = [values[0]]
    for (first, last), (one, other) in zip(pairwise(KNOTS), pairwise(values), strict=True):
        slope = (other - one) / (last - first)
        line += [one + round(slope * more) for more in range(1, last - first + 1)]
    return line


VALUES = tuple(value for given in GIVEN.values() for value in _interpolated(given))
