"""The command that goes through a match again and says what each decision gave away."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeAlias

from inklands.bots.bot import Effort
from inklands.bots.judge import Judge, Judgement
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.record import open_record, replay
from inklands.core.rng import Rng
from inklands.errors import SeatError

AnyMatch: TypeAlias = Match[object, object, object]


@dataclass(frozen=True, slots=True)
class Verdict:
    """
    What was judged of one decision: *number* actions had been taken before it.

    *most* was to be expected after the best action, *expected* after the one taken: points, or a
    lead in points where there are others. Chance is dealt anew for both, so luck costs nothing.
    """

    number: int
    turn: int
    taken: str
    best: str
    most: float
    expected: float
    cost: float


def decisions(match: AnyMatch, seat: int) -> Iterator[int]:
    """The places, among all actions of a match, of those for which *seat* had a choice."""
    if seat not in range(match.seats):
        raise SeatError(f"there is no seat {seat}; there are {match.seats}, counted from 0")
    for number, step in enumerate(match.steps):
        if step.seat == seat and len(match.game.legal_actions(step.before, seat)) > 1:
            yield number


def verdict(match: AnyMatch, number: int, effort: Effort, rng: Rng) -> Verdict:
    """What is judged of the action at this place of a match."""
    game, step = match.game, match.steps[number]
    legal = game.legal_actions(step.before, step.seat)
    view = game.view(step.before, step.seat)
    return told(match, number, Judge(effort).judge(game, view, legal, step.action, rng))


def told(match: AnyMatch, number: int, found: Judgement) -> Verdict:
    game, step = match.game, match.steps[number]
    taken, best = game.action_text(step.action), game.action_text(found.best)
    turn = game.turn(step.before)
    return Verdict(number, turn, taken, best, found.most, found.expected, found.cost)


def main(argv: Sequence[str] | None = None) -> int:
    """Show the decisions of a seat that gave points away, and what would have been better."""
    parser = argparse.ArgumentParser(prog="inklands review", description=main.__doc__)
    parser.add_argument("record", type=Path, help="a match that was played")
    parser.add_argument("--seat", type=int, default=0, help="whose decisions (0)")
    parser.add_argument("--effort", default="1000", help="how hard to think: 2s, or 500 playouts")
    parser.add_argument("--all", action="store_true", help="decisions that cost nothing, too")
    parser.add_argument("--jsonl", action="store_true", help="every decision as a JSON object")
    parser.add_argument("--data", type=Path, help="the tables it was played with, if not ours")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(argv)
    written = open_record(chosen.record)
    match = replay(load(written.game, chosen.data), written)
    effort, missed = Effort.parse(chosen.effort), 0.0
    for number in decisions(match, chosen.seat):
        one = verdict(match, number, effort, Rng(chosen.seed + number))
        missed += one.cost
        if chosen.jsonl:
            _say(json.dumps(asdict(one)))
        elif chosen.all or one.cost:
            _say(_line(one))
    if not chosen.jsonl:
        _say(f"{missed:.1f} points missed")
    return 0


def _say(line: str) -> None:
    """Tell one line at once: the next takes a moment."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _line(one: Verdict) -> str:
    better = f"  {one.best} was better" if one.cost else ""
    return f"turn {one.turn:>3}  {one.cost:>5.1f}  {one.taken}{better}"


if __name__ == "__main__":
    sys.exit(main())
