import json

from inklands.cli.main import main

WORDS = ["arena", "cartographers", "--bots", "uniform", "--games", "2", "--seats", "1"]


def test_the_command_prints_the_ladder(capsys):
    assert main([*WORDS, "--option", "sheet=B"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("uniform")


def test_an_option_that_is_given_twice_changes_from_deal_to_deal(tmp_path, capsys):
    out = tmp_path / "results.jsonl"
    both = ["--option", "sheet=A", "--option", "sheet=B"]

    assert main([*WORDS, *both, "--out", str(out), "--json"]) == 0
    (rung,) = json.loads(capsys.readouterr().out)["bots"]
    assert (rung["bot"], rung["games"]) == ("uniform", 2)
    sheets = [json.loads(line)["pairing"]["options"] for line in out.read_text().splitlines()]
    assert sheets == [[["sheet", "A"]], [["sheet", "B"]]]


def test_the_command_refuses_a_bot_nobody_knows(capsys):
    assert main(["arena", "cartographers", "--bots", "gambler"]) == 2
    assert "there is no bot 'gambler'" in capsys.readouterr().err


def test_the_ladder_has_heads_in_the_reader_s_language(capsys):
    assert main([*WORDS, "--language", "fr"]) == 0
    heads = capsys.readouterr().out.splitlines()[0]
    assert heads.split()[:3] == ["bot", "parties", "points"]
