"""For whoever runs a server: limits of their own, stopping politely, finding a request again."""

import threading
from dataclasses import replace

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

POOLS = ("bots", "advisers", "reviewers", "aside", "connections")


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
    with running(Settings(limits=GENEROUS)) as base, Player(base) as ada:
        one, other = ada.http.get("/health"), ada.http.get("/health", headers=chosen)
        names = [answer.headers["x-request-id"] for answer in (one, other)]
        assert len({*names, "proxy-7"}) == 3
    with running(Settings(limits=GENEROUS, has_proxy=True)) as base, Player(base) as ada:
        answer = ada.http.get("/health", headers=chosen)
        assert answer.headers["x-request-id"] == "proxy-7"
        long = ada.http.get("/health", headers={"x-request-id": "a" * 65})
        assert len(long.headers["x-request-id"]) == 16


def test_the_figures_show_what_waits(ada: Player):
    figures = figures_of(ada)

    waiting = {name: value for name, value in figures.items() if "inklands_waiting{" in name}
    assert waiting == {f'inklands_waiting{{queue="{name}"}}': 0 for name in POOLS[:-1]}


def test_the_figures_show_which_places_are_taken_and_what_nobody_has_read(ada: Player):
    with ada.connect(ada.create(ME)):
        figures = figures_of(ada)

    busy = {name: figures[f'inklands_busy{{pool="{name}"}}'] for name in POOLS}
    # This socket, and a connection that asks for the figures: others may be closing.
    assert busy.pop("connections") >= 2
    assert set(busy.values()) == {0}
    unread = [
        figures[f'inklands_waiting_bytes{{queue="{one}"}}'] for one in ("messages", "answers")
    ]
    assert unread == [0, 0]


def figures_of(player: Player) -> dict[str, float]:
    lines = player.text("/metrics").splitlines()
    pairs = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in pairs}


def test_a_server_that_is_stopped_is_first_not_ready_and_still_answers():
    settings = Settings(limits=GENEROUS, drain_seconds=3)
    lobby = local_lobby(settings, MemoryStore(), LocalBus(), TITLES)
    listener = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    server = make_server(lobby, "127.0.0.1", port)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    with Player(f"http://127.0.0.1:{port}") as ada:
        assert ada.http.get("/ready").json() == {"status": "ready"}
        server.should_exit = True
        while (answer := ada.http.get("/ready")).status_code == 200:
            pass
        assert (answer.status_code, answer.json()["code"]) == (503, "server/stopping")
        assert ada.http.get("/health").status_code == 200
    thread.join()
