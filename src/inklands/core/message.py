"""Sentences as values: a key of the locale files and what fills its gaps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Argument: TypeAlias = str | int


@dataclass(frozen=True, slots=True)
class Message:
    """
    A sentence that is put into a language only where somebody reads it.

    A text argument ``@key`` stands for another message. The arguments ``seat`` and ``other`` are
    seats, for which whoever speaks the sentence puts the names of the players.

    >>> Message.of("drew", terrain="forest", cells="c3c4")
    Message(key='drew', args=(('terrain', 'forest'), ('cells', 'c3c4')))
    """

    key: str
    args: tuple[tuple[str, Argument], ...] = ()

    @classmethod
    def of(cls, key: str, **args: Argument) -> Message:
        return cls(key, tuple(args.items()))
