"""What the page of the rules shows of a title, and whether a value of its data is among it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from inklands.core.message import Message
from inklands.core.toml import Toml
from inklands.locales import Speaker

ENGLISH = Speaker("en")
# What an entry says, counts and draws; the rows are those the drawing beside them is made from.
READ = """entries => entries.map(entry => ({
  text: entry.innerText,
  tracks: [...entry.querySelectorAll('.track')].map(
    track => [...track.children].map(value => value.innerText)),
  pictures: [...entry.querySelectorAll('figure')].map(figure => ({
    rows: figure.dataset.rows, items: figure.dataset.items, ruins: figure.dataset.ruins,
    paths: figure.querySelectorAll('svg path').length,
  })),
}))"""
LETTERS = {
    "explorers": {"W": "water", "G": "grass", "S": "sand", "M": "mountain", "a": "apple"}
    | {"c": "carrot", "f": "fish"},
    "misterra": {"S": "steppe", "L": "lagoon", "J": "jungle", "M": "mountain"},
    "cartographers": {},
}
"""The letters of the data, which the page tells in words."""
FAMILIES = ("", "item-", "one-", "none-", "zones-", "full-", "count-", "race-", "line-", "printed-")
"""What may stand before a word of the data in the key of its name."""
FLAGS = {
    ("coins", True): "with a coin",
    ("clockwise", True): "passed clockwise",
    ("clockwise", False): "passed anticlockwise",
    ("claim", True): "claims a region",
}
PICTURES = {"shape", "shapes", "patterns", "pair", "picture", "terrain", "items"}
"""Fields whose values are drawn."""


@dataclass(frozen=True)
class Picture:
    rows: list[str]
    items: list[str]
    ruins: set[str]
    paths: int


@dataclass(frozen=True)
class Entry:
    """What one entry of a section shows to its reader."""

    text: str
    tracks: list[list[int]]
    pictures: list[Picture]

    @property
    def numbers(self) -> set[int]:
        said = {int(found) for found in re.findall(r"-?\d+", self.text)}
        return said | {value for track in self.tracks for value in track}


def entries_of(page: Page, section: str) -> list[Entry]:
    """The entries of a section as a reader sees them; a section that is not there has none."""
    found = page.locator(f"[data-section='{section}'] [data-entry]").evaluate_all(READ)
    return [
        Entry(
            entry["text"].replace("−", "-").lower(),
            [[int(value.replace("−", "-")) for value in track] for track in entry["tracks"]],
            [
                Picture(
                    each["rows"].split("/"),
                    each["items"].split("/"),
                    set(each["ruins"].split(",")) - {""},
                    each["paths"],
                )
                for each in entry["pictures"]
            ],
        )
        for entry in found
    ]


def open_rules(page: Page, title: str) -> None:
    page.goto(f"/rules/{title}")
    expect(page.locator("[data-section]").first).to_be_attached()


def tells(title: str, entry: Entry, key: str, value: Toml) -> bool:
    """Whether *entry* shows *value*, which stands under *key* in the data."""
    if isinstance(value, bool):
        return FLAGS.get((key, value), "") in entry.text
    if isinstance(value, int):
        return value in entry.numbers
    if isinstance(value, list):
        if are_numbers(value):
            return value in entry.tracks or told_in_order(value, entry.text)
        return all(tells(title, entry, key, each) for each in value)
    if isinstance(value, dict):
        return all(tells(title, entry, name, each) for name, each in value.items())
    is_drawn = key in PICTURES and draws(entry, key, str(value))
    return is_drawn or says(title, entry, str(value))


def are_numbers(value: Toml) -> bool:
    if not isinstance(value, list) or not value:
        return False
    return all(isinstance(each, int) and not isinstance(each, bool) for each in value)


def told_in_order(numbers: list[Toml], text: str) -> bool:
    """Whether *text* names the numbers one behind the other, as a ladder does: `3 → 2`."""
    gap = r"\D{1,4}"
    return bool(re.search(rf"(?<!\d){gap.join(map(str, numbers))}(?!\d)", text))


def draws(entry: Entry, key: str, value: str) -> bool:
    """Whether a drawing of *entry* has the cells of *value*, and something is drawn."""
    wanted = value.split("/") if "/" in value or key not in {"picture", "terrain", "items"} else []
    rows = wanted or ["".join(row.split()) for row in value.strip().splitlines()]
    return any(picture.paths > 0 and _is_drawn(picture, key, rows) for picture in entry.pictures)


def _is_drawn(picture: Picture, key: str, rows: list[str]) -> bool:
    if key in {"shape", "shapes"}:
        return [
            "".join("X" if mark != "." else mark for mark in row) for row in picture.rows
        ] == rows
    if key == "picture":
        ruins = {
            f"{chr(97 + r)}{c + 1}"
            for r, row in enumerate(rows)
            for c, mark in enumerate(row)
            if mark == "R"
        }
        return picture.rows == [row.replace("R", ".") for row in rows] and picture.ruins == ruins
    if key == "items":
        return picture.items == [re.sub(r"\d", ".", row) for row in rows]
    return picture.rows == rows


def says(title: str, entry: Entry, value: str) -> bool:
    """Whether *entry* holds the words for *value*: a name, a cell, or letters of terrains."""
    letters = LETTERS[title]
    plain = value.removeprefix("?")
    if plain and set(plain) <= letters.keys():
        confirms = not value.startswith("?") or "confirms what lies there" in entry.text
        return confirms and all(letters[letter] in entry.text for letter in plain)
    if not value:
        return "no food" in entry.text or "not known" in entry.text
    return bool(re.search(rf"\b{re.escape(value.lower().replace('-', ' '))}\b", entry.text)) or any(
        name in entry.text for name in names(title, value)
    )


def names(title: str, word: str) -> list[str]:
    """What a word of the data is called in the texts; nothing for a word without a name."""
    keys = [f"{title}-{family}{word}" for family in FAMILIES]
    return [ENGLISH.say(Message(key)).lower() for key in keys if ENGLISH.knows(key)]
