"""The titles of a solo game of Maps of Misterra."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.cli.scale import Rung, Scale
from inklands.cli.translator import Translator
from inklands.core.catalogue import AnyGame
from inklands.core.message import Message
from inklands.games.misterra.rules import Misterra


def title_scales(game: AnyGame, translator: Translator) -> Iterator[Scale]:
    """The four scales: by the total, the presumptions, fidelity, and claims."""
    assert isinstance(game, Misterra)
    titles = game.components.titles
    measures = {
        translator.text("points-rated"): titles.total,
        translator.format(Message("misterra-presumptions")): titles.presumptions,
        translator.part_name(game, "fidelity"): titles.fidelity,
        translator.part_name(game, "claims"): titles.claims,
    }
    for measure, ((_, lowest), *higher) in measures.items():
        rungs = (Rung(title, least) for least, title in reversed(higher))
        yield Scale(measure, (*rungs, Rung(lowest, None)))
