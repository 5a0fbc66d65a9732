"""The slow referee beside a match: the same cards and drawings, counted twice."""

from __future__ import annotations

from collections.abc import Callable

from inklands.core.match import Match
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.news import Revealed
from inklands.games.cartographers.state import State
from inklands.games.cartographers.view import View
from tests.games.cartographers.paper_art import SIDE, Cell, paper_of
from tests.games.cartographers.positions import GAME
from tests.games.cartographers.slow_referee import Drawing, Referee

CartographersMatch = Match[State, Placement, View]


def new_match(seats: int, seed: int, **options: str) -> CartographersMatch:
    return Match(GAME, seats, seed, options)


def agree(referee: Referee, state: State) -> None:
    """Whether both know the same maps, which change only when all have drawn, and who is to act."""
    assert GAME.to_act(state) == referee.to_act()
    if any(state.pending):
        return
    assert [paper_of(sheet) for sheet in state.sheets] == referee.papers
    assert [sheet.coins for sheet in state.sheets] == referee.coins


def follow(match: CartographersMatch, compare: Callable[[Referee, State], None] = agree) -> Referee:
    """A referee who has seen all of *match* and was compared with it after every decision."""
    referee = referee_for(match)
    first, *later = [*(step.before for step in match.steps), match.state]
    _reveal(referee, first)
    for step, after in zip(match.steps, later, strict=True):
        compare(referee, step.before)
        referee.draw(step.seat, drawing(step.action))
        _reveal(referee, after)
    compare(referee, match.state)
    return referee


def referee_for(match: CartographersMatch) -> Referee:
    setup = match.state.setup
    goals = tuple(card.key for card in setup.edicts)
    return Referee(setup.seats, setup.layout.key, goals, setup.fallback_terrain)


def drawing(action: Placement) -> Drawing:
    return action.terrain.letter, frozenset(_cells(action.cells))


def _cells(mask: int) -> list[Cell]:
    return [divmod(index, SIDE) for index in range(SIDE * SIDE) if mask >> index & 1]


def _reveal(referee: Referee, state: State) -> None:
    for news in state.news:
        if isinstance(news, Revealed):
            referee.reveal(news.card)
