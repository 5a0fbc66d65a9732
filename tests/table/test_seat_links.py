"""A seat follows its person: links to one seat, and what nobody else learns or does with them."""

import json
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from inklands.core.rng import Rng
from inklands.table.bus.local import LocalBus
from inklands.table.match.identity import hashed
from inklands.table.match.reseating import reopen
from inklands.table.match.reseating import resume as move
from inklands.table.rate_limits import Rate
from inklands.table.refusal import Refusal
from inklands.table.settings import Limits, Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Glimpse
from inklands.table.wire.http_messages import ResumeSeat
from tests.table.server import GENEROUS, ME, OPEN, Json, Player, running
from tests.table.test_absence import act, seats_of
from tests.table.test_lobby import ADA, TWO, at, lobby, run
from tests.table.test_play import played, seated_pair

BO, EVE = hashed("bo"), hashed("eve")
KEY = "0pV7yq3mS1tBzWcD4xUe9A"


def link_of(player: Player, table: str, seat: int, how: str = "link") -> str:
    """The secret of a new link to *seat*."""
    answer = player.http.post(f"/api/tables/{table}/{how}", json={"seat": seat})
    assert answer.status_code == 200, answer.text
    path, _, secret = answer.json()["link"].partition(f"#seat={seat}.")
    assert path.endswith(f"/table/{table}")
    return str(secret)


def resume(player: Player, table: str, seat: int, secret: str, **more: str) -> httpx.Response:
    request = {"seat": seat, "secret": secret, **more}
    return player.http.post(f"/api/tables/{table}/resume", json=request)


def test_a_seat_moves_to_the_browser_that_opens_its_link_and_the_old_one_looks_on(
    ada: Player, bo: Player, base: str
):
    table = seated_pair(ada, bo)
    secret = link_of(bo, table, 1)
    with bo.connect(table, 1) as old, Player(base) as phone:
        old.receive("update")
        seated = resume(phone, table, 1, secret)
        told = old.receive("table")
        while told["yours"]:
            told = old.receive("table")
        with phone.connect(table, 1) as new:
            done = act(new, new.receive("update"))
            refused = old.ask("preview", "p", seat=1, action="F:a1a2")
        names = [seat["name"] for seat in told["seats"]]

    assert seated.json() == {"table": table, "seats": [1]}
    assert names == ["Ada", "Bo"]
    assert done["type"] == "done"
    assert refused["code"] == "seat/not-yours"
    # What the seat sees goes to the new browser alone.
    assert not any(one["type"] == "update" and one["number"] > 1 for one in old.kept)


def test_a_link_leads_there_and_back_until_a_new_one_is_made(ada: Player, bo: Player, base: str):
    table = seated_pair(ada, bo)
    old = link_of(bo, table, 1)
    with Player(base) as phone:
        assert resume(phone, table, 1, old).status_code == 200
        assert resume(bo, table, 1, old).status_code == 200
        new = link_of(bo, table, 1)
        void = resume(phone, table, 1, old)
        assert resume(phone, table, 1, new).status_code == 200

    assert (void.status_code, void.json()["code"]) == (403, "link/void")
    assert "set-cookie" not in void.headers


def test_a_link_opens_its_own_seat_at_its_own_table_and_no_other(
    ada: Player, bo: Player, base: str
):
    table, other = seated_pair(ada, bo), seated_pair(ada, bo)
    secret = link_of(bo, table, 1)
    with Player(base) as eve:
        elsewhere = [resume(eve, table, 0, secret), resume(eve, other, 1, secret)]
        own = resume(eve, table, 1, secret)

    assert [(answer.status_code, answer.json()["code"]) for answer in elsewhere] == [
        (403, "link/void")
    ] * 2
    assert own.status_code == 200


def test_the_link_of_the_host_takes_the_rights_of_the_host_along(
    ada: Player, bo: Player, base: str
):
    table = seated_pair(ada, bo)
    with Player(base) as phone:
        resume(phone, table, 0, link_of(ada, table, 0))
        with phone.connect(table, 0) as new, ada.connect(table) as old:
            assert new.receive("table")["is_host"]
            assert not old.receive("table")["is_host"]


