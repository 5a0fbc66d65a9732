"""What a title looks like at the terminal: drawn for maps and trails, plain text for the others."""

from __future__ import annotations

from typing import Protocol

from mapwright.cli.explain import part_name, with_seats
from mapwright.cli.map_board import MapBoard
from mapwright.cli.trail_board import TrailBoard
from mapwright.core.match import Match
from mapwright.games.cartographers.view import View
from mapwright.games.explorers.view import ExplorersView
from mapwright.locales import Speaker

AnyMatch = Match[object, object, object]


class Board(Protocol):
    """What a sitting needs of a title."""

    def show(self, seat: int) -> None: ...
    def show_pencil(self, seat: int, action: object) -> None: ...
    def show_spots(self, seat: int, text: str) -> None: ...
    def read(self, seat: int, text: str) -> object: ...
    def part_name(self, key: str) -> str: ...


def board_for(match: AnyMatch, speaker: Speaker) -> Board:
    view = match.view(0)
    if isinstance(view, View):
        return MapBoard(match, speaker)
    if isinstance(view, ExplorersView):
        return TrailBoard(match, speaker)
    return PlainBoard(match, speaker)


class PlainBoard:
    """Any title as plain text."""

    def __init__(self, match: AnyMatch, speaker: Speaker) -> None:
        self.match = match
        self.speaker = speaker

    def show(self, seat: int) -> None:
        print("\n" + self.match.game.picture(self.match.view(seat)))
        prompt = self.match.game.prompt(self.match.state, seat)
        print(self.speaker.say(with_seats(prompt)))
        legal = self.match.legal_actions(seat)
        texts = [self.match.game.action_text(action) for action in legal]
        for number, text in enumerate(texts[:40], 1):
            print(f"{number:>4}  {text}")
        if len(texts) > 40:
            print(f"      … {len(texts)} in all: list shows them")

    def show_pencil(self, seat: int, action: object) -> None:
        after = self.match.outlook(seat, action)
        print(f"{self.match.game.action_text(action)}: {after.total} points if counted then")

    def show_spots(self, seat: int, text: str) -> None:
        del text
        self.show(seat)

    def read(self, seat: int, text: str) -> object:
        legal = self.match.legal_actions(seat)
        if text.isdecimal() and 0 < int(text) <= len(legal):
            return legal[int(text) - 1]
        return self.match.game.parse_action(text)

    def part_name(self, key: str) -> str:
        return part_name(self.match.game, key, self.speaker)
