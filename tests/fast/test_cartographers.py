import pytest

from inklands.core.catalogue import load
from inklands.fast import lockstep
from inklands.fast.cartographers import playout
from inklands.fast.cartographers.constants import GOAL_KEYS, LAYOUTS, RULINGS
from inklands.fast.cartographers.goals import goal_points
from inklands.fast.cartographers.title import KERNELS
from inklands.fast.compiled import compiled
from inklands.games.cartographers.goals import GOALS
from inklands.games.cartographers.sheet import GRID, Sheet, Terrain
from inklands.grid.kernel import new_ints


def test_the_simulator_and_the_rules_agree_over_three_hundred_matches():
    assert lockstep.compare("cartographers", 250) > 250 * 15


def test_without_a_compiler_they_agree_as_well():
    assert lockstep.compare("cartographers", 50, is_compiled=False) > 50 * 15


def test_a_simulator_out_of_step_is_told_apart():
    with pytest.raises(lockstep.OutOfStep, match="match 3: the end: simulator 1, rules None"):
        lockstep._agree("cartographers", 3, "the end", 1, None)


def test_the_rulings_are_those_of_the_title():
    (ruling,) = [
        option for option in load("cartographers").options if option.key == "fallback_terrain"
    ]

    assert [ruling.parse(text) for text in RULINGS] == list(RULINGS)


def test_a_full_map_scores_the_same_by_kernel_and_by_rule():
    layout = LAYOUTS[1]
    sheet = Sheet.blank(layout).with_drawn(
        Terrain.VILLAGE, GRID.rows[0] | GRID.rows[1] & ~layout.mountains
    )
    sheet = sheet.with_drawn(Terrain.WATER, sheet.empty)
    flat = [*sheet.terrains, sheet.filled]

    for number, key in enumerate(GOAL_KEYS):
        slow = sum(line.points for line in GOALS[key](sheet))
        assert goal_points(number, flat, 0, 1) == slow, key


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("candidates", [1, 6])
def test_playouts_come_out_the_same_interpreted_and_compiled(seats, candidates):
    fast = compiled(playout, KERNELS.bits)
    slow_totals, fast_totals = new_ints(3), fast.new_ints(3)
    playout.playouts(11, 6, seats, candidates, slow_totals)
    fast.playouts(11, 6, seats, candidates, fast_totals)

    assert list(fast_totals) == slow_totals


def test_looking_at_more_actions_earns_more_points():
    fast = compiled(playout, KERNELS.bits)
    totals = {}
    for candidates in (1, 8):
        totals[candidates] = fast.new_ints(3)
        fast.playouts(1, 200, 1, candidates, totals[candidates])

    assert totals[8][0] > totals[1][0] + 200 * 20
