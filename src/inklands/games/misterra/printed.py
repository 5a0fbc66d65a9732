"""What a paper game is chosen from: the presumptions, and how many of them are kept."""

from __future__ import annotations

from collections.abc import Mapping

from inklands.core.message import Message
from inklands.games.misterra.rules import Misterra


def printed(game: Misterra, _: Mapping[str, str]) -> dict[str, object]:
    """The presumptions in words, ready to be written as JSON."""
    components = game.components
    presumptions = [
        {"number": each.number, "name": _message(each.name), "rule": _message(each.rule)}
        for each in components.presumptions.values()
    ]
    return {"presumptions": presumptions, "kept": components.kept}


def _message(message: Message) -> dict[str, object]:
    return {"key": message.key, "args": dict(message.args)}
