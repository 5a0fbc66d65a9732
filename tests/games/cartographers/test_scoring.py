from dataclasses import replace

import pytest

from inklands.games.cartographers.scoring import rating
from inklands.games.cartographers.sheet import Sheet
from inklands.games.cartographers.state import State
from tests.games.cartographers.positions import GAME, GOALS, drawn, marked, on_sheet, position
from tests.games.cartographers.printed import CATEGORIES, SEASONS, SOLO, TITLES

NOTHING = marked("A")
# A monster in the corner with a village on one side threatens one cell.
THREATENED = marked("A", "M:a1", "V:a2", coins=1)


def after_winter(*seasons: tuple[Sheet, ...]) -> State:
    """A match that is over, with these maps at the ends of its seasons."""
    state = position("hamlet", *seasons[-1], season=3)
    return replace(state, card=None, history=seasons)


def totals(state: State) -> list[int]:
    return [points.total for points in GAME.standing(state).points]


def test_a_blank_map_scores_nothing():
    assert totals(after_winter(*[(NOTHING,)] * 4)) == [0]


def test_the_goals_and_their_numbers_are_those_of_the_cards():
    cards = GAME.components.goals.values()

    assert {card.key: card.solo for card in cards} == SOLO
    assert [card.category for card in cards] == [key for key in CATEGORIES for _ in range(4)]


def test_each_season_counts_its_own_two_edicts():
    # Three forests on the edge, a canal of two cells, six villages, and a full row.
    sheet = on_sheet("A", "F F F A W V V V V V V")
    given = dict(zip("ABCD", GOALS.split(","), strict=True))
    worth = {"A": 3, "B": 2, "C": 8, "D": 6}

    counted = GAME.standing(after_winter(*[(sheet,)] * 4)).points[0].by_key()

    expected = {f"{name}.{given[edict]}": worth[edict] for name, _, two in SEASONS for edict in two}
    assert {key: points for key, points in counted.items() if points} == expected
    assert len(counted) == 16, "two edicts, coins and monsters in each of four seasons"


def test_a_season_is_counted_with_the_map_as_it_was_then():
    early, late = marked("A", "F:a1"), marked("A", "F:a1a2a3")

    assert totals(after_winter((early,), (early,), (late,), (late,))) == [1 + 3]


def test_coins_score_at_the_end_of_every_season_and_are_never_spent():
    seasons = [(marked("A", coins=coins),) for coins in (1, 1, 2, 5)]

    assert totals(after_winter(*seasons)) == [9]


def test_monsters_cost_a_point_for_each_empty_cell_beside_them_at_every_season_end():
    lone = marked("A", "M:e8")

    assert totals(after_winter(*[(lone,)] * 4)) == [-16]


def test_an_empty_cell_beside_two_monsters_costs_once():
    assert marked("A", "M:e8e10").threatened().bit_count() == 7


def test_open_ruins_beside_a_monster_cost_a_point_and_filled_ones_do_not():
    assert marked("A", "M:a6").threatened().bit_count() == 3
    assert marked("A", "M:a6", "F:b6").threatened().bit_count() == 2


def test_wasteland_mountains_and_the_edge_beside_a_monster_cost_nothing():
    # f8 lies beside the wasteland f7, a4 between the edge and the mountain b4.
    assert marked("B", "M:f8").threatened().bit_count() == 3
    assert marked("A", "M:a4").threatened().bit_count() == 2


def test_while_the_match_goes_on_the_standing_tells_the_seasons_that_are_over():
    state = drawn(position("hamlet", marked("A", "F:a5"), time=7), "V:b1c1c2")
    standing = GAME.standing(state)

    assert not standing.is_over
    assert standing.ratings == ()
    # Spring: one forest on the edge, and the coin of the shape.
    assert standing.points[0].total == 2


def test_most_points_win():
    better = marked("A", "F:a1")

    assert GAME.standing(after_winter(*[(NOTHING, better, NOTHING)] * 4)).places == ((1,), (0, 2))


def test_of_equal_totals_the_one_who_lost_least_to_monsters_wins():
    state = after_winter(*[(THREATENED, NOTHING)] * 4)

    assert totals(state) == [0, 0]
    assert GAME.standing(state).places == ((1,), (0,))


def test_losses_of_every_season_break_a_tie_not_only_the_last():
    early = (THREATENED, NOTHING)
    late = (marked("A", "M:a1", "V:a2b1"), NOTHING)
    state = after_winter(early, early, late, late)

    assert totals(state) == [0, 0]
    assert GAME.standing(state).places == ((1,), (0,))


def test_equal_in_points_and_losses_share_the_place():
    state = after_winter(*[(THREATENED, NOTHING, THREATENED)] * 4)

    assert GAME.standing(state).places == ((1,), (0, 2))


def test_only_a_solo_game_has_a_rating():
    assert len(GAME.standing(after_winter(*[(NOTHING,)] * 4)).ratings) == 1
    assert GAME.standing(after_winter(*[(NOTHING, NOTHING)] * 4)).ratings == ()


def test_a_solo_rating_takes_the_numbers_of_the_four_goals_off():
    (rated,) = GAME.standing(after_winter(*[(marked("A", coins=1),)] * 4)).ratings

    assert rated.number == 4 - (25 + 24 + 16 + 24)
    assert rated.title == "oblivious-inkdrinker"


@pytest.mark.parametrize(("place", "title"), list(enumerate(TITLES)))
def test_a_title_is_earned_from_its_least_rating_on(place: int, title: tuple[str, int]):
    setup = position("hamlet").setup
    key, least = title
    below = TITLES[min(place + 1, len(TITLES) - 1)][0]

    assert rating(setup, 89 + least).title == key
    assert rating(setup, 89 + least).number == least
    assert rating(setup, 89 + least - 1).title == below


def test_far_below_the_table_the_last_title_is_earned():
    assert rating(position("hamlet").setup, 89 - 200).title == "oblivious-inkdrinker"


def test_far_above_the_table_the_first_title_is_earned():
    assert rating(position("hamlet").setup, 89 + 200).title == "legendary-cartographer"


def test_the_live_points_count_all_four_edicts_the_coins_and_the_monsters():
    state = position("hamlet", marked("A", "F:a1", "M:e8", coins=2))

    assert GAME.live_points(state, 0).by_key() == {
        "sentinel-wood": 1,
        "canal-lake": 0,
        "wildholds": 0,
        "borderlands": 0,
        "coins": 2,
        "monsters": -4,
    }


def test_the_live_points_after_an_action_count_what_it_would_bring():
    state = position("forgotten-forest")
    live_points = GAME.live_points(state, 0, GAME.parse_action("F:a1b2"))

    assert live_points.by_key()["sentinel-wood"] == 1
    assert live_points.by_key()["coins"] == 1


def test_the_live_points_of_an_ambush_are_those_of_the_map_in_hand():
    state = position("goblin-attack", marked("A", "F:a1"), marked("A", "F:a1a2"), marked("A"))

    assert [GAME.live_points(state, seat).total for seat in range(3)] == [2, 0, 1]


def test_the_live_points_of_a_seat_that_has_drawn_include_its_drawing():
    state = position("forgotten-forest", seats=2)
    waiting = GAME.apply(state, 0, GAME.parse_action("F:a1b2"))

    assert GAME.live_points(waiting, 0).total == 2
    assert GAME.live_points(waiting, 1).total == 0