def test_a_browser_that_missed_the_answer_gets_the_same_identity_again(
    ada: Player, bo: Player, base: str
):
    table = seated_pair(ada, bo)
    secret = link_of(bo, table, 1)
    with Player(base) as phone:
        resume(phone, table, 1, secret, key=KEY)
        first = phone.http.cookies["inklands"]
        phone.http.cookies.clear()
        resume(phone, table, 1, secret, key=KEY)

        assert phone.http.cookies["inklands"] == first


def test_only_the_holder_of_a_seat_makes_a_link_to_it(ada: Player, bo: Player, base: str):
    table = seated_pair(ada, bo)
    with Player(base) as eve:
        for player, seat in ((ada, 1), (bo, 0), (eve, 0), (eve, 1)):
            refused = player.http.post(f"/api/tables/{table}/link", json={"seat": seat})
            assert (refused.status_code, refused.json()["code"]) == (403, "seat/not-yours")
        refused = ada.http.post(f"/api/tables/{table}/link", json={"seat": 7})
        assert refused.json()["code"] == "seat/invalid"


@pytest.mark.parametrize("path", ["link", "reopen", "resume"])
@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", None])
def test_seats_move_only_from_the_own_page(ada: Player, bo: Player, path: str, origin: str | None):
    table = seated_pair(ada, bo)
    body = {"seat": 1, "secret": link_of(bo, table, 1)} if path == "resume" else {"seat": 0}
    headers = {"origin": origin} if origin else {}
    with httpx.Client(base_url=ada.base, cookies=ada.http.cookies, timeout=60) as site:
        answer = site.post(f"/api/tables/{table}/{path}", json=body, headers=headers)
        read = site.get(f"/api/tables/{table}/{path}")

    assert (answer.status_code, answer.json()["code"]) == (403, "origin/foreign")
    assert read.status_code in {404, 405}


def test_guessing_has_an_end(ada: Player):
    limits = Limits(creations=Rate(3, 0.0))
    with running(Settings(limits=limits)) as base, Player(base) as host, Player(base) as eve:
        table = host.create(ME, OPEN)
        codes = [resume(eve, table, 0, f"guess{number}").json()["code"] for number in range(20)]

    assert codes[0] == "link/void"
    assert codes[-1] == "rate/limited"
    assert codes.count("link/void") <= 12


def test_secrets_of_links_are_long_and_only_their_hashes_are_at_rest(tmp_path: Path):
    file = tmp_path / "tables.db"
    settings = Settings(limits=GENEROUS, away_seconds=0.0)
    with running(settings, SqliteStore(file)) as base, Player(base) as ada, Player(base) as bo:
        table = seated_pair(ada, bo)
        own, given = link_of(bo, table, 1), link_of(ada, table, 1, "reopen")
    with sqlite3.connect(file) as database:
        ((seating,),) = database.execute("SELECT seating FROM tables")
    database.close()
    sitting = json.loads(seating)["sittings"][1]

    assert min(len(own), len(given)) * 6 >= 256
    assert (sitting["link"], sitting["reopened"]) == (hashed(own), hashed(given))
    kept = b"".join(part.read_bytes() for part in tmp_path.iterdir())
    assert own.encode() not in kept
    assert given.encode() not in kept


def test_a_link_still_leads_to_its_seat_after_a_restart(tmp_path: Path):
    file = tmp_path / "tables.db"
    with running(store=SqliteStore(file)) as base, Player(base) as ada, Player(base) as bo:
        table = seated_pair(ada, bo)
        secret = link_of(bo, table, 1)
    with running(store=SqliteStore(file)) as base, Player(base) as phone:
        assert resume(phone, table, 1, secret).json()["seats"] == [1]


