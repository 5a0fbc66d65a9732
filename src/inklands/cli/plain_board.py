"""Any title at the terminal as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from inklands.cli.board import Query
from inklands.cli.numbers import typed_number
from inklands.cli.scale import Scale
from inklands.cli.translator import Translator
from inklands.cli.wrapping import wrapped
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.core.points import Rating

MOST_LISTED = 40


class PlainBoard:
    """The picture of a view, and the legal actions by number."""

    def __init__(self, match: AnyMatch, translator: Translator) -> None:
        self.match = match
        self.translator = translator

    @property
    def queries(self) -> Mapping[str, Query]:
        return {}

    def say(self, line: str) -> None:
        print(line)

    def news(self, sentence: str) -> str:
        return f" · {sentence}"

    def show(self, seat: int) -> None:
        print("\n" + self.match.game.picture(self.match.view(seat)))
        self.ask(seat)

    def show_maps(self, viewer: int | None, seats: Sequence[int]) -> None:
        """The maps of *seats* as *viewer*, or an onlooker, sees them."""
        del seats
        print(self.match.game.picture(self.match.view(viewer)))

    def show_end(self) -> None:
        self.show_maps(None, range(self.match.seats))

    def ask(self, seat: int) -> None:
        """What the seat is to decide, and what it may do."""
        print(self.translator.format(self.match.game.prompt(self.match.state, seat)))
        lines = list(self.list_actions(seat, ""))
        print("\n".join(lines[:MOST_LISTED]))
        if len(lines) > MOST_LISTED:
            print("     ", self.translator.text("more", count=len(lines)))

    def list_actions(self, seat: int, rest: str) -> Iterator[str]:
        """The legal actions by number."""
        del rest
        for number, action in enumerate(self.match.legal_actions(seat), 1):
            yield f"{number:>4}  {self.written(seat, action)}"

    def written(self, seat: int, action: object) -> str:
        """An action of *seat* as it can be typed, its terrains marked as on the maps."""
        del seat
        text: str = self.match.game.action_text(action)
        return text

    def waits_for_ink(self, seat: int, action: object) -> bool:
        """Whether *action* is shown in pencil first: it is if it could not be taken back."""
        game, state = self.match.game, self.match.state
        return bool(game.barrier(game.apply(state, seat, action)) != game.barrier(state))

    def show_pencil(self, seat: int, action: object) -> None:
        points = self.match.live_points(seat, action).total
        text = self.match.game.action_text(action)
        print(self.translator.text("if-counted", action=text, points=points))

    def show_spots(self, seat: int, text: str) -> None:
        del text
        self.show(seat)

    def words(self, line: str) -> list[str]:
        """The actions of a line that holds several."""
        return line.split()

    def read(self, seat: int, text: str) -> object:
        """An action, or its number in the list."""
        numbered = self.numbered(seat, text)
        return self.match.game.parse_action(text) if numbered is None else numbered

    def numbered(self, seat: int, text: str) -> object | None:
        """The legal action whose number is *text*, if there is one."""
        legal = self.match.legal_actions(seat)
        number = typed_number(text) or 0
        if 0 < number <= len(legal):
            action: object = legal[number - 1]
            return action
        return None

    def help(self) -> Iterator[str]:
        """How actions of this title are written."""
        yield self.translator.text("help-actions")

    def legend(self) -> Iterator[str]:
        """What the letters of the maps stand for."""
        yield from ()

    def mark_names(self, names: Mapping[str, str]) -> str:
        """Marks of a map, each with the title's own word of that key; a mark stays by its word."""
        named = (f"{mark}\N{NO-BREAK SPACE}{self.named(key)}" for mark, key in names.items())
        return wrapped("  ", "   ".join(named))

    def scales(self) -> Iterator[Scale]:
        """The titles a solo game is rated by, a scale for each rating."""
        yield from ()

    def ratings(self) -> Iterable[Rating]:
        """What a solo game would be rated if it ended now, a rating for each scale."""
        return ()

    def part_name(self, key: str) -> str:
        return self.translator.part_name(self.match.game, key)

    def named(self, key: str) -> str:
        """The text of the title itself whose key ends in *key*."""
        return self.translator.format(Message(f"{self.match.game.name}-{key}"))
