"""The 31 presumptions, each with the result its rulebook prints for an example."""

from __future__ import annotations

import pytest

from inklands.games.misterra.presumptions.patterns import Pattern
from inklands.games.misterra.presumptions.presumption import Ladder, name, rule
from tests.games.misterra.positions import EMPTY, GAME, cells, parchment

PRESUMPTIONS = GAME.components.presumptions


def points(number: int, picture: str) -> list[int]:
    """The points of each line of a presumption for the parchment drawn."""
    return [line.points for line in PRESUMPTIONS[number].lines(parchment(picture))]


@pytest.mark.parametrize("number", range(1, 32))
def test_an_empty_parchment_scores_nothing(number):
    assert sum(points(number, EMPTY)) == 0


@pytest.mark.parametrize("number", range(1, 32))
def test_every_line_has_cells_and_every_presumption_says_its_rule(number):
    picture = """
        S L J M S
        S L J M S
        S J L J L
        S M J L M
        S L J S L
    """
    presumption = PRESUMPTIONS[number]

    assert all(line.cells for line in presumption.lines(parchment(picture)))
    assert presumption.number == number
    assert name(presumption).key.startswith("misterra-")
    assert rule(presumption).key.startswith("misterra-rule-")


def test_the_seal_tells_which_score_again_and_again():
    repeated = {number for number, card in PRESUMPTIONS.items() if card.is_repeated}

    assert repeated == {1, 2, 3, 4, 9, 10, 11, 12, 22, *range(24, 32)}


def test_zones_score_by_their_size():
    """Printed: A = 5, B = 2, C = 2."""
    picture = """
        S S . S S
        S S . S .
        . . . . .
        . S S S .
        . . . . .
    """

    assert points(1, picture) == [5, 2, 2]


def test_zones_of_two_cells_and_of_other_terrains_score_nothing():
    picture = """
        S S . L L
        . . . L L
        S . . . .
        S . J J J
        . . . . .
    """

    assert points(1, picture) == []


def test_a_zone_is_not_joined_across_a_corner():
    picture = """
        M M . . .
        . . M . .
        . . . . .
        . . . . .
        . . . . .
    """

    assert points(4, picture) == []


def test_the_largest_zones_score_the_last_row():
    picture = """
        J J J J J
        J J J J .
        . . . . .
        . . . . .
        . . . . .
    """

    assert points(3, picture) == [14]


def test_the_edge_scores_for_eight_and_one_more_for_each_beyond():
    """Printed: 14 + 2."""
    picture = """
        S S S S S
        S L S L .
        S L L L .
        S . . . .
        S S . . .
    """

    assert points(5, picture) == [14, 2]


def test_three_on_the_edge_are_one_too_few():
    picture = """
        L L . . L
        . L L . .
        . . L . .
        . . . . .
        . . . . .
    """

    (line,) = PRESUMPTIONS[6].lines(parchment(picture))

    assert (line.points, line.reason.key) == (0, "misterra-too-few")
    assert line.cells == cells("a1 b1 e1")


def test_lines_inland_with_all_four_terrains():
    """Printed: 3 × 4."""
    picture = """
        S L J M S
        M M L J S
        S L J . M
        J J L M S
        S S L J L
    """

    assert points(9, picture) == [4, 4, 4]


def test_lines_along_the_coast_with_all_four_terrains():
    """Printed: 2 × 4."""
    picture = """
        S S . M S
        L L L L S
        J J J J S
        M M M M S
        S L S J S
    """

    assert points(10, picture) == [4, 4]


def test_lines_inland_of_a_single_terrain():
    """Printed: 3 × 5."""
    picture = """
        S S S S S
        L L L L .
        M M M M M
        J J J J S
        S S S S S
    """

    assert points(11, picture) == [5, 5, 5]


def test_lines_along_the_coast_of_a_single_terrain():
    """Printed: 4 × 5."""
    picture = """
        S L . M S
        S L J M S
        S L J M S
        S L J M S
        S L J M S
    """

    assert points(12, picture) == [5, 5, 5, 5]


