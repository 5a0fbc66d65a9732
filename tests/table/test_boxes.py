"""Tables that are played with an owner's box: checked, kept, named, replayed, and never trusted."""

from pathlib import Path

import pytest

from inklands.core.box import MOST_CHARACTERS
from inklands.core.catalogue import load
from inklands.core.record import read_record, replay
from inklands.core.rng import Rng
from inklands.table.settings import Limits, Settings
from inklands.table.store.sqlite import SqliteStore
from tests.core.test_box import own_sections
from tests.table.server import ME, Json, Player, running
from tests.table.test_play import played

BOT = {"kind": "bot", "level": "apprentice"}
SLOTS = {"name": "Our copy", "sections": {"slots": {"keys": 7, "maps": 2}}}
VALUES = {"name": "Ours", "sections": {"villages": {"points": [0, 50, 60, 70, 80]}}}


def seen(player: Player, table: str) -> Json:
    with player.connect(table) as connection:
        return connection.receive("table")


def test_the_page_of_a_box_lists_every_section_with_its_source_and_its_values(ada: Player):
    page = ada.http.get("/api/box/explorers").json()
    sections = {one["section"]: one for group in page["groups"] for one in group["sections"]}

    assert set(sections) == set(load("explorers").data.sections)
    assert sections["tile-4"]["source"] == "reconstructed"
    assert sections["villages"]["source"] == "rulebook"
    assert sections["slots"]["values"] == {"keys": 4, "maps": 4}
    (painting,) = sections["tile-4"]["fields"]
    assert (painting["kind"], painting["height"], painting["width"]) == ("painting", 8, 8)


def test_titles_say_how_much_of_them_is_reconstructed(ada: Player):
    served = {one["name"]: one for one in ada.http.get("/api/titles").json()["titles"]}

    for name, title in served.items():
        provenance = load(name).data.provenance
        wanted = sum(one.source == "reconstructed" for one in provenance)
        assert sum(one["reconstructed"] for one in title["components"]) == wanted
        assert sum(one["sections"] for one in title["components"]) == len(provenance)
    tiles = served["explorers"]["components"][0]
    assert tiles == {"name": "explorers-box-tiles", "sections": 8, "reconstructed": 8, "own": 0}
    assert not any(one["reconstructed"] for one in served["cartographers"]["components"])


def test_a_box_is_checked_by_the_rules_and_nothing_of_it_is_kept(ada: Player):
    good = ada.http.post("/api/box/explorers/check", json=SLOTS)
    bad = {"name": "mine", "sections": {"slots": {"keys": 7}, "cards": {"sides": []}}}
    checked = ada.http.post("/api/box/explorers/check", json=bad).json()["problems"]

    assert (good.status_code, good.json()) == (200, {"problems": []})
    assert [(one["section"], one["message"]["key"]) for one in checked] == [
        ("slots", "data-missing"),
        ("cards", "explorers-data-cards"),
    ]
    assert ada.http.get("/api/tables").json()["tables"] == []


def test_a_file_goes_out_and_comes_in_again(ada: Player):
    boxes = {"explorers": own_sections("explorers"), "misterra": own_sections("misterra")}
    text = ada.http.post("/api/boxes/write", json={"name": "Ours", "boxes": boxes}).text
    again = ada.http.post("/api/boxes/read", json={"text": text}).json()

    assert again == {"name": "Ours", "boxes": boxes}


def test_a_table_is_played_with_the_box_it_was_made_with(ada: Player):
    table = ada.create(ME, title="explorers", box=VALUES)
    with ada.connect(table, 0) as connection:
        told = connection.receive("table")
        last = played(connection, (0,), Rng(5))

    record = read_record(ada.http.get(f"/api/tables/{table}/record").text)
    assert told["box"]["name"] == "Ours"
    assert told["components"][2]["own"] == 1
    assert record.box is not None
    assert record.box.sections == VALUES["sections"]
    assert record.data.endswith(f"+{told['box']['digest']}")
    # By itself: nothing but the record is needed to come to the same points.
    again = replay(load(record.game, record.box), record)
    assert again.standing.points[0].total == last["standing"]["points"][0]["total"]
    villages = [
        part for part in last["standing"]["points"][0]["parts"] if part["key"] == "villages"
    ]
    assert sum(part["total"] for part in villages) >= 50


