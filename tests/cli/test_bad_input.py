"""Whatever is typed, and whatever file is named, is answered with a sentence, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import ENVIRONMENT, inklands, moves_of_a_whole_game

ENDLESS = "9" * 5000


@pytest.mark.parametrize("line", [ENDLESS, f"map {ENDLESS}", "save a\0b"])
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_strange_line_is_answered_and_the_game_goes_on(line: str, plain: tuple[str, ...]) -> None:
    said = inklands("play", "misterra", "--seed", "1", *plain, typed=f"{line}\nlist {line}\n")

    assert (said.status, said.err) == (0, "")


def test_letters_of_another_encoding_are_answered_and_the_game_goes_on() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "inklands", "play", "misterra", "--seed", "1"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "utf-8:strict"},
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")


def test_a_terminal_that_lacks_a_sign_shows_the_rest() -> None:
    said = inklands(
        "play",
        "misterra",
        "--seed",
        "1",
        typed="quit\n",
        environment={"PYTHONIOENCODING": "ascii:strict"},
    )

    assert (said.status, said.err) == (0, "")
    assert " ? New in the display" in said.out


def test_a_number_without_end_on_a_paper_sheet_is_refused_with_its_line() -> None:
    empty = "\n".join(["....."] * 5)
    paper = f"presumptions: {ENDLESS}\nisland:\n{empty}\nparchment:\n{empty}\n"
    said = inklands("score", "misterra", typed=paper)

    assert said.status == 2
    assert said.err.startswith("inklands: line 1: presumptions")
    assert "[sheet/malformed]" in said.err


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "misterra", "--records"),
        ("arena", "misterra", "--bots", "uniform", "--games", "1", "--out"),
        ("arena", "misterra", "--bots", "uniform", "--games", "1", "--plot"),
    ],
)
def test_a_file_that_cannot_be_written_is_named_with_the_reason(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("")
    said = inklands(*words, str(taken / "x.svg"))

    assert said.status == 2
    assert said.err.endswith(f"inklands: {taken / 'x.svg'}: Not a directory [file/failed]\n")
    assert "Traceback" not in said.err


def test_a_chart_of_another_kind_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    file = tmp_path / "chart.jpg"
    words = ("--out", str(tmp_path / "results"), "--plot", str(file))
    said = inklands("arena", "misterra", "--bots", "uniform", *words)

    assert said.status == 2
    assert said.err == (
        f"inklands: {file}: a chart is drawn as SVG or PNG, so its name ends in .svg or .png"
        " [option/invalid]\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_a_hint_of_a_turn_that_never_was_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    moves = "\n".join(moves_of_a_whole_game("cartographers", 3)[:6])
    inklands(
        "play", "cartographers", "--seed", "3", "--marks", "codes", typed=f"{moves}\nsave {file}\n"
    )
    said = inklands("hint", str(file), "--turn", "99", "--effort", "50")

    assert said.status == 2
    assert "there is no turn 99: the record ends with turn" in said.err


@pytest.mark.parametrize("effort", ["-3", "-1s", "nans"])
def test_an_effort_below_nothing_is_refused(effort: str) -> None:
    said = inklands("simulate", "misterra", f"--bots=search@{effort}")

    assert said.status == 2
    assert "is neither a count nor a time" in said.err


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("fr", ["play", "--resume"], "aucune partie inachevée n’est conservée ici"),
        ("nl", ["play", "--resume"], "hier is geen onvoltooide partij bewaard"),
        ("fr", ["play"], "nommez le jeu, ou reprenez une partie avec --resume"),
        ("nl", ["play", "chess"], "het spel chess bestaat niet"),
        ("fr", ["play", "misterra", "--seats", "9"], "va de 1 à 4"),
        ("nl", ["play", "misterra", "--bots", "greedy"], "de bots laten geen plaats voor jou over"),
        ("fr", ["play", "explorers", "--option", "sheet=A"], "l’option sheet n’existe pas"),
        ("nl", ["play", "cartographers", "--sheet", "C"], "sheet = C: kies uit A, B"),
        ("fr", ["replay", "nowhere.record"], "le fichier nowhere.record ne peut pas être lu"),
    ],
)
def test_what_is_refused_is_told_precisely_in_the_language_of_the_reader(
    language: str, words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(ENVIRONMENT, "XDG_DATA_HOME", str(tmp_path))
    refused = inklands(*words, "--language", language)

    assert refused.status == 2
    assert said in refused.err


def test_a_program_that_has_read_its_input_may_call_a_command() -> None:
    program = "import sys; sys.stdin.readline(); from inklands.cli.main import main; main(['data'])"
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="a line\nanother\n",
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
