"""Villages, the order of finish, solo titles, and what counting now would give."""

from dataclasses import replace

import pytest

from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.scoring import rating, village_lines
from inklands.games.explorers.state import Clock, Sides, Stage
from tests.games.explorers.positions import GAME, at_card, cells, play, set_up, with_sheet

# Villages of the tiles 1, 2, 3 and 4: f3, f13, l3 and m13.
BESIDE = {"A": "e3 f2 f4 g3", "B": "e13 f12 f14 g13", "C": "k3 l2 l4 m3", "D": "l13 m12 m14 n13"}


def village_points(crosses: str, *, advanced: bool = False) -> list[int]:
    setup = set_up(sides=Sides(villages=advanced))
    return [line.points for line in village_lines(setup, cells(crosses) | cells("f13"))]


@pytest.mark.parametrize(("count", "points"), [(0, []), (1, [3]), (2, [5]), (3, [7]), (4, [10])])
def test_a_village_is_worth_3_5_7_or_10_by_the_crosses_beside_it(count, points):
    assert village_points(" ".join(BESIDE["D"].split()[:count])) == points


def test_every_village_counts_the_start_village_too():
    assert village_points(" ".join(BESIDE.values())) == [10, 10, 10, 10]


def test_a_cross_at_the_corner_of_a_village_counts_for_nothing():
    assert village_points("e2 e4 g2 g4") == []


@pytest.mark.parametrize(("count", "points"), [(0, []), (1, [12]), (2, [18]), (3, [26]), (4, [40])])
def test_on_the_advanced_side_the_least_surrounded_village_counts_alone(count, points):
    least = " ".join(BESIDE["C"].split()[:count])
    others = f"{BESIDE['A']} {BESIDE['B']} {BESIDE['D']}"

    assert village_points(f"{others} {least}", advanced=True) == points


def test_a_village_is_explained_by_its_letter_and_cells():
    setup = set_up()
    (line,) = village_lines(setup, cells("m12 m14"))

    assert line.reason.key == "explorers-village-scored"
    assert dict(line.reason.args) == {"village": "D", "amount": 2}
    assert GRID.names(line.cells) == ("m12", "m14")


def finished(*totals: tuple[int, int]):
    """A finished match in which each seat has one temple's points and has struck some maps."""
    state = at_card("G/M", *("",) * len(totals), round_number=4, turn=7)
    for seat, (points, maps) in enumerate(totals):
        over = replace(state.sheets[seat], temples=(points, 0, 0, 0), maps_used=maps)
        state = with_sheet(state, seat, over)
    return replace(state, clock=Clock(Stage.OVER, 3, 6), drafts=(), waiting=frozenset())


def test_most_points_win():
    assert GAME.standing(finished((8, 0), (12, 4), (6, 0))).places == ((1,), (0,), (2,))


def test_a_tie_goes_to_whoever_struck_fewer_maps():
    assert GAME.standing(finished((12, 2), (12, 1), (6, 0))).places == ((1,), (0,), (2,))


def test_a_tie_in_points_and_maps_is_shared():
    assert GAME.standing(finished((12, 1), (6, 0), (12, 1))).places == ((0, 2), (1,))


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (-24, "armchair-traveller"),
        (80, "armchair-traveller"),
        (81, "sunday-walker"),
        (90, "sunday-walker"),
        (91, "seasoned-scout"),
        (101, "pathfinder"),
        (111, "name-on-the-map"),
        (120, "name-on-the-map"),
        (121, "legend-of-the-trails"),
    ],
)
def test_alone_points_earn_a_title(points, title):
    assert rating(set_up(), points).title == title


def test_every_objective_in_play_raises_the_titles_by_ten():
    setup = set_up(objectives=["square", "full-row-or-column"])

    assert rating(setup, 100).title == "armchair-traveller"
    assert rating(setup, 101).title == "sunday-walker"


def test_only_the_solo_game_gives_a_title():
    assert GAME.standing(finished((12, 0))).ratings == (rating(set_up(), 12),)
    assert GAME.standing(finished((12, 0), (3, 0))).ratings == ()


def test_counting_now_includes_what_the_seat_has_done_in_this_turn():
    state = play(at_card("W/G", "d14 b9 d10", "", setup=set_up(2)), "0 W:", "0 d15")
    points = GAME.live_points(state, 0).by_key()

    assert points["temples"] == 12
    assert points["gems"] == 1
    assert GAME.live_points(state, 1).by_key()["temples"] == 0
    assert GAME.standing(state).points[0].total == 0


def test_counting_after_an_action_tells_what_it_would_bring():
    state = play(at_card("W/G", "d14 b9", ""), "0 W:")
    entering = GAME.parse_action("d15")

    assert GAME.live_points(state, 0).by_key()["temples"] == 0
    assert GAME.live_points(state, 0, entering).by_key()["temples"] == 12


def test_counting_now_foresees_a_race_and_an_advanced_temple():
    setup = set_up(2, sides=Sides(temples=True), objectives=["race-keys", "square"])
    state = at_card("W/G", "d14 b9 p13 a3 a2", "", setup=setup)
    state = play(state, "0 W:", "0 d15")
    points = GAME.live_points(state, 0).by_key()

    assert points["temples"] == 8
    assert points["race-keys"] == 10
    assert points["square"] == 0


def test_when_all_is_over_counting_now_is_the_standing():
    state = play(at_card("G/M", "d10", round_number=4, turn=7, facing=1), "0 M: f12 f11 f14")

    assert GAME.live_points(state, 0) == GAME.standing(state).points[0]


def test_before_a_side_is_taken_counting_after_an_action_is_counting_now():
    state = at_card("W/G", "d10", "")

    assert GAME.live_points(state, 0, GAME.parse_action("W")) == GAME.live_points(state, 0)
    assert GAME.live_points_seat(state, 1) == 1
