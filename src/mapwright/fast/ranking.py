"""The few greatest of many numbers."""

from __future__ import annotations

from mapwright.grid.kernel import Ints, kernel


@kernel
def best(values: Ints, n: int, width: int, places: Ints) -> int:
    """Writes the places of the *width* greatest of *n* values, the greatest first; how many."""
    found = 0
    for k in range(n):
        if found < width or values[k] > values[places[found - 1]]:
            at = found if found < width else found - 1
            while at and values[places[at - 1]] < values[k]:
                places[at] = places[at - 1]
                at -= 1
            places[at] = k
            found = min(found + 1, width)
    return found
