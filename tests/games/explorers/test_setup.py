"""Before the first cross: options, tiles, objectives."""

import pytest

from inklands.core.match import Match
from inklands.core.options import Words
from inklands.errors import OptionError, SeatError
from inklands.games.explorers.state import Stage
from tests.games.explorers.positions import GAME, new_match


def in_play(match) -> list[str]:
    return [objective.key for objective in match.state.setup.objectives]


def test_the_landscape_is_sixteen_by_sixteen():
    assert (GAME.grid.height, GAME.grid.width) == (16, 16)


def test_tiles_are_laid_as_the_option_says():
    view = new_match(1, seed=1, tiles="3r1,7,1r2,8r3").view(0)

    assert view.tiles == "3r1,7,1r2,8r3"
    assert view.terrain[0] == "SSMMMMMS" + "MMMGGGGW"
    assert view.items[8][:8] == "......c."


def test_whatever_the_lists_of_tiles_and_objectives_offer_is_accepted():
    tiles, objectives = [option for option in GAME.options if isinstance(option, Words)]

    assert (len(tiles.groups), tiles.slots, tiles.is_whole) == (8, 4, True)
    for group in tiles.groups:
        for placed in group:
            others = [other[0] for other in tiles.groups if other is not group][:3]
            text = ",".join([placed, *others])
            assert new_match(1, 1, tiles=text).view(0).tiles == text
    for (key,) in objectives.groups:
        assert in_play(new_match(1, 1, **{"objective-names": key})) == [key]
    assert (objectives.slots, objectives.is_whole) == (3, False)


def test_without_the_option_chance_lays_them():
    layouts = {new_match(1, seed=seed).view(0).tiles for seed in range(20)}

    assert len(layouts) == 20


def test_the_same_seed_lays_the_same_tiles():
    assert new_match(2, seed=5).state == new_match(2, seed=5).state


def test_objectives_are_dealt_by_chance_in_the_number_asked_for():
    assert [len(in_play(new_match(1, 4, objectives=str(n)))) for n in range(4)] == [0, 1, 2, 3]
    assert (
        len({key for seed in range(40) for key in in_play(new_match(1, seed, objectives="3"))}) > 25
    )


def test_objectives_come_from_the_backs_of_tiles_that_are_not_laid():
    for seed in range(60):
        match = new_match(1, seed, objectives="3")
        laid = {int(word[0]) for word in match.view(0).tiles.split(",")}
        for key in in_play(match):
            behind = {
                n
                for backs in GAME.components.backs
                for n, back in enumerate(backs, 1)
                if back == key
            }
            assert behind - laid, (match.view(0).tiles, key)


def test_every_objective_is_behind_one_tile():
    backs = [key for row in GAME.components.backs for key in row if key]

    assert sorted(backs) == sorted(found.key for found in GAME.components.objectives)
    assert [len(row) for row in GAME.components.backs] == [8, 8, 8, 8]


def test_named_objectives_need_not_be_left_over():
    match = new_match(1, 1, tiles="1,2,3,4", objective_names="none-map")

    assert in_play(match) == ["none-map"]


def test_objectives_may_be_named_and_the_rest_is_dealt():
    named = in_play(new_match(1, 4, objective_names="square, race-edges", objectives="1"))
    more = in_play(new_match(1, 4, objective_names="square", objectives="3"))

    assert named == ["square", "race-edges"]
    assert more[0] == "square"
    assert len(set(more)) == 3


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"tiles": "1,2,3"}, "write four tiles"),
        ({"objective_names": "sphere"}, "there is no objective 'sphere'; there are: none-map"),
        ({"objective_names": "square,square"}, "name 3 different ones at most"),
        (
            {"objective_names": "square,full-row-or-column,none-map,none-key"},
            "name 3 different ones at most",
        ),
        ({"objectives": "4"}, "choose a number from 0 to 3"),
        ({"advanced_food": "perhaps"}, "choose on or off"),
    ],
)
def test_a_wrong_option_is_refused_with_a_reason(options, complaint):
    with pytest.raises(OptionError, match=complaint):
        new_match(1, seed=1, **options)


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_seats(seats):
    with pytest.raises(SeatError, match="explorers takes 1 to 4 seats"):
        Match(GAME, seats, 1)


def test_one_village_nearest_the_middle_needs_no_decision():
    match = new_match(4, seed=1, tiles="1,2,3,4")

    assert match.state.clock.stage is Stage.OPENING
    assert match.view(None).start == "f13"
    assert GAME.turn(match.state) == 1


def test_about_one_layout_in_seven_needs_the_first_player_to_settle_the_village():
    tied = sum(len(new_match(1, seed).view(0).central) > 1 for seed in range(400))

    assert 0.10 < tied / 400 < 0.20
