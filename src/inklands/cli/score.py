"""`inklands score`: the points of a sheet, or of a whole game on paper, line by line."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Iterable, Iterator
from textwrap import fill

from inklands.cli.arguments import add_data, add_game, add_json, add_language, game_of
from inklands.cli.explain import format_parts, format_points
from inklands.cli.outcome import format_ratings, season_totals
from inklands.cli.output import encode_ratings, print_json
from inklands.cli.paper.reader import PaperGame, reader_of, readers
from inklands.cli.paper.sheet import score
from inklands.cli.paper.text import PaperText, parse_paper
from inklands.cli.translator import Translator
from inklands.core.catalogue import AnyGame
from inklands.core.game import sheets_of
from inklands.core.message import Message
from inklands.core.points import Points, Standing
from inklands.core.sheets import points_json
from inklands.errors import InklandsError, SheetError

FORMAT = """\
A game on paper is written as fields, key: value, and pictures of the maps, a row a line. seat: NAME
begins the sheet of a seat; what stands before the first one holds for all. A line that begins with
; says nothing. The letters and fields of each title:"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "Reads a game on paper, or one JSON object, from standard input, or with --jsonl one JSON "
        "object\na line, and says what it scores."
    )
    found = readers()
    about = [f"\n{fill(f'{title}: {reader.HELP}.', 90)}" for title, reader in found.items()]
    examples = [f"\nA game of {title}:\n\n{reader.EXAMPLE}" for title, reader in found.items()]
    parser.epilog = "\n".join([FORMAT, *about, *examples])
    add_game(parser)
    add_data(parser)
    add_language(parser)
    add_json(parser)
    parser.add_argument("--jsonl", action="store_true", help="JSON in and out, an object a line")
    add = parser.add_argument
    add("--sheet", metavar="A|B", help="the field sheet, or that of the tiles")
    add("--goals", metavar="KEY,KEY", help="the field goals, or whatever counts in the title")
    add("--coins", metavar="N", help="the field coins")
    add("--solo", action="store_true", help="the field solo: rate a game that was played alone")


def run(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    lines = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace")
    if arguments.jsonl:
        _refuse_options(arguments)
        for answer in answers(game, lines):
            print(json.dumps(answer, ensure_ascii=False), flush=True)
        return 0
    text, translator = lines.read(), Translator(arguments.language)
    if text.lstrip().startswith("{"):
        _refuse_options(arguments)
        points = sheets_of(game).score(_request(text))
        _tell(game, Standing((points,)), PaperGame(("",), ()), translator, arguments)
        return 0
    _score_paper(game, parse_paper(text, _given(game, arguments)), translator, arguments)
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


def _options(arguments: argparse.Namespace) -> dict[str, str]:
    """The fields that stand on the command line, under the names of their options."""
    words = {"sheet": arguments.sheet, "goals": arguments.goals, "coins": arguments.coins}
    given = {option: word for option, word in words.items() if word is not None}
    return given | ({"solo": "yes"} if arguments.solo else {})


def _refuse_options(arguments: argparse.Namespace) -> None:
    """What is written beside an object would say nothing of which of its fields is meant."""
    for option in _options(arguments):
        raise SheetError(f"a sheet in JSON holds all its fields itself, and takes no --{option}")


def _given(game: AnyGame, arguments: argparse.Namespace) -> dict[str, str]:
    """The same, under their names in the title."""
    options, given = reader_of(game.name).OPTIONS, _options(arguments)
    for option in given:
        if option not in options:
            raise SheetError(f"{game.name} has no --{option}")
    return {options[option]: word for option, word in given.items()}


def _score_paper(
    game: AnyGame, text: PaperText, translator: Translator, arguments: argparse.Namespace
) -> None:
    reader = reader_of(game.name)
    paper = reader.read_game(game, text, translator)
    points = tuple(
        Points(tuple(part for sheet in own for part in score(game, sheet))) for own in paper.sheets
    )
    standing = reader.standing(game, text, points)
    _tell(game, standing, paper, translator, arguments)
    if arguments.json:
        return
    scales = reader.scales(game, text, translator)
    for line in format_ratings(game.name, standing.ratings, scales, translator):
        print(line)


def _tell(
    game: AnyGame,
    standing: Standing,
    paper: PaperGame,
    translator: Translator,
    arguments: argparse.Namespace,
) -> None:
    """The points of each seat, and the order of finish where there are several."""
    if arguments.json:
        print_json(_encoded(game, standing, paper))
        return
    for name, points in zip(paper.names, standing.points, strict=True):
        if name:
            print(translator.label(name, str(points.total) if paper.has_total else "").rstrip())
        for season, total in season_totals(points).items():
            print(f"  {translator.label(translator.part_name(game, season), str(total))}")
        told = format_points if paper.has_total else format_parts
        for line in told(points, game, translator):
            print(line)
    for note in paper.notes:
        print(translator.format(note))
    if len(paper.names) > 1 and paper.has_total:
        order = " > ".join(
            " = ".join(paper.names[seat] for seat in sharing) for sharing in standing.places
        )
        print(f"\n{translator.format(Message.of('terminal-places', order=order))}")


def _encoded(game: AnyGame, standing: Standing, paper: PaperGame) -> dict[str, object]:
    """The points of one sheet as ``--jsonl`` has them; of several a list, and the order."""
    seats = [points_json(game.grid, points) for points in standing.points]
    ratings = encode_ratings(standing.ratings)
    rated: dict[str, object] = {"ratings": ratings} if ratings else {}
    if paper.names == ("",):
        return {**seats[0], **rated}
    named = [{"name": name, **seat} for name, seat in zip(paper.names, seats, strict=True)]
    places = [[paper.names[seat] for seat in sharing] for sharing in standing.places]
    return {"seats": named, "places": places, **rated}
