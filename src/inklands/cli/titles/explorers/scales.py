"""The titles of a solo game of Explorers."""

from __future__ import annotations

from inklands.cli.scale import Rung, Scale
from inklands.cli.translator import Translator
from inklands.games.explorers.components import Components


def title_scale(components: Components, objectives: int, translator: Translator) -> Scale:
    """The scale of points, which so many objectives in play lift."""
    # FR, solo: every objective in play asks for more points.
    shift = components.shift * objectives
    (lowest, _), *higher = components.titles
    rungs = (Rung(title, least + shift) for title, least in reversed(higher))
    return Scale(translator.text("points-rated"), (*rungs, Rung(lowest, None)))
