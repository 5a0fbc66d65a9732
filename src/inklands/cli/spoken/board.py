"""Any title at the terminal in words: no pictures, one fact a line, for ears and braille."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from inklands.cli.board import Board, Query
from inklands.cli.numbers import typed_number
from inklands.cli.scale import Scale
from inklands.cli.spoken.lines import line_cells, line_labels, runs
from inklands.cli.spoken.ranking import Choice, Ranking
from inklands.cli.spoken.teller import Teller
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.core.points import Rating
from inklands.errors import NotationError, SeatError

PAGE = 10
FEW = 6
"""So many actions are told without being asked for."""


class SpokenBoard:
    """What *teller* says of a match; actions are written as at the *drawn* board."""

    def __init__(
        self, match: AnyMatch, translator: Translator, drawn: Board, teller: Teller
    ) -> None:
        self.match = match
        self.translator = translator
        self.drawn = drawn
        self.teller = teller
        self.ranking = Ranking(match)
        self.waits_for_ink = drawn.waits_for_ink
        self.words = drawn.words
        self.part_name = drawn.part_name
        self._told: dict[int, list[Choice]] = {}
        """What is left of the list each seat heard last."""
        self._has_heard_goals: set[int] = set()

    @property
    def queries(self) -> dict[str, Query]:
        return {
            "row": lambda seat, rest: self._line("row", seat, rest),
            "column": lambda seat, rest: self._line("column", seat, rest),
            "cell": self._cell,
            "region": self._region,
            "goals": lambda seat, _: self.teller.goals(seat),
            "open": lambda seat, _: self.teller.open(seat),
            "more": lambda seat, _: self._more(seat),
            "try": self._try,
        }

    def say(self, line: str) -> None:
        """Print a fact on one line, commas for its columns: its reader breaks it as they like."""
        # An arrow between a count and its points is a picture too.
        for each in line.replace(
            "→", self.translator.format(Message("page-heard-gives"))
        ).splitlines():
            if told := re.sub(r"(?<=\S) {2,}", ", ", each.strip()):
                print(told)

    def news(self, sentence: str) -> str:
        return sentence

    def show(self, seat: int) -> None:
        if seat not in self._has_heard_goals:
            self._has_heard_goals.add(seat)
            self._say_all(self.teller.goals(seat))
        self._say_all(self.teller.situation(seat))
        self.say(self.translator.format(self.match.game.prompt(self.match.state, seat)))
        count = len(self.match.legal_actions(seat))
        if count > FEW:
            self.say(self.translator.text("list-first", count=count))
        else:
            self._say_all(self.list_actions(seat, ""))

    def show_maps(self, viewer: int | None, seats: Sequence[int]) -> None:
        for seat in seats:
            self.say(self.translator.format_total(seat, self.match.standing.points[seat].total))
            self._say_all(self.teller.others(viewer, seat))
            for label in line_labels(self.match.game.grid, "row"):
                self._say_all(self._cells(viewer, seat, "row", label))

    def show_end(self) -> None:
        """The points say it all; whoever wants the maps replays the record."""

    def show_pencil(self, seat: int, action: object) -> None:
        self._say_all(self.teller.details(seat, action))
        now, then = self.match.live_points(seat).by_key(), self.match.live_points(seat, action)
        for key, points in then.by_key().items():
            if change := points - now.get(key, 0):
                self.say(self.translator.label(self.part_name(key), f"{points}, {change:+d}"))
        change = then.total - sum(now.values())
        together = self.translator.format(Message("page-all-points"))
        self.say(self.translator.label(together, f"{change:+d}" if change else "0"))

    def show_spots(self, seat: int, text: str) -> None:
        self._say_all(self.list_actions(seat, text))

    def list_actions(self, seat: int, rest: str) -> Iterator[str]:
        """The best actions, those from a number on, or those in whose words *rest* occurs."""
        choices = list(self.ranking.of(seat))
        if (first := typed_number(rest)) is not None:
            choices = choices[max(first, 1) - 1 :]
        elif rest:
            wanted = rest.lower().split()
            choices = [c for c in choices if set(wanted) <= _words(self.teller, seat, c)]
        yield self.translator.text("list-count", count=len(choices))
        self._told[seat] = choices
        yield from self._more(seat)

    def read(self, seat: int, text: str) -> object:
        """An action as the drawn board reads it, or its number in the list that was told."""
        if not text.isdecimal():
            return self.drawn.read(seat, text)
        choices = self.ranking.of(seat)
        number = typed_number(text) or 0
        if not 0 < number <= len(choices):
            raise NotationError(
                f"there is no action {text} in the list", "error-notation-number", text=text
            )
        return choices[number - 1].action

    def help(self) -> Iterator[str]:
        yield from self.drawn.help()
        yield self.translator.text("help-plain")

    def legend(self) -> Iterator[str]:
        yield self.translator.text("no-letters")

    def scales(self) -> Iterator[Scale]:
        return self.drawn.scales()

    def ratings(self) -> Iterable[Rating]:
        return self.drawn.ratings()

    def written(self, seat: int, action: object) -> str:
        return self.teller.action(seat, action)

    def _say_all(self, facts: Iterator[str]) -> None:
        for fact in facts:
            self.say(fact)

    def _more(self, seat: int) -> Iterator[str]:
        choices = self._told.get(seat, [])
        for choice in choices[:PAGE]:
            gain = f"{choice.gain:+d}" if choice.gain else "0"
            yield f"{choice.number}. {gain}, {self.teller.action(seat, choice.action)}"
        self._told[seat] = choices[PAGE:]
        if self._told[seat]:
            yield self.translator.text("list-more", count=len(self._told[seat]))

    def _try(self, seat: int, rest: str) -> Iterator[str]:
        """Where an action would lie and what it would give, without asking for ink."""
        self.show_pencil(seat, self.match.checked(seat, self.read(seat, rest)))
        yield from ()

    def _line(self, kind: str, seat: int, rest: str) -> Iterator[str]:
        label, owner = self._owner(seat, rest)
        return self._cells(seat, owner, kind, label)

    def _cells(self, viewer: int | None, owner: int, kind: str, label: str) -> Iterator[str]:
        grid = self.match.game.grid
        cells = line_cells(grid, kind, label)
        return runs(
            grid, cells, lambda index: self.teller.cell(viewer, owner, index), self.translator
        )

    def _cell(self, seat: int, rest: str) -> Iterator[str]:
        name, owner = self._owner(seat, rest)
        index = self.match.game.grid.parse_name(name)
        yield self.translator.label(name, self.teller.cell(seat, owner, index))

    def _region(self, seat: int, rest: str) -> Iterator[str]:
        name, owner = self._owner(seat, rest)
        region = list(self.teller.region(seat, owner, self.match.game.grid.parse_name(name)))
        # What is joined to nothing is told for itself: no question goes without an answer.
        yield from region or self._cell(seat, rest)

    def _owner(self, seat: int, rest: str) -> tuple[str, int]:
        """What is asked about, and on whose map: one's own, or that of a seat named behind it."""
        words = rest.split()
        name, other = (*words, "", "")[:2]
        if not other:
            return name, self.match.game.live_points_seat(self.match.state, seat)
        owner = typed_number(other)
        if owner is None or owner >= self.match.seats:
            raise SeatError(f"there is no seat {other}; there are 0 to {self.match.seats - 1}")
        return name, owner


def _words(teller: Teller, seat: int, choice: Choice) -> set[str]:
    return set(re.findall(r"\w+", teller.action(seat, choice.action).lower()))
