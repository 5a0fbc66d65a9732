"""How a stored table is opened: played on, shown as it ended, or shown standing still."""

from __future__ import annotations

from inklands.core.catalogue import AnyGame
from inklands.core.match import Match
from inklands.errors import DataError, UnknownGame
from inklands.grid.grid import Grid
from inklands.table.match.feeds.feed import Feed
from inklands.table.match.feeds.kept import KeptFeed
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.match.feeds.outcome import decode_outcome
from inklands.table.match.feeds.stopped import StoppedFeed
from inklands.table.match.title_source import TitleSource
from inklands.table.store.store import Setup, Stored
from inklands.table.wire.parts import Damage, Outdated

NO_MAP = Grid(1, 1)
"""For a title that this program no longer has."""


def open_feed(stored: Stored, title_source: TitleSource) -> Feed:
    """
    The match of a stored table.

    A finished match is shown from its outcome even where the rules still fit, so that what people
    see of it does not depend on which program they look at it with.
    """
    setup = stored.setup
    if stored.outcome is not None:
        return KeptFeed(setup.title, decode_outcome(stored.outcome), stored.entries)
    try:
        game = _game(setup, title_source)
    except UnknownGame:
        outdated = Outdated(setup.rules, setup.data, None, None)
        return StoppedFeed(setup.title, outdated, NO_MAP, is_over=stored.is_over)
    if not plays(game, setup.rules, setup.data):
        outdated = Outdated(setup.rules, setup.data, game.rules_version, game.data.version)
        return StoppedFeed(setup.title, outdated, game.grid, is_over=stored.is_over)
    if stored.damage is not None:
        # Players have seen more than is left: nobody plays on as if it had not been.
        damage = Damage(stored.damage.whole, stored.damage.lost)
        return StoppedFeed(setup.title, damage, game.grid, is_over=stored.is_over)
    match = Match(game, setup.seats, int(setup.seed), dict(setup.options))
    feed = LiveFeed(match, stored.entries)
    # The bots that think next are followed in one playing of the log, not each in one of its own.
    sittings = stored.seating.sittings
    feed.follow([seat for seat in match.to_act if sittings[seat].kind == "bot"])
    return feed


def _game(setup: Setup, title_source: TitleSource) -> AnyGame:
    """The game of a table; without its owner's box where today's rules cannot read that."""
    load = title_source.loader(setup.rules)
    if setup.box is None:
        return load(setup.title)
    try:
        return title_source.loader(setup.rules, setup.box)(setup.title)
    except DataError:
        return load(setup.title)


def plays(game: AnyGame, rules: int, data: str) -> bool:
    """Whether the same actions give the same match as on the day it was set up."""
    return (game.rules_version, game.data.version) == (rules, data)
