"""What each title looks like at the terminal: drawn, or plain text for one without a board."""

from __future__ import annotations

from typing import Protocol

from inklands.cli.island_board import IslandBoard
from inklands.cli.map_board import MapBoard
from inklands.cli.plain_board import AnyMatch, PlainBoard
from inklands.cli.trail_board import TrailBoard
from inklands.cli.voice import Voice
from inklands.games.cartographers.view import View as CartographersView
from inklands.games.explorers.view import View as ExplorersView
from inklands.games.misterra.view import View as MisterraView


class Board(Protocol):
    """What a sitting needs of a title."""

    def show(self, seat: int) -> None: ...
    def show_pencil(self, seat: int, action: object) -> None: ...
    def show_spots(self, seat: int, text: str) -> None: ...
    def read(self, seat: int, text: str) -> object: ...
    def part_name(self, key: str) -> str: ...


def board_for(match: AnyMatch, voice: Voice) -> Board:
    match match.view(0):
        case CartographersView():
            return MapBoard(match, voice)
        case ExplorersView():
            return TrailBoard(match, voice)
        case MisterraView():
            return IslandBoard(match, voice)
        case _:
            return PlainBoard(match, voice)
