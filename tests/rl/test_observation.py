"""What a seat observes depends on its view alone; planted leaks are found."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.errors import BrokenLaw
from inklands.fast.cartographers import match as cartographers
from inklands.fast.cartographers.constants import SEASONS
from inklands.fast.explorers import match as explorers
from inklands.fast.misterra import match as misterra
from inklands.fast.misterra.constants import OTOMA
from inklands.fast.titles import kernel_titles, title_kernels
from inklands.rl import make_vec
from inklands.rl.law import check_observations
from inklands.rl.sight import Sight


@pytest.mark.parametrize("number", range(16))
@pytest.mark.parametrize("title", kernel_titles())
def test_observations_are_functions_of_the_view(title: str, number: int):
    seats, options = title_kernels(title).lockstep.setup(number)

    assert check_observations(Match(load(title), seats, number, options), Sight(title))


class Leaking:
    """A model whose observations tell one number of the match that they should not."""

    def __init__(self, model: Any, leak: Any) -> None:
        self.model, self.leak = model, leak

    def observe(self, b: Any, v: Any, *rest: Any) -> None:
        self.model.observe(b, v, *rest)
        scalars, at = rest[-2:]
        scalars[at] = self.leak(b, v)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.model, name)


START_IS_SETTLED = 3
"""A seed of Explorers whose start village nobody has to choose."""
LEAKS = {
    "the next card": (
        "cartographers", 2, lambda b, v: v[cartographers.DECK + v[cartographers.TURNED]],
    ),
    "the last card": (
        "cartographers", 2, lambda b, v: v[cartographers.DECK + v[cartographers.DECK_SIZE] - 1],
    ),
    "an ambush in the deck": ("cartographers", 2, lambda b, v: v[cartographers.LURKERS]),
    "the ambush of a later season": (
        "cartographers", 2, lambda b, v: v[cartographers.AMBUSHES + SEASONS - 1],
    ),
    "the order of the sketches": ("misterra", 2, lambda b, v: v[misterra.DECK + v[misterra.TOP]]),
    "another's presumption": (
        "misterra", 2, lambda b, v: v[misterra.HANDS + misterra.HAND + misterra.DEALT],
    ),
    "what another was dealt": ("misterra", 2, lambda b, v: v[misterra.HANDS + misterra.HAND]),
    "a card put back unseen": ("misterra", 1, lambda b, v: v[misterra.DECK + v[misterra.POOL] - 1]),
    "Otoma's next card": (
        "misterra", 1, lambda b, v: v[misterra.OTOMA_DECK + v[misterra.OTOMA_TOP] + 1],
    ),
    "a card of Otoma's in the box": (
        "misterra", 1, lambda b, v: v[misterra.OTOMA_DECK + len(OTOMA) - 1],
    ),
    "the next landscape card": (
        "explorers", 2, lambda b, v: v[explorers.DECK + v[explorers.TURN] + 1],
    ),
    "the card set aside": ("explorers", 2, lambda b, v: v[explorers.DECK + 7]),
    "the sides that will face": ("explorers", 1, lambda b, v: v[explorers.FACING] >> 6),
}  # fmt: skip


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str):
    title, seats, leak = LEAKS[name]
    sight = Sight(title)
    sight.offered = replace(sight.offered, model=Leaking(sight.offered.model, leak))

    with pytest.raises(BrokenLaw, match="depends only on what it sees"):
        check_some(title, seats, sight)


def check_some(title: str, seats: int, sight: Sight) -> None:
    for seed in range(5, 9):
        check_observations(Match(load(title), seats, seed), sight)


def test_what_another_seat_crosses_in_the_same_turn_is_hidden_in_a_batch_too():
    env = make_vec("explorers", 2, seats=2, opponents="self", compiled=False)
    _, infos = env.reset(seed=[START_IS_SETTLED, START_IS_SETTLED])
    while (infos["seat"] == 0).all():
        masks = infos["action_mask"]
        # The first match takes its first legal action, the second its last.
        last = masks.shape[1] - 1 - np.argmax(masks[1, ::-1])
        seen, *_, infos = env.step(np.array([np.argmax(masks[0]), last]))
        if infos["seat"].tolist() != [1, 1]:
            continue
        own = env.games.offered.planes(2).index("seat +1: crosses")

        assert (seen["planes"][0, own] == seen["planes"][1, own]).all()
