"""
Learn a value by self-play and have a search judge positions by it.

    python examples/learn_value.py cartographers --curve curve.svg

The value is the lead that a seat would have now, and what is still to come: a small net over what
the seat observes (how much of each thing lies on the maps, how it lies together, every number
beside them). In each round the learner plays solo matches by the value so far, with a random plan
now and then. At every decision each promising plan is tried in the same few deals, and the value
judges what it leads to. Then simple players go on from there, and the net learns by how much one
plan comes out better than another in the same deal: most of the luck is the same for both. How far
it is trusted, decisions show that it did not learn from.
After each round the same deals are played again without learning: that is the curve, and its first
point is the search without a value. The round that did best is kept, and plays other deals, which
the search without the value, `greedy` and `search` play too.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from inklands.bots.bot import Actions, Advice, AnyView, Bot, Effort, make
from inklands.bots.driver import play_out
from inklands.bots.flat import FlatSimulator
from inklands.bots.rollout import SEEDS, Arm, advice, halved
from inklands.core.catalogue import AnyGame, load
from inklands.core.match import AnyMatch, Match
from inklands.core.rng import Rng
from inklands.fast.compiled import prepared
from inklands.fast.contract import FlatMatch
from inklands.fast.match import DONE
from inklands.fast.rows import bit_words
from inklands.fast.specialised import compiled_batch_kernels
from inklands.fast.titles import title_environment, title_kernels
from inklands.fast.warm import kernels

Numbers: TypeAlias = npt.NDArray[np.float32]
DEALS, PLANS = 6, 12
"""In how many deals plans are compared while learning, and how many of them at most."""
CURIOUS = 0.1
"""The share of decisions that are random while learning, to see what would not be chosen."""
NOT_AT_ALL = -1
FURTHER = 4
"""How much further than `search` plays on the trials are played on to learn what they came to."""
HIDDEN, EPOCHS, DECISIONS = 48, 8, 24
"""Units of the net; how often it goes over all decisions; how many of them make up one step."""
CHECKED = 5
"""One decision in so many is not learnt from, but shows how far the net can be trusted."""
CURVE_DEALS, OTHER_DEALS = 2_000_000, 1_000_000
"""The first seeds of the deals that are played again and again, and of those at the end."""


class Worlds:
    """Matches of a title as buffers, and its kernels, ready for the types of these."""

    def __init__(self, title: str) -> None:
        self.game, self.title = load(title), title_kernels(title)
        self.kernels = own = kernels(title, wait=True)
        offered = title_environment(title)
        model = compiled_batch_kernels(offered.model, offered.bits).model
        self.shape = (len(offered.planes(1)), *offered.shape)
        self.scalars = len(offered.scalars(1))
        self.room: Any = self.title.workspace(own, 1)
        bits: Any = np.zeros(bit_words(int(np.prod(self.shape))), np.int64)
        numbers, self.words = np.zeros(self.scalars, np.int16), len(bits)
        b, v = self.seen_by(Match(self.game, 1, 0).view(0))
        self.dealt = prepared(own.dealt, b, v, 0)
        self.take = prepared(own.act, b, v, self.room, 0, 1)
        self.finish = prepared(own.finish, b, v, self.room, 1, -1)
        self.clock = prepared(own.model.clock, v)
        self.write_choices = prepared(own.model.choices, b, v, self.room, PLANS)
        self.observe = prepared(model.observe, b, v, b, v, 0, bits, numbers, 0)

    def seen_by(self, view: AnyView) -> FlatMatch:
        """A match that looks like *view*; whatever is hidden in it is dealt anew at each trial."""
        return FlatSimulator.of(self.game, view, self.kernels).match

    def plans(self, world: FlatMatch, width: int) -> list[Arm]:
        """The most promising plans of the seat to act."""
        count = self.write_choices(*world, self.room, width)
        return [Arm(int(self.room.codes[i]), float(self.room.values[i])) for i in range(count)]

    def act(self, world: FlatMatch, code: int) -> None:
        self.take(*world, self.room, code, self.title.candidates)

    def played_on(self, worlds: list[FlatMatch], last: int) -> Trials:
        """The same worlds once simple players have gone on, past turn or season *last*."""
        m, scale = self.title.candidates, self.title.scale
        leads = [float(self.finish(*world, self.room, m, last)) / scale for world in worlds]
        over = [bool(v[DONE]) for _, v in worlds]
        return Trials(worlds, np.array(leads, np.float32), np.array(over))

    def tried(self, world: FlatMatch, codes: Sequence[int], seed: int, deals: int) -> Trials:
        """What every plan leads to in the same deals, one deal after another."""
        after = []
        for number in range(seed, seed + deals):
            for code in codes:
                after.append(self.dealt(*world, number))
                self.act(after[-1], code)
        return self.played_on(after, NOT_AT_ALL)

    def features(self, trials: Trials) -> Numbers:
        """What the value looks at, a row for each world."""
        count = len(trials.worlds)
        bits: Any = np.zeros((count, self.words), np.int64)
        numbers = np.zeros((count, self.scalars), np.int16)
        for i, world in enumerate(trials.worlds):
            self.observe(*world, *world, 0, bits[i], numbers[i], 0)
        size = int(np.prod(self.shape))
        cells = np.unpackbits(bits.view(np.uint8), axis=1, count=size, bitorder="little")
        lying = how_it_lies(cells.reshape(count, *self.shape))
        return np.concatenate((lying, numbers, trials.leads[:, None]), 1, dtype=np.float32)


@dataclass(frozen=True)
class Trials:
    """Worlds after a plan each, what the seat would have in them now, whether they are over."""

    worlds: list[FlatMatch]
    leads: Numbers
    over: npt.NDArray[np.bool_]


def how_it_lies(planes: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
    """For each plane how many cells, neighbours, squares, lone cells, and lines with any."""
    across = planes[..., 1:] & planes[..., :-1]
    down = planes[..., 1:, :] & planes[..., :-1, :]
    lone = planes.copy()
    lone[..., 1:] &= 1 - planes[..., :-1]
    lone[..., :-1] &= 1 - planes[..., 1:]
    lone[..., 1:, :] &= 1 - planes[..., :-1, :]
    lone[..., :-1, :] &= 1 - planes[..., 1:, :]
    squares = across[..., 1:, :] & across[..., :-1, :]
    counts = [each.sum((2, 3)) for each in (planes, squares, lone)]
    lines = planes.any(3).sum(2) + planes.any(2).sum(2)
    return np.concatenate((*counts, across.sum((2, 3)) + down.sum((2, 3)), lines), 1)


class Net:
    """One hidden layer beside a linear part; it learns differences, by Adam."""

    def __init__(self, rows: Numbers, rng: np.random.Generator) -> None:
        self.centre, self.spread = rows.mean(0), rows.std(0)
        self.spread[self.spread < 1e-3] = np.inf  # What never changes says nothing.
        size = rows.shape[1]
        first = rng.normal(0, 1 / sqrt(size), (size, HIDDEN)).astype(np.float32)
        zeros = [np.zeros(shape, np.float32) for shape in (HIDDEN, HIDDEN, size)]
        self.weights = [first, *zeros]
        self.moments = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps, self.trust = 0, 1.0

    def of(self, rows: Numbers) -> Numbers:
        return self.trust * self._layers(rows)[2]

    def check(self, decisions: Sequence[Decision]) -> None:
        """Trust it as far as what it says holds for decisions that it did not learn from."""
        said, found = [], []
        for each in decisions:
            value = self._layers(each.rows)[2].reshape(each.gains.shape)
            said.append((value - value.mean(1, keepdims=True)).reshape(-1))
            found.append(each.gains.reshape(-1))
        one, two = np.concatenate(said), np.concatenate(found)
        self.trust = float(np.clip(one @ two / max(one @ one, 1e-9), 0, 1))

    def _layers(self, rows: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        first, bias, last, linear = self.weights
        # What was hardly ever seen would count for too much where it is.
        scaled = np.clip((rows - self.centre) / self.spread, -4, 4)
        hidden = np.maximum(scaled @ first + bias, 0)
        return scaled, hidden, hidden @ last + scaled @ linear

    def step(self, decisions: Sequence[Decision], rate: float) -> None:
        """Towards what was found, deal by deal: only differences within a deal count."""
        scaled, hidden, value = self._layers(np.concatenate([each.rows for each in decisions]))
        at, error = 0, np.zeros_like(value)
        for each in decisions:
            end = at + each.gains.size
            own = value[at:end].reshape(each.gains.shape)
            error[at:end] = (own - own.mean(1, keepdims=True) - each.gains).reshape(-1)
            at = end
        error /= at
        back = np.outer(error, self.weights[2]) * (hidden > 0)
        slopes = [scaled.T @ back, back.sum(0), hidden.T @ error, scaled.T @ error]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.moments[i] += 0.1 * (slope - self.moments[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean = self.moments[i] / (1 - 0.9**self.steps)
            size = np.sqrt(self.squares[i] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[i] -= rate * (mean / size + 1e-3 * self.weights[i])


@dataclass(frozen=True)
class Decision:
    """The features after each plan, and how much better than the others each did in its deal."""

    rows: Numbers
    gains: Numbers
    """A row a deal, a column a plan; beyond what the lead tells."""


@dataclass
class Learner:
    """A bot that tries plans in deals and judges what they lead to by the value."""

    worlds: Worlds
    trials: int
    rng: np.random.Generator
    net: Net | None = None
    known: list[Decision] = field(default_factory=list)

    def advise(self, game: AnyGame, view: AnyView, legal: Actions, rng: Rng) -> list[Advice]:
        del game
        seed, _ = rng.below(SEEDS)
        return advice(legal, self.ranked(self.worlds.seen_by(view), seed))

    def ranked(self, world: FlatMatch, seed: int) -> list[Arm]:
        """The promising plans, the best first, after trials in the deals from *seed* on."""
        effort = Effort(self.trials)
        arms = self.worlds.plans(self.worlds.dealt(*world, seed), effort.width)

        def tried(codes: Sequence[int], first: int, deals: int) -> list[float]:
            trials = self.worlds.tried(world, codes, first, deals)
            found: list[float] = self.judged(trials).reshape(deals, -1).sum(0).tolist()
            return found

        return halved(arms, effort, tried, seed)

    def judged(self, trials: Trials, rows: Numbers | None = None) -> Numbers:
        """What each world is worth: at the end its points, before it by the value."""
        if self.net is None:
            return trials.leads
        rows = self.worlds.features(trials) if rows is None else rows
        return np.where(trials.over, trials.leads, trials.leads + self.net.of(rows))

    def decide(self, world: FlatMatch) -> int:
        """The plan that seems best, or now and then any; what comes of all of them is kept."""
        codes = [arm.code for arm in self.worlds.plans(world, PLANS)]
        if len(codes) == 1:
            return codes[0]
        trials = self.worlds.tried(world, codes, int(self.rng.integers(SEEDS)), DEALS)
        rows = self.worlds.features(trials)
        values = self.judged(trials, rows).reshape(DEALS, -1).mean(0)
        # Playing on changes the worlds, so that it comes last.
        last = self.worlds.clock(world[1]) + FURTHER * self.worlds.title.horizon
        later = self.judged(self.worlds.played_on(trials.worlds, last))
        gains = (later - trials.leads).reshape(DEALS, -1)
        if not trials.over.any():
            self.known.append(Decision(rows, gains - gains.mean(1, keepdims=True)))
        if self.rng.random() < CURIOUS:
            return codes[int(self.rng.integers(len(codes)))]
        return codes[int(values.argmax())]

    def practise(self, seed: int) -> None:
        """A match, from which decisions are kept."""
        world = self.worlds.dealt(*self.worlds.seen_by(first_view(self.worlds.game, seed)), seed)
        while not world[1][DONE]:
            self.worlds.act(world, self.decide(world))

    def learn(self) -> None:
        """Fit the net to all decisions so far, those of earlier rounds too."""
        if self.net is None:
            self.net = Net(np.concatenate([each.rows for each in self.known]), self.rng)
        learnt = [each for i, each in enumerate(self.known) if i % CHECKED]
        for epoch in range(EPOCHS):
            order = self.rng.permutation(len(learnt))
            for at in range(0, len(order), DECISIONS):
                chosen = [learnt[i] for i in order[at : at + DECISIONS]]
                self.net.step(chosen, 2e-3 * (1 - epoch / EPOCHS) + 1e-4)
        self.net.check(self.known[::CHECKED])


def first_view(game: AnyGame, seed: int) -> AnyView:
    return Match(game, 1, seed).view(0)


def points(game: AnyGame, bot: Bot, first: int, deals: int) -> list[int]:
    """What *bot* has at the end of solo matches of so many deals."""
    return [
        played(game, bot, seed).standing.points[0].total for seed in range(first, first + deals)
    ]


def played(game: AnyGame, bot: Bot, seed: int) -> AnyMatch:
    match = Match(game, 1, seed)
    play_out(match, [bot])
    return match


def curve(means: Sequence[float], lines: dict[str, float], title: str) -> str:
    """The mean points of each round as a picture, with those of other bots as lines."""
    low = min([*means, *lines.values()]) - 5
    high = max([*means, *lines.values()]) + 5
    width, height, left = 520, 280, 60

    def y(value: float) -> float:
        return 20 + (height - 60) * (high - value) / (high - low)

    def x(number: int) -> float:
        return left + (width - left - 90) * number / max(len(means) - 1, 1)

    dots = " ".join(f"{x(i):.1f},{y(mean):.1f}" for i, mean in enumerate(means))
    others = "".join(
        f'<line x1="{left}" x2="{width - 80}" y1="{y(mean):.1f}" y2="{y(mean):.1f}" '
        f'stroke="#9bbfd0" stroke-dasharray="4"/>'
        f'<text x="{width - 75}" y="{y(mean) + 4:.1f}">{name} {mean:.0f}</text>'
        for name, mean in lines.items()
    )
    marks = "".join(
        f'<text x="{x(i):.1f}" y="{height - 15}" text-anchor="middle">{i}</text>'
        f'<text x="{x(i):.1f}" y="{y(mean) - 8:.1f}" text-anchor="middle">{mean:.0f}</text>'
        for i, mean in enumerate(means)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<g font-family="sans-serif" font-size="12" fill="#2b2a27">'
        f'<rect width="{width}" height="{height}" fill="white"/>'
        f'<text x="10" y="16">{title}: mean points after each round of learning</text>{others}'
        f'<polyline points="{dots}" fill="none" stroke="#3c6e84" stroke-width="2"/>'
        f"{marks}</g></svg>\n"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("title")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=60, help="matches to learn from in a round")
    parser.add_argument("--trials", type=int, default=96, help="trials of the search a decision")
    parser.add_argument("--compared", type=int, default=60, help="deals to compare on")
    parser.add_argument("--against", default="search@200", help="besides greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where the learning curve goes, as SVG")
    chosen = parser.parse_args(arguments)
    worlds = Worlds(chosen.title)
    learner = Learner(worlds, chosen.trials, np.random.default_rng(chosen.seed))
    plain = Learner(worlds, chosen.trials, learner.rng)
    means = [fmean(points(worlds.game, learner, CURVE_DEALS, chosen.compared))]
    print(f"round 0: {means[0]:.1f} points, without a value", flush=True)
    nets: list[Net | None] = [None]
    for number in range(chosen.rounds):
        for game in range(chosen.games):
            learner.practise(SEEDS * chosen.seed + chosen.games * number + game)
        learner.learn()
        means.append(fmean(points(worlds.game, learner, CURVE_DEALS, chosen.compared)))
        nets.append(deepcopy(learner.net))
        trust = learner.net.trust if learner.net else 0.0
        print(f"round {number + 1}: {means[-1]:.1f} points, trust {trust:.2f}", flush=True)
    best = int(np.argmax(means))
    learner.net = nets[best]
    print(f"round {best} did best and is kept")
    others = {"greedy": make("greedy"), "no value": plain, chosen.against: make(chosen.against)}
    lines, lead = compared(worlds.game, learner, others, chosen.compared)
    if chosen.curve:
        chosen.curve.write_text(curve(means, lines, chosen.title), encoding="utf-8")
    return 0 if lead > 2 else 1


def compared(
    game: AnyGame, learner: Bot, others: dict[str, Bot], deals: int
) -> tuple[dict[str, float], float]:
    """The means of other bots, and by how many standard errors the learner beats the first."""
    own = points(game, learner, OTHER_DEALS, deals)
    print(f"learner: {fmean(own):.1f} points on {deals} other deals", flush=True)
    lines, leads = {}, []
    for name, bot in others.items():
        other = points(game, bot, OTHER_DEALS, deals)
        gains = [one - two for one, two in zip(own, other, strict=True)]
        error = stdev(gains) / sqrt(deals)
        lines[name] = fmean(other)
        leads.append(fmean(gains) / error if error else 0.0)
        print(f"  {fmean(gains):+.1f} ± {error:.1f} against {name} ({lines[name]:.1f})", flush=True)
    return lines, leads[0]


if __name__ == "__main__":
    raise SystemExit(main())
