"""What a paper game is chosen from: the presumptions, and how many of them are kept."""

from __future__ import annotations

from inklands.core.message import Message
from inklands.games.misterra.components import Components
from inklands.games.misterra.presumptions.presumption import name, rule


def blank_sheets(components: Components) -> dict[str, object]:
    """The presumptions in words, ready to be written as JSON."""
    presumptions = [
        {"number": each.number, "name": _message(name(each)), "rule": _message(rule(each))}
        for each in components.presumptions.values()
    ]
    return {"presumptions": presumptions, "kept": components.kept}


def _message(message: Message) -> dict[str, object]:
    return {"key": message.key, "args": dict(message.args)}
