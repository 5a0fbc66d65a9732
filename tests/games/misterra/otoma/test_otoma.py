"""The solo opponent."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.games.misterra.actions import Action
from inklands.games.misterra.otoma.components import OtomaBox
from inklands.games.misterra.otoma.turn import shuffled_deck
from inklands.games.misterra.state import Otoma, State, Step
from inklands.games.misterra.view import View
from tests.games.misterra.positions import BEHIND_JUNGLES, EMPTY, GAME, legal, play, position, rows

BOX = GAME.components.otoma


def card(cells: str, front: str) -> int:
    """The place of a card; ``cells`` or ``front`` may be left empty."""
    grid = GAME.grid
    return next(
        n
        for n, card in enumerate(BOX.cards)
        if cells in ("", " ".join(map(grid.name, card.cells))) and front in ("", str(card.front))
    )


def solo(
    picture: str = EMPTY, *deck: int, claims: tuple[str, str] = ("", ""), **more: str
) -> State:
    """The last action of the player's turn is still to come: a card is taken."""
    return position(
        picture,
        ("beach1",),
        claims=claims,
        step=Step.ACT,
        half_day=1,
        card="SS",
        display="SL SJ SM",
        deck=more.get("deck", "MM MM JJ JJ LL LL LL"),
        otoma=Otoma(deck, (), ()),
    )


PLAIN = card("", "S S")
"""A card that is only looked at for its front."""


def test_the_deck_is_stacked_by_the_recipe():
    for seed in range(200):
        otoma, _ = shuffled_deck(BOX, Rng(seed))
        stacks = [otoma.deck[n : n + 7] for n in (0, 7, 14)]

        assert len(otoma.deck) == 21
        assert [len(set(stack) & set(BOX.claiming)) for stack in stacks] == [1, 1, 1]
        assert all(stack[0] not in BOX.claiming for stack in stacks)
        assert sorted((*otoma.deck, *otoma.removed)) == list(range(22))
        assert otoma.removed[0] not in BOX.claiming


def test_every_place_below_the_top_of_a_stack_may_hold_the_claim():
    places: Counter[int] = Counter()
    for seed in range(300):
        deck = shuffled_deck(BOX, Rng(seed))[0].deck
        places.update(n for n in range(7) if deck[n] in BOX.claiming)

    assert set(places) == {1, 2, 3, 4, 5, 6}
    assert min(places.values()) > 25


def test_the_printed_example_places_a_mountain_and_confirms_a_jungle():
    """Space 1 is empty, so the confirming action places a mountain; space 2 holds a hazy jungle."""
    picture = ". . . . .\n" * 3 + ". j . . .\n" + ". . . . .\n"
    state = solo(picture, card("a4 b4", ""), card("", "?M J"), PLAIN, PLAIN)

    after = play(state, "pass")

    assert rows(after)[3] == "mJ..."


def test_confirming_takes_whatever_terrain_lies_there():
    picture = ". . . . .\n" * 4 + "m . . . .\n"
    state = solo(picture, card("a5 b5", ""), card("", "?S L"), PLAIN, PLAIN)

    after = play(state, "pass")

    assert rows(after)[4] == "Ml..."
    assert told(after)[:2] == [("misterra-confirmed", "a5"), ("misterra-placed", "b5")]


def told(state: State) -> list[tuple[str, str]]:
    """The key and the cell of each event about one cell."""
    return [
        (event.message.key, str(dict(event.message.args)["cell"]))
        for event in GAME.events(state)
        if "cell" in dict(event.message.args)
    ]


def test_confirming_a_confirmed_tile_does_nothing():
    picture = "L . . . .\n" + ". . . . .\n" * 4
    state = solo(picture, card("a1 b1", ""), card("", "?S L"), PLAIN, PLAIN)

    after = play(state, "pass")

    assert rows(after)[0][0] == "L"
    assert told(after)[0] == ("misterra-unchanged", "a1")


