"""Arguments that several commands share, and what is read from them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from pathlib import Path

from inklands.cli.letters import Marks
from inklands.core.catalogue import AnyGame, load, titles
from inklands.core.match import AnyMatch
from inklands.core.record import open_record, replay
from inklands.errors import NotationError, OptionError
from inklands.locales import LANGUAGES

KEPT_DAYS = 60


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    help_ = f"the title: {', '.join(titles())}"
    if optional:
        parser.add_argument("game", metavar="GAME", nargs="?", help=help_)
    else:
        parser.add_argument("game", metavar="GAME", help=help_)


def add_record(parser: argparse.ArgumentParser, help_: str) -> None:
    """A match kept in a file, and the tables it was played with."""
    parser.add_argument("file", metavar="FILE", type=Path, help=help_)
    add_data(parser)


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        metavar="FILE|DIR",
        type=Path,
        default=os.environ.get("INKLANDS_DATA") or None,
        help="your box as the page exports it, or DIR/GAME/*.toml, in place of the packaged values"
        " ($INKLANDS_DATA)",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    help_ = "sqlite:///PATH or postgresql://…; in your data folder by default"
    parser.add_argument("--database", metavar="URL", help=help_)


def add_replace(parser: argparse.ArgumentParser) -> None:
    help_ = "replace the file that is there"
    parser.add_argument("--replace", action="store_true", help=help_)


def add_keep(parser: argparse.ArgumentParser) -> None:
    help_ = "forget a table that nobody has touched for so long (%(default)s)"
    parser.add_argument("--keep", metavar="DAYS", type=count, default=KEPT_DAYS, help=help_)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=_own_language(),
        help="the language of what is printed (that of $LANG, or English)",
    )


def add_marks(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--marks",
        type=Marks,
        choices=list(Marks),
        metavar="|".join(each.value for each in Marks),
        default=Marks.LETTERS,
        help="how cells of maps are marked: by letters of your language, by symbols, or by the "
        "letters of records (%(default)s)",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="the answer as one JSON object")


def add_effort(parser: argparse.ArgumentParser, usual: str) -> None:
    parser.add_argument(
        "--effort",
        metavar="N",
        default=usual,
        help=f"how hard to think about a decision: 2s, or 500 playouts ({usual})",
    )


def add_match(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """What a new match is made from, its title and values first; *optional*: the title may lack."""
    add_game(parser, optional=optional)
    add_data(parser)
    parser.add_argument("--seats", metavar="N", type=int, default=1, help="how many seats (1)")
    parser.add_argument("--seed", metavar="N", type=int, help="the same seed deals the same match")
    add_options(parser, "may be given several times")


def add_options(parser: argparse.ArgumentParser, help_: str) -> None:
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help=f"an option of the title; {help_}",
    )


def add_backup(parser: argparse.ArgumentParser, help_: str) -> None:
    """A file that holds all tables, and the database it is a copy of."""
    parser.add_argument("file", metavar="FILE", type=Path, help=help_)
    add_database(parser)
    add_replace(parser)


def count(text: str) -> int:
    """A number of things, for `argparse`: at least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def game_of(arguments: argparse.Namespace) -> AnyGame:
    return load(arguments.game, arguments.data)


def recorded_match(arguments: argparse.Namespace, turns: int | None = None) -> AnyMatch:
    """The match of `add_record`, played again and checked, as far as *turns* if that is given."""
    written = open_record(arguments.file)
    return replay(load(written.game, written.box or arguments.data), written, turns)


def no_such_turn(turn: int, last: int) -> NotationError:
    """What is said where a *turn* is asked for that was never played."""
    return NotationError(
        f"there is no turn {turn}: the record ends with turn {last}",
        "terminal-no-such-turn",
        turn=turn,
        last=last,
    )


def options_of(pairs: Iterable[str]) -> dict[str, str]:
    """The options written as ``KEY=VALUE``; of one that is given twice the last counts."""
    return {key: values[-1] for key, values in option_values(pairs).items()}


def option_values(pairs: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """All values given to each option, in order."""
    values: dict[str, tuple[str, ...]] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"{pair!r} is not an option: write KEY=VALUE")
        values[key] = (*values.get(key, ()), value)
    return values


def _own_language() -> str:
    own = os.environ.get("LANG", "")[:2]
    return own if own in LANGUAGES else "en"
