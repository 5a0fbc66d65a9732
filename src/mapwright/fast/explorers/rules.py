"""
The flow of a match on flat numbers: deal in, legal actions, apply, points.

Seats cross one after another where the readable title lets them cross at once, which comes to the
same: what a seat has crossed in a turn stays in its own draft until all have finished.
"""

from __future__ import annotations

from mapwright.fast.explorers import tables as t
from mapwright.fast.explorers.land import (
    AREA,
    CENTRAL,
    CROSSED,
    FOOD,
    GEMS,
    HORSES,
    KEYS,
    MAPS,
    NEW_CROSSED,
    NEW_REACH,
    NEW_TICKED,
    NONE,
    ONE,
    OPEN,
    REACH,
    TEMPLE_AT,
    TEMPLES,
    TICKED,
    VILLAGE_AT,
    VILLAGES,
    area_of,
    neighbours,
    seat_at,
)
from mapwright.fast.explorers.objectives import KIND, LINE, POINTS, RACE, is_met, objective_points
from mapwright.grid.kernel import Boards, Ints, kernel, nth, table
from mapwright.grid.kernel import new_boards as new_boards
from mapwright.grid.kernel import new_ints as new_ints

CHANCE, POLICY, SEATS, STAGE, ROUND, TURN, SIDE, FACING, DEALT, OPENED, SEAT = range(11)
FOOD_SIDE, GEM_SIDE, TEMPLE_SIDE, VILLAGE_SIDE = range(11, 15)
OBJECTIVES, OBJECTIVE, ORDER, TEMPLES_GONE, RACES_GONE, ME, HEADER = 15, 16, 19, 27, 31, 34, 35
(
    MAPS_USED, SETTLED, TEMPLE_WON, RACE_WON, ASKS, PLAN, LEFT, RIDING, BATCHES, BATCH,
    NEW_MAPS_USED, SEAT_NUMBERS,
) = 0, 1, 2, 6, 9, 10, 11, 12, 13, 14, 18, 19  # fmt: skip
VILLAGE, OPENING, SIDE_TAKING, CROSSES, BONUS, OVER = range(6)
NO_SIDE = -1
WAITS_FOR_DECK = 2
START_AT, CHOOSE, USE_MAP, CROSS, RIDE = range(5)
KINDS = 1000
"""An action as one number: its kind times this, and a cell or bits of terrains."""

ROUNDS, TURNS = t.ROUNDS, t.TURNS
CARD_SIDES = table(t.CARD_SIDES)
KEY_SLOTS, MAP_SLOTS, TEMPLE_POINTS = t.KEY_SLOTS, t.MAP_SLOTS, t.TEMPLE_POINTS
TEMPLE_ROOM, TEMPLE_VALUES = t.TEMPLE_ROOM, table(t.TEMPLE_VALUES)
FOOD_ROOM, FOOD_LINE, FOOD_POINTS = table(t.FOOD_ROOM), t.FOOD_LINE, table(t.FOOD_POINTS)
GEM_LINE, GEM_POINTS = t.GEM_LINE, table(t.GEM_POINTS)
VILLAGE_POINTS = table(t.VILLAGE_POINTS)
OPENING_CROSSES, FAVOURED, OTHER, MAP_CROSSES = (
    t.CROSSES.opening, t.CROSSES.favoured, t.CROSSES.other, t.CROSSES.map,
)  # fmt: skip


@kernel
def roll(v: Ints, stream: int, bound: int) -> int:
    """A whole number below *bound* from a cheap generator of the match's own (xorshift32)."""
    x = v[stream]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    v[stream] = x
    return x * bound >> 32


@kernel
def seeded(seed: int) -> int:
    """A start for the generator: never 0."""
    mixed = ((seed & 0xFFFFFFFF) * 2654435761 + 0x9E3779B9) & 0xFFFFFFFF
    return mixed or 1


@kernel
def numbers_at(seat: int) -> int:
    """Where the numbers of *seat* begin."""
    return HEADER + SEAT_NUMBERS * seat


@kernel
def active_seat(v: Ints) -> int:
    """Who takes a side of the card, or -1."""
    if v[SEATS] == 1 or (v[SEATS] == 3 and v[ROUND] == 3 and v[TURN] == 6):
        return -1
    return (v[ROUND] + v[TURN]) % v[SEATS]


