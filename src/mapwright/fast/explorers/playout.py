"""Playouts: random, or each action the best of a few by the points it promises."""

from __future__ import annotations

from mapwright.fast.explorers import tables as t
from mapwright.fast.explorers.land import (
    CROSSED,
    FOOD,
    GEMS,
    HORSES,
    KEYS,
    LAND_BOARDS,
    MAPS,
    NEW_CROSSED,
    NEW_REACH,
    NEW_TICKED,
    OPEN,
    SEAT_BOARDS,
    TEMPLE_AT,
    TEMPLES,
    VILLAGES,
    neighbours,
    seat_at,
)
from mapwright.fast.explorers.objectives import KIND, LINE, POINTS, RACE, is_met, objective_points
from mapwright.fast.explorers.rules import (
    CHANCE,
    CROSSES,
    GEM_LINE,
    GEM_POINTS,
    GEM_SIDE,
    HEADER,
    KEY_SLOTS,
    MAP_SLOTS,
    NEW_MAPS_USED,
    OBJECTIVE,
    OBJECTIVES,
    OVER,
    POLICY,
    RACE_WON,
    RACES_GONE,
    ROUND,
    ROUNDS,
    SEAT,
    SEAT_NUMBERS,
    SEATS,
    SETTLED,
    SIDE_TAKING,
    STAGE,
    TEMPLE_POINTS,
    TEMPLE_ROOM,
    TEMPLE_SIDE,
    TEMPLE_VALUES,
    TEMPLE_WON,
    TEMPLES_GONE,
    TURN,
    TURNS,
    VILLAGE,
    apply,
    code_of,
    draft,
    legal,
    numbers_at,
    points_of,
    roll,
    round_points,
    seeded,
    village_points,
)
from mapwright.grid.kernel import Boards, Ints, kernel, new_boards, new_ints, table

SCALE = 10
"""Worths are in tenths of points."""
NEARNESS = table((16, 9, 5, 3, 2, 1))
"""What something to be had is worth at so many steps from the crosses."""
KEY_WORTH, MAP_WORTH = 25, 20
GAME_TURNS = t.ROUNDS * t.TURNS


@kernel
def frozen(b: Boards, v: Ints, seat: int) -> int:
    """The points of *seat* if its crosses, those of this turn included, stayed as they are."""
    at = seat_at(seat)
    n = numbers_at(seat)
    crossed = b[at + NEW_CROSSED] | b[at + CROSSED]
    gems = GEM_POINTS[GEM_LINE * v[GEM_SIDE] + (crossed & b[GEMS]).bit_count()]
    points = v[n + SETTLED] + round_points(b, v, b[at + NEW_TICKED], crossed)
    points += (ROUNDS - 1 - v[ROUND]) * gems + village_points(b, v, crossed)
    line = TEMPLE_ROOM * (4 if v[TEMPLE_SIDE] else v[SEATS] - 1)
    for i in range(4):
        if v[n + TEMPLE_WON + i]:
            points += v[n + TEMPLE_WON + i]
        elif crossed & b[TEMPLE_AT + i]:
            best = TEMPLE_VALUES[line + v[TEMPLES_GONE + i]]
            points += TEMPLE_POINTS + best if v[TEMPLE_SIDE] else best
    for i in range(v[OBJECTIVES]):
        objective = v[OBJECTIVE + i]
        if KIND[objective] != RACE:
            points += objective_points(objective, b, crossed)
        elif v[n + RACE_WON + i]:
            points += v[n + RACE_WON + i]
        elif is_met(objective, b, crossed):
            points += POINTS[LINE * objective + v[RACES_GONE + i]]
    return points


@kernel
def promise(b: Boards, v: Ints, seat: int) -> int:
    """What *seat* may yet make of its crosses, in tenths of points."""
    at = seat_at(seat)
    n = numbers_at(seat)
    crossed = b[at + NEW_CROSSED]
    keys = min((crossed & b[KEYS]).bit_count(), KEY_SLOTS) - (crossed & b[TEMPLES]).bit_count()
    maps = min((crossed & b[MAPS]).bit_count(), MAP_SLOTS) - v[n + NEW_MAPS_USED]
    left = GAME_TURNS - TURNS * v[ROUND] - v[TURN]
    wanted = b[GEMS] | b[KEYS] | b[MAPS] | b[HORSES] | b[VILLAGES]
    wanted |= b[FOOD] | b[FOOD + 1] | b[FOOD + 2]
    if keys > 0:
        wanted |= b[TEMPLES]
    worth = KEY_WORTH * keys + min(MAP_WORTH * maps, 5 * left)
    reached = crossed
    for step in range(min(6, left + 1)):
        wider = reached | neighbours(reached)
        worth += NEARNESS[step] * (wider & ~reached & wanted).bit_count()
        reached = wider
    return worth + b[at + NEW_REACH].bit_count()


