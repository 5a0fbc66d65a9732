"""Leaving and deleting games: who may, and what becomes of the others; tables without hints."""

import pytest

from inklands.core.rng import Rng
from tests.table.server import ME, OPEN, Json, Player
from tests.table.test_absence import act, seats_of
from tests.table.test_play import played, seated_pair

LEVEL = {"level": "apprentice"}


def leave(player: Player, table: str) -> Json:
    answer: Json = player.http.post(f"/api/tables/{table}/leave", json=LEVEL).json()
    return answer


def listed(player: Player, skip: int = 0) -> list[str]:
    answer = player.http.get(f"/api/tables?skip={skip}").json()
    return [one["id"] for one in answer["tables"]]


def test_who_is_alone_deletes_a_game_and_all_of_it_is_gone(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0) as connection:
        act(connection, connection.receive("update"))

    assert leave(ada, table) == {"is_deleted": True}
    assert listed(ada) == []
    with ada.connect(table) as connection:
        assert connection.receive("refused")["code"] == "table/unknown"


def test_others_play_on_against_a_bot_when_somebody_leaves(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with bo.connect(table, 1) as guest, ada.connect(table, 0) as host:
        act(host, host.receive("update"))
        assert leave(ada, table) == {"is_deleted": False}
        told = seats_of(guest, 0, kind="bot")

    assert (told["seats"][0]["level"], told["is_host"]) == ("apprentice", True)
    assert (listed(ada), listed(bo)) == ([], [table])


def test_the_last_to_leave_deletes_the_game(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    leave(ada, table)

    assert leave(bo, table) == {"is_deleted": True}


def test_all_seats_of_a_shared_screen_are_left_at_once(ada: Player):
    table = ada.create(ME, {"kind": "me", "name": "Bo"}, {"kind": "bot", "level": "apprentice"})

    assert leave(ada, table) == {"is_deleted": True}


def test_only_those_who_hold_a_seat_leave_it(ada: Player, bo: Player):
    table = ada.create(ME, OPEN)

    assert leave(bo, table)["code"] == "seat/not-yours"
    assert leave(ada, "none")["code"] == "table/unknown"
    assert listed(ada) == [table]


def test_a_finished_match_stays_for_those_who_keep_it_and_goes_with_the_last(
    ada: Player, bo: Player
):
    table = seated_pair(ada, bo)
    with ada.connect(table, 0) as connection:
        connection.ask("seat-bot", "s", seat=1, level="apprentice")
        played(connection, (0,), Rng(4))
    assert leave(ada, table) == {"is_deleted": False}
    names = [seat["name"] for seat in bo.http.get("/api/tables").json()["tables"][0]["seats"]]

    assert listed(ada) == []
    assert names == ["Ada", "Bo"]
    assert bo.http.get(f"/api/tables/{table}/record").status_code == 200
    assert leave(bo, table) == {"is_deleted": True}
    assert bo.http.get(f"/api/tables/{table}/record").status_code == 404


def test_more_games_than_are_listed_at_once_are_all_reached(ada: Player):
    tables = {ada.create(ME) for _ in range(23)}
    first = ada.http.get("/api/tables").json()
    second = ada.http.get("/api/tables?skip=20").json()

    assert (len(first["tables"]), first["has_more"]) == (20, True)
    assert (len(second["tables"]), second["has_more"]) == (3, False)
    assert {one["id"] for one in first["tables"] + second["tables"]} == tables


@pytest.mark.parametrize("skip", ["-1", "x", "99999", "²"])
def test_what_is_no_small_number_is_refused(ada: Player, skip: str):
    answer = ada.http.get("/api/tables", params={"skip": skip})

    assert (answer.status_code, answer.json()["code"]) == (400, "message/malformed")


@pytest.mark.parametrize("title", ["cartographers", "misterra", "explorers"])
def test_a_table_without_hints_gives_none_and_says_so(ada: Player, bo: Player, title: str):
    table = ada.create(ME, OPEN, title=title, hints=False)
    with ada.connect(table, 0) as connection, bo.connect(table) as onlooker:
        connection.receive("update")
        refused = connection.ask("hint", "h", seat=0)
        told = onlooker.receive("table")

    assert refused["code"] == "hint/switched-off"
    assert told["hints"] is False


def test_a_rematch_is_played_with_hints_or_without_as_the_match_was(ada: Player):
    table = ada.create(ME, hints=False)
    with ada.connect(table, 0) as connection:
        played(connection, (0,), Rng(1))
        connection.ask("rematch", "r")
    with ada.connect(table) as connection:
        following = connection.receive("table")["next"]
    with ada.connect(following) as connection:
        assert connection.receive("table")["hints"] is False
