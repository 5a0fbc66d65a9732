"""Every command: it has help, it starts fast, and it answers programs and people alike."""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

import inklands as package
import inklands.cli as commands
from inklands.cli.register import COMMANDS, USUAL, command
from inklands.core.record import record
from tests.cli.terminal import inklands

SPEAKING = ("play", "replay", "review", "score", "simulate", "hint", "arena")
SLOW = ("inklands.table", "inklands.fast", "msgspec", "numba", "numpy", "starlette", "uvicorn")


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """The record of the first three turns of a match."""
    match = package.new_match("cartographers", seed=7)
    while match.turn <= 3:
        match.play(0, match.legal_actions(0)[0])
    file = tmp_path / "begun.record"
    file.write_text(str(record(match)), encoding="utf-8")
    return str(file)


def answer(*words: str) -> Any:
    said = inklands(*words, "--json")
    assert (said.status, said.err) == (0, "")
    (line,) = said.out.splitlines()
    return json.loads(line)


@pytest.mark.parametrize("word", COMMANDS)
def test_every_command_explains_itself(word: str) -> None:
    said = inklands(word, "--help")

    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(f"usage: inklands {word} ")
    parser = ArgumentParser()
    command(word).add_arguments(parser)
    assert [action.dest for action in parser._actions if not action.help] == []


def test_all_commands_are_listed_and_each_has_its_module() -> None:
    listed = " ".join(inklands("--help").out.split())

    for word, help_ in COMMANDS.items():
        assert f"{word} {help_}" in listed
        assert callable(command(word).run)
    modules = {module.name for module in iter_modules(commands.__path__)}
    offered = {name for name in modules if hasattr(_module(name), "add_arguments")}
    assert offered == set(COMMANDS)
    assert USUAL in COMMANDS


def _module(name: str) -> object:
    __import__(f"inklands.cli.{name}")
    return sys.modules[f"inklands.cli.{name}"]


@pytest.mark.parametrize("words", [["--help"], ["play", "cartographers"], ["serve", "--help"]])
def test_nothing_slow_is_imported_before_it_is_needed(words: list[str]) -> None:
    code = (
        "import sys\n"
        "from inklands.cli.main import main\n"
        "try:\n"
        f"    main({words})\n"
        "except SystemExit:\n"
        "    pass\n"
        f"sys.stderr.write(repr([name for name in {SLOW} if name in sys.modules]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input="quit\n", capture_output=True, text=True, check=True
    )

    assert done.stderr == "[]"


@pytest.mark.parametrize("word", SPEAKING)
def test_a_command_that_speaks_does_so_in_three_languages(word: str) -> None:
    said = inklands(word, "--help")

    assert "--language {en,fr,nl}" in said.out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("fr", "place 0 uniform      moyenne"), ("nl", "plaats 0 uniform      gemiddeld")],
)
def test_a_simulation_is_summed_up_in_the_reader_s_language(language: str, sentence: str) -> None:
    said = inklands("simulate", "cartographers", "--language", language)

    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(sentence)


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "points manqués\N{NO-BREAK SPACE}: "), ("nl", "gemiste punten: ")],
)
def test_a_review_is_in_the_reader_s_language(kept: str, language: str, words: str) -> None:
    said = inklands("review", kept, "--effort", "8", "--language", language)

    assert (said.status, said.err) == (0, "")
    assert said.out.splitlines()[-1].startswith(words)


def test_simulate_answers_with_the_points_of_each_seat() -> None:
    found = answer("simulate", "cartographers", "--seats", "2", "--games", "2")

    assert found["games"] == 2
    assert [(seat["seat"], seat["bot"]) for seat in found["seats"]] == [
        (0, "uniform"),
        (1, "uniform"),
    ]
    assert all(seat["least"] <= seat["mean"] <= seat["most"] for seat in found["seats"])


def test_replay_answers_with_the_turn_the_points_and_the_picture(kept: str) -> None:
    found = answer("replay", kept)

    assert (found["game"], found["turn"], found["is_over"]) == ("cartographers", 4, False)
    assert [sum(parts.values()) for parts in found["parts"]] == found["points"]
    assert found["picture"]


def test_review_answers_with_every_decision_and_what_was_missed_in_all(kept: str) -> None:
    found = answer("review", kept, "--effort", "8")

    assert [each["turn"] for each in found["decisions"]] == [1, 2, 3]
    assert found["missed"] == sum(each["cost"] for each in found["decisions"])


def test_hint_answers_with_actions_and_what_is_expected_of_them(kept: str) -> None:
    found = answer("hint", kept, "--effort", "20")

    assert (found["turn"], found["seat"]) == (4, 0)
    assert [set(each) for each in found["advice"]] == [{"action", "expected"}] * 3


def test_lockstep_answers_with_the_decisions_it_compared() -> None:
    found = answer("lockstep", "cartographers", "--games", "2", "--interpreted")

    assert found["matches"] == 2
    assert found["decisions"]["cartographers"] > 2


def test_data_answers_with_every_section_and_its_source() -> None:
    found = answer("data", "explorers")

    sources = {section["source"] for section in found["explorers"]["sections"]}
    assert sources <= {"rulebook", "public", "reconstructed"}


def test_a_count_of_nothing_is_refused() -> None:
    said = inklands("simulate", "cartographers", "--games", "0")

    assert said.status == 2
    assert "0 is less than 1" in said.err


def test_a_word_that_is_no_command_is_refused() -> None:
    said = inklands("gamble")

    assert said.status == 2
    assert "invalid choice: 'gamble'" in said.err
