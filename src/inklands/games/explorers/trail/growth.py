"""How a trail grows: where the next cross may go, and what a cross does."""

from __future__ import annotations

from inklands.games.explorers.landscape.terrain import FOODS, HORSE, TEMPLE
from inklands.games.explorers.state import Draft, Setup, Sheet, free_keys
from inklands.games.explorers.trail.items import ticked
from inklands.grid.grid import Mask, indices


def sheet_from(setup: Setup, start: int) -> Sheet:
    """A landscape with nothing crossed but the start village."""
    return Sheet(
        crossed=1 << start, reach=setup.landscape.near[start], races=(0,) * len(setup.objectives)
    )


def passable(setup: Setup, crossed: Mask, reach: Mask) -> Mask:
    """The cells of the frontier that may be crossed in the right terrain: temples need a key."""
    # FR p. 6: a temple is entered only with a circled key that is not struck; one found this turn
    # will do.
    temples = setup.landscape.cells_of[TEMPLE]
    if reach & temples and free_keys(setup, crossed) <= 0:
        return reach & ~temples
    return reach


def room(setup: Setup, crossed: Mask, reach: Mask, terrains: str, most: int) -> int:
    """How many crosses there is room for in *terrains*, up to *most*, horses left aside."""
    landscape = setup.landscape
    for made in range(most):
        free = passable(setup, crossed, reach) & landscape.areas[terrains]
        if not free:
            return made
        # Temples come last: the key for one may lie on the way.
        cell = next(indices(free & ~landscape.cells_of[TEMPLE] or free))
        crossed |= 1 << cell
        reach = (reach | landscape.near[cell]) & ~crossed
    return most


def planned(setup: Setup, draft: Draft, terrains: str, crosses: int) -> Draft:
    """*draft* with so many crosses to make in *terrains*, as far as there is room for them."""
    allowed = passable(setup, draft.crossed, draft.reach) & setup.landscape.areas[terrains]
    return Draft(
        draft.crossed,
        draft.reach,
        draft.food,
        draft.maps_used,
        False,
        terrains,
        crosses if allowed else 0,
        False,
        allowed,
        draft.batches,
    )


def grown(setup: Setup, draft: Draft, cell: int, column: str) -> Draft:
    """
    *draft* after a cross on *cell*, with what lies there put to use.

    *column* holds the foods that this round has room for.
    """
    landscape = setup.landscape
    bit = 1 << cell
    crossed = draft.crossed | bit
    # FR p. 5: beside any cross, orthogonally; the crosses of one turn need not touch each other.
    reach = (draft.reach | landscape.near[cell]) & ~crossed
    left = draft.left if draft.riding else draft.left - 1
    item = landscape.item_at[cell]
    # FR p. 6: what lies on a cell has its effect at once.
    food = ticked(landscape, draft.food, item, bit, column) if item in FOODS else draft.food
    free = passable(setup, crossed, reach)
    riding = item == HORSE and free != 0
    # A horse comes first, in any terrain; then the crosses that are left.
    allowed = free if riding else free & landscape.areas[draft.plan] if left else 0
    # Crosses for which no cell is open are lost: FR never lets them wait.
    if not allowed:
        left = 0
    return Draft(
        crossed,
        reach,
        food,
        draft.maps_used,
        False,
        draft.plan,
        left,
        riding,
        allowed,
        draft.batches,
    )
