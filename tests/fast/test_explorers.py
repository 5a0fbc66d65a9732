import pytest

from inklands.bots.bot import make
from inklands.bots.driver import choose
from inklands.bots.flat import flat_simulator
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.fast import lockstep
from inklands.fast.compiled import compiled
from inklands.fast.explorers import constants, playout, rules, start, worth
from inklands.fast.explorers.bridge import Twin, fill_landscape, flat, sample_setup
from inklands.fast.explorers.match import LAND as SPACE
from inklands.fast.explorers.match import SHEETS
from inklands.fast.explorers.objectives import is_met, objective_points
from inklands.fast.explorers.title import KERNELS
from inklands.fast.explorers.workspace import weights
from inklands.games.explorers.landscape.landscape import landscape
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.landscape.tiles import PlacedTile
from inklands.games.explorers.objectives import races
from inklands.games.explorers.objectives.objective import Race
from inklands.games.explorers.objectives.points import objective_lines
from inklands.grid.kernel import new_ints, new_masks, nth

GAME = load("explorers")
LAYOUT = (PlacedTile(3, 1), PlacedTile(7), PlacedTile(1, 2), PlacedTile(8, 3))
LAND = landscape(constants.COMPONENTS.tiles, LAYOUT)


def test_the_simulator_and_the_rules_agree_over_three_hundred_matches():
    assert lockstep.compare("explorers", 250) > 250 * 90


def test_without_a_compiler_they_agree_as_well():
    assert lockstep.compare("explorers", 50, is_compiled=False) > 50 * 90


def test_three_hundred_matches_meet_all_seats_sides_and_objectives():
    setups = [sample_setup(number) for number in range(300)]
    sides = [tuple(key for key in options if "advanced" in key) for _, options in setups]
    named = {key for _, options in setups for key in options["objective-names"].split(",")}

    assert len({(seats, *each) for (seats, _), each in zip(setups, sides, strict=True)}) == 4 * 16
    assert named == {"", *constants.OBJECTIVE_KEYS}


def test_a_landscape_is_laid_as_the_title_lays_it():
    laid, wanted = new_masks(SHEETS), new_masks(SHEETS)
    laid[SPACE] = GRID.everywhere
    for place, tile in enumerate(LAYOUT):
        start.lay(laid, place, start.TURNINGS * (tile.number - 1) + tile.turns)
    fill_landscape(wanted, LAND)

    assert laid == wanted
    assert start.central_villages(laid) == LAND.central


def patch(rng):
    """A joined patch of crosses, from a few cells to most of the landscape."""
    size, rng = rng.below(200)
    cell, rng = rng.below(256)
    crossed = 1 << cell
    while crossed.bit_count() < size:
        frontier = GRID.neighbours(crossed) & ~crossed
        place, rng = rng.below(frontier.bit_count())
        crossed |= 1 << nth(frontier, place)
    return crossed


@pytest.mark.parametrize("number", range(len(constants.OBJECTIVES)), ids=constants.OBJECTIVE_KEYS)
def test_an_objective_gives_the_same_by_kernel_and_by_rule(number):
    objective = constants.OBJECTIVES[number]
    b = new_masks(SHEETS)
    fill_landscape(b, LAND)

    for seed in range(60):
        crossed = patch(Rng(seed)) if seed else GRID.everywhere
        if isinstance(objective, Race):
            assert is_met(b, number, crossed) == races.is_met(objective, LAND, crossed)
        slow = sum(line.points for line in objective_lines(objective, LAND, crossed, 0))
        assert objective_points(b, number, crossed) == slow


@pytest.mark.parametrize("number", [0, 31, 117, 122, 255])
def test_the_live_points_are_those_of_the_title(number):
    seats, options = sample_setup(number)
    state = GAME.start(seats, number, GAME.options.settle(options))
    rng = Rng(number)
    while waiting := GAME.to_act(state):
        seat = min(waiting)
        if state.drafts:
            b, v = flat(state, seat, rules)
            assert worth.live_points(b, v, 0) == GAME.live_points(state, seat).total
        place, rng = rng.below(len(GAME.legal_actions(state, seat)))
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[place])


