"""Other engines people use: random playouts, in decisions."""

from __future__ import annotations

import random

from workloads import Burst


def python_chess() -> Burst:
    import chess

    def playout(number: int) -> int:
        rng = random.Random(number)
        board = chess.Board()
        moves = 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return playout


def catanatron() -> Burst:
    from catanatron import Color, Game, RandomPlayer

    def playout(number: int) -> int:
        random.seed(number)
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return len(game.state.actions)

    return playout


def open_spiel(name: str) -> Burst:
    import pyspiel

    game = pyspiel.load_game(name)

    def playout(number: int) -> int:
        rng = random.Random(number)
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return moves

    return playout


def hex_board() -> Burst:
    return open_spiel("hex")


def spiel_chess() -> Burst:
    return open_spiel("chess")


def connect_four() -> Burst:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def playout(number: int) -> int:
        rng = random.Random(number)
        env.reset(seed=number)
        moves = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = [a for a, open_ in enumerate(observation["action_mask"]) if open_]
            env.step(rng.choice(legal))
            moves += 1
        return moves

    return playout
