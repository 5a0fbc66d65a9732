from inklands.games.cartographers.goals.village import (
    great_city,
    greengold_plains,
    shieldgate,
    wildholds,
)
from tests.games.cartographers.paper_art import filled_up, points, scores, sheet


def test_no_village_is_no_wildhold():
    assert scores(wildholds, "F F F F F F") == 0


def test_the_printed_wildhold_has_six_villages():
    assert scores(wildholds, "V V\nV V\nV V") == 8


def test_five_villages_are_no_wildhold():
    assert scores(wildholds, "V V\nV V\nV .") == 0


def test_villages_that_meet_at_a_corner_are_two_regions():
    halves = """
        V V V . . .
        . . . V V V
    """

    assert scores(wildholds, halves) == 0


def test_twelve_villages_in_one_region_are_one_wildhold():
    assert scores(wildholds, "V V V V\n" * 3) == 8


def test_two_wildholds_add_up():
    holds = sheet("""
        V V . V V V V
        V V . . V V .
        V V . . . V .
    """)

    assert points(wildholds, holds) == 16


def test_no_village_is_no_city():
    assert scores(great_city, "F ^") == 0


def test_the_printed_great_city_has_five_villages():
    city = """
        V V . .
        . V V V
    """

    assert scores(great_city, city) == 5


def test_the_largest_region_off_the_mountains_counts_when_a_larger_one_touches_one():
    cities = """
        ^ V V V V
        . . . . .
        . V V V .
        . . . . .
        . V . . .
    """

    assert scores(great_city, cities) == 3


def test_when_every_village_touches_a_mountain_there_is_no_city():
    assert scores(great_city, "^ V V . V ^") == 0


def test_a_mountain_at_the_corner_of_a_city_does_not_spoil_it():
    assert scores(great_city, "^ .\n. V") == 1


def test_two_cities_of_equal_size_score_once():
    assert scores(great_city, "V V . V V") == 2


def test_no_village_has_no_plains():
    assert scores(greengold_plains, "F A W M ^") == 0


def test_a_village_with_three_terrains_around_it_has_plains():
    village = """
        . F .
        A V W
        . . .
    """

    assert scores(greengold_plains, village) == 3


def test_two_terrains_around_a_village_are_too_few_however_often_they_occur():
    village = """
        . F F .
        A V V F
        . A A .
    """

    assert scores(greengold_plains, village) == 0


def test_monsters_and_mountains_are_terrains_of_the_plains():
    village = """
        . M .
        ^ V F
    """

    assert scores(greengold_plains, village) == 3


def test_wasteland_ruins_and_the_edge_are_no_terrains_of_the_plains():
    village = sheet("""
        # V F
        r V A
        . . .
    """)

    assert points(greengold_plains, village) == 0


def test_a_terrain_on_ruins_counts_for_the_plains():
    assert scores(greengold_plains, ". w .\nF V A") == 3


def test_the_terrains_may_lie_around_different_cells_of_the_region():
    assert scores(greengold_plains, "F V V W\n. V A .") == 3


def test_two_varied_villages_add_up():
    villages = """
        F V W V F
        . A . A .
    """

    assert scores(greengold_plains, villages) == 6


def test_no_village_has_no_shieldgate():
    assert scores(shieldgate, "F F . F") == 0


def test_one_region_of_villages_has_no_second():
    assert scores(shieldgate, "V V V") == 0


def test_the_second_of_three_regions_counts_double():
    villages = """
        V V V V V
        . . . . .
        V V V . V
    """

    assert scores(shieldgate, villages) == 6


def test_of_two_equal_largest_regions_one_is_the_second():
    villages = """
        V V V V V
        . . . . .
        V V V V V
    """

    assert scores(shieldgate, villages) == 10


def test_a_region_beside_a_mountain_may_be_the_second():
    assert scores(shieldgate, "V V . V ^") == 2


def test_a_map_full_of_villages_is_one_region():
    full = sheet(filled_up("V", "B"))

    assert points(shieldgate, full) == 0
    assert points(great_city, full) == 0
    assert points(wildholds, full) == 8


def test_the_points_for_the_second_region_name_its_cells():
    (line,) = shieldgate(sheet("V V . V"))

    assert (line.points, line.cells) == (2, 0b1000)