def test_nobody_else_is_sent_anything_of_a_link_and_no_log_and_no_record_has_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG)
    settings = Settings(limits=GENEROUS, away_seconds=0.0)
    with (
        running(settings, SqliteStore(tmp_path / "t.db")) as base,
        Player(base) as ada,
        Player(base) as bo,
        Player(base) as eve,
    ):
        table = seated_pair(ada, bo)
        with ada.connect(table, 0) as host, eve.connect(table, None) as stranger:
            own = link_of(bo, table, 1)
            resume(eve, table, 1, "a wrong one")
            given = link_of(ada, table, 1, "reopen")
            host.ask("seat-bot", "s", seat=1, level="apprentice")
            played(host, (0,), Rng(3))
            stranger.send("ping")
            stranger.receive("pong")
            sent = "".join((*host.raw, *stranger.raw))
        pages = [eve.http.get(f"/api/tables/{table}/{one}").text for one in ("record", "replay")]
        told = "".join((sent, *pages, caplog.text))

    for secret in (own, given):
        assert secret not in told
        assert hashed(secret) not in told


def test_the_host_invites_somebody_again_who_lost_their_browser(ada: Player, bo: Player, base: str):
    table = seated_pair(ada, bo)
    with bo.connect(table, 1) as guest:
        act(guest, guest.receive("update"))
    old = link_of(bo, table, 1)
    with ada.connect(table, 0) as host, Player(base) as phone, Player(base) as late:
        seats_of(host, 1, online=False)
        given = link_of(ada, table, 1, "reopen")
        assert seats_of(host, 1, reopened=True)["seats"][1]["name"] == "Bo"
        assert resume(phone, table, 1, given).json()["seats"] == [1]
        # It counted once, and what led to the seat before is void.
        again, before = resume(late, table, 1, given), resume(bo, table, 1, old)
        assert not seats_of(host, 1, reopened=False)["seats"][1]["reopened"]

    assert again.json()["code"] == before.json()["code"] == "link/void"


def test_of_two_who_come_at_once_by_one_invitation_one_gets_the_seat(
    ada: Player, bo: Player, base: str
):
    table = seated_pair(ada, bo)
    given = link_of(ada, table, 1, "reopen")
    with Player(base) as one, Player(base) as two, ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda who: resume(who, table, 1, given), (one, two)))

    assert sorted(answer.status_code for answer in answers) == [200, 403]


def test_nobody_is_invited_to_the_seat_of_somebody_who_is_there(ada: Player, bo: Player, base: str):
    table = seated_pair(ada, bo)
    given = link_of(ada, table, 1, "reopen")
    with bo.connect(table, 1) as guest, Player(base) as eve:
        guest.receive("update")
        with ada.connect(table, 0) as host:
            host.receive("update")
            anew = ada.http.post(f"/api/tables/{table}/reopen", json={"seat": 1})
            used = resume(eve, table, 1, given)
        seats_of(guest, 0, online=True)
        seats_of(guest, 0, online=False)
        # Ada is away: the rights are with Bo, who may bring her back.
        assert bo.http.post(f"/api/tables/{table}/reopen", json={"seat": 0}).status_code == 200

    assert anew.json()["code"] == used.json()["code"] == "seat/present"


def test_who_is_there_by_way_of_another_process_keeps_the_seat():
    async def come_back() -> None:
        table = await lobby(MemoryStore(), LocalBus(), away_seconds=0.0).create(TWO, ADA)
        await table.reseat(lambda seating: seating.moved(1, BO, ADA, keeps_link=False))
        at(table, 0)
        secret = await reopen(table, 1, ADA)
        elsewhere = Glimpse(table.feed.length, table.seating.version, frozenset({BO}))
        await table.compare(elsewhere)
        with pytest.raises(Refusal, match="holds seat 1 is here"):
            await move(table, ResumeSeat(1, secret), EVE)
        await table.compare(replace(elsewhere, elsewhere=frozenset()))
        await move(table, ResumeSeat(1, secret), EVE)

        assert table.seating[1].holder == EVE
        await table.stop()

    run(come_back())


def test_the_picture_of_a_link_is_drawn_without_asking_again(ada: Player):
    table = ada.create(ME)
    answer: Json = ada.http.post(f"/api/tables/{table}/link", json={"seat": 0}).json()

    assert answer["picture"].startswith("<svg xmlns=")
    assert answer["is_local"] is True
