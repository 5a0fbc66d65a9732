"""
Packs the engine of the page; it is run by the Python of the page itself, inside Node.

Its own compiler writes what it reads fastest: compiled modules in archives that are not packed, for
brotli packs them better. Of the standard library it takes what is imported.
"""

import ast
import importlib
import py_compile
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import ModuleType

REPOSITORY = Path("/repository")
SOURCES = REPOSITORY / "src"
OUT = Path("/out")
SCRATCH = Path("/scratch")
STANDARD = Path("/lib/python314.zip")
LEFT_OUT = (
    *("inklands/cli", "inklands/rl", "inklands/table/static", "inklands/table/cluster"),
    *("inklands/table/http", "inklands/locales/check.py", "inklands/locales/__main__.py"),
)
"""What no table in a browser needs."""
ALSO = (
    "encodings.latin_1",
    "encodings.ascii",
    "encodings.idna",
    "linecache",
    "pickle",
    "zipimport",
)
"""Modules that are imported by name, or when something else goes wrong."""
KINDS = {".py", ".toml", ".ftl"}


def pack() -> None:
    metadata = _metadata()
    sources = sorted(_sources())
    _import_all(sources)
    with _archive("inklands.zip") as archive:
        _add(archive, metadata.relative_to(SCRATCH).as_posix(), metadata.read_bytes(), metadata)
        for file in sources:
            name = file.relative_to(SOURCES).as_posix()
            content = file.read_bytes()
            _add(archive, name, content if file.suffix != ".py" else None, file)
    with _archive("stdlib.zip") as archive, zipfile.ZipFile(STANDARD) as standard:
        for name in sorted(_imported(set(standard.namelist()))):
            source = SCRATCH / name
            source.parent.mkdir(parents=True, exist_ok=True)
            source.write_bytes(standard.read(name))
            _add(archive, name, None, source, optimize=2)


def _metadata() -> Path:
    """The file by which the package knows its version, where it can be found."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    file = SCRATCH / f"{name}-{version}.dist-info" / "METADATA"
    file.parent.mkdir(parents=True)
    file.write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    sys.path.append(str(SCRATCH))
    return file


def _sources() -> Iterator[Path]:
    for file in (SOURCES / "inklands").rglob("*"):
        name = file.relative_to(SOURCES).as_posix()
        is_left_out = any(name == one or name.startswith(f"{one}/") for one in LEFT_OUT)
        if file.suffix in KINDS and not is_left_out and "__pycache__" not in name:
            yield file


def _import_all(sources: list[Path]) -> None:
    """Import the engine, and every module of the standard library that its sources name."""
    names = {*ALSO}
    for file in sources:
        if file.suffix == ".py":
            names |= _named(ast.parse(file.read_bytes()))
    for name in sorted(names):
        if name.partition(".")[0] in sys.stdlib_module_names:
            with suppress(ImportError):
                importlib.import_module(name)
    engine = importlib.import_module("inklands.table.browser.engine")
    for title in engine.titles():
        engine.load(title)


def _named(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return found


def _imported(names: set[str]) -> Iterator[str]:
    """The files of the standard library that are in use."""
    for module in list(sys.modules.values()):
        path = _path_in_standard(module)
        if path in names:
            yield path


def _path_in_standard(module: ModuleType) -> str:
    origin = str(getattr(getattr(module, "__spec__", None), "origin", None) or "")
    return origin.removeprefix(f"{STANDARD}/")


def _archive(name: str) -> zipfile.ZipFile:
    return zipfile.ZipFile(OUT / name, "w", zipfile.ZIP_STORED)


def _add(
    archive: zipfile.ZipFile, name: str, content: bytes | None, file: Path, optimize: int = 0
) -> None:
    """Put a file into *archive*; without *content*, what its compiler makes of it."""
    if content is None:
        compiled = SCRATCH / "compiled.pyc"
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(
            str(file),
            str(compiled),
            name,
            doraise=True,
            optimize=optimize,
            invalidation_mode=mode,
        )
        name, content = f"{name}c", compiled.read_bytes()
    # One date for all: the same sources are the same archive, whenever they are packed.
    archive.writestr(zipfile.ZipInfo(name), content)
