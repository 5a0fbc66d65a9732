"""Messages for a socket, from almost right to not even text."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from bench.attacks.kit.frames import BINARY, PING, PONG, TEXT, frame

Json = dict[str, Any]
ODD_NUMBERS = (-1, 2**31, 2**63, 2**64, 10**400, -0.0, 1.5, 1e308, -(10**30))
ODD_TEXTS = (
    "", "\x00", "\u202e", "\ufeff", "a" * 5_000, "😀" * 300, "\ud800", "null", "../../etc/passwd",
    "' OR 1=1 --", "{{7*7}}", "%00", "\u3164", "e\u0301" * 200, "__proto__", "F:a1",
    "F:" + "a1" * 190,
)  # fmt: skip
ODD_VALUES: tuple[object, ...] = (
    None,
    True,
    False,
    [],
    {},
    [[]],
    {"": {}},
    *ODD_NUMBERS,
    *ODD_TEXTS,
)
COMMANDS: tuple[Json, ...] = (
    {"type": "join", "seat": 0, "seen": 0},
    {"type": "join", "seat": None, "seen": 1},
    {"type": "join", "seat": 0, "seen": 0, "changes": True},
    {"type": "leave", "seat": 0},
    {"type": "act", "id": "a", "seat": 0, "decision": 1, "action": "F:a1a2"},
    {"type": "undo", "id": "u", "seat": 0, "decision": 1},
    {"type": "preview", "id": "p", "seat": 0, "action": "F:a1a2"},
    {"type": "rename", "id": "r", "seat": 0, "name": "Eve"},
    {"type": "seat-bot", "id": "b", "seat": 1, "level": "nobody"},
    {"type": "hand-back", "id": "h", "seat": 1},
    {"type": "rank", "id": "k", "seat": 0},
    {"type": "free-seat", "id": "f", "seat": 1},
    {"type": "stand-up", "id": "s", "seat": 0, "level": "nobody"},
    {"type": "allow-seats", "id": "g", "count": 2},
    {"type": "rematch", "id": "m"},
    {"type": "decline-rematch", "id": "d"},
    {"type": "ping"},
)
"""Hints are left out: they are answered by processes that think, and have a flood of their own."""
NUMBERED_NAMES = 10**9


def message(chance: random.Random) -> bytes:
    """One frame that a client might send who knows the wire, and means no good."""
    return chance.choice(KINDS)(chance)


def _odd_value(chance: random.Random) -> bytes:
    """A command with one of its fields replaced."""
    said = _command(chance)
    said[chance.choice(list(said))] = chance.choice(ODD_VALUES)
    return _text(said)


def _odd_field(chance: random.Random) -> bytes:
    """A command with a field too many, or one too few."""
    said = _command(chance)
    if chance.random() < 0.5:
        said[chance.choice(("admin", "type2", "", "holder", "seed"))] = chance.choice(ODD_VALUES)
    else:
        del said[chance.choice(list(said))]
    return _text(said)


def _odd_number(chance: random.Random) -> bytes:
    said = _command(chance)
    for name in ("seat", "seen", "decision"):
        if name in said:
            said[name] = chance.choice((*ODD_NUMBERS, *range(-2, 203, 5)))
    return _text(said)


def _odd_action(chance: random.Random) -> bytes:
    """An action that is nearly written as the titles write theirs."""
    letters = "FVAWXRMC:abck019, -#*/\n"
    text = "".join(chance.choice(letters) for _ in range(chance.randrange(1, 60)))
    kind = chance.choice(("act", "preview"))
    said: Json = {"type": kind, "id": _name(chance), "seat": 0, "action": text}
    return _text({**said, "decision": chance.randrange(3)} if kind == "act" else said)


def _as_it_is(chance: random.Random) -> bytes:
    return _text(_command(chance))


def _cut(chance: random.Random) -> bytes:
    text = json.dumps(_command(chance)).encode()
    return frame(TEXT, text[: chance.randrange(len(text))])


def _flipped(chance: random.Random) -> bytes:
    """A command with some bytes changed, sent as binary: it need not be UTF-8."""
    text = bytearray(json.dumps(_command(chance)).encode())
    for _ in range(chance.randrange(1, 5)):
        text[chance.randrange(len(text))] = chance.randrange(256)
    return frame(BINARY, bytes(text))


def _bytes(chance: random.Random) -> bytes:
    return frame(BINARY, chance.randbytes(chance.randrange(200)))


def _deep(chance: random.Random) -> bytes:
    depth = chance.choice((10, 500, 1_000, 2_500))
    return frame(TEXT, b"[" * depth + b"]" * depth)


def _deep_field(chance: random.Random) -> bytes:
    depth = chance.choice((100, 2_000))
    nested = b'{"a":' * depth + b"1" + b"}" * depth
    return frame(TEXT, b'{"type":"ping","x":' + nested + b"}")


def _long_number(chance: random.Random) -> bytes:
    digits = b"9" * chance.choice((20, 400, 5_000, 15_000))
    return frame(TEXT, b'{"type":"join","seat":' + digits + b',"seen":1e' + digits[:5] + b"}")


def _twice(chance: random.Random) -> bytes:
    text = json.dumps(_command(chance))
    return frame(TEXT, (text[:-1] + ", " + text[1:]).encode())


def _control(chance: random.Random) -> bytes:
    return frame(chance.choice((PING, PONG)), chance.randbytes(chance.randrange(126)))


KINDS: tuple[Callable[[random.Random], bytes], ...] = (
    _odd_value, _odd_value, _odd_field, _odd_number, _odd_action, _as_it_is, _cut, _flipped, _bytes,
    _deep, _deep_field, _long_number, _twice, _control,
)  # fmt: skip


def last_words(chance: random.Random) -> bytes:
    """What ends the socket: too long, not UTF-8 as text, a frame nobody knows, half a frame."""
    return chance.choice(
        (
            frame(TEXT, b'{"type":"ping"}' + b" " * 20_000),
            frame(BINARY, bytes(70_000)),
            frame(TEXT, b"\xff\xfe\x80"),
            frame(TEXT, b'{"type":"rename","id":"r","seat":0,"name":"\xed\xa0\x80"}'),
            frame(3, b"what is that"),
            frame(PING, bytes(126)),
            frame(8, b"\x00"),
            frame(8, (65_000).to_bytes(2, "big") + b"\xff"),
            b"\x01\x85" + bytes(4) + b"half a",
            b"\xf1\x80" + bytes(4),
            frame(0, b"goes on from nothing"),
        )
    )


def _command(chance: random.Random) -> Json:
    said = dict(chance.choice(COMMANDS))
    if "id" in said:
        said["id"] = _name(chance)
    return said


def _name(chance: random.Random) -> str:
    return f"n{chance.randrange(NUMBERED_NAMES)}"


def _text(said: Json) -> bytes:
    return frame(TEXT, json.dumps(said).encode("utf-8", "surrogatepass"))
