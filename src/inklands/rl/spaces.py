"""The spaces of observations and actions, the same in every library."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from inklands.fast.environment import AnyTitleEnvironment

NUMBERS = np.iinfo(np.int16)


def observation_parts(offered: AnyTitleEnvironment, seats: int) -> dict[str, spaces.Space[Any]]:
    """Planes of cells, 0 or 1, and the numbers beside them."""
    shape = (len(offered.planes(seats)), *offered.shape)
    count = (len(offered.scalars(seats)),)
    return {
        "planes": spaces.Box(0, 1, shape, np.uint8),
        "scalars": spaces.Box(NUMBERS.min, NUMBERS.max, count, np.int16),
    }


def observation_space(offered: AnyTitleEnvironment, seats: int) -> spaces.Space[Any]:
    return spaces.Dict(observation_parts(offered, seats))


def masked_space(offered: AnyTitleEnvironment, seats: int) -> spaces.Space[Any]:
    """An observation that holds the mask of legal actions too."""
    mask = spaces.MultiBinary(len(offered.action_names))
    return spaces.Dict({**observation_parts(offered, seats), "action_mask": mask})


def action_space(offered: AnyTitleEnvironment) -> spaces.Space[Any]:
    return spaces.Discrete(len(offered.action_names))
