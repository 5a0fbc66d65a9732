"""An owner's box: what it may hold, the file it is kept in, and what is wrong with it."""

import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklands.core.box import (
    LARGEST,
    MOST_CHARACTERS,
    MOST_SECTIONS,
    Box,
    BoxFile,
    open_box_file,
    read_box_file,
)
from inklands.core.box_check import problems
from inklands.core.catalogue import AnyGame, box_form, load, titles
from inklands.core.match import Match
from inklands.core.message import Message
from inklands.core.record import read_record, record, replay
from inklands.core.rng import Rng
from inklands.core.toml import Toml, write_table
from inklands.errors import DataError, OutdatedRecord, RecordError
from inklands.locales import LANGUAGES, Speaker

COINS = Box.of("Ada's copy", {"coins": {"most": 9}})
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
VALUES = st.recursive(
    TEXTS | st.booleans() | st.integers(-LARGEST, LARGEST),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)


def own_sections(title: str) -> dict[str, dict[str, Toml]]:
    """Every packaged section of *title* as an owner would have it."""
    return {
        name: {key: value for key, value in fields.items() if key not in ("source", "confidence")}
        for name, fields in load(title).data.sections.items()
    }


def made_of(game: AnyGame) -> object:
    """What the title has read from its data."""
    return vars(type(game))["components"].__get__(game)


def tile(terrain: str, items: str = "\n".join(["." * 8] * 8)) -> Box:
    return Box.of("mine", {"tile-3": {"terrain": terrain, "items": items}})


def keys_of(title: str, box: Box) -> list[tuple[str, str]]:
    return [(one.section, one.message.key) for one in problems(title, box)]


@given(st.dictionaries(TEXTS, VALUES, max_size=4))
def test_whatever_is_written_as_toml_is_read_again(fields: dict[str, Toml]):
    assert tomllib.loads(write_table(("a title", "section"), fields)) == {
        "a title": {"section": fields}
    }


@pytest.mark.parametrize("title", titles())
def test_a_file_of_all_sections_is_the_same_box_again_and_changes_no_value(
    title: str, tmp_path: Path
):
    box = Box.of("All of it", own_sections(title))
    path = tmp_path / "box.toml"
    path.write_text(str(BoxFile("All of it", {title: box})), encoding="utf-8")

    game = load(title, path)

    assert read_box_file(path.read_text()).boxes == {title: box}
    assert game.data.box == box
    assert all(one.is_overlaid for one in game.data.provenance)
    assert made_of(game) == made_of(load(title))


def test_a_picture_in_a_file_can_be_looked_at():
    text = str(BoxFile("mine", {"explorers": tile("WG\nSM\n", "..\nk.\n")}))

    assert '[explorers.tile-3]\nterrain = """\nWG\nSM\n"""' in text


def test_a_file_may_hold_several_titles_and_each_takes_its_own(tmp_path: Path):
    path = tmp_path / "ours.toml"
    path.write_text("[cartographers.coins]\nmost = 9\n[explorers.slots]\nkeys = 5\nmaps = 3\n")

    assert load("cartographers", path).data.section("coins").number("most") == 9
    assert load("explorers", path).data.section("slots").number("keys") == 5
    assert load("misterra", path).data.box is None
    box = load("cartographers", path).data.box
    assert box is not None
    assert box.name == "ours"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[explorer.slots]\nkeys = 5\n", "there is no game 'explorer'; there are: "),
        ("explorers = 3\n", "'explorers' should be a title with sections of its own"),
        ("[explorers]\nslots = 3\n", "explorers.slots should be a section"),
        ("name = 3\n", "name should be a text"),
        ("[explorers\n", "own cannot be read: "),
        ("[explorers.slots]\nkeys = 1.5\nmaps = 1\n", "slots: it holds something that is neither"),
        ("[explorers.slots]\nkeys = 1979-05-27\n", "slots: it holds something that is neither"),
        ("[explorers.slots]\nkeys = 1000\n", "slots: a number is beyond 999"),
        (f"name = {'[' * 1900}", "own cannot be read: "),
        (f"[explorers.a]\nb = {'9' * 5_000}", "own has an endless line"),
        (f"{'a.' * 10_000}b = 1", "own has an endless line"),
        (
            "\n".join(f"[explorers.a{n}]" for n in range(MOST_SECTIONS + 1)),
            f"a box of {MOST_SECTIONS + 1} sections",
        ),
    ],
)
def test_a_file_that_is_no_box_is_refused(tmp_path: Path, text: str, sentence: str):
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(DataError) as refused:
        load("explorers", path)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    "written",
    ["", "7", "[]", "{", '{"coins": 3}', "[" * 30_000, '{"coins": {"most": 1e400}}',
     '{"coins": {"most": NaN}}', '{"coins": {"most": null}}', '{"coins": {"most": 123456789}}',
     '{"coins": {"most": "\\ud800"}}', '{"coins": {"most": [[[[[[1]]]]]]}}',
     '{"coins": {"most": "' + "x" * MOST_CHARACTERS + '"}}', "9" * 5_000],
)  # fmt: skip
def test_what_is_no_box_is_refused_before_anything_is_made_of_it(written: str):
    with pytest.raises(DataError) as refused:
        Box.parse("mine", written)
    assert refused.value.key.startswith("data-")


