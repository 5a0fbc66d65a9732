"""Sheets as people draw them at a terminal, made into the requests that titles score."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from inklands.core.catalogue import titles
from inklands.errors import SheetError

PICTURES = "inklands.cli.titles.{title}.picture"


@dataclass(frozen=True, slots=True)
class Picture:
    """The rows of a picture, and what was said about it beside it."""

    rows: tuple[str, ...]
    sheet: str | None = None
    goals: list[str] | None = None
    coins: int | None = None


class PictureModule(Protocol):
    """What the module ``picture`` of a title's folder under `inklands.cli.titles` offers."""

    LETTERS: str
    """What each letter of a picture stands for, and what may be said beside it."""

    def read_picture(self, picture: Picture) -> dict[str, object]:
        """The request that the title's sheets score."""
        ...


def read_picture(title: str, picture: Picture) -> dict[str, object]:
    """The request for a picture of *title*; one whose sheets have no picture is refused."""
    found = _module(title)
    if found is None:
        raise SheetError(f"{title} takes no picture: write its sheet as a JSON object")
    return found.read_picture(picture)


def letters() -> str:
    """What the letters of every title's pictures stand for, for those who ask for help."""
    found = ((title, _module(title)) for title in titles())
    return " ".join(f"{title}: {module.LETTERS}." for title, module in found if module is not None)


def _module(title: str) -> PictureModule | None:
    name = PICTURES.format(title=title)
    if find_spec(name.rpartition(".")[0]) is None or find_spec(name) is None:
        return None
    module: PictureModule = import_module(name)
    return module