def test_cells_away_from_a_terrain_score_for_seven_and_one_more_for_each_beyond():
    """Printed: 12 + 2. The two steppes at the right touch a lagoon."""
    picture = """
        S S S J .
        S S S . .
        S S S M S
        J J M S L
        . . . . .
    """

    assert points(13, picture) == [12, 2]


def test_a_corner_does_not_touch():
    picture = """
        S . S . S
        . L . . .
        . . . . .
        . . . . .
        . . . . .
    """

    assert points(13, picture) == [4]


def test_the_largest_zone():
    """Printed: 10."""
    picture = """
        J J J S S
        J J J L L
        M M . L L
        S S S . .
        . . . . .
    """

    assert points(17, picture) == [10]


def test_of_two_largest_zones_one_scores():
    picture = """
        J J J . .
        J . . . .
        . . . S S
        . . . S S
        . . . . .
    """

    assert points(17, picture) == [4]


def test_the_smallest_zone():
    """Printed: 30."""
    picture = """
        S S S S S
        S L L L L
        J J J L L
        J J J M M
        M M M M M
    """

    assert points(18, picture) == [30]


def test_a_single_cell_spoils_the_smallest_zone():
    picture = """
        S S S S S
        S S S S M
        L L L L L
        L L . . .
        . . . . .
    """

    assert points(18, picture) == [0]


def test_zones_of_one_cell():
    """Printed: 15, for twelve of them."""
    picture = """
        S L S L S
        L S L S L
        J J S L .
        J J . . .
        J J . . .
    """

    assert points(19, picture) == [15]


def test_eleven_zones_of_one_cell_stay_on_the_row_of_eight():
    picture = """
        S L S L S
        L S L S L
        J J S . .
        J J . . .
        J J . . .
    """

    assert points(19, picture) == [10]


def test_zones_of_two_cells():
    """Printed: 10, for six of them."""
    picture = """
        S S L L S
        J J M M S
        L L . . J
        S . . . .
        . . . . .
    """

    assert points(20, picture) == [10]


def test_the_commonest_terrain():
    """Printed: 12, for twelve to fourteen cells."""
    picture = """
        M M M M M
        S S S L L
        M . M . M
        M . M . M
        M L L S .
    """

    assert points(21, picture) == [12]


def test_the_rarest_terrain_is_one_that_is_there():
    """Printed: 3 × 3."""
    picture = """
        S S S S S
        S S . L L
        L . . . .
        M M M M M
        . . . . .
    """

    assert points(22, picture) == [9]


def test_sets_of_four_wherever_they_lie():
    """Printed: 8, for four sets."""
    picture = """
        S S S S S
        L L L L .
        J J J J J
        M . M M .
        M M . . .
    """

    assert points(23, picture) == [8]


def test_without_one_terrain_there_are_no_sets():
    picture = """
        S S S S S
        L L L L .
        J J J J J
        . . . . .
        . . . . .
    """

    assert points(23, picture) == []


def test_a_small_pattern_wherever_it_lies_as_drawn():
    """Printed: 3 × 5. Turned or mirrored it does not count."""
    picture = """
        S L J . .
        . S L J S
        J L S . L
        . . S L J
        . . . . .
    """

    assert points(24, picture) == [5, 5, 5]


def test_occurrences_of_a_large_pattern_may_share_cells():
    """Printed: 3 × 8."""
    picture = """
        S . . . .
        L J S . .
        S . L J .
        L J S . .
        S . . . .
    """

    assert points(28, picture) == [8, 8, 8]


def test_a_pattern_may_be_drawn_with_empty_cells_around():
    drawn = Pattern.parse(24, 5, "..../.SL./.J..")

    lines = drawn.lines(parchment("S L . . .\nJ . . . .\n" + ". . . . .\n" * 3))

    assert [line.cells for line in lines] == [cells("a1 b1 a2")]


def test_a_ladder_reads_as_its_rows_which_no_line_parts():
    assert str(Ladder(((4, 2), (8, 14)), 1)) == "4~→~2, 8~→~14, +1~→~+1".replace("~", "\u00a0")
    assert str(Ladder(((4, 2), (8, 14)))) == "4~→~2, 8~→~14".replace("~", "\u00a0")
