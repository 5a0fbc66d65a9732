"""`inklands play`: a person, or several, at the terminal."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import dataclass
from pathlib import Path

from inklands.cli.arguments import add_language, add_marks, add_match, game_of, options_of
from inklands.cli.board import Board
from inklands.cli.boards import board_for, spoken_board_for
from inklands.cli.saved_games import bots_in, latest_unfinished, new_file
from inklands.cli.session import Session
from inklands.cli.translator import Translator
from inklands.core.catalogue import load
from inklands.core.match import AnyMatch, Match
from inklands.core.record import open_record, replay
from inklands.errors import SeatError, UnknownGame

LATEST = Path()
"""What `--resume` means without a file: the last game that is not over."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_match(parser, optional=True)
    add_language(parser)
    parser.add_argument("--sheet", metavar="A|B", help="short for --option sheet=A|B")
    parser.add_argument(
        "--plain",
        action="store_true",
        help="told in words, one fact a line, for a screen reader or a braille display",
    )
    add_marks(parser)
    parser.add_argument("--bots", metavar="A,B", default="", help="bots for the last seats")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        type=Path,
        nargs="?",
        const=LATEST,
        help="go on with a saved game; without FILE with the last one that is not over",
    )


def run(arguments: argparse.Namespace) -> int:
    game = _resumed(arguments) if arguments.resume is not None else _new(arguments)
    translator = Translator(arguments.language, is_solo=game.match.seats == 1)
    board: Board = (
        spoken_board_for(game.match, translator)
        if arguments.plain
        else board_for(game.match, translator, arguments.marks)
    )
    return Session(board, game.bots, translator, game.file).run()


@dataclass(frozen=True, slots=True)
class TerminalGame:
    """A match, the bots of its seats, and the file it is kept in."""

    match: AnyMatch
    bots: dict[int, str]
    file: Path


def _resumed(arguments: argparse.Namespace) -> TerminalGame:
    latest = arguments.resume == LATEST
    file = latest_unfinished(arguments.game) if latest else arguments.resume
    written = open_record(file)
    match = replay(load(written.game, written.box or arguments.data), written)
    return TerminalGame(match, _bots(arguments, match.seats) or bots_in(written), file)


def _new(arguments: argparse.Namespace) -> TerminalGame:
    if arguments.game is None:
        raise UnknownGame("name the title to play, or --resume a game", "terminal-name-title")
    options = options_of(arguments.option)
    if arguments.sheet:
        options["sheet"] = arguments.sheet
    seed = secrets.randbits(128) if arguments.seed is None else arguments.seed
    match = Match(game_of(arguments), arguments.seats, seed, options)
    return TerminalGame(match, _bots(arguments, match.seats), new_file(match.game.name))


def _bots(arguments: argparse.Namespace, seats: int) -> dict[int, str]:
    """The bots that were asked for, on the last of the seats."""
    names = [name for name in arguments.bots.split(",") if name]
    if names and len(names) >= seats:
        raise SeatError(
            "the bots leave no seat for you; give more --seats", "terminal-no-seat-left"
        )
    return dict(zip(range(seats - len(names), seats), names, strict=True))
