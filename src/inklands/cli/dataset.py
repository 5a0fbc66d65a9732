"""`inklands dataset`: the decisions of many matches as a Parquet table."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from inklands.cli.arguments import add_language, add_match, count, game_of, options_of
from inklands.cli.progress import watched
from inklands.cli.simulate import seated
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch, Match
from inklands.core.record import open_record, replay
from inklands.errors import InklandsError, RecordError

NEEDED = ("gymnasium", "numpy", "polars")


class ExtraMissing(InklandsError, ImportError):
    """What a part of the package needs is not installed."""

    code = "learning/not-installed"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_match(parser)
    parser.add_argument("--bots", metavar="A,B", default="greedy", help="who sits where (greedy)")
    parser.add_argument("--games", metavar="N", type=count, default=100, help="how many (100)")
    parser.add_argument(
        "--records", metavar="DIR", type=Path, help="the records in DIR in place of new games"
    )
    parser.add_argument(
        "--values", metavar="BOT", default="", help="values of actions by a bot, as search@200"
    )
    parser.add_argument(
        "--out", metavar="FILE", type=Path, required=True, help="the table, FILE.parquet"
    )
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise ExtraMissing(f"{', '.join(missing)} missing: pip install 'inklands[rl]'")
    from inklands.fast.titles import title_environment
    from inklands.rl.dataset import Plan, write_dataset

    names, played = _recorded(arguments) if arguments.records else _simulated(arguments)
    version = title_environment(arguments.game).version
    plan = Plan(arguments.game, names, arguments.values, version)
    rows = write_dataset(plan, played, arguments.out, watched)
    translator = Translator(arguments.language)
    print(translator.text("dataset", decisions=rows, games=len(names), path=str(arguments.out)))
    return 0


def _simulated(arguments: argparse.Namespace) -> tuple[tuple[str, ...], Callable[[int], AnyMatch]]:
    """A name for each new game, and how it is played."""
    from inklands.bots.bot import make
    from inklands.rl.dataset import play_with

    game, options = game_of(arguments), options_of(arguments.option)
    settings = game.options.settle(options)
    sitting = seated(arguments.bots.split(","), arguments.seats)
    bots = [make(name) for name in sitting]
    first = arguments.seed or 0

    def played(number: int) -> AnyMatch:
        return play_with(Match(game, arguments.seats, first + number, settings), bots)

    chosen = f"{','.join(sitting)} {settings.written()}"
    return tuple(f"{first + n} {chosen}" for n in range(arguments.games)), played


def _recorded(arguments: argparse.Namespace) -> tuple[tuple[str, ...], Callable[[int], AnyMatch]]:
    """The name of each finished record of the title, and how it is replayed."""
    game = game_of(arguments)
    files = sorted(arguments.records.glob("*.record"))
    found = [file for file in files if _is_finished(file, arguments.game)]
    if not found:
        raise RecordError(f"{arguments.records} holds no finished record of {arguments.game}")
    return (
        tuple(file.read_text(encoding="utf-8") for file in found),
        lambda number: replay(game, open_record(found[number])),
    )


def _is_finished(file: Path, title: str) -> bool:
    written = open_record(file)
    return written.game == title and bool(written.points)
