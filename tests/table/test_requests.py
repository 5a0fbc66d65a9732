"""What a page asks for besides following a match: lists, titles, sheets, links."""

from functools import partial
from pathlib import Path

from inklands.core.catalogue import load, titles
from inklands.table.match.title_source import TitleSource
from inklands.table.settings import Settings
from tests.table.server import (
    GENEROUS,
    ME,
    OPEN,
    Player,
    running,
)
from tests.table.test_play import seated_pair

BOT = {"kind": "bot", "level": "apprentice"}


def test_my_tables_say_where_the_match_waits_for_me(ada: Player, bo: Player):
    table = seated_pair(ada, bo)

    mine = ada.http.get("/api/tables").json()
    (line,) = (one for one in mine["tables"] if one["id"] == table)

    assert mine["name"] == "Ada"
    assert (line["yours"], line["yours_to_act"], line["is_over"]) == ([0], True, False)
    assert [seat["name"] for seat in line["seats"]] == ["Ada", "Bo"]


def test_the_titles_say_what_a_new_table_can_be(ada: Player):
    titles_by_name = {one["name"]: one for one in ada.http.get("/api/titles").json()["titles"]}

    cartographers = titles_by_name["cartographers"]
    assert (cartographers["height"], cartographers["width"]) == (11, 11)
    assert {option["key"] for option in cartographers["options"]} >= {"sheet", "goals"}
    assert cartographers["levels"]
    assert cartographers["is_packaged"]


def test_a_title_says_when_its_tables_are_an_owners_own(tmp_path: Path):
    (tmp_path / "cartographers").mkdir()
    own = tmp_path / "cartographers" / "mine.toml"
    own.write_text("[coins]\nmost = 9\n", encoding="utf-8")
    title_source = TitleSource(titles, partial(load, overlay=tmp_path))

    with running(title_source=title_source) as base, Player(base) as ada:
        served = ada.http.get("/api/titles").json()["titles"]
    packaged = {one["name"]: one["is_packaged"] for one in served}
    assert packaged == {"cartographers": False, "explorers": True, "misterra": True}


def test_the_same_deal_can_be_chosen_and_is_shown_as_such(ada: Player):
    deals = []
    for _ in range(2):
        with ada.connect(ada.create(ME, seed=11), 0) as connection:
            assert connection.receive("table")["chosen_deal"]
            deals.append(connection.receive("update")["view"])

    assert deals[0] == deals[1]


def test_a_sheet_drawn_on_paper_is_scored(ada: Player):
    rows = ["FFF........", "...^.......", "........^..", *["..........."] * 2, ".....^....."]
    rows += [*["..........."] * 2, "..^........", ".......^...", "..........."]
    sheet = {"layout": "A", "rows": rows, "goals": ["sentinel-wood"]}

    answer = ada.http.post("/api/score", json={"title": "cartographers", "sheet": sheet})
    short = ada.http.post("/api/score", json={"title": "cartographers", "sheet": {"rows": []}})

    # Sentinel Wood: a point for each forest on the edge of the map.
    reason = {"key": "cartographers-forest-on-the-edge", "args": {}}
    lines = [{"points": 1, "reason": reason, "cells": [cell]} for cell in ("a1", "a2", "a3")]
    part = {"key": "sentinel-wood", "total": 3, "lines": lines}
    assert answer.json() == {"total": 3, "parts": [part]}
    assert (short.status_code, short.json()["code"]) == (400, "sheet/malformed")


def test_the_blank_sheets_of_a_title_can_be_fetched_and_those_of_no_title_cannot(ada: Player):
    blank = ada.http.get("/api/sheets/cartographers").json()
    unknown = ada.http.get("/api/sheets/chess")

    assert [sheet["key"] for sheet in blank["sheets"]] == ["A", "B"]
    assert unknown.json()["code"] == "game/unknown"


def test_what_cannot_be_set_up_is_refused_with_a_sentence(ada: Player):
    def refused(**request: object) -> str:
        answer = ada.http.post("/api/tables", json={"title": "cartographers", **request})
        assert answer.status_code == 400
        return str(answer.json()["code"])

    assert refused(seats=[ME], title="chess") == "game/unknown"
    assert refused(seats=[ME], options={"sheet": "Z"}) == "option/invalid"
    assert refused(seats=[BOT]) == "seat/invalid"
    assert refused(seats=[ME] * 101) == "seat/invalid"
    assert refused(seats=[ME, OPEN], seed=3) == "table/chosen-deal"
    assert refused(seats=[ME, {"kind": "bot", "level": "oracle"}]) == "bot/unknown"
    assert refused(seats=[ME], extra=1) == "message/malformed"


def test_the_link_for_guests_says_whether_it_works_on_this_machine_alone(ada: Player):
    table = ada.create(ME, OPEN)
    invitation = ada.http.get(f"/api/tables/{table}/invitation").json()

    assert invitation["link"].startswith(f"{ada.base}/table/{table}#")
    assert invitation["is_local"] is True


def test_a_server_open_to_the_network_invites_by_an_address_that_others_can_reach():
    settings = Settings(limits=GENEROUS, public_url="http://192.168.1.20:8137")
    with running(settings) as base, Player(base) as host:
        table = host.create(ME, OPEN)
        invitation = host.http.get(f"/api/tables/{table}/invitation").json()

    assert invitation["link"].startswith(f"http://192.168.1.20:8137/table/{table}#")
    assert invitation["is_local"] is False
