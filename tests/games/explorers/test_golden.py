"""Finished matches that come out the same for ever, confirmed by the slow referee."""

from pathlib import Path

import pytest

from inklands.core.record import open_record, record, replay
from tests.games.explorers.following import follow
from tests.games.explorers.golden.make import FOLDER, GOLDENS
from tests.games.explorers.positions import GAME

FILES = sorted(FOLDER.glob("*.record"))
BY_NAME = {golden.name: golden for golden in GOLDENS}


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_match_replays_to_the_last_point(path: Path):
    written = open_record(path)

    match = replay(GAME, written)

    assert match.is_over
    assert BY_NAME[path.stem].shows(match)
    assert str(record(match, written.guards)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES[::3], ids=[path.stem for path in FILES[::3]])
def test_the_slow_referee_confirms_the_points_of_a_golden_match(path: Path):
    match = replay(GAME, open_record(path))

    referee = follow(match)

    for seat, points in enumerate(match.standing.points):
        usual = referee.final_points(seat)
        assert {key: points.by_key()[key] for key in usual} == usual


def test_there_are_twenty_and_each_says_what_it_guards():
    written = {path.stem: open_record(path) for path in FILES}

    assert {name: one.guards for name, one in written.items()} == {
        golden.name: golden.guards for golden in GOLDENS
    }
    assert len({one.guards for one in written.values()}) == 20
    assert {one.seats for one in written.values()} == {1, 2, 3, 4}
