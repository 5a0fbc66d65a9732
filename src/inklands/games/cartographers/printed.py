"""What is printed: the blank sheets, and the lists that a paper game is chosen from."""

from __future__ import annotations

from collections.abc import Mapping

from inklands.games.cartographers.paper import sheet_rows
from inklands.games.cartographers.rules import Cartographers
from inklands.games.cartographers.setup import goals_by_category
from inklands.games.cartographers.sheet import GRID, Layout, Sheet
from inklands.games.cartographers.tables import EDICTS, Season


def printed(game: Cartographers, _: Mapping[str, str]) -> dict[str, object]:
    """All that somebody who scores a paper sheet chooses from, ready to be written as JSON."""
    tables = game.tables
    return {
        "sheets": [_blank(layout) for layout in tables.layouts.values()],
        "groups": [list(group) for group in goals_by_category(tables)],
        "seasons": [_season(season) for season in tables.seasons],
        "most_coins": tables.most_coins,
    }


def _blank(layout: Layout) -> dict[str, object]:
    rows = sheet_rows(Sheet.blank(layout))
    return {"key": layout.key, "rows": list(rows), "ruins": list(GRID.names(layout.ruins))}


def _season(season: Season) -> dict[str, object]:
    return {"key": season.key, "edicts": [EDICTS[place] for place in season.edicts]}