def test_confirming_works_with_an_empty_supply():
    picture = """
        s . S S S
        . . S S S
        . . S S S
        . . S S .
        . . . . .
    """
    state = solo(picture, card("a1 b1", ""), card("", "?S L"), PLAIN, PLAIN)

    assert rows(play(state, "pass"))[0][0] == "S"


def test_what_is_left_of_the_display_goes_and_five_new_cards_come():
    state = solo(EMPTY, *(PLAIN,) * 5)

    after = GAME.view(play(state, "pass"), 0)

    assert after.display == ("MM", "MM", "JJ", "JJ", "LL")
    assert after.deck == 2
    assert after.turn == 2


def test_with_no_card_left_to_discard_otoma_plays_all_the_same():
    state = solo(EMPTY, *(PLAIN,) * 5, deck="")
    state = replace(state, sketches=replace(state.sketches, display=()))

    after = play(state, "pass")

    assert "misterra-discarded" not in [event.message.key for event in GAME.events(after)]
    assert legal(after)[-1] == "pass"


def test_the_player_does_not_refill_the_display():
    first = replace(solo(EMPTY, PLAIN, PLAIN, PLAIN, PLAIN))
    first = replace(first, moment=replace(first.moment, half_day=0))

    assert GAME.view(play(first, "pass"), 0).display == ("SL", "SJ", "SM")


def claims_of(state: State) -> tuple[str, ...]:
    """The cells of Otoma's markers."""
    seen = GAME.view(state, 0).otoma
    assert seen is not None
    return seen.claims


CLAIM = card("", "S L !")
"""A front with a claim; it sees a steppe and a lagoon."""


def test_otoma_claims_the_region_with_most_joined_confirmed_tiles():
    """The jungles are three, but a hazy one parts them; the two mountains are joined."""
    picture = """
        . . . . .
        J j J . .
        J . . . .
        . . M M M
        . . . . .
    """
    state = solo(picture, card("e5 e4", ""), CLAIM, PLAIN, PLAIN)

    after = play(state, "pass")

    assert claims_of(after) == ("c4",)


def test_a_region_with_a_marker_anywhere_is_closed_to_otoma():
    """The hazy jungle joins the marker's region to the large one."""
    picture = """
        . . . . .
        J j J . .
        J . J . .
        J . J . .
        . . . . M
    """
    state = solo(picture, card("a1 b1", ""), CLAIM, PLAIN, PLAIN, claims=("c4", ""))

    assert claims_of(play(state, "pass")) == ("e5",)


def test_otoma_claims_each_terrain_once():
    picture = """
        . . . . .
        J . J J .
        . . . . .
        . . . . M
        . . . . .
    """
    state = solo(picture, card("a1 b1", ""), CLAIM, PLAIN, PLAIN, claims=("", "a2"))

    assert claims_of(play(state, "pass")) == ("a2", "e4")


def test_without_an_open_region_nothing_is_claimed():
    state = solo(EMPTY, card("a1 b1", ""), CLAIM, PLAIN, PLAIN)

    after = play(state, "pass")

    assert claims_of(after) == ()
    assert "misterra-otoma-unclaimed" in [event.message.key for event in GAME.events(after)]


def test_without_a_marker_left_nothing_is_claimed():
    picture = """
        S L J . .
        . . . . .
        . . . M .
        . . . . .
        . . . . .
    """
    state = solo(picture, card("e5 e4", ""), CLAIM, PLAIN, PLAIN, claims=("", "a1 b1 c1"))

    assert claims_of(play(state, "pass")) == ("a1", "b1", "c1")


TIED = """
    . . . . .
    J . . M .
    J . . M .
    . . . . .
    . . L . .
"""


def test_the_last_two_half_days_can_be_looked_at():
    state = solo(EMPTY, card("e5 e4", ""), card("", "?S L"), PLAIN, CLAIM, PLAIN)
    before = GAME.view(state, 0).otoma
    after = GAME.view(play(state, "pass"), 0).otoma

    assert before is not None
    assert before.half_days == ()
    assert after is not None
    assert [(own.cells, own.front) for own in after.half_days] == [
        (("e5", "e4"), "?S L"),
        (("a1", "b1"), "S S"),
    ]
    assert after.front == "S S"


