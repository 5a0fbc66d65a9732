"""The titles of a solo game of Cartographers."""

from __future__ import annotations

from collections.abc import Iterable

from inklands.cli.scale import Rung, Scale
from inklands.cli.translator import Translator
from inklands.games.cartographers.components import Components


def title_scale(components: Components, solo: Iterable[int], translator: Translator) -> Scale:
    """The scale on which the points count less the numbers on the four goals."""
    *titles, lowest = components.titles
    rungs = (*(Rung(title.key, title.least) for title in titles), Rung(lowest.key, None))
    # FR, solo: the numbers on the four goals in play are taken off the points.
    return Scale(translator.text("rating", order=" − ".join(map(str, solo))), rungs)
