"""Tables and records of the time when the program was called Mapwright are still good."""

import json
import shutil
from pathlib import Path

import httpx
import pytest

from inklands.core.catalogue import load
from inklands.core.record import read_record, replay
from inklands.table.former_name import adopt_database
from tests.table.server import Player
from tests.table.test_serve import program

KEPT = Path(__file__).parent / "former"
EXPECTED = json.loads((KEPT / "mapwright.json").read_text(encoding="utf-8"))
"""What the server that wrote the database answered about its tables."""
STILL_PLAYED = ("cartographers",)
"""The titles that still play rules 1. A title leaves this list by a decision, never by accident."""
TABLES = {name: table for name, table in EXPECTED.items() if "turn" in table}


def test_the_database_of_the_former_name_moves_to_the_new_folder_with_all_its_files(tmp_path: Path):
    former, path = tmp_path / "mapwright" / "tables.db", tmp_path / "inklands" / "tables.db"
    former.parent.mkdir()
    for suffix in ("", "-wal", "-shm"):
        former.with_name(former.name + suffix).write_text(f"content{suffix}", encoding="utf-8")

    assert adopt_database(path, former)
    assert sorted(file.name for file in path.parent.iterdir()) == [
        "tables.db",
        "tables.db-shm",
        "tables.db-wal",
    ]
    assert path.read_text(encoding="utf-8") == "content"
    assert not list(former.parent.iterdir())


def test_a_database_that_is_there_is_never_replaced(tmp_path: Path):
    former, path = tmp_path / "old.db", tmp_path / "tables.db"
    former.write_text("old", encoding="utf-8")
    path.write_text("new", encoding="utf-8")

    assert not adopt_database(path, former)
    assert path.read_text(encoding="utf-8") == "new"
    assert former.read_text(encoding="utf-8") == "old"


def test_a_browser_of_that_time_finds_its_tables_and_its_seats(tmp_path: Path):
    folder = tmp_path / ".local" / "share" / "mapwright"
    folder.mkdir(parents=True)
    shutil.copy(KEPT / "mapwright.db", folder / "tables.db")
    with program("serve", "--port", "0", "--no-warm-up", home=tmp_path) as (_, base):
        cookie = {"cookie": EXPECTED["cookies"]["ada"]}
        listed = httpx.get(f"{base}/api/tables", headers=cookie, timeout=60).json()["tables"]
    found = {line["id"]: line for line in listed}

    for name, expected in TABLES.items():
        line = found[expected["table"]]
        assert line["is_over"] == expected["is_over"]
        assert line["yours"] == list(range(len(expected["points"])))
        if name.startswith(STILL_PLAYED):
            assert (line["turn"], line["outdated"]) == (expected["turn"], None)
    assert not (folder / "tables.db").exists()


@pytest.mark.parametrize("title", STILL_PLAYED)
def test_a_match_of_that_time_is_played_on(tmp_path: Path, title: str):
    database = tmp_path / "tables.db"
    shutil.copy(KEPT / "mapwright.db", database)
    table = TABLES[f"{title}-running"]["table"]
    options = ("serve", "--port", "0", "--database", f"sqlite:///{database}")
    with program(*options) as (_, base), Player(base) as ada:
        name, _, secret = EXPECTED["cookies"]["ada"].partition("=")
        ada.http.cookies.set(name, secret)
        with ada.connect(table, 0) as connection:
            decision = connection.receive("update", seat=0)["decision"]
            hinted = connection.ask("hint", "h", seat=0)
            done = connection.ask("act", "a", seat=0, decision=decision, action=hinted["action"])

    assert done["type"] == "done"


@pytest.mark.parametrize("title", STILL_PLAYED)
def test_a_record_of_that_time_comes_out_the_same(title: str):
    expected = TABLES[f"{title}-finished"]
    written = read_record(expected["record"])
    match = replay(load(title, rules=1), written)

    assert [points.total for points in match.standing.points] == expected["points"]