def test_between_equal_regions_the_player_chooses():
    state = solo(TIED, card("e5 e4", ""), CLAIM, PLAIN, PLAIN, PLAIN)

    choosing = play(state, "pass")
    assert GAME.prompt(choosing, 0).key == "misterra-prompt-otoma"
    assert legal(choosing) == ["otoma:a2", "otoma:d2"]
    assert GAME.live_points(choosing, 0, GAME.parse_action("otoma:d2")).by_key()["otoma"] == -4

    after = play(choosing, "otoma:d2")
    assert claims_of(after) == ("d2",)
    assert GAME.view(after, 0).step == "move"
    assert after.otoma is not None
    assert len(after.otoma.played) == 2


def test_a_choice_in_the_second_half_day_ends_otomas_turn():
    state = solo(TIED, card("e5 e4", ""), card("", "?S L"), CLAIM, PLAIN, PLAIN)

    choosing = play(state, "pass")
    assert choosing.moment.half_day == 1

    assert GAME.view(play(choosing, "otoma:a2"), 0).turn == 2


def test_a_choice_cannot_be_taken_back_past_the_card_that_was_turned_over():
    state = solo(TIED, card("e5 e4", ""), CLAIM, PLAIN, PLAIN)

    assert GAME.barrier(play(state, "pass")) > GAME.barrier(state)


@pytest.mark.parametrize(
    ("picture", "mine", "deck", "reason"),
    [
        ("L L L L L\n" * 5, EMPTY, (PLAIN,) * 9, "misterra-ending-island"),
        (EMPTY, "L L L L L\n" * 5, (PLAIN,) * 9, "misterra-ending-parchment"),
        (EMPTY, EMPTY, (PLAIN,) * 4, "misterra-ending-otoma"),
    ],
)
def test_a_solo_match_ends_after_otomas_turn(picture, mine, deck, reason):
    state = solo(picture, *deck)
    public = replace(state.public, parchments=position(parchments=[mine]).public.parchments[:1])

    over = play(replace(state, public=public), "pass")

    assert GAME.to_act(over) == frozenset()
    told = [event.message.key for event in GAME.events(over)]
    assert reason in told
    assert "misterra-last-round" not in told


def test_unmappable_cells_do_not_end_a_solo_match():
    state = solo(BEHIND_JUNGLES, card("a1 b1", ""), PLAIN, PLAIN, PLAIN, PLAIN, PLAIN)

    assert GAME.to_act(play(state, "pass")) == {0}


def random_solo(seed: int) -> Match[State, Action, View]:
    match = Match(GAME, 1, seed)
    rng = Rng(seed)
    while not match.is_over:
        legal_now = match.legal_actions(0)
        place, rng = rng.below(len(legal_now))
        match.play(0, legal_now[place])
    return match


def test_a_solo_match_takes_ten_turns_at_most_and_earns_four_titles():
    for seed in range(8):
        match = random_solo(seed)
        standing = match.standing
        keys = standing.points[0].by_key()

        assert match.turn <= 10
        assert standing.places == ((0,),)
        assert [rating.number for rating in standing.ratings] == [
            standing.points[0].total,
            sum(points for key, points in keys.items() if key.startswith("presumption-")),
            keys["fidelity"],
            keys["claims"] + keys["otoma"],
        ]
        assert keys["otoma"] <= 0


def test_otomas_claims_are_taken_off_the_points():
    picture = "S S . . .\n" + ". . . . .\n" * 4
    state = solo(picture, PLAIN, PLAIN, PLAIN, claims=("", "a1"))

    assert GAME.standing(state).points[0].by_key()["otoma"] == -4


def test_stacks_are_equal_whatever_the_owners_cards_are():
    box = OtomaBox(BOX.cards, 4)

    assert box.stack == 6
    assert len(shuffled_deck(box, Rng(1))[0].deck) == 18
