"""
Environments for learners: `pip install 'inklands[rl]'`.

Importing this package registers every title with Gymnasium, as ``inklands/NAME-v1``.

>>> import gymnasium, inklands.rl
>>> env = gymnasium.make("inklands/Cartographers-v1", seats=2, opponents="apprentice")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum()) == len(env.unwrapped.episode.match.legal_actions(0))
True

PettingZoo's environments are in `inklands.rl.pettingzoo_env`, OpenSpiel's games in
`inklands.rl.open_spiel_games`; what they have in common is told in docs/learning.md.
"""

from __future__ import annotations

from gymnasium.envs.registration import register, registry

from inklands.fast.titles import kernel_titles
from inklands.rl.gymnasium_env import InklandsEnv
from inklands.rl.vector import InklandsVectorEnv, make_vec

__all__ = ["InklandsEnv", "InklandsVectorEnv", "env_id", "make_vec"]

VERSION = 1


def env_id(title: str) -> str:
    """
    The name that Gymnasium knows a title by.

    >>> env_id("misterra") == "inklands/Misterra-v1"
    True
    """
    return f"inklands/{title.capitalize()}-v{VERSION}"


def _register() -> None:
    for title in kernel_titles():
        if env_id(title) not in registry:
            register(
                env_id(title),
                entry_point="inklands.rl.gymnasium_env:InklandsEnv",
                vector_entry_point="inklands.rl.vector:InklandsVectorEnv",
                kwargs={"title": title},
                # An action that is not legal does nothing, so that a match may go on for ever.
                nondeterministic=False,
            )


_register()
