from inklands.core.message import Message
from inklands.locales import LANGUAGES, Speaker


def test_each_language_has_its_own_plural():
    one, two = (Message.of("page-points-now", points=points) for points in (1, 2))
    spoken = {
        language: (Speaker(language).say(one), Speaker(language).say(two)) for language in LANGUAGES
    }

    assert spoken == {
        "en": ("1 point", "2 points"),
        "fr": ("1 point", "2 points"),
        "nl": ("1 punt", "2 punten"),
    }


def test_a_message_inside_a_message_is_spoken_in_the_same_language():
    speaker = Speaker("nl")
    outer = Message.of("page-points-now", points=2)

    assert speaker.say(outer) == "2 punten"
    assert speaker._spoken("@page-no-such-key") == "page-no-such-key"


def test_an_unknown_language_is_answered_in_english():
    assert Speaker("tlh").say(Message.of("page-points-now", points=1)) == "1 point"


def test_an_unknown_key_is_spoken_as_it_is():
    speaker = Speaker("fr")

    assert speaker.say(Message("no-such-thing")) == "no-such-thing"
    assert not speaker.knows("no-such-thing")
    assert speaker.knows("page-points-now")


def test_what_was_said_is_forgotten_before_it_fills_the_memory():
    speaker = Speaker("en")
    for points in range(10_050):
        speaker.say(Message.of("no-such-thing", points=points))

    assert len(speaker._said) <= 10_000
