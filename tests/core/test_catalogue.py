from pathlib import Path

import pytest

import inklands
from inklands.core.catalogue import load, titles
from inklands.core.record import record
from inklands.errors import DataError, UnknownGame
from inklands.games.cartographers import rules
from inklands.games.cartographers.rules import Cartographers


def test_every_folder_with_rules_is_a_title():
    assert "cartographers" in titles()
    assert list(titles()) == sorted(titles())


@pytest.mark.parametrize("title", titles())
def test_every_title_loads_under_its_name(title: str):
    assert load(title).name == title


def test_a_title_is_loaded_once():
    assert load("cartographers") is load("cartographers")
    assert isinstance(load("cartographers"), Cartographers)


def test_a_title_that_still_plays_older_rules_is_loaded_with_them(monkeypatch: pytest.MonkeyPatch):
    older = load("explorers")
    monkeypatch.setattr(rules, "FORMER_RULES", {-1: lambda overlay: older}, raising=False)

    assert load("cartographers", rules=-1) is older
    # However many versions others invent, there is one game.
    assert load("cartographers", rules=-2) is load("cartographers")


@pytest.mark.parametrize("name", ["carcassonne", "", "__pycache__", "../cartographers"])
def test_an_unknown_title_is_told_which_there_are(name: str):
    with pytest.raises(UnknownGame, match=r"there is no game .*; there are: .*carto") as no:
        load(name)
    assert no.value.code == "game/unknown"


def test_an_overlay_that_is_no_folder_is_refused(tmp_path: Path):
    with pytest.raises(DataError, match="nowhere is neither a file nor a folder"):
        load("cartographers", tmp_path / "nowhere")


def test_a_match_starts_and_replays_from_the_public_face():
    match = inklands.new_match("cartographers", seed=7, seats=2, options={"sheet": "B"})
    match.play(0, match.legal_actions(0)[0])

    again = inklands.replay(record(match))

    assert again.state == match.state
    assert again.settings["sheet"] == "B"
