"""
Somebody who hears the page: knows the browser's accessibility tree and the keys, nothing else.

Nothing is looked up by selectors, no pixel is seen, no script is run in the page. What is known of
the match is what has a name and a role there, and what the live regions have said.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from playwright.sync_api import Page

PATIENCE = 30.0
Raw: TypeAlias = dict[str, Any]  # A node as the browser sends it.


@dataclass(frozen=True, slots=True)
class Node:
    """A thing in the accessibility tree."""

    role: str
    name: str
    live: str
    is_focused: bool
    inside: Callable[[], list[str]] = list
    """Asked only when it is listened to: of most things nobody reads what is inside."""

    @property
    def parts(self) -> list[str]:
        """The words of each thing inside it, in order."""
        return self.inside()

    @property
    def text(self) -> str:
        return " ".join(self.parts)


NOWHERE = Node("", "", "", is_focused=False)


@dataclass(frozen=True, slots=True)
class Heard:
    """All there is to hear at one moment, from top to bottom."""

    nodes: list[Node]

    def all(self, role: str) -> list[Node]:
        return [node for node in self.nodes if node.role == role]

    @property
    def focused(self) -> Node:
        """Where the keys go; nowhere while the focus is with the browser's own buttons."""
        return next((node for node in reversed(self.nodes) if node.is_focused), NOWHERE)

    @property
    def said(self) -> str:
        """What was last said at once, the answer to a key; nothing while a dialog is open."""
        return next((node.text for node in self.nodes if node.live == "assertive"), "")

    @property
    def news(self) -> list[str]:
        """What was told in turn, a paragraph for each piece; nothing while a dialog is open."""
        return next((node.parts for node in self.nodes if node.role == "log"), [])


class Ears:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")

    def press(self, *keys: str) -> None:
        for key in keys:
            self._page.keyboard.press(key)

    def listen(self) -> Heard:
        raw = self._session.send("Accessibility.getFullAXTree")["nodes"]
        return Heard(list(_read(raw[0], {node["nodeId"]: node for node in raw})))

    def until(self, true: Callable[[Heard], bool]) -> Heard:
        """Wait for what the page is to say, as one waits for a screen reader to go on."""
        limit = time.monotonic() + PATIENCE
        while not true(heard := self.listen()):
            assert time.monotonic() < limit, f"{heard.said} / {heard.news} / {heard.focused}"
            self._page.wait_for_timeout(10)
        return heard

    def go_to(self, role: str, name: str, most: int = 80) -> None:
        """Press Tab until the focus is on the thing called so."""
        for _ in range(most):
            here = self.listen().focused
            if (here.role, here.name) == (role, name):
                return
            self.press("Tab")
        raise AssertionError(f"no {role} called {name} is reached by Tab")


def _read(node: Raw, by_id: Mapping[str, Raw]) -> Iterator[Node]:
    children = [by_id[each] for each in node.get("childIds", []) if each in by_id]
    if not node["ignored"]:
        properties = {each["name"]: each["value"].get("value") for each in node["properties"]}
        yield Node(
            role=node["role"]["value"],
            name=_name(node),
            live=properties.get("live", ""),
            is_focused=bool(properties.get("focused")),
            inside=partial(_parts, children, by_id),
        )
    for child in children:
        yield from _read(child, by_id)


def _parts(children: list[Raw], by_id: Mapping[str, Raw]) -> list[str]:
    return [words for child in children if (words := _words(child, by_id).strip())]


def _words(node: Raw, by_id: Mapping[str, Raw]) -> str:
    if node["role"]["value"] == "StaticText":
        return _name(node)
    children = (by_id[each] for each in node.get("childIds", []) if each in by_id)
    return "".join(_words(child, by_id) for child in children)


def _name(node: Raw) -> str:
    return str(node.get("name", {}).get("value", ""))
