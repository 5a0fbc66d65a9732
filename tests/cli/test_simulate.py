from __future__ import annotations

import json
from pathlib import Path

from tests.cli.terminal import inklands

TWO = ("simulate", "cartographers", "--seats", "2", "--games", "2", "--seed", "5")


def test_the_same_seed_writes_the_same_bytes() -> None:
    first, again = (inklands(*TWO, "--bots", "uniform,greedy", "--jsonl") for _ in range(2))

    assert first.status == 0
    assert first.out == again.out
    assert [json.loads(line)["seed"] for line in first.out.splitlines()] == [5, 6]


def test_a_game_s_line_tells_points_their_breakdown_and_the_order_of_finish() -> None:
    said = inklands(*TWO, "--jsonl", "--option", "sheet=B")

    game = json.loads(said.out.splitlines()[0])
    assert game["options"]["sheet"] == "B"
    assert game["bots"] == ["uniform", "uniform"]
    assert [sum(parts.values()) for parts in game["parts"]] == game["points"]
    assert sorted(seat for sharing in game["places"] for seat in sharing) == [0, 1]
    assert game["decisions"] > 40


def test_kept_records_replay_to_the_points_of_their_line(tmp_path: Path) -> None:
    said = inklands(*TWO, "--jsonl", "--records", str(tmp_path / "kept"))

    for line in said.out.splitlines():
        game = json.loads(line)
        file = tmp_path / "kept" / f"cartographers-{game['seed']}.record"
        replayed = json.loads(inklands("replay", str(file), "--json").out)
        assert replayed["points"] == game["points"]
        assert replayed["is_over"] is True


def test_without_jsonl_a_summary_is_printed() -> None:
    said = inklands("simulate", "cartographers", "--games", "3")

    assert said.out.startswith("seat 0 uniform")
    assert "mean" in said.out


def test_what_cannot_be_simulated_is_refused_in_one_sentence() -> None:
    refusals = {
        ("nothing",): "[game/unknown]",
        ("cartographers", "--bots", "nobody"): "[bot/unknown]",
        ("cartographers", "--bots", "uniform,uniform"): "[seat/invalid]",
        ("cartographers", "--seats", "101"): "[seat/invalid]",
        ("cartographers", "--option", "sheet"): "[option/invalid]",
        ("cartographers", "--option", "sheet=C"): "[option/invalid]",
        ("cartographers", "--option", "map=A"): "[option/invalid]",
        ("cartographers", "--option", "goals=treetower"): "[option/invalid]",
        ("cartographers", "--data", "nowhere"): "[data/invalid]",
    }

    for words, code in refusals.items():
        said = inklands("simulate", *words)
        assert (said.status, said.out) == (2, ""), words
        assert said.err.endswith(f"{code}\n"), said.err
        assert len(said.err.splitlines()) == 1
