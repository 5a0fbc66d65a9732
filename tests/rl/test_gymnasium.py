from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import SyncVectorEnv

import inklands
from inklands.bots.bot import UnknownBot
from inklands.errors import InklandsError, OptionError, SeatError
from inklands.fast.titles import kernel_titles
from inklands.rl import InklandsEnv, InklandsVectorEnv, env_id, make_vec


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("title", kernel_titles())
def test_every_title_passes_the_checks_of_gymnasium(title: str, seats: int):
    env = gymnasium.make(env_id(title), seats=seats, render_mode="rgb_array")

    check_env(env.unwrapped)


def test_a_seed_deals_the_match_that_the_table_deals():
    env = InklandsEnv("cartographers")
    env.reset(seed=7)
    match = inklands.new_match("cartographers", seed=7)

    assert env.episode.match.view(0) == match.view(0)


@pytest.mark.parametrize("opponents", ["uniform", "self"])
@pytest.mark.parametrize("title", kernel_titles())
def test_a_batch_matches_single_environments_step_by_step(title: str, opponents: str):
    def single() -> InklandsEnv:
        return InklandsEnv(title, seats=2, opponents=opponents)

    many = make_vec(title, 3, seats=2, opponents=opponents)
    one_by_one = SyncVectorEnv([single] * 3)
    rng = np.random.default_rng(5)
    seen, infos = many.reset(seed=11)
    others, other_infos = one_by_one.reset(seed=11)
    for _ in range(150):
        alike(seen, others)
        alike(infos, other_infos)
        chosen = np.argmax(rng.random(infos["action_mask"].shape) * infos["action_mask"], axis=1)
        # Now and then something that is not legal, which both refuse.
        chosen[rng.random(3) < 0.05] = 0
        seen, *told, infos = many.step(chosen)
        others, *other_told, other_infos = one_by_one.step(chosen)
        alike(told, other_told)


def alike(one: object, two: object) -> None:
    assert gymnasium.utils.env_checker.data_equivalence(_plain(one), _plain(two)), (
        f"{one} is not {two}"
    )


def _plain(told: object) -> object:
    """Arrays of numbers of one width, which `SyncVectorEnv` chooses by itself."""
    if isinstance(told, dict):
        return {key: _plain(told[key]) for key in sorted(told)}
    if isinstance(told, list):
        return [_plain(each) for each in told]
    return np.asarray(told, float)


@pytest.mark.parametrize("title", kernel_titles())
def test_gymnasium_finds_a_batch_of_one_and_a_single_environment_to_match(title: str):
    # Batches of one are stepped like single environments, though they are typed otherwise.
    one: Any = SyncVectorEnv([lambda: InklandsEnv(title)])
    batch: Any = make_vec(title, 1)

    check_environments_match(one, batch, 50, info_comparison="keys-equivalence")


def test_gymnasium_makes_a_batch_by_the_name_of_a_title():
    env: Any = gymnasium.make_vec(
        "inklands/Misterra-v1", num_envs=4, vectorization_mode="vector_entry_point", compiled=False
    )

    seen, infos = env.reset(seed=[3, 1, 4, 1])
    assert seen["planes"].shape[0] == 4
    assert (infos["action_mask"][1] == infos["action_mask"][3]).all()


def test_an_action_that_is_not_legal_changes_nothing_and_is_told():
    env = InklandsEnv("explorers", illegal_reward=-3)
    before, _ = env.reset(seed=1)
    after, reward, is_over, is_cut, info = env.step(env.episode.sight.offered.wait)

    assert reward == -3
    assert info["refused"]
    assert not is_over
    assert not is_cut
    assert all((before[key] == after[key]).all() for key in before)


