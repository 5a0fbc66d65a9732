"""Connections that keep others out: many, slow, endless, or full of frames that say nothing."""

import asyncio
import gc
import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from inklands.table.http.connections import Connections
from inklands.table.http.guard import REST_SECONDS, Guard
from inklands.table.http.large import Unread, held_back
from inklands.table.http.protocols import (
    MOST_PIPELINED,
    POLICY_VIOLATION,
    SLICE,
    HttpProtocol,
)
from inklands.table.logs import Unrepeated
from inklands.table.match.metrics import NoMetrics
from inklands.table.rate_limits import Rate
from inklands.table.refusal import Refusal
from inklands.table.settings import Limits, Settings
from tests.table.server import GENEROUS, ME, OPEN, PATIENCE, Connection, Player, running
from tests.table.test_limits import asked_until_gone, limited

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


def connections() -> int:
    """How many connections are in the memory of a server here, open or not."""
    return sum(type(one) is HttpProtocol for one in gc.get_objects())


def until_no_more_than(count: int) -> None:
    until = time.monotonic() + 60
    while connections() > count and time.monotonic() < until:
        time.sleep(0.01)
    assert connections() <= count


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


def test_a_path_without_an_end_is_too_long_before_it_has_arrived():
    with limited(head_bytes=4_000) as ada, line(ada.base) as opened:
        opened.sendall(b"GET /" + b"a" * 5_000)
        answer = rest(opened)

    assert answer.startswith(b"HTTP/1.1 414 ")


def test_a_head_that_arrives_at_once_and_a_long_path_are_refused_too(ada: Player):
    long = ada.http.get("/" + "a" * 1_001)
    wide = ada.http.get("/health", headers={"x": "y" * 33_000})

    assert (long.status_code, wide.status_code) == (414, 431)
    assert "content-security-policy" in long.headers


def test_what_is_no_http_is_answered_like_everything_else(ada: Player):
    with line(ada.base) as opened:
        opened.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        answer = rest(opened)

    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"content-security-policy" in answer


def test_an_address_has_so_many_connections_and_gets_them_back():
    with limited(connections_by_address=3) as ada:
        with line(ada.base), line(ada.base), line(ada.base), line(ada.base) as fourth:
            fourth.sendall(HELLO + b"\r\n")
            assert rest(fourth) == b""
        heard, until = b"", time.monotonic() + PATIENCE
        # A busy server may hear of somebody new before it hears that the others are gone.
        while not heard and time.monotonic() < until:
            with line(ada.base) as later:
                later.sendall(HELLO + b"connection: close\r\n\r\n")
                heard = rest(later)

    assert heard.startswith(b"HTTP/1.1 200 ")


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


def test_an_address_makes_so_many_connections_in_a_while():
    with limited(new_connections=Rate(3, 0)) as ada:
        ada.http.get("/health")
        heard = []
        for _ in range(4):
            with line(ada.base) as opened:
                opened.sendall(HELLO + b"connection: close\r\n\r\n")
                heard.append(rest(opened)[:12])

    assert heard == [b"HTTP/1.1 200"] * 2 + [b""] * 2


@pytest.mark.parametrize(("count", "answered"), [(MOST_PIPELINED, True), (200, False)])
def test_few_requests_wait_for_an_answer_to_one_before_them(
    ada: Player, count: int, answered: bool
):
    with line(ada.base) as opened:
        last = HELLO + b"connection: close\r\n\r\n"
        opened.sendall((HELLO + b"\r\n") * (count - 1) + last)
        answer = rest(opened)

    assert (answer.count(b"HTTP/1.1 200 ") == count) == answered
    assert (b"HTTP/1.1 400 " in answer) != answered


def test_pages_too_are_counted_and_whoever_asks_too_much_is_answered_late():
    with limited(address_requests=Rate(2, 0)) as ada:
        ada.http.get("/rules")
        ada.http.get("/rules")
        start = time.monotonic()
        answer = ada.http.get("/health")

    assert answer.status_code == 200
    assert time.monotonic() - start > 0.9 * REST_SECONDS


def test_of_one_address_one_request_is_begun_at_a_time_with_others_in_between():
    turns = 0
    begun: list[tuple[str, int]] = []

    async def turn() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.append((scope["client"][0], turns))

    async def ask() -> None:
        guard = Guard(app, Settings(), NoMetrics())
        turning = asyncio.create_task(turn())
        scopes = [asked_by(address) for address in ["192.0.2.1"] * 50 + ["192.0.2.2"]]
        await asyncio.gather(*(guard(scope, nobody, nowhere) for scope in scopes))
        turning.cancel()

    asyncio.run(ask())

    many = [at for address, at in begun if address == "192.0.2.1"]
    (other,) = (at for address, at in begun if address == "192.0.2.2")
    assert len(set(many)) == 50
    assert other <= many[1]


