"""Whose seat it is: bots beside guests, seats asked for twice, seats freed."""

from tests.table.server import ME, OPEN, Player, actions
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
