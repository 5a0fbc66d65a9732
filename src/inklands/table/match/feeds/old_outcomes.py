"""Outcomes of matches that ended before they could be kept: by an older program, or a kill."""

from __future__ import annotations

import logging
from functools import partial

from inklands.table.match.feeds.live import LiveFeed
from inklands.table.match.feeds.opening import open_feed
from inklands.table.match.feeds.outcome import encode_outcome
from inklands.table.match.neighbours import alone
from inklands.table.match.services import Services
from inklands.table.match.title_source import TitleSource
from inklands.table.store.database_error import DatabaseError
from inklands.table.store.store import Stored

LOG = logging.getLogger("inklands.table")


async def keep_old_outcomes(services: Services, title_source: TitleSource) -> None:
    """Keep the outcome of every finished table that has none, as far as its rules are there."""
    try:
        await _keep_all(services, title_source)
    except DatabaseError as error:
        # It is tried again at the next start.
        LOG.warning("no old outcomes kept: %s", error)


async def _keep_all(services: Services, title_source: TitleSource) -> None:
    async with alone("outcomes", services) as is_ours:
        names = await services.store.unkept() if is_ours else ()
        count = 0
        for name in names:
            stored = await services.store.load(name)
            if stored is not None:
                count += await _keep(stored, services, title_source)
    if count:
        LOG.info("kept the outcomes of %d finished matches", count)


async def _keep(stored: Stored, services: Services, title_source: TitleSource) -> bool:
    """Whether the outcome of a finished table could be worked out and kept."""
    name = stored.setup.id
    try:
        outcome = await services.aside(partial(_outcome, stored, title_source))
        if outcome is None:
            return False
        await services.store.keep(name, outcome)
    except Exception:
        # One table that cannot be read must not keep the others from being kept.
        LOG.exception("no outcome kept", extra={"table": name})
        return False
    return True


def _outcome(stored: Stored, title_source: TitleSource) -> bytes | None:
    feed = open_feed(stored, title_source)
    return encode_outcome(feed) if isinstance(feed, LiveFeed) else None
