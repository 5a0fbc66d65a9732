"""What lies on a cell: food that finds its place or not."""

from __future__ import annotations

from inklands.games.explorers.landscape.landscape import Landscape
from inklands.games.explorers.landscape.terrain import FOODS
from inklands.grid.grid import Mask


def ticked(landscape: Landscape, food: Mask, item: str, cell: Mask, column: str) -> Mask:
    """
    The food ticked in a round once the food *item* on *cell* is crossed.

    One whose places in the round's *column* are all taken is crossed without effect.
    """
    # FR p. 6: a food is ticked only while the column of the round shows one more of its kind.
    same_kind = (food & landscape.cells_of[item]).bit_count()
    return food | cell if same_kind < column.count(item) else food


def food_letters(landscape: Landscape, food: Mask) -> str:
    """The letters of the foods ticked, kind by kind."""
    if not food:
        return ""
    return "".join(kind * (food & landscape.cells_of[kind]).bit_count() for kind in FOODS)
