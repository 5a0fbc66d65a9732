"""A game of Cartographers on paper: a map, or one at the end of each season, for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from inklands.cli.paper.reader import PaperGame
from inklands.cli.paper.sheet import Entries, Sheet, only_drawing, picture_rows
from inklands.cli.paper.text import Drawing, Field, PaperText, SeatText, line_error, with_common
from inklands.cli.scale import Scale
from inklands.cli.titles.cartographers.letters import own_letters
from inklands.cli.titles.cartographers.scales import title_scale
from inklands.cli.translator import Translator
from inklands.core.catalogue import AnyGame
from inklands.core.message import Message
from inklands.core.points import Points, Standing, ranked
from inklands.games.cartographers.components import EDICTS, Components, GoalCard
from inklands.games.cartographers.rules import Cartographers
from inklands.games.cartographers.scoring import MONSTERS, solo_rating
from inklands.games.cartographers.sheet import EMPTY, GRID, LETTERS, MOUNTAIN, WASTELAND
from inklands.games.cartographers.sheet_rows import RUINS

HELP = (
    "F forest, V village, A farm, W water, M monsters, ^ mountain, # wasteland, . empty, R ruins, "
    "a small letter what is drawn on ruins. Fields: sheet (A or B), goals (of edicts A to D), solo "
    "(yes); season (spring, summer, fall, winter) and coins before the map at the end of each"
)
OPTIONS = {"sheet": "sheet", "goals": "goals", "coins": "coins", "solo": "solo"}
EXAMPLE = """\
sheet: A
goals: sentinel-wood, canal-lake, wildholds, borderlands

