"""What the program that runs a lobby gives it: nothing here knows a socket or a process."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from inklands import locales
from inklands.core.catalogue import AnyGame
from inklands.table.bus.bus import Bus
from inklands.table.match.aside import Aside, at_once
from inklands.table.match.clocks import Clocks
from inklands.table.match.metrics import Metrics, NoMetrics
from inklands.table.match.speaker import Speaker
from inklands.table.store.store import Store
from inklands.table.thinking.thinker import Thinkers


@dataclass(frozen=True, slots=True)
class Services:
    """
    What every table of a lobby shares; ``run`` is the name of this start of the server.

    ``warm_up`` lets bots get ready for a game before one first thinks. Whoever is away for
    ``away_seconds`` counts as absent. ``speaker`` is who speaks a language.
    """

    store: Store
    bus: Bus
    thinkers: Thinkers
    metrics: Metrics = field(default_factory=NoMetrics)
    aside: Aside = at_once
    warm_up: Callable[[AnyGame], None] | None = None
    clocks: Clocks = field(default_factory=Clocks)
    away_seconds: float = 20.0
    speaker: Callable[[str], Speaker] = locales.Speaker
    run: str = field(default_factory=lambda: secrets.token_hex(4))
