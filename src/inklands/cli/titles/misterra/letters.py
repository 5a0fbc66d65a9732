"""How terrains of Maps of Misterra are marked at the terminal."""

from __future__ import annotations

from inklands.cli.letters import Alphabet, Marks
from inklands.cli.translator import Translator
from inklands.core.message import Message
from inklands.games.misterra.island.terrain import KEYS, LETTERS


def alphabet(marks: Marks, translator: Translator) -> Alphabet:
    """What is shown for each terrain; hazy tiles are small letters, so there are no symbols."""
    return Alphabet() if marks is Marks.CODES else own_letters(translator)


def own_letters(translator: Translator) -> Alphabet:
    """The letters of the reader's language."""
    names = (key.partition("-")[2] for key in KEYS)
    letters = (translator.format(Message(f"misterra-terminal-letter-{name}")) for name in names)
    return Alphabet(dict(zip(LETTERS, letters, strict=True)))
