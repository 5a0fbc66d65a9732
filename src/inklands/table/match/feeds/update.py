"""What one viewer is sent: a whole position, or what has changed in it; and previews."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from inklands.table.match.feeds.feed import AnyMatch, Viewer
from inklands.table.match.feeds.position import Position
from inklands.table.match.feeds.viewer import ViewerFeed, events_after, retracted_after
from inklands.table.wire import messages
from inklands.table.wire.changes import changes_between, digest
from inklands.table.wire.encoding import encode_points

VIEWS = msgspec.json.Encoder()


def update(
    viewer_feed: ViewerFeed, position: Position, viewer: Viewer, seen: int
) -> messages.Update:
    """The present *position* for *viewer*, and what happened after the update *seen*."""
    # A client may come from a future that a restored backup has forgotten.
    since = min(seen, viewer_feed.number)
    return messages.Update(
        seat=viewer,
        number=viewer_feed.number,
        since=since,
        decision=position.decision,
        turn=position.turn,
        view=Raw(VIEWS.encode(position.view)),
        prompt=position.prompt,
        to_act=position.to_act,
        legal=position.legal,
        standing=position.standing,
        live_points=position.live_points,
        live_points_seat=position.live_points_seat,
        events=events_after(viewer_feed.events, since),
        retracted=retracted_after(viewer_feed.retracted, since),
        can_undo=position.can_undo,
        is_over=position.is_over,
    )


def changes(
    viewer_feed: ViewerFeed, before: Position, position: Position, viewer: Viewer
) -> messages.Changes:
    """What leads *viewer* from the update before this one, which was *before*, to this one."""
    since = viewer_feed.number - 1
    return messages.Changes(
        seat=viewer,
        number=viewer_feed.number,
        since=since,
        changes=changes_between(before, position),
        events=events_after(viewer_feed.events, since),
        retracted=retracted_after(viewer_feed.retracted, since),
        digest=digest(viewer_feed.encode(position)),
    )


def preview(match: AnyMatch, command: messages.Preview, decision: int) -> messages.Previewed:
    """What each way of scoring would give right after an action."""
    seat = command.seat
    live_points = encode_points(match.game.grid, match.live_points(seat, command.action))
    live_points_seat = match.game.live_points_seat(match.state, seat)
    return messages.Previewed(
        command.id, seat, command.action, decision, live_points, live_points_seat
    )
