"""Why an action is refused, in one sentence that names the thing."""

from __future__ import annotations

import pytest

from inklands.games.misterra.objection import SENTENCES
from inklands.games.misterra.state import Otoma, State, Step
from tests.games.misterra.positions import GAME, cells, play, position, refusal

LAND = """
    l S s . .
    . M . . .
    . J . . .
    . . . . .
    . . . . .
"""


def at(place: str, **more: str) -> State:
    return position(LAND, (place, "beach5"), **more)  # type: ignore[arg-type]  # texts only


def acting(place: str, *claims: str, card: str = "SL") -> State:
    return position(LAND, (place, "beach5"), claims=claims, step=Step.ACT, card=card)


LANDING = position(LAND, (None, None), step=Step.LAND)
CHOOSING = position(LAND, ("beach1",), step=Step.OTOMA, otoma=Otoma((0, 1, 2), (), ()))


@pytest.mark.parametrize(
    ("state", "text", "sentence"),
    [
        (LANDING, "beach1>beach2", "land on the beach first"),
        (LANDING, "take:SS", "land on the beach first"),
        (LANDING, ">a1", "a1 is not on the beach"),
        (at("beach1"), ">beach2", "your cartographer has landed already"),
        (at("beach1"), "keep:1,2", "the presumptions are chosen already"),
        (at("beach1"), "otoma:a1", "there is no claim of Otoma's to place now"),
        (play(at("beach1"), "take:SS"), "beach1>a1", "you have moved this half day, or stayed"),
        (at("beach1"), "beach2>a2", "your cartographer stands on beach1, not on beach2"),
        (
            at("a1"),
            "a1>a1",
            "your cartographer stands on a1 already; to stay, take a card",
        ),
        (at("a1"), "a1>a2", "a2 is empty; walk onto tiles or the beach"),
        (at("a1"), "a1>b3", "b3 is too far from a1"),
        (at("beach1"), "swap:SS", "beach1 is not a lagoon"),
        (at("b1"), "swap:SS", "b1 is not a lagoon"),
        (at("a1", deck=""), "swap:SS", "the deck is empty"),
        (at("a1"), "swap:MM", "MM is not in the display"),
        (play(at("a1"), "swap:SS"), "swap:SL", "you have swapped a card this half day"),
        (at("a1"), "take:MM", "MM is not in the display"),
        (play(at("a1"), "take:SS"), "take:SL", "you have taken SS this half day"),
        (at("a1"), "pass", "take a sketch card first"),
        (at("a1"), "claim", "take a sketch card first"),
        (at("a1"), "map:S a1,L b1", "take a sketch card first"),
        (acting("b3"), "map:S b3,L b4", "b3 is jungle, from which nothing can be mapped"),
        (acting("a1"), "map:S a1,M b1", "you have taken SL, not SM"),
        (acting("a1"), "map:S a1,L c1", "a1 and c1 are not side by side"),
        (acting("a1"), "map:S c1,L d1", "neither c1 nor d1 is seen from a1"),
        (acting("beach2"), "claim", "beach2 is on the beach; claim from a confirmed tile"),
        (acting("a1"), "claim", "the tile on a1 is not confirmed"),
        (acting("b1", "b2 b3 a1"), "claim", "you have no marker left"),
        (acting("b1", "c1"), "claim", "you have claimed steppe already"),
        (acting("b1", "", "c1"), "claim", "this region is claimed already, on c1"),
        (CHOOSING, "pass", "choose first which region Otoma claims"),
        (CHOOSING, "otoma:e5", "e5 is not the first cell of a largest region open to Otoma"),
    ],
)
def test_the_sentence_names_what_is_wrong(state, text, sentence):
    assert refusal(state, text) == sentence


def test_while_presumptions_are_chosen_nothing_else_is_done():
    state = GAME.start(2, 3, GAME.options.settle())
    dealt = state.hands[0].dealt
    other = next(n for n in range(1, 32) if n not in dealt)

    def sentence(text: str) -> str:
        return GAME.objection(state, 0, GAME.parse_action(text)).sentence

    assert sentence("pass") == "choose your presumptions first"
    assert sentence(f"keep:{dealt[0]},{other}") == f"presumption {other} was not dealt to you"
    assert sentence(f"keep:{dealt[0]}") == "keep 2 presumptions, not 1"


def test_the_cells_in_question_are_shown():
    objection = GAME.objection(acting("b1", "", "c1"), 0, GAME.parse_action("claim"))

    assert objection.cells == cells("b1 c1")
    assert objection.reason.key == "misterra-no-claim-taken"


def test_a_place_on_the_beach_marks_no_cell():
    objection = GAME.objection(at("beach1"), 0, GAME.parse_action("beach1>beach3"))

    assert objection.cells == 0


def test_every_sentence_belongs_to_this_title():
    assert all(key.startswith("misterra-no-") for key in SENTENCES)