seat: Ada
season: spring
coins: 1
map:
F F F . . . . . . . .
. . . ^ . . . . . . .
. . . . . . . . ^ . .
. W A . . . . . . . .
. W A . . . . . . . .
. W A . . ^ . . . . .
. . . . . . . . . . .
. . . . . . . . . . .
. . ^ . . . . . . . .
. . . . . . . ^ . . .
. . . . . . . . . . .
"""
FIELDS = ("sheet", "goals", "solo", "season", "coins")
DRAWN = LETTERS + EMPTY + MOUNTAIN + WASTELAND


@dataclass(frozen=True, slots=True)
class Page:
    """A map at the end of a season, or just a map, with what is written beside it."""

    season: Field | None
    entries: Entries
    drawing: Drawing


def read_game(game: AnyGame, text: PaperText, translator: Translator) -> PaperGame:
    """The sheets of each seat, one for each season that is written down."""
    sheets = tuple(tuple(_sheets(_components(game), text, seat, translator)) for seat in text.seats)
    requests = [each.request for own in sheets for each in own]
    names_goals = all("goals" in request for request in requests)
    lacks_ruins = any({"goals", "ruins", "layout"}.isdisjoint(request) for request in requests)
    found = {"all-goals": not names_goals, "no-ruins": lacks_ruins}
    notes = (
        Message(f"cartographers-terminal-paper-{key}") for key, is_so in found.items() if is_so
    )
    return PaperGame(
        tuple(seat.name for seat in text.seats), sheets, tuple(notes), has_total=names_goals
    )


def standing(game: AnyGame, text: PaperText, points: tuple[Points, ...]) -> Standing:
    """The order by points, then by what monsters cost; alone the title, once winter is counted."""
    # FR, end of the game: a tie goes to whoever lost least to monsters, then it is shared.
    keys = [(own.total, _monsters(own)) for own in points]
    goals = _solo_goals(game, text)
    ratings = (solo_rating(_components(game), goals, points[0].total),) if goals else ()
    return Standing(points, ranked(keys), ratings)


def scales(game: AnyGame, text: PaperText, translator: Translator) -> tuple[Scale, ...]:
    goals = _solo_goals(game, text)
    components = _components(game)
    return (title_scale(components, (card.solo for card in goals), translator),) if goals else ()


def _sheets(
    components: Components, text: PaperText, seat: SeatText, translator: Translator
) -> Iterator[Sheet]:
    earlier: list[Sheet] = []
    order = [season.key for season in components.seasons]
    for page in _pages(text, seat):
        sheet = _sheet(components, page, translator)
        _check_season(page, order, [each.prefix.removesuffix(".") for each in earlier])
        if earlier:
            _check_growth(earlier[-1], sheet)
        earlier.append(sheet)
        yield sheet


def _pages(text: PaperText, seat: SeatText) -> Iterator[Page]:
    """The maps of a seat, each with the fields from its season on and those that hold for all."""
    entries = with_common(text, seat)
    starts = [n for n, e in enumerate(entries) if isinstance(e, Field) and e.key == "season"]
    common = entries[: starts[0]] if starts else ()
    for start, end in zip(starts or [0], [*starts[1:], len(entries)], strict=True):
        own = Entries((*common, *entries[start:end]), FIELDS)
        season = own.fields.get("season")
        line = seat.line if season is None else season.line
        yield Page(season, own, only_drawing(line, own, "map", ""))


def _sheet(components: Components, page: Page, translator: Translator) -> Sheet:
    entries, season = page.entries, page.season
    entries.flag("solo")
    rows, ruins = _map(page.drawing, translator)
    request: dict[str, object] = {"rows": rows}
    if entries.text("sheet") is not None:
        request["layout"] = entries.text("sheet")
    if ruins:
        request["ruins"] = [list(divmod(index, GRID.width)) for index in ruins]
        _check_ruins(components, entries, page, ruins)
    if entries.text("goals") is not None:
        request["goals"] = entries.words("goals")
    if entries.text("coins") is not None:
        request["coins"] = entries.number("coins")
    if season is not None:
        request["goals"] = _season_goals(components, entries, season)
    lines = {**entries.lines, "layout": entries.lines.get("sheet", page.drawing.line)}
    prefix = f"{season.value.lower()}." if season else ""
    return Sheet(request, lines, tuple(line for _, line in page.drawing.rows), prefix)


def _map(drawing: Drawing, translator: Translator) -> tuple[list[str], list[int]]:
    """The rows in the letters of the rules, and the cells with ruins that the picture shows."""
    alphabet = own_letters(translator)
    terrains = {mark: letter for letter in LETTERS for mark in (letter, alphabet.mark(letter))}
    on_ruins = {mark.lower(): letter.lower() for mark, letter in terrains.items()}
    others = {letter: letter for letter in DRAWN if letter not in LETTERS}
    # Where a language has R or r for something else, ruins are still what R says in a picture.
    marks = {**terrains, **others, **on_ruins, RUINS: RUINS, RUINS.lower(): RUINS}
    rows = picture_rows(drawing, GRID, marks)
    ruins = [n for n, mark in enumerate("".join(rows)) if mark == RUINS or mark.islower()]
    return [row.upper().replace(RUINS, EMPTY) for row in rows], ruins


def _check_ruins(
    components: Components, entries: Entries, page: Page, ruins: Sequence[int]
) -> None:
    """Ruins that are drawn have to be those of the printed map, if that is known."""
    layout = components.layouts.get(entries.text("sheet") or "")
    for index in ruins if layout else ():
        if layout and not layout.ruins >> index & 1:
            cell, line = GRID.name(index), page.drawing.rows[index // GRID.width][1]
            raise line_error(
                line,
                f"{cell}: there are no ruins on sheet {layout.key}",
                "sheet-wrong-ruins",
                cell=cell,
                name=layout.key,
            )


def _season_goals(components: Components, entries: Entries, season: Field) -> list[str]:
    """The two goals that count at the end of *season*."""
    goals, printed = entries.words("goals"), {each.key: each for each in components.seasons}
    found = printed.get(season.value.lower())
    if found is None:
        known = ", ".join(printed)
        raise line_error(
            season.line,
            f"there is no season {season.value!r}; there are: {known}",
            "sheet-no-season",
            name=season.value,
            names=known,
        )
    if goals is None or len(goals) != len(EDICTS):
        raise line_error(
            entries.lines.get("goals", season.line),
            f"goals: a whole game has {len(EDICTS)}, those of the edicts A to D",
            "sheet-goals",
        )
    if "coins" not in entries.fields:
        raise line_error(
            season.line, "coins: say how many are marked, or 0", "sheet-coins", name=season.value
        )
    return [goals[place] for place in found.edicts]


def _check_season(page: Page, order: list[str], earlier: list[str]) -> None:
    if page.season is not None and page.season.value.lower() != order[len(earlier)]:
        wanted = order[len(earlier)]
        raise line_error(
            page.season.line,
            f"season: {wanted} comes first",
            "sheet-season-order",
            wanted=f"@cartographers-{wanted}",
        )


def _check_growth(before: Sheet, after: Sheet) -> None:
    """What is drawn stays: no later season shows another terrain, or fewer coins."""
    for index, (old, new) in enumerate(zip(_marks(before), _marks(after), strict=True)):
        if old not in (EMPTY, new):
            cell, line = GRID.name(index), after.rows[index // GRID.width]
            raise line_error(
                line,
                f"{cell} was {old} at the end of the season before, and is {new}",
                "sheet-changed",
                cell=cell,
                one=old,
                two=new,
            )
    coins = before.request.get("coins"), after.request.get("coins")
    if isinstance(coins[0], int) and isinstance(coins[1], int) and coins[1] < coins[0]:
        raise line_error(
            after.lines["coins"],
            f"coins = {coins[1]}: there were {coins[0]} at the end of the season before",
            "sheet-fewer-coins",
            number=coins[1],
            most=coins[0],
        )


def _marks(sheet: Sheet) -> str:
    rows = sheet.request["rows"]
    assert isinstance(rows, list)
    return "".join(rows)


def _solo_goals(game: AnyGame, text: PaperText) -> tuple[GoalCard, ...]:
    """The goals of a solo game that is written down to the end of winter; none otherwise."""
    components = _components(game)
    pages = list(_pages(text, text.seats[0]))
    is_whole = len(pages) == len(components.seasons) and pages[0].season is not None
    if len(text.seats) > 1 or not is_whole or not pages[0].entries.flag("solo"):
        return ()
    return tuple(components.goals[key] for key in pages[0].entries.words("goals") or ())


def _monsters(points: Points) -> int:
    return sum(n for key, n in points.by_key().items() if key.split(".")[-1] == MONSTERS)


def _components(game: AnyGame) -> Components:
    assert isinstance(game, Cartographers)
    return game.components
