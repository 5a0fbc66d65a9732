"""What a paper game is painted on and chosen from: tiles, boards and objectives."""

from __future__ import annotations

from collections.abc import Mapping

from inklands.games.explorers.components import Components
from inklands.games.explorers.landscape.landscape import Landscape, landscape
from inklands.games.explorers.landscape.terrain import GRID, PLACES
from inklands.games.explorers.landscape.tiles import parse_layout
from inklands.games.explorers.objectives.objective import Race
from inklands.games.explorers.setup import MOST_OBJECTIVES, tile_groups

FIRST_TILES = "1,2,3,4"


def blank_sheets(components: Components, choices: Mapping[str, str]) -> dict[str, object]:
    """The landscape of the ``tiles`` chosen, and the lists, ready to be written as JSON."""
    land = landscape(components.tiles, parse_layout(choices.get("tiles", FIRST_TILES)))
    return {
        "tiles": [str(placed) for placed in land.layout],
        "terrain": list(land.terrain),
        "items": list(land.items),
        "central": list(GRID.names(land.central)),
        "places": _places(land),
        "groups": [list(group) for group in tile_groups()],
        **_boards(components),
    }


def _places(land: Landscape) -> list[dict[str, object]]:
    cells = zip(PLACES, land.villages, land.temples, strict=True)
    return [
        {"letter": letter, "village": GRID.names(village)[0], "temple": GRID.names(temple)[0]}
        for letter, village, temple in cells
    ]


def _boards(components: Components) -> dict[str, object]:
    """The room on the boards, basic and advanced, and what a temple can have given."""
    values = {value for row in components.temples for value in row} | {components.temple_points}
    return {
        "objectives": [each.key for each in components.objectives],
        "races": [each.key for each in components.objectives if isinstance(each, Race)],
        "most_objectives": MOST_OBJECTIVES,
        "food": [[len(column) for column in tile.columns] for tile in components.food],
        "gems": [len(track) for track in components.gems],
        "temples": sorted(values),
    }
