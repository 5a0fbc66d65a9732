"""Batches, single environments and the readable rules play the same matches."""

from random import Random

import numpy as np
import pytest

from inklands.bots.driver import decide
from inklands.bots.uniform import Uniform
from inklands.core.catalogue import load
from inklands.core.match import AnyMatch, Match
from inklands.fast.batch import EVERYBODY
from inklands.fast.titles import kernel_titles, title_kernels
from inklands.rl.games import Deal, Games
from inklands.rl.sight import Sight

SETUPS = 24


def played_alike(title: str, numbers: range, learner: int, seats: int, *, compiled: bool) -> int:
    """
    The number of decisions of matches played by a batch and by the readable rules side by side.

    Whose decision it is, what is seen and what is legal have to agree at every one, and the points.
    """
    setup = title_kernels(title).lockstep.setup
    options = {number: found for number in numbers for n, found in [setup(number)] if n == seats}
    sight, rng, decisions = Sight(title), Random(1), 0
    deal = Deal(seats, learner, list(options.values()), "points")
    games = Games(title, len(options), deal, threads=1, compiled=compiled)
    games.begin(list(options))
    matches = [Match(load(title), seats, seed, chosen) for seed, chosen in options.items()]
    seen_by = [max(learner, 0)] * len(matches)
    alive = set(range(len(matches)))
    for match in matches:
        replied(match, learner)
    while alive:
        actions = np.zeros(len(matches), np.int64)
        for i in sorted(alive):
            match = matches[i]
            seen_by[i] = seen_by[i] if match.is_over else min(match.to_act)
            agrees(games, i, sight, match, seen_by[i])
            if match.is_over:
                alive.discard(i)
                continue
            actions[i] = rng.choice(sight.indices(match, seen_by[i]))
            match.play(seen_by[i], sight.action(match, seen_by[i], int(actions[i])))
            replied(match, learner)
            decisions += 1
        games.step(actions)
    return decisions


def replied(match: AnyMatch, learner: int) -> None:
    while learner != EVERYBODY and match.to_act and min(match.to_act) != learner:
        seat = min(match.to_act)
        match.play(seat, decide(Uniform(), match, seat))


def agrees(games: Games, i: int, sight: Sight, match: AnyMatch, seat: int) -> None:
    planes, scalars = sight.observation(match, seat)

    assert games.to_act[i] == seat
    assert (games.planes[i] == planes).all()
    assert (games.scalars[i] == scalars).all()
    assert (games.legal[i] == sight.legal(match, seat)).all()
    assert games.points[i].tolist() == [points.total for points in match.standing.points]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("title", kernel_titles())
def test_a_batch_plays_the_matches_of_the_readable_rules_card_for_card(title: str, seats: int):
    own = played_alike(title, range(SETUPS), seats - 1, seats, compiled=True)
    everybody = played_alike(title, range(SETUPS), EVERYBODY, seats, compiled=True)

    assert own
    assert everybody >= own


@pytest.mark.parametrize("title", kernel_titles())
def test_interpreted_kernels_play_them_too(title: str):
    assert played_alike(title, range(100, 112), 0, 2, compiled=False)
