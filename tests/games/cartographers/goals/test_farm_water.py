from inklands.games.cartographers.goals.farm_water import (
    canal_lake,
    mages_valley,
    shoreside_expanse,
    the_golden_granary,
)
from tests.games.cartographers.paper_art import points, scores, sheet


def test_farms_without_water_have_no_canal():
    assert scores(canal_lake, "A A\nV F") == 0


def test_the_printed_canal_lake_scores_three_cells():
    assert scores(canal_lake, "A W\nW #") == 3


def test_farm_and_water_that_meet_at_a_corner_have_no_canal():
    assert scores(canal_lake, "A .\n. W") == 0


def test_a_farm_with_water_on_three_sides_counts_once():
    lake = """
        W A W
        . W .
    """

    assert scores(canal_lake, lake) == 4


def test_two_canals_add_up():
    assert scores(canal_lake, "A W . W A") == 4


def test_a_mountain_among_forests_has_no_valley():
    assert scores(mages_valley, ". F .\nV ^ M\n. # .") == 0


def test_the_printed_mages_valley_scores_six():
    valley = """
        A W #
        W ^ A
        W A #
    """

    assert scores(mages_valley, valley) == 6


def test_water_that_meets_a_mountain_at_a_corner_is_not_in_its_valley():
    assert scores(mages_valley, "W .\n. ^") == 0


def test_a_cell_beside_two_mountains_counts_once():
    assert scores(mages_valley, "^ W ^") == 2
    assert scores(mages_valley, "^ A ^") == 1


def test_valleys_of_two_mountains_add_up():
    assert scores(mages_valley, "^ W . . A ^") == 3


def test_ruins_without_farms_and_water_store_nothing():
    assert scores(the_golden_granary, "r V\nf m") == 0


def test_the_printed_golden_granary_scores_five():
    granary = """
        A W W
        A r #
        # a W
    """

    assert scores(the_golden_granary, granary) == 5


def test_a_farm_beside_ruins_but_not_on_them_stores_nothing():
    assert scores(the_golden_granary, "A r\n. A") == 0


def test_water_on_ruins_earns_nothing_by_itself():
    assert scores(the_golden_granary, "w") == 0


def test_water_on_ruins_beside_other_ruins_counts_like_any_water():
    assert scores(the_golden_granary, "w r") == 1


def test_ruins_that_are_drawn_on_still_count_for_water():
    assert scores(the_golden_granary, "W f") == 1


def test_water_beside_two_ruins_counts_once():
    assert scores(the_golden_granary, "r W r") == 1


def test_two_granaries_add_up():
    assert scores(the_golden_granary, "a . . a W") == 7


def test_no_farm_and_no_water_have_no_shore():
    assert scores(shoreside_expanse, "F V\nM #") == 0


def test_the_printed_shoreside_expanse_scores_one_farm_and_one_water_region():
    shore = sheet("""
        A A . . .
        . . W A .
        # W W . W
        . . . . W
        . A A . .
    """)

    assert points(shoreside_expanse, shore) == 6


def test_a_region_with_one_cell_on_the_edge_has_no_shore():
    assert points(shoreside_expanse, sheet("A\nA\nA", at=(0, 4))) == 0
    assert points(shoreside_expanse, sheet("A\nA\nA", at=(1, 4))) == 3


def test_farm_beside_water_spoils_both_regions():
    assert scores(shoreside_expanse, "A W") == 0


def test_farm_that_meets_water_at_a_corner_spoils_neither():
    assert scores(shoreside_expanse, "A .\n. W") == 6


def test_wasteland_is_not_the_edge_of_the_map():
    assert scores(shoreside_expanse, "# A #") == 3


def test_two_regions_of_farms_add_up():
    assert scores(shoreside_expanse, "A A . A") == 6


def test_the_points_for_a_shore_name_its_whole_region():
    (line,) = shoreside_expanse(sheet("A A", at=(1, 1)))

    assert line.points == 3
    assert line.cells == 0b11 << 12


def test_water_and_farms_are_told_apart_in_the_lines():
    reasons = [line.reason.key for line in canal_lake(sheet("A W"))]

    assert reasons == ["cartographers-water-beside-farm", "cartographers-farm-beside-water"]
