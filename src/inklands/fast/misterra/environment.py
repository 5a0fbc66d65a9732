"""The title as learners' environments see it: `EnvironmentModel` in `fast/environment.py`."""

from __future__ import annotations

from inklands.fast.match import CHANCE, POLICY, SEATS
from inklands.fast.misterra import constants as t
from inklands.fast.misterra.action_index import take_action as take_action
from inklands.fast.misterra.action_index import write_legal as write_legal
from inklands.fast.misterra.deal import JUNGLES, LETTERS, PAIRS
from inklands.fast.misterra.ground import NONE
from inklands.fast.misterra.match import (
    AT_SEA,
    CARD,
    CONFIRMED,
    DEALT,
    DECK,
    EXPERT,
    FIRST,
    FIRST_GAME,
    HAND,
    HANDS,
    HIDDEN,
    JUNGLE,
    KEPT,
    MASKS,
    MEEPLES,
    MERGED,
    MOST_SEATS,
    NO_CARD,
    NOT_KEPT,
    NUMBERS,
    OTOMA_DECK,
    POOL,
    SCRATCH,
    TUCKED,
    TURN,
)
from inklands.fast.misterra.observation import look as look
from inklands.fast.misterra.observation import observe as observe
from inklands.fast.misterra.points import points as all_points
from inklands.fast.misterra.rules import action_of, apply, choose, legal
from inklands.fast.misterra.sketches import refill
from inklands.fast.misterra.standing import standing_points
from inklands.fast.misterra.workspace import Workspace
from inklands.fast.offsets import Offsets
from inklands.fast.stream import stream_below, stream_shuffle
from inklands.grid.kernel import Ints, Masks, constants, kernel
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks

_setup = Offsets()
SETUP_SEATS = _setup.reserve()
SETUP_FIRST_GAME = _setup.reserve()
SETUP_EXPERT = _setup.reserve()
SETUP_MERGED = _setup.reserve()
PRESUMPTIONS = len(t.NUMBERS)
SOLO_REMOVED = t.COMPONENTS.solo_removed
STRIDE = t.MOST_CARDS
CARDS = constants(
    card
    for cards in t.COMPONENTS.sketches
    for card in (*cards, *(NO_CARD,) * (STRIDE - len(cards)))
)
"""The sketch cards for one seat and up, as they lie before they are shuffled."""
CARD_COUNT = constants(map(len, t.COMPONENTS.sketches))
PLAIN, CLAIMING = constants(t.COMPONENTS.otoma.plain), constants(t.COMPONENTS.otoma.claiming)
PLAIN_COUNT, STACKS = len(t.COMPONENTS.otoma.plain), t.STACKS
OTOMA_REMOVED, STACK = t.COMPONENTS.otoma.removed, t.STACK


@kernel
def begin(b: Masks, v: Ints, stream: Ints, setup: Ints) -> None:
    """The match that the stream's seed deals; agrees with `games/misterra/setup.py`."""
    for i in range(NUMBERS):
        v[i] = 0
    for i in range(MASKS):
        b[i] = NONE
    seats = setup[SETUP_SEATS]
    b[JUNGLE] = b[CONFIRMED] = JUNGLES[seats - 1]
    v[CHANCE] = v[POLICY] = v[TURN] = 1
    v[SEATS] = seats
    v[CARD] = NO_CARD
    v[FIRST_GAME] = setup[SETUP_FIRST_GAME]
    v[EXPERT] = setup[SETUP_EXPERT]
    v[MERGED] = setup[SETUP_MERGED]
    v[FIRST] = stream_below(stream, 0, seats)
    for seat in range(MOST_SEATS):
        v[MEEPLES + seat] = AT_SEA
        for i in range(HAND):
            v[HANDS + HAND * seat + i] = NOT_KEPT
    if v[FIRST_GAME]:
        deal_letters(v, stream)
    else:
        deal_hands(v, stream)
    deal_sketches(v, stream)
    if seats == 1:
        deal_otoma(v, stream)
    choose(v)


@kernel
def deal_letters(v: Ints, stream: Ints) -> None:
    """A pair of one letter for every seat, which it keeps."""
    for i in range(PAIRS):
        v[SCRATCH + i] = i
    stream_shuffle(stream, 0, v, SCRATCH, PAIRS)
    for seat in range(v[SEATS]):
        hand = HANDS + HAND * seat
        for i in range(KEPT):
            number = LETTERS[KEPT * v[SCRATCH + seat] + i]
            v[hand + i] = number
            v[hand + DEALT + i] = number


@kernel
def deal_hands(v: Ints, stream: Ints) -> None:
    """Presumptions for every seat, the smallest number first."""
    for i in range(PRESUMPTIONS):
        v[SCRATCH + i] = i
    stream_shuffle(stream, 0, v, SCRATCH, PRESUMPTIONS)
    for seat in range(v[SEATS]):
        for i in range(DEALT):
            number = v[SCRATCH + DEALT * seat + i]
            at = HANDS + HAND * seat + i
            while at > HANDS + HAND * seat and v[at - 1] > number:
                v[at] = v[at - 1]
                at -= 1
            v[at] = number


@kernel
def deal_sketches(v: Ints, stream: Ints) -> None:
    """The cards for so many seats; alone, the first of them are put back unseen."""
    count = CARD_COUNT[v[SEATS] - 1]
    removed = SOLO_REMOVED if v[SEATS] == 1 else 0
    for i in range(count):
        v[TUCKED + i] = CARDS[STRIDE * (v[SEATS] - 1) + i]
    stream_shuffle(stream, 0, v, TUCKED, count)
    for i in range(count):
        v[DECK + i] = v[TUCKED + (removed + i) % count]
    v[HIDDEN] = count - removed
    v[POOL] = count
    refill(v)


@kernel
def deal_otoma(v: Ints, stream: Ints) -> None:
    """Otoma's cards as `shuffled_deck` in games/misterra/otoma/turn.py stacks them."""
    claiming = SCRATCH + PLAIN_COUNT
    for i in range(PLAIN_COUNT):
        v[SCRATCH + i] = PLAIN[i]
    for i in range(STACKS):
        v[claiming + i] = CLAIMING[i]
    stream_shuffle(stream, 0, v, SCRATCH, PLAIN_COUNT)
    stream_shuffle(stream, 0, v, claiming, STACKS)
    plain = SCRATCH + OTOMA_REMOVED
    at = OTOMA_DECK
    for i in range(STACKS):
        place = stream_below(stream, 0, STACK - 1)
        for j in range(STACK - 1):
            v[at] = v[plain]
            plain += 1
            at += 1
            if j == place:
                v[at] = v[claiming + i]
                at += 1
    for i in range(OTOMA_REMOVED):
        v[at + i] = v[SCRATCH + i]


@kernel
def proceed(b: Masks, v: Ints, stream: Ints) -> None:
    """Nothing: all chance was dealt with the first cards."""


@kernel
def count_legal(b: Masks, v: Ints, workspace: Workspace) -> int:
    return legal(b, v, workspace.parts)


@kernel
def take_place(b: Masks, v: Ints, workspace: Workspace, place: int) -> None:
    apply(b, v, action_of(v, workspace.parts, place))


@kernel
def points(b: Masks, v: Ints, seat: int) -> int:
    return standing_points(b, v, seat)


@kernel
def rating(b: Masks, v: Ints) -> int:
    """All points: the first of the four measures of a solo game."""
    return all_points(b, v, 0)
