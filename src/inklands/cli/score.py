"""`inklands score`: the points of a sheet, line by line."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Iterable, Iterator

from inklands.cli.arguments import add_data, add_game, add_json, add_language, game_of
from inklands.cli.explain import format_points
from inklands.cli.output import print_json
from inklands.cli.picture import Picture, letters, read_picture
from inklands.cli.translator import Translator
from inklands.core.catalogue import AnyGame
from inklands.core.game import sheets_of
from inklands.core.sheets import points_json
from inklands.errors import InklandsError, SheetError
from inklands.grid.art import parse_picture


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Reads a sheet as a picture or a JSON object from standard input, or with --jsonl one JSON "
        f"object a line, and says what it scores. The letters of a picture: {letters()}"
    )
    add_game(parser)
    add_data(parser)
    add_language(parser)
    add_json(parser)
    parser.add_argument("--jsonl", action="store_true", help="JSON in and out, an object a line")
    add = parser.add_argument
    add("--sheet", metavar="A|B", help="the printed sheet of a picture, or its tiles")
    add("--goals", metavar="KEY,KEY", help="what counts for a picture")
    add("--coins", metavar="N", type=int, help="the coins beside a picture, where there are any")


def run(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    lines = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace")
    if arguments.jsonl:
        for answer in answers(game, lines):
            print(json.dumps(answer, ensure_ascii=False), flush=True)
        return 0
    points = sheets_of(game).score(_read(game, arguments, lines.read()))
    if arguments.json:
        print_json(points_json(game.grid, points))
        return 0
    for line in format_points(points, game, Translator(arguments.language)):
        print(line)
    return 0


def answers(game: AnyGame, lines: Iterable[str]) -> Iterator[dict[str, object]]:
    """One answer for each line that is not blank; a bad line does not stop the ones after it."""
    sheets = sheets_of(game)
    for line in lines:
        if line.strip():
            try:
                yield points_json(game.grid, sheets.score(_request(line)))
            except InklandsError as error:
                yield {"error": {"code": error.code, "message": str(error)}}


def _request(line: str) -> dict[str, object]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise SheetError(f"the line is not JSON: {error}") from error
    if not isinstance(request, dict):
        raise SheetError("the line should be a JSON object")
    return request


def _read(game: AnyGame, arguments: argparse.Namespace, text: str) -> dict[str, object]:
    """The request for a picture; one that is JSON all the same is taken as it is."""
    if text.lstrip().startswith("{"):
        return _request(text)
    goals = (
        None if arguments.goals is None else [goal.strip() for goal in arguments.goals.split(",")]
    )
    picture = Picture(parse_picture(text), arguments.sheet, goals, arguments.coins)
    return read_picture(game.name, picture)
