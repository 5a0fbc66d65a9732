"""Any title at the terminal as plain text."""

from __future__ import annotations

from typing import TypeAlias

from inklands.cli.voice import Voice
from inklands.core.match import Match

AnyMatch: TypeAlias = Match[object, object, object]
MOST_LISTED = 40


class PlainBoard:
    """The picture of a view, and the legal actions by number."""

    def __init__(self, match: AnyMatch, voice: Voice) -> None:
        self.match = match
        self.voice = voice

    def show(self, seat: int) -> None:
        print("\n" + self.match.game.picture(self.match.view(seat)))
        self.ask(seat)

    def ask(self, seat: int) -> None:
        """What the seat is to decide, and what it may do."""
        print(self.voice.say(self.match.game.prompt(self.match.state, seat)))
        legal = self.match.legal_actions(seat)
        texts = [self.match.game.action_text(action) for action in legal]
        for number, text in enumerate(texts[:MOST_LISTED], 1):
            print(f"{number:>4}  {text}")
        if len(texts) > MOST_LISTED:
            print("     ", self.voice.tell("more", count=len(texts)))

    def show_pencil(self, seat: int, action: object) -> None:
        points = self.match.live_points(seat, action).total
        text = self.match.game.action_text(action)
        print(self.voice.tell("if-counted", action=text, points=points))

    def show_spots(self, seat: int, text: str) -> None:
        del text
        self.show(seat)

    def read(self, seat: int, text: str) -> object:
        """An action, or its number in the list."""
        legal = self.match.legal_actions(seat)
        if text.isdecimal() and 0 < int(text) <= len(legal):
            return legal[int(text) - 1]
        return self.match.game.parse_action(text)

    def part_name(self, key: str) -> str:
        return self.voice.part_name(self.match.game, key)
