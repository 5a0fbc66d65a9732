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
from inklands.cli.output import print_json
from inklands.cli.translator import Translator


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_record(parser, "a match that was played")
    parser.add_argument("--seat", metavar="N", type=int, default=0, help="whose decisions (0)")
    add_effort(parser, "1000")
    parser.add_argument("--all", action="store_true", help="decisions that cost nothing, too")
    add_json(parser)
    parser.add_argument("--jsonl", action="store_true", help="a JSON object a decision, at once")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    verdicts = _verdicts(arguments)
    if arguments.jsonl:
        for each in verdicts:
            print_json(asdict(each))
    elif arguments.json:
        found = list(verdicts)
        missed = sum(each.cost for each in found)
        print_json({"missed": missed, "decisions": [asdict(each) for each in found]})
    else:
        _show(verdicts, Translator(arguments.language), shows_all=arguments.all)
    return 0


def _verdicts(arguments: argparse.Namespace) -> Iterator[Verdict]:
    match, effort = recorded_match(arguments), Effort.parse(arguments.effort)
    for number in decisions(match, arguments.seat):
        yield verdict(match, number, effort)


def _show(verdicts: Iterator[Verdict], translator: Translator, *, shows_all: bool) -> None:
    missed = 0.0
    for each in verdicts:
        missed += each.cost
        if shows_all or each.cost:
            # At once: the next one takes a moment to think.
            print(_line(each, translator), flush=True)
    print(translator.text("missed", points=f"{missed:.1f}"))


def _line(found: Verdict, translator: Translator) -> str:
    turn, cost = f"{found.turn:>3}", f"{found.cost:>5.1f}"
    if not found.cost:
        return translator.text("verdict", turn=turn, cost=cost, taken=found.taken)
    better = {"taken": found.taken, "best": found.best}
    return translator.text("verdict-better", turn=turn, cost=cost, **better)
