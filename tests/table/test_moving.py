"""A match moves between two homes of the table: a server, and one whose names are a device's."""

import asyncio
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from inklands.core.catalogue import load, titles
from inklands.core.record import read_record
from inklands.core.rng import Rng
from inklands.table.bus.local import LocalBus
from inklands.table.match import moving
from inklands.table.match.lobby import Lobby
from inklands.table.match.services import Services
from inklands.table.match.title_source import TitleSource
from inklands.table.settings import Limits, Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.store.sqlite import SqliteStore
from inklands.table.thinking.thinker import Thinkers
from inklands.table.wire.http_messages import NewTable, SeatRequest
from tests.table.same_bytes import AtOnce
from tests.table.server import GENEROUS, ME, OPEN, Connection, Json, Player, actions, running
from tests.table.test_boxes import SLOTS
from tests.table.test_leaving import leave, listed
from tests.table.test_play import BOT, played, seated_pair
from tests.table.test_upgrades import load_raised

DEVICE = Settings(table_prefix="~", limits=GENEROUS)


@pytest.fixture(scope="module")
def device_base() -> Iterator[str]:
    with running(DEVICE) as base:
        yield base


@pytest.fixture
def pocket(device_base: str) -> Iterator[Player]:
    """Ada at her device, of which the server knows nothing."""
    with Player(device_base) as player:
        yield player


def act(connection: Connection, seat: int = 0, number: int = 0) -> Json:
    """Take one of the actions that *seat* has now; the update after it."""
    update = update_of(connection, seat)
    while seat not in update["to_act"]:
        update = connection.receive("update", seat=seat)
    choice = actions(update)[number]
    asked = {"seat": seat, "decision": update["decision"], "action": choice}
    answer = connection.ask("act", f"m{update['number']}", **asked)
    assert answer["type"] == "done", answer
    return update_of(connection, seat)


def update_of(connection: Connection, seat: int = 0) -> Json:
    connection.kept.clear()
    connection.send("join", seat=seat)
    return connection.receive("update", seat=seat)


def play(player: Player, table: str, *numbers: int) -> Json:
    """Take an action for each number; what the seat sees after them."""
    with player.connect(table) as connection:
        for number in numbers:
            act(connection, number=number)
        return update_of(connection)


def copy(player: Player, table: str, *, moves: bool = True) -> Json:
    answer: Json = player.http.post(f"/api/tables/{table}/copy", json={"moves": moves}).json()
    return answer


def bring(player: Player, parcel: Json, **more: Any) -> Json:
    answer: Json = player.http.post("/api/copies", json={"copy": parcel, **more}).json()
    return answer


def play_here(player: Player, table: str) -> Json:
    answer: Json = player.http.post(f"/api/tables/{table}/play-here").json()
    return answer


def changed(parcel: Json, change: Callable[[Json], None]) -> Json:
    """The same parcel after somebody has changed something in it."""
    content = msgspec.json.decode(zlib.decompress(b64decode(parcel["packed"])))
    change(content)
    packed = b64encode(zlib.compress(msgspec.json.encode(content))).decode()
    return {**parcel, "packed": packed}


def seen(update: Json) -> Json:
    """What a seat sees, without how it came to be told."""
    return {name: update[name] for name in ("number", "decision", "view", "to_act", "legal")}


def test_a_match_of_a_device_goes_on_at_the_server(pocket: Player, ada: Player):
    local = pocket.create(ME, BOT)
    with pocket.connect(local) as connection:
        before = act(connection)
    brought = bring(ada, copy(pocket, local))

    assert brought["table"] == local.removeprefix("~")
    assert (brought["is_new"], brought["seats"]) == (True, [0])
    with ada.connect(brought["table"]) as connection:
        after = update_of(connection)
        assert after["number"] >= before["number"]
        assert act(connection)["number"] > after["number"]


def test_a_finished_match_is_listed_there_with_the_same_record(pocket: Player, ada: Player):
    local = pocket.create(ME)
    with pocket.connect(local, 0) as connection:
        played(connection, (0,), Rng(5))
    record = pocket.http.get(f"/api/tables/{local}/record").text
    table = bring(ada, copy(pocket, local))["table"]
    mine = ada.http.get("/api/tables").json()["tables"]

    assert [(one["id"], one["is_over"]) for one in mine] == [(table, True)]
    assert ada.http.get(f"/api/tables/{table}/record").text == record
    assert read_record(record).points


def test_sending_twice_makes_no_second_table(pocket: Player, ada: Player):
    local = pocket.create(ME)
    play(pocket, local, 0)
    parcel = copy(pocket, local)
    first, second = bring(ada, parcel), bring(ada, parcel)

    assert first == {"table": first["table"], "seats": [0], "lines": 1, "is_new": True}
    assert second == {**first, "lines": 0, "is_new": False}
    assert listed(ada) == [first["table"]]


