"""Requests from almost right to not even HTTP."""

from __future__ import annotations

import json
import random
import zlib
from base64 import b64encode
from collections.abc import Callable

from bench.attacks.kit.nonsense import ODD_VALUES

METHODS = (
    "GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "CONNECT",
    "get", "G\x01T", "A" * 300,
)  # fmt: skip
VERSIONS = ("1.0", "2", "9.9", "1.1 ")
GETS = (
    "/", "/health", "/ready", "/metrics", "/table/{table}", "/learn", "/sw.js",
    "/engine/files.json",
    "/api/titles", "/api/titles/cartographers/texts/en", "/api/titles/misterra/printed/nl",
    "/api/tables", "/api/tables?skip=3", "/api/tables/{table}/record",
    "/api/tables/{table}/invitation", "/api/tables/{table}/invitation.svg",
    "/api/tables/{table}/socket", "/api/tables/{table}/replay?seat=0",
    "/api/sheets/cartographers", "/api/sheets/misterra", "/api/sheets/explorers?tiles=3r1,7",
    "/api/box/explorers",
)  # fmt: skip
COINS = {"coins": {"most": 9}}
MATCH = {
    "title": "cartographers", "rules": 1, "data": "1", "options": {}, "seed": "7",
    "has_chosen_deal": False, "created": 1, "patience": None, "hints": True, "box": None,
    "seats": [{"kind": "person", "is_mine": True, "name": "Eve"}],
    "lines": [[0, "F:a1", "c1", 1]],
}  # fmt: skip
"""A match as another home of the table would hand it over."""
POSTS: dict[str, tuple[dict[str, object], ...]] = {
    "/api/tables": (
        {"title": "cartographers", "seats": [{"kind": "me", "name": "Eve"}]},
        {"title": "misterra", "seats": [{"kind": "bot", "level": "legend"}], "seed": 1},
        {
            "title": "cartographers",
            "seats": [{"kind": "me", "name": "Eve"}],
            "box": {"name": "Eve's", "sections": COINS},
            "patience": 60,
        },
    ),
    "/api/tables/{table}/seats": ({"invitation": "x", "name": "Eve", "seat": 0, "count": 1},),
    "/api/tables/{table}/leave": ({"level": "nobody"}, {"level": "apprentice"}),
    "/api/tables/{table}/link": ({"seat": 0},),
    "/api/tables/{table}/reopen": ({"seat": 0},),
    "/api/tables/{table}/resume": ({"seat": 0, "secret": "x" * 43, "key": "k" * 22},),
    "/api/tables/{table}/copy": ({"moves": False}, {"moves": True}),
    "/api/tables/{table}/play-here": ({"no": "body is wanted"},),
    "/api/copies": (
        {
            "copy": {
                "format": 1,
                "table": "t" * 22,
                "title": "cartographers",
                "packed": b64encode(zlib.compress(json.dumps(MATCH).encode())).decode(),
            },
            "apart": False,
        },
    ),
    "/api/score": (
        {
            "title": "cartographers",
            "sheet": {"layout": "A", "goals": ["greenbough"], "rows": ["..."]},
        },
    ),
    "/api/replay": ({"record": '[Game "cartographers"]', "seat": 0},),
    "/api/box/misterra/check": ({"name": "Eve's", "sections": {"supply": {"S": 3}}},),
    "/api/boxes/read": (
        {"text": 'name = "Eve"\n[cartographers.coins]\nmost = 9\n'},
        {"text": f"[explorers.slots]\nkeys = {'9' * 1_900}\n"},
        {"text": f"{'a.' * 900}b = 1\n" * 30},
    ),
    "/api/boxes/write": ({"name": "Eve's", "boxes": {"cartographers": COINS}},),
}
"""
What each is sent when it means well.

Reviews are left out: processes that think answer them, and they have a flood of their own.
"""
ODD_PARTS = (
    "%00", "%2e%2e%2f", "..", "%ff%fe", "%", "%zz", "//", ";", "?a=%00", "?" + "a=b&" * 200,
    "a" * 300, "b" * 5_000, "%F0%9F%98%80", "é", "\\", ".", "%25%30%30", "index.html", "assets/",
    "*", "%0d%0a",
)  # fmt: skip
BODIES = tuple(body for bodies in POSTS.values() for body in bodies)
ODD_HEADERS = (
    "content-length: -1", "content-length: 99999999999999999999", "transfer-encoding: chunked",
    "transfer-encoding: gzip, chunked", "expect: 100-continue", "cookie: inklands=\x80\xff",
    "cookie: " + "a=b; " * 500, "accept-encoding: " + "gzip," * 300, "if-none-match: *",
    "range: bytes=0-", "forwarded: for=\"[::1]\"",
    "x: " + "y" * 7_000, ": empty", "no colon", "host: evil.example", "host:", "upgrade: h2c",
    "upgrade: websocket", "connection: upgrade", "x-forwarded-for: 1.2.3.4", "origin: null",
    "content-type: \xff", "te: trailers", "host: [::1", "host: 127.0.0.1:x",
)  # fmt: skip


