"""What players of playouts go by, in sixteenths of a point; found by trial over many solo games."""

from __future__ import annotations

from inklands.fast.explorers.worth import STEPS

NEAR = {
    "gem": (7.2, 0.37),
    "wanted food": (15.1, 0.49),
    "food for later": (10.6, 0.67),
    "key": (43.4, 0.53),
    "temple": (53.1, 0.61),
    "map": (30.7, 0.73),
    "horse": (3.8, 0.48),
    "beside a village": (28.4, 0.65),
}
"""The value of a thing next to the trail, and how much of it is left one step further away."""
HELD_KEY, HELD_MAP = 66, 58
FADE = 9
"""The last turns of a match, over which values fade."""


def _steps(value: float, left: float) -> tuple[int, ...]:
    """For each distance, what is gained by coming as near as that."""
    values = [value * left**step for step in range(STEPS)]
    return tuple(round(here - far) for here, far in zip(values, [*values[1:], 0.0], strict=True))


WEIGHTS = (
    *(weight for near in NEAR.values() for weight in _steps(*near)), HELD_KEY, HELD_MAP, FADE,
)  # fmt: skip
