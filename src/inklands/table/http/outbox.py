"""The texts that wait until a client reads them, and how texts are framed for sockets."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from inklands.table.http.line import Line
from inklands.table.settings import Limits

TEXT = b"\x81"
"""The first byte of a frame that is a whole text (RFC 6455, 5.2)."""
SHORT, MEDIUM = 126, 65_536


class Frames:
    """Texts as frames: one that goes to many clients is framed once."""

    def __init__(self) -> None:
        self._last: tuple[str, bytes] = ("", b"")

    def of(self, text: str) -> bytes:
        if self._last[0] is not text:
            self._last = (text, text_frame(text))
        return self._last[1]


def text_frame(text: str) -> bytes:
    """*text* as one frame from a server, which masks nothing."""
    payload = text.encode()
    size = len(payload)
    if size < SHORT:
        return TEXT + bytes((size,)) + payload
    if size < MEDIUM:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + payload
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + payload


class Unsent:
    """How much waits to be read by all clients together."""

    bytes = 0


class Outbox:
    """What is sent to one client: at once where it reads, and otherwise when it reads again."""

    def __init__(
        self,
        line: Line,
        limits: Limits,
        frames: Frames,
        all_unsent: Unsent,
        give_up: Callable[[], None],
    ) -> None:
        self._line = line
        self._give_up = give_up
        self._limits = limits
        self._frames = frames
        self._all_unsent = all_unsent
        self._held = b""
        self._unsent: deque[bytes] = deque()
        self._bytes = 0
        self.is_too_slow = False

    def hold(self, text: str) -> None:
        """Have *text* sent together with the next one: to the system that is one call."""
        self._held += self._frames.of(text)

    def put(self, text: str) -> None:
        """Have *text* sent, without waiting; a client that reads nothing gets no more."""
        if self.is_too_slow:
            return
        frame, self._held = self._held + self._frames.of(text), b""
        if not self._unsent and self._line.is_writable:
            self._line.write(frame)
        elif self._unsent and self._is_full(len(frame)):
            self.is_too_slow = True
            self._give_up()
        else:
            self._unsent.append(frame)
            self._count(len(frame))

    def send_waiting(self) -> None:
        """Send what waits, as long as the client reads it."""
        while self._unsent and self._line.is_writable:
            frame = self._unsent.popleft()
            self._count(-len(frame))
            self._line.write(frame)

    def drop(self) -> None:
        """Forget what waits: there is nobody any more to read it."""
        self._held = b""
        self._unsent.clear()
        self._count(-self._bytes)

    def _is_full(self, more: int) -> bool:
        limits = self._limits
        return (
            self._bytes + more > limits.unsent_bytes
            or self._all_unsent.bytes + more > limits.unsent_bytes_in_all
            or len(self._unsent) >= limits.unsent_messages
        )

    def _count(self, change: int) -> None:
        self._bytes += change
        self._all_unsent.bytes += change
