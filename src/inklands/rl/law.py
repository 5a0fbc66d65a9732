"""The law of observations, checked on random play: a seat observes no more than its view."""

from __future__ import annotations

from inklands.core.match import AnyMatch
from inklands.core.rng import Rng
from inklands.errors import BrokenLaw
from inklands.rl.sight import Sight

DEALS = 3


def check_observations(match: AnyMatch, sight: Sight) -> int:
    """
    Play *match* at random and look from every seat after every step; how often it was looked.

    What a view hides is drawn anew a few times, and the match's own state is looked at as well:
    all have to give the same observation, or `BrokenLaw` is raised.
    """
    rng, looks = Rng(match.seed + 1), 0
    while True:
        for seat in range(match.seats):
            rng = _check_seat(match, sight, seat, rng)
            looks += 1
        if match.is_over:
            return looks
        seat, rng = rng.choice(sorted(match.to_act))
        legal = match.legal_actions(seat)
        place, rng = rng.below(len(legal))
        match.play(seat, legal[place])


def _check_seat(match: AnyMatch, sight: Sight, seat: int, rng: Rng) -> Rng:
    view = match.view(seat)
    planes, scalars = sight.of_state(match, match.state, seat)
    for _ in range(DEALS):
        hidden, rng = rng.split()
        other_planes, other_scalars = sight.seen(match, view, hidden)
        if (planes != other_planes).any() or (scalars != other_scalars).any():
            raise BrokenLaw(f"broken: what seat {seat} observes depends only on what it sees")
    return rng
