from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import inklands
from inklands.locales import LANGUAGES, REFERENCE
from inklands.locales.check import messages, text_files
from inklands.locales.plurals import number_faults, numbers_alone

PACKAGE = Path(inklands.__path__[0])


def faults(text: str, language: str = "en") -> list[str]:
    parsed = FluentParser().parse(text).body
    found = [each for each in parsed if isinstance(each, ast.Message)]
    return list(number_faults(language, found, numbers_alone(found)))


def test_a_number_that_counts_needs_a_plural():
    assert faults("river-found = { $count } rivers\n") == [
        "river-found: $count has no plural in en"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "river-found = { $count ->\n    [one] one river\n   *[other] { $count } rivers\n}\n",
        "river-found = { $count } { $count ->\n    [one] river\n   *[other] rivers\n}\n",
        "river-found = river { $number } of { $name }\n",
        "river-found = no river\n",
    ],
)
def test_a_plural_anywhere_in_the_message_and_a_number_that_names_are_right(text):
    assert faults(text) == []


def test_a_message_may_say_its_number_alone_if_the_reason_is_written_down():
    text = "river-cost = −{ $points }\n"

    assert faults(f"# Number alone: it stands by itself.\n{text}") == []
    assert faults(f"# It stands by itself.\n{text}") == ["river-cost: $points has no plural in en"]


def test_an_argument_nobody_has_decided_about_is_a_fault():
    assert faults("river-found = { $rivers } found\n") == [
        "river-found: does $rivers count something? Name it in locales/plurals.py"
    ]


def test_french_says_one_of_nothing_too_so_it_shows_the_number():
    text = "river-found = { $count ->\n    [one] une rivière\n   *[other] { $count } rivières\n}\n"

    assert faults(text) == []
    assert faults(text.replace("[one]", "[1]"), "fr") == []
    assert faults(text.replace("une", "{ $count }"), "fr") == []
    assert faults(text, "fr") == ["river-found: [one] is 0 as well in fr, so it has to show $count"]


def test_every_exception_is_a_message_that_needs_it():
    found = {
        fault.partition(":")[0]
        for language in LANGUAGES
        for file in text_files(PACKAGE, language)
        for fault in number_faults(language, messages(file), alone=())
    }

    reference = (each for file in text_files(PACKAGE, REFERENCE) for each in messages(file))

    assert found == numbers_alone(reference)
