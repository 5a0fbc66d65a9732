import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from inklands.errors import IllegalAction
from inklands.fast.titles import kernel_titles
from inklands.rl.pettingzoo_env import env, parallel_env
from inklands.rl.refusals import NotBegun


@pytest.fixture(autouse=True)
def _own_observations():
    """An observation of several arrays, of which PettingZoo warns, is what these games have."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("title", kernel_titles())
def test_agents_in_turn_pass_the_checks_of_pettingzoo(title: str, seats: int):
    api_test(env(title, seats, render_mode="ansi"), 60)
    seed_test(lambda: env(title, seats), 30)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("title", kernel_titles())
def test_agents_at_once_pass_them_too(title: str, seats: int):
    parallel_api_test(parallel_env(title, seats), 60)


@pytest.mark.parametrize("title", kernel_titles())
def test_both_ways_lead_to_the_same_points(title: str):
    in_turn, at_once = env(title, 2), parallel_env(title, 2)
    in_turn.reset(seed=3)
    seen, _ = at_once.reset(seed=3)
    taken: dict[str, list[int]] = {agent: [] for agent in at_once.agents}
    while at_once.agents:
        chosen = {agent: np.flatnonzero(own["action_mask"])[0] for agent, own in seen.items()}
        for seat in at_once.episode.match.to_act:
            taken[f"seat_{seat}"].append(int(chosen[f"seat_{seat}"]))
        seen, *_ = at_once.step(chosen)
    while not in_turn.terminations["seat_0"]:
        in_turn.step(taken[in_turn.agent_selection].pop(0))

    assert all(in_turn.terminations.values())
    assert in_turn.episode.match.standing == at_once.episode.match.standing


def test_what_a_seat_draws_stays_hidden_until_all_have_drawn():
    agents = env("cartographers", 2)
    agents.reset(seed=3)
    before = agents.observe("seat_1")
    agents.step(np.flatnonzero(agents.observe("seat_0")["action_mask"])[0])
    after = agents.observe("seat_1")

    assert all((before[key] == after[key]).all() for key in before)


def test_who_has_nothing_to_decide_has_to_wait():
    agents = parallel_env("misterra", 2, options={"first_game": "on"})
    seen, _ = agents.reset(seed=0)
    acting = min(agents.episode.match.to_act)
    idle = f"seat_{1 - acting}"
    wait = agents.episode.sight.offered.wait

    assert np.flatnonzero(seen[idle]["action_mask"]).tolist() == [wait]
    with pytest.raises(IllegalAction):
        agents.step({f"seat_{acting}": wait, idle: wait})


def test_an_agent_that_is_forgotten_or_too_early_is_told():
    agents, in_turn = parallel_env("cartographers", 2), env("cartographers", 2)
    agents.reset(seed=1)

    with pytest.raises(IllegalAction, match="seat_1 has to act, and no action was given for it"):
        agents.step({"seat_0": 0})
    with pytest.raises(IllegalAction, match="seat 0 may not take action 9999 now"):
        agents.step({"seat_0": 9999, "seat_1": 0})
    with pytest.raises(NotBegun):
        in_turn.step(0)
