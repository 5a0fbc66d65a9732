"""A match as one viewer is sent it: view, prompt, what is legal, and points explained."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from inklands.table.match.feeds.feed import AnyMatch, Viewer
from inklands.table.match.feeds.viewer import ViewerFeed, events_after, retracted_after
from inklands.table.wire import messages
from inklands.table.wire.encoding import encode_groups, encode_message, encode_points

VIEWS = msgspec.json.Encoder()
NOTHING = messages.Legal([], [], 0)


def update(
    match: AnyMatch,
    viewer_feed: ViewerFeed,
    standing: messages.Standing,
    viewer: Viewer,
    seen: int,
) -> messages.Update:
    """The present position for *viewer*, and what happened after the update *seen*."""
    game, grid = match.game, match.game.grid
    # A client may come from a future that a restored backup has forgotten.
    since = min(seen, viewer_feed.number)
    return messages.Update(
        seat=viewer,
        number=viewer_feed.number,
        since=since,
        decision=viewer_feed.decision,
        turn=match.turn,
        view=Raw(VIEWS.encode(viewer_feed.view)),
        prompt=encode_message(game.prompt(match.state, viewer)),
        to_act=sorted(viewer_feed.to_act),
        legal=_legal(match, viewer),
        standing=standing,
        live_points=None
        if viewer is None
        else viewer_feed.encode_live_points(grid, match.live_points(viewer)),
        live_points_seat=None if viewer is None else game.live_points_seat(match.state, viewer),
        events=events_after(viewer_feed.events, since),
        retracted=retracted_after(viewer_feed.retracted, since),
        can_undo=viewer is not None and can_undo(match, viewer),
        is_over=match.is_over,
    )


def preview(match: AnyMatch, command: messages.Preview, decision: int) -> messages.Previewed:
    """What each way of scoring would give right after an action."""
    seat = command.seat
    live_points = encode_points(match.game.grid, match.live_points(seat, command.action))
    live_points_seat = match.game.live_points_seat(match.state, seat)
    return messages.Previewed(
        command.id, seat, command.action, decision, live_points, live_points_seat
    )


def can_undo(match: AnyMatch, seat: int) -> bool:
    """Whether *seat* may take its last action back; never the one that ended the match."""
    return not match.is_over and match.can_undo(seat)


def _legal(match: AnyMatch, viewer: Viewer) -> messages.Legal:
    if viewer is None or viewer not in match.to_act:
        return NOTHING
    legal = match.legal_actions(viewer)
    groups = encode_groups(legal.groups)
    texts = [] if groups else [match.game.action_text(action) for action in legal]
    return messages.Legal(groups, texts, len(legal))