@pytest.mark.parametrize(("seats", "advanced", "objectives"), [(1, 0, 0), (3, 15, 3), (4, 4, 2)])
def test_playouts_come_out_the_same_interpreted_and_compiled(seats, advanced, objectives):
    fast = compiled(playout, KERNELS.bits)
    slow_totals, fast_totals = new_ints(3), fast.new_ints(3)
    for module, totals in ((playout, slow_totals), (fast, fast_totals)):
        module.random_games(11, 6, seats, advanced, objectives, totals)

    assert list(fast_totals) == slow_totals
    assert slow_totals[2] > 6 * seats * 60


def test_players_of_playouts_come_out_the_same_interpreted_and_compiled():
    fast = compiled(playout, KERNELS.bits)
    slow_totals, fast_totals = new_ints(3), fast.new_ints(3)
    playout.greedy_games(5, 1, 2, 0, 1, weights(playout), 4, slow_totals)
    fast.greedy_games(5, 1, 2, 0, 1, weights(fast), 4, fast_totals)

    assert list(fast_totals) == slow_totals


def test_players_that_look_at_their_turn_earn_many_more_points_than_random_ones():
    fast = compiled(playout, KERNELS.bits)
    blind, seeing = fast.new_ints(3), fast.new_ints(3)
    fast.random_games(1, 100, 1, 0, 0, blind)
    fast.greedy_games(1, 100, 1, 0, 0, weights(fast), 256, seeing)

    assert blind[0] + 100 * 50 < seeing[0]
    assert seeing[0] > 100 * 105


def played(match, decisions):
    """*match* some random decisions later."""
    rng = Rng(7)
    for _ in range(decisions):
        seat = max(match.to_act)
        place, rng = rng.below(len(match.legal_actions(seat)))
        match.play(seat, match.legal_actions(seat)[place])
    return match


@pytest.mark.parametrize("decisions", [0, 5, 40, 77, 140])
def test_the_worlds_of_the_simulator_offer_what_the_rules_offer(decisions):
    match = played(Match(GAME, 3, 9, {"advanced-temples": "on"}), decisions)
    for seat in match.to_act:
        legal, fast = match.legal_actions(seat), flat_simulator(GAME, match.view(seat))
        assert fast is not None
        choices = fast.choices(fast.deal(1), 999)
        worths = [worth for _, worth in choices]

        assert {place for place, _ in choices} <= set(range(len(legal)))
        assert worths == sorted(worths, reverse=True)
        assert worths[-1] >= worths[0] - 6
        assert fast.choices(fast.deal(1), 1) == choices[:1]


def test_worlds_of_one_seed_are_equal_and_play_on_to_the_end():
    match = played(Match(GAME, 2, 4), 60)
    view = match.view(min(match.to_act))
    fast = flat_simulator(GAME, view)
    assert fast is not None
    one, two = fast.deal(3), fast.deal(3)
    while fast.observation_key(one) is not None:
        assert fast.observation_key(one) == fast.observation_key(two)
        for world in (one, two):
            fast.act(world, fast.choices(world, 1)[0][0])

    assert fast.finish(one) == fast.finish(two)


@pytest.mark.parametrize("name", ["rollout@40", "search@40"])
def test_bots_finish_the_last_round(name):
    match = played(Match(GAME, 1, 3, {"objectives": "2"}), 85)
    bot = make(name)
    while not match.is_over:
        legal = match.legal_actions(0)
        match.play(0, choose(bot, GAME, match.view(0), legal, Rng(match.turn)))

    assert match.standing.is_over


def test_a_twin_waits_for_the_cards_of_the_next_round():
    state = GAME.start(1, 1, GAME.options.settle({"tiles": "3r1,7,1r2,8r3"}))
    twin = Twin.of(state, rules)

    assert twin.seat == 0
    assert {kind for kind, _ in twin.actions()} == {"choose"}
