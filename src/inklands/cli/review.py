"""`inklands review`: the decisions of a seat that gave points away, and what was better."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict

from inklands.bots.bot import Effort
from inklands.bots.review import Verdict, decisions, verdict
from inklands.cli.arguments import (
    add_effort,
    add_json,
    add_language,
    add_record,
    recorded_match,
)
from inklands.cli.boards import teller_for
from inklands.cli.output import print_json
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record(parser, "a match that was played")
    parser.add_argument("--seat", metavar="N", type=int, default=0, help="whose decisions (0)")
    add_effort(parser, "1000")
    parser.add_argument("--all", action="store_true", help="decisions that cost nothing, too")
    add_json(parser)
    parser.add_argument("--jsonl", action="store_true", help="a JSON object a decision, at once")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    match = recorded_match(arguments)
    verdicts = _verdicts(match, arguments)
    if arguments.jsonl:
        for each in verdicts:
            print_json(asdict(each))
    elif arguments.json:
        found = list(verdicts)
        missed = sum(each.cost for each in found)
        print_json({"missed": missed, "decisions": [asdict(each) for each in found]})
    else:
        told = _Told(match, arguments)
        _show(verdicts, told, shows_all=arguments.all)
    return 0


class _Told:
    """Verdicts on the decisions of a seat in the reader's words."""

    def __init__(self, match: AnyMatch, arguments: argparse.Namespace) -> None:
        self.translator = Translator(arguments.language, is_solo=match.seats == 1)
        self._seat: int = arguments.seat
        self._match = match
        self._teller = teller_for(match, self.translator)

    def line(self, found: Verdict) -> str:
        turn, cost = f"{found.turn:>3}", self.translator.decimal(found.cost, 5)
        taken, best = self._action(found.taken), self._action(found.best)
        if not found.cost:
            return self.translator.text("verdict", turn=turn, cost=cost, taken=taken)
        return self.translator.text("verdict-better", turn=turn, cost=cost, taken=taken, best=best)

    def _action(self, text: str) -> str:
        return self._teller.action(self._seat, self._match.game.parse_action(text))


def _verdicts(match: AnyMatch, arguments: argparse.Namespace) -> Iterator[Verdict]:
    effort = Effort.parse(arguments.effort)
    for number in decisions(match, arguments.seat):
        yield verdict(match, number, effort)


def _show(verdicts: Iterator[Verdict], told: _Told, *, shows_all: bool) -> None:
    missed = 0.0
    for each in verdicts:
        missed += each.cost
        if shows_all or each.cost:
            # At once: the next one takes a moment to think.
            print(told.line(each), flush=True)
    print(told.translator.text("missed", points=told.translator.decimal(missed)))
