"""Many games between bots: over processes or a cluster, resumable, the same from one seed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from inklands.bots.bot import AnyAction, Bot, make
from inklands.bots.driver import decide, play_out
from inklands.bots.flat import has_kernels
from inklands.core.catalogue import load
from inklands.core.match import AnyMatch, Match
from inklands.errors import InklandsError
from inklands.fast.compiled import is_available
from inklands.fast.warm import warm

STRIDE = 1_000_003


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: which bot sits where, and the seed of its deal."""

    number: int
    title: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played, by seat; ``rating`` is that of a solo game."""

    pairing: Pairing
    points: tuple[int, ...]
    places: tuple[int, ...]
    rating: int | None
    seconds: tuple[float, ...]
    """What each seat thought for in all."""
    decisions: tuple[int, ...]

    @property
    def bots(self) -> tuple[str, ...]:
        return self.pairing.bots

    @property
    def seed(self) -> int:
        return self.pairing.seed


@dataclass(frozen=True, slots=True)
class Arena:
    """Who plays what how often; ``seats`` is one for each bot unless it is given."""

    title: str
    bots: tuple[str, ...]
    games: int
    seats: int | None = None
    seed: int = 1
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The values of each option that is given: one, or several that come up in turn."""

    def pairings(self) -> list[Pairing]:
        """
        All games.

        Bots that meet share each deal, once in every order round the table; bots that play alone
        all get the same deals.
        """
        together = min(self.seats or len(self.bots), len(self.bots))
        tables = list(combinations(self.bots, together))
        plan: list[Pairing] = []
        for game in range(self.games):
            deal, turn = divmod(game, together)
            for table in tables:
                turned = table[turn:] + table[:turn]
                seed = self.seed * STRIDE + deal
                plan.append(Pairing(len(plan), self.title, turned, seed, self._options(deal)))
        return plan

    def _options(self, deal: int) -> tuple[tuple[str, str], ...]:
        return tuple((key, values[deal % len(values)]) for key, values in self.options.items())


@dataclass(slots=True)
class Stopwatch:
    """Lets bots decide, and adds up how long each seat took and how often it was asked."""

    seconds: list[float]
    decisions: list[int]

    def decide(self, bot: Bot, match: AnyMatch, seat: int) -> AnyAction:
        begun = perf_counter()
        action = decide(bot, match, seat)
        self.seconds[seat] += perf_counter() - begun
        self.decisions[seat] += 1
        return action


def play(pairing: Pairing) -> Result:
    """One game; each bot sees its own views only."""
    bots = [make(name) for name in pairing.bots]
    match = Match(load(pairing.title), len(bots), pairing.seed, dict(pairing.options))
    stopwatch = Stopwatch([0.0] * len(bots), [0] * len(bots))
    play_out(match, bots, stopwatch.decide)
    return _result(pairing, match, stopwatch)


def _result(pairing: Pairing, match: AnyMatch, stopwatch: Stopwatch) -> Result:
    standing = match.standing
    places = [
        1 + sum(len(shared) for shared in standing.places[:rank])
        for seat in range(match.seats)
        for rank, sharing in enumerate(standing.places)
        if seat in sharing
    ]
    return Result(
        pairing,
        tuple(points.total for points in standing.points),
        tuple(places),
        standing.ratings[0].number if standing.ratings else None,
        tuple(round(each, 4) for each in stopwatch.seconds),
        tuple(stopwatch.decisions),
    )


def run(
    plan: Sequence[Pairing], jobs: int = 1, ray: str | None = None, out: Path | None = None
) -> list[Result]:
    """The results of *plan* in its order; games whose results lie in *out* are not played again."""
    from rich.console import Console
    from rich.progress import Progress

    done = {result.pairing: result for result in _kept(out, plan)}
    left = [pairing for pairing in plan if pairing not in done]
    if left and has_kernels(load(left[0].title)) and is_available():
        warm(left[0].title)
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("games", total=len(plan), completed=len(done))
        for result in _played(left, jobs, ray):
            done[result.pairing] = result
            _keep(out, result)
            progress.advance(bar)
    return [done[pairing] for pairing in plan]


def _played(left: Sequence[Pairing], jobs: int, ray: str | None) -> Iterator[Result]:
    """Results as they come."""
    if ray:
        yield from _on_ray(left, ray)
    elif jobs == 1:
        yield from map(play, left)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for each in as_completed([pool.submit(play, pairing) for pairing in left]):
                yield each.result()


def _on_ray(left: Sequence[Pairing], address: str) -> Iterator[Result]:
    try:
        import ray  # type: ignore[import-not-found, unused-ignore] # an extra
    except ImportError:
        raise InklandsError("Ray is not installed: pip install 'inklands[scale]'") from None
    try:
        ray.init(address=address, ignore_reinit_error=True, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError):
        raise InklandsError(f"no Ray cluster answers at {address!r}") from None
    task = ray.remote(play)
    waiting = [task.remote(pairing) for pairing in left]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)


def _kept(out: Path | None, plan: Sequence[Pairing]) -> Iterator[Result]:
    """What was kept of the same plan; lines of another, or half written, are passed over."""
    if out is None or not out.exists():
        return
    wanted = set(plan)
    for line in out.read_text(encoding="utf-8").splitlines():
        try:
            result = _read(json.loads(line))
        except (ValueError, TypeError, KeyError):
            continue
        if result.pairing in wanted:
            yield result


def _read(fields: dict[str, Any]) -> Result:
    lists: Any = _frozen(fields)
    return Result(**{**lists, "pairing": Pairing(**lists["pairing"])})


def _frozen(value: object) -> object:
    """What was read as JSON, with tuples for its lists."""
    match value:
        case dict():
            return {key: _frozen(each) for key, each in value.items()}
        case list():
            return tuple(map(_frozen, value))
        case _:
            return value


def _keep(out: Path | None, result: Result) -> None:
    if out is not None:
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")
