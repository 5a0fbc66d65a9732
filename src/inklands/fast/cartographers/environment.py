"""The title as learners' environments see it: `EnvironmentModel` in `fast/environment.py`."""

from __future__ import annotations

from inklands.fast.cartographers import constants as t
from inklands.fast.cartographers.action_index import take_action as take_action
from inklands.fast.cartographers.action_index import write_legal as write_legal
from inklands.fast.cartographers.legal import FIRST_AMBUSH, legal
from inklands.fast.cartographers.match import (
    AMBUSHES,
    DEALT,
    DECK,
    DECK_SIZE,
    EDICT,
    HEADER,
    LAYOUT,
    LURKERS,
    LURKING,
    POINTS,
    RUINS_DUE,
    RULING,
    SEASON,
    SEAT_NUMBERS,
    TIME,
    TURNED,
)
from inklands.fast.cartographers.observation import look as look
from inklands.fast.cartographers.observation import observe as observe
from inklands.fast.cartographers.playout import apply_legal
from inklands.fast.cartographers.rules import (
    CATEGORY_AT,
    EDICTS,
    WAITS_FOR_DECK,
    blank,
    explore,
)
from inklands.fast.cartographers.workspace import Workspace
from inklands.fast.match import CHANCE, POLICY, SEATS
from inklands.fast.offsets import Offsets
from inklands.fast.stream import stream_below, stream_shuffle
from inklands.grid.kernel import Ints, Masks, constants, kernel
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks

_setup = Offsets()
SETUP_SEATS = _setup.reserve()
SETUP_LAYOUT = _setup.reserve()
SETUP_RULING = _setup.reserve()
SETUP_GOALS = _setup.reserve(EDICTS)
"""The goals by their numbers, or -1 where they are drawn."""
SETUP_SIZE = _setup.size
AMBUSH_CARDS = len(t.AMBUSHES)
SOLO_VALUES = constants(t.COMPONENTS.goals[key].solo for key in t.GOAL_KEYS)


@kernel
def begin(b: Masks, v: Ints, stream: Ints, setup: Ints) -> None:
    """The match that the stream's seed deals; agrees with `games/cartographers/setup.py`."""
    for i in range(HEADER):
        v[i] = 0
    v[CHANCE] = v[POLICY] = 1
    v[SEATS] = setup[SETUP_SEATS]
    v[LAYOUT] = setup[SETUP_LAYOUT]
    v[RULING] = setup[SETUP_RULING]
    v[DEALT] = 1
    blank(b, v)
    for i in range(EDICTS):
        v[EDICT + i] = setup[SETUP_GOALS + i]
    if setup[SETUP_GOALS] < 0:
        for i in range(EDICTS):
            among = CATEGORY_AT[i + 1] - CATEGORY_AT[i]
            v[EDICT + i] = CATEGORY_AT[i] + stream_below(stream, 0, among)
        stream_shuffle(stream, 0, v, EDICT, EDICTS)
    for i in range(AMBUSH_CARDS):
        v[AMBUSHES + i] = FIRST_AMBUSH + i
    stream_shuffle(stream, 0, v, AMBUSHES, AMBUSH_CARDS)
    deal_season(v, stream)
    explore(b, v)


@kernel
def deal_season(v: Ints, stream: Ints) -> None:
    """All explore cards, the ambushes that never showed up in their order, and one more."""
    for i in range(FIRST_AMBUSH):
        v[DECK + i] = i
    size = FIRST_AMBUSH + v[LURKING]
    for i in range(v[LURKING]):
        v[DECK + FIRST_AMBUSH + i] = v[LURKERS + i]
    v[DECK + size] = v[AMBUSHES + v[SEASON]]
    size += 1
    stream_shuffle(stream, 0, v, DECK, size)
    v[LURKING] = 0
    for i in range(size):
        if v[DECK + i] >= FIRST_AMBUSH:
            v[LURKERS + v[LURKING]] = v[DECK + i]
            v[LURKING] += 1
    v[DECK_SIZE] = size
    v[TURNED] = v[TIME] = v[RUINS_DUE] = 0


@kernel
def proceed(b: Masks, v: Ints, stream: Ints) -> None:
    while v[DEALT] == WAITS_FOR_DECK:
        v[DEALT] = 1
        deal_season(v, stream)
        explore(b, v)


@kernel
def count_legal(b: Masks, v: Ints, workspace: Workspace) -> int:
    return legal(b, v, workspace.maps, workspace.counts)


@kernel
def take_place(b: Masks, v: Ints, workspace: Workspace, place: int) -> None:
    apply_legal(b, v, workspace.maps, workspace.counts, place)


@kernel
def points(b: Masks, v: Ints, seat: int) -> int:
    """What the seasons that are over gave."""
    return v[HEADER + SEAT_NUMBERS * seat + POINTS]


@kernel
def rating(b: Masks, v: Ints) -> int:
    """The points less the numbers on the four goals."""
    total = v[HEADER + POINTS]
    for i in range(EDICTS):
        total -= SOLO_VALUES[v[EDICT + i]]
    return total
