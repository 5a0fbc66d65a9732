import pytest

from inklands.core.options import Words
from inklands.errors import OptionError
from tests.games.cartographers.following import new_match
from tests.games.cartographers.positions import GAME
from tests.games.cartographers.printed import CATEGORIES


def test_one_goal_of_each_category_is_dealt_in_any_order():
    dealt = [new_match(1, seed).state.setup.edicts for seed in range(60)]

    assert all({card.category for card in edicts} == set(CATEGORIES) for edicts in dealt)
    assert len({card.key for edicts in dealt for card in edicts}) == 16
    assert {edicts[0].category for edicts in dealt} == set(CATEGORIES)


def test_goals_may_be_chosen_for_the_edicts_a_to_d():
    chosen = "wildholds, lost-barony,canal-lake , treetower"
    edicts = new_match(1, 3, goals=chosen).state.setup.edicts

    assert [card.key for card in edicts] == ["wildholds", "lost-barony", "canal-lake", "treetower"]


def test_whatever_the_lists_of_goals_offer_is_accepted():
    (goals,) = [option for option in GAME.options if option.key == "goals"]
    assert isinstance(goals, Words)

    for pick in range(4):
        chosen = [group[pick] for group in goals.groups]
        edicts = new_match(1, 3, goals=",".join(chosen)).state.setup.edicts
        assert [card.key for card in edicts] == chosen
    assert (goals.slots, goals.is_whole) == (len(goals.groups), True)


@pytest.mark.parametrize(
    ("goals", "sentence"),
    [
        ("treetower", "goals = 'treetower': name four, one of each category, for A to D"),
        ("treetower,greenbough,wildholds,canal-lake", "name four, one of each category"),
        ("treetower,treetower,wildholds,canal-lake", "name four, one of each category"),
        ("treetower,borderlands,wildholds,canal-lake,shieldgate", "name four, one of each"),
        ("treetop", "there is no goal 'treetop'; there are: sentinel-wood, greenbough,"),
        (" ", "there is no goal ''; there are: sentinel-wood"),
    ],
)
def test_a_wrong_choice_of_goals_is_refused(goals: str, sentence: str):
    with pytest.raises(OptionError) as refused:
        new_match(1, 3, goals=goals)
    assert sentence in str(refused.value)


def test_the_sheet_and_the_ruling_are_chosen():
    setup = new_match(2, 3, sheet="B", fallback_terrain="any").state.setup

    assert setup.layout.key == "B"
    assert setup.fallback_terrain == "any"
    assert setup.seats == 2


def test_the_same_seed_deals_the_same_and_another_seed_another_match():
    assert new_match(2, 3).state == new_match(2, 3).state
    assert new_match(2, 3).state != new_match(2, 4).state
