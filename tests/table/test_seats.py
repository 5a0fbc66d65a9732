"""Whose seat it is: bots beside guests, seats asked for twice, seats freed."""

from pathlib import Path

from inklands.table.store.sqlite import SqliteStore
from tests.table.server import ME, OPEN, Player, actions, running
from tests.table.test_play import seated_pair

BOT = {"kind": "bot", "level": "apprentice"}
KEY = "0pV7yq3mS1tBzWcD4xUe9A"


def invitation_of(host: Player, table: str) -> str:
    link = host.http.get(f"/api/tables/{table}/invitation").json()["link"]
    return str(link).partition("#")[2]


def test_no_bot_moves_for_a_guest_who_is_there(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with bo.connect(table, 1) as guest, ada.connect(table, 0) as host:
        guest.receive("update")
        refused = host.ask("seat-bot", "s", seat=1, level="apprentice")

    assert refused["code"] == "seat/present"


def test_no_command_can_be_named_like_a_bots(ada: Player):
    with ada.connect(ada.create(ME), 0) as connection:
        first = connection.receive("update")
        fields = {"seat": 0, "decision": first["decision"], "action": actions(first)[0]}
        connection.send("act", id="bot:1", **fields)
        refused = connection.receive("refused")

        assert connection.ask("act", "robot:1", **fields)["type"] == "done"
    assert refused["code"] == "message/malformed"


def test_a_chosen_deal_stays_closed_when_its_bot_is_taken_away(ada: Player):
    table = ada.create(ME, BOT, seed=7)
    with ada.connect(table, 0) as connection:
        refused = connection.ask("hand-back", "h", seat=1)

    assert refused["code"] == "table/chosen-deal"


def test_a_guest_has_one_seat_however_often_they_ask(ada: Player, bo: Player):
    table = ada.create(ME, OPEN, OPEN)
    invitation = invitation_of(ada, table)

    first, again = bo.take(table, invitation), bo.take(table, invitation, "Bob")

    assert first.json()["seats"] == again.json()["seats"] == [1]


def seats_taken(player: Player, table: str, invitation: str, count: int) -> object:
    """The seats that *player* has after asking for *count*, or the code of the refusal."""
    request = {"invitation": invitation, "name": "Bo", "count": count}
    answer = player.http.post(f"/api/tables/{table}/seats", json=request).json()
    return answer.get("seats", answer.get("code"))


def test_a_guest_takes_no_second_seat_unless_the_host_allows_it(ada: Player, bo: Player):
    table = ada.create(ME, OPEN, OPEN)
    invitation = invitation_of(ada, table)
    assert seats_taken(bo, table, invitation, 2) == "seat/too-many"
    with ada.connect(table) as host, bo.connect(table) as onlooker:
        assert onlooker.ask("allow-seats", "a", count=2)["code"] == "table/not-host"
        assert seats_taken(bo, table, invitation, 1) == [1]
        assert onlooker.ask("allow-seats", "b", count=2)["code"] == "table/not-host"
        assert seats_taken(bo, table, invitation, 2) == "seat/too-many"
        assert host.ask("allow-seats", "c", count=2)["type"] == "done"

    assert seats_taken(bo, table, invitation, 2) == [1, 2]


def test_a_guest_invited_to_two_seats_has_them_at_once_and_again_when_asking_again(
    ada: Player, bo: Player, base: str
):
    table = ada.create(ME, OPEN, OPEN, OPEN)
    invitation = invitation_of(ada, table)
    with ada.connect(table) as host, Player(base) as cy:
        host.ask("allow-seats", "a", count=2)
        assert seats_taken(bo, table, invitation, 3) == "seat/too-many"
        assert seats_taken(bo, table, invitation, 2) == [1, 2]
        assert seats_taken(bo, table, invitation, 2) == [1, 2]
        # All of the seats or none: one is left.
        assert seats_taken(cy, table, invitation, 2) == "seat/taken"
        assert seats_taken(cy, table, invitation, 1) == [3]
        with bo.connect(table, 1, 2) as guest:
            told = guest.receive("table")
            assert {guest.receive("update")["seat"], guest.receive("update")["seat"]} == {1, 2}

    assert (told["yours"], told["guest_seats"]) == ([1, 2], 2)
    assert [told["seats"][seat]["name"] for seat in (1, 2)] == ["Bo", "Bo 2"]


def test_no_more_seats_are_allowed_than_there_are_and_none_at_a_chosen_deal(ada: Player):
    with ada.connect(ada.create(ME, OPEN)) as host:
        assert host.ask("allow-seats", "a", count=3)["code"] == "seat/invalid"
        host.send("allow-seats", id="b", count=0)
        assert host.receive("refused")["code"] == "message/malformed"
    with ada.connect(ada.create(ME, BOT, seed=7)) as host:
        assert host.ask("allow-seats", "a", count=2)["code"] == "table/chosen-deal"


def test_what_a_host_has_allowed_survives_a_restart(tmp_path: Path):
    store = SqliteStore(tmp_path / "tables.db")
    with running(store=store) as base, Player(base) as ada:
        table = ada.create(ME, OPEN, OPEN)
        cookie = ada.cookie.partition("=")[2]
        with ada.connect(table) as host:
            host.ask("allow-seats", "a", count=2)
    with running(store=SqliteStore(tmp_path / "tables.db")) as base, Player(base) as ada:
        ada.identify(cookie)
        with ada.connect(table) as host:
            assert host.receive("table")["guest_seats"] == 2


def test_a_guest_whose_answer_was_lost_asks_again_and_has_the_same_seat(ada: Player, bo: Player):
    table = ada.create(ME, OPEN, OPEN)
    request = {"invitation": invitation_of(ada, table), "name": "Bo", "key": KEY}

    def take() -> list[int]:
        # The cookie of the answer never reached the browser.
        bo.http.cookies.clear()
        seats: list[int] = bo.http.post(f"/api/tables/{table}/seats", json=request).json()["seats"]
        return seats

    assert take() == take() == [1]
    with bo.connect(table, 1) as connection:
        assert connection.receive("update")["seat"] == 1


def test_a_guest_whose_answer_was_lost_with_the_server_has_the_same_seat_after_it_is_back(
    tmp_path: Path,
):
    store = tmp_path / "tables.db"
    with running(store=SqliteStore(store)) as base, Player(base) as ada, Player(base) as bo:
        table = ada.create(ME, OPEN, OPEN)
        request = {"invitation": invitation_of(ada, table), "name": "Bo", "key": KEY}
        assert bo.http.post(f"/api/tables/{table}/seats", json=request).json()["seats"] == [1]

    with running(store=SqliteStore(store)) as base, Player(base) as bo:
        assert bo.http.post(f"/api/tables/{table}/seats", json=request).json()["seats"] == [1]
        with bo.connect(table, 1) as connection:
            assert connection.receive("update")["seat"] == 1


def test_guests_with_keys_of_their_own_are_different_people(ada: Player, base: str):
    table = ada.create(ME, OPEN, OPEN)
    request = {"invitation": invitation_of(ada, table), "name": "Bo"}
    seats = []
    for key in (KEY, KEY[::-1]):
        with Player(base) as guest:
            answer = guest.http.post(f"/api/tables/{table}/seats", json=request | {"key": key})
            seats.append(answer.json()["seats"])

    assert seats == [[1], [2]]


def test_the_host_frees_the_seat_of_a_guest_who_never_came(ada: Player, bo: Player, base: str):
    table = ada.create(ME, OPEN)
    invitation = invitation_of(ada, table)
    bo.take(table, invitation)
    with ada.connect(table, 0) as host, Player(base) as cy:
        assert cy.take(table, invitation).json()["code"] == "seat/taken"
        assert host.ask("free-seat", "f", seat=1)["type"] == "done"
        assert cy.take(table, invitation).json()["seats"] == [1]
        with bo.connect(table) as late:
            assert late.receive("table")["yours"] == []


def test_taking_back_has_an_end(ada: Player):
    with ada.connect(ada.create(ME, OPEN), 0) as connection:
        update = connection.receive("update")
        refused = None
        for number in range(150):
            action = actions(update)[0]
            connection.ask("act", f"a{number}", seat=0, decision=update["decision"], action=action)
            update = connection.latest(0) or update
            if not update["can_undo"]:
                break
            refused = connection.ask("undo", f"u{number}", seat=0, decision=update["decision"])
            update = connection.latest(0) or update
            if refused["type"] == "refused":
                break

    assert refused is not None
    assert (refused["code"], number) == ("action/undo-refused", 100)
