"""A parchment of Maps of Misterra drawn at the terminal, the island below it."""

from __future__ import annotations

from inklands.cli.picture import Picture
from inklands.errors import SheetError
from inklands.games.misterra.island.places import GRID

LETTERS = (
    "S steppe, L lagoon, J jungle, M mountain, . empty; the parchment first, then the island, its "
    "hazy tiles in lower case; --goals 4,17 are the numbers of presumptions"
)


def read_picture(picture: Picture) -> dict[str, object]:
    """The request for a parchment and an island; the goals are numbers of presumptions."""
    rows, height = list(picture.rows), GRID.height
    if len(rows) != 2 * height:
        raise SheetError(f"a picture has {height} rows of parchment and {height} of island")
    goals = picture.goals or []
    if not all(goal.isdecimal() for goal in goals):
        raise SheetError("presumptions are named by their numbers: --goals 4,17")
    return {
        "parchment": rows[:height],
        "island": rows[height:],
        "presumptions": list(map(int, goals)),
    }
