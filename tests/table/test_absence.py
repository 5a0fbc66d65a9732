"""Nobody's absence stops a table: who counts as absent, and what others may do then."""

import asyncio
from pathlib import Path

import pytest

from inklands.table.bus.local import LocalBus
from inklands.table.local_lobby import local_lobby
from inklands.table.match.absence import Absence
from inklands.table.match.clocks import Clocks
from inklands.table.match.identity import hashed
from inklands.table.match.reseating import reseat
from inklands.table.match.seating import Seating, Sitting
from inklands.table.refusal import Refusal
from inklands.table.settings import Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.store.sqlite import SqliteStore
from inklands.table.wire import http_messages, messages
from tests.table.server import (
    GENEROUS,
    ME,
    OPEN,
    TITLES,
    Connection,
    Json,
    Player,
    actions,
    running,
)
from tests.table.test_lobby import ADA, Listener
from tests.table.test_play import seated_pair
from tests.table.test_seats import invitation_of

BO = hashed("bo")
SEATING = Seating((Sitting("person", "Ada", "ada"), Sitting("person", "Bo", "bo"), Sitting("open")))


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def absence(clock: Clock) -> Absence:
    """Ada and Bo are at a table where twenty seconds are away and two minutes idle."""
    absence = Absence(20.0, 120, clock)
    absence.enter("ada")
    absence.enter("bo")
    return absence


def act(connection: Connection, update: Json) -> Json:
    fields = {"seat": update["seat"], "decision": update["decision"]}
    return connection.ask("act", f"a{update['decision']}", **fields, action=actions(update)[0])


def seats_of(connection: Connection, seat: int, **fields: object) -> Json:
    """The first description of the table in which *seat* is so."""
    while True:
        table = connection.receive("table")
        if all(table["seats"][seat][name] == value for name, value in fields.items()):
            return table


def test_who_leaves_is_absent_after_a_short_wait_and_not_before(absence: Absence, clock: Clock):
    absence.leave("bo", {"ada", "bo"})
    clock.now += 19
    assert absence.absent(SEATING) == frozenset()
    assert absence.next_change(SEATING) == 1

    clock.now += 1
    assert absence.absent(SEATING) == {1}
    absence.enter("bo")
    assert absence.absent(SEATING) == frozenset()


def test_who_never_came_is_absent_that_long_after_the_table_was_opened(clock: Clock):
    absence = Absence(20.0, None, clock)
    clock.now += 15
    absence.arrive("bo")
    clock.now += 5

    assert absence.absent(SEATING) == {0}
    clock.now += 15
    assert absence.absent(SEATING) == {0, 1}


def test_who_is_awaited_and_does_nothing_is_absent_after_the_agreed_time(
    absence: Absence, clock: Clock
):
    absence.await_seats({0, 1})
    clock.now += 100
    absence.hear(0)
    clock.now += 20

    assert absence.absent(SEATING) == {1}
    assert absence.next_change(SEATING) == 100


def test_time_while_others_are_awaited_does_not_count(absence: Absence, clock: Clock):
    absence.await_seats({0})
    clock.now += 119
    absence.await_seats({1})
    clock.now += 100
    absence.await_seats({0, 1})
    clock.now += 20

    assert absence.absent(SEATING) == {1}


def test_where_nothing_was_agreed_nobody_who_is_there_is_ever_absent(clock: Clock):
    absence = Absence(20.0, None, clock)
    absence.enter("ada")
    absence.enter("bo")
    absence.await_seats({0, 1})
    clock.now += 1e9

    assert absence.absent(SEATING) == frozenset()
    assert absence.next_change(SEATING) is None


