import json

import pytest

from inklands.cli.boards import board_for
from inklands.cli.main import main
from inklands.cli.translator import Translator
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.record import record

GAME = load("cartographers")


def written(tmp_path, turns):
    match = Match(GAME, 2, 8)
    while not match.is_over and match.turn <= turns:
        seat = min(match.to_act)
        match.play(seat, match.legal_actions(seat)[0])
    path = tmp_path / "match.txt"
    path.write_text(str(record(match)))
    return match, path


def test_the_command_shows_three_legal_actions_the_best_first(tmp_path, capsys):
    match, path = written(tmp_path, 4)

    assert main(["hint", str(path), "--effort", "60"]) == 0
    asked, *lines = capsys.readouterr().out.splitlines()
    rows = [line.split() for line in lines]
    assert asked.startswith("Draw ")
    assert len(rows) == 3
    assert float(rows[0][0]) >= float(rows[1][0])
    board = board_for(match, Translator("en"))
    assert all(board.read(0, row[1]) in match.legal_actions(0) for row in rows)


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", {"forêt", "village", "champs", "eau"}), ("nl", {"bos", "dorp", "akker", "water"})],
)
def test_advice_is_told_in_the_reader_s_language(tmp_path, capsys, language, words):
    _, path = written(tmp_path, 4)

    assert main(["hint", str(path), "--effort", "60", "--language", language]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert {row[2].strip(",") for row in rows} <= words
    # The letter is that of the word, and numbers are written with a comma.
    assert [row[1][0].lower() for row in rows] == [row[2][0] for row in rows]
    assert all("," in row[0] for row in rows)


def test_it_can_go_back_to_an_earlier_turn_and_ask_for_another_seat(tmp_path, capsys):
    _, path = written(tmp_path, 4)
    words = ["hint", str(path), "--turn", "2", "--seat", "1", "--effort", "60", "--json"]

    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["turn"], found["seat"]) == ("cartographers", 2, 1)
    assert len(found["advice"]) == 3


def test_a_match_that_is_over_has_nothing_to_ask(tmp_path, capsys):
    _, path = written(tmp_path, 1000)

    assert main(["hint", str(path)]) == 2
    assert "nothing left to decide [action/not-to-act]" in capsys.readouterr().err
