"""What each title looks like at the terminal: its own board, or plain text where it has none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from inklands.cli.plain_board import PlainBoard
from inklands.cli.scale import Scale
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch

BOARDS = "inklands.cli.titles"


class Board(Protocol):
    """What a session at the terminal needs of a title."""

    def show(self, seat: int) -> None: ...
    def show_maps(self, viewer: int | None, seats: Sequence[int]) -> None: ...
    def waits_for_ink(self, seat: int, action: object) -> bool: ...
    def show_pencil(self, seat: int, action: object) -> None: ...
    def show_spots(self, seat: int, text: str) -> None: ...
    def words(self, line: str) -> list[str]: ...
    def read(self, seat: int, text: str) -> object: ...
    def help(self) -> Iterator[str]: ...
    def legend(self) -> Iterator[str]: ...
    def scales(self) -> Iterator[Scale]: ...
    def part_name(self, key: str) -> str: ...


class BoardModule(Protocol):
    """What the module ``board`` of a title's folder under `inklands.cli.titles` offers."""

    def make_board(self, match: AnyMatch, translator: Translator) -> Board: ...


def board_for(match: AnyMatch, translator: Translator) -> Board:
    """The board drawn for the title of *match*, or a plain one."""
    folder = f"{BOARDS}.{match.game.name}"
    if find_spec(folder) is None:
        return PlainBoard(match, translator)
    drawn: BoardModule = import_module(f"{folder}.board")
    return drawn.make_board(match, translator)
