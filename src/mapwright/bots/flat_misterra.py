"""Worlds of Maps of Misterra on flat numbers."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from types import ModuleType

from mapwright.bots.bot import AnyView
from mapwright.core.catalogue import AnyGame
from mapwright.core.rng import Rng
from mapwright.fast.misterra.bridge import Room, flat
from mapwright.fast.misterra.match import OVER, STEP
from mapwright.fast.misterra.policy import POINT
from mapwright.grid.kernel import Boards, Ints


@dataclass(frozen=True, slots=True)
class FlatMisterra:
    """
    Worlds of Maps of Misterra as a pair of buffers.

    The seat that decides is seat 0 in them, and the others follow it round the table.
    """

    kernels: ModuleType
    b: Boards
    v: Ints
    room: Room
    glance: int = 24
    """How many plans for a half day a player of a playout looks at."""
    turns: int = 100
    """How many turns a playout goes on for."""

    @classmethod
    def of(cls, game: AnyGame, view: AnyView, kernels: ModuleType) -> FlatMisterra:
        b, v = flat(game.resample(view, Rng(0)), view.seat, kernels)
        return cls(kernels, b, v, Room.of(kernels))

    def deal(self, seed: int) -> tuple[Boards, Ints]:
        spare = Room.of(self.kernels)
        self.kernels.deal(self.b, self.v, spare.b, spare.v, seed)
        return spare.b, spare.v

    def look(self, world: tuple[Boards, Ints]) -> Hashable | None:
        return None if world[1][STEP] == OVER else int(self.kernels.look(*world))

    def choices(self, world: tuple[Boards, Ints], width: int) -> list[tuple[int, float]]:
        n = self.kernels.worths(*world, self.room.parts, self.room.values)
        values = [value / POINT for value in self.room.values[:n]]
        order = sorted(range(n), key=lambda place: -values[place])
        return [(place, values[place]) for place in order[:width]]

    def act(self, world: tuple[Boards, Ints], place: int) -> None:
        self.kernels.take(*world, self.room.parts, place)
        self.kernels.reply(*world, self.room.parts, self.glance)

    def finish(self, world: tuple[Boards, Ints]) -> float:
        return float(self.kernels.finish(*world, self.room.parts, self.glance, self.turns))

    def sample(self, places: Sequence[int], seed: int, rounds: int) -> list[float]:
        room, n = self.room, len(places)
        for i, place in enumerate(places):
            room.places[i], room.sums[i] = place, 0
        self.kernels.sample(
            self.b, self.v, room.b, room.v, room.parts, room.places,
            n, seed, rounds, self.glance, self.turns, room.sums,
        )  # fmt: skip
        return [float(total) for total in room.sums[:n]]
