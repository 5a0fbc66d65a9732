"""
A title from a folder of its own, found by its entry point and nothing else.

It has rules, values and texts, and none of ours was changed for it: CONTRIBUTING.md describes the
same way. The page plays it on the generic board, see tests/browser/test_fourth_title.py.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Said, inklands
from tests.fourth_title.installed import install
from tests.table.server import ME, Player
from tests.table.test_serve import program

CONFORMANCE = """
from inklands.core.catalogue import load, titles
from inklands.core.conformance import check_game
assert "tidepools" in titles()
print(sum(check_game(load("tidepools"), seats, None, range(10)) for seats in (1, 2, 4)))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("fourth"))


@pytest.fixture
def command(installed: dict[str, str]):
    def run(*words: str, typed: str = "") -> Said:
        return inklands(*words, typed=typed, environment=installed)

    return run


def test_it_keeps_every_law(installed: dict[str, str]):
    done = subprocess.run(
        [sys.executable, "-c", CONFORMANCE],
        env={**installed, "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stderr == ""
    # Ten matches of five tides at tables of one, two and four.
    assert int(done.stdout) == 10 * 5 * (1 + 2 + 4)


def test_without_its_distribution_there_is_no_such_title():
    said = inklands("data", "tidepools")

    assert said.status == 2
    assert "tidepools" in said.err


def test_its_values_and_their_sources_are_listed_and_an_owner_replaces_them(
    command, installed, tmp_path
):
    (tmp_path / "tidepools").mkdir()
    (tmp_path / "tidepools" / "mine.toml").write_text(
        '[values]\nsource = "rulebook"\nconfidence = "high"\nkelp_on_the_edge = 7\n'
        "largest_sand = 0\n",
        encoding="utf-8",
    )

    said = command("data", "tidepools")
    mine = command("data", "tidepools", "--data", str(tmp_path))

    assert "reconstructed" in said.out
    assert "reconstructed" not in mine.out


def test_it_is_played_at_the_terminal_in_three_languages(command):
    for language, words in (
        ("en", "Draw the shape as kelp or as sand."),
        ("fr", "Dessinez la forme en varech ou en sable."),
        ("nl", "Teken de vorm als kelp of als zand."),
    ):
        # Five tides, each answered by the first action on the list and inked.
        said = command(
            "play", "tidepools", "--seed", "3", "--language", language, typed="1\n\n" * 5
        )

        assert said.status == 0, said.err
        assert said.out.count(words) >= 5


def test_bots_of_every_kind_play_it(command):
    bots = "uniform,greedy,rollout@8,search@16"
    said = command(
        "simulate", "tidepools", "--seats", "4", "--bots", bots, "--seed", "2", "--jsonl"
    )

    assert said.status == 0, said.err
    (game,) = map(json.loads, said.out.splitlines())
    assert game["decisions"] == 20
    assert [sum(parts.values()) for parts in game["parts"]] == game["points"]


def test_a_record_of_it_replays_to_the_same_points(command, tmp_path: Path):
    options = ("--seats", "2", "--seed", "9", "--jsonl", "--records", str(tmp_path))
    game = json.loads(command("simulate", "tidepools", *options).out)

    (file,) = tmp_path.glob("*.record")
    replayed = json.loads(command("replay", str(file), "--json").out)

    assert replayed["points"] == game["points"]


def test_it_has_no_paper_sheets_and_says_so_in_a_sentence(command):
    said = command("score", "tidepools", typed="{}")

    assert said.status == 2
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


def test_it_is_played_at_the_table_against_a_bot(installed, monkeypatch):
    for name, value in installed.items():
        monkeypatch.setenv(name, value)
    with program("serve", "--memory", "--port", "0") as (_, base), Player(base) as ada:
        listed = [title["name"] for title in ada.http.get("/api/titles").json()["titles"]]
        texts = ada.http.get("/api/titles/tidepools/texts/fr").text
        bot = {"kind": "bot", "level": "surveyor"}
        table = ada.create(ME, bot, title="tidepools", seed=4)
        updates = played(ada, table)

    assert "tidepools" in listed
    assert "Dessinez la forme" in texts
    assert updates[-1]["is_over"]
    assert len(updates[-1]["standing"]["places"]) >= 1


def played(ada: Player, table: str):
    """Play seat 0 to the end, each time by the first anchor of the first group."""
    updates = []
    with ada.connect(table, 0) as connection:
        for turn in range(5):
            update = connection.receive("update", seat=0, turn=turn + 1)
            updates.append(update)
            action = first_action(update["legal"])
            done = connection.ask(
                "act", f"c{turn}", seat=0, decision=update["decision"], action=action
            )
            assert done["type"] == "done", done
        while not updates[-1]["is_over"]:
            updates.append(connection.receive("update", seat=0))
    return updates


def first_action(legal) -> str:
    """The text of one legal action, from the mask of anchors or from the list."""
    if legal["actions"]:
        return str(legal["actions"][0])
    group = legal["groups"][0]
    anchors = int(group["anchors"], 16)
    anchor = (anchors & -anchors).bit_length() - 1
    row, column = divmod(anchor, 4)
    cells = [
        f"{chr(97 + row + cell['row'])}{column + cell['column'] + 1}" for cell in group["cells"]
    ]
    return f"{group['choice']}:{''.join(cells)}"
