"""What Explorers writes in letters and numbers, in words: terrains, tiles, temples."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from inklands.cli.translator import Translator
from inklands.core.message import Message
from inklands.games.explorers.landscape.terrain import NAMES
from inklands.games.explorers.rules import Explorers
from inklands.games.explorers.view import PlaceView, View

TURNS = {"1": "¼", "2": "½", "3": "¾"}
"""Quarter turns of a tile."""


def argument_words(translator: Translator) -> Mapping[str, Callable[[str], str]]:
    """How the arguments of messages that are written in letters are said."""
    return {"tiles": lambda text: tiles_words(translator, text)}


def terrains_key(terrains: str) -> str:
    """The text for a side of a card: a terrain, or a joker's two."""
    return f"explorers-{'-'.join(NAMES[letter] for letter in terrains)}"


def tiles_words(translator: Translator, tiles: str) -> str:
    """The tiles of a landscape with how far each is turned."""
    return ", ".join(_tile_words(translator, tile) for tile in tiles.split(","))


def temple_words(
    translator: Translator, game: Explorers, view: View, place: PlaceView, won: int
) -> str:
    """What a temple gave, or what it still offers, the best first."""
    if won:
        message = Message.of("explorers-temple-won", temple=place.letter, points=won)
        return translator.format(message)
    best, *later = place.values or (0,)
    if view.sides.temples:
        worth = game.components.temple_points
        offer = translator.text("temple-open", temple=place.letter, points=worth, crosses=best)
    else:
        message = Message.of("explorers-temple-open", temple=place.letter, points=best)
        offer = translator.format(message)
    rest = translator.text("later", order=" ".join(map(str, later)))
    return f"{offer}, {rest}" if later else offer


def _tile_words(translator: Translator, tile: str) -> str:
    number, turned, turns = tile.strip().partition("r")
    if not turned or turns not in TURNS:
        return number
    message = Message.of("explorers-terminal-tile-turned", number=number, turn=TURNS[turns])
    return translator.format(message)
