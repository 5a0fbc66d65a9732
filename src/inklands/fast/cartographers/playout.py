"""Playouts: random, or each action the best of a few by its value."""

from __future__ import annotations

from inklands.fast.cartographers import constants as t
from inklands.fast.cartographers.goals import MOUNTAINS, goal_points, neighbours, surrounded
from inklands.fast.cartographers.legal import (
    MAPS,
    MOST_OFFERS,
    cells_of,
    legal,
    map_of,
    option_of,
    shape_coins,
    terrain_of,
)
from inklands.fast.cartographers.match import (
    COINS,
    EDICT,
    FILLED,
    HEADER,
    LAYOUT,
    MONSTER,
    POINTS,
    SEASON,
    SEAT_NUMBERS,
    SHEET_MASKS,
)
from inklands.fast.cartographers.rules import MOST_COINS, SEASONS, apply, start
from inklands.fast.chance import roll, seeded
from inklands.fast.match import CHANCE, DONE, POLICY, SEAT
from inklands.grid.kernel import Ints, Masks, constants, kernel, new_ints, new_masks

SCORINGS_LEFT = constants(t.SCORINGS_LEFT)
CHANGED_BY, EDICTS = constants(t.CHANGED_BY), t.EDICTS


@kernel
def frozen(b: Masks, v: Ints, owner: int, goals: Ints) -> int:
    """
    The points to come for *owner* if its map stayed as it is.

    ``goals`` receives what each of the four edicts gives now.
    """
    at = SHEET_MASKS * owner
    season = v[SEASON]
    value = 0
    for i in range(EDICTS):
        goals[i] = goal_points(v[EDICT + i], b, at, v[LAYOUT])
        value += SCORINGS_LEFT[EDICTS * season + i] * goals[i]
    lost = (neighbours(b[at + MONSTER]) & ~b[at + FILLED]).bit_count()
    return value + (SEASONS - season) * (v[HEADER + SEAT_NUMBERS * owner + COINS] - lost)


@kernel
def worth(b: Masks, v: Ints, owner: int, goals: Ints, terrain: int, cells: int, coins: int) -> int:
    """`frozen` after *cells* of *terrain* and the shape's *coins*; ``goals`` comes from it."""
    at = SHEET_MASKS * owner
    season = v[SEASON]
    drawn = b[at + terrain]
    filled = b[at + FILLED]
    b[at + terrain] = drawn | cells
    b[at + FILLED] = filled | cells
    value = 0
    for i in range(EDICTS):
        left = SCORINGS_LEFT[EDICTS * season + i]
        if left:
            if CHANGED_BY[v[EDICT + i]] >> terrain & 1:
                value += left * goal_points(v[EDICT + i], b, at, v[LAYOUT])
            else:
                value += left * goals[i]
    lost = (neighbours(b[at + MONSTER]) & ~b[at + FILLED]).bit_count()
    closed = surrounded(filled | cells) & ~surrounded(filled) & MOUNTAINS[v[LAYOUT]]
    earned = v[HEADER + SEAT_NUMBERS * owner + COINS] + coins + closed.bit_count()
    b[at + terrain] = drawn
    b[at + FILLED] = filled
    return value + (SEASONS - season) * (min(earned, MOST_COINS) - lost)


@kernel
def worth_of(b: Masks, v: Ints, maps: Masks, counts: Ints, goals: Ints, k: int) -> int:
    """
    What action *k* is worth to the seat to act.

    Less is better for the map of somebody else, so there the sign is turned.
    """
    seat = v[SEAT]
    owner = map_of(v, seat)
    cells = cells_of(v, maps, counts, k)
    terrain = terrain_of(v, option_of(counts, k))
    value = worth(b, v, owner, goals, terrain, cells, shape_coins(v, cells))
    return value if owner == seat else -value


@kernel
def picked(b: Masks, v: Ints, maps: Masks, counts: Ints, goals: Ints, total: int, m: int) -> int:
    """The best by worth of *m* actions drawn at random."""
    best = roll(v, POLICY, total)
    if m > 1:
        frozen(b, v, map_of(v, v[SEAT]), goals)
        most = worth_of(b, v, maps, counts, goals, best)
        for _ in range(m - 1):
            k = roll(v, POLICY, total)
            value = worth_of(b, v, maps, counts, goals, k)
            if value > most:
                most = value
                best = k
    return best


@kernel
def apply_legal(b: Masks, v: Ints, maps: Masks, counts: Ints, k: int) -> None:
    """Apply action *k* of those that `legal` has just listed."""
    apply(b, v, terrain_of(v, option_of(counts, k)), cells_of(v, maps, counts, k))


@kernel
def play_on(b: Masks, v: Ints, maps: Masks, counts: Ints, goals: Ints, m: int, last: int) -> int:
    """Play up to the end of season *last*, each action the best of *m*; the number of decisions."""
    decisions = 0
    while not v[DONE] and v[SEASON] <= last:
        total = legal(b, v, maps, counts)
        apply_legal(b, v, maps, counts, picked(b, v, maps, counts, goals, total, m))
        decisions += 1
    return decisions


@kernel
def playouts(seed: int, games: int, seats: int, m: int, totals: Ints) -> None:
    """
    Whole games with random goals, the layouts in turn.

    Adds up the points of seat 0 in ``totals[0]``, their squares in ``totals[1]``, and the decisions
    of all seats in ``totals[2]``.
    """
    b = new_masks(SHEET_MASKS * seats)
    v = new_ints(HEADER + SEAT_NUMBERS * seats)
    maps = new_masks(MAPS)
    counts = new_ints(MOST_OFFERS)
    goals = new_ints(EDICTS)
    for game in range(games):
        start(b, v, seats, game & 1, 0, seed + game)
        v[POLICY] = seeded(v[CHANCE])
        totals[2] += play_on(b, v, maps, counts, goals, m, SEASONS)
        points = v[HEADER + POINTS]
        totals[0] += points
        totals[1] += points * points
