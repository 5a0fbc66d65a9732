"""The engine of the page: Pyodide, our package and what it needs, put beside the page."""

import json
import shutil
from hashlib import sha256
from pathlib import Path

from tools.client import node_and_npm, set_up_client
from tools.places import BOOT, PACKAGE, PIP, PYTHON, ROOT, STATIC, WEB
from tools.steps import Failure, digest, once, require, say, status

PINS = ROOT / "requirements-engine.txt"
WHEELS = BOOT / "engine-wheels"
PARTS = BOOT / "engine"
"""What was packed, before it lies beside the page: building the page empties its folder."""
PYODIDE = WEB / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PLATFORM, PYTHON_VERSION = "pyemscripten_2026_0_wasm32", "3.14"


def set_up_page() -> None:
    """Build the page and its engine; where that cannot be had, the page needs its server."""
    set_up_client()
    try:
        set_up_engine()
    except Failure as failure:
        say(f"The page will not play offline: {failure}")


def set_up_engine() -> None:
    once("Fetching what the engine needs", BOOT / "engine-wheels.stamp", digest(PINS), _fetch)
    sources = [file for kind in ("py", "ll", "toml", "ftl") for file in PACKAGE.rglob(f"*.{kind}")]
    tools = (ROOT / "tools" / "engine_pack.py", WEB / "engine", WEB / "package-lock.json")
    packed = digest(*sources, *tools, ROOT / "pyproject.toml", PINS)
    once("Packing the engine of the page", BOOT / "engine.stamp", packed, _pack)
    page = (BOOT / "client.stamp").read_text(encoding="utf-8")
    key = f"{packed} {page} {digest(Path(__file__))}"
    result = STATIC / "engine" / "files.json"
    once("Putting the engine beside the page", BOOT / "engine-put.stamp", key, _put, result)


def _fetch() -> None:
    shutil.rmtree(WHEELS, ignore_errors=True)
    pip = [*PIP, "download", "--quiet", "--no-deps", "--require-hashes"]
    kind = ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON_VERSION]
    require([*pip, *kind, "--dest", WHEELS, "-r", PINS])


def _pack() -> None:
    shutil.rmtree(PARTS, ignore_errors=True)
    PARTS.mkdir(parents=True)
    (wheel,) = WHEELS.glob("msgspec-*.whl")
    shutil.copy(wheel, PARTS / "msgspec.whl")
    (PARTS / "pyodide").mkdir()
    for name in PYODIDE_FILES:
        shutil.copy(PYODIDE / name, PARTS / "pyodide" / name)
    (npm, environment) = node_and_npm()
    node = npm[0] if len(npm) > 1 else "node"
    # Brotli takes its time over what never changes: it is kept from one packing to the next.
    kept = BOOT / "engine-brotli"
    kept.mkdir(exist_ok=True)
    # Without numba there are none, and bots think with the interpreted kernels.
    if status([PYTHON, "-m", "inklands.fast.wasm.build", PARTS / "kernels"]) != 0:
        say("The kernels of bots cannot be compiled here: in the browser they think more slowly.")
    script = WEB / "engine" / "pack.mjs"
    require([node, script, ROOT, wheel, PARTS, kept], environment, WEB)


def _put() -> None:
    """Lay the parts beside the page under names that say what is in them, and list all files."""
    folder = STATIC / "engine"
    _clear(folder)
    names = {name: f"{name}-{_named(PARTS / file)}{suffix}" for name, file, suffix in _parts()}
    for name, file, _ in _parts():
        for packed in ("", ".br"):
            source = PARTS / f"{file}{packed}"
            if source.is_dir():
                shutil.copytree(source, folder / names[name].rstrip("/"), dirs_exist_ok=True)
            elif source.exists():
                shutil.copy(source, folder / f"{names[name]}{packed}")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    listed = {**names, "kernels": _put_kernels(folder), "lock": {"info": lock["info"]}}
    (folder / "files.json").write_text(json.dumps(listed), encoding="utf-8")
    _write_service_worker(folder)


def _clear(folder: Path) -> None:
    """Take away what was put there before: all but the scripts that were built with the page."""
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif not path.name.endswith((".js", ".js.br")):
            path.unlink()


def _put_kernels(folder: Path) -> dict[str, str]:
    """Lay the kernels of bots there, whose names say already what is in them; which title's."""
    compiled = PARTS / "kernels"
    for file in compiled.glob("*.wasm*"):
        shutil.copy(file, folder / file.name)
    listed = compiled / "kernels.json"
    if not listed.is_file():
        return {}
    files: dict[str, str] = json.loads(listed.read_text(encoding="utf-8"))
    return files


def _parts() -> tuple[tuple[str, str, str], ...]:
    archives = ("stdlib", "inklands")
    return (
        ("pyodide", "pyodide", "/"),
        ("msgspec", "msgspec.whl", ".whl"),
        *((name, f"{name}.zip", ".zip") for name in archives),
    )


def _named(path: Path) -> str:
    return digest(path)[:12]


def _write_service_worker(engine: Path) -> None:
    """The list of all files the page consists of, and of those of its engine."""
    files = [file for file in STATIC.rglob("*") if file.is_file() and file.suffix != ".br"]
    names = sorted(file.relative_to(STATIC).as_posix() for file in files)
    # The list of the engine's parts keeps its name: each version of the page has its own.
    listing = "engine/files.json"
    of_engine = [name for name in names if name.startswith("engine/") and name != listing]
    left_out = {"index.html", "sw.js"}
    of_page = [
        name
        for name in names
        if name not in of_engine and name not in left_out and not name.endswith(".woff")
    ]
    script = STATIC / "sw.js"
    text = script.read_text(encoding="utf-8")
    start, end = text.index("/* written by"), text.index("}", text.index("/* written by")) + 1
    listed = {
        "page": of_page,
        "engine": of_engine,
        "bytes": sum((engine.parent / name).stat().st_size for name in of_engine),
        "version": _version([*of_page, *of_engine, "index.html"]),
    }
    said = "/* written by tools/engine.py */ " + json.dumps(listed)
    script.write_text(text[:start] + said + text[end:], encoding="utf-8")
    (STATIC / "sw.js.br").unlink(missing_ok=True)


def _version(names: list[str]) -> str:
    sha = sha256()
    for name in names:
        sha.update(name.encode() + (STATIC / name).read_bytes())
    return sha.hexdigest()[:12]
