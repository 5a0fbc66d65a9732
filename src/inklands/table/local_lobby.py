"""A lobby as a server on one machine has it: bots in processes, figures for Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from inklands.table.bus.bus import Bus
from inklands.table.match.clocks import Clocks
from inklands.table.match.lobby import Lobby
from inklands.table.match.services import Services
from inklands.table.match.title_source import TitleSource
from inklands.table.prometheus import PrometheusMetrics
from inklands.table.settings import Settings
from inklands.table.store.store import Store
from inklands.table.thinking.questions import prepare
from inklands.table.thinking.thinker import Thinkers
from inklands.table.thinking.workers import Workers

T = TypeVar("T")


def local_lobby(
    settings: Settings,
    store: Store,
    bus: Bus,
    title_source: TitleSource,
    clocks: Clocks | None = None,
) -> Lobby:
    """A lobby with its tables in *store*; without *clocks* it goes by the machine's."""
    seconds = settings.bot_seconds
    thinkers = Thinkers(
        bots=Workers(settings.bot_workers, seconds),
        advisers=Workers(settings.advisers, seconds),
        reviewers=Workers(1, seconds),
    )
    services = Services(
        store,
        bus,
        thinkers,
        metrics=PrometheusMetrics(),
        aside=in_a_thread,
        warm_up=prepare if settings.warms_up else None,
        clocks=clocks or Clocks(),
    )
    return Lobby(settings, title_source, services)


async def in_a_thread(work: Callable[[], T]) -> T:
    return await asyncio.to_thread(work)
