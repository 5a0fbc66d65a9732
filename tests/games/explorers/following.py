"""The slow referee beside a match: the same cards and actions, counted twice."""

from __future__ import annotations

from dataclasses import asdict

from inklands.core.rng import Rng
from inklands.games.explorers.actions import Action, Cross, Ride, UseMap
from inklands.games.explorers.landscape.marks import rows_of
from inklands.games.explorers.state import State
from tests.games.explorers.positions import GAME, ExplorersMatch, may
from tests.games.explorers.slow_referee import Explorer, Referee


def play_eagerly(match: ExplorersMatch, rng: Rng, items: str = "Tkmh") -> None:
    """Let chance play to the end, but three times in four take one of *items*, or use a map."""
    while not match.is_over:
        seat, rng = rng.choice(sorted(match.to_act))
        legal = list(match.legal_actions(seat))
        likes = [action for action in legal if _is_liked(match.state, action, items)]
        chance, rng = rng.below(4)
        action, rng = rng.choice(likes if likes and chance else legal)
        match.play(seat, action)


def follow(match: ExplorersMatch) -> Referee:
    """The referee after *match*, with whom it agreed before every decision."""
    view = match.view(None)
    referee = Referee(view.terrain, view.items, match.seats, asdict(view.sides))
    for step in match.steps:
        reveal_to(referee, step.before)
        if referee.stage == "village":
            continue
        assert GAME.to_act(step.before) == referee.to_act()
        assert may(step.before, step.seat) == referee.legal(step.seat)
        agree(referee.explorers[step.seat], step.before, step.seat)
        referee.act(step.seat, GAME.action_text(step.action))
    return referee


def reveal_to(referee: Referee, state: State) -> None:
    """Tell the referee what chance, or the first player, has settled: the start and the card."""
    view = GAME.view(state, None)
    if referee.stage == "village" and view.start is not None:
        referee.set_out(view.start)
    elif referee.stage == "between" and view.card:
        referee.reveal(view.card, view.side if view.seats == 1 else None)


def agree(explorer: Explorer, state: State, seat: int) -> None:
    """The seat's own paper, the crosses of this turn on it."""
    own = GAME.view(state, seat).players[seat]
    assert own.crosses == _rows(explorer)
    assert (own.keys_free, own.maps_free, own.maps_used, own.gems) == (
        explorer.keys,
        explorer.maps,
        explorer.maps_used,
        explorer.gems,
    )
    assert [sorted(food) for food in own.food] == [sorted(food) for food in explorer.food]


def _is_liked(state: State, action: Action, items: str) -> bool:
    if isinstance(action, (Cross, Ride)):
        return state.setup.landscape.item_at[action.cell] in items
    return isinstance(action, UseMap)


def _rows(explorer: Explorer) -> tuple[str, ...]:
    return rows_of(sum(1 << 16 * r + c for r, c in explorer.crossed))
