"""How the terminal speaks: in the reader's language, with seats called by their numbers."""

from __future__ import annotations

from inklands.core.catalogue import AnyGame
from inklands.core.message import Argument, Message
from inklands.core.points import Standing
from inklands.errors import IllegalAction, InklandsError, NotationError
from inklands.locales import REFERENCE, Speaker

SEATS = ("seat", "other")


class Voice:
    """Sentences of the titles, and those of the terminal itself."""

    def __init__(self, language: str) -> None:
        self._speaker = Speaker(language)

    def say(self, message: Message) -> str:
        args = ((name, self._named(name, value)) for name, value in message.args)
        return self._speaker.say(Message(message.key, tuple(args)))

    def tell(self, key: str, **args: Argument) -> str:
        """A sentence of the terminal itself."""
        return self.say(Message.of(f"terminal-{key}", **args))

    def label(self, name: str, value: str) -> str:
        """*value* behind its name: languages set the colon differently."""
        return self.say(Message.of("page-label", name=name, value=value))

    def part_name(self, game: AnyGame, key: str) -> str:
        """The name of a part: of a goal, or of a season and a goal."""
        words = [f"{game.name}-{word}" for word in key.split(".")]
        named = [f"{word}-name" if self._speaker.knows(f"{word}-name") else word for word in words]
        return ", ".join(self.say(Message(word)) for word in named)

    def places(self, standing: Standing) -> str:
        """The seats in the order in which they finished."""
        order = " > ".join(" = ".join(map(str, sharing)) for sharing in standing.places)
        return self.tell("places", order=order)

    def refusal(self, error: InklandsError) -> str:
        """Why something was refused."""
        if isinstance(error, IllegalAction) and error.objection is not None:
            return self.say(error.objection.reason)
        if isinstance(error, NotationError) and error.key:
            return self.say(Message.of(error.key, **error.gaps))
        key = f"error-{error.code.replace('/', '-')}"
        # The error itself speaks English and knows more than the sentence for its code.
        if self._speaker.language == REFERENCE or not self._speaker.knows(key):
            return str(error)
        return self.say(Message(key))

    def _named(self, name: str, value: Argument) -> Argument:
        return self.tell("seat-number", number=value) if name in SEATS else value
