"""The turn: explore, draw, check; and the seasons the turns make up."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mapwright.core.deck import Deck
from mapwright.core.rng import Rng
from mapwright.games.cartographers.actions import Placement
from mapwright.games.cartographers.drawing import draw, map_of, must_draw
from mapwright.games.cartographers.sheet import Sheet, Terrain
from mapwright.games.cartographers.state import (
    Drawn,
    News,
    Repelled,
    Revealed,
    Scored,
    Setup,
    State,
)
from mapwright.games.cartographers.tables import Ambush, Landscape


def first_turn(setup: Setup, rng: Rng) -> State:
    """The state at the first decision of a match."""
    ambushes, rng = Deck(tuple(setup.tables.ambushes)).shuffled(rng)
    blank = Sheet.blank(setup.layout)
    nobody: tuple[Placement | None, ...] = (None,) * setup.seats
    state = State(
        setup, rng, Deck(()), ambushes, 0, 0, (), (), None, False,
        (blank,) * setup.seats, nobody, (), 0, (),
    )  # fmt: skip
    return explore(begin_season(state))


def drawn_by(state: State, seat: int, placement: Placement) -> State:
    """The state after *seat* has drawn; once all have, their maps are shown and the turn ends."""
    pending = (*state.pending[:seat], placement, *state.pending[seat + 1 :])
    waiting = replace(state, pending=pending, news=())
    if any(must_draw(waiting, other) for other in range(state.setup.seats)):
        return waiting
    return check(show_drawings(waiting))


def show_drawings(state: State) -> State:
    """All drawings of the turn on the maps they were made for."""
    sheets = list(state.sheets)
    news: list[News] = []
    for seat, placement in enumerate(state.pending):
        if placement is not None:
            on = map_of(state, seat)
            sheets[on], drawn = draw(state, sheets[on], placement, seat, on)
            news.append(drawn)
    nobody: tuple[Placement | None, ...] = (None,) * state.setup.seats
    return replace(state, sheets=tuple(sheets), pending=nobody, news=tuple(news))


def check(state: State) -> State:
    """The check phase: the card's time passes, and the season ends when enough has."""
    if isinstance(state.card, Landscape):
        state = replace(state, time=state.time + state.card.time, ruins_due=False)
    if state.time < state.setup.tables.seasons[state.season].threshold:
        return explore(state)
    return end_season(state)


def end_season(state: State) -> State:
    """The maps are counted as they are now; after the last season the match is over."""
    scored = replace(
        state,
        history=(*state.history, state.sheets),
        news=(*state.news, Scored(state.season)),
    )
    if state.season + 1 == len(state.setup.tables.seasons):
        return replace(scored, card=None, turn=state.turn + 1)
    return explore(begin_season(replace(scored, season=state.season + 1)))


def begin_season(state: State) -> State:
    """All explore cards, the ambushes that never showed up, and one more, shuffled."""
    newcomer, ambushes = state.ambushes.reveal()
    lurking = tuple(card for card in state.deck.cards if card in state.setup.tables.ambushes)
    cards = (*state.setup.tables.explore_keys, *lurking, newcomer)
    deck, rng = Deck(cards).shuffled(state.rng)
    return replace(
        state, rng=rng, deck=deck, ambushes=ambushes, time=0, column=(), ruins_due=False
    )


@dataclass(slots=True)
class _Table:
    """What turning up cards changes, until somebody has to draw."""

    cards: tuple[str, ...]
    turned: int
    column: list[str]
    gone: list[str]
    ruins_due: bool
    sheets: tuple[Sheet, ...]
    news: list[News]


def explore(state: State) -> State:
    """Cards are turned up until one asks somebody to draw."""
    tables = state.setup.tables
    table = _Table(
        state.deck.cards, 0, list(state.column), list(state.gone),
        state.ruins_due, state.sheets, list(state.news),
    )  # fmt: skip
    while True:
        key = table.cards[table.turned]
        table.turned += 1
        table.news.append(Revealed(key))
        if key in tables.ambushes:
            table.gone.append(key)
            ambush = tables.ambushes[key]
            if state.setup.seats == 1:
                _ambush_alone(state, table, ambush)
                continue
            card: Landscape | Ambush = ambush
        else:
            table.column.append(key)
            if key not in tables.landscapes:
                table.ruins_due = True
                continue
            card = tables.landscapes[key]
        return _ask(state, table, card)


def _ask(state: State, table: _Table, card: Landscape | Ambush) -> State:
    """The state in which *card* is drawn from; passed over at once when every map is full."""
    asked = replace(
        state,
        deck=Deck(table.cards[table.turned :]),
        column=tuple(table.column),
        gone=tuple(table.gone),
        card=card,
        ruins_due=table.ruins_due,
        sheets=table.sheets,
        turn=state.turn + 1,
        news=tuple(table.news),
    )
    if any(sheet.empty for sheet in asked.sheets):
        return asked
    return check(asked)


def _ambush_alone(state: State, table: _Table, ambush: Ambush) -> None:
    """A solo ambush takes the first place on its walk where it fits as printed, or none."""
    (sheet,) = table.sheets
    fits = ambush.stamp.anchors(sheet.empty)
    for anchor in ambush.walk:
        if fits >> anchor & 1:
            monsters = Placement(Terrain.MONSTER, ambush.stamp.cells << anchor)
            drawn: Drawn
            sheet, drawn = draw(replace(state, card=ambush), sheet, monsters, None, 0)
            table.sheets = (sheet,)
            table.news.append(drawn)
            return
    table.news.append(Repelled(ambush.key))
