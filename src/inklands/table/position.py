"""A match as one viewer is told of it: view, prompt, what is legal, and points explained."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from inklands.table import messages
from inklands.table.story import AnyMatch, Story, Viewer
from inklands.table.telling import told_groups, told_message, told_points

VIEWS = msgspec.json.Encoder()
NOTHING = messages.Legal([], [], 0)


def update(story: Story, viewer: Viewer, seen: int) -> messages.Update:
    """What *viewer* is told now, having seen the updates up to *seen*."""
    match, chapter = story.match, story.chapter(viewer)
    grid = match.game.grid
    since = min(seen, chapter.number)
    return messages.Update(
        seat=viewer,
        number=chapter.number,
        since=since,
        decision=chapter.decision,
        turn=match.turn,
        view=Raw(VIEWS.encode(chapter.view)),
        prompt=told_message(match.game.prompt(match.state, viewer)),
        to_act=sorted(chapter.to_act),
        legal=_legal(match, viewer),
        standing=story.standing,
        outlook=None if viewer is None else chapter.tell_outlook(grid, match.outlook(viewer)),
        outlook_seat=None if viewer is None else match.game.outlook_seat(match.state, viewer),
        events=chapter.events_after(since),
        retracted=chapter.retracted_after(since),
        can_undo=viewer is not None and match.can_undo(viewer),
        is_over=match.is_over,
    )


def preview(story: Story, command: messages.Preview) -> messages.Previewed:
    """What each way of scoring would give right after an action."""
    match, seat = story.match, command.seat
    outlook = told_points(match.game.grid, match.outlook(seat, command.action))
    return messages.Previewed(
        command.id,
        seat,
        command.action,
        story.chapter(seat).decision,
        outlook,
        match.game.outlook_seat(match.state, seat),
    )


def _legal(match: AnyMatch, viewer: Viewer) -> messages.Legal:
    if viewer is None or viewer not in match.to_act:
        return NOTHING
    legal = match.legal_actions(viewer)
    groups = told_groups(legal.groups)
    texts = [] if groups else [match.game.action_text(action) for action in legal]
    return messages.Legal(groups, texts, len(legal))
