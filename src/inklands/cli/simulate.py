"""`inklands simulate`: games between bots, a line each."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, stdev

from inklands.bots.bot import make
from inklands.bots.driver import play_out
from inklands.cli.arguments import add_json, add_language, add_match, count, game_of, options_of
from inklands.cli.output import encode_standing, print_json
from inklands.cli.progress import watched
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch, Match
from inklands.core.record import record
from inklands.errors import SeatError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_match(parser)
    parser.add_argument("--bots", metavar="A,B", default="uniform", help="who sits where (uniform)")
    parser.add_argument("--games", metavar="K", type=count, default=1, help="how many games (1)")
    parser.add_argument("--records", metavar="DIR", type=Path, help="keep the record of each game")
    add_json(parser)
    parser.add_argument("--jsonl", action="store_true", help="a JSON object a game, as it ends")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    names = seated(arguments.bots.split(","), arguments.seats)
    points = []
    for match in _played(arguments, names):
        points.append([each.total for each in match.standing.points])
        if arguments.jsonl:
            print_json(_result(match, names))
        if arguments.records:
            _keep(match, names, arguments.records)
    summaries = list(_summaries(points, names))
    if arguments.json:
        print_json({"games": len(points), "seats": [asdict(each) for each in summaries]})
    elif not arguments.jsonl:
        translator = Translator(arguments.language)
        for each in summaries:
            print(each.format(translator))
    return 0


def seated(names: list[str], seats: int) -> list[str]:
    """A bot for each seat; a shorter list goes round."""
    if len(names) > seats:
        raise SeatError(f"{len(names)} bots cannot sit on {seats} seats")
    return [names[seat % len(names)] for seat in range(seats)]


def _played(arguments: argparse.Namespace, names: Sequence[str]) -> Iterator[AnyMatch]:
    """The matches, one seed after another."""
    game, options = game_of(arguments), options_of(arguments.option)
    bots = [make(name) for name in names]
    first = arguments.seed or 0
    for seed in watched(range(first, first + arguments.games)):
        match = Match(game, arguments.seats, seed, options)
        play_out(match, bots)
        yield match


def _result(match: AnyMatch, names: Sequence[str]) -> dict[str, object]:
    return {
        "game": match.game.name,
        "seed": match.seed,
        "options": match.settings.written(),
        "bots": list(names),
        **encode_standing(match.standing),
        "decisions": len(match.steps),
    }


def _keep(match: AnyMatch, names: Sequence[str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{match.game.name}-{match.seed}.record"
    file.write_text(str(record(match, names=tuple(names))), encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Summary:
    """The points of one seat over all games."""

    seat: int
    bot: str
    mean: float
    deviation: float
    least: int
    most: int

    def format(self, translator: Translator) -> str:
        return translator.text(
            "simulated",
            seat=self.seat,
            bot=f"{self.bot:<12}",
            mean=translator.decimal(self.mean, 6),
            deviation=translator.decimal(self.deviation, 5),
            least=str(self.least),
            most=str(self.most),
        )


def _summaries(points: Sequence[Sequence[int]], names: Sequence[str]) -> Iterator[Summary]:
    """One for each seat of games in which the seats had *points*."""
    for seat, name in enumerate(names):
        own = [each[seat] for each in points]
        deviation = stdev(own) if len(own) > 1 else 0.0
        yield Summary(seat, name, fmean(own), deviation, min(own), max(own))
