"""
A number for every action, which means the same for ever.

Ways to keep presumptions; places to walk to; kinds of cards to put under the deck, then to take;
two cells to map, each with its halves as they are and turned; a claim, a pass; cells for Otoma's
claim; and last to wait.
"""

from __future__ import annotations

from itertools import combinations

from inklands.core.legal import LegalActions
from inklands.fast.misterra import constants as t
from inklands.fast.misterra.bridge import code
from inklands.fast.misterra.match import ACT, KEEP, OTOMA, STEP
from inklands.fast.misterra.rules import (
    LAST,
    RIVALS,
    TO_MAPS,
    TO_PLACES,
    TO_SWAPS,
    TO_TAKES,
    apply,
    legal,
    ways,
)
from inklands.fast.misterra.workspace import Workspace
from inklands.fast.rows import put
from inklands.games.misterra.actions import Action, Keep, OtomaClaim
from inklands.games.misterra.island.places import DOMINOES, GRID, PLACES, place_name
from inklands.games.misterra.island.terrain import SKETCH_TEXTS
from inklands.games.misterra.state import State
from inklands.grid.kernel import Ints, Masks, kernel, mask_constants

WAYS, WALKS, KINDS, LAND = (
    len(t.KEEPS) // t.COMPONENTS.kept,
    len(t.STEPS),
    len(t.FIRST_HALF),
    t.LAND,
)
DOMINO_COUNT = len(t.FIRST_CELL)
HALF, DOUBLINGS = 32, 6
GROUPS = mask_constants(
    sum(((1 << (HALF >> i)) - 1) << 2 * (HALF >> i) * k for k in range(1 << i))
    for i in range(DOUBLINGS)
)
"""Every other group of bits of a mask: of half a mask, a quarter, at last of one."""
FIRST_WALK = WAYS
FIRST_SWAP = FIRST_WALK + WALKS
FIRST_TAKE = FIRST_SWAP + KINDS
FIRST_CLAIM = FIRST_TAKE + KINDS
FIRST_MAP = FIRST_CLAIM + 2
FIRST_OTOMA = FIRST_MAP + 2 * DOMINO_COUNT
WAIT = FIRST_OTOMA + LAND
ACTIONS = WAIT + 1
ACTION_NAMES = (
    *(
        "keep " + " and ".join(f"presumption {n + 1}" for n in kept)
        for kept in combinations(range(t.COMPONENTS.dealt), t.COMPONENTS.kept)
    ),
    *(f"walk to {place_name(place)}" for place in PLACES),
    *(f"swap {sketch}" for sketch in SKETCH_TEXTS),
    *(f"take {sketch}" for sketch in SKETCH_TEXTS),
    "claim",
    "pass",
    *(
        f"map {GRID.name(one)} and {GRID.name(two)}{turned}"
        for one, two in DOMINOES
        for turned in ("", ", turned")
    ),
    *(f"Otoma claims {GRID.name(cell)}" for cell in range(LAND)),
    "wait",
)


def indices(_state: State, _seat: int, found: LegalActions[Action]) -> list[int]:
    """The index of each action, in the order of the readable title."""
    return [_index(place, action) for place, action in enumerate(found)]


def _index(place: int, action: Action) -> int:
    if isinstance(action, Keep):
        return place
    if isinstance(action, OtomaClaim):
        return FIRST_OTOMA + action.cell
    # The kernels' numbers begin with the places to walk to, and go on in the same order as these.
    return FIRST_WALK + code(action)


@kernel
def take_action(b: Masks, v: Ints, action: int) -> None:
    """The seat to act does what *action*, which is legal, stands for."""
    if v[STEP] == KEEP:
        apply(b, v, action)
    elif v[STEP] == OTOMA:
        apply(b, v, action - FIRST_OTOMA)
    else:
        apply(b, v, action - FIRST_WALK)


@kernel
def write_legal(b: Masks, v: Ints, workspace: Workspace, out: Ints) -> int:
    """The bit of each action that the seat to act may take; how many they are."""
    parts = workspace.parts
    total = legal(b, v, parts)
    if v[STEP] == KEEP:
        put(out, 0, parts[TO_PLACES])
    elif v[STEP] == OTOMA:
        put(out, FIRST_OTOMA, parts[TO_PLACES])
    else:
        put(out, FIRST_WALK, parts[TO_PLACES])
        put(out, FIRST_SWAP, parts[TO_SWAPS])
        put(out, FIRST_TAKE, parts[TO_TAKES])
        put(out, FIRST_CLAIM, parts[LAST])
    if v[STEP] == ACT:
        write_maps(v, parts, out)
    return total


@kernel
def write_maps(v: Ints, parts: Masks, out: Ints) -> None:
    """Two cells to map are two bits: the halves as they are, and turned."""
    laid, turned = parts[TO_MAPS], parts[RIVALS]
    if ways(v) == 2:
        turned |= laid
    # A mask has room for the pairs of half a mask.
    for half in range(2):
        pairs = every_other(laid >> HALF * half) | every_other(turned >> HALF * half) << 1
        put(out, FIRST_MAP + 2 * HALF * half, pairs)


@kernel
def every_other(mask: int) -> int:
    """The lower half of a mask with a gap behind every bit."""
    mask &= GROUPS[0]
    for i in range(1, DOUBLINGS):
        mask = (mask | mask << (HALF >> i)) & GROUPS[i]
    return mask