@kernel
def passable(b: Boards, crossed: int, reach: int) -> int:
    """The cells of the frontier that may be crossed in the right terrain: temples need a key."""
    temples = b[TEMPLES]
    if reach & temples:
        keys = min((crossed & b[KEYS]).bit_count(), KEY_SLOTS)
        if keys <= (crossed & temples).bit_count():
            return reach & ~temples
    return reach


@kernel
def has_map(b: Boards, v: Ints, seat: int) -> bool:
    """Whether *seat* found a map in an earlier turn and has it still."""
    found = (b[seat_at(seat) + CROSSED] & b[MAPS]).bit_count()
    return min(found, MAP_SLOTS) > v[numbers_at(seat) + MAPS_USED]


@kernel
def blank_draft(b: Boards, v: Ints, seat: int) -> None:
    """A draft that asks what to do first."""
    at = seat_at(seat)
    n = numbers_at(seat)
    b[at + NEW_CROSSED] = b[at + CROSSED]
    b[at + NEW_REACH] = b[at + REACH]
    b[at + NEW_TICKED] = b[at + TICKED]
    b[at + OPEN] = NONE
    v[n + NEW_MAPS_USED] = v[n + MAPS_USED]
    v[n + ASKS] = 1
    v[n + PLAN] = 0
    v[n + LEFT] = 0
    v[n + RIDING] = 0
    v[n + BATCHES] = 0


@kernel
def plan(b: Boards, v: Ints, seat: int, terrains: int, crosses: int) -> None:
    """So many crosses to make in *terrains*, as far as there is room for them."""
    at = seat_at(seat)
    n = numbers_at(seat)
    allowed = passable(b, b[at + NEW_CROSSED], b[at + NEW_REACH]) & area_of(b, terrains)
    v[n + ASKS] = 0
    v[n + PLAN] = terrains
    v[n + LEFT] = crosses if allowed else 0
    v[n + RIDING] = 0
    b[at + OPEN] = allowed


@kernel
def tick(b: Boards, v: Ints, at: int, cell: int) -> None:
    """The food on *cell* is ticked if its round has a place for it."""
    for kind in range(3):
        if b[FOOD + kind] & cell:
            same = (b[at + NEW_TICKED] & b[FOOD + kind]).bit_count()
            if same < FOOD_ROOM[3 * (ROUNDS * v[FOOD_SIDE] + v[ROUND]) + kind]:
                b[at + NEW_TICKED] |= cell


@kernel
def grow(b: Boards, v: Ints, seat: int, index: int) -> None:
    """A cross on the cell *index*, with what lies there put to use."""
    at = seat_at(seat)
    n = numbers_at(seat)
    cell = ONE << index
    crossed = b[at + NEW_CROSSED] | cell
    reach = (b[at + NEW_REACH] | neighbours(cell) & ~b[VILLAGES]) & ~crossed
    b[at + NEW_CROSSED] = crossed
    b[at + NEW_REACH] = reach
    tick(b, v, at, cell)
    if not v[n + RIDING]:
        v[n + LEFT] -= 1
    free = passable(b, crossed, reach)
    allowed = NONE
    riding = 0
    if b[HORSES] & cell and free:
        riding = 1
        allowed = free
    elif v[n + LEFT]:
        allowed = free & area_of(b, v[n + PLAN])
    if not allowed:
        v[n + LEFT] = 0
    v[n + RIDING] = riding
    b[at + OPEN] = allowed


@kernel
def ask_again(b: Boards, v: Ints, seat: int) -> None:
    """Ask for the terrain of the next batch, or forget the batches if no cell is left."""
    at = seat_at(seat)
    n = numbers_at(seat)
    v[n + PLAN] = 0
    v[n + LEFT] = 0
    v[n + RIDING] = 0
    b[at + OPEN] = NONE
    if v[n + BATCHES] and passable(b, b[at + NEW_CROSSED], b[at + NEW_REACH]):
        v[n + ASKS] = 1
    else:
        v[n + ASKS] = 0
        v[n + BATCHES] = 0