def test_a_guest_lets_a_bot_stand_in_for_the_host_and_the_host_takes_the_seat_back():
    with (
        running(Settings(limits=GENEROUS, away_seconds=0.5)) as base,
        Player(base) as ada,
        Player(base) as bo,
    ):
        table = seated_pair(ada, bo)
        with bo.connect(table, 1) as guest:
            first = guest.receive("update")
            with ada.connect(table, 0) as host:
                host.receive("update")
                early = guest.ask("seat-bot", "early", seat=0, level="apprentice")
            shown = seats_of(guest, 0, absent=True)
            act(guest, first)
            assert guest.ask("seat-bot", "s", seat=0, level="apprentice")["type"] == "done"
            assert guest.receive("update", turn=2)["to_act"] == [0, 1]
            with ada.connect(table, 0) as host:
                back = host.receive("table")
                before = host.ask("undo", "u", seat=0, decision=1)
                assert host.ask("hand-back", "h", seat=0)["type"] == "done"
                returned = seats_of(guest, 0, kind="person", online=True)

    assert early["code"] == "seat/present"
    assert (shown["seats"][0]["is_host"], shown["seats"][1]["is_host"]) == (False, True)
    # Her first update was the start, her second that Bo had drawn.
    assert back["stood_in"] == [{"seat": 0, "number": 2}]
    assert before["code"] == "seat/bot-plays"
    assert returned["seats"][0]["is_host"]
    assert not returned["is_host"]


