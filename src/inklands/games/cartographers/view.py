"""What a seat may see, built field by field from what is public and what is its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from inklands.core.remembering import remembers_last
from inklands.core.scale import ScaleView
from inklands.games.cartographers.components import (
    EDICTS,
    Ambush,
    CardKeys,
    Components,
    GoalCard,
    Landscape,
    Offer,
    Title,
)
from inklands.games.cartographers.drawing import map_of
from inklands.games.cartographers.legal import must_draw
from inklands.games.cartographers.notation import placement_text
from inklands.games.cartographers.sheet import GRID, Layout, Sheet
from inklands.games.cartographers.sheet_rows import sheet_rows
from inklands.games.cartographers.state import State
from inklands.grid.art import Rows
from inklands.grid.grid import CellNames

MOST_KEPT = 500
"""Things printed of which the view is remembered: owners may print as many as they like."""


@dataclass(frozen=True, slots=True)
class SheetView:
    """A map as rows of letters, its coins, and the cells where monsters cost a point."""

    rows: Rows
    coins: int
    threatened: CellNames


@dataclass(frozen=True, slots=True)
class OfferView:
    terrain: str
    letter: str
    shape: str
    coin: bool


@dataclass(frozen=True, slots=True)
class CardView:
    """The card that is drawn from; ``kind`` is landscape or ambush."""

    key: str
    kind: str
    time: int
    offers: tuple[OfferView, ...]
    clockwise: bool | None


@dataclass(frozen=True, slots=True)
class EdictView:
    letter: str
    goal: str
    category: str
    solo: int
    scores_now: bool
    """Whether it is counted at the end of this season."""


@dataclass(frozen=True, slots=True)
class View:
    """A match as one seat sees it; ``seat`` is None for an onlooker."""

    seat: int | None
    seats: int
    layout: str
    fallback_terrain: str
    ruins: CellNames
    season: int
    season_key: str
    threshold: int
    time: int
    column: CardKeys
    column_times: tuple[int, ...]
    """The time of each card in the column; ruins have none."""
    gone: CardKeys
    edicts: tuple[EdictView, ...]
    card: CardView | None
    ruins_due: bool
    turn: int
    sheets: tuple[SheetView, ...]
    draws_on: int | None
    drawn: str | None
    """What this seat has drawn this turn while others are still drawing."""
    waiting_for: tuple[int, ...]
    most_coins: int
    history: tuple[tuple[SheetView, ...], ...]
    scales: tuple[ScaleView, ...]
    """The titles of a solo game; none where there are others."""


def view(state: State, seat: int | None) -> View:
    """What *seat* may see: never the deck, nor others' drawings while somebody still draws."""
    setup = state.setup
    season = setup.components.seasons[state.season]
    own = None if seat is None else state.pending[seat]
    public = _public(state)
    return View(
        seat=seat,
        seats=setup.seats,
        layout=setup.layout.key,
        fallback_terrain=setup.fallback_terrain,
        ruins=_ruins(setup.layout),
        season=state.season,
        season_key=season.key,
        threshold=season.threshold,
        time=state.time,
        column=state.column,
        column_times=public.column_times,
        gone=state.gone,
        edicts=public.edicts,
        card=public.card,
        ruins_due=state.ruins_due,
        turn=state.turn,
        sheets=public.sheets,
        draws_on=None if seat is None or state.card is None else map_of(state, seat),
        drawn=None if own is None else placement_text(own),
        waiting_for=public.waiting_for,
        most_coins=setup.components.most_coins,
        history=public.history,
        scales=(_scale(setup.components.titles),) if setup.seats == 1 else (),
    )


class _Public(NamedTuple):
    """What all seats see alike and takes longest to be written out."""

    column_times: tuple[int, ...]
    edicts: tuple[EdictView, ...]
    card: CardView | None
    sheets: tuple[SheetView, ...]
    waiting_for: tuple[int, ...]
    history: tuple[tuple[SheetView, ...], ...]


@remembers_last
def _public(state: State) -> _Public:
    setup = state.setup
    return _Public(
        tuple([_time(setup.components, key) for key in state.column]),
        _edict_views(state),
        _card_view(state.card),
        tuple(map(sheet_view, state.sheets)),
        tuple([seat for seat in range(setup.seats) if must_draw(state, seat)]),
        tuple([tuple(map(sheet_view, sheets)) for sheets in state.history]),
    )


def _time(components: Components, key: str) -> int:
    return components.landscapes[key].time if key in components.landscapes else 0


@lru_cache(MOST_KEPT)
def _scale(titles: tuple[Title, ...]) -> ScaleView:
    rising = titles[::-1]
    keys, least = (tuple(title.key for title in rising), tuple(title.least for title in rising))
    return ScaleView("total", keys, least)


@lru_cache(maxsize=10_000)
def sheet_view(sheet: Sheet) -> SheetView:
    """The sheet as it is shown; the same ones are shown to every seat, and again with each turn."""
    return SheetView(sheet_rows(sheet), sheet.coins, GRID.names(sheet.threatened()))


@lru_cache(MOST_KEPT)
def _ruins(layout: Layout) -> tuple[str, ...]:
    return GRID.names(layout.ruins)


def _edict_views(state: State) -> tuple[EdictView, ...]:
    scoring = state.setup.components.seasons[state.season].edicts
    return tuple(
        _edict_view(place, card, place in scoring) for place, card in enumerate(state.setup.edicts)
    )


@lru_cache(MOST_KEPT)
def _edict_view(place: int, card: GoalCard, scores_now: bool) -> EdictView:
    return EdictView(EDICTS[place], card.key, card.category, card.solo, scores_now)


@lru_cache(MOST_KEPT)
def _offer_view(offer: Offer) -> OfferView:
    return OfferView(offer.terrain.key, offer.terrain.letter, str(offer.shape), offer.coin)


def _card_view(card: Landscape | Ambush | None) -> CardView | None:
    if card is None:
        return None
    offers = tuple(map(_offer_view, card.offers))
    if isinstance(card, Landscape):
        return CardView(card.key, "landscape", card.time, offers, None)
    return CardView(card.key, "ambush", 0, offers, card.clockwise)
