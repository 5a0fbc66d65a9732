"""Kernels as WebAssembly in Node, for the Python of a test: each call is a line to and fro."""

from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.client import node_and_npm
from tools.places import WEB

SOURCE = WEB / "src" / "engine" / "kernels.ts"
BUNDLER = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
MOST_VISITS = 10_000


class NodeInstance:
    """An `Instance` of `inklands.fast.wasm.kernels` over pipes."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._send("logs", *(math.log(n) if n else 0.0 for n in range(MOST_VISITS)))

    def allocate(self, words: int, /) -> int:
        return self._answer("allocate", str(words))

    def free(self, place: int, words: int, /) -> None:
        if self._process.poll() is None:
            self._answer("free", str(place), str(words))

    def read(self, place: int, /) -> int:
        return self._answer("read", str(place))

    def write(self, place: int, number: int, /) -> None:
        self._answer("write", str(place), str(number))

    def call(self, name: str, /, *numbers: int) -> int:
        return self._answer("call", name, *map(str, numbers))

    def _answer(self, *words: str) -> int:
        self._send(*words)
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())

    def _send(self, *words: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()


@contextmanager
def node_instance(module: Path, scratch: Path) -> Iterator[NodeInstance]:
    """The kernels of *module* in a process of Node's, for as long as they are needed."""
    _, environment = node_and_npm()
    script = scratch / "kernels.mjs"
    bundle = ["node", str(BUNDLER), str(SOURCE), "--format", "esm", "--file", str(script)]
    subprocess.run(bundle, env=environment, check=True, capture_output=True, cwd=WEB, timeout=120)
    command = ["node", str(Path(__file__).with_suffix(".mjs")), str(script), str(module)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, text=True, stdin=pipe, stdout=pipe) as process:
        yield NodeInstance(process)
        process.kill()
