"""Playouts: random, or each action the best of a few by what it is worth."""

from __future__ import annotations

from inklands.fast.chance import roll, seeded
from inklands.fast.explorers.match import (
    ASKS,
    CROSSED,
    FOOD,
    HEADER,
    OPEN,
    POINTS,
    REACH,
    SEAT_NUMBERS,
    SHEET_MASKS,
    SHEETS,
    STAGE,
)
from inklands.fast.explorers.rules import SETTLING, TAKING, action, apply, choose, grow, legal
from inklands.fast.explorers.sheet import mark, numbers_of, sheet_of
from inklands.fast.explorers.start import start
from inklands.fast.explorers.worth import worth
from inklands.fast.match import CHANCE, DONE, POLICY, SEAT, copy_match
from inklands.grid.kernel import Ints, Masks, kernel
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks


@kernel
def play_randomly(b: Masks, v: Ints) -> int:
    """Play to the end at random; the number of decisions."""
    decisions = 0
    while not v[DONE]:
        apply(b, v, action(b, roll(v, POLICY, legal(b))))
        decisions += 1
    return decisions


@kernel
def random_games(
    seed: int, games: int, seats: int, advanced: int, objectives: int, totals: Ints
) -> None:
    """
    Whole games at random, each on a landscape of its own.

    Adds up the points of seat 0 in ``totals[0]``, their squares in ``totals[1]``, and the decisions
    of all seats in ``totals[2]``.
    """
    b = new_masks(SHEETS + SHEET_MASKS * seats)
    v = new_ints(HEADER + SEAT_NUMBERS * seats)
    for game in range(games):
        start(b, v, seats, advanced, objectives, seed + game)
        v[POLICY] = seeded(v[CHANCE])
        totals[2] += play_randomly(b, v)
        points = v[HEADER + POINTS]
        totals[0] += points
        totals[1] += points * points


@kernel
def best_cell(b: Masks, v: Ints, w: Ints, m: int) -> int:
    """The cell to cross that makes the sheet worth most, among *m* at random if there are more."""
    seat = v[SEAT]
    at = sheet_of(seat)
    numbers = numbers_of(seat)
    crossed = b[at + CROSSED]
    reach = b[at + REACH]
    food = v[numbers + FOOD]
    total = legal(b)
    best = -1
    most = 0
    for i in range(min(m, total)):
        cell = action(b, i if total <= m else roll(v, POLICY, total))
        mark(b, v, seat, cell)
        value = worth(b, v, w, seat)
        if best < 0 or value > most:
            most = value
            best = cell
        b[at + CROSSED] = crossed
        b[at + REACH] = reach
        v[numbers + FOOD] = food
    return best


@kernel
def worth_of_offer(b: Masks, v: Ints, to_b: Masks, to_v: Ints, w: Ints, offer: int, m: int) -> int:
    """What the seat's sheet is worth after the crosses that an offer leads to."""
    copy_match(b, v, to_b, to_v)
    choose(to_b, to_v, offer)
    while to_b[OPEN]:
        grow(to_b, to_v, best_cell(to_b, to_v, w, m))
    return worth(to_b, to_v, w, to_v[SEAT])


@kernel
def picked(b: Masks, v: Ints, to_b: Masks, to_v: Ints, w: Ints, m: int) -> int:
    """The action of a player that looks at its own crosses of this turn."""
    total = legal(b)
    if total == 1:
        return action(b, 0)
    if not v[ASKS]:
        return best_cell(b, v, w, m)
    if v[STAGE] == SETTLING or v[STAGE] == TAKING:
        return action(b, roll(v, POLICY, total))
    best = -1
    most = 0
    for i in range(total):
        offer = action(b, i)
        value = worth_of_offer(b, v, to_b, to_v, w, offer, m)
        if best < 0 or value > most:
            most = value
            best = offer
    return best


@kernel
def greedy_games(
    seed: int, games: int, seats: int, advanced: int, objectives: int, w: Ints, m: int, totals: Ints
) -> None:
    """Like `random_games`, by players that look at their own crosses of the turn."""
    b = new_masks(SHEETS + SHEET_MASKS * seats)
    v = new_ints(HEADER + SEAT_NUMBERS * seats)
    to_b = new_masks(SHEETS + SHEET_MASKS * seats)
    to_v = new_ints(HEADER + SEAT_NUMBERS * seats)
    for game in range(games):
        start(b, v, seats, advanced, objectives, seed + game)
        v[POLICY] = seeded(v[CHANCE])
        while not v[DONE]:
            apply(b, v, picked(b, v, to_b, to_v, w, m))
            totals[2] += 1
        points = v[HEADER + POINTS]
        totals[0] += points
        totals[1] += points * points
