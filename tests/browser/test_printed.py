"""Every value in the data of a title is shown on the page of its rules."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from inklands.core.catalogue import load
from inklands.core.toml import Toml
from tests.browser.conftest import visiting
from tests.browser.printed import Entry, entries_of, names, open_rules, tells

TITLES = ["cartographers", "explorers", "misterra"]
# Where a section comes from is told by `inklands data`; it is no part of what is printed.
NOT_PRINTED = {"source", "confidence"}


def untold(
    title: str, section: str, fields: dict[str, Toml], entries: list[Entry]
) -> Iterator[str]:
    """The place of every value of a section that no entry of it shows."""
    for key, value in fields.items():
        if key in NOT_PRINTED:
            continue
        is_told = any(tells(title, entry, key, value) for entry in named(title, key, entries))
        if is_told:
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict | int):
            # Each card, and each number, has an entry of its own, in the order of the data.
            left = iter(entries)
            for number, card in enumerate(value):
                if not any(tells(title, entry, key, card) for entry in left):
                    yield f"{section}.{key}[{number}] = {card}"
        elif isinstance(value, list):
            for number, each in enumerate(value):
                if not any(tells(title, entry, key, each) for entry in entries):
                    yield f"{section}.{key}[{number}] = {each}"
        else:
            yield f"{section}.{key} = {value}"


def named(title: str, key: str, entries: list[Entry]) -> list[Entry]:
    """The entries that are about *key*, where it is the name of something: `steppe = 12`."""
    about = [entry for entry in entries if any(name in entry.text for name in names(title, key))]
    return about or entries


@pytest.fixture(scope="module")
def rules(browser, server):
    """Opens the rules of a title, once for all tests here."""
    pages: dict[str, Page] = {}
    with visiting(browser, server) as open_page:

        def opened(title: str) -> Page:
            if title not in pages:
                pages[title] = open_page("/")
                open_rules(pages[title], title)
            return pages[title]

        yield opened


@pytest.mark.parametrize("title", TITLES)
def test_every_value_of_the_data_is_shown_on_the_page_of_the_rules(rules, title):
    page = rules(title)
    missing = [
        place
        for section, fields in load(title).data.sections.items()
        for place in untold(title, section, fields, entries_of(page, section))
    ]

    assert missing == []


def test_a_value_that_the_page_does_not_show_is_noticed(rules):
    page = rules("explorers")
    temples = entries_of(page, "temples")

    assert list(untold("explorers", "temples", {"four": [12, 10, 8, 6]}, temples)) == []
    assert list(untold("explorers", "temples", {"four": [12, 10, 8, 7]}, temples)) != []
    tile = entries_of(page, "tile-1")
    assert list(untold("explorers", "tile-1", {"terrain": "SSSSWMMW"}, tile)) != []


@pytest.mark.parametrize(
    ("title", "section", "count"),
    [
        ("cartographers", "goals", 16),
        ("cartographers", "ambushes", 4),
        ("cartographers", "titles", 8),
        ("explorers", "objectives-count", 11),
        ("explorers", "cards", 8),
        ("misterra", "sketches", 11),
    ],
)
def test_the_page_of_the_rules_lists_every_card(rules, title, section, count):
    expect(rules(title).locator(f"[data-section={section}] [data-entry]")).to_have_count(count)


def test_every_presumption_of_misterra_is_told_with_its_values(rules):
    told = rules("misterra").locator("[data-entry]", has_text=re.compile(r"Presumption \d+"))

    expect(told).to_have_count(31)
    expect(told.first).to_contain_text("3 → 2, 4 → 5, 5 → 8")


def test_goals_stand_with_the_name_that_is_printed_on_the_card(visitor):
    page = visitor("/rules/cartographers", locale="fr")

    expect(page.locator("[data-section=goals] h3").first).to_have_text(
        "Bois de la Sentinelle (Sentinel Wood)"
    )


@pytest.mark.parametrize("title", TITLES)
def test_what_is_reconstructed_is_marked_where_it_is_printed_and_nothing_else_is(rules, title):
    page = rules(title)
    sources = {one.section: one.source for one in load(title).data.provenance}
    entries = page.locator("[data-section] [data-entry]").evaluate_all(
        """all => all.map((entry) => [
            entry.closest('[data-section]').dataset.section,
            entry.querySelectorAll('[data-made]').length,
        ])"""
    )

    assert {section for section, _ in entries} == set(sources)
    assert [
        section
        for section, marks in entries
        if marks != (1 if sources[section] == "reconstructed" else 0)
    ] == []
    has_any = "reconstructed" in sources.values()
    expect(page.get_by_text("° reconstructed: ")).to_have_count(1 if has_any else 0)


@pytest.mark.parametrize(
    ("title", "section"),
    [("explorers", "gems"), ("explorers", "gems-advanced"), ("misterra", "otoma")],
)
def test_the_mark_of_what_has_no_name_stands_behind_what_is_told_first(rules, title, section):
    entries = rules(title).locator(f"[data-section={section}] [data-entry]")
    marks = entries.locator("[data-made]")
    assert marks.count() == entries.count() > 0

    starts = entries.evaluate_all("all => all.map((each) => each.getBoundingClientRect().left)")
    places = marks.evaluate_all("all => all.map((each) => each.getBoundingClientRect().left)")
    assert all(place > start + 40 for start, place in zip(starts, places, strict=True))


@pytest.mark.parametrize(
    ("title", "section", "lowest"),
    [
        # FR, solo: -30 is the last line of the table; EN p. 11: "19 or less", "0 or less".
        ("cartographers", "titles", ["from −30, or less"]),
        ("explorers", "solo", ["from 0, or less"]),
        ("misterra", "solo_titles", ["Apprentice: from 0, or less", "Fearful: from 0, or less"]),
    ],
)
def test_the_lowest_title_takes_whatever_is_below_it(rules, title, section, lowest):
    entries = rules(title).locator(f"[data-section={section}] [data-entry]")

    for words in lowest:
        expect(entries.filter(has_text=words)).to_have_count(1)