@kernel
def waits(b: Boards, v: Ints, seat: int) -> bool:
    """Whether *seat* still has something to decide in this stage."""
    return v[numbers_at(seat) + ASKS] > 0 or bool(b[seat_at(seat) + OPEN])


@kernel
def next_seat(b: Boards, v: Ints) -> int:
    """The first seat that has something to decide, or ``v[SEATS]``."""
    for seat in range(v[SEATS]):
        if waits(b, v, seat):
            return seat
    return v[SEATS]


@kernel
def set_out(b: Boards, v: Ints, start: int) -> None:
    """All make their first crosses from the village at *start*."""
    cell = ONE << start
    for seat in range(v[SEATS]):
        at = seat_at(seat)
        b[at + CROSSED] = cell
        b[at + REACH] = neighbours(cell) & ~b[VILLAGES]
        b[at + TICKED] = NONE
        blank_draft(b, v, seat)
    v[STAGE] = OPENING
    v[SEAT] = next_seat(b, v)


@kernel
def sides_of(v: Ints, seat: int) -> int:
    """How many sides of the card *seat* may use: the active seat only the one it took."""
    return 1 if v[SIDE] != NO_SIDE and seat == active_seat(v) else 2


@kernel
def side_of(v: Ints, seat: int, option: int) -> int:
    """The terrains of the side that is the seat's *option*."""
    side = v[SIDE] if sides_of(v, seat) == 1 else option
    return CARD_SIDES[2 * v[ORDER + v[TURN]] + side]


@kernel
def cross_at_once(b: Boards, v: Ints) -> None:
    """All use the card; a seat with one thing to do is not asked."""
    v[STAGE] = CROSSES
    for seat in range(v[SEATS]):
        blank_draft(b, v, seat)
        if sides_of(v, seat) == 1 and not has_map(b, v, seat):
            plan(b, v, seat, side_of(v, seat, 0), FAVOURED)
    v[SEAT] = next_seat(b, v)


@kernel
def all_finished(b: Boards, v: Ints) -> None:
    """Everybody's crosses are shown, temples pay, and what they pay in crosses is used."""
    for seat in range(v[SEATS]):
        v[numbers_at(seat) + BATCHES] = 0
    for place in range(4):
        visit(b, v, place)
    for seat in range(v[SEATS]):
        at = seat_at(seat)
        n = numbers_at(seat)
        b[at + CROSSED] = b[at + NEW_CROSSED]
        b[at + REACH] = b[at + NEW_REACH]
        b[at + TICKED] = b[at + NEW_TICKED]
        v[n + MAPS_USED] = v[n + NEW_MAPS_USED]
        ask_again(b, v, seat)
    v[SEAT] = next_seat(b, v)
    if v[SEAT] < v[SEATS]:
        v[STAGE] = BONUS
    else:
        turn_over(b, v)


@kernel
def visit(b: Boards, v: Ints, place: int) -> None:
    """All who newly entered a temple get its best value; one is struck for each of them."""
    temple = b[TEMPLE_AT + place]
    line = TEMPLE_ROOM * (4 if v[TEMPLE_SIDE] else v[SEATS] - 1)
    best = TEMPLE_VALUES[line + v[TEMPLES_GONE + place]]
    for seat in range(v[SEATS]):
        at = seat_at(seat)
        n = numbers_at(seat)
        if b[at + NEW_CROSSED] & ~b[at + CROSSED] & temple:
            v[TEMPLES_GONE + place] += 1
            v[n + TEMPLE_WON + place] = TEMPLE_POINTS if v[TEMPLE_SIDE] else best
            if v[TEMPLE_SIDE] and best:
                v[n + BATCH + v[n + BATCHES]] = best
                v[n + BATCHES] += 1


@kernel
def settle_races(b: Boards, v: Ints) -> None:
    for i in range(v[OBJECTIVES]):
        objective = v[OBJECTIVE + i]
        if KIND[objective] == RACE:
            points = POINTS[LINE * objective + v[RACES_GONE + i]]
            for seat in range(v[SEATS]):
                n = numbers_at(seat) + RACE_WON + i
                if not v[n] and is_met(objective, b, b[seat_at(seat) + CROSSED]):
                    v[n] = points
                    v[RACES_GONE + i] += 1