def test_a_box_of_too_many_characters_is_refused():
    sections: dict[str, dict[str, Toml]] = {
        f"section-{number}": {"text": "x" * 1_000} for number in range(MOST_CHARACTERS // 1_000)
    }

    with pytest.raises(DataError, match="characters is too large"):
        Box.of("Ada's copy", sections)


def test_a_file_that_is_not_there_or_no_text_is_told_in_a_sentence(tmp_path: Path):
    (tmp_path / "half.toml").write_bytes(b"\xff\xfe")

    for name in ("nowhere.toml", "half.toml"):
        with pytest.raises(DataError, match=f"{name} cannot be read"):
            open_box_file(tmp_path / name)


def test_a_name_is_one_line_and_not_endless():
    assert Box.of(" our\nold\u2028box ", {}).name == "our old box"
    assert len(Box.of("x" * 500, {}).name) == 40


def test_boxes_that_come_and_go_are_forgotten_but_packaged_titles_are_not():
    packaged = load("cartographers")
    first = load("cartographers", COINS)
    for most in range(40):
        load("cartographers", Box.of("many", {"coins": {"most": most}}))

    assert load("cartographers") is packaged
    assert load("cartographers", COINS) is not first
    assert load("cartographers", COINS).data == first.data


def test_a_record_brings_the_values_of_its_box_and_replays_by_them():
    match = Match(load("cartographers", COINS), 1, 7)
    match.play(0, match.legal_actions(0)[0])

    written = str(record(match))
    again = read_record(written)

    assert '[Box "Ada\'s copy"]' in written
    assert '[Box.coins "{\\"most\\": 9}"]' in written
    assert again == record(match)
    assert replay(load(again.game, again.box), again).state == match.state


def test_a_record_whose_values_were_changed_is_not_the_match_that_was_played():
    match = Match(load("cartographers", COINS), 1, 7)
    changed = read_record(str(record(match)).replace('most\\": 9', 'most\\": 8'))

    with pytest.raises(OutdatedRecord, match="it was played with data"):
        replay(load(changed.game, changed.box), changed)


@pytest.mark.parametrize("value", ["{", "7", '{\\"most\\": 5000}', "[" * 9_000])
def test_a_record_with_a_box_that_is_none_cannot_be_read(value: str):
    written = str(record(Match(load("cartographers", COINS), 1, 7)))

    with pytest.raises(RecordError, match="the header Box"):
        read_record(written.replace('{\\"most\\": 9}', value))


def test_text_that_would_end_a_line_stays_within_its_header():
    odd = own_sections("cartographers")["ruins"]
    cards = [*odd["cards"], "a\u2028b\x85c"]  # type: ignore[misc] # it is a list
    box = Box.of("odd", {"ruins": {"cards": cards}})
    match = Match(load("cartographers", box), 1, 7)

    assert read_record(str(record(match))).box == box


def test_a_tile_is_checked_as_it_is_painted():
    water = "\n".join(["W" * 8] * 8)
    inland = "\n".join(["W" * 8, "WVWWWWWW", *["W" * 8] * 6])
    temple = "\n".join(["T" + "." * 7, *["." * 8] * 7])

    assert problems("explorers", tile("\n".join(["." * 8] * 8)))[0].message == Message.of(
        "explorers-data-unpainted", count=64
    )
    assert keys_of("explorers", tile(water)) == [("tile-3", "explorers-data-villages")]
    assert keys_of("explorers", tile("V" + water[1:])) == [("tile-3", "explorers-data-border")]
    assert keys_of("explorers", tile(inland)) == [("tile-3", "explorers-data-temples")]
    assert keys_of("explorers", tile(inland, temple)) == []


def test_all_that_is_wrong_is_named_at_once():
    box = Box.of("mine", {"slots": {"keys": "4", "maps": 4}, "gems": {"track": []}, "ruins": {}})

    assert keys_of("explorers", box) == [
        ("slots", "data-kind"),
        ("gems", "explorers-data-values"),
        ("ruins", "data-section"),
    ]


def test_sections_that_are_wrong_only_together_are_named_as_the_rules_name_them():
    sections = own_sections("misterra")
    names = ("rows_of_all", "columns_of_all")
    box = Box.of("mine", {name: sections[name] | {"numbers": [40]} for name in names})

    assert keys_of("misterra", box) == [("columns_of_all", "misterra-data-number")]


@pytest.mark.parametrize("title", titles())
def test_every_section_and_field_of_a_form_is_in_the_data_and_has_a_name(title: str):
    data, speaker = load(title).data, Speaker("en")
    listed = [section for group in box_form(title) for section in group.sections]

    assert len({section.section for section in listed}) == len(listed)
    if listed:
        assert {section.section for section in listed} == set(data.sections)
    for group in box_form(title):
        assert speaker.knows(group.name)
        assert speaker.knows(group.guide)
    for section in listed:
        assert speaker.knows(section.name), section.name
        for field in section.fields:
            name = getattr(field, "name", None)
            assert name is None or speaker.knows(name), name
            is_optional = getattr(field, "is_optional", False)
            written = getattr(field, "field", None)
            assert is_optional or written is None or written in data.sections[section.section]


@pytest.mark.parametrize("title", [title for title in titles() if box_form(title)])
def test_what_is_wrong_is_said_in_every_language(title: str):
    """Each value of each section is made wrong in turn; no message may lack its words."""
    speakers = [Speaker(language) for language in LANGUAGES]
    wrong: tuple[Toml, ...] = ("", "xyz", -1, [], [[]], [{}], {}, True)
    met = set()
    for name, fields in own_sections(title).items():
        for field in fields:
            for value in wrong:
                box = Box.of("mine", {name: {**fields, field: value}})
                for problem in problems(title, box):
                    met.add(problem.message.key)
                    assert all(speaker.knows(problem.message.key) for speaker in speakers), problem
    assert len(met) > 5


@given(st.data())
def test_a_box_that_is_accepted_can_be_played_with(data: st.DataObject):
    """Values are exchanged at random; what the check lets through must carry a whole match."""
    title = data.draw(st.sampled_from(titles()))
    sections = own_sections(title)
    name = data.draw(st.sampled_from(sorted(sections)))
    changed = changed_value(data, sections[name])
    box = Box.of("odd", {name: changed})
    if problems(title, box):
        return
    game = load(title, box)
    match = Match(game, data.draw(st.sampled_from([1, 2])), data.draw(st.integers(0, 99)))
    rng = Rng(3)
    for _ in range(400):
        if match.is_over:
            break
        seat = min(match.to_act)
        place, rng = rng.below(len(match.legal_actions(seat)))
        match.play(seat, match.legal_actions(seat)[place])
    assert json.loads(json.dumps(match.standing.points[0].total)) == match.standing.points[0].total


def changed_value(data: st.DataObject, fields: dict[str, Toml]) -> dict[str, Toml]:
    """The fields with another number somewhere, or one thing less or more in a list."""
    field = data.draw(st.sampled_from(sorted(fields)))
    return {**fields, field: _changed(data, fields[field])}


def _changed(data: st.DataObject, value: Toml) -> Toml:
    match value:
        case bool():
            return not value
        case int():
            return data.draw(st.sampled_from([-LARGEST, -1, 0, 1, 2, 5, 40, LARGEST]))
        case str():
            return value[::-1]
        case dict() if value:
            return changed_value(data, value)
        case list() if value:
            return data.draw(st.sampled_from([[], [*value, value[0]], value[1:], value[::-1]]))
    return value
