"""What the strongest player would do: the best few actions with what they are expected to bring."""

from __future__ import annotations

from inklands.bots.bot import Actions, Advice, AnyView, Effort
from inklands.bots.search import Search
from inklands.core.catalogue import AnyGame
from inklands.core.rng import Rng

HINTS = 3
HINT_EFFORT = Effort(seconds=1.0)


def hints(
    game: AnyGame, view: AnyView, legal: Actions, rng: Rng, effort: Effort = HINT_EFFORT
) -> list[Advice]:
    """The best actions, the best first: at most `HINTS` of them."""
    # Finalists share the last trials: the second and third are tried as often as the best.
    return Search(effort, finalists=HINTS).advise(game, view, legal, rng)[:HINTS]
