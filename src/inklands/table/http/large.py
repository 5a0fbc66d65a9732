"""Answers that are large: few of them wait in memory until somebody reads them."""

from __future__ import annotations

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from inklands.table.http.guard import address_of
from inklands.table.refusal import slow_down

LARGE = 100_000
"""Bytes from which an answer is counted."""
PIECE = 65_536
"""What is handed over at once: the next piece waits until the client has read most of it."""
SHARES = 8
"""So many addresses at least have to ask for too much before nobody else is answered."""


class Unread:
    """The bytes of large answers that wait to be read, at most *most* of them in all."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_address: dict[str, int] = {}

    def count_bytes(self) -> int:
        return sum(self._by_address.values())

    def enter(self, address: str, size: int) -> None:
        """Count an answer, or refuse it where too much waits already."""
        here, everywhere = self._by_address.get(address, 0), self.count_bytes()
        # One answer may be larger than all that others leave: where nothing waits it is given.
        if (here and here + size > self._most // SHARES) or everywhere + size > self._most:
            raise slow_down()
        self._by_address[address] = here + size

    def leave(self, address: str, size: int) -> None:
        self._by_address[address] -= size
        if not self._by_address[address]:
            del self._by_address[address]


class LargeResponse(Response):
    """A response that is sent piece by piece, as fast as it is read."""

    def __init__(self, response: Response, unread: Unread, address: str) -> None:
        super().__init__(response.body, response.status_code)
        self.raw_headers = response.raw_headers
        self._unread = unread
        self._address = address
        unread.enter(address, len(self.body))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body, size = self.body, len(self.body)
        start = {"status": self.status_code, "headers": self.raw_headers}
        try:
            await send({"type": "http.response.start", **start})
            for place in range(0, size, PIECE):
                piece, is_last = body[place : place + PIECE], place + PIECE >= size
                await send({"type": "http.response.body", "body": piece, "more_body": not is_last})
        finally:
            self._unread.leave(self._address, size)


def held_back(response: Response, scope: Scope, unread: Unread) -> Response:
    """*response*, counted and sent in pieces if it is large."""
    body = getattr(response, "body", b"")
    if len(body) < LARGE:
        return response
    return LargeResponse(response, unread, address_of(scope))
