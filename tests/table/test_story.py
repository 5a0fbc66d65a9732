"""What a viewer is told depends on the log alone, not on when somebody began to follow."""

import pytest

from inklands.core.catalogue import load, titles
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.table.position import update
from inklands.table.store.store import Entry
from inklands.table.story import AnyMatch, Story

SEATS = 3
LINES = 60


def followed(title: str, seed: int) -> tuple[Story, list[Entry]]:
    """A random match with undos, followed by everybody from the start, and its log."""
    match: AnyMatch = Match(load(title), SEATS, seed)
    story = Story(match)
    for viewer in (*range(SEATS), None):
        story.chapter(viewer)
    rng = Rng(seed)
    log: list[Entry] = []
    while len(log) < LINES and not match.is_over:
        undoers = [seat for seat in range(SEATS) if match.can_undo(seat)]
        dice, rng = rng.below(4)
        if undoers and dice == 0:
            seat, rng = rng.choice(undoers)
            entry = Entry(len(log), seat, "undo", "", f"c{len(log)}", 0)
        else:
            seat, rng = rng.choice(sorted(match.to_act))
            place, rng = rng.below(len(match.legal_actions(seat)))
            text = match.game.action_text(match.legal_actions(seat)[place])
            entry = Entry(len(log), seat, "act", text, f"c{len(log)}", 0)
        story.add(entry)
        log.append(entry)
    return story, log


@pytest.mark.parametrize("title", titles())
def test_who_comes_late_is_told_the_same_story(title: str):
    story, log = followed(title, 1)
    late = Story(Match(load(title), SEATS, 1))
    for entry in log:
        late.add(entry)

    assert any(entry.kind == "undo" for entry in log)
    for viewer in (*range(SEATS), None):
        assert late.chapter(viewer) == story.chapter(viewer)
        assert update(late, viewer, 0) == update(story, viewer, 0)
    for entry in log:
        numbers = [one.number_of(entry.seat, entry.command) for one in (story, late)]
        assert numbers[0] == numbers[1] is not None


@pytest.mark.parametrize("title", titles())
def test_what_is_told_line_by_line_is_what_a_fresh_story_tells(title: str):
    _, log = followed(title, 3)
    live = Story(Match(load(title), SEATS, 3))
    for viewer in (*range(SEATS), None):
        live.chapter(viewer)

    for entry in log:
        live.add(entry)
        told = {viewer: update(live, viewer, 0) for viewer in live.chapters}
        if entry.index % 6 == 0:
            fresh = Story(Match(load(title), SEATS, 3))
            for line in log[: entry.index + 1]:
                fresh.add(line)
            assert told == {viewer: update(fresh, viewer, 0) for viewer in told}


@pytest.mark.parametrize("title", titles())
def test_events_told_live_and_events_told_on_coming_back_are_the_same(title: str):
    story, log = followed(title, 2)
    chapter = story.chapter(0)

    for seen in range(chapter.number + 1):
        resumed = update(story, 0, seen)
        assert resumed.events == [event for event in chapter.events if event.number > seen]
        assert all(number <= seen for number in resumed.retracted)
        assert not {event.number for event in resumed.events} & set(resumed.retracted)
    assert log
