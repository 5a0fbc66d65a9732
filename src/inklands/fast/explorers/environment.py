"""The title as learners' environments see it: `EnvironmentModel` in `fast/environment.py`."""

from __future__ import annotations

from inklands.fast.explorers.action_index import take_action as take_action
from inklands.fast.explorers.action_index import write_legal as write_legal
from inklands.fast.explorers.match import (
    ADVANCED,
    ASKS,
    CROSSED,
    DEALT,
    DECK,
    FACING,
    HEADER,
    LAND,
    MOST_OBJECTIVES,
    NO_OBJECTIVE,
    OBJECTIVE,
    OPEN,
    POINTS,
    REACH,
    SEAT_NUMBERS,
    SHEETS,
    SIDE,
    STAGE,
)
from inklands.fast.explorers.observation import look as look
from inklands.fast.explorers.observation import observe as observe
from inklands.fast.explorers.rules import (
    CARDS,
    NOBODY,
    SETTLING,
    TURNS,
    WAITS_FOR_DECK,
    action,
    apply,
    carry_on,
    legal,
    reveal,
    set_out,
)
from inklands.fast.explorers.sheet import EVERYWHERE, NONE, numbers_of, sheet_of
from inklands.fast.explorers.start import (
    OBJECTIVES,
    TILES,
    TURNINGS,
    central_villages,
    is_left,
    lay,
)
from inklands.fast.explorers.workspace import Workspace
from inklands.fast.match import CHANCE, POLICY, SEATS
from inklands.fast.offsets import Offsets
from inklands.fast.stream import STREAM, split_stream, stream_below, stream_shuffle
from inklands.grid.kernel import Ints, Masks, kernel, nth
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks

PLACES = 4
_setup = Offsets()
SETUP_SEATS = _setup.reserve()
SETUP_ADVANCED = _setup.reserve()
SETUP_TILES = _setup.reserve(PLACES)
"""The tiles laid, four turnings to a tile, or -1 where they are drawn."""
SETUP_OBJECTIVES = _setup.reserve()
"""How many objectives there are to be at least; those that are named follow."""
SETUP_NAMED = _setup.reserve(MOST_OBJECTIVES)
SETUP_SIZE = _setup.size
STREAMS = 3
OF_TILES, OF_OBJECTIVES = STREAM, 2 * STREAM
"""Where the streams lie that tiles and objectives are drawn from."""


@kernel
def begin(b: Masks, v: Ints, stream: Ints, setup: Ints) -> None:
    """The match that the stream's seed deals; agrees with `games/explorers/setup.py`."""
    seats = setup[SETUP_SEATS]
    for i in range(HEADER + SEAT_NUMBERS * seats):
        v[i] = 0
    v[CHANCE] = v[POLICY] = v[DEALT] = 1
    v[SEATS] = seats
    v[ADVANCED] = setup[SETUP_ADVANCED]
    v[SIDE] = NOBODY
    split_stream(stream, 0, OF_TILES)
    laid = lay_tiles(b, v, stream, setup)
    split_stream(stream, 0, OF_OBJECTIVES)
    pick_objectives(v, stream, setup, laid)
    for seat in range(seats):
        b[sheet_of(seat) + CROSSED] = NONE
        b[sheet_of(seat) + REACH] = NONE
    b[OPEN] = central_villages(b)
    if b[OPEN].bit_count() > 1:
        v[STAGE] = SETTLING
        v[ASKS] = 1
    else:
        set_out(b, v, nth(b[OPEN], 0))
        carry_on(b, v)


@kernel
def lay_tiles(b: Masks, v: Ints, stream: Ints, setup: Ints) -> int:
    """The tiles that are chosen, or four drawn and turned; a bit for each of them."""
    for i in range(SHEETS):
        b[i] = NONE
    b[LAND] = EVERYWHERE
    used = 0
    # The deck has no cards yet, so its place serves to shuffle the numbers of the tiles.
    for i in range(TILES):
        v[DECK + i] = i
    if setup[SETUP_TILES] < 0:
        stream_shuffle(stream, OF_TILES, v, DECK, TILES)
    for place in range(PLACES):
        tile = setup[SETUP_TILES + place]
        if tile < 0:
            tile = TURNINGS * v[DECK + place] + stream_below(stream, OF_TILES, TURNINGS)
        used |= 1 << tile // TURNINGS
        lay(b, place, tile)
    return used


@kernel
def pick_objectives(v: Ints, stream: Ints, setup: Ints, laid: int) -> None:
    """Those that are named, then others at random from behind the tiles that are not *laid*."""
    count = 0
    for i in range(MOST_OBJECTIVES):
        v[OBJECTIVE + i] = setup[SETUP_NAMED + i]
        if v[OBJECTIVE + i] != NO_OBJECTIVE:
            count += 1
    while count < setup[SETUP_OBJECTIVES]:
        left = 0
        for each in range(OBJECTIVES):
            left += 1 if may_join(v, each, laid) else 0
        place = stream_below(stream, OF_OBJECTIVES, left)
        each = -1
        while place >= 0:
            each += 1
            if may_join(v, each, laid):
                place -= 1
        v[OBJECTIVE + count] = each
        count += 1


@kernel
def may_join(v: Ints, objective: int, laid: int) -> bool:
    """Whether an objective is neither in play nor only behind tiles that are *laid*."""
    is_new = True
    for i in range(MOST_OBJECTIVES):
        if v[OBJECTIVE + i] == objective:
            is_new = False
    return is_new and is_left(objective, laid)


@kernel
def proceed(b: Masks, v: Ints, stream: Ints) -> None:
    while v[DEALT] == WAITS_FOR_DECK:
        v[DEALT] = 1
        for i in range(CARDS):
            v[DECK + i] = i
        stream_shuffle(stream, 0, v, DECK, CARDS)
        v[FACING] = stream_below(stream, 0, 1 << TURNS)
        reveal(b, v)
        carry_on(b, v)


@kernel
def count_legal(b: Masks, v: Ints, workspace: Workspace) -> int:
    return legal(b)


@kernel
def take_place(b: Masks, v: Ints, workspace: Workspace, place: int) -> None:
    apply(b, v, action(b, place))


@kernel
def points(b: Masks, v: Ints, seat: int) -> int:
    """What rounds, temples and races gave so far; at the end everything."""
    return v[numbers_of(seat) + POINTS]


@kernel
def rating(b: Masks, v: Ints) -> int:
    """All points: every objective in play only asks for more of them."""
    return v[numbers_of(0) + POINTS]
