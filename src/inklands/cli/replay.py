"""`inklands replay`: a record played again, checked, and shown."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from inklands.cli.arguments import add_data, add_language, game_of
from inklands.cli.explain import format_points
from inklands.cli.voice import Voice
from inklands.core.catalogue import AnyGame
from inklands.core.match import Match
from inklands.core.record import open_record, replay

if TYPE_CHECKING:
    from inklands.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="replay a record, check its points, show it")
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--turn", metavar="N", type=int, help="stop after this turn")
    parser.add_argument("--json", action="store_true", help="the result as one JSON object")
    add_data(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    written = open_record(arguments.file)
    arguments.game = written.game
    game = game_of(arguments)
    match = replay(game, written, arguments.turn)
    if arguments.json:
        print(json.dumps(_result(match), ensure_ascii=False))
    else:
        _show(game, match, Voice(arguments.language))
    return 0


def _show(game: AnyGame, match: Match[object, object, object], voice: Voice) -> None:
    print(game.picture(match.view(None)))
    standing = match.standing
    for seat, points in enumerate(standing.points):
        print(f"\n{voice.tell('seat-number', number=seat)}")
        for line in format_points(points, game, voice):
            print(line)
    if standing.places:
        print(f"\n{voice.places(standing)}")


def _result(match: Match[object, object, object]) -> dict[str, object]:
    standing = match.standing
    return {
        "game": match.game.name,
        "turn": match.turn,
        "is_over": match.is_over,
        "points": [points.total for points in standing.points],
        "parts": [points.by_key() for points in standing.points],
        "places": [list(sharing) for sharing in standing.places],
        "ratings": [{"number": r.number, "title": r.title} for r in standing.ratings],
        "picture": match.game.picture(match.view(None)).splitlines(),
    }
