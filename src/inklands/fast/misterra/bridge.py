"""From the readable title to flat numbers and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType

from inklands.fast.misterra import constants as t
from inklands.fast.misterra import match as m
from inklands.fast.misterra import rules as r
from inklands.games.misterra import scoring
from inklands.games.misterra.actions import (
    Action,
    Claim,
    Keep,
    Map,
    Move,
    OtomaClaim,
    Swap,
    Take,
)
from inklands.games.misterra.island.island import Island
from inklands.games.misterra.island.places import DOMINOES
from inklands.games.misterra.island.terrain import PAIRS, SKETCHES
from inklands.games.misterra.state import (
    Hand,
    Moment,
    Otoma,
    PublicState,
    Setup,
    Sketches,
    State,
    Step,
)
from inklands.grid.grid import indices, mask
from inklands.grid.kernel import Ints, Masks

CANDIDATES, HORIZON, SCALE = 8, 1000, t.POINT
"""How many plans a player of a playout works out, for how many turns; how points are counted."""


def flat(state: State, first: int, kernels: ModuleType) -> tuple[Masks, Ints]:
    """*state* as buffers of *kernels*, with the seats counted from *first*."""
    b: Masks = kernels.new_masks(m.MASKS)
    v: Ints = kernels.new_ints(m.NUMBERS)
    setup, moment = state.setup, state.moment
    v[m.CHANCE] = v[m.POLICY] = 1
    v[m.SEATS], v[m.FIRST] = setup.seats, (setup.first - first) % setup.seats
    v[m.EXPERT], v[m.MERGED] = int(setup.is_expert), int(setup.merged_score)
    v[m.FIRST_GAME] = int(setup.is_first_game)
    v[m.STEP], v[m.SEAT] = (
        m.STEP_NAMES.index(moment.step.value),
        (moment.seat - first) % setup.seats,
    )
    v[m.HALF_DAY], v[m.CARD], v[m.TURN] = moment.half_day, moment.card, moment.turn
    v[m.ENDING] = int(moment.is_ending)
    _fill_public(b, v, state.public, first)
    for seat in range(setup.seats):
        _fill_hand(v, state.hands[(first + seat) % setup.seats], seat)
    _fill_sketches(v, state.sketches)
    if state.otoma is not None:
        _fill_otoma(v, state.otoma)
    if moment.step is Step.KEEP:
        kernels.choose(v)
    return b, v


def _fill_public(b: Masks, v: Ints, public: PublicState, first: int) -> None:
    seats = len(public.meeples)
    for terrain, cells in enumerate(public.island.tiles):
        b[terrain] = cells
    b[m.CONFIRMED] = public.island.confirmed
    for place in range(seats):
        seat = (first + place) % seats
        v[m.MEEPLES + place] = public.meeples[seat]
        b[m.MARKERS + place] = mask(public.claims[seat])
        for terrain, cells in enumerate(public.parchments[seat]):
            b[m.PARCHMENTS + m.TERRAINS * place + terrain] = cells
    if seats == 1:
        b[m.MARKERS + 1] = mask(public.claims[1])


def _fill_hand(v: Ints, hand: Hand, seat: int) -> None:
    at = m.HANDS + m.HAND * seat
    for i in range(m.HAND):
        v[at + i] = m.NOT_KEPT
    for i, number in enumerate(hand.dealt):
        v[at + i] = t.NUMBERS.index(number)
    for i, number in enumerate(hand.kept):
        v[at + m.DEALT + i] = t.NUMBERS.index(number)


def _fill_sketches(v: Ints, sketches: Sketches) -> None:
    hidden = len(sketches.deck) - sketches.tucked
    for i, card in enumerate((*sketches.deck[:hidden], *sketches.removed)):
        v[m.DECK + i] = card
    for i, card in enumerate(sketches.deck[hidden:]):
        v[m.TUCKED + i] = card
    v[m.HIDDEN], v[m.POOL] = hidden, hidden + len(sketches.removed)
    v[m.TUCK_END] = sketches.tucked
    for card in sketches.display:
        v[m.DISPLAY + card] += 1
    v[m.SHOWN] = len(sketches.display)


def _fill_otoma(v: Ints, otoma: Otoma) -> None:
    for i, card in enumerate((*otoma.played, *otoma.deck, *otoma.removed)):
        v[m.OTOMA_DECK + i] = card
    v[m.OTOMA_TOP] = len(otoma.played)


def readable(b: Masks, v: Ints) -> State:
    """
    The state of the title that these buffers hold.

    Buffers do not keep the order of markers and of the display, barriers, nor what happened last.
    """
    seats = int(v[m.SEATS])
    setup = Setup(
        seats, int(v[m.FIRST]), bool(v[m.EXPERT]), bool(v[m.FIRST_GAME]), bool(v[m.MERGED])
    )
    step = Step(m.STEP_NAMES[v[m.STEP]])
    active = m.FIRST if step is Step.KEEP else m.SEAT
    seat, half_day, card, turn = (int(v[at]) for at in (active, m.HALF_DAY, m.CARD, m.TURN))
    moment = Moment(step, seat, half_day, card, turn, 0, bool(v[m.ENDING]))
    hands = tuple(_hand(v, seat) for seat in range(seats))
    otoma = _otoma(v) if seats == 1 else None
    return State(setup, hands, _public(b, v), _sketches(v), otoma, moment)


def _public(b: Masks, v: Ints) -> PublicState:
    seats = int(v[m.SEATS])
    steppe, lagoon, jungle, mountain, confirmed = (b[i] for i in range(m.CONFIRMED + 1))
    parchments = []
    for seat in range(seats):
        at = m.PARCHMENTS + m.TERRAINS * seat
        parchments.append((b[at], b[at + 1], b[at + 2], b[at + 3]))
    return PublicState(
        Island((steppe, lagoon, jungle, mountain), confirmed),
        tuple(int(v[m.MEEPLES + seat]) for seat in range(seats)),
        tuple(tuple(indices(b[m.MARKERS + owner])) for owner in range(max(seats, 2))),
        tuple(parchments),
    )


def _hand(v: Ints, seat: int) -> Hand:
    at = m.HANDS + m.HAND * seat
    numbers = [t.NUMBERS[v[at + i]] if v[at + i] >= 0 else 0 for i in range(m.HAND)]
    dealt = tuple(number for number in numbers[: m.DEALT] if number)
    return Hand(dealt, tuple(number for number in numbers[m.DEALT :] if number))


def _sketches(v: Ints) -> Sketches:
    hidden = [int(v[m.DECK + i]) for i in range(v[m.TOP], v[m.HIDDEN])]
    removed = tuple(int(v[m.DECK + i]) for i in range(v[m.HIDDEN], v[m.POOL]))
    tucked = [int(v[m.TUCKED + i]) for i in range(v[m.TUCK_TOP], v[m.TUCK_END])]
    display = tuple(kind for kind in SKETCHES for _ in range(v[m.DISPLAY + kind]))
    return Sketches((*hidden, *tucked), display, len(tucked), removed)


def _otoma(v: Ints) -> Otoma:
    cards, top = [int(v[m.OTOMA_DECK + i]) for i in range(len(t.OTOMA))], int(v[m.OTOMA_TOP])
    size = t.STACK * t.STACKS
    return Otoma(tuple(cards[top:size]), tuple(cards[:top]), tuple(cards[size:]))


@dataclass(frozen=True, slots=True)
class Twin:
    """A match on flat numbers that follows one of the readable title, card for card."""

    kernels: ModuleType
    b: Masks
    v: Ints
    parts: Masks
    actions_found: Ints

    @classmethod
    def of(cls, state: State, kernels: ModuleType) -> Twin:
        """The twin of *state*."""
        b, v = flat(state, 0, kernels)
        return cls(kernels, b, v, kernels.new_masks(r.PARTS), kernels.new_ints(r.MOST_ACTIONS))

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the match is over."""
        return None if self.v[m.STEP] == m.OVER else int(self.v[m.SEAT])

    def actions(self) -> list[int]:
        """Everything the seat to act may do."""
        total = self.kernels.listed(self.b, self.v, self.parts, self.actions_found)
        return [int(action) for action in self.actions_found[:total]]

    def apply(self, place: int, after: State) -> None:
        """Take an action; all chance was dealt with the first state, so *after* tells no more."""
        del after
        self.kernels.apply(self.b, self.v, int(self.actions_found[place]))

    def standing(self) -> list[tuple[int, ...]]:
        """By seat: points, and the fidelity that breaks ties."""
        return [
            (
                int(self.kernels.points(self.b, self.v, seat)),
                int(self.kernels.fidelity_points(self.b, seat)),
            )
            for seat in range(self.v[m.SEATS])
        ]


