"""One session at the terminal: what is shown, what is asked, what is understood."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from inklands.bots.bot import Bot, make
from inklands.bots.driver import decide
from inklands.cli.board import Board, Query
from inklands.cli.explain import format_points
from inklands.cli.numbers import typed_number
from inklands.cli.outcome import format_ending, format_ratings, format_totals
from inklands.cli.saved_games import keep
from inklands.cli.translator import Translator
from inklands.core.events import Event
from inklands.core.match import AnyMatch
from inklands.errors import InklandsError, NotationError, SeatError

CLEARED = "\x1b[2J\x1b[3J\x1b[H"
"""Empties a terminal, what has scrolled away included."""
INKS = ("", "y", "yes", "o", "oui", "j", "ja")
RUBS_OUT = ("n", "no", "non", "nee")


class Session:
    """A match played by people at one terminal and by bots; it is kept in *file* as it goes."""

    def __init__(
        self, board: Board, bots: Mapping[int, str], translator: Translator, file: Path
    ) -> None:
        self.board = board
        self.match: AnyMatch = board.match
        self.bot_names = bots
        self.bots: dict[int, Bot] = {seat: make(name) for seat, name in bots.items()}
        self.people = [seat for seat in range(self.match.seats) if seat not in bots]
        self.translator = translator
        self.file = file
        self.unread: dict[int, list[Event]] = {seat: [] for seat in self.people}
        """What has happened since each person last looked."""
        self.reader = self.people[0]
        self.waiting: list[str] = []
        """Lines that were typed before their question."""
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self._help,
            "legend": self._legend,
            "show": self._show,
            "spots": self._spots,
            "list": self._list,
            "points": self._points,
            "map": self._map,
            "maps": self._maps,
            "save": self._save,
            **{word: self._answers(query) for word, query in board.queries.items()},
        }

    def run(self) -> int:
        self.board.say(self.translator.text("welcome"))
        if not self.match.steps:
            self._tell(self.match.opening_events)
        while not self.match.is_over:
            seat = min(self.match.to_act - set(self.bots), default=None)
            if seat is None:
                bot = min(self.match.to_act)
                self._play(bot, decide(self.bots[bot], self.match, bot))
            elif not (self._hands_over(seat) and self._person_acts(seat)):
                self._leave()
                return 0
        self._finish()
        return 0

    def _hands_over(self, seat: int) -> bool:
        """
        Clear the screen for *seat*, if another person had it; False when the input has ended.

        What each person has drawn in this turn, and holds in hand, is nobody else's business.
        """
        if seat == self.reader:
            return True
        if sys.stdout.isatty():
            print(CLEARED, end="")
        self.reader = seat
        return self._typed(self.translator.text("hand-over", seat=seat)) is not None

    def _person_acts(self, seat: int) -> bool:
        """Ask until *seat* has acted; False when the person leaves."""
        self._print_unread(seat)
        self.board.show(seat)
        while True:
            line = self._typed(f"{self._name(seat)}>")
            if line is None or line in ("quit", "exit"):
                return False
            word, _, rest = line.partition(" ")
            try:
                if word == "undo":
                    self._undo(seat)
                    return True
                if word in self.commands:
                    self.commands[word](seat, rest.strip())
                elif line and self._act(seat, line):
                    return True
            except InklandsError as error:
                self.board.say(self.translator.format_refusal(error))

    def _typed(self, question: str) -> str | None:
        """The next line that is typed; None at the end of the input."""
        if self.waiting:
            return self.waiting.pop()
        try:
            return input(f"{question} ").strip()
        except EOFError:
            return None

    def _act(self, seat: int, line: str) -> bool:
        """Play the action of *line*, or all of them; whether anything was played."""
        try:
            action = self.board.read(seat, line)
        except NotationError:
            words = self.board.words(line)
            if len(words) < 2:
                raise
            return self._act_all(seat, words)
        return self._act_once(seat, action)

    def _act_all(self, seat: int, words: list[str]) -> bool:
        """Play a whole turn; where one of its actions is refused, none is played."""
        steps, unread = len(self.match.steps), {s: len(self.unread[s]) for s in self.people}
        is_played = False
        try:
            is_played = all(self._act_once(seat, self.board.read(seat, word)) for word in words)
        finally:
            if not is_played:
                self._take_back(seat, steps)
                for person, count in unread.items():
                    del self.unread[person][count:]
        return is_played

    def _take_back(self, seat: int, steps: int) -> None:
        """Take back what *seat* has done since the match had so many *steps*."""
        while len(self.match.steps) > steps and self.match.can_undo(seat):
            self.match.undo(seat)
        self._keep()

    def _act_once(self, seat: int, action: object) -> bool:
        """Play *action*, after showing it in pencil if it has to be inked."""
        action = self.match.checked(seat, action)
        if self.board.waits_for_ink(seat, action):
            self.board.show_pencil(seat, action)
            answer = self._typed(self.translator.text("ink"))
            if answer is None or answer.lower() not in INKS:
                # What is neither yes nor no is the next thing the person wants.
                if answer and answer.lower() not in RUBS_OUT:
                    self.waiting.append(answer)
                return False
        self._play(seat, action)
        return True

    def _play(self, seat: int, action: object) -> None:
        self._tell(self.match.play(seat, action))
        self._keep()

    def _keep(self) -> None:
        try:
            keep(self.match, self.bot_names, self.file)
        except OSError as error:
            self.board.say(self._not_saved(self.file, error))

    def _name(self, seat: int) -> str:
        """Which seat is asked, where there are several."""
        return self.translator.seat_name(seat) if self.match.seats > 1 else ""

    def _help(self, _seat: int, _rest: str) -> None:
        for line in self.board.help():
            self.board.say(line)
        self.board.say(self.translator.text("help"))
        self._legend(0, "")

    def _legend(self, _seat: int, _rest: str) -> None:
        for line in self.board.legend():
            self.board.say(line)

    def _show(self, seat: int, _rest: str) -> None:
        self.board.show(seat)

    def _spots(self, seat: int, rest: str) -> None:
        self.board.show_spots(seat, rest or "1")

    def _list(self, seat: int, rest: str) -> None:
        for line in self.board.list_actions(seat, rest):
            self.board.say(line)

    def _answers(self, query: Query) -> Callable[[int, str], None]:
        """The command that says what *query* finds."""

        def answer(seat: int, rest: str) -> None:
            for line in query(seat, rest):
                self.board.say(line)

        return answer

    def _points(self, seat: int, _rest: str) -> None:
        """What counting now would give, what is counted already, and the titles of a solo game."""
        game = self.match.game
        for line in format_points(self.match.live_points(seat), game, self.translator):
            self.board.say(line)
        for line in format_totals(self.match, self.board, self.translator):
            self.board.say(line)
        if self.match.seats == 1:
            ratings, scales = self.board.ratings(), self.board.scales()
            for line in format_ratings(game.name, ratings, scales, self.translator):
                self.board.say(line)

    def _map(self, seat: int, rest: str) -> None:
        shown = typed_number(rest)
        if shown is None or shown >= self.match.seats:
            raise SeatError(f"there is no seat {rest}; there are 0 to {self.match.seats - 1}")
        self.board.show_maps(seat, [shown])

    def _maps(self, seat: int, _rest: str) -> None:
        self.board.show_maps(seat, range(self.match.seats))

    def _undo(self, seat: int) -> None:
        """Take back this person's last action, or that of another person at this terminal."""
        taken = next((s for s in [seat, *reversed(self.people)] if self.match.can_undo(s)), seat)
        action = self.board.written(taken, self.match.undo(taken))
        self._keep()
        self.board.say(self.translator.text("taken-back", seat=taken, action=action))

    def _save(self, _seat: int, rest: str) -> None:
        path = Path(rest or f"{self.match.game.name}.record")
        try:
            keep(self.match, self.bot_names, path)
        except (OSError, ValueError) as error:  # The latter where a name holds what no name may.
            self.board.say(self._not_saved(path, error))
        else:
            self.board.say(self.translator.text("saved", path=str(path)))

    def _not_saved(self, path: Path, error: OSError | ValueError) -> str:
        reason = error.strerror if isinstance(error, OSError) else error
        return self.translator.text("not-saved", path=str(path), reason=str(reason))

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Keep what happened for each person who may know."""
        for seat, unread in self.unread.items():
            unread += [event for event in events if event.reaches(seat)]

    def _print_unread(self, seat: int) -> None:
        for event in self.unread[seat]:
            self.board.say(self.board.news(self.translator.format(event.message)))
        self.unread[seat].clear()

    def _leave(self) -> None:
        if self.match.steps:
            self.board.say(f"\n{self.translator.text('saved', path=str(self.file))}")

    def _finish(self) -> None:
        self._print_unread(self.reader)
        self.board.show_end()
        for line in format_totals(self.match, self.board, self.translator):
            self.board.say(line)
        for line in format_ending(self.match, self.board, self.translator):
            self.board.say(line)
        self.board.say(f"\n{self.translator.text('kept', path=str(self.file))}")