def test_a_replay_and_a_review_go_by_the_values_of_the_record(ada: Player):
    table = ada.create(ME, title="explorers", box=VALUES)
    with ada.connect(table, 0) as connection:
        last = played(connection, (0,), Rng(5))
    text = ada.http.get(f"/api/tables/{table}/record").text

    shown = ada.http.post("/api/replay", json={"record": text}).json()
    at_table = ada.http.get(f"/api/tables/{table}/replay").json()
    with ada.http.stream("POST", "/api/review", json={"record": text}) as review:
        first = next(review.iter_lines())

    total = last["standing"]["points"][0]["total"]
    assert shown["moments"][-1]["scored"] == at_table["moments"][-1]["scored"] == total
    assert shown["box"]["name"] == at_table["box"]["name"] == "Ours"
    assert '"taken"' in first


def test_bots_play_a_whole_match_with_an_owners_values(ada: Player):
    table = ada.create(ME, BOT, title="explorers", box=VALUES)
    with ada.connect(table, 0) as connection:
        last = played(connection, (0,), Rng(5))

    record = read_record(ada.http.get(f"/api/tables/{table}/record").text)
    assert last["is_over"]
    assert replay(load("explorers", record.box), record).is_over


def test_the_strongest_bot_thinks_about_an_owners_values(ada: Player):
    section = own_sections("misterra")["sketches"]
    box = {"name": "x", "sections": {"sketches": {**section, "solo_removed": 3}}}
    with ada.connect(ada.create(ME, title="misterra", box=box), 0) as connection:
        update = connection.receive("update")
        hinted = connection.ask("hint", "h", seat=0)

    assert hinted["type"] == "hinted"
    assert hinted["action"] in update["legal"]["actions"]


def test_a_restart_and_a_rematch_keep_the_box(tmp_path: Path):
    path = tmp_path / "tables.db"
    with running(store=SqliteStore(path)) as base, Player(base) as ada:
        table = ada.create(ME, title="explorers", box=VALUES)
        with ada.connect(table, 0) as connection:
            before = connection.receive("update")["view"]
            told = seen(ada, table)
        cookies = dict(ada.http.cookies)
    with running(store=SqliteStore(path)) as base, Player(base) as ada:
        ada.http.cookies.update(cookies)
        with ada.connect(table, 0) as connection:
            after = connection.receive("update")["view"]
        with ada.connect(table, 0) as connection:
            played(connection, (0,), Rng(5))
            connection.ask("rematch", "r")
        following = seen(ada, table)["next"]
        again = seen(ada, following)

    assert before == after
    assert again["box"] == told["box"]
    assert again["components"] == told["components"]


def test_a_table_without_a_box_names_none(ada: Player):
    table = seen(ada, ada.create(ME, title="explorers"))

    assert table["box"] is None
    assert not any(one["own"] for one in table["components"])


@pytest.mark.parametrize(
    ("box", "code"),
    [
        ({"name": "x", "sections": {"slots": {"keys": 7}}}, "data/invalid"),
        ({"name": "x", "sections": {"nothing": {}}}, "data/invalid"),
        ({"name": "x", "sections": {"slots": {"keys": 10**6, "maps": 1}}}, "data/invalid"),
        ({"name": "x", "sections": {"slots": {"keys": 10**400, "maps": 1}}}, "data/invalid"),
        ({"name": "x", "sections": {"a": {"b": "y" * MOST_CHARACTERS}}}, "data/invalid"),
        ({"name": "x", "sections": [1]}, "data/invalid"),
        ({"name": "x" * 41, "sections": {}}, "message/malformed"),
        ({"name": "x"}, "message/malformed"),
        ({"sections": {}}, "message/malformed"),
        ({"name": "x", "sections": {"a": {"b": "y" * 70_000}}}, "message/too-large"),
    ],
    ids=["short", "unknown", "large", "huge", "long", "list", "named", "no", "nameless", "body"],
)
def test_a_box_that_cannot_be_played_with_makes_no_table(ada: Player, box: Json, code: str):
    refused = ada.http.post("/api/tables", json={"title": "explorers", "seats": [ME], "box": box})
    checked = ada.http.post("/api/box/explorers/check", json=box)

    assert refused.json()["code"] == code
    assert refused.status_code in {400, 413}
    assert checked.status_code in {200, 400, 413}
    assert ada.http.get("/api/tables").json()["tables"] == []


