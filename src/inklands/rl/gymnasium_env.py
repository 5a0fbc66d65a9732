"""One learner, alone or among bots, behind Gymnasium's interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from inklands.errors import IllegalAction
from inklands.fast.batch import EVERYBODY
from inklands.rl.episode import Episode, Observation
from inklands.rl.picture import MODES, known_mode, rendered
from inklands.rl.players import bots_reply, learner_seat, seated_bots
from inklands.rl.reward import gains
from inklands.rl.spaces import action_space, observation_space


class InklandsEnv(gymnasium.Env[Observation, np.int64]):
    """
    A match of one title.

    *opponents* are bots by name or level (``uniform``, ``greedy``, ``apprentice`` …), one name for
    all or one a seat; with ``self`` the learner decides for every seat in turn. An action that is
    not legal is refused: nothing changes, the reward is *illegal_reward*, and the info says so. The
    info's ``action_mask`` tells what is legal.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        title: str,
        *,
        seats: int = 1,
        seat: int = 0,
        opponents: str | Sequence[str] = "uniform",
        options: Mapping[str, str] | None = None,
        reward: str = "points",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(title, seats, options, reward)
        self.learner = learner_seat(seats, seat, opponents)
        self.bots = seated_bots(seats, seat, opponents)
        self.illegal_reward = illegal_reward
        self.render_mode = known_mode(render_mode)
        offered = self.episode.sight.offered
        self.observation_space = observation_space(offered, seats)
        self.action_space = action_space(offered)
        self._seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The match of *seed*; without one, the match that follows the one before."""
        super().reset(seed=seed)
        if seed is None:
            self.episode.begin_next(self.np_random)
        else:
            self.episode.begin(seed)
        bots_reply(self.episode.match, self.bots)
        self._seat = max(self.learner, 0)
        self._turn_to_learner()
        return self.episode.observation(self._seat), self._info(is_refused=False)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match, seat = self.episode.match, self._seat
        before = match.standing
        try:
            self.episode.play(seat, int(action))
        except IllegalAction:
            seen = self.episode.observation(seat)
            return seen, self.illegal_reward, match.is_over, False, self._info(is_refused=True)
        bots_reply(match, self.bots)
        reward = gains(self.episode.reward, before, match.standing)[seat]
        self._turn_to_learner()
        seen = self.episode.observation(self._seat)
        return seen, float(reward), match.is_over, False, self._info(is_refused=False)

    def render(self) -> Any:  # text or an array of pixels, as the mode says
        return rendered(self.episode, self._seat, self.render_mode)

    def _turn_to_learner(self) -> None:
        """Whose decision is shown: the learner's seat, or with all seats the first to act."""
        if self.learner == EVERYBODY and not self.episode.match.is_over:
            self._seat = min(self.episode.match.to_act)

    def _info(self, *, is_refused: bool) -> dict[str, Any]:
        points: npt.NDArray[np.int64] = self.episode.points
        return {
            "action_mask": self.episode.legal(self._seat),
            "seat": self._seat,
            "points": points,
            "refused": is_refused,
        }
