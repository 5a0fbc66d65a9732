"""Decisions of many matches as a table: what was seen, legal, done, expected, and came of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from json import dumps
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from inklands.bots.bot import Bot, make
from inklands.bots.driver import chance, decide
from inklands.core.match import AnyMatch
from inklands.core.points import Standing
from inklands.errors import OptionError
from inklands.rl.sight import LoneState, Sight

GAMES_A_PART = 16
SCHEMA: dict[str, Any] = {
    "seed": pl.Int64,
    "seats": pl.Int8,
    "decision": pl.Int32,
    "seat": pl.Int8,
    "planes": pl.Binary,
    "scalars": pl.List(pl.Int16),
    "legal": pl.List(pl.Int32),
    "action": pl.Int32,
    "action_text": pl.String,
    "valued": pl.List(pl.Int32),
    "values": pl.List(pl.Float32),
    "points": pl.Int32,
    "margin": pl.Int32,
    "place": pl.Int8,
}
"""
A row a decision. ``planes`` are bits in the order of the observation's planes, as `numpy.packbits`
packs them; ``legal``, ``action`` and ``valued`` are indices of actions; ``values`` are what a bot
expects of those in ``valued``. The last three are how the match ended for the seat.
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is written: a run that was stopped is taken up, and no other is mixed in."""

    title: str
    matches: tuple[str, ...]
    """A name for each match, in order."""
    values: str
    version: int

    @property
    def digest(self) -> str:
        return blake2b(dumps(asdict(self)).encode(), digest_size=8).hexdigest()


def write_dataset(
    plan: Plan,
    played: Callable[[int], AnyMatch],
    out: Path,
    watched: Callable[[Sequence[int]], Iterator[int]] = iter,
) -> int:
    """
    Write the decisions of every match to *out*; how many there are.

    *played* gives a finished match by its number. Parts of the table are kept in a folder beside
    *out* until the last is there, so a run that was stopped goes on where it was.
    """
    if out.suffix != ".parquet":
        raise OptionError(f"{out}: the table is written as Parquet, so its name ends in .parquet")
    folder = out.with_suffix(f".{plan.digest}.parts")
    folder.mkdir(parents=True, exist_ok=True)
    judge = make(plan.values) if plan.values else None
    rows: list[dict[str, object]] = []
    for number in watched(range(len(plan.matches))):
        part = folder / f"{number // GAMES_A_PART:06}.parquet"
        if part.exists():
            continue
        rows += decisions(played(number), judge)
        if (number + 1) % GAMES_A_PART == 0 or number + 1 == len(plan.matches):
            _keep(rows, part)
            rows = []
    parts = sorted(folder.glob("*.parquet"))
    whole = pl.concat([pl.read_parquet(part) for part in parts])
    whole.write_parquet(out, statistics=False)
    shutil.rmtree(folder)
    return whole.height


def _keep(rows: list[dict[str, object]], part: Path) -> None:
    """Write a part under another name first, so that one that is there is whole."""
    half = part.with_suffix(".half")
    pl.DataFrame(rows, schema=SCHEMA, orient="row").write_parquet(half, statistics=False)
    half.rename(part)


def decisions(match: AnyMatch, judge: Bot | None = None) -> Iterator[dict[str, object]]:
    """A row for each decision of a finished *match*, with values by *judge* if there is one."""
    sight, standing = Sight(match.game.name), match.standing
    taken = [0] * match.seats
    for number, step in enumerate(match.steps):
        before = LoneState(match.game, match.seats, step.before)
        legal = before.legal_actions(step.seat)
        indices = sight.indices(before, step.seat)
        planes, scalars = sight.observation(before, step.seat)
        by_action = dict(zip(legal, indices, strict=True))
        valued: list[tuple[int, float]] = []
        if judge is not None and len(legal) > 1:
            rng = chance(match.seed, step.seat, taken[step.seat], "dataset")
            advice = judge.advise(match.game, before.view(step.seat), legal, rng)
            valued = [(by_action[each.action], each.expected) for each in advice]
        taken[step.seat] += 1
        yield {
            "seed": match.seed,
            "seats": match.seats,
            "decision": number,
            "seat": step.seat,
            "planes": np.packbits(planes).tobytes(),
            "scalars": scalars.tolist(),
            "legal": sorted(indices),
            "action": by_action[step.action],
            "action_text": match.game.action_text(step.action),
            "valued": [action for action, _ in valued],
            "values": [value for _, value in valued],
            **_outcome(standing, step.seat),
        }


def _outcome(standing: Standing, seat: int) -> dict[str, int]:
    """How a match ended for *seat*; places count from 1."""
    own = [points.total for points in standing.points]
    place = next(n for n, sharing in enumerate(standing.places, 1) if seat in sharing)
    best = max(own[:seat] + own[seat + 1 :], default=0)
    return {"points": own[seat], "margin": own[seat] - best, "place": place}


def play_with(match: AnyMatch, bots: Sequence[Bot]) -> AnyMatch:
    """*match*, played to its end by a bot in each seat."""
    while not match.is_over:
        seat = min(match.to_act)
        match.play(seat, decide(bots[seat], match, seat))
    return match
