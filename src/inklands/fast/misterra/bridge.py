"""From the readable title to flat numbers and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from inklands.fast.contract import Buffers, FlatMatch
from inklands.fast.match import CHANCE, DONE, POLICY, SEAT, SEATS
from inklands.fast.misterra import constants as t
from inklands.fast.misterra import match as m
from inklands.fast.misterra import rules as r
from inklands.fast.misterra.workspace import blank
from inklands.games.misterra import actions, scoring
from inklands.games.misterra.island.places import DOMINOES
from inklands.games.misterra.island.terrain import PAIRS
from inklands.games.misterra.state import (
    Hand,
    Otoma,
    PublicState,
    Sketches,
    State,
    Step,
)
from inklands.grid.grid import mask
from inklands.grid.kernel import Ints, Masks


class Rules(Buffers, Protocol):
    """The kernels that a twin is played with."""

    def resume(self, b: Masks, v: Ints, /) -> None: ...
    def listed(self, b: Masks, v: Ints, parts: Masks, found: Ints, /) -> int: ...
    def apply(self, b: Masks, v: Ints, action: int, /) -> None: ...
    def points(self, b: Masks, v: Ints, seat: int, /) -> int: ...
    def fidelity_points(self, b: Masks, seat: int, /) -> int: ...


def flat(state: State, first: int, buffers: Buffers) -> FlatMatch:
    """*state* as buffers, with the seats counted from *first*."""
    b, v = blank(buffers)
    setup, moment = state.setup, state.moment
    v[CHANCE] = v[POLICY] = 1
    v[SEATS], v[m.FIRST] = setup.seats, (setup.first - first) % setup.seats
    v[m.EXPERT], v[m.MERGED] = int(setup.is_expert), int(setup.merged_score)
    v[m.FIRST_GAME] = int(setup.is_first_game)
    v[m.STEP], v[SEAT] = (
        m.STEP_NAMES.index(moment.step.value),
        (moment.seat - first) % setup.seats,
    )
    v[m.HALF_DAY], v[m.CARD], v[m.TURN] = moment.half_day, moment.card, moment.turn
    v[m.ENDING] = int(moment.is_ending)
    v[DONE] = int(moment.step is Step.OVER)
    _fill_public(b, v, state.public, first)
    for seat in range(setup.seats):
        _fill_hand(v, state.hands[(first + seat) % setup.seats], seat)
    _fill_sketches(v, state.sketches)
    if state.otoma is not None:
        _fill_otoma(v, state.otoma)
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


@dataclass(frozen=True, slots=True)
class Twin:
    """A match on flat numbers that follows one of the readable title, card for card."""

    rules: Rules
    b: Masks
    v: Ints
    parts: Masks
    actions_found: Ints

    @classmethod
    def of(cls, state: State, rules: Rules) -> Twin:
        """The twin of *state*."""
        b, v = flat(state, 0, rules)
        rules.resume(b, v)
        return cls(rules, b, v, rules.new_masks(r.PARTS), rules.new_ints(r.MOST_ACTIONS))

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the match is over."""
        return None if self.v[DONE] else int(self.v[SEAT])

    def actions(self) -> list[int]:
        """Everything the seat to act may do."""
        total = self.rules.listed(self.b, self.v, self.parts, self.actions_found)
        return [int(action) for action in self.actions_found[:total]]

    def apply(self, place: int, after: State) -> None:
        """Take an action; all chance was dealt with the first state: *after* adds nothing."""
        del after
        self.rules.apply(self.b, self.v, int(self.actions_found[place]))

    def standing(self) -> list[tuple[int, ...]]:
        """By seat: points, and the fidelity that breaks ties."""
        return [
            (
                int(self.rules.points(self.b, self.v, seat)),
                int(self.rules.fidelity_points(self.b, seat)),
            )
            for seat in range(self.v[SEATS])
        ]


def readable_actions(legal: Iterable[actions.Action]) -> list[int]:
    """`Twin.actions` as the readable title lists them."""
    return [
        place if isinstance(each, actions.Keep) else code(each) for place, each in enumerate(legal)
    ]


def code(action: actions.Action) -> int:
    """The number of an action other than what to keep, which is known by its place."""
    match action:
        case actions.Move(_, target):
            return target
        case actions.Swap(sketch):
            return r.SWAPS + sketch
        case actions.Take(sketch):
            return r.TAKES + sketch
        case actions.Map(first, one, second, two, tile):
            turned = (first, second) not in PAIRS or tile == two
            return r.MAPS + 2 * DOMINOES.index((one, two)) + turned
        case actions.OtomaClaim(cell):
            return cell
        case _:
            return r.CLAIM if isinstance(action, actions.Claim) else r.PASS


def readable_standing(state: State) -> list[tuple[int, ...]]:
    """`Twin.standing` as the readable title counts it."""
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
