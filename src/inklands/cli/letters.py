"""How cells are marked at the terminal: by letters of the reader's language, or by symbols."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Marks(Enum):
    """How cells are marked, as `--marks` says it."""

    LETTERS = "letters"
    """The first letters of the terrains in the reader's language, or others that fit."""
    SYMBOLS = "symbols"
    """Little pictures."""
    CODES = "codes"
    """The letters of records, which are those of the English names."""

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Alphabet:
    """What is shown for each letter of a title, and what may be typed for it."""

    shown: Mapping[str, str] = field(default_factory=dict)

    def mark(self, letter: str) -> str:
        """What is shown for *letter*; small letters stay small."""
        if letter.islower() and letter.upper() in self.shown:
            return self.shown[letter.upper()].lower()
        return self.shown.get(letter, letter)

    def marked(self, text: str) -> str:
        """*text* with each letter of the title as it is shown."""
        return "".join(map(self.mark, text))

    def letter(self, mark: str) -> str:
        """The title's letter for what somebody typed: as it is shown, or as records have it."""
        for letter, shown in self.shown.items():
            if mark in (shown, shown.lower()):
                return letter if mark == shown else letter.lower()
        return mark
