"""What a title does with the text of a paper game; found in its folder of the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from inklands.cli.paper.sheet import Sheet
from inklands.cli.paper.text import PaperText
from inklands.cli.scale import Scale
from inklands.cli.translator import Translator
from inklands.core.catalogue import AnyGame, titles
from inklands.core.message import Message
from inklands.core.points import Points, Standing
from inklands.errors import SheetError

PICTURES = "inklands.cli.titles.{title}.picture"


@dataclass(frozen=True, slots=True)
class PaperGame:
    """The sheets of each seat, and what is worth saying beside their points."""

    names: tuple[str, ...]
    sheets: tuple[tuple[Sheet, ...], ...]
    notes: tuple[Message, ...] = ()
    has_total: bool = True
    """Whether the parts make a sum; ways of scoring of which a game has only some do not."""


class PictureModule(Protocol):
    """What the module ``picture`` of a title's folder under `inklands.cli.titles` offers."""

    HELP: str
    """What each letter of a picture stands for, and which fields there are."""
    OPTIONS: Mapping[str, str]
    """The fields that may stand on the command line: what they are called there, and here."""
    EXAMPLE: str
    """A paper game as people would write it down."""

    def read_game(self, game: AnyGame, text: PaperText, translator: Translator) -> PaperGame:
        """The sheets of each seat."""
        ...

    def standing(self, game: AnyGame, text: PaperText, points: tuple[Points, ...]) -> Standing:
        """Who comes first, with this title's way to break a tie; the titles of a solo game."""
        ...

    def scales(self, game: AnyGame, text: PaperText, translator: Translator) -> tuple[Scale, ...]:
        """The titles a solo game is rated by."""
        ...


def reader_of(title: str) -> PictureModule:
    """What reads paper games of *title*; one whose sheets have no picture is refused."""
    found = _module(title)
    if found is None:
        raise SheetError(f"{title} takes no picture: write its sheet as a JSON object")
    return found


def readers() -> dict[str, PictureModule]:
    """The readers of all titles that have one, for those who ask for help."""
    found = {title: _module(title) for title in titles()}
    return {title: module for title, module in found.items() if module is not None}


def _module(title: str) -> PictureModule | None:
    name = PICTURES.format(title=title)
    if find_spec(name.rpartition(".")[0]) is None or find_spec(name) is None:
        return None
    module: PictureModule = import_module(name)
    return module
