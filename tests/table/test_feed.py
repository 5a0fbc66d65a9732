"""What a viewer is sent depends on the log alone, not on when somebody began to follow."""

import pytest

from inklands.core.catalogue import load, titles
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.store.store import Entry
from tests.table.random_play import play_at_random

SEATS = 3
LINES = 60


def followed(title: str, seed: int) -> tuple[LiveFeed, list[Entry]]:
    """A random match with undos, followed by everybody from the start, and its log."""
    feed = LiveFeed(Match(load(title), SEATS, seed))
    feed.follow([*range(SEATS), None])
    return feed, play_at_random(feed, Rng(seed), most=LINES)


@pytest.mark.parametrize("title", titles())
def test_who_comes_late_is_sent_the_same_updates(title: str):
    feed, log = followed(title, 1)
    late = LiveFeed(Match(load(title), SEATS, 1))
    for entry in log:
        late.add(entry)

    assert any(entry.kind == "undo" for entry in log)
    for viewer in (*range(SEATS), None):
        assert late.viewer_feed(viewer) == feed.viewer_feed(viewer)
        assert late.update(viewer, 0) == feed.update(viewer, 0)
    for entry in log:
        numbers = [one.number_of(entry.seat, entry.command) for one in (feed, late)]
        assert numbers[0] == numbers[1] is not None


@pytest.mark.parametrize("title", titles())
def test_what_is_sent_line_by_line_is_what_a_fresh_feed_sends(title: str):
    _, log = followed(title, 3)
    live = LiveFeed(Match(load(title), SEATS, 3))
    for viewer in (*range(SEATS), None):
        live.viewer_feed(viewer)

    for entry in log:
        live.add(entry)
        updates = {viewer: live.update(viewer, 0) for viewer in live.viewers}
        if entry.index % 6 == 0:
            fresh = LiveFeed(Match(load(title), SEATS, 3))
            for line in log[: entry.index + 1]:
                fresh.add(line)
            assert updates == {viewer: fresh.update(viewer, 0) for viewer in updates}


@pytest.mark.parametrize("title", titles())
def test_events_sent_live_and_events_sent_on_coming_back_are_the_same(title: str):
    feed, log = followed(title, 2)
    viewer_feed = feed.viewer_feed(0)

    for seen in range(viewer_feed.number + 1):
        resumed = feed.update(0, seen)
        assert resumed.events == [event for event in viewer_feed.events if event.number > seen]
        assert all(number <= seen for number in resumed.retracted)
        assert not {event.number for event in resumed.events} & set(resumed.retracted)
    assert log
