"""The baseline of docs/learning.md, in small."""

from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from examples.learn_value import Learner, Worlds, how_it_lies, main


def test_the_baseline_learns_compares_and_draws_its_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    curve = tmp_path / "curve.svg"
    sizes = ["--rounds", "1", "--games", "2", "--compared", "3", "--trials", "16"]
    # With so little learnt it may win or not; what it says of that is what matters here.
    status = main(["misterra", *sizes, "--against", "uniform", "--curve", str(curve)])
    told = capsys.readouterr().out

    assert status in (0, 1)
    for line in ("round 0:", "round 1:", "against greedy", "against no value", "against uniform"):
        assert line in told
    assert ET.parse(curve).getroot().tag.endswith("svg")


def test_a_seed_teaches_the_same_value_again():
    def weights() -> list[np.ndarray]:
        learner = Learner(Worlds("misterra"), 16, np.random.default_rng(3))
        learner.practise(5)
        learner.learn()
        assert learner.net is not None
        return learner.net.weights

    assert all((one == two).all() for one, two in zip(weights(), weights(), strict=True))


def test_how_things_lie_is_counted_plane_by_plane():
    picture = ["##..", "##..", "....", "...#"]
    plane = np.array([[[[cell == "#" for cell in row] for row in picture]]], np.uint8)

    # Cells, squares, lone cells, neighbours, rows and columns with any.
    assert how_it_lies(plane).tolist() == [[5, 1, 1, 4, 6]]
