"""What can be chosen before a match: typed, listed, defaulted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from inklands.errors import OptionError

Value: TypeAlias = str | bool | int


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few named values."""

    key: str
    values: tuple[str, ...]
    default: str

    def parse(self, text: str) -> str:
        if text not in self.values:
            values = ", ".join(self.values)
            raise OptionError(
                f"{self.key} = {text!r}: choose one of {values}",
                "refused-option-value",
                name=self.key,
                value=text[:40],
                names=values,
            )
        return text


@dataclass(frozen=True, slots=True)
class Flag:
    """On or off."""

    key: str
    default: bool = False

    def parse(self, text: str) -> bool:
        words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        if text.lower() not in words:
            raise OptionError(
                f"{self.key} = {text!r}: choose on or off",
                "refused-option-value",
                name=self.key,
                value=text[:40],
                names="on, off",
            )
        return words[text.lower()]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number between two bounds, both allowed."""

    key: str
    least: int
    most: int
    default: int

    def parse(self, text: str) -> int:
        if re.fullmatch("-?[0-9]{1,20}", text) and self.least <= int(text) <= self.most:
            return int(text)
        raise OptionError(
            f"{self.key} = {text[:40]!r}: choose a number from {self.least} to {self.most}"
        )


@dataclass(frozen=True, slots=True)
class Words:
    """
    Free text that the game reads when the match starts, such as a list of tiles.

    Where *slots* is not 0, the text is up to so many values with commas between them, at most one
    of each group; or, where it *is_whole*, exactly so many or none.
    """

    key: str
    default: str = ""
    groups: tuple[tuple[str, ...], ...] = ()
    slots: int = 0
    is_whole: bool = False

    def parse(self, text: str) -> str:
        if len(text) > 200 or not text.isprintable():
            raise OptionError(f"{self.key} = {text[:20]!r}…: at most 200 printable characters")
        return text


Option: TypeAlias = Choice | Flag | Number | Words


@dataclass(frozen=True, slots=True)
class Settings:
    """A value for every option of a game."""

    values: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, key: str) -> Value:
        return dict(self.values)[key]

    def text(self, key: str) -> str:
        return str(self[key])

    def flag(self, key: str) -> bool:
        return self[key] is True

    def number(self, key: str) -> int:
        return int(self[key])

    def written(self) -> dict[str, str]:
        """The values as texts that `Options.settle` reads again."""
        words = {True: "on", False: "off"}
        return {
            key: words[value] if isinstance(value, bool) else str(value)
            for key, value in self.values
        }


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game, in the order in which they are shown."""

    options: tuple[Option, ...] = ()

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def settle(self, chosen: Mapping[str, str] | None = None) -> Settings:
        """The chosen values, checked, and the defaults for the rest."""
        chosen = chosen or {}
        known = [option.key for option in self.options]
        for key in chosen:
            if key not in known:
                listed = ", ".join(known) or "none"
                raise OptionError(
                    f"there is no option {key!r}; there are: {listed}",
                    "refused-option",
                    name=key[:40],
                    names=listed,
                )
        return Settings(
            tuple(
                (
                    option.key,
                    option.parse(chosen[option.key]) if option.key in chosen else option.default,
                )
                for option in self.options
            )
        )
