"""What is no request, no message and no name gets a refusal, never an error of the server."""

import logging

import httpx
import pytest

from inklands.errors import InklandsError
from inklands.table.hosting import Hosting
from inklands.table.http.guard import is_known_host
from inklands.table.match.names import tidy_name
from inklands.table.refusal import Refusal
from inklands.table.settings import Settings
from tests.table.server import GENEROUS, ME, Player, running


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "a" * 300, "/" + "a/" * 400, "/api/tables/%00/record"]
)
def test_a_path_that_no_file_can_have_is_no_error(ada: Player, path: str):
    answer = ada.http.get(path)

    assert answer.status_code in {200, 404}
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "body",
    [b'{"title": "\xff"}', b"\xfe\xff", b'{"title": ' + b"[" * 60_000, b'{"title": "\\ud800"}'],
)
def test_a_body_that_is_no_text_is_malformed(ada: Player, body: bytes):
    answer = ada.http.post("/api/tables", content=body)

    assert (answer.status_code, answer.json()["code"]) == (400, "message/malformed")
    assert "content-security-policy" in answer.headers


def test_a_sheet_that_is_no_text_is_no_sheet(ada: Player):
    # The request is read without its sheet, which is the title's to read.
    body = b'{"title": "cartographers", "sheet": {"layout": "\xff"}}'
    answer = ada.http.post("/api/score", content=body)

    assert (answer.status_code, answer.json()["code"]) == (400, "sheet/malformed")


@pytest.mark.parametrize(
    "message", [b'{"type": "\xff"}', b"\xff\xfe", b'{"type": "ping", "x": ' + b"[" * 16_000]
)
def test_bytes_that_are_no_text_are_refused_and_the_socket_stays(ada: Player, message: bytes):
    with ada.connect(ada.create(ME)) as connection:
        refused = connection.refusal(message)

    assert refused["code"] == "message/malformed"


@pytest.mark.parametrize(
    "host", ["[::1", "::1]", "a b", "localhost:x", "localhost:99999999", "a@localhost"]
)
def test_a_host_that_cannot_be_written_in_an_address_is_not_ours(host: str):
    assert not is_known_host(host, Settings())
    assert is_known_host("[::1]:8137", Settings())


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u0301", "\ufe0f", "\U0001d159"]
)
def test_a_name_that_nobody_can_see_is_none(name: str):
    with pytest.raises(Refusal, match="at least one letter"):
        tidy_name(name)


def test_a_name_keeps_what_is_seen_of_it():
    assert tidy_name("A\u3164B") == "A B"
    assert tidy_name("Ada \u2764\ufe0f") == "Ada \u2764\ufe0f"
    assert tidy_name("नमस्ते") == "नमस्ते"


@pytest.mark.parametrize(
    ("given", "origin", "host"),
    [
        ("https://Maps.Example/", "https://maps.example", "maps.example"),
        ("http://maps.example:8080", "http://maps.example:8080", "maps.example"),
        ("https://[2001:db8::1]:444", "https://[2001:db8::1]:444", "2001:db8::1"),
    ],
)
def test_an_origin_is_compared_as_browsers_write_it(given: str, origin: str, host: str):
    settings = Hosting(origins=(given,)).settings(8137)

    assert settings.origins == {origin}
    assert host in settings.hosts


@pytest.mark.parametrize(
    "given",
    ["https://x/table", "https://x/a//b", "https://x/..", "maps.example", "ftp://x", "https://x?y"],
)
def test_an_origin_that_cannot_be_one_is_said_at_the_start(given: str):
    with pytest.raises(InklandsError, match="--origin"):
        Hosting(origins=(given,)).settings(8137)


def test_figures_are_not_for_whom_a_proxy_on_this_machine_speaks_for(ada: Player):
    by_name = ada.http.get("/metrics", headers={"host": "192.0.2.1"})
    with (
        running(Settings(limits=GENEROUS, has_proxy=True)) as base,
        httpx.Client(base_url=base, timeout=60) as proxy,
    ):
        proxied = proxy.get("/metrics")
    with (
        running(Settings(limits=GENEROUS, has_proxy=True, shows_metrics=True)) as base,
        httpx.Client(base_url=base, timeout=60) as prometheus,
    ):
        asked_for = prometheus.get("/metrics")

    assert (by_name.status_code, proxied.status_code, asked_for.status_code) == (404, 404, 200)


def test_whoever_closes_the_page_leaves_no_trace_of_an_error(
    ada: Player, caplog: pytest.LogCaptureFixture
):
    table = ada.create(ME)
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            connection = ada.connect(table, 0)
            connection.socket.socket.close()
            gone = ada.connect("unknown")
            gone.socket.socket.close()
        ada.http.get("/health")

    # What the closed client says of itself is not the server's.
    ours = [one for one in caplog.records if not one.name.startswith("websockets")]
    assert [one for one in ours if one.levelno >= logging.WARNING] == []
