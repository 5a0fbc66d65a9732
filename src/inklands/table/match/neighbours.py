"""What processes that share a store let each other know: how far tables are, and who is at them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from inklands.table.match.services import Services
from inklands.table.refusal import Refusal

if TYPE_CHECKING:
    from inklands.table.match.table import Table

LOG = logging.getLogger("inklands.table")
LOOK_SECONDS = 2.0
"""News that is lost is made up for after this long at the latest."""
PRESENCE_SECONDS = 7.0
"""After so long without a word of a process nobody is taken to be there."""
LEASE_SECONDS = 4.0
"""The work of a process that was killed is taken over after this long."""
RENEWAL_SECONDS = 1.0


async def look_at(tables: Collection[Table], services: Services) -> None:
    """Let other processes know who is at *tables*, and catch up with what they did there."""
    here = {table.setup.id: table.audience.holders for table in tables}
    try:
        glimpses = await services.store.glimpse(services.run, here, PRESENCE_SECONDS)
        for table in tables:
            if table.setup.id in glimpses:
                await table.compare(glimpses[table.setup.id])
    except Refusal as error:
        # The store has logged it; the next look is soon.
        LOG.debug("could not look around: %s", error)


async def announce(table: Table, services: Services) -> None:
    """Let other processes know at once that somebody came to *table*, or left."""
    await look_at([table], services)
    await services.bus.publish(table.setup.id, services.run)


@asynccontextmanager
async def alone(work: str, services: Services) -> AsyncIterator[bool]:
    """Whether this process may do *work*: as long as the context lasts, no other one does."""
    store, run = services.store, services.run
    if not store.is_shared:
        yield True
        return
    if not await store.lease(work, run, LEASE_SECONDS):
        yield False
        return
    renewing = asyncio.create_task(_renew(work, services))
    try:
        yield True
    finally:
        renewing.cancel()


async def _renew(work: str, services: Services) -> None:
    while True:
        await asyncio.sleep(RENEWAL_SECONDS)
        try:
            await services.store.lease(work, services.run, LEASE_SECONDS)
        except Refusal as error:
            # Then another process may begin the same, and one of them comes too late: no harm.
            LOG.debug("a lease was not renewed: %s", error)
