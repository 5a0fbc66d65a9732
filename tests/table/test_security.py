"""Every item of SECURITY.md, each by a test that fails without it."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from inklands.core.catalogue import load, titles
from inklands.table.match.identity import hashed
from inklands.table.match.seating import tidy_name
from inklands.table.match.title_source import TitleSource
from inklands.table.rate_limits import Rate
from inklands.table.settings import Limits, Settings
from inklands.table.store.sqlite import SqliteStore
from tests.table.server import GENEROUS, ME, OPEN, PLENTY, Connection, Player, running

FOREIGN = "https://elsewhere.example"


@contextmanager
def limited(**limits: object) -> Iterator[Player]:
    """A player at a server with one limit that matters."""
    generous = {name: getattr(GENEROUS, name) for name in Limits.__dataclass_fields__}
    settings = Settings(limits=Limits(**{**generous, **limits}))
    with running(settings) as base, Player(base) as player:
        yield player


# Where a request comes from


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://127.0.0.1:1", None])
def test_a_request_that_changes_something_must_come_from_the_own_page(ada: Player, origin: str):
    headers = {"origin": origin} if origin else {}
    request = {"title": "cartographers", "seats": [ME]}
    with httpx.Client(base_url=ada.base, timeout=60) as stranger:
        answer = stranger.post("/api/tables", json=request, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "origin/foreign")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("origin", [FOREIGN, "null", None])
def test_a_socket_must_come_from_the_own_page(ada: Player, origin: str | None):
    table = ada.create(ME)
    address = ada.base.replace("http", "ws", 1)

    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"{address}/api/tables/{table}/socket",
            origin=None if origin is None else Origin(origin),
            additional_headers={"cookie": ada.cookie},
        ),
    ):
        pass

    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("host", ["elsewhere.example", "localhost.elsewhere.example", ""])
def test_a_name_that_is_not_ours_gets_nothing(ada: Player, host: str):
    """Another site's name that leads to this machine would otherwise be the own page."""
    answer = ada.http.get("/api/titles", headers={"host": host})
    changing = ada.http.post("/api/tables", headers={"host": host, "origin": f"http://{host}"})

    assert answer.status_code == changing.status_code == 421


