"""What players of playouts go by, in sixteenths of a point; found by trial over many solo games."""

from __future__ import annotations

from mapwright.fast.explorers.worth import STEPS

NEAR = {
    "gem": (8.3, 0.39),
    "wanted food": (16.9, 0.46),
    "food for later": (12.2, 0.61),
    "key": (45.3, 0.53),
    "temple": (42.8, 0.61),
    "map": (37.6, 0.72),
    "horse": (3.8, 0.44),
    "beside a village": (29.8, 0.61),
}
"""What a thing next to the trail promises, and how much of that is left one step further away."""
HELD_KEY, HELD_MAP = 73, 58
FADE = 11
"""The last turns of a match, over which promise fades."""


def _steps(promise: float, left: float) -> tuple[int, ...]:
    """For each distance, what is gained by coming as near as that."""
    values = [promise * left**step for step in range(STEPS)]
    return tuple(round(here - far) for here, far in zip(values, [*values[1:], 0.0], strict=True))


WEIGHTS = (
    *(weight for near in NEAR.values() for weight in _steps(*near)), HELD_KEY, HELD_MAP, FADE,
)  # fmt: skip
