"""What is wrong with the Fluent files: gaps, words nobody says, words nobody wrote."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mapwright.locales import LANGUAGES, REFERENCE

SOURCES = {".py", ".toml", ".ts", ".svelte"}
LITERAL = re.compile(r"""(["'`])@?((?:[a-z0-9-]|\$?\{[^{}"'`]*\})+)\1""")
SAID = re.compile(
    r"""(?:Message\(|Message\.of\(|\bsay\(|\bt\(|(?<=["'`])@)\s*f?["'`]?((?:[a-z0-9-]|\$?\{[^{}"'`]*\})+)["'`]"""
)
GAP = re.compile(r"\$?\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class Text:
    """A message of one language: the file it is in, and the variables it asks for."""

    file: str
    variables: frozenset[str]


def faults(folder: Path, sources: Iterable[Path]) -> list[str]:
    """One sentence for each thing that is wrong; none when all is well."""
    spoken = {language: written(folder / language) for language in LANGUAGES}
    words = Words.of(sources)
    return [
        *unreadable(folder),
        *gaps(spoken),
        *(f"{key}: no source says it" for key in sorted(spoken[REFERENCE]) if not words.use(key)),
        *(
            f"{key}: said, but not written in any language"
            for key in words.unknown(spoken[REFERENCE])
        ),
    ]


def unreadable(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                junk = (entry.content or "").strip()
                yield f"{file.relative_to(folder)}: cannot read {junk[:60]!r}"


def written(folder: Path) -> dict[str, Text]:
    """The messages of one language by key."""
    return {
        entry.id.name: Text(file.name, variables(entry))
        for file in sorted(folder.glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def variables(message: ast.Message) -> frozenset[str]:
    found: set[str] = set()

    class Collector(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collector().visit(message)
    return frozenset(found)


def gaps(spoken: dict[str, dict[str, Text]]) -> Iterator[str]:
    """Messages that some language lacks, keeps elsewhere, or fills with other values."""
    for key in sorted({key for texts in spoken.values() for key in texts}):
        lacking = [language for language, texts in spoken.items() if key not in texts]
        if lacking:
            yield f"{key}: missing in {', '.join(lacking)}"
        elif len({texts[key].file for texts in spoken.values()}) > 1:
            yield f"{key}: in different files by language"
        elif len({texts[key].variables for texts in spoken.values()}) > 1:
            yield f"{key}: the languages ask for different values"


@dataclass(frozen=True, slots=True)
class Words:
    """
    What the sources say: whole keys, keys with gaps to be filled, and words by title.

    A title's own folder may name the end of a key alone: ``far-mill`` in the tables of
    ``cartographers`` says ``cartographers-far-mill``.
    """

    keys: frozenset[str]
    patterns: tuple[re.Pattern[str], ...]
    by_title: dict[str, frozenset[str]]
    said: frozenset[str]

    @classmethod
    def of(cls, folders: Iterable[Path]) -> Words:
        keys: set[str] = set()
        said: set[str] = set()
        by_title: dict[str, set[str]] = {}
        for file in source_files(folders):
            text = file.read_text(encoding="utf-8")
            found = {match[2] for match in LITERAL.finditer(text)}
            keys |= found
            said |= {match[1] for match in SAID.finditer(text)}
            by_title.setdefault(title_of(file), set()).update(found)
        return cls(
            frozenset(key for key in keys if "{" not in key),
            tuple(pattern(key) for key in sorted(keys) if "{" in key and telling(key)),
            {title: frozenset(words) for title, words in by_title.items()},
            frozenset(said),
        )

    def use(self, key: str) -> bool:
        title, _, rest = key.partition("-")
        return (
            key in self.keys
            or any(pattern.fullmatch(key) for pattern in self.patterns)
            or any(
                rest == word or rest.endswith(f"-{word}") for word in self.by_title.get(title, ())
            )
        )

    def unknown(self, written: Iterable[str]) -> list[str]:
        """What is said as a message, but is none; a key with gaps must fit at least one."""
        known = set(written)
        return sorted(
            key
            for key in self.said
            if "-" in key
            and key not in known
            and not ("{" in key and any(pattern(key).fullmatch(other) for other in known))
        )


def source_files(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in SOURCES and "static" not in file.parts and ".test." not in file.name:
                yield file


def title_of(file: Path) -> str:
    parts = file.parts
    return parts[parts.index("games") + 1] if "games" in parts[:-1] else ""


def pattern(key: str) -> re.Pattern[str]:
    pieces = GAP.split(key)
    return re.compile("[a-z0-9-]+".join(re.escape(piece) for piece in pieces))


def telling(key: str) -> bool:
    """Whether enough of *key* is written out to say anything about which message is meant."""
    return max(len(piece.strip("-")) for piece in GAP.split(key)) >= 3
