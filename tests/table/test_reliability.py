import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from inklands.core.rng import Rng
from inklands.table.store.sqlite import SqliteStore
from tests.table.server import ME, Connection, Json, Player, actions, running, some_action

TWO = (ME, {"kind": "me", "name": "Bo"})


def acted(
    connection: Connection, seat: int, update: Json, command: str, action: str | None = None
) -> Json:
    """The seat's update after it took an action, its first legal one unless *action* is given."""
    text = action or actions(update)[0]
    done = connection.ask("act", command, seat=seat, decision=update["decision"], action=text)
    assert done["type"] == "done", done
    after = connection.latest(seat)
    assert after is not None
    assert after["number"] == done["number"]
    return after


def test_a_command_sent_twice_counts_once(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0) as connection:
        first = connection.receive("update")
        command = {"seat": 0, "decision": first["decision"], "action": actions(first)[0]}
        once = connection.ask("act", "same", **command)
        twice = connection.ask("act", "same", **command)
        connection.send("join", seat=0)
        now = connection.receive("update")

    assert once == twice
    assert now["number"] == once["number"] == first["number"] + 1


def test_a_double_click_on_commit_is_one_action_and_one_stale_one(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0) as connection:
        first = connection.receive("update")
        command = {"seat": 0, "decision": first["decision"], "action": actions(first)[0]}
        connection.send("act", id="one", **command)
        second = connection.ask("act", "two", **command)
        one = next(message for message in connection.kept if message.get("id") == "one")

    assert one["type"] == "done"
    assert (second["type"], second["code"]) == ("refused", "action/stale")


def test_two_tabs_on_one_seat_both_see_and_only_one_decides(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0) as tab, ada.connect(table, 0) as other:
        first, same = tab.receive("update"), other.receive("update")
        assert first == same
        after = acted(tab, 0, first, "a")
        seen = other.receive("update")
        late = other.ask("act", "b", seat=0, decision=same["decision"], action=actions(same)[0])

    assert seen == after
    assert late["code"] == "action/stale"


def test_who_comes_back_is_told_everything_missed_and_nothing_twice(ada: Player):
    table = ada.create(*TWO)
    with ada.connect(table, 0, 1) as connection:
        first, second = connection.receive("update", seat=0), connection.receive("update", seat=1)
        seen = first["number"]
        for turn in range(4):
            first = acted(connection, 0, first, f"{turn}.0")
            second = connection.latest(1) or second
            second = acted(connection, 1, second, f"{turn}.1")
            first = connection.latest(0) or first
        live = [
            e
            for message in connection.kept
            if message["type"] == "update"
            for e in message["events"]
        ]
    with ada.connect(table, 0, seen=seen) as again:
        resumed = again.receive("update")
    with ada.connect(table, 0, seen=first["number"]) as nothing_new:
        idle = nothing_new.receive("update")

    sent_to_0 = [
        e
        for message in connection.kept
        if message.get("seat") == 0
        for e in message.get("events", ())
    ]
    assert live
    assert resumed["since"] == seen
    assert resumed["events"] == sent_to_0
    assert {**resumed, "events": [], "since": 0} == {**first, "events": [], "since": 0}
    assert idle["events"] == []
    assert idle["number"] == first["number"]


def test_events_taken_back_while_away_are_named(ada: Player):
    table = ada.create(*TWO)
    with ada.connect(table, 0) as connection:
        drawn = acted(connection, 0, connection.receive("update"), "a")
        connection.ask("undo", "b", seat=0, decision=drawn["decision"])
    with ada.connect(table, 0, seen=drawn["number"]) as again:
        resumed = again.receive("update")
    with ada.connect(table, 0) as fresh:
        whole = fresh.receive("update")

    assert resumed["retracted"] == [drawn["number"]]
    assert drawn["number"] not in {event["number"] for event in whole["events"]}
    assert whole["retracted"] == []


def test_a_client_that_claims_to_have_seen_the_future_is_told_the_present(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0, seen=10_000) as connection:
        update = connection.receive("update")

    assert (update["number"], update["since"]) == (1, 1)


def test_a_restart_resumes_every_table_and_remembers_commands(tmp_path: Path):
    with on_disk(tmp_path) as base, Player(base) as ada:
        cookies = ada.http.cookies
        table = ada.create(*TWO)
        with ada.connect(table, 0, 1) as connection:
            first = connection.receive("update", seat=0)
            command = {"seat": 0, "decision": first["decision"], "action": actions(first)[0]}
            done = connection.ask("act", "kept", **command)
            before = connection.latest(0)
    with on_disk(tmp_path) as base, Player(base) as ada:
        ada.http.cookies = cookies
        with ada.connect(table, 0) as connection:
            after = connection.receive("update")
            again = connection.ask("act", "kept", **command)
        listed = ada.http.get("/api/tables").json()["tables"]

    assert before is not None
    assert {**after, "events": 0, "since": 0} == {**before, "events": 0, "since": 0}
    assert again == done
    assert [line["id"] for line in listed] == [table]


def test_many_tables_loaded_at_once_after_a_restart_do_not_kill_the_server():
    done = subprocess.run(
        [sys.executable, "-m", "tests.table.first_loads"],
        capture_output=True,
        check=True,
        cwd=Path(__file__).parents[2],
        text=True,
    )

    assert done.stdout == "0 of 60\n"


def test_the_server_says_good_bye_before_it_stops():
    with running() as base, Player(base) as ada:
        table = ada.create(ME)
        connection = ada.connect(table, 0)
        connection.receive("update")

    with connection:
        assert connection.next() == {"type": "bye"}


@contextmanager
def on_disk(folder: Path) -> Iterator[str]:
    with running(store=SqliteStore(folder / "tables.db")) as base:
        yield base


def test_many_seats_act_at_once_and_every_action_counts(ada: Player):
    seats = 6
    table = ada.create(*[{"kind": "me", "name": f"P{n}"} for n in range(seats)])
    codes: list[str] = []

    def act(seat: int) -> None:
        with ada.connect(table, seat) as connection:
            first = connection.receive("update")
            action, _ = some_action(first, Rng(seat))
            answer = connection.ask(
                "act", "a", seat=seat, decision=first["decision"], action=action
            )
            codes.append(answer["type"])

    threads = [threading.Thread(target=act, args=(seat,)) for seat in range(seats)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with ada.connect(table, 0) as connection:
        after = connection.receive("update")

    assert codes == ["done"] * seats
    assert after["turn"] == 2
