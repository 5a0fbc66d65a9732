"""
How much each level misses: solo matches of every level on the same deals, then gone through again.

    .venv/bin/python -m bench.missed cartographers --games 12
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import fmean

from inklands.bots.bot import Bot, Effort, choice
from inklands.bots.levels import LEVELS
from inklands.bots.review import AnyMatch, decisions, verdict
from inklands.core.catalogue import load, titles
from inklands.core.match import Match
from inklands.core.rng import Rng

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
    match, rng = Match(load(title), 1, seed), Rng(seed)
    while not match.is_over:
        own, rng = rng.split()
        match.play(0, choice(bot, match.game, match.view(0), match.legal_actions(0), own))
    return match


def missed(match: AnyMatch) -> float:
    return sum(verdict(match, number, EFFORT, Rng(number)).cost for number in decisions(match, 0))


if __name__ == "__main__":
    main()