def asked_by(address: str) -> Scope:
    """A request for a page from *address*."""
    return {
        "type": "http",
        "method": "GET",
        "client": (address, 1),
        "path": "/",
        "raw_path": b"/",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1")],
    }


async def nobody() -> Message:
    return {"type": "http.disconnect"}


async def nowhere(_: Message) -> None:
    pass


def flood(connection: Connection) -> None:
    """Send pings until the socket is closed."""
    for _ in range(10_000):
        connection.socket.ping()
    until_closed(connection)


def until_closed(connection: Connection) -> None:
    """Wait for the end: all may be on its way before a busy server counts the first."""
    while True:
        connection.read()


def test_pings_without_end_close_the_socket_and_a_few_do_not():
    with limited(control_frames=Rate(20, 0)) as ada, ada.connect(ada.create(ME)) as connection:
        for _ in range(10):
            assert connection.socket.ping().wait(20)
        with pytest.raises(ConnectionClosed):
            flood(connection)


def test_who_was_cut_off_for_pings_cannot_begin_anew_on_another_socket():
    with limited(address_control_frames=Rate(100, 0)) as ada:
        table = ada.create(ME)
        for _ in range(2):
            with pytest.raises(ConnectionClosed), ada.connect(table) as connection:
                flood(connection)
        with ada.connect(table) as connection:
            connection.socket.ping()
            assert connection.rest() == POLICY_VIOLATION


def test_frames_are_counted_by_household_and_a_proxy_speaks_for_many():
    connections = Connections(Limits(address_control_frames=Rate(2, 0)), "127.0.0.1")
    connections.may_send_frame("2001:db8::1")
    connections.may_send_frame("2001:db8::2")

    assert not connections.may_send_frame("2001:db8::3")
    assert connections.may_send_frame("2001:db8:0:1::3")
    assert all(connections.may_send_frame("::ffff:127.0.0.1") for _ in range(5))


def test_no_more_frames_are_read_at_once_than_a_socket_may_send_by_much():
    """What is read of a flood before it is noticed: empty pings of a client have six bytes."""
    assert 2 * Limits().control_frames.burst > SLICE / 6


def test_a_message_in_endless_empty_parts_closes_the_socket():
    with limited(control_frames=Rate(20, 0)) as ada, ada.connect(ada.create(ME)) as connection:
        with suppress(ConnectionClosed):
            connection.socket.send("" for _ in range(10_000))
        with pytest.raises(ConnectionClosed):
            until_closed(connection)


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


@pytest.mark.parametrize("bound", ["unsent_bytes", "unsent_bytes_in_all"])
def test_a_client_that_reads_nothing_holds_few_bytes(bound: str):
    with limited(unsent_messages=100_000, **{bound: 200_000}) as ada:
        table = ada.create(ME)
        with ada.connect(table, room=4096) as deaf, ada.connect(table) as connection:
            sent = asked_until_gone(deaf, connection)
            deaf.rest()

    assert 0 < len(deaf.raw) < sent


def test_an_answer_that_nobody_reads_is_cut_off_in_time_without_an_error(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
):
    size = 40_000_000  # More than fits between the two ends.
    (tmp_path / "large").write_bytes(bytes(size))
    settings = Settings(static=tmp_path, limits=replace(GENEROUS, unread_seconds=0.3))
    gc.collect()  # None of those before may go meanwhile, and be taken for this one.
    others = connections()
    with running(settings) as base, line(base) as opened:
        opened.sendall(b"GET /large HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        opened.recv(1)
        until_no_more_than(others)
        answer = rest(opened)

    assert answer.startswith(b"TTP/1.1 200")
    assert len(answer) < size
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_few_large_answers_wait_for_those_who_do_not_read_them():
    unread = Unread(1_000)
    unread.enter("192.0.2.1", 300)
    with pytest.raises(Refusal, match="too much at once"):
        unread.enter("192.0.2.1", 1)
    unread.enter("192.0.2.2", 700)
    with pytest.raises(Refusal, match="too much at once"):
        unread.enter("192.0.2.3", 1)
    unread.leave("192.0.2.1", 300)
    unread.enter("192.0.2.1", 300)


def test_a_large_answer_is_given_up_with_whoever_does_not_read_it():
    unread = Unread(10_000_000)
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)
        if len(sent) == 5:
            raise OSError("gone")

    async def answer(size: int) -> None:
        sent.clear()
        response = held_back(Response(b"x" * size), asked_by("192.0.2.1"), unread)
        with suppress(OSError):
            await response(asked_by("192.0.2.1"), nobody, send)

    asyncio.run(answer(1_000_000))
    assert len(sent) == 5
    asyncio.run(answer(200_000))
    pieces = [message["body"] for message in sent[1:]]
    assert b"".join(pieces) == b"x" * 200_000
    assert dict(sent[0]["headers"])[b"content-length"] == b"200000"
    # Nothing of either is still counted.
    unread.enter("192.0.2.1", 10_000_000)


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