def test_only_its_holder_is_told_since_when_a_bot_plays_a_seat(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with ada.connect(table, 0) as host:
        host.ask("seat-bot", "s", seat=1, level="apprentice")
        told = [one["stood_in"] for one in host.kept if one["type"] == "table"]

    assert all(one == [] for one in told)


def test_a_stand_in_and_since_when_survive_a_restart(tmp_path: Path):
    file = tmp_path / "tables.db"
    settings = Settings(limits=GENEROUS, away_seconds=0.0)
    with running(settings, SqliteStore(file)) as base, Player(base) as ada, Player(base) as bo:
        table = seated_pair(ada, bo)
        with bo.connect(table, 1) as guest:
            act(guest, guest.receive("update"))
        with ada.connect(table, 0) as host:
            host.ask("seat-bot", "s", seat=1, level="apprentice")
        cookies = bo.http.cookies
    with running(settings, SqliteStore(file)) as base, Player(base) as bo:
        bo.http.cookies = cookies
        with bo.connect(table, 1) as guest:
            back = guest.receive("table")

    assert back["seats"][1]["stands_in"]
    assert back["stood_in"] == [{"seat": 1, "number": 2}]


def test_onlookers_let_no_bot_stand_in(ada: Player, bo: Player, base: str):
    table = seated_pair(ada, bo)
    with Player(base) as eve, eve.connect(table) as stranger:
        refused = stranger.ask("seat-bot", "s", seat=1, level="apprentice")

    assert refused["code"] == "seat/not-yours"


@pytest.mark.parametrize("patience", [59, 86_401, -1, "long"])
def test_the_agreed_time_is_not_so_short_that_nobody_could_think(ada: Player, patience: object):
    request = {"title": "cartographers", "seats": [ME], "patience": patience}

    assert ada.http.post("/api/tables", json=request).json()["code"] == "message/malformed"


@pytest.mark.parametrize(("asked", "told"), [({"patience": 60}, 60), ({"patience": None}, None)])
def test_everybody_is_told_what_was_agreed(ada: Player, bo: Player, asked: Json, told: int | None):
    table = ada.create(ME, OPEN, **asked)
    with bo.connect(table) as connection:
        assert connection.receive("table")["patience"] == told


def test_ten_minutes_are_agreed_unless_something_else_is(ada: Player):
    with ada.connect(ada.create(ME, OPEN)) as connection:
        assert connection.receive("table")["patience"] == 600


def test_who_leaves_before_playing_frees_the_seat(ada: Player, bo: Player, base: str):
    table = ada.create(ME, OPEN)
    invitation = invitation_of(ada, table)
    bo.take(table, invitation)
    with bo.connect(table, 1) as guest:
        assert guest.ask("stand-up", "l", seat=1, level="apprentice")["type"] == "done"
        left = seats_of(guest, 1, kind="open") if not guest.kept else guest.kept[-1]
    with Player(base) as cy:
        assert cy.take(table, invitation).json()["seats"] == [1]

    assert left["yours"] == []
    assert bo.http.get("/api/tables").json()["tables"] == []


def test_who_leaves_after_playing_leaves_the_seat_to_a_bot(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with bo.connect(table, 1) as guest, ada.connect(table, 0) as host:
        act(guest, guest.receive("update"))
        assert guest.ask("stand-up", "l", seat=1, level="apprentice")["type"] == "done"
        seat = seats_of(host, 1, kind="bot")["seats"][1]

    assert (seat["stands_in"], seat["name"], seat["level"]) == (False, "", "apprentice")


def test_who_leaves_alone_leaves_no_bot_behind_and_may_set_up_another_table():
    limits = Settings(limits=GENEROUS.__class__(open_tables_by_host=1))
    with running(limits) as base, Player(base) as ada:
        table = ada.create(ME)
        with ada.connect(table, 0) as connection:
            act(connection, connection.receive("update"))
            refused = ada.http.post("/api/tables", json={"title": "cartographers", "seats": [ME]})
            connection.ask("stand-up", "l", seat=0, level="apprentice")
            left = [one for one in connection.kept if one["type"] == "table"][-1]
        assert ada.create(ME)

    assert refused.json()["code"] == "table/quota"
    assert left["seats"][0]["kind"] == "open"


def test_the_host_who_left_is_host_no_longer(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with bo.connect(table, 1) as guest, ada.connect(table, 0) as host:
        host.ask("stand-up", "l", seat=0, level="apprentice")
        left = seats_of(guest, 0, kind="open")
        seated = guest.ask("seat-bot", "s", seat=0, level="apprentice")

    assert left["is_host"]
    assert seated["type"] == "done"


def test_two_of_one_name_are_told_apart(ada: Player, bo: Player, base: str):
    table = ada.create({"kind": "me", "name": "Bob"}, OPEN, OPEN, {"kind": "me", "name": " bob"})
    invitation = invitation_of(ada, table)
    bo.take(table, invitation, "Bob")
    with Player(base) as cy:
        cy.take(table, invitation, "B" * 24)
        with cy.connect(table, 2) as guest:
            first = guest.receive("table")
            guest.ask("rename", "r", seat=2, name="ＢＯＢ")
            renamed = (
                guest.kept[-1] if guest.kept[-1]["type"] == "table" else guest.receive("table")
            )

    names = [seat["name"] for seat in first["seats"]]
    assert names == ["Bob", "Bob 3", "B" * 24, "bob 2"]
    assert renamed["seats"][2]["name"] == "ＢＯＢ 4"


def test_an_idle_guest_who_is_there_is_stood_in_for_after_the_agreed_time_and_not_before(
    clock: Clock,
):
    async def play() -> None:
        settings, clocks = Settings(limits=GENEROUS), Clocks(steady=clock)
        lobby = local_lobby(settings, MemoryStore(), LocalBus(), TITLES, clocks)
        request = http_messages.NewTable(
            "cartographers",
            [http_messages.SeatRequest("me", "Ada"), http_messages.SeatRequest("open")],
            patience=60,
        )
        table = await lobby.create(request, ADA)
        invited = http_messages.TakeSeat(table.setup.invitation, "Bo")
        await lobby.take_seat(table.setup.id, invited, BO)
        host, guest = Listener(ADA), Listener(BO)
        table.enter(host)
        table.enter(guest)
        command = messages.SeatBot("s", 1, "apprentice")
        clock.now += 59
        with pytest.raises(Refusal, match="Whoever holds seat 1 is here"):
            await reseat(table, command, ADA)
        # Who tries something out in pencil is thinking.
        table.join(guest, messages.Join(1))
        action = actions(guest.update)[0]
        table.preview(messages.Preview("p", 1, action), BO)
        clock.now += 59
        with pytest.raises(Refusal, match="Whoever holds seat 1 is here"):
            await reseat(table, command, ADA)
        clock.now += 1
        await reseat(table, command, ADA)

        assert table.seating[1].stands_in
        await lobby.stop()

    asyncio.run(play())


def test_time_passes_only_while_somebody_is_there_to_see_it():
    """The table looks again by itself when somebody becomes absent."""
    with (
        running(Settings(limits=GENEROUS, away_seconds=0.6)) as base,
        Player(base) as ada,
        Player(base) as bo,
    ):
        table = seated_pair(ada, bo)
        with ada.connect(table, 0) as host:
            with bo.connect(table, 1) as guest:
                guest.receive("update")
            gone = seats_of(host, 1, online=False)
            # Nothing else happens at the table that could bring this.
            missed = seats_of(host, 1, absent=True)

    assert not gone["seats"][1]["absent"]
    assert missed["seats"] == [{**one, "absent": one["seat"] == 1} for one in gone["seats"]]
