import pytest

from inklands.bots import judge, rollout
from inklands.bots.bot import Effort
from inklands.bots.judge import Judge, Judgement
from inklands.bots.review import decisions
from inklands.bots.simulator import lead
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.errors import SeatError


def played(title, seats, seed, turns=1000):
    """A match in which everybody takes any action."""
    match, rng = Match(load(title), seats, seed), Rng(seed)
    while not match.is_over and match.turn <= turns:
        seat = min(match.to_act)
        place, rng = rng.below(len(match.legal_actions(seat)))
        match.play(seat, match.legal_actions(seat)[place])
    return match


def results(match):
    """What each action of the last decision would have led to, by its text."""
    game, last = match.game, match.steps[-1]
    ends = {
        game.action_text(action): game.apply(last.before, last.seat, action)
        for action in game.legal_actions(last.before, last.seat)
    }
    assert not any(game.to_act(state) for state in ends.values())
    return {text: lead(game.standing(state), last.seat) for text, state in ends.items()}


def judgement(match):
    game, last = match.game, match.steps[-1]
    legal = game.legal_actions(last.before, last.seat)
    view = game.view(last.before, last.seat)
    return Judge(Effort(64)).judge(game, view, legal, last.action, Rng(1))


def compared(match):
    """What each last action would have led to, what the one taken did, and the judgement."""
    after = results(match)
    assert len(set(after.values())) > 1, "nothing hangs on this decision"
    return after, after[match.game.action_text(match.steps[-1].action)], judgement(match)


ALONE = [("cartographers", 1), ("cartographers", 2), ("cartographers", 3), ("explorers", 9)]
TOGETHER = [("cartographers", 1), ("cartographers", 4), ("misterra", 4), ("misterra", 10)]


@pytest.mark.parametrize(("title", "seed"), ALONE)
def test_alone_the_last_decision_is_judged_by_the_points_it_led_to(title, seed):
    match = played(title, 1, seed)
    after, own, found = compared(match)

    assert (found.most, found.expected) == (max(after.values()), own)
    assert after[match.game.action_text(found.best)] == max(after.values())
    assert found.cost == max(after.values()) - own


@pytest.mark.parametrize(("title", "seed"), TOGETHER)
def test_what_the_others_hide_does_not_change_what_a_decision_cost(title, seed):
    match = played(title, 2, seed)
    after, own, found = compared(match)

    assert after[match.game.action_text(found.best)] == max(after.values())
    assert found.cost == pytest.approx(max(after.values()) - own)


def test_a_difference_that_may_be_chance_costs_nothing():
    assert Judgement("best", most=9.0, expected=7.0, error=1.5).cost == 0
    assert Judgement("best", most=9.0, expected=7.0, error=0.5).cost == 2.0
    assert Judgement("best", most=7.0, expected=9.0, error=0.1).cost == 0


def test_trials_of_a_judge_end_when_the_time_is_over(monkeypatch):
    clock = [0.0]

    def trials(codes, seed, rounds):
        clock[0] += 0.01 * rounds * len(codes)
        return [float(rounds * (5 - place)) for place in range(len(codes))]

    for module in (judge, rollout):
        monkeypatch.setattr(module, "monotonic", lambda: clock[0])
    most, expected, error = judge.compared([7, 9], trials, Effort(seconds=4.0), seed=1)

    assert (most, expected, error) == (5.0, 4.0, 0.0)
    assert 3.0 < clock[0] < 5.0


def test_only_decisions_with_a_choice_are_judged():
    match = played("misterra", 1, 1)
    choices = {
        number: len(match.game.legal_actions(step.before, 0))
        for number, step in enumerate(match.steps)
    }

    assert 1 in choices.values()
    assert list(decisions(match, 0)) == [n for n, actions in choices.items() if actions > 1]
    with pytest.raises(SeatError, match="no seat 1"):
        list(decisions(match, 1))
