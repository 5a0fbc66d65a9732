"""`inklands simulate`: games between bots, a line each."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from inklands.bots.bot import Bot, choice, make
from inklands.cli.arguments import add_data, add_game, add_match, game_of, options_of
from inklands.core.catalogue import AnyGame
from inklands.core.match import Match
from inklands.core.record import record
from inklands.core.rng import Rng
from inklands.errors import SeatError

if TYPE_CHECKING:
    from inklands.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="games between bots")
    add_game(parser)
    add_match(parser)
    add_data(parser)
    parser.add_argument("--bots", metavar="A,B", default="uniform", help="who sits where (uniform)")
    parser.add_argument("--games", metavar="K", type=int, default=1, help="how many games (1)")
    parser.add_argument("--jsonl", action="store_true", help="a JSON object a game")
    parser.add_argument("--records", metavar="DIR", type=Path, help="keep the record of each game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game, options = game_of(arguments), options_of(arguments.option)
    names = seated(arguments.bots.split(","), arguments.seats)
    bots = [make(name) for name in names]
    first = arguments.seed or 0
    results = []
    for seed in _watched(range(first, first + arguments.games)):
        match = Match(game, arguments.seats, seed, options)
        play_out(match, bots)
        result = _result(match, names)
        results.append(result)
        if arguments.jsonl:
            print(json.dumps(result, ensure_ascii=False), flush=True)
        if arguments.records:
            _keep(arguments.records, game, seed, str(record(match, names=tuple(names))))
    if not arguments.jsonl:
        _summary(names, results)
    return 0


def seated(names: list[str], seats: int) -> list[str]:
    """A bot for each seat; a shorter list goes round."""
    if len(names) > seats:
        raise SeatError(f"{len(names)} bots cannot sit on {seats} seats")
    return [names[seat % len(names)] for seat in range(seats)]


def play_out(match: Match[object, object, object], bots: list[Bot]) -> None:
    """Play *match* to its end; seats that are to act together act in order."""
    rng = Rng(match.seed).split()[0]
    while not match.is_over:
        seat = min(match.to_act)
        own, rng = rng.split()
        legal = list(match.legal_actions(seat))
        match.play(seat, choice(bots[seat], match.game, match.view(seat), legal, own))


def _result(match: Match[object, object, object], names: list[str]) -> dict[str, object]:
    standing = match.standing
    return {
        "game": match.game.name,
        "seed": match.seed,
        "options": match.settings.written(),
        "bots": names,
        "points": [points.total for points in standing.points],
        "parts": [points.by_key() for points in standing.points],
        "places": [list(sharing) for sharing in standing.places],
        "ratings": [{"number": r.number, "title": r.title} for r in standing.ratings],
        "decisions": len(match.steps),
    }


def _keep(folder: Path, game: AnyGame, seed: int, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath(f"{game.name}-{seed}.record").write_text(text, encoding="utf-8")


def _watched(seeds: range) -> Iterator[int]:
    """The seeds one by one, with a progress bar when a person watches."""
    if not sys.stderr.isatty():
        yield from seeds
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(seeds, "games", console=Console(stderr=True), transient=True)


def _summary(names: list[str], results: list[dict[str, object]]) -> None:
    for seat, name in enumerate(names):
        totals = [points[seat] for r in results if isinstance(points := r["points"], list)]
        mean = statistics.fmean(totals)
        spread = statistics.stdev(totals) if len(totals) > 1 else 0.0
        span = f"{min(totals)} to {max(totals)}"
        print(f"seat {seat} {name:<12} mean {mean:6.1f}  deviation {spread:5.1f}  {span}")
