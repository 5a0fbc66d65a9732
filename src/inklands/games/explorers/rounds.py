"""What a round gives when it ends: food and gems."""

from __future__ import annotations

from inklands.games.explorers.state import Setup
from inklands.grid.grid import Mask


def food_points(setup: Setup, food: Mask) -> int:
    """Points by the number of foods ticked in the round."""
    return setup.components.food[setup.sides.food].points[food.bit_count()]


def gem_points(setup: Setup, gems: Mask) -> int:
    """Points by the number of gems found since the match began."""
    return track_points(setup.components.gems[setup.sides.gems], gems.bit_count())


def track_points(track: tuple[int, ...], gems: int) -> int:
    """
    The points of a track with its first *gems* reached.

    While negative gems are left they alone count; after the last, the positive ones reached.
    Gems beyond the end of the track count for nothing.

    >>> [track_points((-3, -2, 1, 2), gems) for gems in range(5)]
    [-5, -2, 0, 1, 3]
    """
    # FR p. 8: until every negative gem is ticked those left count; then the positive ones circled,
    # which is nothing at first.
    negative = sum(1 for value in track if value < 0)
    return sum(track[gems:negative]) if gems < negative else sum(track[negative:gems])
