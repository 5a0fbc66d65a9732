import json

import pytest

from inklands.bots import judge, rollout
from inklands.bots.bot import Effort
from inklands.bots.judge import Judge, Judgement
from inklands.bots.review import decisions, main
from inklands.bots.simulator import lead
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.record import record
from inklands.core.rng import Rng
from inklands.errors import RecordError, SeatError


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


@pytest.mark.parametrize(
    ("title", "seed"),
    [("cartographers", 1), ("cartographers", 2), ("cartographers", 3), ("explorers", 9)],
)
def test_alone_the_last_decision_is_judged_by_the_points_it_led_to(title, seed):
    match = played(title, 1, seed)
    after, found = results(match), judgement(match)

    assert len(set(after.values())) > 1, "nothing hangs on this decision"
    own = after[match.game.action_text(match.steps[-1].action)]
    assert (found.most, found.expected) == (max(after.values()), own)
    assert after[match.game.action_text(found.best)] == max(after.values())
    assert found.cost == max(after.values()) - own


@pytest.mark.parametrize(
    ("title", "seed"),
    [("cartographers", 1), ("cartographers", 4), ("misterra", 4), ("misterra", 10)],
)
def test_what_the_others_hide_does_not_change_what_a_decision_cost(title, seed):
    match = played(title, 2, seed)
    after, found = results(match), judgement(match)

    assert len(set(after.values())) > 1, "nothing hangs on this decision"
    own = after[match.game.action_text(match.steps[-1].action)]
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


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "match.record"
    file.write_text(str(record(played("cartographers", 2, 8, turns=6))))
    return file


def test_the_command_names_what_was_better_and_adds_up_what_was_missed(path, capsys):
    assert main([str(path), "--seat", "1", "--effort", "120", "--all"]) == 0

    *lines, last = capsys.readouterr().out.splitlines()
    costs = [float(line.split()[2]) for line in lines]
    assert len(lines) == 6
    assert [" was better" in line for line in lines] == [cost > 0 for cost in costs]
    assert float(last.split()[0]) == pytest.approx(sum(costs), abs=0.05 * len(costs) + 0.05)
    assert last.endswith("points missed")


def test_a_review_is_the_same_every_time_and_can_be_read_by_programs(path, capsys):
    words = [str(path), "--effort", "60", "--jsonl"]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert main(words) == 0

    assert capsys.readouterr().out == first
    verdicts = [json.loads(line) for line in first.splitlines()]
    assert [verdict["turn"] for verdict in verdicts] == [1, 2, 3, 4, 5, 6]
    assert all(
        verdict["cost"] in {0, verdict["most"] - verdict["expected"]} for verdict in verdicts
    )


def test_a_match_with_an_owners_tables_is_judged_by_the_rules_themselves(tmp_path, capsys):
    mine = tmp_path / "mine" / "cartographers"
    mine.mkdir(parents=True)
    mine.joinpath("mine.toml").write_text("[coins]\nmost = 9\n", encoding="utf-8")
    match = Match(load("cartographers", tmp_path / "mine"), 1, 8)
    match.play(0, match.legal_actions(0)[0])
    file = tmp_path / "match.record"
    file.write_text(str(record(match)))
    words = [str(file), "--effort", "8", "--jsonl"]

    assert main([*words, "--data", str(tmp_path / "mine")]) == 0
    (verdict,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert verdict["taken"] == match.game.action_text(match.steps[0].action)
    with pytest.raises(RecordError):
        main(words)
