"""`inklands play`: a person, or several, at the terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from inklands.cli.arguments import add_language, add_match, game_of, options_of
from inklands.cli.session import Session
from inklands.cli.translator import Translator
from inklands.core.catalogue import AnyGame
from inklands.core.match import AnyMatch, Match
from inklands.core.record import open_record, replay
from inklands.errors import SeatError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_match(parser)
    add_language(parser)
    parser.add_argument("--sheet", metavar="A|B", help="short for --option sheet=A|B")
    parser.add_argument("--bots", metavar="A,B", default="", help="bots for the last seats")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on from a saved record")


def run(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    match = _match(arguments, game)
    bots = [name for name in arguments.bots.split(",") if name]
    if len(bots) >= match.seats and bots:
        raise SeatError(f"{len(bots)} bots leave no seat for you; give more --seats")
    people = range(match.seats - len(bots))
    seating = dict(zip(range(len(people), match.seats), bots, strict=True))
    return Session(match, seating, Translator(arguments.language)).run()


def _match(arguments: argparse.Namespace, game: AnyGame) -> AnyMatch:
    if arguments.resume:
        return replay(game, open_record(arguments.resume))
    options = options_of(arguments.option)
    if arguments.sheet:
        options["sheet"] = arguments.sheet
    seed = secrets.randbits(128) if arguments.seed is None else arguments.seed
    return Match(game, arguments.seats, seed, options)
