import json

import pytest

from inklands.bots.arena import Arena, Pairing, Result, play, run
from inklands.bots.chart import chart, svg
from inklands.bots.ladder import Margin, ladder, margins, percentile, summary


def timeless(results):
    """Results without the time they took."""
    return [(r.pairing, r.points, r.places, r.rating) for r in results]


def test_bots_that_meet_share_each_deal_once_in_every_order():
    plan = Arena("cartographers", ("uniform", "greedy"), 4).pairings()

    assert [(game.bots, game.seed) for game in plan] == [
        (("uniform", "greedy"), 1_000_003),
        (("greedy", "uniform"), 1_000_003),
        (("uniform", "greedy"), 1_000_004),
        (("greedy", "uniform"), 1_000_004),
    ]


def test_bots_that_play_alone_get_the_same_deals_and_the_values_of_an_option_in_turn():
    options = {"sheet": ("A", "B"), "goals": ("",)}
    plan = Arena("cartographers", ("uniform", "greedy"), 2, seats=1, options=options).pairings()

    assert [(game.bots, game.seed, dict(game.options)) for game in plan] == [
        (("uniform",), 1_000_003, {"sheet": "A", "goals": ""}),
        (("greedy",), 1_000_003, {"sheet": "A", "goals": ""}),
        (("uniform",), 1_000_004, {"sheet": "B", "goals": ""}),
        (("greedy",), 1_000_004, {"sheet": "B", "goals": ""}),
    ]


def test_the_same_seed_gives_the_same_results_in_one_process_and_in_two():
    plan = Arena("cartographers", ("uniform", "rollout@20"), 2).pairings()

    assert timeless(run(plan)) == timeless(run(plan, jobs=2))


def test_an_arena_goes_on_where_it_was_interrupted(tmp_path):
    out = tmp_path / "results.jsonl"
    plan = Arena("cartographers", ("uniform",), 3, seats=1).pairings()
    whole = run(plan)
    run(plan[:2], out=out)
    kept = out.read_text().splitlines()
    out.write_text("\n".join(kept) + '\n{"number": 2, "bo')
    with out.open("a") as file:
        file.write("\n")

    assert timeless(run(plan, out=out)) == timeless(whole)
    lines = out.read_text().splitlines()
    assert lines[:2] == kept
    assert json.loads(lines[-1])["pairing"]["number"] == 2


def test_results_of_other_options_are_not_taken_for_those_of_a_plan(tmp_path):
    out = tmp_path / "results.jsonl"
    plans = [
        Arena("cartographers", ("uniform",), 1, options={"sheet": (sheet,)}).pairings()
        for sheet in "AB"
    ]
    for plan in plans:
        run(plan, out=out)

    sheets = [dict(json.loads(line)["pairing"]["options"]) for line in out.read_text().splitlines()]
    assert sheets == [{"sheet": "A"}, {"sheet": "B"}]


def test_the_ladder_puts_the_stronger_bot_first():
    results = run(Arena("cartographers", ("uniform", "greedy"), 4).pairings())
    first, second = ladder(results)

    assert (first.bot, second.bot) == ("greedy", "uniform")
    assert first.wins is not None
    assert first.wins.value == 100
    assert first.skill is not None
    assert second.skill is not None
    assert first.skill.value > second.skill.value
    assert summary(results).splitlines()[1].startswith("greedy")


def alone(bot: str, deal: int, points: int) -> Result:
    return Result(Pairing(0, "cartographers", (bot,), deal), (points,), (1,), None, (0.1,), (10,))


def test_the_margin_between_bots_is_taken_deal_by_deal():
    good = [alone("good", deal, points) for deal, points in enumerate((30, 12, 50, 99))]
    poor = [alone("poor", deal, points) for deal, points in enumerate((28, 12, 46))]

    # Differences of 2, 0 and 4: a mean of 2, a deviation of 2.
    assert margins(good + poor) == [Margin("good", "poor", 3, 2.0, 2 / 3**0.5)]
    assert summary(good + poor).endswith("good less poor, 3 deals: 2.0, standard error 1.2")


def test_a_solo_ladder_tells_ratings():
    results = run(Arena("cartographers", ("uniform",), 2, seats=1).pairings())
    (rung,) = ladder(results)

    assert rung.rating is not None
    assert rung.rating.value == sum(r.rating or 0 for r in results) / 2
    assert rung.skill is None


@pytest.mark.parametrize(("percent", "value"), [(0, 10), (50, 20), (75, 25), (100, 30)])
def test_percentiles_lie_between_the_numbers(percent, value):
    assert percentile([30, 10, 20], percent) == value


def test_the_chart_names_every_bot(tmp_path):
    results = [play(Pairing(n, "cartographers", ("uniform",), n)) for n in range(3)]
    chart(results, tmp_path / "chart.svg")
    chart(results, tmp_path / "chart.png")

    assert ">uniform</text>" in (tmp_path / "chart.svg").read_text()
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")
    assert svg(ladder(results)).startswith("<svg")
