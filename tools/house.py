"""
The rules of the house that no other checker knows: `python -m tools.house`.

No title's name stands outside the folders of that title, no function is longer than 40 lines and no
file longer than 400. Whatever breaks a rule is printed as FILE:LINE and a sentence.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.places import ROOT

MOST_LINES_OF_A_FUNCTION = 40
MOST_LINES_OF_A_FILE = 400

SOURCES = ("src", "tests", "bench", "tools", "go.py", "web/src")
CODE = frozenset({".py", ".ts", ".js", ".svelte", ".css"})
# Written by `python -m inklands.table.wire.typescript` from the messages and the titles' views.
GENERATED = frozenset({"web/src/protocol.ts"})

# What all titles share. Tests, benchmarks and documents may speak of titles as they like.
SHARED = ("src", "web/src")
TITLES = "src/inklands/games"
# Where a title has a folder of its own; in it, any name may stand: the players of one title are
# called as another is.
HOMES = (TITLES, "src/inklands/fast", "src/inklands/cli/titles", "web/src/titles")
TEXTS = CODE | {".ftl", ".toml", ".html"}
# An example in a docstring is run as a test, so it has to name a title that there is.
EXAMPLE = re.compile(r"\s*(>>>|\.\.\.) ")


@dataclass(frozen=True, order=True, slots=True)
class Fault:
    """A place in the repository, and what is wrong with it."""

    file: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.sentence}"


def faults(root: Path) -> Iterator[Fault]:
    """Everything in the repository at *root* that breaks a rule."""
    for file in files(root, SOURCES, CODE):
        yield from long_file(root, file)
        if file.suffix == ".py":
            yield from long_functions(root, file)
    names = titles(root)
    for file in files(root, SHARED, TEXTS):
        if not is_at_home(name_of(root, file), names):
            yield from named_titles(root, file, names)


def long_file(root: Path, file: Path) -> Iterator[Fault]:
    count = len(lines(file))
    if count > MOST_LINES_OF_A_FILE:
        sentence = f"the file has {count} lines, more than {MOST_LINES_OF_A_FILE}: split it."
        yield Fault(name_of(root, file), count, sentence)


def long_functions(root: Path, file: Path) -> Iterator[Fault]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            count = (node.end_lineno or node.lineno) - node.lineno + 1
            if count > MOST_LINES_OF_A_FUNCTION:
                sentence = f"{node.name} has {count} lines, more than {MOST_LINES_OF_A_FUNCTION}."
                yield Fault(name_of(root, file), node.lineno, sentence)


def named_titles(root: Path, file: Path, names: frozenset[str]) -> Iterator[Fault]:
    """The places where a *file* that all titles share names one of them."""
    pattern = re.compile("|".join(sorted(names)), re.IGNORECASE)
    # The path counts as a line before the first.
    for number, line in enumerate([name_of(root, file), *lines(file)]):
        found = pattern.search(line)
        if found and not (file.suffix == ".py" and EXAMPLE.match(line)):
            sentence = f"{found[0]} is named outside the folders of that title."
            yield Fault(name_of(root, file), max(number, 1), sentence)


def titles(root: Path) -> frozenset[str]:
    return frozenset(data.parent.name for data in (root / TITLES).glob("*/data"))


def is_at_home(name: str, titles: frozenset[str]) -> bool:
    """Whether the file called *name* lies in a folder of one title, or is a test of the page."""
    own = tuple(f"{home}/{title}/" for home in HOMES for title in titles)
    return name.startswith(own) or name.endswith(".test.ts")


def files(root: Path, folders: tuple[str, ...], kinds: frozenset[str]) -> Iterator[Path]:
    """The files of these *kinds* that people wrote."""
    for folder in folders:
        start = root / folder
        for file in [start] if start.is_file() else sorted(start.rglob("*")):
            is_built = "static" in file.parts or name_of(root, file) in GENERATED
            if file.suffix in kinds and not is_built:
                yield file


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def name_of(root: Path, file: Path) -> str:
    return file.relative_to(root).as_posix()


def main(arguments: list[str]) -> int:
    """Print every fault; with --warn they are no failure."""
    found = sorted(faults(ROOT))
    for fault in found:
        print(fault)
    return 1 if found and arguments != ["--warn"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
