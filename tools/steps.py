"""Steps of setting up: done once, one process at a time, and announced on standard error."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.places import BOOT, ROOT, WINDOWS

Command = Sequence[str | Path]
Environment = dict[str, str] | None


class Failure(Exception):
    """A sentence for the person at the terminal, and the status to leave with."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def once(
    sentence: str, stamp: Path, key: str, work: Callable[[], None], result: Path | None = None
) -> None:
    """Do *work*, unless *stamp* says it was done for the same *key* and *result* is there."""

    def is_done() -> bool:
        made = result is None or result.exists()
        return made and stamp.is_file() and stamp.read_text(encoding="utf-8") == key

    if is_done():
        return
    with setting_up():
        if is_done():
            return
        say(f"{sentence} …")
        work()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key, encoding="utf-8")


def digest(*paths: Path) -> str:
    """A hash of the names and contents of files, and of all files in folders."""
    sha = hashlib.sha256()
    for path in sorted(paths):
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                content = file.read_bytes()
                sha.update(f"{file.relative_to(path.parent)}\0{len(content)}\0".encode() + content)
    return sha.hexdigest()


@contextmanager
def setting_up() -> Iterator[None]:
    """Hold back other copies of this script, so that two of them never install at once."""
    BOOT.mkdir(exist_ok=True)
    with (BOOT / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def require(command: Command, environment: Environment = None, folder: Path = ROOT) -> None:
    """Run a step of setting up, which must succeed; what it prints goes to standard error."""
    done = subprocess.run(command, cwd=folder, env=environment, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        words = " ".join(str(word) for word in command)
        raise Failure(f"Setting up stopped, because this failed: {words}")


def status(command: Command, environment: Environment = None, folder: Path = ROOT) -> int:
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


def become(command: Command) -> int:
    """Replace this process by *command*; where that is impossible, wait for it."""
    if not WINDOWS:
        os.execv(command[0], [str(word) for word in command])
    return subprocess.run(command, check=False).returncode


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
