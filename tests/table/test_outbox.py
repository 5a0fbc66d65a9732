"""What is sent to one client: in which order, and in how many calls of the system."""

from __future__ import annotations

from collections.abc import Callable

from inklands.table.http.inbox import Inbox
from inklands.table.http.outbox import Frames, Outbox, Unsent
from inklands.table.settings import Limits


class Wire:
    """A line that keeps what is written to it; the client reads while it is writable."""

    is_open = True

    def __init__(self, *, is_writable: bool = True) -> None:
        self.is_writable = is_writable
        self.written: list[bytes] = []

    def listen(self) -> Inbox:
        raise NotImplementedError

    def write(self, frames: bytes) -> None:
        self.written.append(frames)

    def call_when_writable(self, work: Callable[[], None]) -> None:
        raise NotImplementedError


def outbox(wire: Wire) -> Outbox:
    return Outbox(wire, Limits(), Frames(), Unsent(), lambda: None)


def test_what_is_held_goes_out_with_the_next_text_and_before_it():
    wire = Wire()
    box = outbox(wire)

    box.hold("one")
    box.hold("two")

    assert wire.written == []

    box.put("3")
    box.put("4")

    # RFC 6455, 5.2: a whole text is 0x81, its length, its bytes.
    assert wire.written == [b"\x81\x03one\x81\x03two\x81\x013", b"\x81\x014"]


def test_for_a_client_that_does_not_read_it_waits_with_that_text():
    wire = Wire(is_writable=False)
    box = outbox(wire)

    box.hold("one")
    box.put("2")

    assert wire.written == []

    wire.is_writable = True
    box.send_waiting()

    assert wire.written == [b"\x81\x03one\x81\x012"]


def test_nothing_of_it_is_left_for_a_client_that_is_gone():
    wire = Wire()
    box = outbox(wire)

    box.hold("one")
    box.drop()
    box.put("2")

    assert wire.written == [b"\x81\x012"]
