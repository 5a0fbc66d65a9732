"""One session at the terminal: what is shown, what is asked, what is understood."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from inklands.bots.bot import Bot, make
from inklands.bots.driver import decide
from inklands.cli.boards import Board, board_for
from inklands.cli.explain import format_points
from inklands.cli.translator import Translator
from inklands.core.events import Event
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.core.record import record
from inklands.errors import InklandsError


class Session:
    """A match played by people at one terminal and by bots."""

    def __init__(
        self,
        match: AnyMatch,
        bots: Mapping[int, str],
        translator: Translator,
    ) -> None:
        self.match = match
        self.bots: dict[int, Bot] = {seat: make(name) for seat, name in bots.items()}
        self.translator = translator
        self.board: Board = board_for(match, translator)
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self._help,
            "spots": self._spots,
            "list": self._list,
            "points": self._points,
            "save": self._save,
        }

    def run(self) -> int:
        print(self.translator.text("welcome"))
        self._print_events(self.match.opening_events)
        while not self.match.is_over:
            seat = min(self.match.to_act - set(self.bots), default=None)
            if seat is None:
                self._bot_acts(min(self.match.to_act))
            elif not self._person_acts(seat):
                return 0
        self._finish()
        return 0

    def _bot_acts(self, seat: int) -> None:
        action = decide(self.bots[seat], self.match, seat)
        self._print_events(self.match.play(seat, action))

    def _person_acts(self, seat: int) -> bool:
        """Ask until *seat* has acted; False when the person leaves."""
        self.board.show(seat)
        while True:
            try:
                line = input(f"{self._name(seat)}> ").strip()
            except EOFError:
                return False
            word, _, rest = line.partition(" ")
            if word in ("quit", "exit"):
                return False
            try:
                if word == "undo":
                    self._undo(seat)
                    return True
                if word in self.commands:
                    self.commands[word](seat, rest.strip())
                elif line and self._act(seat, line):
                    return True
            except InklandsError as error:
                print(self.translator.format_refusal(error))

    def _act(self, seat: int, line: str) -> bool:
        """Show the action in pencil, and play it if it is inked."""
        action = self.match.checked(seat, self.board.read(seat, line))
        self.board.show_pencil(seat, action)
        try:
            answer = input(f"{self.translator.text('ink')} ").strip().lower()
        except EOFError:
            answer = "n"
        if answer not in ("", "y", "yes", "o", "oui", "j", "ja"):
            return False
        self._print_events(self.match.play(seat, action))
        return True

    def _name(self, seat: int) -> str:
        """Which seat is asked, where there are several."""
        return self.translator.text("seat-number", number=seat) if self.match.seats > 1 else ""

    def _help(self, _seat: int, _rest: str) -> None:
        print(self.translator.text("help"))

    def _spots(self, seat: int, rest: str) -> None:
        self.board.show_spots(seat, rest or "1")

    def _list(self, seat: int, _rest: str) -> None:
        game = self.match.game
        for number, action in enumerate(self.match.legal_actions(seat), 1):
            print(f"{number:>4}  {game.action_text(action)}")

    def _points(self, seat: int, _rest: str) -> None:
        for line in format_points(self.match.live_points(seat), self.match.game, self.translator):
            print(line)

    def _undo(self, seat: int) -> None:
        """Take back this person's last action, or that of another person at this terminal."""
        people = [s for s in range(self.match.seats) if s not in self.bots]
        taken = next((s for s in [seat, *reversed(people)] if self.match.can_undo(s)), seat)
        action = self.match.game.action_text(self.match.undo(taken))
        print(self.translator.text("taken-back", seat=taken, action=action))

    def _save(self, _seat: int, rest: str) -> None:
        path = Path(rest or f"{self.match.game.name}.record")
        try:
            path.write_text(str(record(self.match)), encoding="utf-8")
        except OSError as error:
            print(self.translator.text("not-saved", path=str(path), reason=str(error.strerror)))
        else:
            print(self.translator.text("saved", path=str(path)))

    def _print_events(self, events: tuple[Event, ...]) -> None:
        """The log, without what no person at this terminal may know."""
        people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        for event in events:
            if event.audience is None or any(event.reaches(seat) for seat in people):
                print(" ·", self.translator.format(event.message))

    def _finish(self) -> None:
        self.board.show(0)
        standing = self.match.standing
        for seat, points in enumerate(standing.points):
            print(f"\n{self.translator.text('total', seat=seat, points=points.total)}")
            for key, total in points.by_key().items():
                print(f"  {total:>4}  {self.board.part_name(key)}")
        for rating in standing.ratings:
            title = self.translator.format(Message(f"{self.match.game.name}-{rating.title}"))
            print(f"\n{rating.number:+d}: {title}")
        if self.match.seats > 1:
            print(f"\n{self.translator.format_places(standing)}")
