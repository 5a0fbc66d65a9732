"""The answer to a request, without what carries it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from inklands.errors import InklandsError
from inklands.table.refusal import Refusal, code_of, server_error
from inklands.table.wire.http_messages import Failure

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
SVG = "image/svg+xml"
LINES = "application/x-ndjson"


@dataclass(frozen=True, slots=True)
class Whole:
    """An answer that is given at once; one that *is_for_all* is the same whoever asks."""

    content: bytes
    kind: str = JSON
    status: int = 200
    is_for_all: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of JSON, each given when it is known."""

    lines: AsyncIterator[bytes]
    kind: str = LINES


Answer: TypeAlias = Whole | Lines


def encoded(
    body: msgspec.Struct | dict[str, object], status: int = 200, *, is_for_all: bool = False
) -> Whole:
    return Whole(msgspec.json.encode(body), status=status, is_for_all=is_for_all)


def failure(error: Exception) -> tuple[Failure, int]:
    """What is said of *error*, and its status; what broke inside is for the log alone."""
    known = error if isinstance(error, InklandsError) else server_error()
    status = known.status if isinstance(known, Refusal) else 400
    return Failure(code_of(known), str(known)), status


async def in_lines(values: AsyncIterator[msgspec.Struct]) -> AsyncIterator[bytes]:
    """A line of JSON for each value; why there are no more, if something went wrong."""
    try:
        async for value in values:
            yield msgspec.json.encode(value) + b"\n"
    except InklandsError as error:
        yield msgspec.json.encode(failure(error)[0]) + b"\n"
