import pytest

from tools.house import faults


@pytest.fixture
def house(tmp_path):
    """A repository with a title called mills, and a function that writes a file in it."""

    def write(name: str, text: str) -> None:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    write("src/inklands/games/mills/data/cards.toml", "name = 'Mills'\n")
    return write


def found(tmp_path) -> list[str]:
    return [f"{fault.file}:{fault.line}" for fault in sorted(faults(tmp_path))]


@pytest.mark.parametrize(
    "name",
    [
        "src/inklands/games/mills/rules.py",
        "src/inklands/fast/mills/rules.py",
        "src/inklands/cli/titles/mills/board.py",
        "web/src/titles/mills/Table.svelte",
        "web/src/net/client.test.ts",
        "tests/games/test_mills.py",
    ],
)
def test_a_title_is_named_in_its_own_folders_and_in_tests(house, tmp_path, name):
    house(name, "mills = 1\n")

    assert found(tmp_path) == []


@pytest.mark.parametrize(
    "name", ["src/inklands/bots/arena.py", "web/src/views/Final.svelte", "src/locales/en/page.ftl"]
)
def test_a_title_is_not_named_in_what_all_titles_share(house, tmp_path, name):
    house(name, "\nis_better = title == 'Mills'\n")

    assert found(tmp_path) == [f"{name}:2"]


def test_nor_in_the_name_of_a_file(house, tmp_path):
    house("web/src/views/mills.ts", "\n\n")

    assert found(tmp_path) == ["web/src/views/mills.ts:1"]


def test_an_example_that_is_run_may_name_a_title(house, tmp_path):
    house("src/inklands/core/match.py", '"""\n>>> load("mills")\n... # of mills\nMills\n"""\n')

    assert found(tmp_path) == ["src/inklands/core/match.py:4"]


@pytest.mark.parametrize(("lines", "faulty"), [(40, []), (41, ["bench/load.py:2"])])
def test_a_function_has_40_lines_at_most(house, tmp_path, lines, faulty):
    body = "    pass\n" * (lines - 1)
    house("bench/load.py", f"@cache\ndef long():\n{body}\n\n")

    assert found(tmp_path) == faulty


@pytest.mark.parametrize(("lines", "faulty"), [(400, []), (401, ["web/src/app.css:401"])])
def test_a_file_has_400_lines_at_most(house, tmp_path, lines, faulty):
    house("web/src/app.css", "\n" * lines)

    assert found(tmp_path) == faulty


def test_what_is_generated_or_built_may_be_long_and_name_titles(house, tmp_path):
    house("web/src/protocol.ts", "export interface MillsView {}\n" * 500)
    house("src/inklands/table/static/index.js", "mills\n" * 500)

    assert found(tmp_path) == []
