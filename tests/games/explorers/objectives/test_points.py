"""The objectives: nothing, the mark, the nearest miss."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.objectives.objective import (
    Count,
    FullLine,
    Longest,
    Race,
    Square,
    Without,
    Zones,
)
from inklands.games.explorers.objectives.points import (
    STEPS,
    largest_square,
    longest_run,
    objective_lines,
)
from tests.games.explorers.positions import GAME, cells, land, objective

ROW_A = " ".join(f"a{n}" for n in range(1, 17))
COLUMN_1 = " ".join(f"{letter}1" for letter in "abcdefghijklmnop")
masks = st.sets(st.integers(0, 255), max_size=200).map(lambda found: sum(1 << n for n in found))


def points(key: str, crosses: str, won: int = 0) -> int:
    lines = objective_lines(objective(key), land(), cells(crosses), won)
    return sum(line.points for line in lines)


def marked(key: str, crosses: str) -> set[str]:
    (line,) = objective_lines(objective(key), land(), cells(crosses), 0)
    return set(GRID.names(line.cells))


def test_there_are_thirty_one_in_seven_families():
    families = Counter(type(found) for found in GAME.components.objectives)

    assert families == {
        Without: 3,
        Zones: 4,
        FullLine: 1,
        Count: 11,
        Race: 8,
        Longest: 3,
        Square: 1,
    }
    assert len({found.key for found in GAME.components.objectives}) == 31


@pytest.mark.parametrize(
    ("item", "worth", "cell"), [("map", 6, "e14"), ("gem", 8, "d10"), ("key", 16, "b9")]
)
def test_an_item_never_crossed_is_worth_its_points(item, worth, cell):
    assert points(f"none-{item}", "f12 f13") == worth
    assert points(f"none-{item}", f"f12 f13 {cell}") == 0
    assert cell in marked(f"none-{item}", "f12 f13")


def test_every_zone_of_a_terrain_needs_a_cross():
    lakes = ["a5", "d2", "b15", "f9", "i5", "l5", "i14", "m14"]

    assert points("zones-water", " ".join(lakes)) == 10
    for missed in lakes:
        assert points("zones-water", " ".join(lake for lake in lakes if lake != missed)) == 0


@pytest.mark.parametrize("terrain", ["water", "grass", "sand", "mountain"])
def test_zones_are_joined_edge_to_edge_over_the_borders_of_tiles(terrain):
    letter = {"water": "W", "grass": "G", "sand": "S", "mountain": "M"}[terrain]
    laid = land()
    everything = " ".join(GRID.names(laid.areas[letter]))

    assert points(f"zones-{terrain}", everything) == 10
    assert marked(f"zones-{terrain}", everything) == set(everything.split())
    assert sum(1 for _ in laid.zones(letter)) == slow_zones(laid.areas[letter])


def slow_zones(area: int) -> int:
    """How many joined parts *area* has, found by sinking them one cell at a time."""
    left = {divmod(n, 16) for n in range(256) if area >> n & 1}
    count = 0
    while left:
        count += 1
        edge = [left.pop()]
        while edge:
            r, c = edge.pop()
            near = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & left
            left -= near
            edge += near
    return count


@pytest.mark.parametrize("line", [ROW_A, COLUMN_1], ids=["row", "column"])
def test_a_row_or_a_column_from_edge_to_edge_is_worth_twelve(line):
    but_one = line.rpartition(" ")[0]

    assert points("full-row-or-column", line) == 12
    assert points("full-row-or-column", but_one) == 0
    assert marked("full-row-or-column", line) == set(line.split())


def test_a_second_full_line_is_worth_nothing_more():
    row_b = ROW_A.replace("a", "b")

    assert points("full-row-or-column", f"{ROW_A} {row_b}") == 12
    assert points("full-row-or-column", f"{ROW_A} {COLUMN_1.removeprefix('a1 ')}") == 12


@pytest.mark.parametrize(("kind", "line", "other"), [("row", 0, 1), ("column", 1, 0)])
def test_an_owner_may_have_a_tile_for_rows_or_columns_alone(kind, line, other):
    lines = (ROW_A, COLUMN_1)
    own = FullLine(f"full-{kind}", kind, 12)

    assert objective_lines(own, land(), cells(lines[line]), 0)
    assert not objective_lines(own, land(), cells(lines[other]), 0)


@pytest.mark.parametrize(
    ("key", "crosses", "worth"),
    [
        ("count-key", "", 0),
        ("count-key", "b9", 1),
        ("count-key", "b9 p13", 3),
        ("count-key", "b9 p13 a3 p7", 10),
        ("count-map", "e14", 2),
        ("count-map", "e14 l11 j6 b8", 12),
        ("count-horse", "g16", 0),
        ("count-horse", "g16 a15", 2),
        ("count-gem", "d10 e16 a6", 4),
        ("count-apple", "e11", 0),
        ("count-apple", "e11 b11", 2),
        ("count-carrot", "a10 a13", 2),
        ("count-fish", "e13 g9 m14", 4),
        ("count-food-set", "e11 a10", 0),
        ("count-food-set", "e11 a10 e13", 1),
        ("count-food-set", "e11 a10 e13 b11 a13", 1),
        ("count-food-set", "e11 a10 e13 b11 a13 g9", 3),
        ("count-village", "e3 f2 f4", 0),
        ("count-village", "e3 f2 f4 g3", 3),
        ("count-temple", "d14", 0),
        ("count-temple", "d14 d16", 3),
        ("count-temple", "d14 d16 e7 e5", 6),
        ("count-corner", "a1", 4),
        ("count-corner", "a1 a16 p1 p16", 20),
        ("count-corner", "a2 b1", 0),
    ],
)
def test_counts_are_looked_up(key, crosses, worth):
    assert points(key, crosses) == worth


def test_more_than_the_table_knows_counts_as_its_last_value():
    horses = " ".join(GRID.names(land().cells_of["h"]))

    assert len(horses.split()) == 8
    assert points("count-horse", horses) == 16
    assert points("count-gem", " ".join(GRID.names(land().cells_of["g"]))) == 16


def test_a_count_shows_what_it_counted():
    assert marked("count-village", "e3 f2 f4 g3 l2") == {"e3", "f2", "f4", "g3"}
    assert marked("count-food-set", "e11 a10 e13 a13 f12") == {"e11", "a10", "e13", "a13"}
    assert marked("count-corner", "a1 a2") == {"a1"}


def test_a_race_is_worth_what_was_won():
    assert points("race-edges", ROW_A) == 0
    assert points("race-edges", ROW_A, won=8) == 8


LINES_AND_SQUARES = {
    "line-vertical": {"": 0, "a1 a2 a3": 1, "c4 d4 e4 g4": 3},
    "line-horizontal": {"a14 a15 a16 b1 b2": 3, "c4 d4 e4": 1},
    "line-diagonal": {"a1 b2 c3 d4 f6": 4, "a5 b4 c3 d3": 3, "a16 b1": 1, "a1 b16": 1},
    "square": {
        "a1 a2 b1": 0,
        "a1 a2 b1 b2": 2,
        "a16 b1 b16 c1": 0,
        "a1 a2 a3 b1 b2 b3 c1 c2 c3 d1": 6,
    },
}


@pytest.mark.parametrize("key", LINES_AND_SQUARES)
def test_lines_and_squares(key):
    for crosses, expected in LINES_AND_SQUARES[key].items():
        assert points(key, crosses) == expected, crosses


def test_the_longest_line_and_the_largest_square_are_shown():
    assert marked("line-horizontal", "a14 a15 a16 b1 b2") == {"a14", "a15", "a16"}
    assert marked("square", "a1 a2 b1 b2 c1 e5") == {"a1", "a2", "b1", "b2"}


def test_a_square_larger_than_the_table_counts_as_its_last_value():
    everything = " ".join(GRID.names(GRID.everywhere))

    assert points("square", everything) == 20


def slow_run(crossed: int, dr: int, dc: int) -> int:
    def is_crossed(r: int, c: int) -> bool:
        return 0 <= r < 16 and 0 <= c < 16 and bool(crossed >> 16 * r + c & 1)

    best = 0
    for r in range(16):
        for c in range(16):
            length = 0
            while is_crossed(r + dr * length, c + dc * length):
                length += 1
            best = max(best, length)
    return best


@settings(deadline=None)
@given(masks)
def test_runs_agree_with_walking_from_every_cell(crossed):
    ways = {"vertical": [(1, 0)], "horizontal": [(0, 1)], "diagonal": [(1, 1), (1, -1)]}
    for direction, steps in ways.items():
        for (step, arrival), (dr, dc) in zip(STEPS[direction], steps, strict=True):
            length, shown = longest_run(crossed, step, arrival)

            assert length == slow_run(crossed, dr, dc)
            assert shown & ~crossed == 0
            assert shown.bit_count() == length


@settings(deadline=None)
@given(masks)
def test_squares_agree_with_trying_every_one(crossed):
    def is_full(side: int, r: int, c: int) -> bool:
        return all(crossed >> 16 * (r + i) + c + j & 1 for i in range(side) for j in range(side))

    sides = [
        side
        for side in range(1, 17)
        if any(is_full(side, r, c) for r in range(17 - side) for c in range(17 - side))
    ]
    side, shown = largest_square(crossed)

    assert side == max(sides, default=0)
    assert shown & ~crossed == 0
    assert shown.bit_count() == side * side
