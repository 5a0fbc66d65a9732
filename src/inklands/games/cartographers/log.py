"""The log of a match: what happened, as messages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from inklands.core.events import Event
from inklands.core.message import Message
from inklands.games.cartographers.news import Drawn, News, Repelled, Revealed, Scored
from inklands.games.cartographers.scoring import season_parts
from inklands.games.cartographers.sheet import GRID
from inklands.games.cartographers.state import State


def events(state: State) -> tuple[Event, ...]:
    """What happened on the way to *state* from the one before it."""
    events = tuple(event for news in state.news for event in _events(state, news))
    return events if state.card is not None else (*events, Event(Message("cartographers-over")))


def _events(state: State, news: News) -> Iterator[Event]:
    match news:
        case Revealed(card):
            yield Event(_revealed(state, card))
        case Drawn():
            yield from _drawn(news)
        case Repelled(card):
            yield Event(Message.of("cartographers-repelled", card=f"@cartographers-{card}"), 0)
        case Scored():
            yield from _scored(state, news.season)
        case _:
            assert_never(news)


def _revealed(state: State, card: str) -> Message:
    components = state.setup.components
    name = f"@cartographers-{card}"
    if card in components.landscapes:
        return Message.of(
            "cartographers-revealed", card=name, time=components.landscapes[card].time
        )
    if card in components.ambushes:
        return Message.of("cartographers-revealed-ambush", card=name)
    return Message.of("cartographers-revealed-ruins", card=name)


def _drawn(news: Drawn) -> Iterator[Event]:
    placement = news.placement
    terrain = f"@cartographers-{placement.terrain.key}"
    cells = " ".join(GRID.names(placement.cells))
    if news.by is None:
        yield Event(Message.of("cartographers-ambushed", cells=cells), news.on, placement.cells)
    elif news.by == news.on:
        drew = Message.of("cartographers-drew", seat=news.by, terrain=terrain, cells=cells)
        yield Event(drew, news.on, placement.cells)
    else:
        drew = Message.of("cartographers-drew-on", seat=news.by, other=news.on, cells=cells)
        yield Event(drew, news.on, placement.cells)
    if news.shape_coins:
        yield Event(Message.of("cartographers-shape-coin", seat=news.on), news.on)
    if news.mountain_coins:
        coins = Message.of("cartographers-mountain-coin", seat=news.on, coins=news.mountain_coins)
        yield Event(coins, news.on)


def _scored(state: State, season: int) -> Iterator[Event]:
    name = f"@cartographers-{state.setup.components.seasons[season].key}"
    for seat, sheet in enumerate(state.history[season]):
        points = sum(part.total for part in season_parts(state.setup, season, sheet))
        scored = Message.of("cartographers-scored", seat=seat, season=name, points=points)
        yield Event(scored, seat)
