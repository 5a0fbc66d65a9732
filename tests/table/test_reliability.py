import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from inklands.core.rng import Rng
from inklands.table.store.sqlite import SqliteStore
from tests.table.server import ME, Chair, Json, Player, actions, running, some_action

TWO = (ME, {"kind": "me", "name": "Bo"})


def acted(chair: Chair, seat: int, update: Json, command: str, action: str | None = None) -> Json:
    """The seat's update after it took an action, its first legal one unless told."""
    text = action or actions(update)[0]
    done = chair.ask("act", command, seat=seat, decision=update["decision"], action=text)
    assert done["type"] == "done", done
    after = chair.latest(seat)
    assert after is not None
    assert after["number"] == done["number"]
    return after


def test_a_command_sent_twice_counts_once(ada: Player):
    table = ada.create(ME)
    with ada.sit(table, 0) as chair:
        first = chair.hear("update")
        command = {"seat": 0, "decision": first["decision"], "action": actions(first)[0]}
        once = chair.ask("act", "same", **command)
        twice = chair.ask("act", "same", **command)
        chair.say("join", seat=0)
        now = chair.hear("update")

    assert once == twice
    assert now["number"] == once["number"] == first["number"] + 1


def test_a_double_click_on_commit_is_one_action_and_one_stale_one(ada: Player):
    table = ada.create(ME)
    with ada.sit(table, 0) as chair:
        first = chair.hear("update")
        command = {"seat": 0, "decision": first["decision"], "action": actions(first)[0]}
        chair.say("act", id="one", **command)
        second = chair.ask("act", "two", **command)
        one = next(said for said in chair.kept if said.get("id") == "one")

    assert one["type"] == "done"
    assert (second["type"], second["code"]) == ("refused", "action/stale")


def test_two_tabs_on_one_seat_both_see_and_only_one_decides(ada: Player):
    table = ada.create(ME)
    with ada.sit(table, 0) as tab, ada.sit(table, 0) as other:
        first, same = tab.hear("update"), other.hear("update")
        assert first == same
        after = acted(tab, 0, first, "a")
        told = other.hear("update")
        late = other.ask("act", "b", seat=0, decision=same["decision"], action=actions(same)[0])

    assert told == after
    assert late["code"] == "action/stale"


def test_who_comes_back_is_told_everything_missed_and_nothing_twice(ada: Player):
    table = ada.create(*TWO)
    with ada.sit(table, 0, 1) as chair:
        first, second = chair.hear("update", seat=0), chair.hear("update", seat=1)
        seen = first["number"]
        for turn in range(4):
            first = acted(chair, 0, first, f"{turn}.0")
            second = chair.latest(1) or second
            second = acted(chair, 1, second, f"{turn}.1")
            first = chair.latest(0) or first
        live = [e for said in chair.kept if said["type"] == "update" for e in said["events"]]
    with ada.sit(table, 0, seen=seen) as again:
        resumed = again.hear("update")
    with ada.sit(table, 0, seen=first["number"]) as nothing_new:
        idle = nothing_new.hear("update")

    told_to_0 = [e for said in chair.kept if said.get("seat") == 0 for e in said.get("events", ())]
    assert live
    assert resumed["since"] == seen
    assert resumed["events"] == told_to_0
    assert {**resumed, "events": [], "since": 0} == {**first, "events": [], "since": 0}
    assert idle["events"] == []
    assert idle["number"] == first["number"]


def test_events_taken_back_while_away_are_named(ada: Player):
    table = ada.create(*TWO)
    with ada.sit(table, 0) as chair:
        drawn = acted(chair, 0, chair.hear("update"), "a")
        chair.ask("undo", "b", seat=0, decision=drawn["decision"])
    with ada.sit(table, 0, seen=drawn["number"]) as again:
        resumed = again.hear("update")
    with ada.sit(table, 0) as fresh:
        whole = fresh.hear("update")

    assert resumed["retracted"] == [drawn["number"]]
    assert drawn["number"] not in {event["number"] for event in whole["events"]}
    assert whole["retracted"] == []


def test_a_client_that_claims_to_have_seen_the_future_is_told_the_present(ada: Player):
    table = ada.create(ME)
    with ada.sit(table, 0, seen=10_000) as chair:
        update = chair.hear("update")

    assert (update["number"], update["since"]) == (1, 1)


def test_a_restart_resumes_every_table_and_remembers_commands(tmp_path: Path):
    with on_disk(tmp_path) as base, Player(base) as ada:
        cookies = ada.http.cookies
        table = ada.create(*TWO)
        with ada.sit(table, 0, 1) as chair:
            first = chair.hear("update", seat=0)
            command = {"seat": 0, "decision": first["decision"], "action": actions(first)[0]}
            done = chair.ask("act", "kept", **command)
            before = chair.latest(0)
    with on_disk(tmp_path) as base, Player(base) as ada:
        ada.http.cookies = cookies
        with ada.sit(table, 0) as chair:
            after = chair.hear("update")
            again = chair.ask("act", "kept", **command)
        listed = ada.http.get("/api/tables").json()["tables"]

    assert before is not None
    assert {**after, "events": 0, "since": 0} == {**before, "events": 0, "since": 0}
    assert again == done
    assert [line["id"] for line in listed] == [table]


def test_the_server_says_good_bye_before_it_stops():
    with running() as base, Player(base) as ada:
        table = ada.create(ME)
        chair = ada.sit(table, 0)
        chair.hear("update")

    with chair:
        assert chair.next() == {"type": "bye"}


@contextmanager
def on_disk(folder: Path) -> Iterator[str]:
    with running(store=SqliteStore(folder / "tables.db")) as base:
        yield base


def test_many_seats_act_at_once_and_every_action_counts(ada: Player):
    seats = 6
    table = ada.create(*[{"kind": "me", "name": f"P{n}"} for n in range(seats)])
    codes: list[str] = []

    def act(seat: int) -> None:
        with ada.sit(table, seat) as chair:
            first = chair.hear("update")
            action, _ = some_action(first, Rng(seat))
            answer = chair.ask("act", "a", seat=seat, decision=first["decision"], action=action)
            codes.append(answer["type"])

    threads = [threading.Thread(target=act, args=(seat,)) for seat in range(seats)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with ada.sit(table, 0) as chair:
        after = chair.hear("update")

    assert codes == ["done"] * seats
    assert after["turn"] == 2
