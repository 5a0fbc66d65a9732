"""Whole matches agree with a referee that knows nothing of the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from inklands.core.record import open_record, replay
from inklands.core.rng import Rng
from inklands.games.misterra.actions import Keep
from inklands.games.misterra.island.island import island_rows
from inklands.games.misterra.island.places import place_name
from inklands.games.misterra.island.terrain import SKETCH_TEXTS
from inklands.games.misterra.state import State, Step
from tests.games.misterra.positions import GAME, position
from tests.games.misterra.slow_referee import DEPTHS, LAND, ROWS, Card, Referee

COMPONENTS = GAME.components
RECORDS = sorted(Path(__file__).with_name("golden").glob("*.record"))


def referee(state: State) -> Referee:
    """A referee with the deal of a match in which presumptions are chosen."""
    setup, sketches = state.setup, state.sketches
    return Referee(
        setup.seats,
        setup.first,
        [SKETCH_TEXTS[card] for card in sketches.deck],
        [SKETCH_TEXTS[card] for card in sketches.display],
        [GAME.grid.name(cell) for cell in COMPONENTS.jungles[setup.seats - 1]],
        [list(hand.kept) for hand in state.hands],
        None if state.otoma is None else [otoma_card(n) for n in state.otoma.deck],
        setup.is_expert,
        setup.merged_score,
    )


def otoma_card(number: int) -> Card:
    card = COMPONENTS.otoma.cards[number]
    one, two = map(GAME.grid.name, card.cells)
    first, second = map(str, card.front.actions)
    return (one, two), (first, second), card.front.claims


def rows(own: Referee) -> tuple[str, ...]:
    return tuple("".join(own.island.get(d + r, ".") for d in DEPTHS) for r in ROWS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_golden_records_agree(path):
    written = open_record(path)
    steps = [step for step in replay(GAME, written).steps if not isinstance(step.action, Keep)]
    own = referee(steps[0].before)
    for step in steps:
        text = GAME.action_text(step.action)
        assert own.seat == step.seat
        assert text in own.legal()
        own.play(text)

    assert own.is_over
    assert tuple(own.points()) == written.points


SCARCE = """
    S S S S S
    S S S s S
    . . j . .
    m . l J M
    . L . . .
"""


@pytest.mark.parametrize("steppes", [12, 11, 10])
def test_every_way_to_lay_a_card_agrees_when_tiles_run_out(steppes):
    """With none left, with one, with two; b3 and d2 are hazy, so some halves confirm."""
    picture = SCARCE.replace("M\n", "S\n") if steppes == 12 else SCARCE
    picture = picture.replace(". .\n    m", "s .\n    m") if steppes >= 11 else picture
    for place in ("c1", "d2", "b2", "beach3"):
        for card in ("SS", "SL", "SJ", "LL"):
            state = position(picture, (place, "beach5"), step=Step.ACT, card=card)
            for action in GAME.legal_actions(state, 0):
                own = in_the_middle(state, card)
                assert {
                    GAME.action_text(each) for each in GAME.legal_actions(state, 0)
                } == own.legal()
                own.play(GAME.action_text(action))

                assert island_rows(GAME.apply(state, 0, action).public.island) == rows(own)


def in_the_middle(state: State, card: str) -> Referee:
    """A referee with the island and the cartographers of *state*, and a card taken."""
    own = referee(state)
    public = state.public
    letters = "".join(island_rows(public.island))
    own.island = {cell: letter for cell, letter in zip(LAND, letters, strict=True) if letter != "."}
    own.meeples = list(map(place_name, public.meeples))
    own.card = card
    return own


OPTIONS = [{}, {"expert": "on"}, {"merged_claims": "both"}, {"first_game": "on", "expert": "on"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_choice_and_every_point_agree(seats, options):
    for seed in range(3):
        state, rng = GAME.start(seats, 100 + seed, GAME.options.settle(options)), Rng(seed)
        while len(GAME.to_act(state)) > 1 or state.moment.step.value == "keep":
            seat = min(GAME.to_act(state))
            state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[seed])
        own = referee(state)
        while to_act := GAME.to_act(state):
            (seat,) = to_act
            legal = GAME.legal_actions(state, seat)
            texts = [GAME.action_text(action) for action in legal]
            assert seat == own.seat
            assert set(texts) == own.legal()
            assert len(texts) == len(set(texts))
            # Claims are rare in random play: take every other chance.
            claims = [n for n, text in enumerate(texts) if text == "claim"]
            place, rng = rng.below(len(texts) + len(claims) * len(texts))
            place = place if place < len(texts) else claims[0]
            state = GAME.apply(state, seat, legal[place])
            own.play(texts[place])
            assert island_rows(state.public.island) == rows(own)

        assert own.is_over
        assert [points.total for points in GAME.standing(state).points] == own.points()
