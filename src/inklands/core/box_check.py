"""What is wrong with an owner's box, section by section, as messages."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.box import Box
from inklands.core.catalogue import make
from inklands.core.message import Message
from inklands.errors import DataError

UNPLAYABLE = "data-unplayable"
"""What is said of a fault that has no sentence of its own in every language."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a section cannot be played with; no section where all of them together cannot."""

    section: str
    message: Message


def problems(title: str, box: Box) -> tuple[Problem, ...]:
    """
    What the title's own reading of its data refuses, or nothing where *box* can be played with.

    Reading stops at the first fault, so each section is tried by itself among the packaged ones:
    whoever fills a box sees all that is still wrong at once.
    """
    whole = _problem(title, box)
    if whole is None:
        return ()
    alone = (
        _problem(title, Box.of(box.name, {name: fields})) for name, fields in box.sections.items()
    )
    found = [problem for problem in alone if problem is not None]
    is_named = any(one.section == whole.section for one in found)
    return tuple(found) if is_named else (whole, *found)


def _problem(title: str, box: Box) -> Problem | None:
    try:
        make(title, box)
    except DataError as error:
        return Problem(error.place, Message.of(error.key or UNPLAYABLE, **error.gaps))
    return None
