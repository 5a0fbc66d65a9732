from pathlib import Path

import pytest

import inklands
from inklands.locales.check import faults

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path):
    for language in ("en", "fr", "nl"):
        (tmp_path / "locales" / language).mkdir(parents=True)
        write(tmp_path, language, "river-flows = { $cells } flow\n")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "river.py").write_text('Message.of("river-flows", cells="c3")\n')
    return tmp_path


def write(folder, language, text):
    (folder / "locales" / language / "river.ftl").write_text(text)


def found(folder):
    return faults(folder, [folder / "src"])


def found_with(folder, source: str, text: str):
    """What is found when *source* says *text*."""
    (folder / "src" / source).write_text(text)
    return found(folder)


def test_the_languages_of_the_project_are_whole():
    assert faults(Path(inklands.__path__[0]), [ROOT / "src", ROOT / "web" / "src"]) == []


def test_nothing_is_wrong_with_whole_languages(folder):
    assert found(folder) == []


def test_a_message_that_is_written_twice_is_a_fault(folder):
    write(folder, "fr", "river-flows = { $cells } coulent\nriver-flows = { $cells } dorment\n")

    assert found(folder) == ["river-flows: written 2 times in fr"]


def test_a_message_missing_in_one_language_is_a_fault(folder):
    write(folder, "nl", "")

    assert found(folder) == ["river-flows: missing in nl"]


def test_a_language_that_asks_for_another_value_is_a_fault(folder):
    write(folder, "fr", "river-flows = { $cell } coulent\n")

    assert found(folder) == ["river-flows: the languages ask for different values"]


def test_text_that_cannot_be_read_is_a_fault(folder):
    write(folder, "en", "river-flows = { $cells } flow\nriver flows\n")

    assert found(folder) == ["locales/en/river.ftl: cannot read 'river flows'"]


def test_a_message_that_nobody_says_is_a_fault(folder):
    assert found_with(folder, "river.py", '"river"\n') == ["river-flows: no source says it"]


def test_a_message_that_nobody_wrote_is_a_fault(folder):
    assert found_with(folder, "page.ts", "t('river-dries')\n") == [
        "river-dries: said, but not written in any language"
    ]


@pytest.mark.parametrize(
    "line",
    [
        'Message(f"river-{verb}", verb="flows")',
        't(`river-${verb}`, { cells: "flows" })',
        '("cell", "@river-flows")',
    ],
)
def test_a_key_with_a_gap_says_what_the_words_of_the_sources_make_of_it(folder, line):
    assert found_with(folder, "river.py", line) == []


def test_a_gap_is_not_filled_by_words_that_no_source_holds(folder):
    assert found_with(folder, "river.py", 'Message(f"river-{verb}", verb="dries")') == [
        "river-flows: no source says it"
    ]


def test_a_key_with_a_gap_that_nothing_fits_is_a_fault(folder):
    assert found_with(folder, "lake.py", 'Message(f"lake-{verb}")') == [
        "lake-{verb}: said, but not written in any language"
    ]
