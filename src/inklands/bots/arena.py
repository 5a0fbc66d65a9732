"""Many games between bots: over processes or a cluster, resumable, the same from one seed."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from inklands.bots.bot import choice, make
from inklands.bots.chart import chart
from inklands.bots.ladder import summary
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.errors import InklandsError
from inklands.fast.compiled import is_available
from inklands.fast.titles import kernel_titles
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

    number: int
    bots: tuple[str, ...]
    seed: int
    points: tuple[int, ...]
    places: tuple[int, ...]
    rating: int | None
    seconds: tuple[float, ...]
    """What each seat thought for in all."""
    decisions: tuple[int, ...]


def main(argv: Sequence[str] | None = None) -> int:
    """Let bots play many games and say how strong each is."""
    chosen = _parser().parse_args(argv)
    try:
        bots = tuple(chosen.bots.split(","))
        for name in bots:
            make(name)
        options = tuple(_pair(text) for text in chosen.option)
        arena = Arena(chosen.title, bots, chosen.games, chosen.seats, chosen.seed, options)
        results = run(arena.pairings(), chosen.jobs, chosen.ray, chosen.out)
    except InklandsError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    report = summary(results)
    sys.stdout.write(f"{report}\n")
    if chosen.plot:
        chart(results, Path(chosen.plot))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="inklands arena", description=main.__doc__)
    parser.add_argument("title")
    parser.add_argument("--bots", required=True, help="names between commas: greedy,search@0.5s")
    parser.add_argument("--games", type=int, default=100, help="games of each pairing")
    parser.add_argument("--seats", type=int, help="1 for solo games; one for each bot by default")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--ray", help="the address of a Ray cluster; auto, or local")
    parser.add_argument("--out", type=Path, help="keep results there, and go on from there")
    parser.add_argument("--plot", help="a file.svg or file.png for the percentiles")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE of the title")
    return parser


def _pair(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key, value


@dataclass(frozen=True, slots=True)
class Arena:
    """Who plays what how often; ``seats`` is one for each bot unless it is given."""

    title: str
    bots: tuple[str, ...]
    games: int
    seats: int | None = None
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()

    def pairings(self) -> list[Pairing]:
        """
        All games.

        Bots that meet share each deal, once in every order round the table; bots that play alone
        all get the same deals. Where there are two sheets and none is chosen, they come up in turn.
        """
        together = min(self.seats or len(self.bots), len(self.bots))
        tables = list(combinations(self.bots, together))
        plan: list[Pairing] = []
        for game in range(self.games):
            deal, turn = divmod(game, together)
            for table in tables:
                turned = table[turn:] + table[:turn]
                options = self.options or _variant(self.title, deal)
                seed = self.seed * STRIDE + deal
                plan.append(Pairing(len(plan), self.title, turned, seed, options))
        return plan


def _variant(title: str, number: int) -> tuple[tuple[str, str], ...]:
    sheets = {option.key for option in load(title).options}
    return (("sheet", "AB"[number % 2]),) if "sheet" in sheets and title == "cartographers" else ()


def play(pairing: Pairing) -> Result:
    """One game; each bot sees its own views only."""
    game = load(pairing.title)
    bots = [make(name) for name in pairing.bots]
    match = Match(game, len(bots), pairing.seed, dict(pairing.options))
    seconds, decisions = [0.0] * len(bots), [0] * len(bots)
    while not match.is_over:
        seat = min(match.to_act)
        rng = Rng(pairing.seed << 32 | len(match.steps) << 8 | seat)
        begun = perf_counter()
        action = choice(bots[seat], game, match.view(seat), match.legal_actions(seat), rng)
        seconds[seat] += perf_counter() - begun
        decisions[seat] += 1
        match.play(seat, action)
    return _result(pairing, match, seconds, decisions)


def _result(
    pairing: Pairing,
    match: Match[object, object, object],
    seconds: Iterable[float],
    decisions: Iterable[int],
) -> Result:
    standing = match.standing
    places = [
        1 + sum(len(shared) for shared in standing.places[:rank])
        for seat in range(match.seats)
        for rank, sharing in enumerate(standing.places)
        if seat in sharing
    ]
    return Result(
        pairing.number,
        pairing.bots,
        pairing.seed,
        tuple(points.total for points in standing.points),
        tuple(places),
        standing.ratings[0].number if standing.ratings else None,
        tuple(round(each, 4) for each in seconds),
        tuple(decisions),
    )


def run(
    plan: Sequence[Pairing], jobs: int = 1, ray: str | None = None, out: Path | None = None
) -> list[Result]:
    """The results of *plan* in its order; games whose results lie in *out* are not played again."""
    from rich.console import Console
    from rich.progress import Progress

    done = {result.number: result for result in _kept(out, plan)}
    left = [pairing for pairing in plan if pairing.number not in done]
    if left and left[0].title in kernel_titles() and is_available():
        warm(left[0].title)
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("games", total=len(plan), completed=len(done))
        for result in _played(left, jobs, ray):
            done[result.number] = result
            _keep(out, result)
            progress.advance(bar)
    return [done[pairing.number] for pairing in plan]


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
    wanted = {(pairing.number, pairing.bots, pairing.seed) for pairing in plan}
    for line in out.read_text(encoding="utf-8").splitlines():
        try:
            result = _read(json.loads(line))
        except (ValueError, TypeError):
            continue
        if (result.number, result.bots, result.seed) in wanted:
            yield result


def _read(fields: dict[str, Any]) -> Result:
    lists: Any = {key: tuple(v) if isinstance(v, list) else v for key, v in fields.items()}
    return Result(**lists)


def _keep(out: Path | None, result: Result) -> None:
    if out is not None:
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")


if __name__ == "__main__":
    sys.exit(main())
