"""Environments for learners: steps of a batch with masks and observations, and of single ones."""

from __future__ import annotations

import numpy as np
from workloads import Burst

MATCHES, SINGLE, STEPS = 1024, 8, 8


def batch(title: str, seats: int = 1) -> Burst:
    """Steps of 1,024 matches on the compiled engine, any legal action in each."""
    from inklands.rl import make_vec

    env = make_vec(title, MATCHES, seats=seats, copy=False)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def burst(_number: int) -> int:
        for _ in range(STEPS):
            env.step(env.sample_legal(rng))
        return STEPS * MATCHES

    return burst


def bytes_alone() -> Burst:
    """The bytes of a batch of Cartographers written anew at each step, and nothing else."""
    from inklands.fast.titles import title_environment

    offered = title_environment("cartographers")
    cells = len(offered.planes(1)) * offered.shape[0] * offered.shape[1]
    sizes = cells, 2 * len(offered.scalars(1)), len(offered.action_names)
    arrays = [np.zeros((MATCHES, size), np.uint8) for size in sizes]

    def burst(number: int) -> int:
        for step in range(STEPS):
            for array in arrays:
                array.fill((number + step) & 1)
        return STEPS * MATCHES

    return burst


def _legal(masks: np.ndarray, first: int) -> np.ndarray:
    """In each row the first legal action from *first* on, or from the beginning."""
    # Among truths the search for the greatest stops at the first; among numbers it never does.
    legal = masks.view(np.bool_)
    behind = legal[:, first:]
    place = behind.argmax(axis=1)
    found = np.take_along_axis(behind, place[:, None], axis=1)[:, 0]
    return np.where(found, first + place, legal.argmax(axis=1))


def one_by_one(title: str) -> Burst:
    """Steps of Gymnasium's own vector of single environments, on the readable rules."""
    from gymnasium.vector import SyncVectorEnv

    from inklands.rl import InklandsEnv

    env = SyncVectorEnv([lambda: InklandsEnv(title)] * SINGLE, copy=False)
    _, infos = env.reset(seed=1)
    rng = np.random.default_rng(1)

    def burst(_number: int) -> int:
        nonlocal infos
        masks = infos["action_mask"]
        *_, infos = env.step(_legal(masks, int(rng.integers(masks.shape[1]))))
        return SINGLE

    return burst


def pgx(name: str) -> Burst:
    """
    Steps of 1,024 matches of pgx, with masks and observations, any legal action in each.

    Each match draws one random number, as ours do; one for each action costs othello a quarter.
    """
    import jax
    import pgx as library

    env = library.make(name)
    keys = jax.random.split(jax.random.PRNGKey(1), MATCHES)
    state = jax.jit(jax.vmap(env.init))(keys)

    @jax.jit
    def played(state: object, key: object) -> object:
        def once(state: object, key: object) -> tuple[object, None]:
            counts = jax.numpy.cumsum(state.legal_action_mask.astype(int), axis=1)
            place = (jax.random.uniform(key, (MATCHES,)) * counts[:, -1]).astype(int)
            actions = jax.numpy.argmax(counts > place[:, None], axis=1)
            return jax.vmap(library.experimental.auto_reset(env.step, env.init))(
                state, actions, jax.random.split(key, MATCHES)
            ), None

        return jax.lax.scan(once, state, jax.random.split(key, STEPS))[0]

    def burst(number: int) -> int:
        nonlocal state
        state = jax.block_until_ready(played(state, jax.random.PRNGKey(number)))
        return STEPS * MATCHES

    return burst


def cartographers_batch() -> Burst:
    return batch("cartographers")


def misterra_batch() -> Burst:
    return batch("misterra")


def explorers_batch() -> Burst:
    return batch("explorers")


def cartographers_single() -> Burst:
    return one_by_one("cartographers")


def pgx_connect_four() -> Burst:
    return pgx("connect_four")


def pgx_othello() -> Burst:
    return pgx("othello")
