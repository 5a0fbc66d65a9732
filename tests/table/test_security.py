"""Items of SECURITY.md that concern a whole server, each by a test that fails without it."""

import json
import re
import sqlite3
from itertools import chain
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from inklands.core.catalogue import load, titles
from inklands.table.match.identity import hashed
from inklands.table.match.names import tidy_name
from inklands.table.match.title_source import TitleSource
from inklands.table.settings import Settings
from inklands.table.store.sqlite import SqliteStore
from tests.table.server import GENEROUS, ME, OPEN, Connection, Player, running

FOREIGN = "https://elsewhere.example"
HERE = Path(__file__).parent


def test_every_line_of_the_table_in_security_md_names_tests_that_are_there():
    text = (HERE.parents[1] / "SECURITY.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| ")][2:]
    named = [re.findall(r"`(test_\w+\.py)::(test_\w+)`", line) for line in lines]

    assert lines
    assert all(named)
    for file, test in chain.from_iterable(named):
        assert f"def {test}(" in (HERE / file).read_text(encoding="utf-8"), (file, test)


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
