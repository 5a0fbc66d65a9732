"""States of the readable title made from flat numbers, to be compared with the true ones."""

from __future__ import annotations

from inklands.fast.match import SEAT, SEATS
from inklands.fast.misterra import constants as t
from inklands.fast.misterra import match as m
from inklands.games.misterra import state
from inklands.games.misterra.island.island import Island
from inklands.games.misterra.island.terrain import SKETCHES
from inklands.grid.grid import indices
from inklands.grid.kernel import Ints, Masks


def readable(b: Masks, v: Ints) -> state.State:
    """
    The state of the title that these buffers hold.

    Buffers do not keep the order of markers and of the display, barriers, nor what happened last.
    """
    seats = int(v[SEATS])
    setup = state.Setup(
        seats, int(v[m.FIRST]), bool(v[m.EXPERT]), bool(v[m.FIRST_GAME]), bool(v[m.MERGED])
    )
    step = state.Step(m.STEP_NAMES[v[m.STEP]])
    active = m.FIRST if step is state.Step.KEEP else SEAT
    seat, half_day, card, turn = (int(v[at]) for at in (active, m.HALF_DAY, m.CARD, m.TURN))
    moment = state.Moment(step, seat, half_day, card, turn, 0, bool(v[m.ENDING]))
    hands = tuple(_hand(v, seat) for seat in range(seats))
    otoma = _otoma(v) if seats == 1 else None
    return state.State(setup, hands, _public(b, v), _sketches(v), otoma, moment)


def _public(b: Masks, v: Ints) -> state.PublicState:
    seats = int(v[SEATS])
    steppe, lagoon, jungle, mountain, confirmed = (b[i] for i in range(m.CONFIRMED + 1))
    parchments = []
    for seat in range(seats):
        at = m.PARCHMENTS + m.TERRAINS * seat
        parchments.append((b[at], b[at + 1], b[at + 2], b[at + 3]))
    return state.PublicState(
        Island((steppe, lagoon, jungle, mountain), confirmed),
        tuple(int(v[m.MEEPLES + seat]) for seat in range(seats)),
        tuple(tuple(indices(b[m.MARKERS + owner])) for owner in range(max(seats, 2))),
        tuple(parchments),
    )


def _hand(v: Ints, seat: int) -> state.Hand:
    at = m.HANDS + m.HAND * seat
    numbers = [t.NUMBERS[v[at + i]] if v[at + i] >= 0 else 0 for i in range(m.HAND)]
    dealt = tuple(number for number in numbers[: m.DEALT] if number)
    return state.Hand(dealt, tuple(number for number in numbers[m.DEALT :] if number))


def _sketches(v: Ints) -> state.Sketches:
    hidden = [int(v[m.DECK + i]) for i in range(v[m.TOP], v[m.HIDDEN])]
    removed = tuple(int(v[m.DECK + i]) for i in range(v[m.HIDDEN], v[m.POOL]))
    tucked = [int(v[m.TUCKED + i]) for i in range(v[m.TUCK_TOP], v[m.TUCK_END])]
    display = tuple(kind for kind in SKETCHES for _ in range(v[m.DISPLAY + kind]))
    return state.Sketches((*hidden, *tucked), display, len(tucked), removed)


def _otoma(v: Ints) -> state.Otoma:
    cards, top = [int(v[m.OTOMA_DECK + i]) for i in range(len(t.OTOMA))], int(v[m.OTOMA_TOP])
    size = t.STACK * t.STACKS
    return state.Otoma(tuple(cards[top:size]), tuple(cards[:top]), tuple(cards[size:]))
