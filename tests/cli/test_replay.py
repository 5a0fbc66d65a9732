from __future__ import annotations

from pathlib import Path

import pytest

import inklands as package
from inklands.core.record import record
from tests.cli.terminal import inklands


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The record of a solo game in which the first legal placement is always taken."""
    match = package.new_match("cartographers", seed=7)
    while not match.is_over:
        match.play(0, match.legal_actions(0)[0])
    file = tmp_path / "solo.record"
    file.write_text(str(record(match)), encoding="utf-8")
    return file


def test_a_record_is_shown_with_its_map_and_every_point_explained(kept: Path) -> None:
    said = inklands("replay", str(kept))

    assert said.status == 0
    assert "winter" in said.out
    assert "you: " in said.out


def test_a_turn_in_the_middle_can_be_shown(kept: Path) -> None:
    said = inklands("replay", str(kept), "--turn", "1")

    assert "spring" in said.out.splitlines()[0]
    assert "turn 2" in said.out.splitlines()[0]


def test_a_record_that_claims_other_points_is_refused(kept: Path) -> None:
    text = kept.read_text(encoding="utf-8")
    start = text.index('[Points "')
    line = text[start : text.index("]", start) + 1]
    kept.write_text(text.replace(line, '[Points "999"]'), encoding="utf-8")

    said = inklands("replay", str(kept))

    assert said.status == 2
    assert "it claims points 999" in said.err
    assert said.err.endswith("[record/malformed]\n")


@pytest.mark.parametrize(
    "damage",
    [b"", b"hello", b"\xff\xfe", b'[Game "cartographers"]\n', b'[Game "chess"]\n[Rules "1"]'],
)
def test_a_damaged_record_gives_one_sentence(kept: Path, damage: bytes) -> None:
    kept.write_bytes(damage)

    said = inklands("replay", str(kept))

    assert said.status == 2
    assert len(said.err.splitlines()) == 1


def test_a_record_that_is_not_there_gives_one_sentence(tmp_path: Path) -> None:
    said = inklands("replay", str(tmp_path / "none.record"))

    assert said.status == 2
    assert "cannot be read" in said.err


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "there is no turn 99: the record ends with turn "),
        ("fr", "il n’y a pas de tour 99"),
        ("nl", "er is geen beurt 99"),
    ],
)
def test_a_turn_that_was_never_played_is_refused(kept: Path, language: str, sentence: str) -> None:
    said = inklands("replay", str(kept), "--turn", "99", "--language", language)

    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"inklands: {sentence}")


def test_a_solo_record_ends_with_the_subtraction_and_the_scale_of_titles(kept: Path) -> None:
    said = inklands("replay", str(kept), "--language", "nl")

    assert any(line.startswith("Punten − ") for line in said.out.splitlines())
    assert any(line.startswith("  > ") for line in said.out.splitlines())


def test_maps_are_marked_by_letters_of_the_language_or_symbols(kept: Path) -> None:
    dutch = inklands("replay", str(kept), "--language", "nl").out
    drawn = inklands("replay", str(kept), "--marks", "symbols").out

    # The first row of the map, whose letters are the reader's own.
    rows = [line for line in dutch.splitlines() if line.startswith(" a ")]
    assert set("".join(rows[0].split())) <= set("aBDAWM.'")
    assert "▲" in drawn
