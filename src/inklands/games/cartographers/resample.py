"""States that could be behind what a seat sees."""

from __future__ import annotations

from inklands.core.deck import Deck
from inklands.core.rng import Rng
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.components import Ambush, Components, Landscape
from inklands.games.cartographers.legal import legal_actions, must_draw
from inklands.games.cartographers.notation import parse_placement
from inklands.games.cartographers.sheet import Sheet
from inklands.games.cartographers.sheet_rows import parse_sheet
from inklands.games.cartographers.state import Setup, State
from inklands.games.cartographers.view import SheetView, View


def resample(components: Components, seen: View, rng: Rng) -> State:
    """
    A state that looks like *seen* to its seat.

    The deck, the ambushes in it and to come, and what others have drawn this turn are drawn anew.
    """
    layout = components.layouts[seen.layout]
    edicts = tuple(components.goals[edict.goal] for edict in seen.edicts)
    setup = Setup(components, seen.seats, layout, edicts, seen.fallback_terrain)
    deck, ambushes, rng = _dealt(components, seen, rng)
    future, rng = rng.split()
    state = State(
        setup,
        future,
        deck,
        ambushes,
        seen.season,
        seen.time,
        seen.column,
        seen.gone,
        None if seen.card is None else _card(components, seen.card.key),
        seen.ruins_due,
        tuple(_sheet(layout_view, setup) for layout_view in seen.sheets),
        (None,) * seen.seats,
        tuple(tuple(_sheet(old, setup) for old in sheets) for sheets in seen.history),
        seen.turn,
        (),
    )
    return _with_drawings(state, seen, rng)


def _dealt(components: Components, seen: View, rng: Rng) -> tuple[Deck[str], Deck[str], Rng]:
    """The cards still face down, in an order of their own, and the ambushes of later seasons."""
    unseen = [key for key in components.explore_keys if key not in seen.column]
    unmet, rng = rng.shuffled([key for key in components.ambushes if key not in seen.gone])
    # One ambush joins the deck each season, so those that joined and are not gone lurk in it.
    lurking = seen.season + 1 - len(seen.gone)
    deck, rng = Deck((*unseen, *unmet[:lurking])).shuffled(rng)
    return deck, Deck(unmet[lurking:]), rng


def _with_drawings(state: State, seen: View, rng: Rng) -> State:
    """*state* with what its seat has drawn, and something legal for the others who have."""
    pending: list[Placement | None] = [None] * seen.seats
    for seat in range(seen.seats):
        if seat == seen.seat:
            pending[seat] = None if seen.drawn is None else parse_placement(seen.drawn)
        elif seat not in seen.waiting_for and must_draw(state, seat):
            legal = legal_actions(state, seat)
            place, rng = rng.below(len(legal))
            pending[seat] = legal[place]
    return State(
        state.setup, state.rng, state.deck, state.ambushes, state.season, state.time,
        state.column, state.gone, state.card, state.ruins_due, state.sheets, tuple(pending),
        state.history, state.turn, (),
    )  # fmt: skip


def _sheet(seen: SheetView, setup: Setup) -> Sheet:
    drawn = parse_sheet(seen.rows, setup.layout.ruins, setup.layout)
    return Sheet(setup.layout, drawn.terrains, drawn.filled, seen.coins)


def _card(components: Components, key: str) -> Landscape | Ambush:
    return components.landscapes[key] if key in components.landscapes else components.ambushes[key]
