"""How terrains of Cartographers are marked on the maps of the terminal."""

from __future__ import annotations

from inklands.cli.letters import Alphabet, Marks
from inklands.cli.translator import Translator
from inklands.core.message import Message
from inklands.games.cartographers.sheet import MOUNTAIN, WASTELAND, Terrain

SYMBOLS = {"F": "♠", "V": "⌂", "A": "≡", "W": "≈", "M": "Ж", MOUNTAIN: "▲", WASTELAND: "░"}


def alphabet(marks: Marks, translator: Translator) -> Alphabet:
    """What is shown for each terrain."""
    if marks is Marks.CODES:
        return Alphabet()
    return Alphabet(SYMBOLS) if marks is Marks.SYMBOLS else own_letters(translator)


def own_letters(translator: Translator) -> Alphabet:
    """The letters of the reader's language, none of which is that of an edict."""
    messages = {
        terrain.letter: Message(f"cartographers-terminal-letter-{terrain.key}")
        for terrain in Terrain
    }
    return Alphabet({letter: translator.format(each) for letter, each in messages.items()})
