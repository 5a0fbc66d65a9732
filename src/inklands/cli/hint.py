"""`inklands hint`: what the strongest player would do in a match as far as it has come."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from inklands.bots.bot import Advice, Effort
from inklands.bots.driver import chance_in
from inklands.bots.hint import hints
from inklands.cli.arguments import (
    add_effort,
    add_json,
    add_language,
    add_record,
    no_such_turn,
    recorded_match,
)
from inklands.cli.boards import board_for, teller_for
from inklands.cli.output import print_json
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch
from inklands.errors import NotToAct


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record(parser, "a match as far as it has come")
    parser.add_argument(
        "--seat", metavar="N", type=int, help="who asks; the first to act by default"
    )
    parser.add_argument("--turn", metavar="N", type=int, help="ask at the beginning of this turn")
    add_effort(parser, "1s")
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    match = recorded_match(arguments, None if arguments.turn is None else arguments.turn - 1)
    if arguments.turn is not None and match.turn != arguments.turn:
        raise no_such_turn(arguments.turn, match.turn)
    seat = _asking(match, arguments.seat)
    view, legal, rng = match.view(seat), match.legal_actions(seat), chance_in(match, seat)
    advice = hints(match.game, view, legal, rng, Effort.parse(arguments.effort))
    if arguments.json:
        print_json(_result(match, seat, advice))
    else:
        translator = Translator(arguments.language, is_solo=match.seats == 1)
        # What was asked in words, and each answer as it is typed and in words.
        print(translator.format(match.game.prompt(match.state, seat)))
        board, teller = board_for(match, translator), teller_for(match, translator)
        for each in advice:
            text, words = board.written(seat, each.action), teller.action(seat, each.action)
            expected = translator.decimal(each.expected, 8)
            print(f"{expected}  {text}  {words if words != text else ''}".rstrip())
    return 0


def _asking(match: AnyMatch, seat: int | None) -> int:
    """The seat that asks, which has to have something to decide."""
    if match.is_over:
        raise NotToAct("the match is over: there is nothing left to decide")
    asking = min(match.to_act) if seat is None else seat
    if not len(match.legal_actions(asking)):
        raise NotToAct(f"seat {asking} has no decision to take now")
    return asking


def _result(match: AnyMatch, seat: int, advice: Sequence[Advice]) -> dict[str, object]:
    return {
        "game": match.game.name,
        "turn": match.turn,
        "seat": seat,
        "advice": [
            {"action": match.game.action_text(each.action), "expected": each.expected}
            for each in advice
        ],
    }