def request(chance: random.Random, host: str, table: str, cookie: str) -> bytes:
    """One request; the connection is closed after its answer."""
    method, path = _target(chance)
    version = chance.choice(VERSIONS) if chance.random() < 0.04 else "1.1"
    body = _nothing(chance) if method == "GET" else _body(chance, path)
    lines = [
        f"{method} {path.replace('{table}', table)} HTTP/{version}",
        f"host: {host}",
        f"origin: http://{host}",
        "connection: close",
    ]
    if chance.random() < 0.95:
        lines.append(f"content-length: {len(body)}")
    if chance.random() < 0.5:
        lines.append(f"cookie: {cookie}")
    if chance.random() < 0.25:
        lines.insert(chance.randrange(1, len(lines) + 1), chance.choice(ODD_HEADERS))
    head = "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n"
    return _spoilt(chance, head + body)


def _target(chance: random.Random) -> tuple[str, str]:
    """A method and a path, most often with something odd in the path."""
    method = chance.choice(("GET", "POST"))
    path = chance.choice(GETS if method == "GET" else tuple(POSTS))
    if chance.random() < 0.1:
        method = chance.choice(METHODS)
    if chance.random() < (0.8 if method == "GET" else 0.1):
        place = chance.randrange(1, len(path) + 1)
        path = path[:place] + chance.choice(ODD_PARTS) + path[place:]
    return method, path


def _body(chance: random.Random, path: str) -> bytes:
    """What is sent to *path*: nearly what it wants half of the time, and anything else."""
    if path in POSTS and chance.random() < 0.5:
        return _with_odd_value(chance, chance.choice(POSTS[path]))
    return chance.choice(BODY_KINDS)(chance)


def _nothing(_: random.Random) -> bytes:
    return b""


def _almost_right(chance: random.Random) -> bytes:
    return _with_odd_value(chance, chance.choice(BODIES))


def _with_odd_value(chance: random.Random, body: dict[str, object]) -> bytes:
    """*body* as it is, or with one of its values replaced, perhaps one within another."""
    said: dict[str, object] = json.loads(json.dumps(body))
    if chance.random() < 0.7:
        inside = [one for one in said.values() if isinstance(one, dict) and one]
        place = chance.choice([said, *inside])
        place[chance.choice(list(place))] = chance.choice(ODD_VALUES)
    return json.dumps(said).encode("utf-8", "surrogatepass")


def _not_utf8(chance: random.Random) -> bytes:
    text = bytearray(_almost_right(chance))
    text[chance.randrange(len(text))] = chance.choice((0x80, 0xC0, 0xFE, 0xFF, 0))
    return bytes(text)


def _bytes(chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(300))


def _large(chance: random.Random) -> bytes:
    return b"[" * chance.choice((1_000, 70_000, 200_000))


BODY_KINDS: tuple[Callable[[random.Random], bytes], ...] = (
    _nothing, _nothing, _almost_right, _almost_right, _almost_right, _not_utf8, _bytes, _large,
)  # fmt: skip


def _spoilt(chance: random.Random, text: bytes) -> bytes:
    """Now and then the bytes themselves are cut or changed."""
    luck = chance.random()
    if luck < 0.02:
        return text[: chance.randrange(len(text))]
    if luck < 0.04:
        spoilt = bytearray(text)
        spoilt[chance.randrange(min(len(spoilt), 200))] = chance.randrange(256)
        return bytes(spoilt)
    return text
