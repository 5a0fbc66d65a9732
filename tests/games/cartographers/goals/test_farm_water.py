from inklands.games.cartographers.goals.farm_water import (
    canal_lake,
    mages_valley,
    shoreside_expanse,
    the_golden_granary,
)
from tests.games.cartographers.paper_art import points, sheet

MID = (3, 3)


def test_farms_without_water_have_no_canal():
    assert points(canal_lake, sheet("A A\nV F", at=MID)) == 0


def test_the_printed_canal_lake_scores_three_cells():
    assert points(canal_lake, sheet("A W\nW #", at=MID)) == 3


def test_farm_and_water_that_meet_at_a_corner_have_no_canal():
    assert points(canal_lake, sheet("A .\n. W", at=MID)) == 0


def test_a_farm_with_water_on_three_sides_counts_once():
    lake = sheet("""
        W A W
        . W .
    """, at=MID)  # fmt: skip

    assert points(canal_lake, lake) == 4


def test_two_canals_add_up():
    assert points(canal_lake, sheet("A W . W A", at=MID)) == 4


def test_a_mountain_among_forests_has_no_valley():
    assert points(mages_valley, sheet(". F .\nV ^ M\n. # .", at=MID)) == 0


def test_the_printed_mages_valley_scores_six():
    valley = sheet("""
        A W #
        W ^ A
        W A #
    """, at=MID)  # fmt: skip

    assert points(mages_valley, valley) == 6


def test_water_that_meets_a_mountain_at_a_corner_is_not_in_its_valley():
    assert points(mages_valley, sheet("W .\n. ^", at=MID)) == 0


def test_a_cell_beside_two_mountains_counts_once():
    assert points(mages_valley, sheet("^ W ^", at=MID)) == 2
    assert points(mages_valley, sheet("^ A ^", at=MID)) == 1


def test_valleys_of_two_mountains_add_up():
    assert points(mages_valley, sheet("^ W . . A ^", at=MID)) == 3


def test_ruins_without_farms_and_water_store_nothing():
    assert points(the_golden_granary, sheet("r V\nf m", at=MID)) == 0


def test_the_printed_golden_granary_scores_five():
    granary = sheet("""
        A W W
        A r #
        # a W
    """, at=MID)  # fmt: skip

    assert points(the_golden_granary, granary) == 5


def test_a_farm_beside_ruins_but_not_on_them_stores_nothing():
    assert points(the_golden_granary, sheet("A r\n. A", at=MID)) == 0


def test_water_on_ruins_earns_nothing_by_itself():
    assert points(the_golden_granary, sheet("w", at=MID)) == 0


def test_water_on_ruins_beside_other_ruins_counts_like_any_water():
    assert points(the_golden_granary, sheet("w r", at=MID)) == 1


def test_ruins_that_are_drawn_on_still_count_for_water():
    assert points(the_golden_granary, sheet("W f", at=MID)) == 1


def test_water_beside_two_ruins_counts_once():
    assert points(the_golden_granary, sheet("r W r", at=MID)) == 1


def test_two_granaries_add_up():
    assert points(the_golden_granary, sheet("a . . a W", at=MID)) == 7


def test_no_farm_and_no_water_have_no_shore():
    assert points(shoreside_expanse, sheet("F V\nM #", at=MID)) == 0


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
    assert points(shoreside_expanse, sheet("A W", at=MID)) == 0


def test_farm_that_meets_water_at_a_corner_spoils_neither():
    assert points(shoreside_expanse, sheet("A .\n. W", at=MID)) == 6


def test_wasteland_is_not_the_edge_of_the_map():
    assert points(shoreside_expanse, sheet("# A #", at=MID)) == 3


def test_two_regions_of_farms_add_up():
    assert points(shoreside_expanse, sheet("A A . A", at=MID)) == 6


def test_the_points_for_a_shore_name_its_whole_region():
    (line,) = shoreside_expanse(sheet("A A", at=(1, 1)))

    assert line.points == 3
    assert line.cells == 0b11 << 12


def test_water_and_farms_are_told_apart_in_the_lines():
    reasons = [line.reason.key for line in canal_lake(sheet("A W"))]

    assert reasons == ["cartographers-water-beside-farm", "cartographers-farm-beside-water"]
