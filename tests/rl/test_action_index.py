"""What every action means never changes within a version: digests of the tables, written down."""

from hashlib import sha256
from random import Random

import pytest

from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.errors import IllegalAction
from inklands.fast.cartographers import constants
from inklands.fast.titles import kernel_titles, title_environment, title_kernels
from inklands.rl.sight import Sight

NAMES = {
    "cartographers": (1, 2542, "53cc00ef834bedda"),
    "explorers": (1, 267, "432cb24b04be292e"),
    "misterra": (1, 164, "6e7fe27c770a414f"),
}
"""The version, how many actions there are, and a digest of their names in order."""


def digest(lines: object) -> str:
    return sha256(repr(lines).encode()).hexdigest()[:16]


@pytest.mark.parametrize("title", kernel_titles())
def test_an_index_means_the_same_for_a_version(title: str):
    offered = title_environment(title)
    names = offered.action_names

    assert (offered.version, len(names), digest(names)) == NAMES[title]
    assert names[offered.wait] == "wait"
    assert len(set(names)) == len(names)


def test_shapes_of_cards_keep_the_order_of_their_orientations():
    cards = [
        (card.key, [[stamp.cells for stamp in stamps] for stamps in card.orientations])
        for card in constants.DRAWN
    ]

    assert digest(cards) == "047f9c92395c7206"


@pytest.mark.parametrize("title", kernel_titles())
def test_planes_and_numbers_keep_their_names(title: str):
    offered = title_environment(title)
    seen = [(offered.planes(seats), offered.scalars(seats)) for seats in (1, 2, 4)]

    assert digest(seen) == OBSERVED[title]


OBSERVED = {
    "cartographers": "8b9eac57e4e6aabb",
    "explorers": "51df3c7132a3789e",
    "misterra": "5cac8ca383a78aa9",
}


@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("title", kernel_titles())
def test_every_legal_action_has_an_index_of_its_own(title: str, number: int):
    seats, options = title_kernels(title).lockstep.setup(number)
    match, sight, rng = Match(load(title), seats, number, options), Sight(title), Random(number)
    while not match.is_over:
        seat = rng.choice(sorted(match.to_act))
        found = sight.indices(match, seat)
        place = rng.randrange(len(found))

        assert len(set(found)) == len(found) == len(match.legal_actions(seat))
        assert sight.action(match, seat, found[place]) == match.legal_actions(seat)[place]
        match.play(seat, match.legal_actions(seat)[place])


def test_an_index_that_is_not_legal_is_refused():
    match, sight = Match(load("misterra"), 1, 0), Sight("misterra")

    with pytest.raises(IllegalAction, match="seat 0 may not take action 163 now"):
        sight.action(match, 0, sight.offered.wait)
