"""What is kept of a finished match is what its rules would show."""

import asyncio

import pytest

from inklands.core.catalogue import load, titles
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.errors import NotToAct, SeatError
from inklands.table.bus.local import LocalBus
from inklands.table.local_lobby import local_lobby
from inklands.table.match.feeds.kept import KeptFeed
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.match.feeds.outcome import decode_outcome, encode_outcome
from inklands.table.match.identity import hashed
from inklands.table.match.seating import Seating, Sitting
from inklands.table.settings import Settings
from inklands.table.store.memory import MemoryStore
from inklands.table.store.store import Entry, Setup
from inklands.table.wire import messages
from tests.table.random_play import play_at_random
from tests.table.server import TITLES

SEATS = 2
SEED = 5


def finished(title: str) -> tuple[LiveFeed, list[Entry]]:
    """A match played at random to its end, with some actions taken back, and its log."""
    feed = LiveFeed(Match(load(title), SEATS, SEED))
    return feed, play_at_random(feed, Rng(SEED))


@pytest.mark.parametrize("title", titles())
def test_a_kept_match_looks_the_same_to_every_viewer_whatever_they_have_seen(title: str):
    live, log = finished(title)
    kept = KeptFeed(title, decode_outcome(encode_outcome(live)), log)

    assert any(entry.kind == "undo" for entry in log)
    assert (kept.turn, kept.length, kept.grid) == (live.turn, live.length, live.grid)
    for viewer in (*range(SEATS), None):
        for seen in range(live.number(viewer) + 2):
            assert kept.update(viewer, seen) == live.update(viewer, seen)
    assert str(kept.record()) == str(live.record())
    assert [kept.replay(seat) for seat in range(SEATS)] == [live.replay(0), live.replay(1)]


def test_a_command_that_ended_the_match_is_known_when_it_is_sent_again():
    live, log = finished("cartographers")
    kept = KeptFeed("cartographers", decode_outcome(encode_outcome(live)), log)
    last = log[-1]

    assert kept.number_of(last.seat, last.command) == live.number_of(last.seat, last.command)
    assert kept.has_taken(last.seat, last.command)
    assert not kept.has_taken(last.seat, "another")


def test_nothing_more_is_done_in_a_kept_match():
    live, log = finished("cartographers")
    kept = KeptFeed("cartographers", decode_outcome(encode_outcome(live)), log)

    with pytest.raises(NotToAct, match="is over"):
        kept.check(messages.Act("a", 0, 1, "F:a1"))
    with pytest.raises(NotToAct, match="is over"):
        kept.preview(messages.Preview("a", 0, "F:a1"))
    with pytest.raises(SeatError):
        kept.replay(SEATS)


def test_a_server_stopped_right_after_the_last_action_keeps_the_outcome_at_the_next_opening():
    async def play() -> None:
        game, (live, log) = load("cartographers"), finished("cartographers")
        options = tuple(game.options.settle().written().items())
        setup = Setup(
            "table", game.name, game.rules_version, game.data.version, options, SEATS, str(SEED),
            False, hashed("ada"), "invitation", 0,
        )  # fmt: skip
        store = MemoryStore()
        await store.create(setup, Seating((Sitting("person", "Ada", hashed("ada")),) * SEATS))
        for entry in log:
            await store.append("table", entry)
        lobby = local_lobby(Settings(), store, LocalBus(), TITLES)

        table = await lobby.open("table")
        await lobby.stop()

        stored = await store.load("table")
        assert table.is_over
        assert stored is not None
        assert stored.is_over
        assert stored.outcome == encode_outcome(live)

    asyncio.run(play())
