"""What a seat of a match sees and may do, as the numbers of its title's environments."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, Protocol

import numpy as np

from inklands.bots.bot import Actions, AnyAction, AnyView
from inklands.core.catalogue import AnyGame
from inklands.core.rng import Rng
from inklands.errors import IllegalAction
from inklands.fast.environment import AnyTitleEnvironment
from inklands.fast.rows import bit_words
from inklands.fast.specialised import batch_kernels
from inklands.fast.titles import title_environment
from inklands.grid.kernel import Ints
from inklands.rl.games import Legal, Planes, Scalars


def unpacked(bits: Ints, shape: tuple[int, ...]) -> Planes:
    """Bits that lie in words, the lowest first, a byte each."""
    words = np.array(bits, np.uint64).astype("<u8").view(np.uint8)
    return np.unpackbits(words, count=prod(shape), bitorder="little").reshape(shape)


class Position(Protocol):
    """What can be looked at: a match, or a state by itself."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def seats(self) -> int: ...
    @property
    def state(self) -> Any:  # of a title chosen at run time
        ...

    def view(self, seat: int | None, /) -> AnyView: ...
    def legal_actions(self, seat: int, /) -> Actions: ...


@dataclass(frozen=True, slots=True)
class LoneState:
    """A state of a game, without how it came to be."""

    game: AnyGame
    seats: int
    state: Any  # of a title chosen at run time

    def view(self, seat: int | None) -> AnyView:
        return self.game.view(self.state, seat)

    def legal_actions(self, seat: int) -> Actions:
        return self.game.legal_actions(self.state, seat)

    def __deepcopy__(self, _memo: object) -> LoneState:
        """Itself: nothing in it changes."""
        return self


class Sight:
    """
    Observations and numbered actions of one title.

    An observation is made from the seat's view alone: from a state drawn from those that look like
    it, whatever is hidden in that.
    """

    def __init__(self, title: str) -> None:
        self.offered: AnyTitleEnvironment = title_environment(title)
        self._kernels = batch_kernels(self.offered.model)

    def observation(self, match: Position, seat: int) -> tuple[Planes, Scalars]:
        """What *seat* sees: planes of cells, and numbers beside them."""
        return self.seen(match, match.view(seat), Rng(0))

    def seen(self, match: Position, view: AnyView, rng: Rng) -> tuple[Planes, Scalars]:
        """The observation of a *view*; *rng* draws what it hides, which must change nothing."""
        return self.of_state(match, match.game.resample(view, rng), view.seat)

    def of_state(self, match: Position, state: object, seat: int) -> tuple[Planes, Scalars]:
        """What *seat* would observe in *state*: by the law of `rl/law.py` no more than its view."""
        offered = self.offered
        b, v = offered.flat(state, seat, self._kernels)
        rows, columns = offered.shape
        shape = len(offered.planes(match.seats)), rows, columns
        bits = self._kernels.new_ints(bit_words(prod(shape)))
        scalars = np.zeros(len(offered.scalars(match.seats)), np.int16)
        offered.model.observe(b, v, b, v, 0, bits, scalars, 0)
        return unpacked(bits, shape), scalars

    def indices(self, match: Position, seat: int) -> list[int]:
        """The indices of what *seat* may do, in the order of its legal actions."""
        legal = match.legal_actions(seat)
        return list(self.offered.indices(match.state, seat, legal)) or [self.offered.wait]

    def legal(self, match: Position, seat: int) -> Legal:
        """A 1 for each action that *seat* may take; to wait, where it has nothing to decide."""
        mask = np.zeros(len(self.offered.action_names), np.int8)
        mask[self.indices(match, seat)] = 1
        return mask

    def action(self, match: Position, seat: int, index: int) -> AnyAction:
        """The action behind *index*; one that is not legal now is refused."""
        found = self.indices(match, seat)
        if index not in found or index == self.offered.wait:
            raise IllegalAction(f"seat {seat} may not take action {index} now")
        return match.legal_actions(seat)[found.index(index)]
