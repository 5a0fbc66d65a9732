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