def test_a_match_that_left_stands_still_until_it_is_played_on_there(ada: Player, pocket: Player):
    table = ada.create(ME)
    play(ada, table, 0)
    copy(ada, table)
    with ada.connect(table) as connection:
        assert connection.receive("table")["taken_along"]
        update = update_of(connection)
        asked = {"seat": 0, "decision": update["decision"], "action": actions(update)[0]}
        assert connection.ask("act", "a", **asked)["code"] == "table/taken-along"
        assert play_here(ada, table) == {"table": table, "seats": [0]}
        assert connection.ask("act", "b", **asked)["type"] == "done"
    assert [one["taken_along"] for one in ada.http.get("/api/tables").json()["tables"]] == [False]


def test_a_match_is_taken_along_and_brought_back_with_all_that_was_played(
    ada: Player, pocket: Player
):
    # Without bots: one would move as soon as the match is back, and both would no longer be alike.
    table = ada.create(ME, {"kind": "me", "name": "Bo"}, title="explorers")
    parcel = copy(ada, table)
    local = bring(pocket, parcel)
    assert (local["table"], local["seats"]) == (f"~{table}", [0, 1])
    with pocket.connect(local["table"], 0, 1) as connection:
        for _ in range(3):
            seat = min(set(update_of(connection)["to_act"]) & {0, 1}, default=0)
            act(connection, seat)
        assert connection.ask("rename", "r", seat=1, name="Cy")["type"] == "done"
    back = copy(pocket, local["table"])
    with pocket.connect(local["table"]) as connection:
        there = [seen(update_of(connection, seat)) for seat in (0, 1)]
    brought = bring(ada, back)
    with ada.connect(table) as connection:
        told = connection.receive("table")
        here = [seen(update_of(connection, seat)) for seat in (0, 1)]

    assert brought["lines"] >= 3
    assert not brought["is_new"]
    assert here == there
    assert not told["taken_along"]
    assert [seat["name"] for seat in told["seats"]] == ["Ada", "Cy"]


def test_bots_do_not_think_about_a_match_that_is_elsewhere():
    async def thinking_about() -> tuple[int, int, int]:
        thinker = AtOnce()
        services = Services(MemoryStore(), LocalBus(), Thinkers(thinker, thinker, thinker))
        lobby = Lobby(Settings(), TitleSource(titles, load), services)
        seats = [SeatRequest("me", "Ada"), SeatRequest("bot", level="apprentice")]
        table = await lobby.create(NewTable("cartographers", seats), "ada")
        await moving.hand_out(lobby, table.setup.id, "ada", moves=True)
        await table.bots.stop()
        table.bots.wake()
        stopped = len(table.bots), table.feed.length
        await moving.play_here(lobby, table.setup.id, "ada")
        going_on = len(table.bots)
        await lobby.stop()
        return *stopped, going_on

    assert asyncio.run(thinking_about()) == (0, 0, 1)


def test_where_both_were_played_on_nothing_is_lost_and_it_is_told(ada: Player, pocket: Player):
    table = ada.create(ME)
    play(ada, table, 0)
    local = bring(pocket, copy(ada, table))["table"]
    there = play(pocket, local, 0)
    play_here(ada, table)
    here = play(ada, table, -1)
    refused = bring(ada, copy(pocket, local))

    assert refused["code"] == "copy/diverged"
    assert "1 moves in common" in refused["sentence"]
    assert seen(play(ada, table)) == seen(here)
    assert play(ada, table, 0)["number"] > here["number"], "it is played on here as before"
    apart = bring(ada, copy(pocket, local), apart=True)
    assert apart["is_new"]
    assert apart["table"] != table
    assert seen(play(ada, apart["table"])) == seen(there)
    assert bring(ada, copy(pocket, local), apart=True)["table"] == apart["table"]
    assert set(listed(ada)) == {table, apart["table"]}


def test_who_brings_less_than_was_played_here_takes_nothing_away(ada: Player, pocket: Player):
    table = ada.create(ME)
    play(ada, table, 0)
    parcel = copy(ada, table)
    play_here(ada, table)
    here = play(ada, table, 0)

    assert bring(ada, parcel)["lines"] == 0
    assert seen(play(ada, table)) == seen(here)


def test_only_a_match_without_others_leaves_with_its_deal(ada: Player, bo: Player):
    waiting = ada.create(ME, OPEN)
    shared = seated_pair(ada, bo)

    assert copy(ada, waiting)["code"] == "table/not-alone"
    assert copy(ada, shared)["code"] == "table/not-alone"
    assert copy(bo, ada.create(ME))["code"] == "seat/not-yours"
    assert play_here(bo, ada.create(ME))["code"] == "seat/not-yours"
    with ada.connect(waiting) as connection:
        assert not connection.receive("table")["taken_along"]


def test_no_guest_comes_to_a_deal_that_has_left(ada: Player, bo: Player):
    table = ada.create(ME, BOT)
    for moves in (False, True):
        copy(ada, table, moves=moves)
        play_here(ada, table)
        with ada.connect(table) as connection:
            told = connection.receive("table")
            refused = connection.ask("hand-back", "h", seat=1)

        assert told["chosen_deal"]
        assert refused["code"] == "table/chosen-deal"


