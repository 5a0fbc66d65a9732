"""Messages in the reader's language, put into words by the Fluent of the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from inklands.core.message import Argument, Message
from inklands.locales import LANGUAGES, REFERENCE, texts


class Bundle(Protocol):
    """The sentences of one language, as `web/src/engine/speaking.ts` hands them over."""

    def __call__(self, key: str, arguments: str, /) -> str | None:
        """The sentence called *key*; None where there is no such."""
        ...


class MakeBundle(Protocol):
    def __call__(self, language: str, files: str, /) -> Bundle: ...


class PageSpeaker:
    """Speaks like `inklands.locales.Speaker`, which stands on a library that is not here."""

    def __init__(self, bundles: Sequence[Bundle]) -> None:
        self._bundles = bundles

    def say(self, message: Message) -> str:
        arguments = {name: self._spoken(value) for name, value in message.args}
        written = msgspec.json.encode(arguments).decode()
        said = (bundle(message.key, written) for bundle in self._bundles)
        return next((text for text in said if text is not None), message.key)

    def _spoken(self, value: Argument) -> Argument:
        is_message = isinstance(value, str) and value.startswith("@")
        return self.say(Message(str(value)[1:])) if is_message else value


class Speakers:
    """A speaker for each language; its sentences are read when they are first needed."""

    def __init__(self, make_bundle: MakeBundle) -> None:
        self._make_bundle = make_bundle
        self._bundles: dict[str, Bundle] = {}

    def __call__(self, language: str) -> PageSpeaker:
        known = language if language in LANGUAGES else REFERENCE
        return PageSpeaker([self._bundle(known), self._bundle(REFERENCE)])

    def _bundle(self, language: str) -> Bundle:
        if language not in self._bundles:
            files = [file.read_text(encoding="utf-8") for file in texts(language)]
            made = self._make_bundle(language, msgspec.json.encode(files).decode())
            self._bundles[language] = made
        return self._bundles[language]
