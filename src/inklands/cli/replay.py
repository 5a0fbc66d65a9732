"""`inklands replay`: a record played again, checked, and shown."""

from __future__ import annotations

import argparse

from inklands.cli.arguments import (
    add_json,
    add_language,
    add_marks,
    add_record,
    no_such_turn,
    recorded_match,
)
from inklands.cli.boards import board_for
from inklands.cli.explain import format_points
from inklands.cli.letters import Marks
from inklands.cli.outcome import format_ending
from inklands.cli.output import encode_standing, print_json
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record(parser, "a match as far as it was played")
    parser.add_argument("--turn", metavar="N", type=int, help="stop after this turn")
    add_json(parser)
    add_language(parser)
    add_marks(parser)


def run(arguments: argparse.Namespace) -> int:
    match = recorded_match(arguments, arguments.turn)
    if arguments.turn is not None:
        _check_turn(match, arguments.turn)
    translator = Translator(arguments.language, is_solo=match.seats == 1)
    if arguments.json:
        print_json(_result(match))
    else:
        _show(match, translator, arguments.marks)
    return 0


def _check_turn(match: AnyMatch, turn: int) -> None:
    """Refuse a *turn* that was never played, rather than show another one."""
    last = match.game.turn(match.steps[-1].before) if match.steps else 0
    if not 0 <= turn <= last:
        raise no_such_turn(turn, last)


def _show(match: AnyMatch, translator: Translator, marks: Marks) -> None:
    board = board_for(match, translator, marks)
    board.show_maps(None, range(match.seats))
    for seat, points in enumerate(match.standing.points):
        print(f"\n{translator.seat_name(seat)}")
        for line in format_points(points, match.game, translator):
            print(line)
    for line in format_ending(match, board, translator):
        print(line)


def _result(match: AnyMatch) -> dict[str, object]:
    return {
        "game": match.game.name,
        "turn": match.turn,
        "is_over": match.is_over,
        **encode_standing(match.standing),
        "picture": match.game.picture(match.view(None)).splitlines(),
    }