@kernel
def turn_over(b: Boards, v: Ints) -> None:
    settle_races(b, v)
    if not v[OPENED]:
        v[OPENED] = 1
        begin_round(b, v)
    elif v[TURN] + 1 < TURNS:
        v[TURN] += 1
        reveal(b, v)
    else:
        round_over(b, v)


@kernel
def round_over(b: Boards, v: Ints) -> None:
    """Food and gems are counted."""
    for seat in range(v[SEATS]):
        at = seat_at(seat)
        v[numbers_at(seat) + SETTLED] += round_points(b, v, b[at + TICKED], b[at + CROSSED])
        b[at + TICKED] = NONE
    if v[ROUND] + 1 == ROUNDS:
        v[STAGE] = OVER
        v[SEAT] = v[SEATS]
        return
    v[ROUND] += 1
    if v[SEATS] == 1:
        for place in range(4):
            if not v[numbers_at(0) + TEMPLE_WON + place]:
                v[TEMPLES_GONE + place] += 1
        for i in range(v[OBJECTIVES]):
            if KIND[v[OBJECTIVE + i]] == RACE and not v[numbers_at(0) + RACE_WON + i]:
                v[RACES_GONE + i] += 1
    begin_round(b, v)


@kernel
def round_points(b: Boards, v: Ints, ticked: int, crossed: int) -> int:
    food = FOOD_POINTS[FOOD_LINE * v[FOOD_SIDE] + ticked.bit_count()]
    return food + GEM_POINTS[GEM_LINE * v[GEM_SIDE] + (crossed & b[GEMS]).bit_count()]


@kernel
def begin_round(b: Boards, v: Ints) -> None:
    v[TURN] = 0
    if v[DEALT]:
        v[DEALT] = WAITS_FOR_DECK
        return
    for i in range(TURNS + 1):
        v[ORDER + i] = i
    reveal(b, v)


@kernel
def reveal(b: Boards, v: Ints) -> None:
    """A card is turned up; its order in the deck is drawn only now, unless it was dealt."""
    turn = v[TURN]
    if not v[DEALT]:
        j = turn + roll(v, CHANCE, TURNS + 1 - turn)
        v[ORDER + j], v[ORDER + turn] = v[ORDER + turn], v[ORDER + j]
        v[FACING] = roll(v, CHANCE, 2) << turn
    v[SIDE] = NO_SIDE
    if v[SEATS] == 1:
        v[SIDE] = v[FACING] >> turn & 1
        cross_at_once(b, v)
    elif active_seat(v) < 0:
        cross_at_once(b, v)
    else:
        v[STAGE] = SIDE_TAKING
        v[SEAT] = active_seat(v)


@kernel
def terrains_in_reach(b: Boards, seat: int) -> int:
    """A bit for each terrain that a cross may go to."""
    at = seat_at(seat)
    free = passable(b, b[at + NEW_CROSSED], b[at + NEW_REACH])
    found = 0
    for i in range(4):
        if free & b[AREA + i]:
            found |= 1 << i
    return found


@kernel
def legal(b: Boards, v: Ints) -> int:
    """How many actions the seat to act has."""
    seat = v[SEAT]
    if v[STAGE] == VILLAGE:
        return b[CENTRAL].bit_count()
    if v[STAGE] == SIDE_TAKING:
        return 2
    if not v[numbers_at(seat) + ASKS]:
        return b[seat_at(seat) + OPEN].bit_count()
    if v[STAGE] != CROSSES:
        return bits(terrains_in_reach(b, seat))
    sides = sides_of(v, seat)
    return sides + bits(terrains_in_reach(b, seat)) if has_map(b, v, seat) else sides


@kernel
def bits(number: int) -> int:
    """How many of the four lowest bits are set."""
    return (number & 1) + (number >> 1 & 1) + (number >> 2 & 1) + (number >> 3 & 1)


@kernel
def nth_terrain(found: int, k: int) -> int:
    """The bit of the *k*-th terrain of *found*."""
    for i in range(4):
        if found >> i & 1:
            if k == 0:
                return 1 << i
            k -= 1
    return 0


