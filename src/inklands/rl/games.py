"""A batch of matches on the kernels: what a vector environment stands on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from inklands.core.catalogue import load
from inklands.core.options import Settings
from inklands.errors import OptionError
from inklands.fast.batch import (
    ACTION,
    GAINED,
    LEARNER,
    OVER,
    REFUSED,
    SEAT_PARTS,
    SEATED,
    SEED,
    SIZES,
    TO_ACT,
    Batch,
)
from inklands.fast.compiled import is_available, prepared
from inklands.fast.contract import Workspace
from inklands.fast.environment import AnyTitleEnvironment, BatchKernels
from inklands.fast.rows import DRAWS, bit_words
from inklands.fast.specialised import batch_kernels, compiled_batch_kernels
from inklands.fast.stream import STREAM
from inklands.fast.titles import title_environment
from inklands.rl.refusals import playable, whole
from inklands.rl.reward import reward_number

Planes: TypeAlias = npt.NDArray[np.uint8]
Scalars: TypeAlias = npt.NDArray[np.int16]
Legal: TypeAlias = npt.NDArray[np.int8]
Numbers: TypeAlias = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Deal:
    """How the matches of a batch are set up: seats, the learner's seat, options, the reward."""

    seats: int
    learner: int
    options: Sequence[Mapping[str, str]]
    """One for each match, or fewer that go round."""
    reward: str


