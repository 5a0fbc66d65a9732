"""The parts of the engine in a page of their own, so that each can be asked what it promises."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route

from tools.client import node_and_npm

WEB = Path(__file__).parents[2] / "web"
SCRIPTS = ("boot", "channel", "kernels", "storage")
COMPILE = """
import ts from 'typescript'
import { readFileSync } from 'node:fs'
const options = { module: 'esnext', target: 'es2022', verbatimModuleSyntax: true }
const source = readFileSync(process.argv[1], 'utf-8')
process.stdout.write(ts.transpileModule(source, { compilerOptions: options }).outputText)
"""


def engine_page(context: BrowserContext, url: str) -> Page:
    """A page beside the engine's files, with its Python started as ``python``."""
    for name in SCRIPTS:
        # A browser asks for an import by the name that is written, which has no ending.
        context.route(
            re.compile(rf"/engine/{name}(\.js)?$"), _answer(WEB / "src" / "engine" / f"{name}.ts")
        )
    page = context.new_page()
    page.goto(f"{url}/engine/files.json")
    page.evaluate(
        """async () => {
            const { boot } = await import('/engine/boot.js')
            globalThis.python = await boot()
            globalThis.storage = (await import('/engine/storage.js')).openStorage
            globalThis.channel = (await import('/engine/channel.js')).openChannel
        }"""
    )
    return page


def add_module(page: Page, name: str, file: Path) -> None:
    """Let the Python of the page import *file* as *name*."""
    page.evaluate(
        "([name, text]) => python.FS.writeFile(`/lib/python3.14/site-packages/${name}.py`, text)",
        [name, file.read_text(encoding="utf-8")],
    )
    page.evaluate("() => python.runPython('import importlib; importlib.invalidate_caches()')")


def run(page: Page, source: str) -> str:
    """What *source* evaluates to, by the Python of the page."""
    said: str = page.evaluate("source => python.runPythonAsync(source)", source)
    return said


def _answer(script: Path) -> Callable[[Route], None]:
    body = _compiled(script)
    return lambda route: route.fulfill(body=body, content_type="text/javascript")


def _compiled(script: Path) -> str:
    npm, environment = node_and_npm()
    node = npm[0] if len(npm) > 1 else "node"
    command = [node, "--input-type=module", "-e", COMPILE, "--", str(script)]
    return subprocess.run(
        command, cwd=WEB, env=environment, check=True, capture_output=True, text=True
    ).stdout
