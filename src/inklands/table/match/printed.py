"""What is printed on the components of a title, put into the language of a reader."""

from __future__ import annotations

from inklands.core.catalogue import AnyGame
from inklands.core.message import Message
from inklands.core.printed import Entry, Picture, Section, sections_of
from inklands.table.match.speaker import Speaker
from inklands.table.wire import http_messages


def printed(game: AnyGame, speaker: Speaker) -> http_messages.Printed:
    """
    Every section in words.

    The sentences are put together here: they are many, and only who reads the rules needs them.
    """
    sources = {
        one.section: "owner" if one.is_overlaid else one.source for one in game.data.provenance
    }
    return http_messages.Printed(
        [_section(speaker, each, sources[each.key]) for each in sections_of(game)]
    )


def _section(speaker: Speaker, section: Section, source: str) -> http_messages.PrintedSection:
    return http_messages.PrintedSection(
        key=section.key,
        source=source,
        heading=_said(speaker, section.heading),
        about=_said(speaker, section.about),
        entries=[_entry(speaker, entry) for entry in section.entries],
    )


def _entry(speaker: Speaker, entry: Entry) -> http_messages.PrintedEntry:
    return http_messages.PrintedEntry(
        name=_said(speaker, entry.name),
        lines=[speaker.say(line) for line in entry.lines],
        values=list(entry.values),
        pictures=[_picture(speaker, picture) for picture in entry.pictures],
    )


def _picture(speaker: Speaker, picture: Picture) -> http_messages.PrintedPicture:
    return http_messages.PrintedPicture(
        rows=list(picture.rows),
        caption=_said(speaker, picture.caption),
        items=list(picture.items),
        ruins=list(picture.ruins),
        is_map=picture.is_map,
    )


def _said(speaker: Speaker, message: Message | None) -> str:
    return speaker.say(message) if message else ""
