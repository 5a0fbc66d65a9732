"""One match as learners play it: numbered actions in, observations and rewards out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from inklands.core.match import AnyMatch, Match
from inklands.fast.specialised import batch_kernels
from inklands.rl.games import Legal
from inklands.rl.refusals import SEEDS, NotBegun, playable, seed_number
from inklands.rl.reward import gains, reward_number
from inklands.rl.sight import Sight

Observation: TypeAlias = "dict[str, npt.NDArray[np.uint8] | npt.NDArray[np.int16]]"


class Episode:
    """
    A match of the readable rules, with what learners' environments add to it.

    The match of a seed is the one that the table and the command line deal from it.
    """

    def __init__(
        self, title: str, seats: int, options: Mapping[str, str] | None, reward: str
    ) -> None:
        self.game, self.seats, self.reward = playable(title, seats), seats, reward
        reward_number(reward, seats)
        self.settings = self.game.options.settle(options)
        self.sight = Sight(title)
        self.seed: int | None = None
        self._match: AnyMatch | None = None

    @property
    def match(self) -> AnyMatch:
        if self._match is None:
            raise NotBegun
        return self._match

    def begin(self, seed: int) -> None:
        """Deal the match of *seed*."""
        self.seed = seed_number(seed)
        self._match = Match(self.game, self.seats, self.seed, self.settings)

    def begin_next(self, draw: np.random.Generator) -> None:
        """Deal the match after the one before, or after none one that is drawn."""
        if self.seed is None:
            self.begin(int(draw.integers(SEEDS)))
        else:
            self.begin(batch_kernels(self.sight.offered.model).next_seed(self.seed))

    def play(self, seat: int, action: int) -> list[int]:
        """Take an action by its index; the reward of every seat, or an error and nothing done."""
        chosen = self.sight.action(self.match, seat, action)
        before = self.match.standing
        self.match.play(seat, chosen)
        return gains(self.reward, before, self.match.standing)

    def observation(self, seat: int) -> Observation:
        planes, scalars = self.sight.observation(self.match, seat)
        return {"planes": planes, "scalars": scalars}

    def legal(self, seat: int) -> Legal:
        return self.sight.legal(self.match, seat)

    @property
    def points(self) -> npt.NDArray[np.int64]:
        """What each seat has for all to see."""
        return np.array([each.total for each in self.match.standing.points], np.int64)
