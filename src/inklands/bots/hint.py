"""The command that asks the strongest player what to do in a match written down so far."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from inklands.bots.bot import Effort
from inklands.bots.levels import HINTS
from inklands.bots.search import Search
from inklands.core.catalogue import load
from inklands.core.record import open_record, replay
from inklands.core.rng import Rng
from inklands.errors import InklandsError


def main(argv: Sequence[str] | None = None) -> int:
    """Show the three best actions and the points expected after each."""
    parser = argparse.ArgumentParser(prog="inklands hint", description=main.__doc__)
    parser.add_argument("record", type=Path, help="a match as far as it has come")
    parser.add_argument("--seat", type=int, help="who asks; the first to act by default")
    parser.add_argument("--turn", type=int, help="ask at the beginning of this turn")
    parser.add_argument("--effort", default="1s", help="how hard to think: 2s, or 500 playouts")
    parser.add_argument("--data", type=Path, help="the tables it was played with, if not ours")
    parser.add_argument("--seed", type=int, default=1)
    try:
        lines = hints(parser.parse_args(argv))
    except InklandsError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def hints(chosen: argparse.Namespace) -> list[str]:
    """One line for each action that is advised, the best first."""
    written = open_record(chosen.record)
    game = load(written.game, chosen.data)
    match = replay(game, written, None if chosen.turn is None else chosen.turn - 1)
    if match.is_over:
        raise InklandsError("the match is over: there is nothing left to decide")
    asking = min(match.to_act) if chosen.seat is None else chosen.seat
    legal = match.legal_actions(asking)
    if not len(legal):
        raise InklandsError(f"seat {asking} has no decision to take now")
    adviser = Search(Effort.parse(chosen.effort), finalists=HINTS)
    advice = adviser.advise(game, match.view(asking), legal, Rng(chosen.seed))[:HINTS]
    return [f"{each.expected:8.1f}  {game.action_text(each.action)}" for each in advice]


if __name__ == "__main__":
    sys.exit(main())
