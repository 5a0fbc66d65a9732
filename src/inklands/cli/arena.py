"""`inklands arena`: many games between bots, and how strong each of them is."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from inklands.bots.arena import Arena
from inklands.bots.arena import run as play_all
from inklands.bots.bot import make
from inklands.bots.chart import chart, check_drawable
from inklands.bots.ladder import Margin, ladder, ladder_table, margins
from inklands.cli.arguments import (
    add_game,
    add_json,
    add_language,
    add_options,
    count,
    option_values,
)
from inklands.cli.output import print_json
from inklands.cli.translator import Translator


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add = parser.add_argument
    add("--bots", metavar="A,B", required=True, help="names between commas: greedy,search@0.5s")
    add("--games", metavar="K", type=count, default=100, help="games of each pairing (100)")
    add("--seats", metavar="N", type=int, help="1 for solo games; one for each bot by default")
    add("--seed", metavar="N", type=int, default=1, help="the same seed plans the same games (1)")
    add_options(parser, "values of an option given more than once come up in turn, deal by deal")
    add("--jobs", metavar="N", type=count, default=1, help="processes (1)")
    add("--ray", metavar="ADDRESS", help="of a Ray cluster; auto, or local")
    add("--out", metavar="FILE", type=Path, help="keep results there, and go on from there")
    add("--plot", metavar="FILE", type=Path, help="a .svg or .png for the percentiles")
    add_json(parser)
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    bots = tuple(arguments.bots.split(","))
    for name in bots:
        make(name)  # A name nobody knows is refused now, not by a process in the middle of it.
    if arguments.plot:
        check_drawable(arguments.plot)  # So is a file it could not be drawn to after all games.
    options = option_values(arguments.option)
    arena = Arena(arguments.game, bots, arguments.games, arguments.seats, arguments.seed, options)
    results = play_all(arena.pairings(), arguments.jobs, arguments.ray, arguments.out)
    if arguments.json:
        rungs, between = ladder(results), margins(results)
        print_json({"bots": list(map(asdict, rungs)), "margins": list(map(asdict, between))})
    else:
        translator = Translator(arguments.language)
        print(ladder_table(results, translator.text("arena-heads").split(" | ")))
        for margin in margins(results):
            print(_format_margin(margin, translator))
    if arguments.plot:
        chart(results, arguments.plot)
    return 0


def _format_margin(margin: Margin, translator: Translator) -> str:
    return translator.text(
        "margin",
        one=margin.better,
        two=margin.worse,
        count=margin.deals,
        mean=translator.decimal(margin.mean),
        deviation=translator.decimal(margin.error),
    )
