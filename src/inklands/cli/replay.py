"""`inklands replay`: a record played again, checked, and shown."""

from __future__ import annotations

import argparse

from inklands.cli.arguments import add_json, add_language, add_record, recorded_match
from inklands.cli.explain import format_points
from inklands.cli.output import encode_standing, print_json
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record(parser, "a match as far as it was played")
    parser.add_argument("--turn", metavar="N", type=int, help="stop after this turn")
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    match = recorded_match(arguments, arguments.turn)
    if arguments.json:
        print_json(_result(match))
    else:
        _show(match, Translator(arguments.language))
    return 0


def _show(match: AnyMatch, translator: Translator) -> None:
    print(match.game.picture(match.view(None)))
    standing = match.standing
    for seat, points in enumerate(standing.points):
        print(f"\n{translator.text('seat-number', number=seat)}")
        for line in format_points(points, match.game, translator):
            print(line)
    if standing.places:
        print(f"\n{translator.format_places(standing)}")


def _result(match: AnyMatch) -> dict[str, object]:
    return {
        "game": match.game.name,
        "turn": match.turn,
        "is_over": match.is_over,
        **encode_standing(match.standing),
        "picture": match.game.picture(match.view(None)).splitlines(),
    }
