from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation

import inklands.rl.open_spiel_games  # noqa: F401 (it registers the games)
from inklands.errors import OptionError, SeatError
from inklands.fast.titles import kernel_titles

RECALL = pyspiel.IIGObservationType(
    perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("title", kernel_titles())
def test_every_title_passes_the_random_simulation_of_openspiel(title: str, players: int):
    game = pyspiel.load_game(f"inklands_{title}", {"players": players})

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("title", kernel_titles())
def test_a_playthrough_of_openspiel_is_the_same_when_it_is_replayed(title: str, tmp_path: Path):
    file = tmp_path / "playthrough.txt"
    name = f"inklands_{title}(players=2,deals=4)"
    file.write_text(generate_playthrough.playthrough(name, None, seed=3), encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # It is a program of its own, with arguments.
    expected, actual = generate_playthrough.replay(str(file))

    assert expected == actual


def test_seats_that_act_at_once_make_a_simultaneous_node():
    state = pyspiel.load_game("inklands_cartographers").new_initial_state()

    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 1024
    state.apply_action(3)
    assert state.is_simultaneous_node()


def test_they_act_in_turn_where_the_game_is_to_be_turn_based():
    game = pyspiel.load_game("inklands_cartographers", {"turn_based": True, "deals": 8})
    state = game.new_initial_state()
    state.apply_action(3)

    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert state.current_player() == 0
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1


def test_an_information_state_tells_what_a_seat_saw_and_did_but_not_what_another_draws():
    game = pyspiel.load_game("inklands_cartographers", {"turn_based": True})
    one, two = game.new_initial_state(), game.new_initial_state()
    for state, place in ((one, 0), (two, 1)):
        state.apply_action(3)
        state.apply_action(state.legal_actions()[place])
    observation = make_observation(game, RECALL)

    assert observation.string_from(one, 1) == observation.string_from(two, 1)
    assert observation.string_from(one, 0) != observation.string_from(two, 0)


def test_its_tensor_holds_the_observation_and_the_own_actions():
    game = pyspiel.load_game("inklands_explorers", {"players": 1})
    state = game.new_initial_state()
    state.apply_action(5)
    action = state.legal_actions()[0]
    state.apply_action(action)
    observation = make_observation(game, RECALL)
    observation.set_from(state, 0)
    planes, scalars = game.sight.observation(state.position, 0)

    assert (observation.dict["planes"] == planes).all()
    assert (observation.dict["scalars"] == scalars).all()
    assert observation.dict["own actions"][:2].tolist() == [action + 1, 0]


def test_an_algorithm_of_openspiel_plays_a_title():
    game = pyspiel.load_game("inklands_misterra", {"players": 1, "deals": 4, "reward": "margin"})
    bot = mcts.MCTSBot(game, 1.0, 2, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    state = game.new_initial_state()
    state.apply_action(2)

    assert bot.step(state) in state.legal_actions()


def test_options_are_one_text():
    with pytest.raises(OptionError, match="write key=value"):
        pyspiel.load_game("inklands_misterra", {"options": "expert"})


def test_players_and_deals_that_there_are_not_are_refused():
    with pytest.raises(SeatError, match="misterra takes 1 to 4 seats, not 9"):
        pyspiel.load_game("inklands_misterra", {"players": 9})
    with pytest.raises(OptionError, match="deals = 0: give 1 or more"):
        pyspiel.load_game("inklands_misterra", {"deals": 0})
