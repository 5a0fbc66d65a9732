"""What is printed: the blank sheets, and the lists that a paper game is chosen from."""

from __future__ import annotations

from inklands.games.cartographers.components import EDICTS, Components, Season
from inklands.games.cartographers.setup import goals_by_category
from inklands.games.cartographers.sheet import GRID, Layout, Sheet
from inklands.games.cartographers.sheet_rows import sheet_rows


def blank_sheets(components: Components) -> dict[str, object]:
    """All that somebody who scores a paper sheet chooses from, ready to be written as JSON."""
    return {
        "sheets": [_blank(layout) for layout in components.layouts.values()],
        "groups": [list(group) for group in goals_by_category(components)],
        "seasons": [_season(season) for season in components.seasons],
        "most_coins": components.most_coins,
    }


def _blank(layout: Layout) -> dict[str, object]:
    rows = sheet_rows(Sheet.blank(layout))
    return {"key": layout.key, "rows": list(rows), "ruins": list(GRID.names(layout.ruins))}


def _season(season: Season) -> dict[str, object]:
    return {"key": season.key, "edicts": [EDICTS[place] for place in season.edicts]}
