"""Kernels compiled ahead to WebAssembly: bots of the page decide as those of a server."""

from __future__ import annotations

import builtins
import json
import py_compile
import subprocess
import sys

import pytest

from inklands.bots.bot import Effort
from inklands.bots.flat import FlatSimulator
from inklands.bots.rollout import Arm, halved
from inklands.bots.search import Search
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.fast.compiled import execute, kernel_module
from inklands.fast.specialised import SEARCH as SOURCE_OF_SEARCH
from inklands.fast.specialised import search_kernels
from inklands.fast.titles import kernel_titles, title_kernels
from inklands.fast.tree import SIZE
from inklands.fast.wasm.build import LIST
from inklands.fast.wasm.kernels import kernels_of
from inklands.fast.wasm.module import Reader, number
from tests.fast.wasm_instance import node_instance

pytest.importorskip("numba")


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    folder = tmp_path_factory.mktemp("engine")
    # In a process of its own: from then on its numba compiles for browsers only.
    builder = [sys.executable, "-m", "inklands.fast.wasm.build", str(folder)]
    subprocess.run(builder, check=True, timeout=500)
    listed = json.loads(folder.joinpath(LIST).read_text(encoding="utf-8"))
    return {title: folder / name for title, name in listed.items()}


@pytest.mark.parametrize("title", kernel_titles())
def test_a_bot_expects_the_same_of_every_action_in_a_browser(title, modules, tmp_path):
    offered = title_kernels(title)
    views = [_view(title, seats, decisions) for seats, decisions in ((1, 0), (2, 5), (2, 11))]
    game = load(title)

    with node_instance(modules[title], tmp_path) as instance:
        there = kernels_of(instance, offered.bits)
        here = search_kernels(offered.model)
        decided = [
            [_decisions(FlatSimulator.of(game, view, kernels)) for kernels in (there, here)]
            for view in views
        ]

    for in_browser, on_server in decided:
        assert in_browser == on_server


def _view(title, seats, decisions):
    """What the seat to act sees after so many decisions, the first of those there are."""
    game = load(title)
    match = Match(game, seats, seed=7)
    for _ in range(decisions):
        seat = min(game.to_act(match.state))
        legal = game.legal_actions(match.state, seat)
        match.play(seat, legal[decisions * 5 % len(legal)])
    return game.view(match.state, min(game.to_act(match.state)))


def _decisions(worlds):
    """The plans of a search and of playouts, the best first, with all that was found of them."""
    searched = Search(Effort(24)).ranked(worlds, 3)
    arms = [Arm(*choice) for choice in worlds.choices(worlds.deal(5), 6)]
    played = halved(arms, Effort(12), worlds.sample, 5)
    world = worlds.deal(9)
    worlds.act(world, arms[0].code)
    return searched, played, worlds.observation_key(world), worlds.finish(world)


def test_numbers_of_a_module_are_read_as_they_are_written():
    for value in (0, 1, 127, 128, 300, 65_535, 1 << 31):
        assert Reader(number(value)).number() == value


def test_a_browser_that_is_sent_no_source_still_thinks_interpreted(tmp_path):
    model = kernel_module(title_kernels(kernel_titles()[0]).model)
    py_compile.compile(str(SOURCE_OF_SEARCH), str(tmp_path / "search_kernels.pyc"), doraise=True)
    packed, plain = (
        execute(path, "packed_search", builtins.__import__, model=model)
        for path in (tmp_path / "search_kernels.py", SOURCE_OF_SEARCH)
    )
    trees = [[0] * SIZE, [0] * SIZE]

    for search, tree in zip((packed, plain), trees, strict=True):
        search.plant(tree, [3, 1, 4], 3)

    assert any(trees[0])
    assert trees[0] == trees[1]
