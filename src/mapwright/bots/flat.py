"""The simulator of a title that runs on flat numbers, compiled where it can be."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from types import ModuleType

from mapwright.bots.bot import AnyView
from mapwright.core.catalogue import AnyGame, load
from mapwright.core.rng import Rng
from mapwright.fast.cartographers.bridge import Room, flat
from mapwright.fast.warm import FLAT_TITLES, kernels
from mapwright.grid.kernel import Boards, Ints


def flat_simulator(game: AnyGame, view: AnyView, *, wait: bool = False) -> FlatCartographers | None:
    """A simulator for *view*; None where the title has none, or an owner's own tables."""
    if game.name not in FLAT_TITLES or game.data.version != load(game.name).data.version:
        return None
    return FlatCartographers.of(game, view, kernels(game.name, wait=wait))


@dataclass(frozen=True, slots=True)
class FlatCartographers:
    """
    Worlds of Cartographers as a pair of buffers.

    The seat that decides is seat 0 in them, and the others follow it round the table.
    """

    kernels: ModuleType
    b: Boards
    v: Ints
    room: Room
    seats: int
    glance: int = 12
    """How many actions a player of a playout looks at."""
    seasons: int = 2
    """How many seasons a playout goes on for."""

    @classmethod
    def of(cls, game: AnyGame, view: AnyView, kernels: ModuleType) -> FlatCartographers:
        state = game.resample(view, Rng(0))
        b, v = flat(state, view.seat, kernels)
        return cls(kernels, b, v, Room.of(kernels, view.seats), view.seats)

    def deal(self, seed: int) -> tuple[Boards, Ints]:
        return self.kernels.dealt(self.b, self.v, seed)  # type: ignore[no-any-return] # two buffers

    def look(self, world: tuple[Boards, Ints]) -> Hashable | None:
        b, v = world
        return None if v[self.kernels.DONE] else self.kernels.look(b, v)

    def choices(self, world: tuple[Boards, Ints], width: int) -> list[tuple[int, float]]:
        room = self.room
        buffers = (room.maps, room.counts, room.goals, room.values, room.places)
        n = self.kernels.choices(*world, *buffers, width)
        return [(int(place), int(room.values[place])) for place in room.places[:n]]

    def act(self, world: tuple[Boards, Ints], place: int) -> None:
        room = self.room
        self.kernels.act(*world, room.maps, room.counts, room.goals, place, self.glance)

    def finish(self, world: tuple[Boards, Ints]) -> float:
        room = self.room
        kernel = self.kernels.finish
        return float(kernel(*world, room.maps, room.counts, room.goals, self.glance, self.seasons))

    def sample(self, places: Sequence[int], seed: int, rounds: int) -> list[float]:
        room, n = self.room, len(places)
        for i, place in enumerate(places):
            room.places[i], room.sums[i] = place, 0
        self.kernels.sample(
            self.b, self.v, room.b, room.v, room.maps, room.counts, room.goals, room.places,
            n, seed, rounds, self.glance, self.seasons, room.sums,
        )  # fmt: skip
        return [float(total) for total in room.sums[:n]]
