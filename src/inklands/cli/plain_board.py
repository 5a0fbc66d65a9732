"""Any title at the terminal as plain text."""

from __future__ import annotations

from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch

MOST_LISTED = 40


class PlainBoard:
    """The picture of a view, and the legal actions by number."""

    def __init__(self, match: AnyMatch, translator: Translator) -> None:
        self.match = match
        self.translator = translator

    def show(self, seat: int) -> None:
        print("\n" + self.match.game.picture(self.match.view(seat)))
        self.ask(seat)

    def ask(self, seat: int) -> None:
        """What the seat is to decide, and what it may do."""
        print(self.translator.format(self.match.game.prompt(self.match.state, seat)))
        legal = self.match.legal_actions(seat)
        texts = [self.match.game.action_text(action) for action in legal]
        for number, text in enumerate(texts[:MOST_LISTED], 1):
            print(f"{number:>4}  {text}")
        if len(texts) > MOST_LISTED:
            print("     ", self.translator.text("more", count=len(texts)))

    def show_pencil(self, seat: int, action: object) -> None:
        points = self.match.live_points(seat, action).total
        text = self.match.game.action_text(action)
        print(self.translator.text("if-counted", action=text, points=points))

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
        return self.translator.part_name(self.match.game, key)