class Games:
    """*count* matches of *title* side by side; arrays are views of what kernels write to."""

    def __init__(self, title: str, count: int, deal: Deal, *, threads: int, compiled: bool) -> None:
        playable(title, deal.seats)
        whole("threads", threads, 1)
        self.offered: AnyTitleEnvironment = title_environment(title)
        self.kernels = _kernels(self.offered, compiled=compiled)
        self.count, self.seats = whole("num_envs", count, 1), deal.seats
        rows, columns = self.offered.shape
        planes = len(self.offered.planes(deal.seats))
        self._planes = np.zeros(count * planes * rows * columns, np.uint8)
        self.planes: Planes = self._planes.reshape(count, planes, rows, columns)
        scalars = len(self.offered.scalars(deal.seats))
        self._scalars = np.zeros(count * scalars, np.int16)
        self.scalars: Scalars = self._scalars.reshape(count, scalars)
        actions = len(self.offered.action_names)
        self._legal = np.zeros(count * actions, np.int8)
        self.legal: Legal = self._legal.reshape(count, actions)
        sizes = planes * rows * columns, scalars, actions, reward_number(deal.reward, deal.seats)
        self._batch = self._buffers(title, deal, sizes)
        # An array where numba runs, else lists.
        self._is_array = isinstance(self._batch.games, np.ndarray)
        parts = np.linspace(0, count, min(threads, count) + 1).astype(int).tolist()
        self._parts = list(pairwise(parts))
        self._workspaces: list[Workspace] = [
            self.offered.workspace(self.kernels, deal.seats) for _ in self._parts
        ]
        self._batches = [self._with_own_room() for _ in self._parts]
        sample = self._batches[0], self._workspaces[0], 0, 0
        self._begin_all = prepared(self.kernels.begin_all, *sample)
        self._step_all = prepared(self.kernels.step_all, *sample)
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def begin(self, seeds: Sequence[int], chosen: npt.NDArray[np.bool_] | None = None) -> None:
        """Deal every match anew, or those that are *chosen*, each from its seed."""
        for i in range(self.count) if chosen is None else np.flatnonzero(chosen).tolist():
            self._batch.games[i][SEED] = seeds[i]
            if chosen is not None:
                self._begin_all(self._batches[0], self._workspaces[0], i, i + 1)
        if chosen is None:
            self._run(self._begin_all)

    def step(self, actions: Numbers) -> None:
        """One action for each match; one that is over begins anew instead."""
        if self._is_array:
            self._told[:, ACTION] = actions
        else:
            for game, action in zip(self._batch.games, actions.tolist(), strict=True):
                game[ACTION] = action
        self._run(self._step_all)

    def sample(self, rng: np.random.Generator) -> Numbers:
        """A legal action of each match, each of them as likely; to wait where it is over."""
        chosen: Any = rng.integers(DRAWS, size=self.count)
        self.kernels.choose_all(self._batch, chosen, 0, self.count)
        found: Numbers = chosen
        return found

    @property
    def seeds(self) -> Numbers:
        return self._told[:, SEED].copy()

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which matches have come to their end."""
        return self._told[:, OVER].astype(np.bool_)

    @property
    def refused(self) -> npt.NDArray[np.bool_]:
        """In which the last action was not legal, so that nothing was done."""
        return self._told[:, REFUSED].astype(np.bool_)

    @property
    def points(self) -> Numbers:
        return self._told[:, SEATED + self.seats : SEATED + 2 * self.seats].copy()

    @property
    def gains(self) -> Numbers:
        """The reward of every seat for the last step."""
        return self._told[:, SEATED + 2 * self.seats :].copy()

    @property
    def rewards(self) -> Numbers:
        """The reward of the seat that acted in the last step."""
        return self._told[:, GAINED].copy()

    @property
    def to_act(self) -> Numbers:
        """Whose observation is shown: who is to act, or at the end who acted last."""
        return self._told[:, TO_ACT].copy()

    @property
    def _told(self) -> Numbers:
        """The numbers of all matches; where numba runs, those that the kernels write."""
        return np.asarray(self._batch.games, np.int64)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def _run(self, kernel: Any) -> None:  # a kernel that numba made has no type of its own
        work = zip(self._batches, self._workspaces, self._parts, strict=True)
        if self._pool is None:
            for batch, workspace, (first, last) in work:
                kernel(batch, workspace, first, last)
            return
        tasks = [self._pool.submit(kernel, batch, own, *part) for batch, own, part in work]
        for task in tasks:
            task.result()

    def _with_own_room(self) -> Batch:
        """The batch, with buffers of its own for the match that is worked on."""
        new = self.kernels.new_ints
        planes, legal = len(self._batch.fresh_planes), len(self._batch.fresh_legal)
        return self._batch._replace(fresh_planes=new(planes), fresh_legal=new(legal))

    def _buffers(self, title: str, deal: Deal, sizes: tuple[int, int, int, int]) -> Batch:
        kernels, offered, count, seats = self.kernels, self.offered, self.count, deal.seats
        masks, ints = kernels.new_mask_rows, kernels.new_int_rows
        match_masks, match_numbers = offered.match_size(seats)
        plane_words, legal_words = bit_words(sizes[0]), bit_words(sizes[2])
        setups = [offered.setup(seats, each) for each in settled(title, deal.options)]
        batch = Batch(
            masks(count, match_masks),
            ints(count, match_numbers),
            masks(count, match_masks),
            ints(count, match_numbers),
            ints(count, SEATED + SEAT_PARTS * seats),
            ints(count, STREAM * (offered.streams + 1)),
            ints(count, len(setups[0])),
            self._planes,
            self._scalars,
            self._legal,
            ints(count, plane_words),
            ints(count, legal_words),
            kernels.new_ints(plane_words),
            kernels.new_ints(legal_words),
            kernels.new_ints(SIZES),
        )
        for i in range(count):
            batch.setups[i][:] = list(setups[i % len(setups)])
            batch.games[i][LEARNER] = deal.learner
        batch.sizes[:] = [*sizes, STREAM * offered.streams]
        return batch


def settled(title: str, options: Sequence[Mapping[str, str]]) -> list[Settings]:
    """The options of each match, checked."""
    if not options:
        raise OptionError("give one set of options at least, {} for those that are usual")
    return [load(title).options.settle(each) for each in options]


def _kernels(offered: AnyTitleEnvironment, *, compiled: bool) -> BatchKernels[Any]:
    if compiled and is_available():
        return compiled_batch_kernels(offered.model, offered.bits)
    return batch_kernels(offered.model)
