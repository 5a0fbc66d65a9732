"""The title as the search sees it: `Model` in `fast/contract.py` says what each kernel is for."""

from __future__ import annotations

from inklands.fast.cartographers.legal import FIRST_AMBUSH, legal, map_of
from inklands.fast.cartographers.match import (
    AMBUSHES,
    CARD,
    DECK,
    DECK_SIZE,
    FILLED,
    HEADER,
    LURKERS,
    LURKING,
    POINTS,
    RUINS_DUE,
    SEASON,
    SEAT_NUMBERS,
    SHEET_MASKS,
    TURNED,
)
from inklands.fast.cartographers.playout import apply_legal, frozen, picked, worth_of
from inklands.fast.cartographers.rules import SEASONS
from inklands.fast.cartographers.rules import resume as resume
from inklands.fast.cartographers.workspace import Workspace
from inklands.fast.chance import roll
from inklands.fast.match import CHANCE, DONE, SEAT
from inklands.fast.ranking import insert
from inklands.grid.kernel import Ints, Masks, kernel


@kernel
def redeal(v: Ints) -> None:
    """
    The ambushes nobody has met, dealt anew over this deck and the seasons to come.

    The order of the deck is new without more ado, since cards are drawn from it at random.
    """
    unmet = v[LURKING] + SEASONS - 1 - v[SEASON]
    for i in range(unmet - 1):
        j = i + roll(v, CHANCE, unmet - i)
        one = unmet_at(v, i)
        two = unmet_at(v, j)
        v[one], v[two] = v[two], v[one]
    n = 0
    for i in range(v[TURNED], v[DECK_SIZE]):
        if v[DECK + i] >= FIRST_AMBUSH:
            v[DECK + i] = v[LURKERS + n]
            n += 1


@kernel
def unmet_at(v: Ints, i: int) -> int:
    """Where the *i*-th ambush nobody has met is kept: in the deck, or for a later season."""
    return LURKERS + i if i < v[LURKING] else AMBUSHES + v[SEASON] + 1 + i - v[LURKING]


@kernel
def clock(v: Ints) -> int:
    return v[SEASON]


@kernel
def take(b: Masks, v: Ints, workspace: Workspace, k: int) -> None:
    """A plan is a single action, known by its place among the legal ones."""
    legal(b, v, workspace.maps, workspace.counts)
    apply_legal(b, v, workspace.maps, workspace.counts, k)


@kernel
def play(b: Masks, v: Ints, workspace: Workspace, m: int) -> None:
    """The seat to act takes the best of *m* actions."""
    total = legal(b, v, workspace.maps, workspace.counts)
    k = picked(b, v, workspace.maps, workspace.counts, workspace.goals, total, m)
    apply_legal(b, v, workspace.maps, workspace.counts, k)


@kernel
def estimate(b: Masks, v: Ints, workspace: Workspace, seat: int) -> int:
    """Points, and before the end what the map would still earn as it is."""
    points = v[HEADER + SEAT_NUMBERS * seat + POINTS]
    return points if v[DONE] else points + frozen(b, v, seat, workspace.goals)


@kernel
def choices(b: Masks, v: Ints, workspace: Workspace, width: int) -> int:
    """The best actions in ``workspace.codes``, their values beside them; how many."""
    n = legal(b, v, workspace.maps, workspace.counts)
    frozen(b, v, map_of(v, v[SEAT]), workspace.goals)
    found = 0
    for k in range(n):
        worth = worth_of(b, v, workspace.maps, workspace.counts, workspace.goals, k)
        found = insert(workspace.values, 0, workspace.codes, 0, worth, k, found, width)
    return found


@kernel
def observation_key(b: Masks, v: Ints) -> int:
    """A number that differs with what the seat to act can see of its decision."""
    filled = b[SHEET_MASKS * map_of(v, v[SEAT]) + FILLED]
    folded = (v[CARD] * 2 + v[RUINS_DUE]) * 0x2545F491
    while filled:
        lowest = (filled & -filled).bit_length()
        folded = ((folded << 7) + (folded >> 9) + lowest) & 0xFFFFFFFFFFFF
        filled = filled & (filled - 1)
    return folded
