"""
A server that was upgraded still has its tables: see docs/upgrades.md.

``mapwright.db`` was written by a server of the former name, which kept no outcomes, and
``mapwright.json`` holds what it answered. ``outcomes.db`` is the same after the first server that
keeps them has run on it. The upgrades here are titles that are ours in all but their version.
"""

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from inklands.core.catalogue import AnyGame, load, titles
from inklands.core.record import read_record
from inklands.errors import UnknownGame
from inklands.table.match.title_source import TitleSource
from inklands.table.store.sqlite import SqliteStore
from tests.table.server import TITLES, Connection, Json, Player, running
from tests.table.test_former_name import EXPECTED, KEPT, STILL_PLAYED, TABLES

FINISHED = {name: table for name, table in TABLES.items() if table["is_over"]}
UNFINISHED = {name: table for name, table in TABLES.items() if not table["is_over"]}
PLAYED_ON = [name for name in UNFINISHED if name.startswith(STILL_PLAYED)]
PLAYED_AGAIN = [name for name in FINISHED if name.startswith(STILL_PLAYED)]


FORMER_DATA = read_record(FINISHED["cartographers-finished"]["record"]).data
LATER = 99
"""The version of the rules after the upgrade."""


class Raised:
    """A title whose rules were changed since; what exactly changed matters to nobody here."""

    rules_version = LATER

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def load_raised(title: str) -> AnyGame:
    raised: AnyGame = Raised(load(title))
    return raised


def load_either(title: str, *, rules: int) -> AnyGame:
    """What a title answers that still plays the rules from before the change."""
    return load(title, rules=rules) if rules < LATER else load_raised(title)


def load_nothing(title: str) -> AnyGame:
    raise UnknownGame(f"there is no game {title!r}")


UPGRADED = TitleSource(titles, load_raised)
WITH_FORMER_RULES = TitleSource(titles, load_raised, load_either)
WITHOUT_TITLES = TitleSource(tuple, load_nothing)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database as the former server left it."""
    return Path(shutil.copy(KEPT / "mapwright.db", tmp_path / "tables.db"))


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The database after a server that keeps outcomes has run on it."""
    return Path(shutil.copy(KEPT / "outcomes.db", tmp_path / "kept.db"))


@contextmanager
def returned(database: Path, title_source: TitleSource) -> Iterator[Player]:
    """The browser of that time, back at a server with other titles."""
    store = SqliteStore(database)
    with running(store=store, title_source=title_source) as base, Player(base) as ada:
        name, _, secret = EXPECTED["cookies"]["ada"].partition("=")
        ada.http.cookies.set(name, secret)
        yield ada


def count(database: Path, table: str) -> int:
    with sqlite3.connect(database) as connection:
        ((rows,),) = connection.execute(f"SELECT count(*) FROM {table}")
    connection.close()
    return int(rows)


def seen_of(ada: Player, name: str) -> Json:
    """All that can be seen of a finished table: by a seat, by onlookers, again, and as text."""
    table = TABLES[name]["table"]
    with ada.connect(table, 0, None) as connection:
        seat, onlookers = connection.receive("update"), connection.receive("update")
    return {
        "seat": seat,
        "onlookers": onlookers,
        "record": ada.http.get(f"/api/tables/{table}/record").text,
        "replay": ada.http.get(f"/api/tables/{table}/replay", params={"seat": 0}).json(),
    }


def refusal_of(connection: Connection) -> str:
    refused = connection.receive("refused")
    assert refused["code"] == "table/outdated"
    return str(refused["sentence"])


@pytest.mark.parametrize("name", FINISHED)
@pytest.mark.parametrize(
    "source", [TITLES, UPGRADED, WITHOUT_TITLES], ids=["today", "other rules", "no such title"]
)
def test_a_finished_match_stays_as_it_was_whatever_the_rules_are_by_now(
    kept: Path, name: str, source: TitleSource
):
    with returned(kept, source) as ada:
        seen = seen_of(ada, name)
    turns = {turn.number for turn in read_record(FINISHED[name]["record"]).turns}

    for viewer in ("seat", "onlookers"):
        points = seen[viewer]["standing"]["points"]
        assert [one["total"] for one in points] == FINISHED[name]["points"]
        assert seen[viewer]["turn"] == FINISHED[name]["turn"]
        assert turns <= {event["turn"] for event in seen[viewer]["events"]}
    assert seen["record"] == FINISHED[name]["record"]
    assert seen["replay"]["names"] == ["Ada"]
    assert seen["replay"]["moments"][-1]["scored"] == FINISHED[name]["points"][0]


@pytest.mark.parametrize("name", PLAYED_AGAIN)
def test_a_match_shown_from_its_outcome_is_the_match_that_the_rules_play(database: Path, name: str):
    """At the first opening the log is played; afterwards what was kept is shown."""
    with returned(database, TITLES) as ada:
        played = seen_of(ada, name)
        replay = ada.http.post("/api/replay", json={"record": played["record"]}).json()
    with returned(database, UPGRADED) as ada:
        shown = seen_of(ada, name)

    assert shown == {**played, "replay": replay}


def test_the_first_start_keeps_the_outcomes_of_all_that_was_finished_before(database: Path):
    with returned(database, TITLES):
        deadline = time.monotonic() + 60
        while count(database, "outcomes") < len(PLAYED_AGAIN):
            assert time.monotonic() < deadline, "the outcomes were not kept"
            time.sleep(0.05)


