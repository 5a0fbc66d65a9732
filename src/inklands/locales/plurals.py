"""Numbers in the Fluent files: what is counted has a plural, and says how many there are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

COUNTS = {
    "amount", "cards", "coins", "count", "crosses", "decisions", "found", "free", "games", "kept",
    "least", "length", "markers", "more", "points", "size", "zones",
}  # fmt: skip
"""Arguments that say how many of something there are, so that the words beside them change."""

NAMES = {
    "action", "all", "at", "avoided", "behind", "best", "bot", "card", "cell", "cells",
    "claims", "column", "corner", "cost", "data", "dataNow", "dealt", "deviation", "digest",
    "done", "facing", "field", "front", "goal", "highest", "item", "ladder", "last", "letters",
    "level", "lowest", "mean", "most", "name", "names", "number", "numbers", "objective", "one",
    "order", "other", "other_sketch", "own", "path", "pattern", "percent", "place", "plain",
    "reason",
    "removed", "revealed", "round", "row", "rules", "rulesNow", "season", "seat", "shape",
    "side", "sketch", "sketches", "source", "taken", "temple", "terrain", "text", "thing",
    "threshold", "tiles", "time", "tucked", "turn", "two", "value", "village", "wanted", "what",
    "word",
}  # fmt: skip
"""Arguments that name something: words, cells, and numbers that tell one thing from another."""

ALONE = "Number alone:"
"""How a comment begins that says why no word of the message changes with its number."""

SINGULAR_NOTHING = {"fr"}
"""Languages whose ``[one]`` is said of 0 as well as of 1."""


def numbers_alone(messages: Iterable[ast.Message]) -> frozenset[str]:
    """The keys of those whose comment says that their number stands alone, and why."""
    return frozenset(
        message.id.name
        for message in messages
        if message.comment and (message.comment.content or "").startswith(ALONE)
    )


def number_faults(
    language: str, messages: Iterable[ast.Message], alone: Collection[str]
) -> Iterator[str]:
    """One sentence for each number of *messages* that is not told as it should be."""
    for message in messages:
        key, found = message.id.name, _Numbers()
        found.visit(message)
        for name in sorted(found.variables - COUNTS - NAMES):
            yield f"{key}: does ${name} count something? Name it in locales/plurals.py"
        if key not in alone:
            for name in sorted((found.variables & COUNTS) - found.selectors):
                yield f"{key}: ${name} has no plural in {language}"
        if language in SINGULAR_NOTHING:
            for name in sorted(found.unsaid):
                yield f"{key}: [one] is 0 as well in {language}, so it has to show ${name}"


class _Numbers(Visitor):
    """The variables of a message, those it has plurals for, and those its ``[one]`` leaves out."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: set[str] = set()
        self.unsaid: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.selectors.add(name)
            if any(_is_one(variant) and not _shows(variant, name) for variant in node.variants):
                self.unsaid.add(name)
        self.generic_visit(node)


def _is_one(variant: ast.Variant) -> bool:
    return isinstance(variant.key, ast.Identifier) and variant.key.name == "one"


def _shows(variant: ast.Variant, name: str) -> bool:
    inside = _Numbers()
    inside.visit(variant.value)
    return name in inside.variables
