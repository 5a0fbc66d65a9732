"""A lobby as a server on one machine has it: bots in processes, figures for Prometheus."""

from __future__ import annotations

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
from inklands.table.threads import Threads


def local_lobby(
    settings: Settings,
    store: Store,
    bus: Bus,
    title_source: TitleSource,
    clocks: Clocks | None = None,
) -> Lobby:
    """A lobby with its tables in *store*; without *clocks* it goes by the machine's."""
    seconds = settings.bot_seconds
    bots, advisers = Workers(settings.bot_workers, seconds), Workers(settings.advisers, seconds)
    reviewers, aside = Workers(1, seconds), Threads()
    metrics = PrometheusMetrics()
    for name, workers in (("bots", bots), ("advisers", advisers), ("reviewers", reviewers)):
        metrics.watch(name, workers.count_waiting)
        metrics.watch_pool(name, workers.count_busy)
    metrics.watch("aside", aside.__len__)
    metrics.watch_pool("aside", aside.count_busy)
    for name, length in store.queues.items():
        metrics.watch(name, length)
    services = Services(
        store,
        bus,
        Thinkers(bots, advisers, reviewers),
        metrics=metrics,
        aside=aside,
        warm_up=prepare if settings.warms_up else None,
        clocks=clocks or Clocks(),
        away_seconds=settings.away_seconds,
    )
    return Lobby(settings, title_source, services)
