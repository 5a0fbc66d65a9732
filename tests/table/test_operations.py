"""For whoever runs a server: limits of their own, stopping politely, finding a request again."""

import threading
from dataclasses import replace

import httpx
import pytest

from inklands.errors import OptionError
from inklands.table.bus.local import LocalBus
from inklands.table.http.server import listening, make_server
from inklands.table.limits_option import limits_from
from inklands.table.local_lobby import local_lobby
from inklands.table.rate_limits import Rate
from inklands.table.settings import Limits, Settings
from inklands.table.store.memory import MemoryStore
from tests.table.server import GENEROUS, ME, TITLES, Player, running


def test_limits_are_the_usual_ones_unless_they_are_named():
    limits = limits_from(["connections=5000", "requests=120/40.5", "unread_seconds=2.5"])

    usual = Limits()
    assert limits == replace(usual, connections=5000, requests=Rate(120, 40.5), unread_seconds=2.5)
    assert limits_from([]) == usual


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("conections=5000", "there is no limit 'conections'; there are: requests, "),
        ("connections=many", "it is written connections=a number above 0"),
        ("connections=0", "it is written connections=a number above 0"),
        ("connections=1.5", "it is written connections=a number above 0"),
        ("requests=60", "it is written requests=BURST/PER_SECOND"),
        ("requests=60/nan", "it is written requests=BURST/PER_SECOND"),
        ("connections", "it is written connections=a number above 0"),
    ],
)
def test_a_limit_that_cannot_be_read_is_refused_with_the_way_to_write_it(text: str, sentence: str):
    with pytest.raises(OptionError, match=sentence):
        limits_from([text])


def test_a_limit_that_was_named_holds():
    settings = Settings(limits=replace(GENEROUS, open_tables_by_host=1))
    with running(settings) as base, Player(base) as ada:
        ada.create(ME)
        refused = ada.http.post("/api/tables", json={"title": "cartographers", "seats": [ME]})
        assert refused.json()["code"] == "table/quota"


def test_every_answer_names_its_request_and_only_a_proxy_may_choose_the_name():
    chosen = {"x-request-id": "proxy-7"}
    with running(Settings(limits=GENEROUS)) as base:
        one, other = httpx.get(f"{base}/health"), httpx.get(f"{base}/health", headers=chosen)
        names = [answer.headers["x-request-id"] for answer in (one, other)]
        assert len({*names, "proxy-7"}) == 3
    with running(Settings(limits=GENEROUS, has_proxy=True)) as base:
        answer = httpx.get(f"{base}/health", headers=chosen)
        assert answer.headers["x-request-id"] == "proxy-7"
        long = httpx.get(f"{base}/health", headers={"x-request-id": "a" * 65})
        assert len(long.headers["x-request-id"]) == 16


def test_the_figures_show_what_waits(base: str):
    lines = httpx.get(f"{base}/metrics").text.splitlines()

    waiting = {line for line in lines if line.startswith("inklands_waiting{")}
    assert waiting == {
        f'inklands_waiting{{queue="{name}"}} 0.0'
        for name in ("bots", "advisers", "reviewers", "aside")
    }


def test_a_server_that_is_stopped_is_first_not_ready_and_still_answers():
    settings = Settings(limits=GENEROUS, drain_seconds=3)
    lobby = local_lobby(settings, MemoryStore(), LocalBus(), TITLES)
    listener = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    server = make_server(lobby, "127.0.0.1", port)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    base = f"http://127.0.0.1:{port}"
    assert httpx.get(f"{base}/ready").json() == {"status": "ready"}
    server.should_exit = True
    while (answer := httpx.get(f"{base}/ready")).status_code == 200:
        pass
    assert (answer.status_code, answer.json()["code"]) == (503, "server/stopping")
    assert httpx.get(f"{base}/health").status_code == 200
    thread.join()
