from pathlib import Path

import pytest

from inklands.core.record import open_record, read_record
from inklands.core.rng import Rng
from tests.table.server import ME, Player
from tests.table.test_play import played

GAMES = Path(__file__).parents[1] / "games"
WRITTEN = [
    GAMES / "cartographers" / "golden" / "four-b-third-goals.record",
    GAMES / "explorers" / "golden" / "four.record",
    GAMES / "misterra" / "golden" / "duel.record",
]


@pytest.mark.parametrize("path", WRITTEN, ids=[path.parts[-3] for path in WRITTEN])
def test_a_replay_ends_with_the_points_that_the_record_tells(ada: Player, path: Path):
    written = open_record(path)
    for seat, points in enumerate(written.points):
        request = {"record": str(written), "seat": seat}
        replay = ada.http.post("/api/replay", json=request).json()

        assert replay["title"] == written.game
        assert replay["seats"] == len(written.points)
        assert replay["moments"][-1]["scored"] == points


@pytest.mark.parametrize("path", WRITTEN, ids=[path.parts[-3] for path in WRITTEN])
def test_there_is_something_to_tell_of_every_moment_and_turns_go_on(ada: Player, path: Path):
    replay = ada.http.post("/api/replay", json={"record": path.read_text()}).json()

    turns = [moment["turn"] for moment in replay["moments"]]
    assert all(moment["events"] for moment in replay["moments"])
    assert turns == sorted(turns)
    assert turns[-1] == open_record(path).turns[-1].number


def test_a_replay_shows_what_onlookers_saw(ada: Player):
    replay = ada.http.post("/api/replay", json={"record": WRITTEN[2].read_text()}).json()

    assert all(moment["view"]["seat"] is None for moment in replay["moments"])
    assert all(moment["view"]["dealt"] == [] for moment in replay["moments"])


def test_the_record_of_a_table_tells_who_played_and_can_be_looked_at_again(ada: Player):
    table = ada.create({**ME, "name": "Ada, L."})
    with ada.connect(table, 0) as connection:
        last = played(connection, (0,), Rng(5))

    record = ada.http.get(f"/api/tables/{table}/record").text
    replay = ada.http.post("/api/replay", json={"record": record}).json()
    assert read_record(record).names == ("Ada, L.",)
    assert replay["names"] == ["Ada, L."]
    assert replay["moments"][-1]["scored"] == last["standing"]["points"][0]["total"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("\n1. ", "\n1. 9 F:a1 / "), "record/malformed"),
        (("[Points ", "[Points 1"), "record/malformed"),
        (('"cartographers"', '"chess"'), "game/unknown"),
        (("\n1. ", "\nhello "), "record/malformed"),
    ],
)
def test_what_is_no_record_is_refused_with_a_code(ada: Player, change: tuple[str, str], code: str):
    text = WRITTEN[0].read_text().replace(*change, 1)

    refused = ada.http.post("/api/replay", json={"record": text})

    assert (refused.status_code, refused.json()["code"]) == (400, code)


def test_points_of_a_seat_that_nobody_had_are_refused(ada: Player):
    request = {"record": WRITTEN[0].read_text(), "seat": 4}

    refused = ada.http.post("/api/replay", json=request)

    assert (refused.status_code, refused.json()["code"]) == (400, "seat/invalid")