@kernel
def keep(b: Boards, v: Ints, seat: int, kept_b: Boards, kept_v: Ints) -> None:
    """Remember what is the seat's own."""
    for i in range(SEAT_BOARDS):
        kept_b[i] = b[seat_at(seat) + i]
    for i in range(SEAT_NUMBERS):
        kept_v[i] = v[numbers_at(seat) + i]


@kernel
def bring_back(b: Boards, v: Ints, seat: int, kept_b: Boards, kept_v: Ints) -> None:
    for i in range(SEAT_BOARDS):
        b[seat_at(seat) + i] = kept_b[i]
    for i in range(SEAT_NUMBERS):
        v[numbers_at(seat) + i] = kept_v[i]


@kernel
def worth_of(b: Boards, v: Ints, kept_b: Boards, kept_v: Ints, k: int) -> int:
    """What action *k* is worth to the seat to act; `keep` was called before."""
    seat = v[SEAT]
    if v[STAGE] == VILLAGE or v[STAGE] == SIDE_TAKING:
        return 0
    draft(b, v, seat, code_of(b, v, k))
    # A choice of terrains is worth the crosses it allows.
    room = min(b[seat_at(seat) + OPEN].bit_count(), 3) * 4 if v[STAGE] == CROSSES else 0
    value = SCALE * frozen(b, v, seat) + promise(b, v, seat) + room
    bring_back(b, v, seat, kept_b, kept_v)
    return value


@kernel
def picked(b: Boards, v: Ints, kept_b: Boards, kept_v: Ints, m: int) -> int:
    """The best by worth of *m* actions drawn at random."""
    total = legal(b, v)
    best = roll(v, POLICY, total)
    if m == 1 or total == 1:
        return best
    keep(b, v, v[SEAT], kept_b, kept_v)
    most = worth_of(b, v, kept_b, kept_v, best)
    for _ in range(min(m, total) - 1):
        k = roll(v, POLICY, total)
        value = worth_of(b, v, kept_b, kept_v, k)
        if value > most:
            most = value
            best = k
    return best


@kernel
def play_on(b: Boards, v: Ints, kept_b: Boards, kept_v: Ints, m: int, last: int) -> int:
    """Play to the end of turn *last* of the match; the number of decisions."""
    decisions = 0
    while v[STAGE] != OVER and TURNS * v[ROUND] + v[TURN] <= last:
        apply(b, v, code_of(b, v, picked(b, v, kept_b, kept_v, m)))
        decisions += 1
    return decisions


@kernel
def copy_match(b: Boards, v: Ints, to_b: Boards, to_v: Ints) -> None:
    for i in range(LAND_BOARDS + SEAT_BOARDS * v[SEATS]):
        to_b[i] = b[i]
    for i in range(HEADER + SEAT_NUMBERS * v[SEATS]):
        to_v[i] = v[i]


@kernel
def playouts(b: Boards, v: Ints, seed: int, games: int, m: int, totals: Ints) -> None:
    """
    Whole games from one start, each with cards of its own.

    Adds up the points of seat 0 in ``totals[0]``, their squares in ``totals[1]``, and the decisions
    of all seats in ``totals[2]``.
    """
    new_b = new_boards(LAND_BOARDS + SEAT_BOARDS * v[SEATS])
    new_v = new_ints(HEADER + SEAT_NUMBERS * v[SEATS])
    kept_b = new_boards(SEAT_BOARDS)
    kept_v = new_ints(SEAT_NUMBERS)
    for game in range(games):
        copy_match(b, v, new_b, new_v)
        new_v[CHANCE] = seeded(seed + game)
        new_v[POLICY] = seeded(new_v[CHANCE])
        totals[2] += play_on(new_b, new_v, kept_b, kept_v, m, GAME_TURNS)
        points = points_of(new_b, new_v, 0)
        totals[0] += points
        totals[1] += points * points