@pytest.mark.parametrize(
    ("reward", "total"), [("points", "points"), ("margin", "margin"), ("rating", "rating")]
)
def test_rewards_add_up_to_what_they_are_named_for(reward: str, total: str):
    seats = 1 if reward == "rating" else 2
    env = InklandsEnv("cartographers", seats=seats, reward=reward)
    _, info = env.reset(seed=2)
    gained, is_over = 0.0, False
    while not is_over:
        _, own, is_over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        gained += own
    standing = env.episode.match.standing
    points = [each.total for each in standing.points]
    expected = {"points": points[0], "margin": points[0] - points[-1]}
    if reward == "rating":
        expected["rating"] = standing.ratings[0].number

    assert gained == expected[total]


def test_batches_reward_the_margin_and_the_rating_too():
    for reward, seats in (("margin", 2), ("rating", 1)):
        env = make_vec("cartographers", 2, seats=seats, reward=reward, compiled=False)
        single = InklandsEnv("cartographers", seats=seats, reward=reward)
        _, infos = env.reset(seed=2)
        single.reset(seed=2)
        over = np.zeros(2, bool)
        while not over[0]:
            action = np.argmax(infos["action_mask"], axis=1)
            _, rewards, over, _, infos = env.step(action)
            _, own, is_over, _, _ = single.step(action[0])

            assert (own, is_over) == (rewards[0], over[0])


def test_matches_of_a_batch_have_options_of_their_own():
    env = make_vec("cartographers", 4, options=[{"sheet": "A"}, {"sheet": "B"}], compiled=False)
    seen, _ = env.reset(seed=0)
    names = env.games.offered.planes(1)
    wasteland = seen["planes"][:, names.index("wasteland")].sum(axis=(1, 2))

    assert [cells > 0 for cells in wasteland] == [False, True, False, True]


def test_threads_play_the_same_matches():
    def told(threads: int) -> list[object]:
        env = make_vec("misterra", 5, seats=2, threads=threads)
        _, infos = env.reset(seed=4)
        steps = [env.step(np.argmax(infos["action_mask"], axis=1)) for _ in range(3)]
        env.close()
        return [rewards.tolist() for _, rewards, *_ in steps]

    assert told(1) == told(3)


def test_a_few_matches_of_a_batch_begin_anew():
    env = make_vec("explorers", 3, compiled=False)
    _, infos = env.reset(seed=0)
    env.step(np.argmax(infos["action_mask"], axis=1))
    before = env.games.planes.copy()
    env.reset(seed=[9, 9, 9], options={"reset_mask": np.array([False, True, False])})

    assert (env.games.planes[[0, 2]] == before[[0, 2]]).all()
    assert (env.games.planes[1] != before[1]).any()
    assert env.games.seeds.tolist() == [0, 9, 2]


def test_what_there_is_not_is_refused_with_a_sentence():
    with pytest.raises(OptionError, match="there is no reward 'gold'"):
        InklandsEnv("misterra", reward="gold")
    with pytest.raises(OptionError, match="only a solo game has a rating"):
        InklandsEnv("misterra", seats=2, reward="rating")
    with pytest.raises(SeatError, match="there is no seat 2"):
        InklandsEnv("misterra", seats=2, seat=2)
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        InklandsEnv("misterra", seats=2, opponents="nobody")
    with pytest.raises(OptionError, match="a batch has uniform or self"):
        make_vec("misterra", 2, seats=2, opponents="greedy", compiled=False)


