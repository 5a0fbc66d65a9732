"""Matches played at random, line by line of a table's log."""

from __future__ import annotations

import sys

from inklands.core.rng import Rng
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.store.store import Entry


def play_at_random(feed: LiveFeed, rng: Rng, most: int = sys.maxsize) -> list[Entry]:
    """Play the match of *feed* to its end or for *most* lines, some of them undos; the log."""
    match = feed.match
    log: list[Entry] = []
    while len(log) < most and not match.is_over:
        undoers = [seat for seat in range(match.seats) if match.can_undo(seat)]
        dice, rng = rng.below(4)
        if undoers and dice == 0:
            seat, rng = rng.choice(undoers)
            entry = Entry(len(log), seat, "undo", "", f"c{len(log)}", 0)
        else:
            seat, rng = rng.choice(sorted(match.to_act))
            place, rng = rng.below(len(match.legal_actions(seat)))
            text = match.game.action_text(match.legal_actions(seat)[place])
            entry = Entry(len(log), seat, "act", text, f"c{len(log)}", 0)
        feed.add(entry)
        log.append(entry)
    return log
