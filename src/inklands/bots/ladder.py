"""How strong bots are: points by percentile, and skill ratings with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Protocol

PERCENTILES = (5, 25, 50, 75, 95)
HEADS = ("bot", "games", "points", "rating", "wins %", "skill", "ms a move")
"""What stands over the columns of a ladder; the percentiles come behind the rating."""
PERCENTILES_AT = HEADS.index("rating") + 1
NORMAL = 1.96
"""Half the width of an interval of 95 %, in standard errors."""


class Played(Protocol):
    """What the ladder asks of a result, by seat."""

    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def seed(self) -> int: ...
    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def places(self) -> tuple[int, ...]: ...
    @property
    def rating(self) -> int | None: ...
    @property
    def seconds(self) -> tuple[float, ...]: ...
    @property
    def decisions(self) -> tuple[int, ...]: ...


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and half the width of its interval of 95 %."""

    value: float
    give: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Mean:
        give = NORMAL * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
        return cls(fmean(numbers), give)

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.give:.1f}"


@dataclass(frozen=True, slots=True)
class Rung:
    """One bot on the ladder."""

    bot: str
    games: int
    points: Mean
    rating: Mean | None
    """Of solo games."""
    percentiles: tuple[float, ...]
    wins: Mean | None
    """In percent, shared wins in part; of games with others."""
    skill: Mean | None
    """The openskill rating; of games with others."""
    seconds: float
    """For one decision."""


def ladder(results: Sequence[Played]) -> list[Rung]:
    """The bots, the strongest first."""
    bots = dict.fromkeys(bot for result in results for bot in result.bots)
    skills = _skills(results)
    rungs = [_rung(bot, results, skills.get(bot)) for bot in bots]
    return sorted(rungs, key=lambda rung: -(rung.skill or rung.rating or rung.points).value)


def _rung(bot: str, results: Iterable[Played], skill: Mean | None) -> Rung:
    seats = [
        (result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot
    ]
    points = [float(result.points[seat]) for result, seat in seats]
    ratings = [float(result.rating) for result, _ in seats if result.rating is not None]
    wins = [
        100.0 / result.places.count(1) if result.places[seat] == 1 else 0.0
        for result, seat in seats
        if len(result.bots) > 1
    ]
    thought = sum(result.seconds[seat] for result, seat in seats)
    return Rung(
        bot,
        len(seats),
        Mean.of(points),
        Mean.of(ratings) if ratings else None,
        tuple(percentile(ratings or points, each) for each in PERCENTILES),
        Mean.of(wins) if wins else None,
        skill,
        thought / max(1, sum(result.decisions[seat] for result, seat in seats)),
    )


def percentile(numbers: Sequence[float], percent: float) -> float:
    """
    The number below which so many percent of *numbers* lie, between two of them where need be.

    >>> percentile([1, 2, 3, 4], 50)
    2.5
    """
    ordered = sorted(numbers)
    place = (len(ordered) - 1) * percent / 100
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def _skills(results: Iterable[Played]) -> dict[str, Mean]:
    """Plackett-Luce ratings of games between bots, in the order they were planned."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for result in results:
        if len(set(result.bots)) > 1:
            teams = [[ratings.setdefault(bot, model.rating())] for bot in result.bots]
            rated = model.rate(teams, ranks=[float(place) for place in result.places])
            ratings.update((bot, team[0]) for bot, team in zip(result.bots, rated, strict=True))
    return {bot: Mean(rating.mu, NORMAL * rating.sigma) for bot, rating in ratings.items()}


@dataclass(frozen=True, slots=True)
class Margin:
    """By how much one bot did better than another on the deals that both played alone."""

    better: str
    worse: str
    deals: int
    mean: float
    error: float
    """The standard error of the mean."""

    def __str__(self) -> str:
        pair, by = f"{self.better} less {self.worse}", f"{self.mean:.1f}, standard error"
        return f"{pair}, {self.deals} deals: {by} {self.error:.1f}"


def margins(results: Sequence[Played]) -> list[Margin]:
    """Each bot against the next below it on the ladder, of solo games."""
    alone: dict[str, dict[int, int]] = {}
    for result in results:
        if len(result.bots) == 1:
            earned = result.points[0] if result.rating is None else result.rating
            alone.setdefault(result.bots[0], {})[result.seed] = earned
    names = [rung.bot for rung in ladder(results) if rung.bot in alone]
    return [
        _margin(better, worse, [alone[better][deal] - alone[worse][deal] for deal in shared])
        for better, worse in pairwise(names)
        if len(shared := sorted(alone[better].keys() & alone[worse].keys())) > 1
    ]


def _margin(better: str, worse: str, differences: Sequence[int]) -> Margin:
    error = stdev(differences) / sqrt(len(differences))
    return Margin(better, worse, len(differences), fmean(differences), error)


def summary(results: Sequence[Played]) -> str:
    """The ladder as a table, and what lies between its rungs."""
    return "\n".join([ladder_table(results, HEADS), *map(str, margins(results))])


def ladder_table(results: Sequence[Played], heads: Sequence[str]) -> str:
    """The ladder as a table under *heads*, which are `HEADS` in the reader's language."""
    before, after = heads[:PERCENTILES_AT], heads[PERCENTILES_AT:]
    rows = [[*before, *(f"p{each}" for each in PERCENTILES), *after]]
    for rung in ladder(results):
        optional = [str(each) if each else "" for each in (rung.wins, rung.skill)]
        rows.append(
            [
                rung.bot,
                str(rung.games),
                str(rung.points),
                str(rung.rating or ""),
                *(f"{each:.0f}" for each in rung.percentiles),
                *optional,
                f"{1000 * rung.seconds:.1f}",
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)