def test_half_a_character_in_a_box_is_refused_and_not_an_error(ada: Player):
    box = b'{"name": "x", "sections": {"slots": {"keys": "\\ud800", "maps": 1}}}'
    table = b'{"title": "explorers", "seats": [{"kind": "me"}], "box": ' + box + b"}"

    for path, body in (("/api/box/explorers/check", box), ("/api/tables", table)):
        answer = ada.http.post(path, content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "message/malformed")


def test_bytes_in_a_box_that_are_no_text_are_refused_and_not_an_error(ada: Player):
    sections = b'{"slots": {"keys": "\xfe", "maps": 1}}'
    box = b'{"name": "x", "sections": ' + sections + b"}"
    boxes = b'{"name": "x", "boxes": {"explorers": ' + sections + b"}}"
    table = b'{"title": "explorers", "seats": [{"kind": "me"}], "box": ' + box + b"}"
    sheet = b'{"title": "explorers", "sheet": ' + sections + b"}"

    for path, body in {
        "/api/box/explorers/check": box,
        "/api/boxes/write": boxes,
        "/api/tables": table,
        "/api/score": sheet,
    }.items():
        answer = ada.http.post(path, content=body)
        assert answer.status_code == 400
        assert answer.json()["code"] in {"data/invalid", "sheet/malformed"}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/box/nowhere/check", {"name": "x", "sections": {}}),
        ("/api/boxes/write", {"name": "x", "boxes": {"nowhere": {}}}),
        ("/api/tables", {"title": "nowhere", "seats": [ME], "box": {"name": "x", "sections": {}}}),
    ],
)
def test_a_box_of_a_title_that_is_not_served_is_refused(ada: Player, path: str, body: Json):
    assert ada.http.post(path, json=body).json()["code"] == "game/unknown"


@pytest.mark.parametrize(
    "text", ["[", "a = 1979-05-27", "x" * 9_000, f"a = {'[' * 9_000}", "[explorers.slots]\nk = inf"]
)
def test_a_file_that_is_no_box_is_refused_with_a_code(ada: Player, text: str):
    answer = ada.http.post("/api/boxes/read", json={"text": text})

    assert (answer.status_code, answer.json()["code"]) == (400, "data/invalid")


def test_a_record_with_a_box_of_rubbish_is_refused_and_not_an_error(ada: Player):
    table = ada.create(ME, title="explorers", box=SLOTS)
    with ada.connect(table, 0) as connection:
        played(connection, (0,), Rng(5))
    text = ada.http.get(f"/api/tables/{table}/record").text
    changed = text.replace('keys\\": 7', 'keys\\": \\"7\\"')
    assert changed != text

    for path in ("/api/replay", "/api/review"):
        answer = ada.http.post(path, json={"record": changed})
        assert (answer.status_code, answer.json()["code"]) == (400, "data/invalid")


def test_a_box_never_opens_more_tables_than_one_may_have():
    settings = Settings(limits=Limits(open_tables_by_host=1))
    with running(settings) as base, Player(base) as ada:
        ada.create(ME, title="explorers", box=SLOTS)
        request = {"title": "explorers", "seats": [ME], "box": SLOTS}
        assert ada.http.post("/api/tables", json=request).json()["code"] == "table/quota"
