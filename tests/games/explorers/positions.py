"""Positions set up by hand: tiles, crosses by name, and the card face up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.games.explorers.actions import Action
from inklands.games.explorers.course import Course
from inklands.games.explorers.landscape.landscape import Landscape, landscape
from inklands.games.explorers.landscape.marks import cells_of_names
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.landscape.tiles import parse_layout
from inklands.games.explorers.objectives.objective import Objective
from inklands.games.explorers.objectives.races import open_points
from inklands.games.explorers.rules import Explorers, make
from inklands.games.explorers.state import (
    Clock,
    Deal,
    Setup,
    Sheet,
    Sides,
    Stage,
    State,
)
from inklands.games.explorers.temples import open_values
from inklands.games.explorers.view import View
from inklands.grid.grid import Mask, indices

GAME: Explorers = make()
TILES = "1,2,3,4"
START = "f13"
"""The village nearest the middle of the tiles 1, 2, 3 and 4 as they are printed."""

ExplorersMatch = Match[State, Action, View]

# Tiles 1, 2, 3 and 4 as they are printed, for reading the tests:
#
#       terrain                 items
#      1       8 9     16
#    a SSSSWMMM GGGSSSSS       ..ka.g.. .c..c.h.
#    b SSSSWWMM SGGSSSWW       .a...f.m k.a.....
#    c GGGGWWWW SSGMWWWW       h....... ........
#    d GWWMMWGG SSSMWWWM       c....... .g....T.
#    e WWWWMGGG SSMMWMMM       .f...T.. ..a.fm.g
#    f SWVMMGGG WWMMVMMM       ......h. ........
#    g SSSSMGMG WWMGGMGG       g....... f......h
#    h SSSMMMMG WWMGGGGG       .c...... ........
#
#    i SSGGWWWW SSSSMWWW       ........ .....g..
#    j MSGGGWWW GGGSMMWW       .a...m.f .g......
#    k MSSGGWMW GGSSMMWW       h....... ...a.c..
#    l MSVGWMMW GSSMGGGW       ......c. ..m....T
#    m MMMWWMMM GSSMVWGG       g...f..a .....f..
#    n MMSSWWMM GGMMMWWW       ........ ..h....f
#    o SSSSWGGG GGSMMMWW       T.....h. ac...h..
#    p SSSGGGGG SSSSMMWW       ...cg.k. ....k...


def land(tiles: str = TILES) -> Landscape:
    return landscape(GAME.components.tiles, parse_layout(tiles))


def objective(key: str) -> Objective:
    return next(found for found in GAME.components.objectives if found.key == key)


def set_up(
    seats: int = 1,
    tiles: str = TILES,
    sides: Sides | None = None,
    objectives: Sequence[str] = (),
) -> Setup:
    laid = land(tiles)
    return Setup(
        seats,
        laid,
        sides or Sides(),
        tuple(map(objective, objectives)),
        next(indices(laid.central)),
        GAME.components,
    )


def cells(names: str) -> Mask:
    return cells_of_names(names.split())


def sheet(setup: Setup, crosses: str = "", maps_used: int = 0) -> Sheet:
    """A sheet with these cells crossed beside the start village; nobody asks how they got there."""
    assert setup.start is not None
    crossed = 1 << setup.start | cells(crosses)
    villages = sum(setup.landscape.villages)
    return Sheet(
        crossed,
        GRID.neighbours(crossed) & ~villages & ~crossed,
        maps_used,
        races=(0,) * len(setup.objectives),
    )


def at_card(
    card: str,
    *crosses: str,
    round_number: int = 1,
    turn: int = 1,
    setup: Setup | None = None,
    facing: int = 0,
) -> State:
    """
    The moment when a card, `S/M` say, is turned up; one text of crosses for each seat.

    Alone, the side of number *facing* faces the player.
    """
    setup = setup or set_up(len(crosses))
    others = list(range(len(GAME.components.cards)))
    one, other = card.split("/")
    others.remove(number := GAME.components.cards.index((one, other)))
    order = (*others[: turn - 1], number, *others[turn - 1 :])
    course = Course(
        setup,
        Deal(order, facing << turn - 1, Rng(7)),
        Clock(Stage.SIDE, round_number - 1, turn - 1, None, 5),
        tuple(replace(sheet(setup, names), gems=(0,) * (round_number - 1)) for names in crosses),
        (),
        open_values(setup),
        open_points(setup.objectives),
        [],
    )
    return course._card_revealed(round_number - 1, turn - 1)


def with_sheet(state: State, seat: int, changed: Sheet) -> State:
    return replace(state, sheets=(*state.sheets[:seat], changed, *state.sheets[seat + 1 :]))


def play(state: State, *turns: str) -> State:
    """The state after legal actions written as in a record: the seat, then what it does."""
    for text in turns:
        seat, _, actions = text.partition(" ")
        for action in GAME.parse_turn(actions):
            legal = GAME.legal_actions(state, int(seat))
            assert action in legal, f"{GAME.action_text(action)} is not legal for seat {seat}"
            state = GAME.apply(state, int(seat), action)
    return state


def may(state: State, seat: int) -> set[str]:
    """The texts of what *seat* may do."""
    return {GAME.action_text(action) for action in GAME.legal_actions(state, seat)}


def crossed(state: State, seat: int) -> set[str]:
    return set(GRID.names(state.sheets[seat].crossed))


def new_match(seats: int, seed: int, **options: str) -> ExplorersMatch:
    return Match(GAME, seats, seed, {key.replace("_", "-"): text for key, text in options.items()})
