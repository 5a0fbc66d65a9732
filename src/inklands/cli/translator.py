"""The terminal's texts in the reader's language; seats are called by their numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from inklands.core.catalogue import AnyGame
from inklands.core.message import Argument, Message
from inklands.core.points import Standing
from inklands.core.written import part_names
from inklands.errors import DataError, IllegalAction, InklandsError, SheetError
from inklands.locales import REFERENCE, Speaker

SEATS = ("seat", "other")
"""Arguments of messages that may be seats; a page would show the names of their players."""


class Translator:
    """Formats the messages of titles, and those of the terminal itself, in one language."""

    def __init__(self, language: str, *, is_solo: bool = False) -> None:
        self._speaker = Speaker(language)
        self._is_solo = is_solo
        self._words: Mapping[str, Callable[[str], str]] = {}

    def say_in_words(self, words: Mapping[str, Callable[[str], str]]) -> None:
        """From now on say these arguments of a title, which it writes in letters, in words."""
        self._words = words

    def format(self, message: Message) -> str:
        args = ((name, self._argument(name, value)) for name, value in message.args)
        return self._speaker.say(Message(message.key, tuple(args)))

    def text(self, key: str, **args: Argument) -> str:
        """A text of the terminal itself: *key* as in ``terminal.ftl``, without its prefix."""
        return self.format(Message.of(f"terminal-{key}", **args))

    def label(self, name: str, value: str) -> str:
        """*value* behind its name: languages set the colon differently."""
        return self.format(Message.of("page-label", name=name, value=value))

    def decimal(self, number: float, width: int = 0) -> str:
        """*number* to one place, as the language writes it, in so many columns at least."""
        written = f"{number:{width}.1f}"
        return written if self._speaker.language == REFERENCE else written.replace(".", ",")

    def part_name(self, game: AnyGame, key: str) -> str:
        """The name of a part of the points: of a goal, or of a season and a goal."""
        return ", ".join(self._word_name(game.name, word) for word in key.split("."))

    def _word_name(self, title: str, word: str) -> str:
        # A goal has a name and a rule, so its name has a key of its own; a season is only a name.
        key, name = part_names(title, word)
        return self.format(Message(name if self._speaker.knows(name) else key))

    def format_places(self, standing: Standing) -> str:
        """The seats in the order in which they finished."""
        order = " > ".join(" = ".join(map(str, sharing)) for sharing in standing.places)
        return self.text("places", order=order)

    def format_total(self, seat: int, points: int) -> str:
        """The points of *seat* behind its name."""
        if self._is_solo:
            return self.text("own-total", points=points)
        return self.text("total", seat=seat, points=points)

    def seat_name(self, seat: int) -> str:
        """What *seat* is called; who plays alone has no number."""
        return self.text("own-seat") if self._is_solo else self.text("seat-number", number=seat)

    def format_refusal(self, error: InklandsError) -> str:
        """Why something was refused."""
        if isinstance(error, IllegalAction) and error.objection is not None:
            return self.format(error.objection.reason)
        if isinstance(error, SheetError) and error.key:
            return self._sheet_refusal(error)
        # Those of data are for the page of a box, which names the component at fault beside them.
        if error.key and not isinstance(error, DataError):
            return self.format(Message.of(error.key, **error.gaps))
        key = f"error-{error.code.replace('/', '-')}"
        # The error's own sentence is English, and more precise than the one for its code.
        if self._speaker.language == REFERENCE or not self._speaker.knows(key):
            return str(error)
        return self.format(Message(key))

    def _sheet_refusal(self, error: SheetError) -> str:
        """Why a paper sheet is refused, behind the line it is on where there is one."""
        gaps = {name: value for name, value in error.gaps.items() if name != "line"}
        reason = self.format(Message.of(f"terminal-{error.key}", **gaps))
        if "line" not in error.gaps:
            return reason
        return self.label(self.text("line", number=error.gaps["line"]), reason)

    def _argument(self, name: str, value: Argument) -> Argument:
        # ``other`` is also the other of two things, told by a text: only numbers are seats.
        if isinstance(value, int):
            return self.seat_name(value) if name in SEATS else value
        return self._words[name](value) if name in self._words else value
