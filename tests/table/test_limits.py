"""How much is too much: bodies, messages, requests, sockets, tables."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from inklands.table.rate_limits import Rate
from inklands.table.settings import Limits, Settings
from tests.table.server import GENEROUS, ME, PLENTY, Connection, Player, running

FOREIGN = "https://elsewhere.example"


@contextmanager
def limited(**limits: object) -> Iterator[Player]:
    """A player at a server with one limit that matters."""
    generous = {name: getattr(GENEROUS, name) for name in Limits.__dataclass_fields__}
    settings = Settings(limits=Limits(**{**generous, **limits}))
    with running(settings) as base, Player(base) as player:
        yield player


def asked_until_gone(deaf: Connection, other: Connection) -> int:
    """
    Ask for more and more by *deaf*, which reads nothing, until it is cut off; how much was asked.

    The *other* one is told who is there when it comes, and again when the deaf one goes.
    """
    sent = 0
    with suppress(ConnectionClosed):
        while sum(message["type"] == "table" for message in other.kept) < 2:
            assert sent < 20_000
            for _ in range(100):
                deaf.send("join", seat=0)
            sent += 100
            other.send("ping")
            other.receive("pong")
    return sent


def test_a_body_that_is_too_large_is_refused(ada: Player):
    request = {"title": "cartographers", "seats": [ME], "options": {"goals": "x" * 70_000}}

    answer = ada.http.post("/api/tables", json=request)
    streamed = ada.http.post("/api/tables", content=(b" " * 10_000 for _ in range(7)))

    assert answer.status_code == streamed.status_code == 413
    assert answer.json()["code"] == "message/too-large"


def test_a_message_that_is_too_large_closes_the_socket(ada: Player):
    with ada.connect(ada.create(ME)) as connection:
        connection.receive("table")
        connection.send("preview", id="x", seat=0, action="x" * 20_000)

        assert connection.rest() == 1009


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"type": "act"}', '{"type": "fly"}', '{"type": "ping", "x": 1}', "\ud7ff" * 9],
)
def test_a_message_that_cannot_be_read_is_refused_and_the_socket_stays(ada: Player, text: str):
    with ada.connect(ada.create(ME)) as connection:
        refused = connection.refusal(text)

    assert refused["code"] == "message/malformed"


def test_fields_out_of_bounds_are_refused(ada: Player):
    with ada.connect(ada.create(ME)) as connection:
        for wrong in (
            {"type": "act", "id": "x" * 65, "seat": 0, "decision": 1, "action": "F:a1"},
            {"type": "act", "id": "x", "seat": -1, "decision": 1, "action": "F:a1"},
            {"type": "act", "id": "x", "seat": 0, "decision": 1, "action": "F" * 401},
            {"type": "join", "seat": 0, "seen": 2**40},
            {"type": "rename", "id": "x", "seat": 0, "name": "x" * 25},
        ):
            connection.socket.send(json.dumps(wrong))
            assert connection.receive("refused")["code"] == "message/malformed"
        assert (
            connection.ask("act", "y", seat=7, decision=1, action="F:a1")["code"] == "seat/invalid"
        )


def test_requests_are_counted_by_address_whatever_a_header_says():
    with limited(requests=Rate(5, 0)) as ada:
        statuses = [
            ada.http.get("/api/titles", headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code
            for n in range(7)
        ]

    assert statuses == [200] * 5 + [429] * 2


def test_a_named_proxy_is_believed():
    settings = Settings(limits=Limits(requests=Rate(1, 0)))
    with running(settings, trusted_proxy="127.0.0.1") as base, Player(base) as ada:
        statuses = [
            ada.http.get("/api/titles", headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code
            for n in (1, 2, 2)
        ]

    assert statuses == [200, 200, 429]


def test_new_tables_are_counted_by_identity_and_by_address():
    request = {"title": "cartographers", "seats": [ME]}
    with limited(creations=Rate(2, 0)) as ada, Player(ada.base) as bo:
        ada.create(ME)
        ada.create(ME)
        third = ada.http.post("/api/tables", json=request)
        others = []
        for _ in range(7):
            bo.http.cookies.clear()
            others.append(bo.http.post("/api/tables", json=request).status_code)

    assert (third.status_code, third.json()["code"]) == (429, "rate/limited")
    assert others == [201] * 5 + [429] * 2


def test_unfinished_tables_have_a_quota():
    with limited(open_tables_by_host=2) as ada:
        ada.create(ME)
        ada.create(ME)
        third = ada.http.post("/api/tables", json={"title": "cartographers", "seats": [ME]})

    assert (third.status_code, third.json()["code"]) == (429, "table/quota")


def test_a_socket_that_says_too_much_is_refused_and_then_closed():
    with limited(socket_messages=Rate(3, 0)) as ada, ada.connect(ada.create(ME)) as connection:
        for _ in range(103):
            connection.send("ping")
        code = connection.rest()

    kinds = [message["type"] for message in connection.kept if message["type"] != "table"]
    assert kinds[:4] == ["pong", "pong", "pong", "refused"]
    assert code == 4429


@pytest.mark.parametrize("name", ["identity_messages", "address_messages"])
def test_messages_are_counted_over_all_sockets(name: str):
    with limited(**{name: Rate(3, 0)}) as ada:
        table = ada.create(ME)
        with ada.connect(table) as one, ada.connect(table) as two:
            for connection in (one, two, one):
                connection.send("ping")
                connection.receive("pong")
            refused = two.ask("preview", "x", seat=0, action="F:a1")

    assert refused["code"] == "rate/limited"


@pytest.mark.parametrize("name", ["sockets_at_a_table", "sockets_by_address"])
def test_sockets_have_a_quota_that_is_given_back(name: str):
    with limited(**{name: 2}) as ada:
        table = ada.create(ME)
        with ada.connect(table, 0) as one, ada.connect(table, 0) as two:
            one.receive("update")
            two.receive("update")
            with ada.connect(table) as three:
                assert three.next()["code"] == "rate/limited"
            two.socket.close()
            while sum('"type":"table"' in text for text in one.raw) < 3:
                one.next()
            with ada.connect(table, 0) as four:
                assert four.next()["type"] == "table"


def test_a_client_that_does_not_read_is_cut_off():
    with limited(unsent_messages=5) as ada:
        table = ada.create(ME)
        with ada.connect(table, room=4096) as deaf, ada.connect(table) as other:
            sent = asked_until_gone(deaf, other)
            deaf.rest()

    assert 0 < len(deaf.raw) < sent


def test_the_defaults_limit_everything():
    limits = Limits()
    rates = [limits.requests, limits.creations, limits.socket_messages, limits.identity_messages]

    assert PLENTY not in rates
    assert all(rate.burst < 1000 and rate.per_second < 1000 for rate in rates)


def test_who_sits_where_is_changed_so_often_from_one_address():
    with (
        limited(seat_changes=Rate(3, 0)) as ada,
        ada.connect(ada.create(ME, ME), 0) as connection,
    ):
        answers = [connection.ask("rename", f"n{n}", seat=n % 2, name=f"Ada {n}") for n in range(5)]

    assert [one["type"] for one in answers] == ["done"] * 3 + ["refused"] * 2
    assert answers[-1]["code"] == "rate/limited"
