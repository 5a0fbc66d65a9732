"""Finished matches that come out the same for ever, confirmed by the slow referee."""

from functools import cache
from pathlib import Path

import pytest

from inklands.core.record import Record, open_record, record, replay
from tests.games.cartographers.following import CartographersMatch, follow
from tests.games.cartographers.golden.make import FOLDER, GOALS, GOLDENS
from tests.games.cartographers.positions import GAME
from tests.games.cartographers.slow_goals import SLOW_GOALS

FILES = sorted(FOLDER.glob("*.record"))


def slow_places(totals: list[int], lost: list[int]) -> tuple[int, ...]:
    """One more than the seats that did better, by points and then by losses to monsters."""
    results = list(zip(totals, [-cost for cost in lost], strict=True))
    return tuple(1 + sum(other > own for other in results) for own in results)


@cache
def replayed(name: str) -> CartographersMatch:
    return replay(GAME, open_record(FOLDER / f"{name}.record"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_match_replays_to_the_last_point(path: Path):
    written = open_record(path)

    match = replayed(path.stem)

    assert match.is_over
    assert str(record(match, written.guards)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_slow_referee_confirms_the_points_of_a_golden_match(path: Path):
    written = open_record(path)

    referee = follow(replayed(path.stem))

    assert written.points == tuple(referee.totals)
    assert written.places == slow_places(referee.totals, referee.lost)


def test_there_are_twenty_and_each_says_what_it_guards():
    written: list[Record] = [open_record(path) for path in FILES]

    assert {path.stem for path in FILES} == {golden.name for golden in GOLDENS}
    assert len({one.guards for one in written}) == 20
    assert {one.seats for one in written} == {1, 2, 3, 4, 5, 12}
    assert {goal for goals in GOALS for goal in goals.split(",")} == set(SLOW_GOALS)


def test_the_broken_tie_is_one():
    standing = replayed("duel-a-tie-broken").standing

    assert len({points.total for points in standing.points}) == 1
    assert len(standing.places) == 2


def test_the_shared_victory_is_one():
    assert replayed("duel-a-shared").standing.places == ((0, 1),)


def test_the_coins_of_the_full_track_are_fourteen():
    assert replayed("solo-a-coins").state.sheets[0].coins == 14


def test_the_lurking_ambushes_are_three():
    assert len(replayed("solo-a-lurking").state.gone) == 1
