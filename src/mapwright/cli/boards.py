"""What a title looks like at the terminal: drawn for maps and trails, plain text for the others."""

from __future__ import annotations

from typing import Protocol

from mapwright.cli.map_board import MapBoard
from mapwright.cli.trail_board import TrailBoard
from mapwright.cli.voice import Voice
from mapwright.core.match import Match
from mapwright.games.cartographers.view import View
from mapwright.games.explorers.view import ExplorersView

AnyMatch = Match[object, object, object]


class Board(Protocol):
    """What a sitting needs of a title."""

    def show(self, seat: int) -> None: ...
    def show_pencil(self, seat: int, action: object) -> None: ...
    def show_spots(self, seat: int, text: str) -> None: ...
    def read(self, seat: int, text: str) -> object: ...
    def part_name(self, key: str) -> str: ...


def board_for(match: AnyMatch, voice: Voice) -> Board:
    view = match.view(0)
    if isinstance(view, View):
        return MapBoard(match, voice)
    if isinstance(view, ExplorersView):
        return TrailBoard(match, voice)
    return PlainBoard(match, voice)


class PlainBoard:
    """Any title as plain text."""

    def __init__(self, match: AnyMatch, voice: Voice) -> None:
        self.match = match
        self.voice = voice

    def show(self, seat: int) -> None:
        print("\n" + self.match.game.picture(self.match.view(seat)))
        print(self.voice.say(self.match.game.prompt(self.match.state, seat)))
        legal = self.match.legal_actions(seat)
        texts = [self.match.game.action_text(action) for action in legal]
        for number, text in enumerate(texts[:40], 1):
            print(f"{number:>4}  {text}")
        if len(texts) > 40:
            print("     ", self.voice.tell("more", count=len(texts)))

    def show_pencil(self, seat: int, action: object) -> None:
        points = self.match.outlook(seat, action).total
        text = self.match.game.action_text(action)
        print(self.voice.tell("if-counted", action=text, points=points))

    def show_spots(self, seat: int, text: str) -> None:
        del text
        self.show(seat)

    def read(self, seat: int, text: str) -> object:
        legal = self.match.legal_actions(seat)
        if text.isdecimal() and 0 < int(text) <= len(legal):
            return legal[int(text) - 1]
        return self.match.game.parse_action(text)

    def part_name(self, key: str) -> str:
        return self.voice.part_name(self.match.game, key)
