"""
OpenSpiel's games: importing this module registers each title, as ``inklands_NAME``.

A chance node at the root draws one of the deals; where several seats act at once there is a
simultaneous node, unless the game is loaded with ``turn_based``. Cards are drawn as the deal has
them, which no information state shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from inklands.core.catalogue import load
from inklands.errors import OptionError
from inklands.fast.titles import kernel_titles
from inklands.rl.refusals import playable, whole
from inklands.rl.reward import gains, reward_number
from inklands.rl.sight import LoneState, Sight

PARAMETERS = {
    "players": 2,
    "deals": 1024,
    "reward": "points",
    "options": "",
    "turn_based": False,
}
"""*options* are written as ``key=value;key=value``; *deals* are the seeds from 0 on."""
MOST_POINTS, MOST_DECISIONS, HISTORY = 1000, 1000, 300
"""Bounds that no match comes near: points of a seat, its decisions, those of it a tensor holds."""
SIMULTANEOUS = pyspiel.GameType.Dynamics.SIMULTANEOUS
SEQUENTIAL = pyspiel.GameType.Dynamics.SEQUENTIAL


def game_type(title: str, dynamics: Any, reward: str) -> Any:  # OpenSpiel ships no types
    """What OpenSpiel asks of a game; only points are rewarded on the way."""
    seats, models = load(title).seats, pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=f"inklands_{title}",
        long_name=f"{title.capitalize()} of Inklands",
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=models.REWARDS if reward == "points" else models.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


def parse_options(text: str) -> dict[str, str]:
    """
    Options as one text.

    >>> parse_options("sheet=B;fallback_terrain=any")
    {'sheet': 'B', 'fallback_terrain': 'any'}
    """
    pairs = [pair.partition("=") for pair in text.split(";") if pair.strip()]
    if not all(mark for _, mark, _ in pairs):
        raise OptionError(f"options = {text!r}: write key=value;key=value")
    return {key.strip(): value.strip() for key, _, value in pairs}


class InklandsGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """A title with its seats and options."""

    def __init__(self, title: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.seats, self.deals = int(chosen["players"]), whole("deals", int(chosen["deals"]), 1)
        self.title, self.sight = title, Sight(title)
        self.rules = playable(title, self.seats)
        self.reward, self.turn_based = str(chosen["reward"]), bool(chosen["turn_based"])
        reward_number(self.reward, self.seats)
        self.settings = self.rules.options.settle(parse_options(str(chosen["options"])))
        is_sequential = self.turn_based or self.seats == 1
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.sight.offered.action_names),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=MOST_DECISIONS * self.seats,
        )
        dynamics = SEQUENTIAL if is_sequential else SIMULTANEOUS
        super().__init__(game_type(title, dynamics, self.reward), information, chosen)

    def new_initial_state(self) -> InklandsState:
        return InklandsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> InklandsObserver:
        del params
        recalls = iig_obs_type is not None and bool(iig_obs_type.perfect_recall)
        return InklandsObserver(self, recalls=recalls)


class InklandsState(pyspiel.State):  # type: ignore[misc] # OpenSpiel ships no types
    """A match; before its deal is drawn there is none yet."""

    def __init__(self, game: InklandsGame) -> None:
        super().__init__(game)
        self.position: LoneState | None = None
        self.recalled: list[list[tuple[str, int]]] = [[] for _ in range(game.seats)]
        """For each seat what it saw when it decided, as a digest, and what it did."""
        self._rewards = np.zeros(game.seats)
        self._returns = np.zeros(game.seats)

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = self.position.game.to_act(self.position.state)
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(acting) == 1 or self.get_game().turn_based:
            return int(min(acting))
        return int(pyspiel.PlayerId.SIMULTANEOUS)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """Sorted; a seat with nothing to decide in a simultaneous node waits."""
        assert self.position is not None
        return sorted(self.get_game().sight.indices(self.position, player))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            game = self.get_game()
            state = game.rules.start(game.seats, action, game.settings)
            self.position = LoneState(game.rules, game.seats, state)
            return
        self._play({self.current_player(): action})

    def _apply_actions(self, actions: Sequence[int]) -> None:
        assert self.position is not None
        acting = self.position.game.to_act(self.position.state)
        self._play({seat: actions[seat] for seat in sorted(acting)})

    def _play(self, actions: dict[int, int]) -> None:
        assert self.position is not None
        game, before = self.get_game(), self.position
        position = before
        for seat, action in actions.items():
            self.recalled[seat].append((digest(before, seat), action))
            chosen = game.sight.action(position, seat, action)
            state = game.rules.apply(position.state, seat, chosen)
            position = LoneState(game.rules, game.seats, state)
        self.position = position
        standings = (game.rules.standing(each.state) for each in (before, position))
        self._rewards = np.array(gains(game.reward, *standings), float)
        self._returns = self._returns + self._rewards

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().sight.offered.action_names[action])

    def is_terminal(self) -> bool:
        position = self.position
        return position is not None and not position.game.to_act(position.state)

    def rewards(self) -> npt.NDArray[np.float64]:
        return self._rewards

    def returns(self) -> npt.NDArray[np.float64]:
        return self._returns

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return str(self.position.game.picture(self.position.view(None)))


class InklandsObserver:
    """What a seat sees now; with recall, also what it saw and did at each of its decisions."""

    def __init__(self, game: InklandsGame, *, recalls: bool) -> None:
        offered, seats = game.sight.offered, game.seats
        self.recalls, self.sight = recalls, game.sight
        planes = (len(offered.planes(seats)), *offered.shape)
        shapes = {"planes": planes, "scalars": (len(offered.scalars(seats)),)}
        if recalls:
            shapes["own actions"] = (HISTORY,)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: InklandsState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is None:
            return
        planes, scalars = self.sight.observation(state.position, player)
        self.dict["planes"][:] = planes
        self.dict["scalars"][:] = scalars
        if self.recalls:
            # Counted from 1, so that 0 is for decisions that are still to come.
            own = [action + 1 for _, action in state.recalled[player]][:HISTORY]
            self.dict["own actions"][: len(own)] = own

    def string_from(self, state: InklandsState, player: int) -> str:
        if state.position is None:
            return "before the deal"
        seen = str(state.position.game.picture(state.position.view(player)))
        if not self.recalls:
            return seen
        past = " ".join(f"{saw}:{did}" for saw, did in state.recalled[player])
        return f"{past} {digest(state.position, player)}\n{seen}"


def digest(position: LoneState, seat: int) -> str:
    """A short text that differs with what *seat* sees."""
    return blake2b(repr(position.view(seat)).encode(), digest_size=8).hexdigest()


def _game_of(title: str) -> type[InklandsGame]:
    """A class for one title: OpenSpiel keeps what it is given until after Python has ended."""

    def begin(self: InklandsGame, params: dict[str, Any] | None = None) -> None:
        InklandsGame.__init__(self, title, params)

    return type(f"Inklands{title.capitalize()}", (InklandsGame,), {"__init__": begin})


def _register() -> None:
    known = set(pyspiel.registered_names())
    for title in kernel_titles():
        if f"inklands_{title}" not in known:
            pyspiel.register_game(game_type(title, SIMULTANEOUS, "points"), _game_of(title))


_register()
