"""Positions set up by hand: a card, maps drawn as pictures, and the cards to come."""

from __future__ import annotations

from dataclasses import replace

from inklands.core.deck import Deck
from inklands.core.rng import Rng
from inklands.games.cartographers.components import Ambush, Landscape
from inklands.games.cartographers.notation import parse_placement, placement_text
from inklands.games.cartographers.rules import Cartographers, make
from inklands.games.cartographers.sheet import Sheet
from inklands.games.cartographers.state import State
from tests.games.cartographers.paper_art import BLANK, SIDE, Cell, Paper, filled_up, paper, sheet_of

GAME: Cartographers = make()
GOALS = "sentinel-wood,canal-lake,wildholds,borderlands"
"""The edicts A to D of every position set up here."""
REST = ("orchard", "marshlands", "homestead", "fishing-village")


def on_sheet(layout: str, picture: str = "", at: Cell = (0, 0), coins: int = 0) -> Sheet:
    """A printed sheet with *picture* drawn on it; a dot leaves what is printed."""
    printed, drawn = paper(BLANK[layout]), paper(picture, at)
    for r in range(SIDE):
        for c in range(SIDE):
            letter = drawn.rows[r][c]
            assert letter == "." or printed.rows[r][c] in (".", letter), "it is printed there"
            printed.rows[r][c] = printed.rows[r][c] if letter == "." else letter
    return sheet_of(Paper(printed.rows, printed.ruins), coins, layout)


def marked(layout: str, *drawings: str, coins: int = 0) -> Sheet:
    """A printed sheet with these drawings on it, ``F:a1a2`` and so on, and coins marked."""
    result = on_sheet(layout, coins=coins)
    for text in drawings:
        drawing = parse_placement(text)
        assert not drawing.cells & result.filled, f"{text} lies on something"
        result = result.with_drawn(drawing.terrain, drawing.cells)
    return result


def crowded(layout: str, but: str, letter: str = "V", coins: int = 0) -> Sheet:
    """A printed sheet full of one terrain, except for the cells named in *but*."""
    return sheet_of(paper(filled_up(letter, layout, but)), coins, layout)


def position(
    card: str,
    *sheets: Sheet,
    seats: int = 0,
    deck: tuple[str, ...] = REST,
    sheet: str = "A",
    ruling: str = "card",
    ruins_due: bool = False,
    time: int = 0,
    season: int = 0,
) -> State:
    """A position in which *card* lies there to be drawn from, and *deck* comes next."""
    seats = seats or len(sheets) or 1
    chosen = {"sheet": sheet, "goals": GOALS, "fallback_terrain": ruling}
    start = GAME.start(seats, 0, GAME.options.settle(chosen))
    blank = on_sheet(sheet)
    return replace(
        start,
        rng=Rng(1),
        deck=Deck(deck),
        ambushes=Deck(tuple(GAME.components.ambushes)[season + 1 :]),
        season=season,
        time=time,
        column=(card,) if card in GAME.components.landscapes else (),
        gone=(card,) if card in GAME.components.ambushes else (),
        card=card_called(card),
        ruins_due=ruins_due,
        sheets=(*sheets, *[blank] * (seats - len(sheets))),
        history=((blank,) * seats,) * season,
        news=(),
    )


def card_called(key: str) -> Landscape | Ambush:
    components = GAME.components
    return components.landscapes[key] if key in components.landscapes else components.ambushes[key]


def texts(state: State, seat: int = 0) -> set[str]:
    """Everything *seat* may draw, as text."""
    return {placement_text(action) for action in GAME.legal_actions(state, seat)}


def drawn(state: State, *drawings: str) -> State:
    """The state after seats 0, 1 and so on have drawn these, each of them legal."""
    for seat, text in enumerate(drawings):
        action = parse_placement(text)
        assert action in GAME.legal_actions(state, seat), f"{text} is not open to seat {seat}"
        state = GAME.apply(state, seat, action)
    return state
