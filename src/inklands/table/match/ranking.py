"""What each action of a seat would give, the best first: for whoever hears the map."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from inklands.core.points import Points
from inklands.table.match.feeds.feed import AnyMatch, Feed
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.refusal import nothing_to_decide
from inklands.table.wire import messages, parts

# A title chosen at run time: its own type of action is not known here.
AnyAction: TypeAlias = Any
AT_ONCE = 16
"""Actions weighed before anybody else at this server gets a turn."""
MOST_WEIGHED = 2_000
LONGEST = 60
"""More than these nobody listens to."""


class Rankings:
    """What each seat of a table was last told of all its actions: a decision is weighed once."""

    def __init__(self, feed: Feed) -> None:
        self._feed = feed
        self._known: dict[int, messages.Ranked] = {}
        # Whoever asks while the same is being weighed waits for that answer: whether a question
        # is answered must not depend on how fast the one before it was.
        self._weighing = asyncio.Lock()

    async def ranked(self, command: messages.Rank) -> messages.Ranked:
        """The answer to *command*, for the decision the seat has to take now."""
        async with self._weighing:
            feed, seat = self._feed, command.seat
            if seat not in feed.to_act:
                raise nothing_to_decide(seat)
            assert isinstance(feed, LiveFeed), "nobody decides in a match that is over"
            decision, known = feed.decision(seat), self._known.get(seat)
            if known is None or known.decision != decision:
                known = await ranked(feed.match, command, decision)
                self._known[seat] = known
            return replace(known, id=command.id)


async def ranked(match: AnyMatch, command: messages.Rank, decision: int) -> messages.Ranked:
    """The best actions by live points, all from the present state even if the match goes on."""
    seat, game, state = command.seat, match.game, match.state
    legal = match.legal_actions(seat)
    owner = game.live_points_seat(state, seat)
    weighed: list[tuple[AnyAction, Points]] = []
    for action in legal:
        if len(weighed) == MOST_WEIGHED:
            break
        if len(weighed) % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
        weighed.append((action, game.live_points(state, seat, action)))
    # Points on a map that is another's are points against this seat.
    sign = -1 if owner == seat else 1
    weighed.sort(key=lambda one: sign * one[1].total)
    best = [(game.action_text(action), points.by_key()) for action, points in weighed[:LONGEST]]
    keys = list(dict.fromkeys(key for _, gains in best for key in gains))
    return messages.Ranked(
        id=command.id,
        seat=seat,
        decision=decision,
        count=len(legal),
        keys=keys,
        actions=[_ranked(text, gains, keys) for text, gains in best],
        live_points_seat=owner,
    )


def _ranked(action: str, gains: Mapping[str, int], keys: Sequence[str]) -> parts.RankedAction:
    return parts.RankedAction(action, sum(gains.values()), [gains.get(key, 0) for key in keys])
