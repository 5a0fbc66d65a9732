from pathlib import Path

import numpy as np
import polars as pl
import pytest

from inklands.bots.bot import make
from inklands.cli.main import main
from inklands.core.catalogue import load
from inklands.core.match import AnyMatch, Match
from inklands.fast.titles import kernel_titles
from inklands.rl import dataset
from inklands.rl.dataset import SCHEMA, Plan, play_with, write_dataset
from inklands.rl.sight import Sight


def written(title: str, out: Path, *more: str) -> pl.DataFrame:
    assert main(["dataset", title, "--bots", "uniform", "--out", str(out), *more]) == 0
    return pl.read_parquet(out)


@pytest.mark.parametrize("title", kernel_titles())
def test_a_row_tells_what_was_seen_legal_and_done(title: str, tmp_path: Path):
    table = written(title, tmp_path / "t.parquet", "--seats", "2", "--games", "1", "--seed", "4")
    match = play_with(Match(load(title), 2, 4), [make("uniform")] * 2)
    sight, again = Sight(title), Match(load(title), 2, 4)

    assert dict(table.schema) == SCHEMA
    assert table.height == len(match.steps)
    for row, step in zip(table.iter_rows(named=True), match.steps, strict=True):
        planes, scalars = sight.observation(again, step.seat)
        bits = np.unpackbits(np.frombuffer(row["planes"], np.uint8))[: planes.size]

        assert (bits.reshape(planes.shape) == planes).all()
        assert row["scalars"] == scalars.tolist()
        assert row["legal"] == sorted(sight.indices(again, step.seat))
        assert sight.action(again, row["seat"], row["action"]) == step.action
        assert row["points"] == match.standing.points[step.seat].total
        again.play(step.seat, step.action)


def test_the_same_command_writes_the_same_file(tmp_path: Path):
    written("cartographers", tmp_path / "one.parquet", "--games", "3")
    written("cartographers", tmp_path / "two.parquet", "--games", "3")

    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path):
    first, seeds = dataset.GAMES_A_PART, []
    plan = Plan("cartographers", tuple(map(str, range(first + 2))), "", 1)

    def played(seed: int) -> AnyMatch:
        seeds.append(seed)
        if seeds == list(range(first + 1)):
            raise KeyboardInterrupt
        return play_with(Match(load("cartographers"), 1, seed), [make("uniform")])

    with pytest.raises(KeyboardInterrupt):
        write_dataset(plan, played, tmp_path / "a.parquet")
    write_dataset(plan, played, tmp_path / "a.parquet")

    assert seeds[first + 1 :] == [first, first + 1]
    table = pl.read_parquet(tmp_path / "a.parquet")
    assert table["seed"].unique().sort().to_list() == list(range(first + 2))
    assert list(tmp_path.iterdir()) == [tmp_path / "a.parquet"]


def test_values_are_what_a_bot_expects_of_some_legal_actions(tmp_path: Path):
    table = written("cartographers", tmp_path / "v.parquet", "--games", "1", "--values", "greedy")
    valued = table.filter(pl.col("legal").list.len() > 1)

    assert valued.height
    for row in valued.iter_rows(named=True):
        assert sorted(row["valued"]) == row["legal"]
        assert len(row["values"]) == len(row["valued"])
        assert row["values"] == sorted(row["values"], reverse=True)


def test_records_become_the_same_table(tmp_path: Path):
    played = ["simulate", "cartographers", "--games", "2", "--records", str(tmp_path), "--json"]
    assert main(played) == 0
    again = written("cartographers", tmp_path / "r.parquet", "--records", str(tmp_path))

    assert again.equals(written("cartographers", tmp_path / "s.parquet", "--games", "2"))


def test_what_cannot_be_written_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["dataset", "cartographers", "--out", str(tmp_path / "a.csv")]) == 2
    assert "ends in .parquet" in capsys.readouterr().err
    empty = ["dataset", "cartographers", "--records", str(tmp_path), "--out", "a.parquet"]
    assert main(empty) == 2
    assert "holds no finished record" in capsys.readouterr().err
