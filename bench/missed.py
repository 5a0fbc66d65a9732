"""
How much each level misses: solo matches of every level on the same deals, then gone through again.

    .venv/bin/python -m bench.missed cartographers --games 12
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import fmean

from inklands.bots.bot import Bot, Effort
from inklands.bots.driver import play_out
from inklands.bots.levels import LEVELS
from inklands.bots.review import decisions, verdict
from inklands.core.catalogue import load, titles
from inklands.core.match import AnyMatch, Match

FIRST_DEAL = 100
EFFORT = Effort(1_000)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=titles())
    parser.add_argument("--games", type=int, default=12)
    chosen = parser.parse_args(argv)
    for level in LEVELS:
        matches = [played(chosen.title, level.bot, FIRST_DEAL + n) for n in range(chosen.games)]
        points = fmean(match.standing.points[0].total for match in matches)
        missing = fmean(missed(match) for match in matches)
        print(f"{level.name:<10}  {points:6.1f} points  {missing:6.1f} missed", flush=True)


def played(title: str, bot: Bot, seed: int) -> AnyMatch:
    match: AnyMatch = Match(load(title), 1, seed)
    play_out(match, [bot])
    return match


def missed(match: AnyMatch) -> float:
    return sum(verdict(match, number, EFFORT).cost for number in decisions(match, 0))


if __name__ == "__main__":
    main()
