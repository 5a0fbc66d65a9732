"""
Bots in a browser against those of a server: the same decisions, and what they cost.

    python -m bench.browser_bots [POSITIONS]

In each of so many positions a title, every level, a hint and a judge think by a count of playouts,
here with numba and in Pyodide with kernels as WebAssembly. Whatever they expect of an action has to
be the same to the last bit. The same file runs inside Pyodide, which is one of the page's packages.
One level also thinks there interpreted, in a few positions: what a browser does without modules.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

from inklands.bots.bot import Bot, Effort
from inklands.bots.greedy import Greedy
from inklands.bots.judge import Judge
from inklands.bots.levels import LEVELS
from inklands.bots.rollout import Rollout
from inklands.bots.search import Search
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.fast.titles import kernel_titles

ROOT = Path(__file__).resolve().parent.parent
COUNTS = {"mapmaker": 12, "master": 100, "legend": 2_000}
"""How often levels play out on a machine of today, before their time is over."""
HINT, JUDGE = Effort(500), Effort(200)
SLOW, SLOW_POSITIONS = "master", 2
"""Who thinks interpreted, and how often."""


def players() -> dict[str, Bot]:
    """Every level, thinking by a count instead of a time."""
    found: dict[str, Bot] = {"hint": Search(HINT, finalists=3)}
    for level in LEVELS:
        match level.bot:
            case Greedy():
                found[level.name] = level.bot
            case Rollout(overlooks=overlooks):
                found[level.name] = Rollout(Effort(COUNTS[level.name]), overlooks)
            case Search():
                found[level.name] = Search(Effort(COUNTS[level.name]))
    return found


def positions(title: str, count: int) -> Iterator[Match[Any, Any, Any]]:
    """Matches of all numbers of seats, each stopped at another of its decisions."""
    game = load(title)
    for number in range(count):
        match = Match(game, game.seats[number % len(game.seats)], seed=100 + number)
        rng = Rng(number)
        for _ in range(7 * number % 40):
            seat = min(match.to_act)
            legal = game.legal_actions(match.state, seat)
            place, rng = rng.below(len(legal))
            match.play(seat, legal[place])
            if not match.to_act:
                match = Match(game, game.seats[0], seed=number)
        yield match


def decisions(title: str, count: int, clock: Callable[[], float]) -> list[dict[str, Any]]:
    """What everybody expects in each position, and the milliseconds it took them."""
    found = advised(title, count, clock, players())
    for match in positions(title, count):
        game, seat = match.game, min(match.to_act)
        legal, view = game.legal_actions(match.state, seat), game.view(match.state, seat)
        begun = clock()
        judged = Judge(JUDGE).judge(game, view, legal, legal[0], Rng(6))
        spent = clock() - begun
        said = [[game.action_text(judged.best), judged.most], [judged.expected, judged.error]]
        found.append({"who": "judge", "said": said, "ms": 1000 * spent})
    return found


def advised(
    title: str, count: int, clock: Callable[[], float], bots: dict[str, Bot]
) -> list[dict[str, Any]]:
    """`decisions` of some bots."""
    found = []
    for match in positions(title, count):
        game, seat = match.game, min(match.to_act)
        legal, view = game.legal_actions(match.state, seat), game.view(match.state, seat)
        for name, bot in bots.items():
            begun = clock()
            advice = bot.advise(game, view, legal, Rng(5))
            spent = clock() - begun
            said = [[game.action_text(each.action), each.expected] for each in advice]
            found.append({"who": name, "said": said, "ms": 1000 * spent})
    return found


def interpreted(title: str, clock: Callable[[], float]) -> list[dict[str, Any]]:
    """What one level expects in a few positions."""
    return advised(title, SLOW_POSITIONS, clock, {SLOW: players()[SLOW]})


def in_browser(title: str, count: int, kernels: Path) -> list[dict[str, Any]]:
    """`decisions` as Pyodide finds them in Node; for a count of 0, those that are `interpreted`."""
    script = Path(__file__).with_suffix(".mjs")
    command = ["node", script, ROOT, kernels, title, str(count)]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 (our own)
    found: list[dict[str, Any]] = json.loads(told.stdout)
    return found


def main(count: int) -> int:
    from inklands.fast.warm import warm

    differing = 0
    with tempfile.TemporaryDirectory() as scratch:
        builder = [sys.executable, "-m", "inklands.fast.wasm.build", scratch]
        subprocess.run(builder, check=True)  # noqa: S603 (this very program)
        for title in kernel_titles():
            warm(title)
            decisions(title, 1, process_time)  # What is loaded once is not counted.
            here = decisions(title, count, process_time)
            there = in_browser(title, count, Path(scratch))
            differing += report(title, here, there)
            slow = interpreted(title, process_time), in_browser(title, 0, Path(scratch))
            differing += report(f"{title} interpreted", *slow)
    return 1 if differing else 0


def report(title: str, here: list[dict[str, Any]], there: list[dict[str, Any]]) -> int:
    """Print a line for each player; how many decisions differ."""
    pairs = list(zip(here, there, strict=True))
    for who in dict.fromkeys(each["who"] for each in here):
        own = [(one, two) for one, two in pairs if one["who"] == who]
        same = sum(one["said"] == two["said"] for one, two in own)
        numba = sum(one["ms"] for one, _ in own) / len(own)
        wasm = sum(two["ms"] for _, two in own) / len(own)
        print(f"{title} {who}: {same} of {len(own)} equal; {numba:.1f} ms, browser {wasm:.1f} ms")
    return sum(one["said"] != two["said"] for one, two in pairs)


if __name__ == "__main__":
    sys.exit(main(int((sys.argv[1:] or ["20"])[0])))
