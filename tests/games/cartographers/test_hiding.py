"""What a seat cannot see makes no difference to anything it is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace

import pytest

from inklands.core.conformance import check_game
from inklands.core.deck import Deck
from inklands.core.points import Points, Standing
from inklands.core.rng import Rng
from inklands.errors import BrokenLaw
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.legal import Placements
from inklands.games.cartographers.rules import Cartographers
from inklands.games.cartographers.state import State
from inklands.games.cartographers.view import View
from tests.games.cartographers.following import new_match
from tests.games.cartographers.positions import GAME
from tests.games.random_play import play_at_random

SEATS = (0, 1, 2, None)


def other_deals(state: State, rng: Rng) -> State:
    """The same position with other cards to come and another stream of chance."""
    ambushes = GAME.components.ambushes
    lurking = [card for card in state.deck.cards if card in ambushes]
    plain = [card for card in state.deck.cards if card not in ambushes]
    unmet, rng = rng.shuffled([*lurking, *state.ambushes.cards])
    deck, rng = rng.shuffled([*plain, *unmet[: len(lurking)]])
    return replace(
        state, deck=Deck(deck), ambushes=Deck(unmet[len(lurking) :]), rng=Rng(rng.seed + 1, 7)
    )


def other_drawings(state: State, seat: int | None, rng: Rng) -> State:
    """The same position, but those who have drawn, except *seat*, have drawn something else."""
    pending = list(state.pending)
    for other, drawn in enumerate(state.pending):
        if drawn is not None and other != seat:
            undecided = replace(state, pending=(None,) * len(pending))
            legal = GAME.legal_actions(undecided, other)
            place, rng = rng.below(len(legal))
            pending[other] = legal[place]
    return replace(state, pending=tuple(pending))


def told(state: State, seat: int | None) -> Iterator[bytes]:
    """Everything that *seat*, or an onlooker, is told in this position, as bytes."""
    yield json.dumps(asdict(GAME.view(state, seat))).encode()
    yield GAME.picture(GAME.view(state, seat)).encode()
    yield repr((sorted(GAME.to_act(state)), GAME.prompt(state, seat))).encode()
    yield repr(GAME.standing(state)).encode()
    yield repr([event for event in GAME.events(state) if event.reaches(seat)]).encode()
    yield repr((GAME.turn(state), GAME.barrier(state))).encode()
    if seat is not None:
        yield repr(list(GAME.legal_actions(state, seat))).encode()
        yield repr(GAME.legal_actions(state, seat).groups).encode()
        yield repr((GAME.live_points(state, seat), GAME.live_points_seat(state, seat))).encode()


@pytest.mark.parametrize("seed", range(8))
def test_other_cards_to_come_and_other_drawings_change_nothing_a_seat_is_told(seed: int):
    match = new_match(3, seed, sheet="AB"[seed % 2])
    play_at_random(match, seed)
    states = [*(step.before for step in match.steps), match.state]

    for number, state in enumerate(states):
        seat = SEATS[number % len(SEATS)]
        rng = Rng(seed * 1000 + number)
        other = other_drawings(other_deals(state, rng), seat, rng)

        assert list(told(other, seat)) == list(told(state, seat))


def test_over_thousands_of_positions_views_are_equal_byte_for_byte():
    compared = changed = 0
    for seed in range(24):
        match = new_match(2 + seed % 3, seed + 100, sheet="AB"[seed % 2])
        play_at_random(match, seed)
        for step in match.steps:
            rng = Rng(seed * 1000 + compared)
            for seat in (step.seat, (step.seat + 1) % match.seats):
                other = other_drawings(other_deals(step.before, rng), seat, rng)
                one, two = GAME.view(step.before, seat), GAME.view(other, seat)
                assert repr(one).encode() == repr(two).encode()
                compared += 1
                changed += other.pending != step.before.pending

    assert compared > 3000
    assert changed > 800, "in enough of them somebody else had drawn something else"


def test_drawing_tells_the_others_nothing_but_that_it_was_done():
    match = new_match(3, 21)
    one, two = (match.legal_actions(1)[n] for n in (0, 50))
    first, second = (GAME.apply(match.state, 1, action) for action in (one, two))

    for seat in (0, 2, None):
        assert list(told(first, seat)) == list(told(second, seat))
    assert list(told(first, 1)) != list(told(second, 1))


# Each of these tells a little too much; the check for every game has to notice.


@dataclass(frozen=True, slots=True)
class ShowsTheNextCard(Cartographers):
    def view(self, state: State, seat: int | None) -> View:
        seen = Cartographers.view(self, state, seat)
        return replace(seen, column=(*seen.column, *state.deck.cards[:1]))


@dataclass(frozen=True, slots=True)
class HintsAtAnAmbush(Cartographers):
    def view(self, state: State, seat: int | None) -> View:
        seen = Cartographers.view(self, state, seat)
        is_near = bool(state.deck.cards) and state.deck.cards[0] in self.components.ambushes
        return replace(seen, threshold=seen.threshold + is_near)


@dataclass(frozen=True, slots=True)
class ShowsOthersDrawings(Cartographers):
    def view(self, state: State, seat: int | None) -> View:
        seen = Cartographers.view(self, state, seat)
        cells = sum(drawn.cells for drawn in state.pending if drawn is not None)
        return replace(seen, most_coins=seen.most_coins + cells % 1009)


@dataclass(frozen=True, slots=True)
class CountsOthersDrawings(Cartographers):
    def standing(self, state: State) -> Standing:
        standing = Cartographers.standing(self, state)
        if standing.is_over or state.pending[0] is None:
            return standing
        return Standing((Cartographers.live_points(self, state, 0), *standing.points[1:]))


@dataclass(frozen=True, slots=True)
class ForbidsByTheNextCard(Cartographers):
    def legal_actions(self, state: State, seat: int) -> Placements:
        legal = Cartographers.legal_actions(self, state, seat)
        peek = len("".join(state.deck.cards[:2])) % 2 if len(legal.laid) > 1 else 0
        return replace(legal, laid=legal.laid[peek:])


@dataclass(frozen=True, slots=True)
class PraisesByTheNextCard(Cartographers):
    def live_points(self, state: State, seat: int, action: Placement | None = None) -> Points:
        points = Cartographers.live_points(self, state, seat, action)
        return Points(points.parts[: 2 + len("".join(state.deck.cards[:1])) % 3])


@pytest.mark.parametrize(
    "leaking",
    [
        ShowsTheNextCard,
        HintsAtAnAmbush,
        ShowsOthersDrawings,
        CountsOthersDrawings,
        ForbidsByTheNextCard,
        PraisesByTheNextCard,
    ],
)
def test_a_game_that_leaks_is_caught(leaking: type[Cartographers]):
    with pytest.raises(BrokenLaw):
        check_game(leaking(GAME.data, GAME.components), seats=2, seeds=range(3))