def wrong_settings() -> dict[str, Callable[[], object]]:
    """What somebody may ask for, and how the sentence goes that refuses it."""

    def batch(**settings: Any) -> InklandsVectorEnv:
        return make_vec("misterra", 2, compiled=False, **settings)

    return {
        "chess has no environments; cartographers": lambda: make_vec("chess", 2),
        "num_envs = 0: give 1 or more": lambda: make_vec("misterra", 0, compiled=False),
        "threads = 0: give 1 or more": lambda: batch(threads=0),
        "misterra takes 1 to 4 seats, not 9": lambda: batch(seats=9),
        "misterra takes 1 to 4 seats, not 7": lambda: InklandsEnv("misterra", seats=7),
        "there is no option 'gold'": lambda: batch(options={"gold": "on"}),
        "3 seeds do not go with 2 matches": lambda: batch().reset(seed=[1, 2, 3]),
        "seed = -5: a seed is 0 or more": lambda: batch().reset(seed=[-5, 1]),
        "seed = 1.5: a seed is a whole number": lambda: batch().reset(seed=1.5),  # type: ignore[arg-type] # a mistake
        "no match has begun": lambda: batch().step(np.zeros(2, np.int64)),
        "call reset first": lambda: batch().sample_legal(),
        "has begun: call reset": lambda: InklandsEnv("misterra").step(0),
        "there is no render mode 'human'": lambda: InklandsEnv("misterra", render_mode="human"),
        "name one bot at least": lambda: InklandsEnv("misterra", seats=2, opponents=[]),
    }


@pytest.mark.parametrize("sentence", wrong_settings())
def test_a_wrong_setting_is_refused_with_a_sentence(sentence: str):
    with pytest.raises(InklandsError, match=sentence):
        wrong_settings()[sentence]()


@pytest.mark.parametrize("actions", [[1], [[1, 2]], 1, [0.5, 1.0]])
def test_a_batch_takes_one_whole_number_for_each_match(actions: object):
    env = make_vec("misterra", 2, compiled=False)
    env.reset(seed=1)

    with pytest.raises(OptionError, match="give 2 whole numbers, one for each match"):
        env.step(np.array(actions))


def test_a_seed_may_be_a_number_of_numpys():
    one, two = (make_vec("misterra", 2, compiled=False) for _ in range(2))

    alike(one.reset(seed=np.int64(3))[0], two.reset(seed=[3, 4])[0])  # type: ignore[arg-type] # no int


@pytest.mark.parametrize("is_compiled", [False, True])
@pytest.mark.parametrize("title", kernel_titles())
def test_a_batch_draws_legal_actions_that_a_seed_repeats(title: str, is_compiled: bool):
    def drawn() -> Iterator[list[int]]:
        env = make_vec(title, 4, compiled=is_compiled, copy=False)
        _, infos = env.reset(seed=3)
        for _ in range(130):
            chosen = env.sample_legal()

            assert infos["action_mask"][np.arange(4), chosen].all()
            *_, infos = env.step(chosen)
            assert not infos["refused"].any()
            yield chosen.tolist()

    assert list(drawn()) == list(drawn())


def test_every_legal_action_is_drawn_as_often():
    env = make_vec("misterra", 1)
    _, infos = env.reset(seed=0)
    rng, draws = np.random.default_rng(1), 3000
    counts = np.zeros(env.games.legal.shape[1])
    for _ in range(draws):
        counts[env.sample_legal(rng)[0]] += 1
    legal = infos["action_mask"][0] > 0
    expected = draws / legal.sum()

    assert not counts[~legal].any()
    # Five standard deviations of a count: less than one seed in 100,000 is as far off.
    assert np.abs(counts[legal] - expected).max() < 5 * np.sqrt(expected)


@pytest.mark.parametrize("title", kernel_titles())
def test_bots_of_a_level_sit_in_the_other_seats(title: str):
    env = InklandsEnv(title, seats=3, seat=1, opponents=["apprentice", "uniform"])
    _, info = env.reset(seed=5)
    for _ in range(4):
        *_, info = env.step(np.flatnonzero(info["action_mask"])[0])

        assert info["seat"] == 1


@pytest.mark.parametrize("title", kernel_titles())
def test_the_board_is_shown_as_text_and_as_pixels(title: str):
    text = InklandsEnv(title, render_mode="ansi")
    text.reset(seed=0)
    drawn = InklandsEnv(title, render_mode="rgb_array")
    drawn.reset(seed=0)
    image = drawn.render()

    assert text.render() == text.episode.game.picture(text.episode.match.view(0))
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 5
    assert InklandsEnv(title).render() is None
