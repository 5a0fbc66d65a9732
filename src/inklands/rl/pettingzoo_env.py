"""A learner in every seat, behind PettingZoo's two interfaces: in turn, and at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from inklands.errors import IllegalAction
from inklands.rl.episode import Episode, Observation
from inklands.rl.picture import MODES, known_mode, rendered
from inklands.rl.refusals import NotBegun
from inklands.rl.spaces import action_space, masked_space

Masked: TypeAlias = "dict[str, Any]"
"""An observation that holds the mask of legal actions too."""


def agent_name(seat: int) -> str:
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


class Table:
    """What both interfaces share: a match, a space for each agent, and the chance of new deals."""

    def __init__(
        self,
        title: str,
        seats: int = 2,
        *,
        options: Mapping[str, str] | None = None,
        reward: str = "points",
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(title, seats, options, reward)
        self.render_mode = known_mode(render_mode)
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.agents: list[str] = []
        offered = self.episode.sight.offered
        self.observation_spaces = {
            agent: masked_space(offered, seats) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(offered) for agent in self.possible_agents}
        self._draw, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Masked:
        """What the agent's seat sees; where it has nothing to decide, its mask says to wait."""
        seat = seat_of(agent)
        seen: Observation = self.episode.observation(seat)
        return {**seen, "action_mask": self.episode.legal(seat)}

    def render(self) -> Any:  # text or an array of pixels, as the mode says
        match = self.episode.match
        return rendered(self.episode, min(match.to_act, default=0), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def begin(self, seed: int | None) -> None:
        """The match of *seed*; without one, the match that follows the one before."""
        if seed is None:
            self.episode.begin_next(self._draw)
        else:
            self.episode.begin(seed)
        self.agents = list(self.possible_agents)

    def told(self, value: Any) -> dict[str, Any]:
        """The same value for every agent."""
        return dict.fromkeys(self.agents, value)


class InklandsAEC(Table, AECEnv[str, Masked, np.int64 | int | None]):  # type: ignore[misc] # PettingZoo ships no types
    """
    Agents act one after another; those that act at once do so in the order of their seats.

    What one of these does stays hidden from the others until all have acted.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "inklands_v1",
        "render_modes": list(MODES),
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = self.told(0.0)
        self._cumulative_rewards = self.told(0.0)
        self.terminations, self.truncations = self.told(value=False), self.told(value=False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_name(min(self.episode.match.to_act))

    def step(self, action: np.int64 | int | None) -> None:
        if not self.agents:
            raise NotBegun
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} has to act")
        found = self.episode.play(seat_of(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: float(found[seat_of(each)]) for each in self.agents}
        match = self.episode.match
        self.terminations = self.told(match.is_over)
        self.agent_selection = agent_name(min(match.to_act)) if match.to_act else self.agents[0]
        self._accumulate_rewards()


class InklandsParallel(Table, ParallelEnv[str, Masked, np.int64 | int]):  # type: ignore[misc] # the same
    """All agents act at once; those whose seats have nothing to decide have to wait."""

    metadata: ClassVar[dict[str, Any]] = {"name": "inklands_v1", "render_modes": list(MODES)}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Masked], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, np.int64 | int]
    ) -> tuple[
        dict[str, Masked],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        totals = self._played({seat_of(agent): int(own) for agent, own in actions.items()})
        rewards = {agent: float(totals[seat_of(agent)]) for agent in self.agents}
        is_over = self.episode.match.is_over
        over, cut = self.told(is_over), self.told(value=False)
        seen = self._seen()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if is_over:
            self.agents = []
        return seen, rewards, over, cut, infos

    def _played(self, actions: Mapping[int, int]) -> list[int]:
        """The reward of every seat after one action of each that has something to decide."""
        episode = self.episode
        acting, wait = sorted(episode.match.to_act), episode.sight.offered.wait
        idle = [agent_name(seat) for seat in acting if seat not in actions]
        if idle:
            raise IllegalAction(f"{', '.join(idle)} has to act, and no action was given for it")
        for seat, action in actions.items():
            is_legal = 0 <= action <= wait and bool(episode.legal(seat)[action])
            if not is_legal or (action == wait) is (seat in acting):
                raise IllegalAction(f"seat {seat} may not take action {action} now")
        totals = [0] * episode.seats
        for seat in acting:
            for other, gain in enumerate(episode.play(seat, actions[seat])):
                totals[other] += gain
        return totals

    def _seen(self) -> dict[str, Masked]:
        return {agent: self.observe(agent) for agent in self.agents}


def env(title: str, seats: int = 2, **settings: Any) -> InklandsAEC:
    """Agents one after another; the settings are those of `Table`."""
    return InklandsAEC(title, seats, **settings)


def parallel_env(title: str, seats: int = 2, **settings: Any) -> InklandsParallel:
    """Agents at once; the settings are those of `Table`."""
    return InklandsParallel(title, seats, **settings)
