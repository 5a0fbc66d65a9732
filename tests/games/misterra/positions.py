"""Positions drawn as pictures, and played on by text."""

from __future__ import annotations

from collections.abc import Sequence

from inklands.games.misterra.island.island import NO_TILES, Island, Tiles, parse_island, parse_tiles
from inklands.games.misterra.island.places import AT_SEA, GRID, parse_place
from inklands.games.misterra.island.terrain import parse_sketch
from inklands.games.misterra.rules import Misterra, make
from inklands.games.misterra.state import (
    NO_CARD,
    Hand,
    Moment,
    Otoma,
    PublicState,
    Setup,
    Sketches,
    State,
    Step,
)
from inklands.grid.art import parse_picture
from inklands.grid.grid import Mask, mask

GAME: Misterra = make()
EMPTY = ". . . . .\n" * 5
BEHIND_JUNGLES = """
    L J J J .
    L L J J J
    L L L J J
    L L L L L
    L L L L L
"""
"""An island whose last empty cell nobody off the jungle can see with a cell beside it."""


def island(picture: str) -> Island:
    return parse_island(parse_picture(picture))


def parchment(picture: str) -> Tiles:
    return parse_tiles(parse_picture(picture))


def cells(names: str) -> Mask:
    return mask(map(GRID.parse_name, names.split()))


def position(
    picture: str = EMPTY,
    places: Sequence[str | None] = ("beach1", "beach5"),
    *,
    claims: Sequence[str] = (),
    parchments: Sequence[str] = (),
    display: str = "SS SL SJ SM LL",
    deck: str = "MM JJ LM LJ JM",
    step: Step = Step.MOVE,
    seat: int = 0,
    half_day: int = 0,
    card: str | None = None,
    kept: Sequence[tuple[int, ...]] = (),
    otoma: Otoma | None = None,
    is_ending: bool = False,
    first: int = 0,
    is_expert: bool = False,
    merged_score: bool = False,
) -> State:
    """A state in the middle of a match; whatever is left out is plain."""
    seats = len(places)
    hands = [*kept, *[(19, 21)] * (seats - len(kept))]
    taken = NO_CARD if card is None else parse_sketch(card)
    return State(
        Setup(seats, first, is_expert, False, merged_score),
        tuple(Hand(numbers, numbers) for numbers in hands),
        _public(picture, places, claims, parchments),
        Sketches(sketches(deck), sketches(display)),
        otoma,
        Moment(step, seat, half_day, taken, 1 + seat, 1, is_ending),
    )


def _public(
    picture: str,
    places: Sequence[str | None],
    claims: Sequence[str],
    parchments: Sequence[str],
) -> PublicState:
    """All that lies open; in a solo game there is a place for Otoma's markers."""
    seats = len(places)
    marked = [*claims, *[""] * (max(seats, 2) - len(claims))]
    sheets = [*map(parchment, parchments), *[NO_TILES] * (seats - len(parchments))]
    return PublicState(
        island(picture),
        tuple(AT_SEA if place is None else parse_place(place) for place in places),
        tuple(tuple(map(GRID.parse_name, names.split())) for names in marked),
        tuple(sheets),
    )


def sketches(texts: str) -> tuple[int, ...]:
    return tuple(map(parse_sketch, texts.split()))


def play(state: State, *texts: str, game: Misterra = GAME) -> State:
    """*state* after these actions, each of which must be legal, of the seat to act."""
    for text in texts:
        (seat,) = game.to_act(state)
        action = game.parse_action(text)
        assert action in game.legal_actions(state, seat), text
        state = game.apply(state, seat, action)
    return state


def legal(state: State, kind: str = "") -> list[str]:
    """The texts of the legal actions that begin with *kind*."""
    (seat,) = GAME.to_act(state)
    texts = (GAME.action_text(action) for action in GAME.legal_actions(state, seat))
    return [text for text in texts if text.startswith(kind)]


def refusal(state: State, text: str) -> str:
    """The sentence that refuses an action."""
    (seat,) = GAME.to_act(state)
    action = GAME.parse_action(text)
    assert action not in GAME.legal_actions(state, seat), text
    return GAME.objection(state, seat, action).sentence


def rows(state: State) -> tuple[str, ...]:
    """The island as the view shows it."""
    return GAME.view(state, None).island
