"""Sentences in the languages there are: the Fluent files of this folder and of the titles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from inklands.core.catalogue import package_of, texts_of, titles
from inklands.core.message import Argument, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "nl")
REFERENCE = "en"
"""The language that is spoken where another lacks a message."""


class Speaker:
    """
    Messages put into one language.

    An argument of the form ``@key`` is itself a message, and is put into the language first. A key
    that no language knows is spoken as it is, so that a gap is seen and nothing breaks.

    >>> Speaker("nl").say(Message.of("page-points-now", points=3))
    '3 punten'
    """

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else REFERENCE
        self._said: dict[Message, str] = {}

    def say(self, message: Message) -> str:
        said = self._said.get(message)
        if said is None:
            # Numbers and cells vary without end: forget everything now and then.
            if len(self._said) >= 10_000:
                self._said.clear()
            said = self._said[message] = self._formatted(message)
        return said

    def knows(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles())

    def _formatted(self, message: Message) -> str:
        args = {name: self._spoken(value) for name, value in message.args}
        for bundle in self._bundles():
            if bundle.has_message(message.key):
                pattern = bundle.get_message(message.key).value
                return str(bundle.format_pattern(pattern, args)[0]) if pattern else message.key
        return message.key

    def _spoken(self, value: Argument) -> Argument:
        if isinstance(value, str) and value.startswith("@"):
            return self.say(Message(value[1:]))
        return value

    def _bundles(self) -> Iterator[FluentBundle]:
        yield _bundle(self.language)
        yield _bundle(REFERENCE)


@cache
def _bundle(language: str) -> FluentBundle:
    # Where a page speaks for itself, languages are named and nothing is said here.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in texts(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def title_texts(name: str, language: str) -> tuple[Traversable, Traversable]:
    """The Fluent file of a title and that of its box, neither of which need be there."""
    own = texts_of(name, language)
    return own, files(package_of(name)) / "texts" / "box" / own.name


def texts(language: str) -> list[Traversable]:
    """The Fluent files of *language*: those of this folder, then those of each title."""
    folder = files("inklands.locales") / language
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    of_titles = [text for name in titles() for text in title_texts(name, language)]
    return sorted(found, key=lambda file: file.name) + [
        file for file in of_titles if file.is_file()
    ]
