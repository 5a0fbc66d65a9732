from inklands.games.cartographers.goals.space import (
    borderlands,
    lost_barony,
    the_broken_road,
    the_cauldrons,
)
from tests.games.cartographers.paper_art import BLANK, filled_up, points, scores, sheet

FULL_ROW = "F V A W M F V A W M F"


def test_a_blank_map_has_no_full_border():
    assert points(borderlands, sheet(BLANK["A"])) == 0
    assert points(borderlands, sheet(BLANK["B"])) == 0


def test_a_full_row_gives_six():
    assert points(borderlands, sheet(FULL_ROW)) == 6


def test_a_row_with_one_empty_cell_gives_nothing():
    assert points(borderlands, sheet("F V A W M . V A W M F")) == 0


def test_a_full_row_and_a_full_column_give_twelve():
    cross = sheet(FULL_ROW + "\nF" * 10)

    assert points(borderlands, cross) == 12


def test_wasteland_mountain_and_monster_fill_a_row():
    assert points(borderlands, sheet("# # ^ ^ M M V V F F A")) == 6


def test_open_ruins_leave_a_row_unfilled_and_filled_ruins_do_not():
    assert points(borderlands, sheet("F V A W M r V A W M F")) == 0
    assert points(borderlands, sheet("F V A W M f V A W M F")) == 6


def test_a_full_map_has_twenty_two_full_lines():
    assert points(borderlands, sheet(filled_up("W", "B"))) == 132


def test_an_empty_map_has_no_barony():
    assert points(lost_barony, sheet(".")) == 0


def test_the_printed_barony_has_a_side_of_two():
    assert points(lost_barony, sheet("# # .\n# # .\n. . .")) == 6


def test_a_square_of_four_by_four_gives_twelve():
    assert scores(lost_barony, "V V V V\n" * 4) == 12


def test_a_lone_filled_cell_is_a_barony_of_side_one():
    assert points(lost_barony, sheet(BLANK["A"])) == 3


def test_the_wasteland_of_sheet_b_is_a_barony_of_side_two():
    assert points(lost_barony, sheet(BLANK["B"])) == 6


def test_a_square_with_a_hole_counts_only_as_far_as_it_is_filled():
    holed = """
        V V V V
        V . V V
        V V V V
        V V V V
    """

    assert scores(lost_barony, holed) == 6


def test_open_ruins_are_a_hole_in_a_barony():
    assert scores(lost_barony, "V V\nV r") == 3


def test_a_rectangle_counts_by_its_short_side():
    assert scores(lost_barony, "V V V V V\nV V V V V") == 6


def test_a_square_does_not_go_round_the_edge():
    split = sheet("""
        . . . . . . . . . . V
        V . . . . . . . . . V
        V . . . . . . . . . .
    """)

    assert points(lost_barony, split) == 3


def test_of_two_squares_the_larger_counts():
    squares = sheet("""
        V V . . W W W
        V V . . W W W
        . . . . W W W
    """)

    assert points(lost_barony, squares) == 9


def test_a_full_map_is_a_barony_of_side_eleven():
    (line,) = lost_barony(sheet(filled_up("F")))

    assert line.points == 33
    assert line.cells == (1 << 121) - 1


def test_an_empty_map_has_no_road():
    assert points(the_broken_road, sheet(".")) == 0


def test_the_printed_cross_holds_the_main_road_and_the_one_in_the_corner():
    # The card shows a map of three by three: both long diagonals. Here they are eleven long.
    rows = [["."] * 11 for _ in range(11)]
    for n in range(11):
        rows[n][n] = rows[n][10 - n] = "V"
    cross = sheet("\n".join(" ".join(row) for row in rows))

    assert points(the_broken_road, cross) == 6


def test_a_chequered_map_holds_every_second_road():
    # The card's picture is chequered, too: two roads of three there, six of eleven here.
    odd, even = ". V " * 5 + ".", "V . " * 5 + "V"
    chequered = sheet("\n".join([even, odd] * 5 + [even]))

    assert points(the_broken_road, chequered) == 18


def test_the_cell_in_the_bottom_left_corner_is_a_road():
    assert points(the_broken_road, sheet("V", at=(10, 0))) == 3


def test_a_road_with_one_empty_cell_gives_nothing():
    road = "\n".join(". " * n + ("." if n == 5 else "V") for n in range(11))

    assert points(the_broken_road, sheet(road)) == 0


def test_a_diagonal_from_the_top_edge_is_no_road():
    above = "\n".join(". " * (n + 1) + "V" for n in range(10))

    assert points(the_broken_road, sheet(above)) == 0


def test_a_diagonal_of_the_other_slope_is_a_road_only_in_its_corner():
    rising = "\n".join(". " * (10 - n) + "V" for n in range(11))

    assert points(the_broken_road, sheet(rising)) == 3


def test_two_roads_add_up_and_any_filled_cell_paves_them():
    roads = sheet("""
        # . .
        ^ W .
        m . M
    """, at=(8, 0))  # fmt: skip

    assert points(the_broken_road, roads) == 6


def test_a_full_map_has_eleven_roads():
    assert points(the_broken_road, sheet(filled_up("A"))) == 33


def test_an_empty_map_has_no_cauldron():
    assert points(the_cauldrons, sheet(BLANK["A"])) == 0


def test_the_printed_cauldrons_are_two():
    cauldrons = sheet("""
        . # # .
        # . # .
        . # . .
        . . . .
    """)

    assert points(the_cauldrons, cauldrons) == 2


def test_a_hole_of_two_cells_is_no_cauldron():
    hole = """
        . V V .
        V . . V
        . V V .
    """

    assert scores(the_cauldrons, hole) == 0


def test_wasteland_mountain_and_monster_make_a_cauldron():
    assert scores(the_cauldrons, ". # .\n^ . M\n. # .") == 1


def test_open_ruins_can_be_a_cauldron_but_cannot_enclose_one():
    ruins_inside = ". V .\nV r V\n. V ."
    ruins_beside = ". V .\nV . r\n. V ."

    assert scores(the_cauldrons, ruins_inside) == 1
    assert scores(the_cauldrons, ruins_beside) == 0


def test_a_full_map_has_no_cauldron():
    assert points(the_cauldrons, sheet(filled_up("M"))) == 0
    assert points(the_cauldrons, sheet(filled_up("M", but="f6"))) == 0
    assert points(the_cauldrons, sheet(filled_up("M", but="a1 k11"))) == 2
