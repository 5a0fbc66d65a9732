from inklands.games.cartographers.goals.forest import (
    greenbough,
    sentinel_wood,
    stoneside_forest,
    treetower,
)
from tests.games.cartographers.paper_art import filled_up, points, scores, sheet

PRINTED = """
    F . F ^
    F F F #
    ^ # # .
    . . # ^
"""


def test_no_forest_on_the_edge_guards_nothing():
    assert points(sentinel_wood, sheet(".")) == 0


def test_the_printed_sentinel_wood_guards_three_cells():
    assert points(sentinel_wood, sheet(PRINTED)) == 3


def test_a_forest_one_cell_from_the_edge_guards_nothing():
    wood = sheet("""
        . . .
        . F F
        . F .
    """)

    assert points(sentinel_wood, wood) == 0


def test_a_forest_in_a_corner_counts_once():
    corners = sheet(
        "F . . . . . . . . . F\n" + ". . . . . . . . . . .\n" * 9 + "F . . . . . . . . . F"
    )

    assert points(sentinel_wood, corners) == 4


def test_two_woods_on_different_edges_add_up():
    woods = sheet("""
        . F F . . . . . . . .
        . F F . . . . . . . F
        . . . . . . . . . F F
    """)

    assert points(sentinel_wood, woods) == 4


def test_a_map_full_of_forest_guards_its_whole_edge():
    assert points(sentinel_wood, sheet(filled_up("F"))) == 40


def test_no_forest_makes_no_bough_green():
    assert points(greenbough, sheet("V A W M ^ # r")) == 0


def test_the_printed_greenbough_covers_two_rows_and_three_columns():
    assert scores(greenbough, "F . F ^\nF F F #\n^ # # .") == 5


def test_a_single_forest_counts_for_its_row_and_for_its_column():
    assert scores(greenbough, "F") == 2


def test_a_row_full_of_forest_is_still_one_row():
    assert points(greenbough, sheet("F F F F F F F F F F F")) == 12


def test_two_forests_that_share_a_row_count_it_once():
    assert scores(greenbough, "F . . F") == 3


def test_greenbough_gives_twenty_two_at_most():
    diagonal = "\n".join(". " * n + "F" for n in range(11))

    assert points(greenbough, sheet(diagonal)) == 22
    assert points(greenbough, sheet(filled_up("F"))) == 22


def test_no_forest_makes_no_treetower():
    assert scores(treetower, "# . #\n. # .") == 0


def test_the_printed_treetower_has_two_enclosed_forests():
    assert points(treetower, sheet(PRINTED)) == 2


def test_a_forest_with_one_open_side_is_no_treetower():
    open_above = """
        . . .
        V F V
        . V .
    """

    assert scores(treetower, open_above) == 0


def test_the_edge_of_the_map_encloses_a_forest():
    corner = sheet("""
        F V
        V .
    """)

    assert points(treetower, corner) == 1


def test_wasteland_mountain_and_monster_enclose_a_forest():
    tower = """
        . # .
        ^ F M
        . # .
    """

    assert scores(treetower, tower) == 1


def test_open_ruins_do_not_enclose_a_forest_but_filled_ruins_do():
    beside_open = """
        . V .
        V F r
        . V .
    """
    beside_filled = """
        . V .
        V F w
        . V .
    """

    assert scores(treetower, beside_open) == 0
    assert scores(treetower, beside_filled) == 1


def test_two_treetowers_in_two_regions_add_up():
    towers = sheet("""
        F V . . V . .
        V . . V F V .
        . . . . V . .
    """)

    assert points(treetower, towers) == 2


def test_mountains_without_forest_are_not_joined():
    assert scores(stoneside_forest, "^ V ^") == 0


def test_the_printed_stoneside_forest_joins_two_of_three_mountains():
    assert points(stoneside_forest, sheet(PRINTED)) == 6


def test_touching_a_forest_alone_is_not_enough_for_a_mountain():
    assert points(stoneside_forest, sheet("^ F F . F F ^", at=(3, 1))) == 0


def test_forests_that_meet_only_at_a_corner_join_nothing():
    steps = """
        ^ F .
        . . F
        . . ^
    """

    assert scores(stoneside_forest, steps) == 0


def test_two_forests_that_join_two_mountains_each_count_four_mountains():
    pairs = """
        ^ F ^ .
        . . . .
        ^ F F ^
    """

    assert scores(stoneside_forest, pairs) == 12


def test_a_mountain_joined_by_two_forests_counts_once():
    assert scores(stoneside_forest, "^ F ^ F ^") == 9


def test_mountains_in_one_row_are_joined_like_any_others():
    assert scores(stoneside_forest, "^ F F F ^") == 6


def test_the_points_for_a_treetower_name_its_cell():
    (line,) = treetower(sheet("F V\nV ."))

    assert (line.points, line.cells) == (1, 1)
    assert line.reason.key == "cartographers-enclosed-forest"


def test_the_points_for_a_green_row_name_its_forests():
    row, *columns = greenbough(sheet("F . F"))

    assert row.cells == 0b101
    assert [column.cells for column in columns] == [0b001, 0b100]
