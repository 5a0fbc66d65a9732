"""What Maps of Misterra writes in letters, in words: sketch cards, patterns, Otoma's cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from inklands.cli.translator import Translator
from inklands.core.message import Message
from inklands.games.misterra.island.terrain import KEYS, LETTERS
from inklands.games.misterra.otoma.components import CONFIRM

CLAIM, ANYTHING = "!", "."


def argument_words(translator: Translator) -> Mapping[str, Callable[[str], str]]:
    """How the arguments of messages that are written in letters are said."""
    return {
        "sketch": lambda text: sketch_words(translator, text),
        "other_sketch": lambda text: sketch_words(translator, text),
        "tucked": lambda text: sketch_words(translator, text),
        "revealed": lambda text: sketch_words(translator, text),
        "sketches": lambda text: ", ".join(sketch_words(translator, s) for s in text.split()),
        "front": lambda text: front_words(translator, text),
        "pattern": lambda text: pattern_words(translator, text),
    }


def sketch_words(translator: Translator, sketch: str) -> str:
    """The two terrains of a sketch card."""
    one, two = (terrain_key(letter) for letter in sketch)
    return translator.format(Message.of("misterra-terminal-sketch-words", one=one, two=two))


def front_words(translator: Translator, front: str) -> str:
    """What the front of one of Otoma's cards does in its two cells, and whether it claims."""
    return ", ".join(_action_words(translator, action) for action in front.split())


def pattern_words(translator: Translator, pattern: str) -> str:
    """The rows of a pattern from the top, what each shows from the left."""
    rows = (
        ", ".join(_pattern_cell(translator, letter) for letter in row) for row in pattern.split("/")
    )
    return "; ".join(rows)


def terrain_key(letter: str) -> str:
    return KEYS[LETTERS.index(letter.upper())]


def _action_words(translator: Translator, action: str) -> str:
    if action == CLAIM:
        return translator.format(Message("misterra-otoma-claims"))
    if action.startswith(CONFIRM):
        key = terrain_key(action.removeprefix(CONFIRM))
        return translator.format(Message.of("misterra-terminal-otoma-confirms-or", terrain=key))
    return translator.format(Message(terrain_key(action).removeprefix("@")))


def _pattern_cell(translator: Translator, letter: str) -> str:
    key = "misterra-terminal-any" if letter == ANYTHING else terrain_key(letter).removeprefix("@")
    return translator.format(Message(key))
