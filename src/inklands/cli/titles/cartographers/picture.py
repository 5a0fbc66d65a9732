"""A map of Cartographers drawn at the terminal."""

from __future__ import annotations

from inklands.cli.picture import Picture

LETTERS = (
    "F forest, V village, A farm, W water, M monsters, ^ mountain, # wasteland, . empty; "
    "--sheet A or B is the printed map, --coins N what was earned beside it"
)


def read_picture(picture: Picture) -> dict[str, object]:
    """The request for a map; with coins the monsters cost what they cost in a season."""
    request: dict[str, object] = {"rows": list(picture.rows), "layout": picture.sheet}
    if picture.goals is not None:
        request["goals"] = picture.goals
    if picture.coins is not None:
        request["coins"] = picture.coins
    return request
