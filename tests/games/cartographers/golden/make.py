"""
Plays the golden matches and writes their records.

    python -m tests.games.cartographers.golden.make

Only a change of the rules, told by their version, is a reason to write them anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from inklands.core.record import record
from inklands.core.rng import Rng
from inklands.games.cartographers.actions import Placement
from tests.games.cartographers.following import CartographersMatch, new_match
from tests.games.cartographers.positions import GAME

FOLDER = Path(__file__).parent
GOALS = (
    "sentinel-wood,canal-lake,wildholds,borderlands",
    "lost-barony,greenbough,mages-valley,great-city",
    "greengold-plains,the-broken-road,treetower,the-golden-granary",
    "shoreside-expanse,shieldgate,the-cauldrons,stoneside-forest",
)

Player = Callable[[CartographersMatch, int, Rng], Placement]


def at_random(match: CartographersMatch, seat: int, rng: Rng) -> Placement:
    legal = match.legal_actions(seat)
    return legal[rng.below(len(legal))[0]]


def greedily(match: CartographersMatch, seat: int, rng: Rng) -> Placement:
    """Best for the own map by what it would count now; worst for a neighbour's."""
    return _best(match, seat, list(match.legal_actions(seat)))


def handily(match: CartographersMatch, seat: int, rng: Rng) -> Placement:
    """The best of a handful of drawings."""
    few, _ = rng.shuffled(list(match.legal_actions(seat)))
    return _best(match, seat, list(few[:12]))


def _best(match: CartographersMatch, seat: int, actions: list[Placement]) -> Placement:
    sign = 1 if GAME.live_points_seat(match.state, seat) == seat else -1
    return max(actions, key=lambda action: sign * match.live_points(seat, action).total)


def tightly(match: CartographersMatch, seat: int, rng: Rng) -> Placement:
    """Close to the top, so that maps fill without holes; everybody alike."""
    return min(match.legal_actions(seat), key=lambda action: (action.cells, action.terrain))


def thriftily(match: CartographersMatch, seat: int, rng: Rng) -> Placement:
    """For coins first, then close to the top."""

    def worth(action: Placement) -> tuple[int, int]:
        return match.live_points(seat, action).by_key()["coins"], -action.cells

    return max(match.legal_actions(seat), key=worth)


@dataclass(frozen=True)
class Golden:
    name: str
    guards: str
    seats: int
    seed: int
    player: Player
    options: dict[str, str] = field(default_factory=dict)


def played(golden: Golden) -> CartographersMatch:
    """The match of *golden*, played to its end; seats take their turns in a random order."""
    match = new_match(golden.seats, golden.seed, **golden.options)
    rng = Rng(golden.seed)
    while not match.is_over:
        seat, rng = rng.choice(sorted(match.to_act))
        own, rng = rng.split()
        match.play(seat, golden.player(match, seat, own))
    return match


GOLDENS = (
    Golden("solo-a", "a solo game on the wilderness, drawn by chance", 1, 2, at_random),
    Golden(
        "solo-b-four-ambushes",
        "a solo game on the wastelands in which all four ambushes come and Rift Lands meets ruins",
        1, 4, at_random, {"sheet": "B"},
    ),
    Golden(
        "solo-b-repelled",
        "an ambush that finds no place on the map, and one that closes a mountain",
        1, 2, at_random, {"sheet": "B"},
    ),
    Golden("solo-a-greedy", "a good solo game on the wilderness", 1, 3, greedily),
    Golden(
        "solo-b-greedy", "a good solo game on the wastelands", 1, 0, greedily, {"sheet": "B"}
    ),
    Golden("solo-a-coins", "fourteen coins, where the track ends", 1, 3, thriftily),
    Golden(
        "solo-b-any",
        "single cells of any terrain for want of room",
        1, 7, at_random, {"sheet": "B", "fallback_terrain": "any"},
    ),
    Golden(
        "solo-a-any-under-ruins",
        "single cells of any terrain for want of ruins",
        1, 6, at_random, {"fallback_terrain": "any-under-ruins"},
    ),
    Golden("solo-a-lurking", "three ambushes that stay in the deck", 1, 0, tightly),
    Golden("duel-a-tie-broken", "equal points, told apart by the monsters' cost", 2, 25, at_random),
    Golden("duel-a-shared", "two equal maps that share the victory", 2, 3, tightly),
    Golden("duel-a-two-mountains", "one shape that closes two mountains", 2, 28, at_random),
    Golden(
        "duel-a-ruins-then-ambush",
        "an ambush between ruins and the landscape that answers them",
        2, 1, at_random,
    ),
    Golden(
        "three-b-first-goals",
        "Sentinel Wood, Canal Lake, Wildholds and Borderlands, chosen",
        3, 8, handily, {"sheet": "B", "goals": GOALS[0]},
    ),
    Golden(
        "three-a-second-goals",
        "Lost Barony, Greenbough, Mages Valley and Great City, chosen",
        3, 9, handily, {"goals": GOALS[1], "fallback_terrain": "any-under-ruins"},
    ),
    Golden(
        "four-b-third-goals",
        "Greengold Plains, The Broken Road, Treetower and The Golden Granary; no ambush comes",
        4, 10, handily, {"sheet": "B", "goals": GOALS[2]},
    ),
    Golden(
        "four-a-fourth-goals",
        "Shoreside Expanse, Shieldgate, The Cauldrons and Stoneside Forest, chosen",
        4, 11, handily, {"goals": GOALS[3]},
    ),
    Golden("five-a", "five seats on the wilderness, maps passed both ways", 5, 3, at_random),
    Golden(
        "five-b-any",
        "five seats on the wastelands, single cells of any terrain",
        5, 4, at_random, {"sheet": "B", "fallback_terrain": "any"},
    ),
    Golden("twelve-a", "twelve seats and a seed of more than a hundred bits", 12, 7**40, at_random),
)  # fmt: skip


if __name__ == "__main__":
    for golden in GOLDENS:
        text = str(record(played(golden), golden.guards))
        (FOLDER / f"{golden.name}.record").write_text(text, encoding="utf-8")
