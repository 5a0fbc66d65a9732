"""Points: what each season gave, what the map would give now, and who comes first."""

from __future__ import annotations

from functools import lru_cache

from inklands.core.message import Message
from inklands.core.points import Line, Part, Points, Rating, Standing, ranked
from inklands.games.cartographers.components import Components, Edicts
from inklands.games.cartographers.goals import GOALS
from inklands.games.cartographers.goals.lines import each
from inklands.games.cartographers.sheet import Sheet
from inklands.games.cartographers.state import Setup, State

COINS, MONSTERS = "coins", "monsters"
THREATENED = Message("cartographers-threatened")


def standing(state: State) -> Standing:
    """The points of the seasons that are over; the order of finish after the last."""
    seats = range(state.setup.seats)
    points = tuple(season_points(state, seat) for seat in seats)
    if state.card is not None:
        return Standing(points)
    # FR, end of the game: a tie goes to whoever lost least to monsters, then it is shared.
    losses = (monsters_cost(state, seat) for seat in seats)
    keys = [(own.total, -cost) for own, cost in zip(points, losses, strict=True)]
    ratings = (rating(state.setup, points[0].total),) if state.setup.seats == 1 else ()
    return Standing(points, ranked(keys), ratings)


def season_points(state: State, seat: int) -> Points:
    """All that *seat* has scored, season by season."""
    return Points(
        tuple(
            part
            for season, sheets in enumerate(state.history)
            for part in season_parts(state.setup, season, sheets[seat])
        )
    )


def season_parts(setup: Setup, season: int, sheet: Sheet) -> tuple[Part, ...]:
    """What *sheet* gives at the end of *season*: two edicts, the coins, and the monsters' cost."""
    printed = setup.components.seasons[season]
    goals = tuple(setup.edicts[place].key for place in printed.edicts)
    return _named_parts(printed.key, sheet, goals)


@lru_cache(maxsize=4_000)
def _named_parts(season: str, sheet: Sheet, goals: tuple[str, ...]) -> tuple[Part, ...]:
    return tuple(Part(f"{season}.{part.key}", part.lines) for part in sheet_parts(sheet, goals))


@lru_cache(maxsize=4_000)
def sheet_parts(sheet: Sheet, goals: tuple[str, ...]) -> tuple[Part, ...]:
    """
    What *sheet* gives for *goals*, for its coins, and what its monsters cost.

    The same sheets are counted again whenever anybody at the table acts.
    """
    coins = Line(sheet.coins, Message.of("cartographers-coins", coins=sheet.coins))
    return (
        *(goal_part(key, sheet) for key in goals),
        Part(COINS, (coins,) if sheet.coins else ()),
        # FR, end of a season: each empty cell costs one, however many monsters it lies beside.
        Part(MONSTERS, tuple(each(-1, THREATENED, sheet.threatened()))),
    )


def goal_part(key: str, sheet: Sheet) -> Part:
    return Part(key, tuple(GOALS[key](sheet)))


def monsters_cost(state: State, seat: int) -> int:
    """The points *seat* has lost to monsters over all seasons."""
    return sum(sheets[seat].threatened().bit_count() for sheets in state.history)


def rating(setup: Setup, total: int) -> Rating:
    return solo_rating(setup.components, setup.edicts, total)


def solo_rating(components: Components, goals: Edicts, total: int) -> Rating:
    """A solo player's points less the numbers on the four goals, and the title that earns."""
    # FR, solo: the numbers on the four goals in play are taken off; below the last title there is
    # no other, so the last one holds.
    number = total - sum(card.solo for card in goals)
    titles = components.titles
    earned = next((title for title in titles if number >= title.least), titles[-1])
    return Rating(number, earned.key)
