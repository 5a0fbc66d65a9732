"""What a bot asks of the simulator: deals that agree with a view, choices by worth, playouts."""

from __future__ import annotations

from mapwright.fast.explorers.land import LAND_BOARDS, NEW_CROSSED, SEAT_BOARDS, seat_at
from mapwright.fast.explorers.playout import (
    copy_match,
    frozen,
    keep,
    picked,
    play_on,
    promise,
    worth_of,
)
from mapwright.fast.explorers.rules import (
    ASKS,
    CHANCE,
    HEADER,
    ME,
    ORDER,
    OVER,
    POLICY,
    RIDING,
    ROUND,
    SEAT,
    SEAT_NUMBERS,
    SEATS,
    SIDE,
    STAGE,
    TURN,
    TURNS,
    apply,
    code_of,
    legal,
    numbers_at,
    points_of,
    roll,
    seeded,
)
from mapwright.fast.explorers.rules import reveal as reveal
from mapwright.grid.kernel import Boards, Ints, kernel, new_boards, new_ints

SCALE = 10


@kernel
def redeal(v: Ints, seed: int) -> None:
    """New streams of chance; the cards to come are drawn from them one by one."""
    v[CHANCE] = seeded(seed)
    v[POLICY] = seeded(seed ^ 0x5DEECE66)
    for _ in range(2):
        roll(v, CHANCE, 2)


@kernel
def dealt(b: Boards, v: Ints, seed: int) -> tuple[Boards, Ints]:
    """A copy of a match, with all that is hidden dealt anew."""
    new_b = new_boards(LAND_BOARDS + SEAT_BOARDS * v[SEATS])
    new_v = new_ints(HEADER + SEAT_NUMBERS * v[SEATS])
    copy_match(b, v, new_b, new_v)
    redeal(new_v, seed)
    return new_b, new_v


@kernel
def lead(b: Boards, v: Ints) -> int:
    """The points of the seat that thinks, less those of the best other seat; in tenths."""
    own = 0
    best = -100000
    for seat in range(v[SEATS]):
        if v[STAGE] == OVER:
            points = SCALE * points_of(b, v, seat)
        else:
            points = SCALE * frozen(b, v, seat) + promise(b, v, seat)
        if seat == v[ME]:
            own = points
        else:
            best = max(best, points)
    return own - best if v[SEATS] > 1 else own


@kernel
def finish(b: Boards, v: Ints, kept_b: Boards, kept_v: Ints, m: int, turns: int) -> int:
    """`lead` after playing on for *turns* more turns, each action the best of *m*."""
    play_on(b, v, kept_b, kept_v, m, TURNS * v[ROUND] + v[TURN] + turns)
    return lead(b, v)


@kernel
def act(b: Boards, v: Ints, kept_b: Boards, kept_v: Ints, k: int, m: int) -> None:
    """Take action *k*; the others play until the seat that thinks is to act again."""
    apply(b, v, code_of(b, v, k))
    while v[STAGE] != OVER and v[SEAT] != v[ME]:
        apply(b, v, code_of(b, v, picked(b, v, kept_b, kept_v, m)))


@kernel
def is_over(v: Ints) -> bool:
    return v[STAGE] == OVER


@kernel
def best(values: Ints, n: int, width: int, places: Ints) -> int:
    """Writes the places of the *width* greatest of *n* values, the greatest first; how many."""
    found = 0
    for k in range(n):
        if found < width or values[k] > values[places[found - 1]]:
            at = found if found < width else found - 1
            while at and values[places[at - 1]] < values[k]:
                places[at] = places[at - 1]
                at -= 1
            places[at] = k
            found = min(found + 1, width)
    return found


@kernel
def choices(
    b: Boards, v: Ints, kept_b: Boards, kept_v: Ints, values: Ints, places: Ints, width: int
) -> int:
    """The best actions by worth, in ``places``; ``values`` receives what each action is worth."""
    n = legal(b, v)
    keep(b, v, v[SEAT], kept_b, kept_v)
    for k in range(n):
        values[k] = worth_of(b, v, kept_b, kept_v, k)
    return best(values, n, width, places)


@kernel
def sample(
    b: Boards,
    v: Ints,
    to_b: Boards,
    to_v: Ints,
    kept_b: Boards,
    kept_v: Ints,
    places: Ints,
    n: int,
    seed: int,
    rounds: int,
    m: int,
    turns: int,
    sums: Ints,
) -> None:
    """
    Adds to ``sums[i]`` what came of action ``places[i]`` in *rounds* deals.

    The deals are the same for all *n* actions, so that luck does not tell them apart.
    """
    last = TURNS * v[ROUND] + v[TURN] + turns
    for deal in range(rounds):
        for i in range(n):
            copy_match(b, v, to_b, to_v)
            redeal(to_v, seed + deal)
            apply(to_b, to_v, code_of(to_b, to_v, places[i]))
            play_on(to_b, to_v, kept_b, kept_v, m, last)
            sums[i] += lead(to_b, to_v)


@kernel
def look(b: Boards, v: Ints) -> int:
    """A number that tells apart what the seat to act can see of its decision."""
    n = numbers_at(v[SEAT])
    crossed = b[seat_at(v[SEAT]) + NEW_CROSSED]
    folded = v[STAGE] * 64 + v[n + ASKS] * 8 + v[n + RIDING] * 4 + v[SIDE] + 1
    folded = folded * 0x2545F491 + v[ORDER + v[TURN]] * 0x9E3779B1 + v[TURN]
    while crossed:
        lowest = (crossed & -crossed).bit_length()
        folded = ((folded << 7) + (folded >> 9) + lowest) & 0xFFFFFFFFFFFF
        crossed = crossed & (crossed - 1)
    return folded
