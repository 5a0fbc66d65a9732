"""`inklands score`: the points of a sheet, line by line."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Iterable, Iterator

from inklands.cli.arguments import add_data, add_game, add_language, game_of
from inklands.cli.explain import format_points
from inklands.cli.translator import Translator
from inklands.core.catalogue import AnyGame
from inklands.core.game import sheets_of
from inklands.core.sheets import points_json
from inklands.errors import InklandsError, SheetError
from inklands.grid.art import parse_picture


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Reads a sheet as a picture from standard input, or with --jsonl one JSON "
        "object a line, and says what it scores."
    )
    add_game(parser)
    add_data(parser)
    add_language(parser)
    parser.add_argument("--jsonl", action="store_true", help="JSON in and out, an object a line")
    parser.add_argument("--sheet", metavar="A|B", help="the printed sheet, for a picture")
    parser.add_argument("--goals", metavar="KEY,KEY", help="the goals to count, for a picture")


def run(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    lines = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace")
    if arguments.jsonl:
        for answer in answers(game, lines):
            print(json.dumps(answer, ensure_ascii=False), flush=True)
        return 0
    points = sheets_of(game).score(_pictured(arguments, lines.read()))
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


def _pictured(arguments: argparse.Namespace, text: str) -> dict[str, object]:
    """The request for a picture; one that is JSON all the same is taken as it is."""
    if text.lstrip().startswith("{"):
        return _request(text)
    request: dict[str, object] = {"rows": list(parse_picture(text)), "layout": arguments.sheet}
    if arguments.goals:
        request["goals"] = arguments.goals.split(",")
    return request
