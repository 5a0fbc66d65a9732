"""The points of a sheet that was drawn elsewhere, on paper perhaps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from inklands.core.points import Part, Points
from inklands.core.sheets import are_texts, check_fields
from inklands.errors import NotationError, SheetError
from inklands.games.cartographers.components import Components
from inklands.games.cartographers.goals import GOALS
from inklands.games.cartographers.scoring import goal_part, sheet_parts
from inklands.games.cartographers.setup import goals_by_category
from inklands.games.cartographers.sheet import GRID, Layout
from inklands.games.cartographers.sheet_rows import parse_sheet
from inklands.grid.grid import Mask

ABOUT_RUINS = "the-golden-granary"
FIELDS = ("coins", "goals", "layout", "rows", "ruins")


@dataclass(frozen=True, slots=True)
class Paper:
    """
    A sheet to be counted: its rows, the printed map if there is one, the ruins, the goals.

    Where *coins* are given, they count, and the monsters cost what they cost in a season.
    """

    rows: tuple[str, ...]
    layout: Layout | None
    ruins: Mask
    goals: tuple[str, ...]
    coins: int | None = None


def score_sheet(components: Components, request: Mapping[str, object]) -> Points:
    """The points of each goal of the sheet that *request* describes."""
    return Points(paper_parts(read_paper(components, request)))


def paper_parts(paper: Paper) -> tuple[Part, ...]:
    try:
        sheet = parse_sheet(paper.rows, paper.ruins, paper.layout)
    except NotationError as error:
        # What the picture itself gets wrong has a key that belongs to sheets; letters have not.
        key = error.key if error.key.startswith("sheet-") else ""
        raise SheetError(str(error), key, **(error.gaps if key else {})) from error
    if paper.coins is not None:
        return sheet_parts(replace(sheet, coins=paper.coins), paper.goals)
    return tuple(goal_part(key, sheet) for key in paper.goals)


def read_paper(components: Components, request: Mapping[str, object]) -> Paper:
    """The sheet described by *request*, or a `SheetError` that names what is wrong with it."""
    check_fields(request, FIELDS)
    layout = _layout(components, request.get("layout"))
    rows, ruins = _rows(request.get("rows")), _ruins(request, layout)
    coins = _coins(components, request.get("coins"))
    goals = _goals(request, knows_ruins=layout is not None or request.get("ruins") is not None)
    if coins is not None and request.get("goals") is not None:
        _check_categories(components, goals)
    return Paper(rows, layout, ruins, goals, coins)


def _layout(components: Components, key: object) -> Layout | None:
    if key is None:
        return None
    if isinstance(key, str) and key in components.layouts:
        return components.layouts[key]
    raise SheetError(f"layout = {key!r}: choose one of {', '.join(components.layouts)}, or null")


def _rows(rows: object) -> tuple[str, ...]:
    if are_texts(rows):
        return tuple(rows)
    raise SheetError(f"rows should be {GRID.height} texts of {GRID.width} letters")


def _ruins(request: Mapping[str, object], layout: Layout | None) -> Mask:
    given = request.get("ruins")
    if given is None:
        return layout.ruins if layout else 0
    if not isinstance(given, list):
        raise SheetError("ruins should be a list of [row, column], counted from 0")
    found = 0
    for place in given:
        found |= _cell(place)
    return found


def _cell(place: object) -> Mask:
    if isinstance(place, list) and [type(part) for part in place] == [int, int]:
        row, column = place
        if GRID.holds(row, column):
            return GRID.cell(row, column)
    raise SheetError(
        f"{place!r} is not a cell: write [row, column], each from 0 to {GRID.width - 1}"
    )


def _goals(request: Mapping[str, object], *, knows_ruins: bool) -> tuple[str, ...]:
    """The goals asked for, or all that the sheet says enough for."""
    given = request.get("goals")
    if given is None:
        return tuple(key for key in GOALS if knows_ruins or key != ABOUT_RUINS)
    if not isinstance(given, list):
        raise SheetError("goals should be a list of keys")
    keys = [key.strip() if isinstance(key, str) else key for key in given]
    for key in keys:
        if not isinstance(key, str) or key not in GOALS:
            names = ", ".join(GOALS)
            raise SheetError(
                f"there is no goal {key!r}; there are: {names}",
                "sheet-no-goal",
                name=str(key),
                names=names,
            )
    if ABOUT_RUINS in keys and not knows_ruins:
        raise SheetError(
            f"{ABOUT_RUINS} counts ruins: say which layout this is, or where they lie",
            "sheet-needs-ruins",
            name=ABOUT_RUINS,
        )
    return tuple(dict.fromkeys(keys))


def _check_categories(components: Components, goals: tuple[str, ...]) -> None:
    """A season is scored by edicts of different categories; goals alone may be any."""
    for group in goals_by_category(components):
        alike = [key for key in goals if key in group]
        if len(alike) > 1:
            raise SheetError(
                f"{' and '.join(alike)} are of one category: a game has one of each",
                "sheet-one-category",
                names=", ".join(alike),
            )


def _coins(components: Components, coins: object) -> int | None:
    most = components.most_coins
    if coins is None or (type(coins) is int and 0 <= coins <= most):
        return coins
    sentence = f"coins = {coins!r}: a sheet has room for 0 to {most}"
    raise SheetError(sentence, "sheet-coins-range", text=str(coins), most=most)
