"""Random matches played by a readable title and by its simulator side by side."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from inklands.core.catalogue import load
from inklands.core.rng import Rng
from inklands.errors import InklandsError
from inklands.fast.compiled import compiled, is_available
from inklands.fast.titles import title_kernels

GAMES = 20_000
BATCH = 250


class OutOfStep(InklandsError, AssertionError):
    """A simulator and its title disagree."""

    code = "fast/out-of-step"


def compare(title: str, games: int, jobs: int = 1, *, is_compiled: bool = True) -> int:
    """The number of decisions of *games* matches; `OutOfStep` where the two disagree."""
    batches = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    if jobs == 1:
        return sum(_batch(title, batch, is_compiled=is_compiled) for batch in batches)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        work = [pool.submit(_batch, title, batch, is_compiled=is_compiled) for batch in batches]
        return sum(each.result() for each in work)


def _batch(title: str, numbers: Sequence[int], *, is_compiled: bool) -> int:
    offered = title_kernels(title)
    rules = offered.lockstep.rules
    if is_compiled and is_available():
        rules = compiled(rules, offered.bits)
    return sum(walk(title, number, rules) for number in numbers)


def walk(title: str, number: int, rules: object) -> int:
    """
    One random match in lock-step; the number of its decisions.

    Who is to act, what is legal and in which order have to agree throughout, and the points.
    """
    game, pair = load(title), title_kernels(title).lockstep
    seats, options = pair.setup(number)
    state = game.start(seats, number, game.options.settle(options))
    twin = pair.twin(state, rules)
    rng, decisions = Rng(number), 0
    while waiting := game.to_act(state):
        seat = min(waiting)
        legal = game.legal_actions(state, seat)
        _agree(title, number, "the seat to act", twin.seat, seat)
        _agree(title, number, "the legal actions", twin.actions(), pair.actions(legal))
        place, rng = rng.below(len(legal))
        state = game.apply(state, seat, legal[place])
        twin.apply(place, state)
        decisions += 1
    _agree(title, number, "the end", twin.seat, None)
    _agree(title, number, "the standing", twin.standing(), pair.standing(state))
    return decisions


def _agree(title: str, number: int, what: str, one: object, two: object) -> None:
    if one != two:
        raise OutOfStep(f"{title}, match {number}: {what}: simulator {one}, rules {two}")
