import json
import re

import pytest

from inklands.cli.main import main
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.record import record
from inklands.core.rng import Rng


def played(seed, turns):
    """A match of two in which everybody takes any action."""
    match, rng = Match(load("cartographers"), 2, seed), Rng(seed)
    while match.turn <= turns:
        seat = min(match.to_act)
        place, rng = rng.below(len(match.legal_actions(seat)))
        match.play(seat, match.legal_actions(seat)[place])
    return match


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "match.record"
    file.write_text(str(record(played(8, turns=6))))
    return file


def test_the_command_names_what_was_better_and_adds_up_what_was_missed(path, capsys):
    assert main(["review", str(path), "--seat", "1", "--effort", "120", "--all"]) == 0

    *lines, last = capsys.readouterr().out.splitlines()
    costs = [float(line.split()[2]) for line in lines]
    assert len(lines) == 6
    assert ["; better: " in line for line in lines] == [cost > 0 for cost in costs]
    assert float(last.split()[-1]) == pytest.approx(sum(costs), abs=0.05 * len(costs) + 0.05)
    assert last.startswith("points missed: ")


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("fr", r"\d+,\d", "(?:forêt|village|champs|eau|monstre), [a-k]"),
        ("nl", r"\d+,\d", "(?:bos|dorp|akker|water|monsters?), [a-k]"),
    ],
)
def test_a_review_speaks_in_words_and_numbers_of_the_reader(path, capsys, language, number, words):
    wanted = ["--seat", "1", "--effort", "40", "--all", "--language", language]
    assert main(["review", str(path), *wanted]) == 0

    *lines, last = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert [line for line in lines if not re.match(rf"\w+ +\d+ +{number}  {words}", line)] == []
    assert re.search(rf"{number}$", last)


def test_a_review_is_the_same_every_time_and_can_be_read_by_programs(path, capsys):
    words = ["review", str(path), "--effort", "60", "--jsonl"]
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
    words = ["review", str(file), "--effort", "8", "--jsonl"]

    assert main([*words, "--data", str(tmp_path / "mine")]) == 0
    (verdict,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert verdict["taken"] == match.game.action_text(match.steps[0].action)
    # The record holds the owner's values: whoever has it needs no file of theirs.
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out) == verdict
