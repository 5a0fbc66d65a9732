"""What a learner is rewarded for, by name."""

from __future__ import annotations

from inklands.core.points import Standing
from inklands.errors import OptionError
from inklands.fast.batch import MARGIN, POINTS, RATING

REWARDS = {"points": POINTS, "margin": MARGIN, "rating": RATING}
"""
``points``: what a seat gains with every step. ``margin``: at the end, the lead over the best other
seat; alone, all points. ``rating``: at the end of a solo game, the number it is rated by.
"""


def reward_number(name: str, seats: int) -> int:
    """The reward called *name*, as kernels know it."""
    if name not in REWARDS:
        raise OptionError(f"there is no reward {name!r}; there are: {', '.join(REWARDS)}")
    if name == "rating" and seats > 1:
        raise OptionError("only a solo game has a rating: with several seats take the margin")
    return REWARDS[name]


def gains(name: str, before: Standing, after: Standing) -> list[int]:
    """The reward of every seat for what led from one standing to the next."""
    own = [points.total for points in after.points]
    if name == "points":
        return [new - old.total for new, old in zip(own, before.points, strict=True)]
    if not after.is_over:
        return [0] * len(own)
    if name == "rating":
        return [after.ratings[0].number]
    return [each - max(own[:seat] + own[seat + 1 :], default=0) for seat, each in enumerate(own)]