@kernel
def code_of(b: Boards, v: Ints, k: int) -> int:
    """Action *k* of the seat to act as one number."""
    seat = v[SEAT]
    if v[STAGE] == VILLAGE:
        return KINDS * START_AT + nth(b[CENTRAL], k)
    if v[STAGE] == SIDE_TAKING:
        return KINDS * CHOOSE + CARD_SIDES[2 * v[ORDER + v[TURN]] + k]
    n = numbers_at(seat)
    if not v[n + ASKS]:
        return KINDS * (RIDE if v[n + RIDING] else CROSS) + nth(b[seat_at(seat) + OPEN], k)
    found = terrains_in_reach(b, seat)
    if v[STAGE] != CROSSES:
        return KINDS * CHOOSE + nth_terrain(found, k)
    sides = sides_of(v, seat)
    if k < sides:
        return KINDS * CHOOSE + side_of(v, seat, k)
    return KINDS * USE_MAP + nth_terrain(found, k - sides)


@kernel
def crosses_of(v: Ints, seat: int, terrains: int) -> int:
    """How many crosses choosing *terrains* gives."""
    if v[STAGE] == OPENING:
        return OPENING_CROSSES
    if v[STAGE] == BONUS:
        return v[numbers_at(seat) + BATCH]
    if v[SIDE] == NO_SIDE:
        return FAVOURED
    is_taken = terrains == CARD_SIDES[2 * v[ORDER + v[TURN]] + v[SIDE]]
    is_own = v[SEATS] == 1 or seat == active_seat(v)
    return FAVOURED if is_taken == is_own else OTHER


@kernel
def draft(b: Boards, v: Ints, seat: int, code: int) -> None:
    """What an action makes of the draft of *seat*."""
    n = numbers_at(seat)
    kind = code // KINDS
    value = code - KINDS * kind
    if kind >= CROSS:
        grow(b, v, seat, value)
    elif kind == USE_MAP:
        v[n + NEW_MAPS_USED] += 1
        plan(b, v, seat, value, MAP_CROSSES)
    else:
        crosses = crosses_of(v, seat, value)
        if v[STAGE] == BONUS:
            v[n + BATCHES] -= 1
            for i in range(v[n + BATCHES]):
                v[n + BATCH + i] = v[n + BATCH + i + 1]
        plan(b, v, seat, value, crosses)
    if v[n + BATCHES] and not b[seat_at(seat) + OPEN]:
        ask_again(b, v, seat)


@kernel
def apply(b: Boards, v: Ints, code: int) -> None:
    """The seat to act decides; the match goes on to the next decision."""
    if v[STAGE] == VILLAGE:
        set_out(b, v, code - KINDS * START_AT)
        return
    if v[STAGE] == SIDE_TAKING:
        card = v[ORDER + v[TURN]]
        v[SIDE] = 0 if code - KINDS * CHOOSE == CARD_SIDES[2 * card] else 1
        cross_at_once(b, v)
        return
    draft(b, v, v[SEAT], code)
    v[SEAT] = next_seat(b, v)
    if v[SEAT] == v[SEATS]:
        all_finished(b, v)


@kernel
def village_points(b: Boards, v: Ints, crossed: int) -> int:
    """Each village by the crosses beside it; on the advanced side the least surrounded alone."""
    total = 0
    fewest = 4
    for i in range(4):
        beside = (neighbours(b[VILLAGE_AT + i]) & crossed).bit_count()
        fewest = min(fewest, beside)
        total += VILLAGE_POINTS[beside]
    return VILLAGE_POINTS[5 + fewest] if v[VILLAGE_SIDE] else total


@kernel
def points_of(b: Boards, v: Ints, seat: int) -> int:
    """What *seat* has if the match ends with its sheet as it is."""
    n = numbers_at(seat)
    crossed = b[seat_at(seat) + CROSSED]
    points = v[n + SETTLED] + village_points(b, v, crossed)
    for place in range(4):
        points += v[n + TEMPLE_WON + place]
    for i in range(v[OBJECTIVES]):
        objective = v[OBJECTIVE + i]
        if KIND[objective] == RACE:
            points += v[n + RACE_WON + i]
        else:
            points += objective_points(objective, b, crossed)
    return points


@kernel
def listed(b: Boards, v: Ints, codes: Ints) -> int:
    """How many actions the seat to act has; ``codes`` receives them."""
    total = legal(b, v)
    for k in range(total):
        codes[k] = code_of(b, v, k)
    return total
