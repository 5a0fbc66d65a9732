import pytest

from mapwright.core.catalogue import load
from mapwright.fast import lockstep
from mapwright.fast.compiled import compiled
from mapwright.fast.explorers import bridge, playout, rules, tables
from mapwright.games.explorers.rounds import track_points

GAME = load("explorers")


def test_the_simulator_and_the_rules_agree_over_a_hundred_matches():
    assert lockstep.compare("explorers", 90) > 90 * 90


def test_without_a_compiler_they_agree_as_well():
    assert lockstep.compare("explorers", 10, is_compiled=False) > 10 * 90


def test_a_few_hundred_matches_meet_all_seats_sides_and_objectives():
    courses = [bridge.course(number) for number in range(300)]
    seats_and_sides = {
        (
            seats,
            *(options.get(f"advanced-{side}") for side in ("food", "gems", "temples", "villages")),
        )
        for seats, options in courses
    }

    assert len(seats_and_sides) == 4 * 16
    named = {key for _, options in courses for key in options["objective-names"].split(",")}
    assert named == {"", *tables.OBJECTIVE_KEYS}


@pytest.mark.parametrize("side", [0, 1])
def test_the_points_of_gems_are_those_of_the_track(side):
    track = tables.TABLES.gems[side]
    line = tables.GEM_POINTS[side * tables.GEM_LINE : (side + 1) * tables.GEM_LINE]

    assert list(line) == [track_points(track, gems) for gems in range(tables.GEM_LINE)]


@pytest.mark.parametrize("glance", [1, 4])
def test_playouts_come_out_the_same_interpreted_and_compiled(glance):
    totals = []
    for kernels, flow in (
        (playout, rules),
        (compiled("explorers.playout"), compiled("explorers.rules")),
    ):
        state = GAME.start(2, 5, GAME.options.settle({"objectives": "3", "advanced-temples": "on"}))
        b, v = bridge.flat(state, flow)
        totals.append(flow.new_ints(3))
        kernels.playouts(b, v, 3, 2, glance, totals[-1])

    assert list(totals[0]) == list(totals[1])
