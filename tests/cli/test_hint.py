import json

from inklands.cli.main import main
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
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert len(rows) == 3
    assert float(rows[0][0]) >= float(rows[1][0])
    assert all(GAME.parse_action(text) in match.legal_actions(0) for _, text in rows)


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
