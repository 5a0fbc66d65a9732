"""Finished matches that must replay to the last point, each kept for something it shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from inklands.core.match import Match
from inklands.core.record import open_record, record, replay
from inklands.games.misterra.actions import Action
from inklands.games.misterra.state import State
from inklands.games.misterra.view import View
from tests.games.misterra.positions import GAME

FOLDER = Path(__file__).with_name("golden")
RECORDS = sorted(FOLDER.glob("*.record"))

SHOWN = {
    "disputed-claims": "misterra-disputed-region",
    "expert-lines": "misterra-expert-column",
    "island-confirmed": "misterra-ending-island",
    "last-round-is-finished": "misterra-ending-parchment",
    "merged-claims-both": "misterra-claimed-region",
    "sketches-used-up": "misterra-ending-sketches",
    "solo-expert": "misterra-expert-column",
    "solo-full-parchment": "misterra-ending-parchment",
    "solo-otoma-cards-used-up": "misterra-ending-otoma",
    "solo-otoma-choice": "misterra-otoma-claimed",
    "solo-otoma-finds-nothing": "misterra-otoma-unclaimed",
    "supply-used-up": "misterra-lacked",
    "three-markers": "misterra-claimed",
}
"""A message that the match of each record must tell, in its log or in its points."""


def test_there_are_twenty_records_each_kept_for_something_else():
    written = [open_record(path) for path in RECORDS]

    assert len(RECORDS) == 20
    assert all(own.guards for own in written)
    assert len({own.guards for own in written}) == 20
    assert set(SHOWN) <= {path.stem for path in RECORDS}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_last_point(path):
    written = open_record(path)

    match = replay(GAME, written)

    assert match.is_over
    assert written.points
    assert written.places
    assert str(record(match, written.guards)) == path.read_text(encoding="utf-8")


def told(match: Match[State, Action, View]) -> Iterator[str]:
    """The keys of the whole log and of the final points."""
    for step in match.steps:
        after = GAME.apply(step.before, step.seat, step.action)
        yield from (event.message.key for event in GAME.events(after))
    for points in match.standing.points:
        yield from (line.reason.key for part in points.parts for line in part.lines)


@pytest.mark.parametrize(("name", "key"), SHOWN.items())
def test_a_record_shows_what_it_is_kept_for(name, key):
    match = replay(GAME, open_record(FOLDER / f"{name}.record"))

    assert key in set(told(match))


def test_the_same_match_gives_more_where_merged_claims_score():
    none, both = (
        open_record(FOLDER / f"{name}.record") for name in ("disputed-claims", "merged-claims-both")
    )

    assert none.turns == both.turns
    assert sum(both.points) > sum(none.points)
