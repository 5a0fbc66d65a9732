import ast
import subprocess
import sys
from pathlib import Path

import pytest

import go
import tools
from tools import steps


@pytest.mark.parametrize("read_first", [go, tools])
def test_an_old_python_can_read_the_script_far_enough_to_be_refused(read_first):
    source = Path(read_first.__file__).read_text(encoding="utf-8")

    ast.parse(source, feature_version=(3, 6))


def test_an_unknown_command_shows_the_commands_and_prints_nothing():
    done = subprocess.run(
        [sys.executable, go.__file__, "dance"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert done.stdout == ""
    assert "go.py play" in done.stderr


def test_a_digest_changes_with_the_content_and_the_name_of_a_file(tmp_path):
    file = tmp_path / "folder" / "one.txt"
    file.parent.mkdir()
    file.write_text("1")
    first = steps.digest(file.parent)
    file.write_text("2")
    second = steps.digest(file.parent)
    file.rename(file.with_name("two.txt"))
    third = steps.digest(file.parent)

    assert len({first, second, third}) == 3
    assert third == steps.digest(file.parent)


def test_work_is_done_again_only_for_another_key_or_a_lost_result(tmp_path):
    stamp, result = tmp_path / "stamp", tmp_path / "result"
    done: list[str] = []

    def step(key: str) -> None:
        def work() -> None:
            done.append(key)
            result.touch()

        steps.once("Testing", stamp, key, work, result)

    step("a")
    step("a")
    step("b")
    result.unlink()
    step("b")

    assert done == ["a", "b", "b"]


def test_work_that_failed_is_tried_again(tmp_path):
    stamp = tmp_path / "stamp"

    def work() -> None:
        steps.require([sys.executable, "-c", "raise SystemExit(3)"])

    with pytest.raises(steps.Failure, match=r"this failed: .*SystemExit"):
        steps.once("Testing", stamp, "key", work)
    assert not stamp.exists()
