"""A match as one viewer is told of it: view, prompt, what is legal, and points explained."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from inklands.table.match.feed import AnyMatch, Feed, Viewer
from inklands.table.wire import messages
from inklands.table.wire.encoding import encode_groups, encode_message, encode_points

VIEWS = msgspec.json.Encoder()
NOTHING = messages.Legal([], [], 0)


def update(feed: Feed, viewer: Viewer, seen: int) -> messages.Update:
    """What *viewer* is told now, having seen the updates up to *seen*."""
    match, viewer_feed = feed.match, feed.viewer_feed(viewer)
    grid = match.game.grid
    since = min(seen, viewer_feed.number)
    return messages.Update(
        seat=viewer,
        number=viewer_feed.number,
        since=since,
        decision=viewer_feed.decision,
        turn=match.turn,
        view=Raw(VIEWS.encode(viewer_feed.view)),
        prompt=encode_message(match.game.prompt(match.state, viewer)),
        to_act=sorted(viewer_feed.to_act),
        legal=_legal(match, viewer),
        standing=feed.standing,
        live_points=None
        if viewer is None
        else viewer_feed.encode_live_points(grid, match.live_points(viewer)),
        live_points_seat=None
        if viewer is None
        else match.game.live_points_seat(match.state, viewer),
        events=viewer_feed.events_after(since),
        retracted=viewer_feed.retracted_after(since),
        can_undo=viewer is not None and match.can_undo(viewer),
        is_over=match.is_over,
    )


def preview(feed: Feed, command: messages.Preview) -> messages.Previewed:
    """What each way of scoring would give right after an action."""
    match, seat = feed.match, command.seat
    live_points = encode_points(match.game.grid, match.live_points(seat, command.action))
    return messages.Previewed(
        command.id,
        seat,
        command.action,
        feed.viewer_feed(seat).decision,
        live_points,
        match.game.live_points_seat(match.state, seat),
    )


def _legal(match: AnyMatch, viewer: Viewer) -> messages.Legal:
    if viewer is None or viewer not in match.to_act:
        return NOTHING
    legal = match.legal_actions(viewer)
    groups = encode_groups(legal.groups)
    texts = [] if groups else [match.game.action_text(action) for action in legal]
    return messages.Legal(groups, texts, len(legal))
