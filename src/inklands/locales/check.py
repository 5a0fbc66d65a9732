"""What is wrong with the Fluent files: gaps, plurals, words nobody says or nobody wrote."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from inklands.locales import LANGUAGES, REFERENCE
from inklands.locales.plurals import number_faults, numbers_alone
from inklands.locales.spacing import spacing_faults

SOURCES = {".py", ".toml", ".ts", ".svelte"}
LITERAL = re.compile(r"""(["'`])@?((?:[\w/.-]|\$?\{[^{}"'`]*\})+)\1""")
SAID = re.compile(
    r"""(?:Message\(|Message\.of\(|\bsay\(|\bt\(|(?<=["'`])@)\s*f?["'`]?((?:[\w-]|\$?\{[^{}"'`]*\})+)["'`]"""
)
GAP = re.compile(r"\$?\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class Text:
    """A message of one language: what its file is about, and the variables it asks for."""

    title: str
    variables: frozenset[str]


def faults(folder: Path, sources: Iterable[Path]) -> list[str]:
    """One sentence for each thing that is wrong; none when all is well."""
    spoken = {language: written(text_files(folder, language)) for language in LANGUAGES}
    words = Words.of(sources)
    return [
        *(fault for language in LANGUAGES for fault in unreadable(text_files(folder, language))),
        *(fault for language in LANGUAGES for fault in doubled(folder, language)),
        *(fault for language in LANGUAGES for fault in misspelt(folder, language)),
        *gaps(spoken),
        *(
            f"{key}: no source says it"
            for key, text in sorted(spoken[REFERENCE].items())
            if not words.use(key, text.title)
        ),
        *(
            f"{key}: said, but not written in any language"
            for key in words.unknown(spoken[REFERENCE])
        ),
    ]


def text_files(folder: Path, language: str) -> dict[Path, str]:
    """
    The Fluent files of *language* under *folder*, each with the name of what it is about.

    ``locales/en/page.ftl`` is about the page, ``games/TITLE/texts/en.ftl`` about that title, and
    ``games/TITLE/texts/box/en.ftl`` about its box.
    """
    common = {file: file.stem for file in sorted((folder / "locales" / language).glob("*.ftl"))}
    own = sorted(folder.glob(f"games/*/texts/{language}.ftl"))
    boxes = sorted(folder.glob(f"games/*/texts/box/{language}.ftl"))
    return {
        **common,
        **{file: file.parents[1].name for file in own},
        **{file: file.parents[2].name for file in boxes},
    }


def unreadable(files: Iterable[Path]) -> Iterator[str]:
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                junk = (entry.content or "").strip()
                yield f"{'/'.join(file.parts[-3:])}: cannot read {junk[:60]!r}"


def doubled(folder: Path, language: str) -> Iterator[str]:
    """Keys that are written more than once: all but one of the messages would never be read."""
    files = text_files(folder, language)
    times = Counter(message.id.name for file in files for message in messages(file))
    for key, count in sorted(times.items()):
        if count > 1:
            yield f"{key}: written {count} times in {language}"


def misspelt(folder: Path, language: str) -> Iterator[str]:
    """Numbers without a plural, and signs that are not set off as *language* asks."""
    reference = (each for file in text_files(folder, REFERENCE) for each in messages(file))
    alone = numbers_alone(reference)
    for file in text_files(folder, language):
        found = list(messages(file))
        yield from number_faults(language, found, alone)
        yield from spacing_faults(language, found)


def written(files: Mapping[Path, str]) -> dict[str, Text]:
    """The messages of one language by key."""
    return {
        message.id.name: Text(subject, variables(message))
        for file, subject in files.items()
        for message in messages(file)
    }


def messages(file: Path) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry


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
        elif len({texts[key].title for texts in spoken.values()}) > 1:
            yield f"{key}: in different files by language"
        elif len({texts[key].variables for texts in spoken.values()}) > 1:
            yield f"{key}: the languages ask for different values"


@dataclass(frozen=True, slots=True)
class Words:
    """
    What the sources say: whole keys and other words, keys with gaps, and what is said aloud.

    A key with gaps, as in ``TITLE-{card}``, says the keys whose gaps are filled by numbers,
    by the title itself, or by words that occur in the sources, such as ``far-mill`` in a table.
    """

    words: frozenset[str]
    patterns: tuple[re.Pattern[str], ...]
    said: frozenset[str]

    @classmethod
    def of(cls, folders: Iterable[Path]) -> Words:
        texts = [file.read_text(encoding="utf-8") for file in source_files(folders)]
        found = {match[2] for text in texts for match in LITERAL.finditer(text)}
        return cls(
            frozenset(re.sub(r"[/.]", "-", word) for word in found if "{" not in word),
            tuple(pattern(word, more) for word in sorted(found) if "{" in word for more in "+?"),
            frozenset(match[1] for text in texts for match in SAID.finditer(text)),
        )

    def use(self, key: str, title: str) -> bool:
        return key in self.words or any(
            self._fill(match.groups(), match.re.pattern, title)
            for match in (pattern.fullmatch(key) for pattern in self.patterns)
            if match
        )

    def _fill(self, gaps: tuple[str, ...], template: str, title: str) -> bool:
        """Whether the gaps are filled by words; one at the start must be the title's name."""
        first, *rest = gaps if template.startswith("(") else (title, *gaps)
        return first == title and all(map(self._is_said, rest))

    def _is_said(self, gap: str) -> bool:
        """Whether *gap* is a number, a word of the sources, or words of them put together."""
        if gap.isdecimal() or gap in self.words:
            return True
        pieces = gap.split("-")
        return any(
            "-".join(pieces[:cut]) in self.words and self._is_said("-".join(pieces[cut:]))
            for cut in range(1, len(pieces))
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


def pattern(key: str, more: str = "+") -> re.Pattern[str]:
    """*key* with its gaps as groups, which take as much as they can, or as little with ``?``."""
    gap = "([A-Za-z0-9_-]+)" if more == "+" else "([A-Za-z0-9_-]+?)"
    return re.compile(gap.join(re.escape(piece) for piece in GAP.split(key)))