def readable_actions(legal: Iterable[Action]) -> list[int]:
    """`Twin.actions` as the readable title lists them."""
    return [place if isinstance(each, Keep) else code(each) for place, each in enumerate(legal)]


def code(action: Action) -> int:
    """The number of an action other than what to keep, which is known by its place."""
    match action:
        case Move(_, target):
            return target
        case Swap(sketch):
            return r.SWAPS + sketch
        case Take(sketch):
            return r.TAKES + sketch
        case Map(first, one, second, two):
            turned = (first, second) not in PAIRS
            return r.MAPS + 2 * DOMINOES.index((one, two)) + turned
        case OtomaClaim(cell):
            return cell
        case _:
            return r.CLAIM if isinstance(action, Claim) else r.PASS


def readable_standing(state: State) -> list[tuple[int, ...]]:
    """`Twin.standing` as the readable title tells it."""
    points = scoring.standing(t.COMPONENTS, state).points
    return [(each.total, each.by_key()[scoring.FIDELITY]) for each in points]


def sample_setup(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options of a match: all of them come up in turn."""
    first_game, expert, merged = ("false", "true"), ("false", "true"), ("none", "both")
    return 1 + number % 4, {
        "first_game": first_game[number // 16 % 4 == 3],
        "expert": expert[number // 4 % 2],
        "merged_claims": merged[number // 8 % 2],
    }


def seen(state: State, seat: int, kernels: ModuleType) -> tuple[Masks, Ints]:
    """A match for *seat* to think about; in it the seats are counted from there."""
    return flat(state, seat, kernels)
