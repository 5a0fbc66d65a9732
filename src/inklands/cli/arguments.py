"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from inklands.core.catalogue import AnyGame, load, titles
from inklands.errors import OptionError
from inklands.locales import LANGUAGES

if TYPE_CHECKING:
    # The standard library has no public name for what add_subparsers answers with.
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    help_ = f"the title: {', '.join(titles())}"
    if optional:
        parser.add_argument("game", metavar="GAME", nargs="?", help=help_)
    else:
        parser.add_argument("game", metavar="GAME", help=help_)


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        default=os.environ.get("INKLANDS_DATA"),
        help="your own values, DIR/GAME/*.toml, in place of the packaged ones ($INKLANDS_DATA)",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default=_own_language())


def add_match(parser: argparse.ArgumentParser) -> None:
    """What a new match is made from."""
    parser.add_argument("--seats", metavar="N", type=int, default=1, help="how many seats (1)")
    parser.add_argument("--seed", metavar="N", type=int, help="the same seed deals the same match")
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="an option of the title; may be given several times",
    )


def game_of(arguments: argparse.Namespace) -> AnyGame:
    overlay = arguments.data
    return load(arguments.game, Path(overlay) if overlay else None)


def options_of(pairs: Iterable[str]) -> dict[str, str]:
    """The options written as ``KEY=VALUE``."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"{pair!r} is not an option: write KEY=VALUE")
        options[key] = value
    return options


def _own_language() -> str:
    own = os.environ.get("LANG", "")[:2]
    return own if own in LANGUAGES else "en"