def test_nobody_brings_a_match_over_the_table_of_somebody_else(
    ada: Player, bo: Player, pocket: Player
):
    local = pocket.create(ME)
    parcel = copy(pocket, local)
    table = bring(ada, parcel)["table"]

    assert bring(bo, parcel)["code"] == "copy/not-yours"
    assert listed(bo) == []
    assert leave(ada, table) == {"is_deleted": True}


def test_another_match_of_the_same_name_is_told_apart(ada: Player, pocket: Player):
    table = bring(ada, copy(pocket, pocket.create(ME)))["table"]
    other = copy(pocket, pocket.create(ME))

    assert bring(ada, {**other, "table": f"~{table}"})["code"] == "copy/other-match"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seed", "x"),
        ("seed", "9" * 40),
        ("options", {"side": "c"}),
        ("seats", []),
        ("seats", [{"kind": "person", "is_mine": False}]),
        ("seats", [{"kind": "bot", "is_mine": True, "level": "nobody"}]),
        ("seats", [{"kind": "open", "is_mine": False}]),
        ("title", "chess"),
        ("data", "another"),
        ("rules", 99),
        ("lines", [[0, "no such action", "a", 1]]),
        ("lines", [[7, "no such seat", "a", 1]]),
        ("lines", [[0, "", "a", 1]]),
        ("box", {"name": "mine", "written": "[]"}),
    ],
)
def test_a_match_that_somebody_has_changed_is_refused_with_a_sentence(
    ada: Player, pocket: Player, name: str, value: object
):
    parcel = copy(pocket, pocket.create(ME))

    refused = bring(ada, changed(parcel, lambda content: content.update({name: value})))

    assert {"code", "sentence"} == refused.keys()
    assert refused["code"] != "server/error"
    assert listed(ada) == []


def test_a_line_that_is_there_twice_is_refused(ada: Player, pocket: Player):
    local = pocket.create(ME)
    play(pocket, local, 0, 0)

    def repeat(content: Json) -> None:
        content["lines"][1][2] = content["lines"][0][2]

    refused = bring(ada, changed(copy(pocket, local), repeat))

    assert (refused["code"], "line 2" in refused["sentence"]) == ("copy/broken", True)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"packed": "%%%"}, "copy/unreadable"),
        ({"packed": b64encode(b"nothing").decode()}, "copy/unreadable"),
        ({"packed": b64encode(zlib.compress(b" " * 3_000_000)).decode()}, "copy/unreadable"),
        ({"packed": b64encode(zlib.compress(b"{}")).decode()}, "copy/unreadable"),
        ({"table": "../../etc"}, "copy/unreadable"),
        ({"format": 2}, "copy/newer"),
        ({"format": 0}, "message/malformed"),
    ],
)
def test_what_is_no_match_is_told_as_such(ada: Player, pocket: Player, change: Json, code: str):
    parcel = copy(pocket, pocket.create(ME))

    assert bring(ada, {**parcel, **change})["code"] == code
    assert listed(ada) == []


def test_a_server_of_other_rules_says_so_and_keeps_nothing(pocket: Player):
    parcel = copy(pocket, pocket.create(ME))
    with running(title_source=TitleSource(titles, load_raised)) as base, Player(base) as later:
        refused = bring(later, parcel)

        assert refused["code"] == "copy/other-rules"
        assert "99" in refused["sentence"]
        assert listed(later) == []


def test_what_is_brought_counts_against_the_limits(pocket: Player):
    limits = replace(GENEROUS, open_tables_by_host=1)
    with running(Settings(limits=limits)) as base, Player(base) as narrow:
        assert bring(narrow, copy(pocket, pocket.create(ME)))["is_new"]
        assert bring(narrow, copy(pocket, pocket.create(ME)))["code"] == "table/quota"
    with running(Settings(limits=Limits())) as base, Player(base) as usual:
        parcel = copy(pocket, pocket.create(ME))
        codes = {bring(usual, parcel).get("code") for _ in range(30)}

    assert codes == {None, "rate/limited"}


def test_a_match_with_an_owners_box_moves_with_it(ada: Player, pocket: Player):
    local = pocket.create(ME, title="explorers", box=SLOTS)
    table = bring(ada, copy(pocket, local))["table"]
    with pocket.connect(local) as there, ada.connect(table) as here:
        told = there.receive("table"), here.receive("table")

    assert told[0]["box"] == told[1]["box"]
    assert told[1]["box"]["name"] == SLOTS["name"]


def test_a_server_that_is_killed_keeps_what_was_brought(tmp_path: Path, pocket: Player):
    database = tmp_path / "tables.db"
    local = pocket.create(ME)
    play(pocket, local, 0)
    with ExitStack() as first:
        ada = first.enter_context(Player(first.enter_context(running(store=SqliteStore(database)))))
        table = bring(ada, copy(pocket, local))["table"]
        cookies = dict(ada.http.cookies)
    play_here(pocket, local)
    there = play(pocket, local, 0)
    with running(store=SqliteStore(database)) as base, Player(base) as again:
        again.http.cookies.update(cookies)
        assert bring(again, copy(pocket, local))["lines"] == 1
        assert seen(play(again, table)) == seen(there)
