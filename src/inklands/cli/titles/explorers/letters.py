"""How the landscape of Explorers is marked at the terminal."""

from __future__ import annotations

from inklands.cli.letters import Alphabet, Marks
from inklands.cli.translator import Translator
from inklands.core.message import Message
from inklands.games.explorers.landscape.terrain import ITEM_NAMES, NAMES

SYMBOLS = {"W": "≈", "G": '"', "S": "∴", "M": "▲"}


def terrain_marks(marks: Marks, translator: Translator) -> Alphabet:
    """What is shown for each terrain."""
    if marks is Marks.SYMBOLS:
        return Alphabet(SYMBOLS)
    return Alphabet() if marks is Marks.CODES else _own(NAMES, translator)


def item_marks(marks: Marks, translator: Translator) -> Alphabet:
    """What is shown for the things that lie on cells; they have no symbols that all would know."""
    return Alphabet() if marks is Marks.CODES else _own(ITEM_NAMES, translator)


def _own(names: dict[str, str], translator: Translator) -> Alphabet:
    letters = {
        letter: translator.format(Message(f"explorers-terminal-letter-{name}"))
        for letter, name in names.items()
    }
    return Alphabet(letters)
