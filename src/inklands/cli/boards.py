"""What each title looks like at the terminal: its own board, or plain text where it has none."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from inklands.cli.board import Board
from inklands.cli.letters import Marks
from inklands.cli.plain_board import PlainBoard
from inklands.cli.spoken.board import SpokenBoard
from inklands.cli.spoken.teller import AnyTeller, Teller
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch

BOARDS = "inklands.cli.titles"


class BoardModule(Protocol):
    """What the module ``board`` of a title's folder under `inklands.cli.titles` offers."""

    def make_board(self, match: AnyMatch, translator: Translator, marks: Marks) -> Board: ...


class TellerModule(Protocol):
    """What the module ``teller`` of such a folder offers."""

    def make_teller(self, match: AnyMatch, translator: Translator) -> Teller: ...


def board_for(match: AnyMatch, translator: Translator, marks: Marks = Marks.LETTERS) -> Board:
    """The board drawn for the title of *match*, its cells marked as asked, or one of plain text."""
    folder = f"{BOARDS}.{match.game.name}"
    if find_spec(folder) is None:
        return PlainBoard(match, translator)
    drawn: BoardModule = import_module(f"{folder}.board")
    return drawn.make_board(match, translator, marks)


def spoken_board_for(match: AnyMatch, translator: Translator) -> SpokenBoard:
    """The board that tells the title of *match* in words."""
    drawn, teller = board_for(match, translator), teller_for(match, translator)
    return SpokenBoard(match, translator, drawn, teller)


def teller_for(match: AnyMatch, translator: Translator) -> Teller:
    """What tells the title of *match* in words."""
    folder = f"{BOARDS}.{match.game.name}"
    if find_spec(folder) is None:
        return AnyTeller(match, translator)
    told: TellerModule = import_module(f"{folder}.teller")
    return told.make_teller(match, translator)
