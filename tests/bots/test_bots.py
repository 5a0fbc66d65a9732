from dataclasses import replace

import pytest

from inklands.bots.bot import Effort, UnknownBot, make
from inklands.bots.driver import choose, play_out
from inklands.bots.greedy import Greedy
from inklands.bots.hint import hints
from inklands.bots.levels import LEVELS
from inklands.bots.rollout import Arm, Rollout, advice, halved
from inklands.bots.search import Search
from inklands.bots.simulator import RulesSimulator
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.errors import OptionError
from inklands.fast.tree import PLANS
from inklands.fast.warm import warm

GAME = load("cartographers")
NAMES = ("uniform", "greedy", "rollout@60", "search@60")


def play(names, seed, **options):
    match = Match(GAME, len(names), seed, options)
    play_out(match, [make(name) for name in names])
    return match.standing


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_a_solo_match_to_its_end(name):
    assert play([name], 3, sheet="B").is_over


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_match(name):
    assert play([name], 5) == play([name], 5)


def test_bots_of_all_kinds_share_a_table():
    assert play(NAMES, 2).is_over


def test_greedy_earns_more_than_uniform_and_playouts_more_than_greedy():
    seeds = range(4)
    points = {
        name: sum(play([name], seed).ratings[0].number for seed in seeds)
        for name in ("uniform", "greedy", "rollout@300")
    }

    assert points["uniform"] + 4 * 20 < points["greedy"] < points["rollout@300"]


def test_greedy_draws_monsters_where_they_hurt_a_neighbour():
    match = Match(GAME, 2, 4)
    while match.view(0).card.kind != "ambush":
        for seat in (0, 1):
            match.play(seat, match.legal_actions(seat)[0])
    legal = match.legal_actions(0)
    advice = Greedy().advise(GAME, match.view(0), legal, Rng(1))
    after = [match.live_points(0, each.action).total for each in (advice[0], advice[-1])]

    assert after[0] < after[1]


def test_finalists_are_of_different_actions_though_many_courses_begin_with_the_best():
    """Action 5 begins four plans that all do better than action 6, and that better than 7."""
    plans = [5 + PLANS * rest for rest in (1, 2, 3, 4)]
    worth = dict.fromkeys(plans, 9.0) | {6: 4.0, 7: 1.0}
    arms = [Arm(code, 0.0) for code in worth]

    def trials(codes, _seed, rounds):
        return [worth[code] * rounds for code in codes]

    ranked = halved(arms, Effort(600), trials, seed=0, finalists=2)
    tries = {arm.code: arm.tries for arm in ranked}

    assert tries[6] == max(tries.values()) > tries[7]
    assert [(each.action, each.expected) for each in advice("abcdefgh", ranked)] == [
        ("f", 9.0),
        ("g", 4.0),
        ("h", 1.0),
    ]


def test_the_worlds_of_the_rules_and_of_the_simulator_offer_the_same_choices():
    from inklands.bots.flat import flat_simulator

    match = Match(GAME, 2, 9)
    view = match.view(1)
    slow, fast = RulesSimulator(GAME, view), flat_simulator(GAME, view)

    assert fast is not None
    assert len(slow.choices(slow.deal(1), 10_000)) == len(match.legal_actions(1))
    assert sorted(place for place, _ in fast.choices(fast.deal(1), 10_000)) == list(
        range(len(match.legal_actions(1)))
    )


def test_the_rules_alone_are_enough_to_try_things_out():
    match = Match(GAME, 2, 9)
    worlds = RulesSimulator(GAME, match.view(1), decisions=6)
    sums = worlds.sample([0, 1], seed=5, rounds=1)

    assert sums == worlds.sample([0, 1], seed=5, rounds=1)
    world = worlds.deal(3)
    worlds.act(world, 0)
    assert worlds.observation_key(world) is not None


def test_the_last_decision_of_a_match_leads_nowhere_further():
    match = Match(GAME, 1, 6)
    while not match.is_over:
        view, legal = match.view(0), match.legal_actions(0)
        match.play(0, legal[0])
    worlds = RulesSimulator(GAME, view)
    world = worlds.deal(1)
    worlds.act(world, 0)

    assert worlds.observation_key(world) is None
    assert worlds.finish(world) == match.standing.points[0].total


@pytest.mark.parametrize("level", [level.name for level in LEVELS[:3]])
def test_each_level_answers_with_a_legal_action(level):
    match = Match(GAME, 2, 1)
    legal = match.legal_actions(0)

    assert choose(make(level), GAME, match.view(0), legal, Rng(5)) in legal


def test_the_hint_names_three_actions_the_best_first():
    match = Match(GAME, 1, 1)
    legal = match.legal_actions(0)
    advice = hints(GAME, match.view(0), legal, Rng(5), Effort(200))

    assert len({each.action for each in advice}) == 3
    assert all(each.action in legal for each in advice)
    assert advice[0].expected >= advice[1].expected


def test_a_bot_can_be_told_how_hard_to_think():
    assert make("search@0.5s") == Search(Effort(seconds=0.5))
    assert make("rollout@70") == Rollout(Effort(70))
    assert make("legend") == LEVELS[-1].bot


def test_a_bot_that_overlooks_every_other_action_misses_the_best_now_and_then():
    match = Match(GAME, 1, 1)
    view, legal = match.view(0), match.legal_actions(0)
    samples = range(12)

    def looked_at(bot, candidates):
        return {each.action for each in bot.advise(GAME, view, legal, Rng(candidates))}

    best = Rollout(Effort(100)).advise(GAME, view, legal, Rng(0))[0].action
    sharp = [best in looked_at(Rollout(Effort(100)), candidates) for candidates in samples]
    dull = [
        best in looked_at(Rollout(Effort(100), overlooks=2), candidates) for candidates in samples
    ]

    assert all(sharp)
    assert any(dull)
    assert not all(dull)


def test_a_bot_nobody_knows_is_refused_by_name():
    with pytest.raises(UnknownBot, match="there is no bot 'gambler'"):
        make("gambler")


def test_an_effort_that_is_no_number_is_refused_as_an_option():
    with pytest.raises(OptionError, match="'soon' is neither a count nor a time"):
        make("search@soon")


def test_an_effort_in_seconds_ends_about_on_time():
    match = Match(GAME, 1, 1)
    bot = make("rollout@0.05s")
    view = replace(match.view(0))

    assert bot.advise(GAME, view, match.legal_actions(0), Rng(1))


@pytest.mark.parametrize("seats", [1, 3])
def test_every_bot_plays_explorers(seats):
    game = load("explorers")
    warm("explorers")
    match = Match(game, seats, 3, {"objectives": "1", "advanced-temples": "on"})
    bots = [make(name) for name in ("rollout@20", "search@20", "greedy")]
    for _ in range(60 if seats == 1 else 120):
        if match.is_over:
            break
        seat = max(match.to_act)
        rng = Rng(len(match.steps))
        match.play(seat, choose(bots[seat], game, match.view(seat), match.legal_actions(seat), rng))

    assert match.turn > 5
