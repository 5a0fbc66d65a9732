"""Many matches side by side on the compiled engine, behind Gymnasium's vector interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from inklands.errors import OptionError
from inklands.rl.episode import Observation
from inklands.rl.games import Deal, Games, Numbers
from inklands.rl.players import SELF, learner_seat
from inklands.rl.refusals import SEEDS, NotBegun, seed_numbers
from inklands.rl.spaces import action_space, observation_space

Told: TypeAlias = "tuple[Observation, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]"
Flags: TypeAlias = npt.NDArray[np.bool_]
Options: TypeAlias = "Mapping[str, str] | Sequence[Mapping[str, str]] | None"


class InklandsVectorEnv(VectorEnv[Observation, Numbers, npt.NDArray[Any]]):
    """
    *num_envs* matches of one title; the same as so many `InklandsEnv`, only faster.

    A match that is over begins anew with the next step, whose action is not looked at. *options*
    are the same for all matches or a list of them, which goes round. Without *copy*, observations
    and masks are views of arrays that the next step overwrites. Opponents are ``uniform`` or
    ``self``: other bots think in Python, which `InklandsEnv` seats.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        *,
        seats: int = 1,
        seat: int = 0,
        opponents: str = "uniform",
        options: Options = None,
        reward: str = "points",
        illegal_reward: float = -1.0,
        copy: bool = True,
        threads: int = 1,
        compiled: bool = True,
    ) -> None:
        if opponents not in ("uniform", SELF):
            raise OptionError(
                f"opponents = {opponents!r}: a batch has uniform or self; "
                "other bots play in environments of one match"
            )
        chosen = [options or {}] if options is None or isinstance(options, Mapping) else options
        deal = Deal(seats, learner_seat(seats, seat, opponents), chosen, reward)
        self.games = Games(title, num_envs, deal, threads=threads, compiled=compiled)
        self.num_envs, self.copy, self.illegal_reward = num_envs, copy, illegal_reward
        self.single_observation_space = observation_space(self.games.offered, seats)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space(self.games.offered)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._has_begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """
        Every match from its seed: one for each, or a first one from which they count up.

        Without any, each goes on to the match that follows the one before.
        """
        seeds = [None] * self.num_envs if seed is None else seed_numbers(seed, self.num_envs)
        # One seed is that of the generator too, from which actions may be drawn.
        super().reset(seed=None if seed is None or isinstance(seed, Sequence) else seeds[0])
        mask = (options or {}).get("reset_mask")
        drawn = [self._next(i) if own is None else own for i, own in enumerate(seeds)]
        self.games.begin(drawn, mask)
        self._has_begun = True
        return self._observation(), self._infos()

    def step(self, actions: Numbers) -> Told:
        """One step of all matches, without Python in between when the kernels are compiled."""
        if not self._has_begun:
            raise NotBegun
        games, chosen = self.games, np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise OptionError(
                f"actions of shape {chosen.shape} and type {chosen.dtype}: give {self.num_envs} "
                "whole numbers, one for each match"
            )
        games.step(chosen.astype(np.int64, copy=False))
        rewards = games.rewards.astype(np.float64)
        refused = games.refused
        rewards[refused] = self.illegal_reward
        never = np.zeros(self.num_envs, np.bool_)
        return self._observation(), rewards, games.over, never, self._infos()

    def sample_legal(self, rng: np.random.Generator | None = None) -> Numbers:
        """
        A legal action of each match, every one of them as likely, and to wait where it is over.

        Drawn with *rng*, or without one with the generator that `reset` seeds. It is made from what
        is legal now, so with *copy* from the same as the last ``action_mask``.

        >>> env = make_vec("misterra", 3, compiled=False)
        >>> _, infos = env.reset(seed=1)
        >>> actions = env.sample_legal(np.random.default_rng(1))
        >>> infos["action_mask"][np.arange(3), actions].tolist()
        [1, 1, 1]
        """
        if not self._has_begun:
            raise NotBegun
        return self.games.sample(self.np_random if rng is None else rng)

    def close_extras(self, **_arguments: Any) -> None:  # as Gymnasium declares it
        self.games.close()

    def _next(self, i: int) -> int:
        if self._has_begun:
            return int(self.games.kernels.next_seed(int(self.games.seeds[i])))
        return int(self.np_random.integers(SEEDS))

    def _observation(self) -> Observation:
        planes, scalars = self.games.planes, self.games.scalars
        if self.copy:
            planes, scalars = planes.copy(), scalars.copy()
        return {"planes": planes, "scalars": scalars}

    def _infos(self) -> dict[str, Any]:
        games = self.games
        told = {
            "action_mask": games.legal.copy() if self.copy else games.legal,
            "seat": games.to_act,
            "points": games.points,
            "refused": games.refused,
        }
        everywhere = np.ones(self.num_envs, np.bool_)
        return {**told, **{f"_{key}": everywhere for key in told}}


def make_vec(title: str, num_envs: int, **settings: Any) -> InklandsVectorEnv:
    """
    A batch of matches; the settings are those of `InklandsVectorEnv`.

    >>> env = make_vec("cartographers", 2, compiled=False)
    >>> observation, infos = env.reset(seed=7)
    >>> observation["planes"].shape, infos["action_mask"].shape
    ((2, 9, 11, 11), (2, 2542))
    """
    return InklandsVectorEnv(title, num_envs, **settings)
