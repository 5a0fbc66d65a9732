"""
How a bot takes part in a match: one way for the terminal, simulations, the arena and the table.

The same bots on the same deal play the same match wherever they meet, as long as they think for a
count of playouts and not for a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TypeAlias

from inklands.bots.bot import Actions, AnyAction, AnyView, Bot
from inklands.core.catalogue import AnyGame
from inklands.core.match import AnyMatch
from inklands.core.rng import Rng

Decide: TypeAlias = Callable[[Bot, AnyMatch, int], AnyAction]


def chance(seed: int, seat: int, decision: int, purpose: str = "bot") -> Rng:
    """
    The random numbers of a seat for one decision, the first being 0, of the deal of *seed*.

    A hash, so that they tell nothing about the cards which the same seed has dealt. What thinks
    about the same decision for another *purpose* gets other numbers, so that it has other luck.
    """
    key = f"{seed}/{purpose}/{seat}/{decision}"
    return Rng(int.from_bytes(blake2b(key.encode(), digest_size=16).digest(), "big"))


def chance_in(match: AnyMatch, seat: int) -> Rng:
    """The random numbers for what *seat* decides now."""
    # Only its own actions are counted: where seats act together, neither the order in which they
    # do nor what another has done in secret may change what a bot does.
    return chance(match.seed, seat, sum(step.seat == seat for step in match.steps))


def choose(bot: Bot, game: AnyGame, view: AnyView, legal: Actions, rng: Rng) -> AnyAction:
    """The action a bot takes; it does not think where there is only one."""
    return legal[0] if len(legal) == 1 else bot.advise(game, view, legal, rng)[0].action


def decide(bot: Bot, match: AnyMatch, seat: int) -> AnyAction:
    """The action that a bot takes in *seat* now; it is given what the seat sees, and no more."""
    legal, rng = match.legal_actions(seat), chance_in(match, seat)
    return choose(bot, match.game, match.view(seat), legal, rng)


def play_out(match: AnyMatch, bots: Sequence[Bot], decide: Decide = decide) -> None:
    """Play *match* to its end by a bot for each seat; those to act together act in order."""
    while not match.is_over:
        seat = min(match.to_act)
        match.play(seat, decide(bots[seat], match, seat))
