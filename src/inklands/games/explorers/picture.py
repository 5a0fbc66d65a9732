"""A view as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.view import PlayerView, View


def picture(view: View) -> str:
    """
    The state of the table in a few lines, then the landscapes one under the other.

    A cell shows its terrain and its item; a crossed one ``x`` and its item.
    """
    lines = [
        f"round {view.round}, turn {view.turn}: {view.stage}",
        f"tiles {view.tiles}, start {view.start or 'to be settled'}",
        _card(view),
        *(f"objective {o.key} {_values(o.left)}".rstrip() for o in view.objectives),
        *(f"temple {p.letter} at {p.temple}: {_values(p.values)}" for p in view.places),
    ]
    maps = [line for player in view.players for line in _map(view, player)]
    return "\n".join([*lines, *maps])


def _card(view: View) -> str:
    if not view.card:
        return "no card"
    taken = "" if view.side is None else f", {view.side} is {_whose(view)}"
    return f"card {' or '.join(view.card)}{taken}"


def _whose(view: View) -> str:
    return "facing" if view.active is None else f"taken by seat {view.active}"


def _values(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def _map(view: View, player: PlayerView) -> Iterator[str]:
    yield (
        f"seat {player.seat}: keys {player.keys_free}, maps {player.maps_free}, "
        f"gems {player.gems}, food {' '.join(food or '-' for food in player.food)}, "
        f"temples {_values(player.temples)}"
    )
    yield "   " + "".join(f"{column + 1:<3}" for column in range(GRID.width)).rstrip()
    for r, (terrain, items, crosses) in enumerate(
        zip(view.terrain, view.items, player.crosses, strict=True)
    ):
        cells = (
            ("x" if cross == "x" else letter) + (" " if item == "." else item)
            for letter, item, cross in zip(terrain, items, crosses, strict=True)
        )
        yield f"{chr(ord('a') + r)}  {' '.join(cells)}".rstrip()
