"""
Ends the worker of the table in a browser at random instants of a match, and looks what is left.

    python -m bench.worker_kills [KILLS]

An action that was answered must be in the log of the next worker, once and in its place; one that
was not may be there or not. CHROMIUM names the browser; the page and its engine are built by
`python3 go.py test tests/browser`.
"""

from __future__ import annotations

import json
import os
import random
import sys
import zlib
from base64 import b64decode
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import STATIC, TableServer
from tests.table.server import actions

# One worker at a time, spoken to as `web/src/net/engine.ts` does it.
DRIVER = """address => {
  const state = { worker: null, count: 0, waiting: new Map(), table: '' }
  const post = (message) => state.worker.postMessage(message)
  const waited = (key) => new Promise((resolve) => state.waiting.set(key, resolve))
  const told = (key, value) => (state.waiting.get(key)?.(value), state.waiting.delete(key))
  function hear(data) {
    if (data.kind === 'ready') told('ready')
    if (data.kind === 'failed') throw new Error(data.reason)
    if (data.kind === 'write') told(`request ${data.id}`, JSON.parse(data.text))
    if (data.kind !== 'hear') return
    const message = JSON.parse(data.text)
    if (message.type === 'update') told('update', message)
    if (['done', 'refused'].includes(message.type)) told(`act ${message.id}`, message)
  }
  window.table = {
    async start() {
      state.waiting.clear()
      state.worker = new Worker(address, { type: 'module' })
      state.worker.onmessage = ({ data }) => hear(data)
      await waited('ready')
    },
    async ask(method, path, body) {
      const id = ++state.count
      post({ kind: 'request', id, method, path, body: body ? JSON.stringify(body) : '' })
      return waited(`request ${id}`)
    },
    dial(name) {
      state.line = ++state.count
      post({ kind: 'dial', line: state.line, table: name })
    },
    async join() {
      const text = JSON.stringify({ type: 'join', seat: 0, seen: 0 })
      post({ kind: 'say', line: state.line, text })
      return waited('update')
    },
    /** The answer and how long it took, or nothing where the worker was ended before. */
    async act(command, endsAfter) {
      const from = performance.now()
      const text = JSON.stringify({ type: 'act', seat: 0, ...command })
      post({ kind: 'say', line: state.line, text })
      const timed = (answer) => [answer.type, performance.now() - from]
      const answered = waited(`act ${command.id}`).then(timed)
      if (endsAfter === null) return answered
      const ended = new Promise((resolve) => setTimeout(() => resolve(null), endsAfter))
      const first = await Promise.race([answered, ended])
      state.worker.terminate()
      return first
    },
  }
}"""
SOLO = {"title": "cartographers", "seats": [{"kind": "me", "name": "Ada"}], "seed": 7}


@dataclass(slots=True)
class Outcome:
    """What was answered before kills, and what was found to be missing after one."""

    kills: int = 0
    answered: list[str] = field(default_factory=list)
    cut_off: int = 0
    kept_unanswered: int = 0
    lost: list[str] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)


class Killer:
    """Plays matches on a *page*, and ends the worker at instants of *chance*."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        self._page = page
        self._chance = chance
        self.outcome = Outcome()
        self._count = 0
        self._sent: list[str] = []
        self._answered: list[str] = []
        (worker,) = (STATIC / "engine").glob("worker-*.js")
        page.evaluate(DRIVER, f"/engine/{worker.name}")

    def run(self, kills: int) -> Outcome:
        self._page.evaluate("table.start()")
        table = self._new_table()
        while self.outcome.kills < kills:
            update = self._page.evaluate("table.join()")
            if update["is_over"]:
                table = self._new_table()
            elif self._chance.random() < 0.5:
                self._act(update, None)
            else:
                self._kill_at(update, table)
        return self.outcome

    def _new_table(self) -> str:
        self._sent, self._answered = [], []
        table = self._ask("POST", "/api/tables", SOLO)["table"]
        self._page.evaluate("name => table.dial(name)", table)
        return str(table)

    def _act(self, update: dict[str, Any], ends_after: float | None) -> bool:
        """Take an action; whether it was answered."""
        self._count += 1
        command = f"c{self._count}"
        self._sent.append(command)
        action = self._chance.choice(actions(update))
        asked = {"id": command, "decision": update["decision"], "action": action}
        told = self._page.evaluate("([act, ms]) => table.act(act, ms)", [asked, ends_after])
        if told is None:
            return False
        assert told[0] == "done", told
        self.outcome.milliseconds.append(told[1])
        self.outcome.answered.append(command)
        self._answered.append(command)
        return True

    def _kill_at(self, update: dict[str, Any], table: str) -> None:
        usual = sorted(self.outcome.milliseconds or [20.0])[len(self.outcome.milliseconds) // 2]
        is_answered = self._act(update, self._chance.uniform(0, 2 * usual))
        self.outcome.kills += 1
        self.outcome.cut_off += not is_answered
        self._page.evaluate("table.start()")
        self._page.evaluate("name => table.dial(name)", table)
        log = self._log(table)
        self.outcome.lost += [one for one in self._answered if log.count(one) != 1]
        assert log == [one for one in self._sent if one in log], "every line in its place"
        self.outcome.kept_unanswered += not is_answered and self._sent[-1] in log

    def _log(self, table: str) -> list[str]:
        copy = self._ask("POST", f"/api/tables/{table}/copy", {"moves": False})
        lines = json.loads(zlib.decompress(b64decode(copy["packed"])))["lines"]
        return [line[2] for line in lines]

    def _ask(self, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        asked = "([method, path, body]) => table.ask(method, path, body)"
        answer: dict[str, Any] = self._page.evaluate(asked, [method, path, body])
        return answer


def main(kills: int) -> int:
    server = TableServer("--memory")
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
            page = browser.new_context(service_workers="block").new_page()
            page.goto(server.url)
            outcome = Killer(page, random.Random()).run(kills)
            browser.close()
    finally:
        server.stop()
    print(
        f"{outcome.kills} kills, {outcome.cut_off} of them before an answer came"
        f" ({outcome.kept_unanswered} of those actions were kept all the same);"
        f" {len(outcome.answered)} actions answered, {len(outcome.lost)} of them lost"
    )
    return 1 if outcome.lost else 0


if __name__ == "__main__":
    sys.exit(main(int([*sys.argv[1:], "50"][0])))
