from pathlib import Path

import pytest

from inklands.core.data import DataSet, Reader, load_data
from inklands.errors import DataError

PACKAGE, TITLE = "inklands.games.cartographers", "cartographers"
ROW = Reader(
    "section",
    {
        "source": "public",
        "confidence": "high",
        "text": "river",
        "number": 3,
        "flag": True,
        "texts": ["a", "b"],
        "numbers": [1, 2],
        "mixed": ["a", 1, True],
        "rows": [{"key": "x"}, {"key": "y"}],
        "lists": [["a"], [1, 2]],
    },
)


def overlay(folder: Path, text: str, name: str = "own.toml") -> DataSet:
    """The data of the title with a file of one's own laid over it."""
    (folder / TITLE).mkdir(exist_ok=True)
    (folder / TITLE / name).write_text(text, encoding="utf-8")
    return load_data(PACKAGE, TITLE, folder)


def test_every_packaged_section_says_where_it_comes_from():
    data = load_data(PACKAGE, TITLE)

    assert set(data.sections) == {one.section for one in data.provenance}
    assert {one.source for one in data.provenance} <= {"rulebook", "public", "reconstructed"}
    assert all(one.confidence for one in data.provenance)
    assert not any(one.is_overlaid for one in data.provenance)


def test_the_version_of_the_data_is_stable_and_short():
    assert load_data(PACKAGE, TITLE).version == load_data(PACKAGE, TITLE).version
    assert len(load_data(PACKAGE, TITLE).version) == 12


def test_an_owners_section_replaces_the_packaged_one(tmp_path: Path):
    data = overlay(tmp_path, "[coins]\nmost = 20\n")
    (coins,) = (one for one in data.provenance if one.section == "coins")

    assert data.section("coins").number("most") == 20
    assert (coins.source, coins.file, coins.is_overlaid) == ("owner", "own.toml", True)
    assert data.section("titles").rows("title")


def test_a_section_from_an_editor_that_marks_its_files_is_read(tmp_path: Path):
    assert overlay(tmp_path, "\ufeff[coins]\nmost = 20\n").section("coins").number("most") == 20


def test_an_owner_may_name_the_source(tmp_path: Path):
    data = overlay(tmp_path, '[coins]\nmost = 20\nsource = "my box"\nconfidence = "sure"\n')
    (coins,) = (one for one in data.provenance if one.section == "coins")

    assert (coins.source, coins.confidence) == ("my box", "sure")


def test_the_version_names_the_overlay(tmp_path: Path):
    packaged = load_data(PACKAGE, TITLE).version
    version = overlay(tmp_path, "[coins]\nmost = 20\n").version

    assert version.startswith(f"{packaged}+")
    assert version != overlay(tmp_path, "[coins]\nmost = 21\n").version


def test_one_section_of_the_owner_makes_the_data_no_longer_the_packaged(tmp_path: Path):
    assert load_data(PACKAGE, TITLE, tmp_path).is_packaged
    assert not overlay(tmp_path, "[coins]\nmost = 20\n").is_packaged


def test_an_overlay_without_files_for_the_title_changes_nothing(tmp_path: Path):
    assert load_data(PACKAGE, TITLE, tmp_path) == load_data(PACKAGE, TITLE)


def test_other_files_in_the_overlay_are_left_alone(tmp_path: Path):
    assert overlay(tmp_path, "not toml", "notes.txt") == load_data(PACKAGE, TITLE)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[coins\n", "own.toml cannot be read: "),
        ("most = 3\n", "own.toml: 'most' should be a section with a source of its own"),
        ("[cions]\nmost = 3\n", "own.toml: this title has no section 'cions'"),
    ],
)
def test_a_bad_overlay_is_refused(tmp_path: Path, text: str, sentence: str):
    with pytest.raises(DataError) as refused:
        overlay(tmp_path, text)
    assert str(refused.value).startswith(sentence)
    assert refused.value.code == "data/invalid"


def test_an_overlay_that_is_no_text_is_refused(tmp_path: Path):
    (tmp_path / TITLE).mkdir()
    (tmp_path / TITLE / "own.toml").write_bytes(b"\xff\xfe")

    with pytest.raises(DataError, match=r"own\.toml cannot be read"):
        load_data(PACKAGE, TITLE, tmp_path)


def test_an_overlay_that_is_no_folder_is_refused(tmp_path: Path):
    with pytest.raises(DataError, match="is neither a file nor a folder"):
        load_data(PACKAGE, TITLE, tmp_path / "nowhere")


@pytest.mark.parametrize("title", ["hearsay", "unsourced"])
def test_a_packaged_section_without_a_known_source_is_refused(title: str):
    with pytest.raises(DataError) as refused:
        load_data(f"tests.core.packaged.{title}", title)
    assert str(refused.value) == (
        "t.toml: rivers.source should be one of rulebook, public, reconstructed"
    )


def test_fields_are_read_by_their_types():
    assert ROW.text("text") == "river"
    assert ROW.number("number") == 3
    assert ROW.flag("flag") is True
    assert ROW.texts("texts") == ("a", "b")
    assert ROW.numbers("numbers") == (1, 2)
    assert [row.text("key") for row in ROW.rows("rows")] == ["x", "y"]
    assert ROW.lists("lists") == (("a",), (1, 2))


def test_places_are_named_down_to_the_row():
    assert ROW.rows("rows")[1].place == "section.rows[1]"


@pytest.mark.parametrize(
    ("read", "key", "sentence"),
    [
        (Reader.text, "number", "section: number = 3 should be a text"),
        (Reader.number, "text", "section: text = 'river' should be a whole number"),
        (Reader.number, "flag", "section: flag = True should be a whole number"),
        (Reader.flag, "number", "section: number = 3 should be true or false"),
        (Reader.texts, "mixed", "section: mixed = ['a', 1, True] should be a list of texts"),
        (Reader.texts, "text", "section: text = 'river' should be a list"),
        (Reader.numbers, "mixed", "section: mixed = ['a', 1, True] should be a list of whole nu"),
        (Reader.rows, "texts", "section: texts = ['a', 'b'] should be a list of sections"),
        (Reader.lists, "texts", "section: texts = ['a', 'b'] should be a list of lists"),
        (Reader.text, "nothing", "section: the field 'nothing' is missing"),
    ],
)
def test_a_field_of_another_type_is_refused_by_name(read, key: str, sentence: str):
    with pytest.raises(DataError) as refused:
        read(ROW, key)
    assert str(refused.value).startswith(sentence)


def test_a_missing_section_is_refused_by_name():
    with pytest.raises(DataError, match="the section 'monsters' is missing"):
        DataSet({}, (), "1").section("monsters")
