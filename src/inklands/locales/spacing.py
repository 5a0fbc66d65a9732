"""French sets some signs off by a space at which no line may break."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

SPACE = "\N{NO-BREAK SPACE}"
# A colon inside an action, as in F:c3c4, is no punctuation: a space or the end follows one that is.
TIGHT = re.compile(rf"(?<!{SPACE})(?:[;!?»]|:(?=\s|$))|«(?!{SPACE})")


def spacing_faults(language: str, messages: Iterable[ast.Message]) -> Iterator[str]:
    """One sentence for each of *messages* with a sign that is not set off."""
    if language != "fr":
        return
    for message in messages:
        found = _Texts()
        found.visit(message)
        if any(map(TIGHT.search, found.texts)):
            yield f"{message.id.name}: a sign without its no-break space in {language}"


class _Texts(Visitor):
    """What a message says between its gaps."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)
