"""Whole matches agree with a referee that knows nothing of the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from inklands.core.record import open_record, replay
from inklands.core.rng import Rng
from inklands.games.misterra.actions import Keep
from inklands.games.misterra.island.island import island_rows
from inklands.games.misterra.island.terrain import SKETCH_TEXTS
from inklands.games.misterra.state import State
from tests.games.misterra.positions import GAME
from tests.games.misterra.slow_referee import DEPTHS, ROWS, Card, Referee

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
