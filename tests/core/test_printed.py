"""What is printed is told section by section, in every language."""

from collections.abc import Iterator

import pytest

from inklands.core.catalogue import load
from inklands.core.message import Message
from inklands.core.printed import Section, sections_of
from inklands.locales import LANGUAGES, Speaker
from tests.core.toy import Toy

TITLES = ["cartographers", "explorers", "misterra"]


def messages(section: Section) -> Iterator[Message]:
    yield from filter(None, (section.heading, section.about))
    for entry in section.entries:
        yield from filter(None, (entry.name, *entry.lines))
        yield from filter(None, (picture.caption for picture in entry.pictures))


@pytest.mark.parametrize("title", TITLES)
def test_every_section_of_the_data_is_shown_once(title):
    game = load(title)

    assert sorted(each.key for each in sections_of(game)) == sorted(game.data.sections)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_printed_is_written_in_every_language(title, language):
    speaker = Speaker(language)
    said = [message for section in sections_of(load(title)) for message in messages(section)]

    assert [message.key for message in said if not speaker.knows(message.key)] == []
    assert [text for text in map(speaker.say, said) if "@" in text or "{" in text] == []


def test_a_title_that_does_not_say_what_is_printed_shows_nothing():
    assert sections_of(Toy()) == ()


def test_a_pattern_is_drawn_and_not_spelt():
    sections = {each.key: each for each in sections_of(load("misterra"))}
    large = sections["large_patterns"].entries[1]

    assert large.pictures[0].rows == ("L.", "JM", "L.")
    assert "L./JM" not in Speaker("en").say(large.lines[0])
