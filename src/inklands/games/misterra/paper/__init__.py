"""Parchments of Maps of Misterra for play on paper: blank ones, and the points of finished ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from inklands.core.points import Points
from inklands.games.misterra.components import Components
from inklands.games.misterra.paper.blank import blank_sheets
from inklands.games.misterra.paper.score import score_sheet


@dataclass(frozen=True, slots=True)
class MisterraSheets:
    """Implements `inklands.core.sheets.PaperSheets`."""

    components: Components

    def score(self, request: Mapping[str, object]) -> Points:
        return score_sheet(self.components, request)

    def blank(self, _: Mapping[str, str]) -> dict[str, object]:
        return blank_sheets(self.components)