def test_a_proxy_named_in_the_settings_may_show_the_page_elsewhere():
    settings = Settings(
        limits=GENEROUS,
        hosts=frozenset({"maps.example"}),
        origins=frozenset({"https://maps.example"}),
        is_secure=True,
    )
    headers = {"host": "maps.example", "origin": "https://maps.example"}
    request = {"title": "cartographers", "seats": [ME]}
    with running(settings) as base, httpx.Client(base_url=base, timeout=60) as client:
        answer = client.post("/api/tables", json=request, headers=headers)

    cookie = answer.headers["set-cookie"]
    assert answer.status_code == 201
    assert cookie.startswith("__Host-inklands=")
    assert {"Secure", "HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
    assert "max-age" in answer.headers["strict-transport-security"]


# Who somebody is


def test_an_identity_is_long_unreadable_to_scripts_and_kept_to_the_site(ada: Player):
    request = {"title": "cartographers", "seats": [ME]}
    cookie = ada.http.post("/api/tables", json=request).headers["set-cookie"]
    secret = re.match(r"inklands=([\w-]+);", cookie)

    assert secret is not None
    assert len(secret[1]) * 6 >= 128
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
    assert "Domain" not in cookie


def test_an_identity_is_kept_and_not_given_anew(ada: Player):
    ada.create(ME)
    request = {"title": "cartographers", "seats": [ME]}

    assert "set-cookie" not in ada.http.post("/api/tables", json=request).headers


def test_only_the_hash_of_an_identity_is_at_rest(tmp_path: Path):
    file = tmp_path / "tables.db"
    with running(store=SqliteStore(file)) as base, Player(base) as ada:
        ada.create(ME)
        secret = ada.http.cookies["inklands"]
    with sqlite3.connect(file) as database:
        holders = {holder for (holder,) in database.execute("SELECT holder FROM holders")}
    database.close()

    assert holders == {hashed(secret)}
    assert all(secret.encode() not in part.read_bytes() for part in tmp_path.iterdir())


def test_a_forged_identity_holds_nothing(ada: Player, base: str):
    table = ada.create(ME)
    with Player(base) as eve:
        eve.http.cookies.set("inklands", hashed(ada.http.cookies["inklands"]))
        with eve.connect(table) as connection:
            assert connection.receive("table")["yours"] == []


# What is hidden


def test_the_seed_and_the_invitation_are_not_for_everybody(ada: Player, base: str, tmp_path: Path):
    store = SqliteStore(tmp_path / "tables.db")
    with running(store=store) as own, Player(own) as host, Player(own) as stranger:
        table = host.create(ME, OPEN)
        with host.connect(table, 0) as connection, stranger.connect(table, None) as other:
            connection.receive("update")
            other.receive("update")
            refused = host.http.get(f"/api/tables/{table}/record")
            received = "".join((*connection.raw, *other.raw, refused.text))
            shown = json.loads(other.raw[0])
        link = stranger.http.get(f"/api/tables/{table}/invitation")
        picture = stranger.http.get(f"/api/tables/{table}/invitation.svg")
        own_picture = host.http.get(f"/api/tables/{table}/invitation.svg")
    with sqlite3.connect(tmp_path / "tables.db") as database:
        ((setup,),) = database.execute("SELECT setup FROM tables")
    database.close()

    assert json.loads(setup)["seed"] not in received
    assert int(json.loads(setup)["seed"]).bit_length() > 100
    assert refused.json()["code"] == "record/unfinished"
    assert shown["invitation"] is None
    assert (link.status_code, picture.status_code) == (403, 403)
    assert own_picture.text.startswith("<svg xmlns=")


def test_a_wrong_invitation_opens_nothing(ada: Player, bo: Player):
    table = ada.create(ME, OPEN)

    answer = bo.take(table, "x" * 22)

    assert (answer.status_code, answer.json()["code"]) == (403, "invitation/wrong")
    assert "set-cookie" not in answer.headers


def test_nothing_inside_shows_when_something_breaks():
    def broken(title: str) -> object:
        raise RuntimeError("the secret plan is in /srv/plan")

    def one_title() -> tuple[str, ...]:
        return ("cartographers",)

    title_source = TitleSource(one_title, broken)  # type: ignore[arg-type] # it never answers
    with running(title_source=title_source) as base, Player(base) as ada:
        answer = ada.http.post("/api/tables", json={"title": "cartographers", "seats": [ME]})

    assert answer.status_code == 500
    assert answer.json() == {"code": "server/error", "sentence": "Something went wrong here."}


def test_nothing_inside_shows_when_a_command_breaks():
    class Breaking:
        def __getattr__(self, name: str) -> object:
            return getattr(load("cartographers"), name)

        def live_points_seat(self, state: object, seat: int) -> int:
            raise RuntimeError("the secret plan is in /srv/plan")

    def find(title: str) -> object:
        return Breaking()

    title_source = TitleSource(titles, find)  # type: ignore[arg-type] # every other method is the game's own
    with running(title_source=title_source) as base, Player(base) as ada:
        table = ada.create(ME)
        with ada.connect(table, 0) as connection:
            refused = connection.receive("refused")
            connection.send("ping")
            connection.receive("pong")

    assert refused["code"] == "server/error"
    assert "plan" not in "".join(connection.raw)


# Reading creates nothing


def test_reading_creates_nothing(tmp_path: Path):
    file = tmp_path / "tables.db"
    with running(store=SqliteStore(file)) as base, Player(base) as ada:
        for path in ("/", "/table/unknown", "/api/titles", "/api/tables", "/health", "/api/x"):
            assert "set-cookie" not in ada.http.get(path).headers
        assert ada.http.get("/api/tables/unknown/record").status_code == 404
        with Connection(ada, "unknown") as connection:
            assert connection.next()["code"] == "table/unknown"
            code = connection.rest()
    with sqlite3.connect(file) as database:
        ((count,),) = database.execute("SELECT count(*) FROM tables")
    database.close()

    assert code == 4404
    assert count == 0


# How much is too much


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
        connection.socket.send(text)
        refused = connection.receive("refused")
        connection.send("ping")
        connection.receive("pong")

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
        with ada.connect(table) as deaf, ada.connect(table) as connection:
            # The deaf one asks for so much that it no longer fits between the two ends.
            with suppress(ConnectionClosed):
                for _ in range(400):
                    deaf.send("join", seat=0)
            while sum(message["type"] == "table" for message in connection.kept) < 2:
                connection.kept.append(connection.next())
            deaf.rest()

    assert len(deaf.raw) < 400


# What a page is given


@pytest.mark.parametrize("path", ["/", "/api/titles", "/api/tables/x/record", "/assets/none.js"])
def test_every_answer_carries_the_strict_headers(ada: Player, path: str):
    headers = ada.http.get(path).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )

    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_name_is_bounded_and_can_do_no_harm(ada: Player):
    table = ada.create({"kind": "me", "name": "<b>Ada</b>\u202e&"})
    with ada.connect(table) as connection:
        message = connection.receive("table")
        content = ada.http.get("/api/tables").headers["content-type"]

    # It stays text: JSON on the wire, and the page never reads it as markup.
    assert message["seats"][0]["name"] == "<b>Ada</b> &"
    assert content == "application/json"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("a\u200bb", "a b"),
        ("a\nb\tc", "a b c"),
        ("x" * 40, "x" * 24),
    ],
)
def test_names_are_tidied(given: str, kept: str):
    assert tidy_name(given) == kept


def test_figures_are_for_the_same_machine_only(ada: Player):
    own = ada.http.get("/metrics")
    forwarded = ada.http.get("/metrics", headers={"x-forwarded-for": "10.0.0.1"})

    assert "inklands_sockets" in own.text
    assert forwarded.status_code == 404


def test_the_defaults_limit_everything():
    limits = Limits()
    rates = [limits.requests, limits.creations, limits.socket_messages, limits.identity_messages]

    assert PLENTY not in rates
    assert all(rate.burst < 1000 and rate.per_second < 1000 for rate in rates)
