from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import inklands


def test_every_table_of_every_title_names_its_source() -> None:
    said = inklands("data")

    assert said.status == 0
    for line in said.out.splitlines():
        assert line.startswith("  ") is (" data " not in line)
        if line.startswith("  "):
            assert line.split()[1] in {"rulebook", "public", "reconstructed"}


def test_an_owner_s_table_is_marked_as_such(tmp_path: Path) -> None:
    folder = tmp_path / "cartographers"
    folder.mkdir()
    folder.joinpath("mine.toml").write_text("[coins]\nmost = 9\n", encoding="utf-8")

    said = inklands("data", "cartographers", environment={"INKLANDS_DATA": str(tmp_path)})

    (coins,) = (line for line in said.out.splitlines() if line.split()[0] == "coins")
    assert "owner, your own" in coins
    assert "+" in said.out.splitlines()[0]


def test_an_owner_s_bad_table_is_refused_by_name(tmp_path: Path) -> None:
    folder = tmp_path / "cartographers"
    folder.mkdir()
    folder.joinpath("mine.toml").write_text("[coins]\nmost = 'many'\n", encoding="utf-8")

    said = inklands("data", "cartographers", "--data", str(tmp_path))

    assert said.status == 2
    assert said.err == ("inklands: coins: most = 'many' should be a whole number [data/invalid]\n")
