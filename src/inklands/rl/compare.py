"""Matches that a batch plays at random, played again by the readable rules: the points agree."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from inklands.core.catalogue import load
from inklands.core.match import AnyMatch, Match
from inklands.fast.batch import EVERYBODY
from inklands.fast.lockstep import OutOfStep
from inklands.fast.titles import title_kernels
from inklands.rl.games import Deal, Games
from inklands.rl.sight import Sight


def compare_points(title: str, count: int, *, compiled: bool = True) -> int:
    """
    The number of matches that came out alike; `OutOfStep` where one did not.

    All seats and options come up in turn; the learner decides for every seat.
    """
    setups = [title_kernels(title).lockstep.setup(number) for number in range(count)]
    for seats in sorted({seats for seats, _ in setups}):
        chosen = {n: options for n, (own, options) in enumerate(setups) if own == seats}
        deal = Deal(seats, EVERYBODY, list(chosen.values()), "points")
        games = Games(title, len(chosen), deal, threads=1, compiled=compiled)
        actions, points = played(games, list(chosen))
        for row, (seed, options) in enumerate(chosen.items()):
            match = replayed(title, seats, seed, options, actions[row])
            own = [each.total for each in match.standing.points]
            if own != points[row] or not match.is_over:
                raise OutOfStep(f"{title}, seed {seed}: a batch gives {points[row]}, rules {own}")
    return count


def played(games: Games, seeds: list[int]) -> tuple[list[list[int]], list[list[int]]]:
    """Random actions of each match of a batch, and the points they led to."""
    rng = np.random.default_rng(seeds[0])
    games.begin(seeds)
    taken: list[list[int]] = [[] for _ in seeds]
    points: list[list[int]] = [[] for _ in seeds]
    left = np.ones(len(seeds), np.bool_)
    while left.any():
        # The greatest of random numbers is any of the legal actions, each as likely.
        chosen = np.argmax(rng.random(games.legal.shape, np.float32) * games.legal, axis=1)
        over, own = games.over, games.points
        for row in np.flatnonzero(left & over).tolist():
            points[row] = own[row].tolist()
        left &= ~over
        for row in np.flatnonzero(left).tolist():
            taken[row].append(int(chosen[row]))
        games.step(chosen)
    return taken, points


def replayed(
    title: str, seats: int, seed: int, options: Mapping[str, str], actions: list[int]
) -> AnyMatch:
    """A match of the readable rules after these actions."""
    match, sight = Match(load(title), seats, seed, options), Sight(title)
    for action in actions:
        seat = min(match.to_act)
        match.play(seat, sight.action(match, seat, action))
    return match
