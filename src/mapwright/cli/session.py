"""One sitting at the terminal: what is shown, what is asked, what is understood."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from mapwright.bots.bot import Bot, choice, make
from mapwright.cli.boards import Board, board_for
from mapwright.cli.explain import told_points, with_seats
from mapwright.core.events import Event
from mapwright.core.match import Match
from mapwright.core.message import Message
from mapwright.core.record import record
from mapwright.core.rng import Rng
from mapwright.errors import MapwrightError
from mapwright.locales import Speaker

HELP = """\
Write an action as it is listed, or its number. On a map of shapes:
  2 c3        the second offer with its top left corner at c3
  2r c3       the same after a quarter turn; rr, rrr turn further, f flips: 2rf c3
  F:c3c4d4    the terrain and every cell
An action is shown in pencil first: Enter inks it, n rubs it out.
  spots [2rf]   where an offer fits          points   every point explained
  list          the legal actions            undo     take back, while nobody has seen it
  save FILE     the match as a record        quit     leave; help shows this again"""


class Session:
    """A match played by people at one terminal and by bots."""

    def __init__(
        self,
        match: Match[object, object, object],
        bots: Mapping[int, str],
        speaker: Speaker,
    ) -> None:
        self.match = match
        self.bots: dict[int, Bot] = {seat: make(name) for seat, name in bots.items()}
        self.speaker = speaker
        self.board: Board = board_for(match, speaker)
        self.rng = Rng(match.seed).split()[1].split()[0]
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": lambda _seat, _rest: print(HELP),
            "spots": self._spots,
            "list": self._list,
            "points": self._points,
            "save": self._save,
        }

    def run(self) -> int:
        print("help lists what you can write.")
        self._tell(self.match.opening_events)
        while not self.match.is_over:
            seat = min(self.match.to_act - set(self.bots), default=None)
            if seat is None:
                self._bot_acts(min(self.match.to_act))
            elif not self._person_acts(seat):
                return 0
        self._finish()
        return 0

    def _bot_acts(self, seat: int) -> None:
        own, self.rng = self.rng.split()
        legal = list(self.match.legal_actions(seat))
        game, view = self.match.game, self.match.view(seat)
        self._tell(self.match.play(seat, choice(self.bots[seat], game, view, legal, own)))

    def _person_acts(self, seat: int) -> bool:
        """Ask until *seat* has acted; False when the person leaves."""
        self.board.show(seat)
        while True:
            try:
                line = input(f"seat {seat}> " if self.match.seats > 1 else "> ").strip()
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
            except MapwrightError as error:
                print(error)

    def _act(self, seat: int, line: str) -> bool:
        """Show the action in pencil, and play it if it is inked."""
        action = self.match.checked(seat, self.board.read(seat, line))
        self.board.show_pencil(seat, action)
        try:
            answer = input("Enter to ink, n to rub out: ").strip().lower()
        except EOFError:
            answer = "n"
        if answer not in ("", "y", "yes", "o", "oui", "j", "ja"):
            return False
        self._tell(self.match.play(seat, action))
        return True

    def _spots(self, seat: int, rest: str) -> None:
        self.board.show_spots(seat, rest or "1")

    def _list(self, seat: int, _rest: str) -> None:
        game = self.match.game
        for number, action in enumerate(self.match.legal_actions(seat), 1):
            print(f"{number:>4}  {game.action_text(action)}")

    def _points(self, seat: int, _rest: str) -> None:
        for line in told_points(self.match.outlook(seat), self.match.game, self.speaker):
            print(line)

    def _undo(self, seat: int) -> None:
        """Take back this person's last action, or that of another person at this terminal."""
        people = [s for s in range(self.match.seats) if s not in self.bots]
        taken = next((s for s in [seat, *reversed(people)] if self.match.can_undo(s)), seat)
        action = self.match.undo(taken)
        print(f"seat {taken} takes back {self.match.game.action_text(action)}")

    def _save(self, _seat: int, rest: str) -> None:
        path = Path(rest or f"{self.match.game.name}.record")
        try:
            path.write_text(str(record(self.match)), encoding="utf-8")
        except OSError as error:
            print(f"{path} cannot be written: {error.strerror}")
        else:
            print(f"saved in {path}; go on with --resume {path}")

    def _tell(self, events: tuple[Event, ...]) -> None:
        """The log, without what no person at this terminal may know."""
        people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        for event in events:
            if event.audience is None or any(event.reaches(seat) for seat in people):
                print(" ·", self.speaker.say(with_seats(event.message)))

    def _finish(self) -> None:
        self.board.show(0)
        standing = self.match.standing
        for seat, points in enumerate(standing.points):
            print(f"\nseat {seat}: {points.total}")
            for key, total in points.by_key().items():
                print(f"  {total:>4}  {self.board.part_name(key)}")
        for rating in standing.ratings:
            title = self.speaker.say(Message(f"{self.match.game.name}-{rating.title}"))
            print(f"\n{rating.number:+d}: {title}")
        if self.match.seats > 1:
            order = " > ".join(" = ".join(map(str, sharing)) for sharing in standing.places)
            print(f"\nseats by place: {order}")