def test_every_table_stays_listed_and_those_that_stand_still_say_so(kept: Path):
    with returned(kept, UPGRADED) as ada:
        lines = {line["id"]: line for line in ada.http.get("/api/tables").json()["tables"]}

    for table in FINISHED.values():
        line = lines[table["table"]]
        assert (line["is_over"], line["turn"], line["outdated"]) == (True, table["turn"], None)
    for name, table in UNFINISHED.items():
        line, today = lines[table["table"]], load(name.partition("-")[0]).data.version
        assert (line["is_over"], line["yours_to_act"]) == (False, False)
        assert (line["outdated"]["rules"], line["outdated"]["rules_now"]) == (1, LATER)
        assert line["outdated"]["data_now"] == today


@pytest.mark.parametrize("name", UNFINISHED)
def test_an_unfinished_match_of_other_rules_stands_still_and_names_both(kept: Path, name: str):
    lines = count(kept, "log")
    with returned(kept, UPGRADED) as ada, ada.connect(UNFINISHED[name]["table"], 0) as connection:
        shown = connection.receive("table")
        joining = refusal_of(connection)
        acting = connection.ask("act", "a", seat=0, decision=1, action="F:a1")

    assert (shown["outdated"]["rules"], shown["outdated"]["rules_now"]) == (1, LATER)
    assert "begun with rules 1 and" in joining
    assert f"plays by rules {LATER} and" in joining
    assert acting["code"] == "table/outdated"
    assert count(kept, "log") == lines


@pytest.mark.parametrize("name", PLAYED_ON)
def test_it_is_played_on_by_a_server_that_has_its_rules(kept: Path, name: str):
    table = UNFINISHED[name]["table"]
    with returned(kept, UPGRADED) as ada, ada.connect(table, 0) as connection:
        refusal_of(connection)
    with returned(kept, WITH_FORMER_RULES) as ada, ada.connect(table, 0) as connection:
        update = connection.receive("update", seat=0)
        (seat, *_) = update["to_act"]
        connection.send("join", seat=seat)
        update = connection.receive("update", seat=seat)
        hinted = connection.ask("hint", "h", seat=seat)
        command = {"seat": seat, "decision": update["decision"], "action": hinted["action"]}
        done = connection.ask("act", "a", **command)

    assert update["turn"] == UNFINISHED[name]["turn"]
    assert done["type"] == "done"


@pytest.mark.parametrize("name", PLAYED_AGAIN)
def test_a_match_that_ended_before_outcomes_were_kept_says_what_it_needs(database: Path, name: str):
    """The former server kept the log alone: without its rules nobody knows how it came out."""
    table = FINISHED[name]["table"]
    with returned(database, UPGRADED) as ada:
        with ada.connect(table, None) as connection:
            shown, sentence = connection.receive("table"), refusal_of(connection)
        record = ada.http.get(f"/api/tables/{table}/record")
    with returned(database, WITH_FORMER_RULES) as ada:
        points = seen_of(ada, name)["seat"]["standing"]["points"]

    assert (shown["is_over"], shown["outdated"]["rules"]) == (True, 1)
    assert (record.status_code, record.json()["sentence"]) == (410, sentence)
    assert [one["total"] for one in points] == FINISHED[name]["points"]


def test_a_match_of_other_data_stands_still_and_names_both(kept: Path, tmp_path: Path):
    own = tmp_path / "own" / "cartographers"
    own.mkdir(parents=True)
    (own / "mine.toml").write_text("[coins]\nmost = 9\n", encoding="utf-8")
    find = partial(load, overlay=own.parent)
    table = UNFINISHED["cartographers-running"]["table"]
    with (
        returned(kept, TitleSource(titles, find, find)) as ada,
        ada.connect(table, 0) as connection,
    ):
        sentence = refusal_of(connection)

    assert f"begun with rules 1 and data {FORMER_DATA};" in sentence
    assert f"data {find('cartographers').data.version}." in sentence


def test_a_match_of_a_title_that_is_gone_says_so_and_is_listed(kept: Path):
    table = UNFINISHED["misterra-running"]["table"]
    with returned(kept, WITHOUT_TITLES) as ada:
        listed = {line["id"] for line in ada.http.get("/api/tables").json()["tables"]}
        with ada.connect(table, 0) as connection:
            sentence = refusal_of(connection)

    assert listed == {one["table"] for one in EXPECTED.values() if "table" in one}
    assert "no longer has that title" in sentence


def test_a_table_that_stands_still_is_set_up_again_by_the_rules_of_today(kept: Path):
    table = UNFINISHED["cartographers-running"]["table"]
    with returned(kept, UPGRADED) as ada:
        with ada.connect(table) as connection:
            done = connection.ask("rematch", "r")
            following = [one["next"] for one in connection.kept if one["type"] == "table"][-1]
        with ada.connect(following, 0) as connection:
            update = connection.receive("update")

    assert done["type"] == "done"
    assert (update["turn"], update["is_over"]) == (1, False)


def test_a_record_of_other_rules_is_refused_by_a_code_of_its_own(kept: Path):
    request = {"record": FINISHED["cartographers-finished"]["record"]}
    with returned(kept, UPGRADED) as ada:
        refused = ada.http.post("/api/replay", json=request)
    with returned(kept, WITH_FORMER_RULES) as ada:
        shown = ada.http.post("/api/replay", json=request)

    assert (refused.status_code, refused.json()["code"]) == (400, "record/outdated")
    assert shown.json()["moments"][-1]["scored"] == FINISHED["cartographers-finished"]["points"][0]
