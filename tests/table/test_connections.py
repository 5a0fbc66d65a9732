"""Connections that keep others out: many, slow, endless, or full of frames that say nothing."""

import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from inklands.table.http.connections import Connections
from inklands.table.logs import Unrepeated
from inklands.table.rate_limits import Rate
from inklands.table.settings import Limits
from tests.table.server import ME, OPEN, Connection, Player
from tests.table.test_limits import limited

HELLO = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"


@contextmanager
def line(base: str) -> Iterator[socket.socket]:
    """A bare connection to the server at *base*."""
    where = urlsplit(base)
    with socket.create_connection((where.hostname or "", where.port or 0), timeout=20) as opened:
        yield opened


def rest(opened: socket.socket) -> bytes:
    """All that comes until the server closes."""
    parts = []
    try:
        while part := opened.recv(65_536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@pytest.mark.parametrize(
    "begun", [b"", b"\r\n", b"GET / HT", HELLO, HELLO + b"content-length: 9\r\n\r\n"]
)
def test_a_request_that_does_not_arrive_in_time_is_cut_off(begun: bytes):
    with limited(request_seconds=0.3) as ada, line(ada.base) as opened:
        opened.sendall(begun)
        start = time.monotonic()
        rest(opened)

    assert time.monotonic() - start < 10


def test_an_endless_head_is_refused_with_the_usual_headers():
    with limited(head_bytes=4_000) as ada, line(ada.base) as opened:
        opened.sendall(HELLO + b"x: " + b"y" * 5_000)
        answer = rest(opened)

    assert answer.startswith(b"HTTP/1.1 431 ")
    assert b"content-security-policy" in answer
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "message/too-large"


def test_a_head_that_arrives_at_once_and_a_long_path_are_refused_too(ada: Player):
    long = ada.http.get("/" + "a" * 1_001)
    wide = ada.http.get("/health", headers={"x": "y" * 33_000})

    assert long.status_code == wide.status_code == 431
    assert "content-security-policy" in long.headers


def test_what_is_no_http_is_answered_like_everything_else(ada: Player):
    with line(ada.base) as opened:
        opened.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        answer = rest(opened)

    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"content-security-policy" in answer


def test_an_address_has_so_many_connections_and_gets_them_back():
    with limited(connections_by_address=3) as ada:
        # Her own browser keeps one open.
        ada.http.get("/health")
        with line(ada.base), line(ada.base), line(ada.base) as fourth:
            fourth.sendall(HELLO + b"\r\n")
            assert rest(fourth) == b""
        with line(ada.base) as later:
            later.sendall(HELLO + b"connection: close\r\n\r\n")
            assert rest(later).startswith(b"HTTP/1.1 200 ")


def test_a_household_counts_as_one_and_a_proxy_speaks_for_many():
    connections = Connections(Limits(connections=4, connections_by_address=2), "127.0.0.1")
    connections.enter("2001:db8::1")
    connections.enter("2001:db8::2")
    connections.enter("::ffff:127.0.0.1")
    connections.enter("127.0.0.1")

    assert not connections.has_place("192.0.2.1")
    connections.leave("127.0.0.1")
    assert not connections.has_place("2001:db8::3")
    assert connections.has_place("2001:db8:0:1::3")
    connections.leave("2001:db8::1")
    connections.enter("127.0.0.1")
    assert connections.has_place("127.0.0.1")


def flood(connection: Connection) -> None:
    for _ in range(10_000):
        connection.socket.ping()


def test_pings_without_end_close_the_socket_and_a_few_do_not():
    with limited(control_frames=Rate(20, 0)) as ada, ada.connect(ada.create(ME)) as connection:
        for _ in range(10):
            assert connection.socket.ping().wait(20)
        with pytest.raises(ConnectionClosed):
            flood(connection)


def test_a_message_in_endless_empty_parts_closes_the_socket():
    with (
        limited(control_frames=Rate(20, 0)) as ada,
        ada.connect(ada.create(ME)) as connection,
        pytest.raises(ConnectionClosed),
    ):
        connection.socket.send("" for _ in range(10_000))


def test_onlookers_leave_the_places_of_those_who_hold_a_seat():
    with limited(sockets_at_a_table=2) as ada, Player(ada.base) as bo:
        table = ada.create(ME, OPEN)
        with bo.connect(table, None) as one, bo.connect(table, None) as two:
            one.receive("update")
            two.receive("update")
            with bo.connect(table) as three:
                assert three.next()["code"] == "rate/limited"
            with ada.connect(table, 0) as holder:
                assert holder.next()["type"] == "table"


def test_a_client_that_reads_nothing_holds_few_bytes():
    with limited(unsent_bytes=200_000, unsent_messages=100_000) as ada:
        table = ada.create(ME)
        with ada.connect(table) as deaf, ada.connect(table) as connection:
            with suppress(ConnectionClosed):
                for _ in range(3_000):
                    deaf.send("join", seat=0)
            deaf.rest()
            connection.send("ping")
            connection.receive("pong")

    assert len(deaf.raw) < 3_000


def test_what_is_logged_very_often_is_logged_now_and_then():
    unrepeated = Unrepeated(Rate(2, 0))

    def passes(text: str) -> bool:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, text, None, None)
        return unrepeated.filter(record)

    accepts = [
        f"socket.accept() out of system resource: no descriptor is left for socket {n}"
        for n in range(5)
    ]
    assert [passes(text) for text in accepts] == [True, True, False, False, False]
    assert passes("something else")
