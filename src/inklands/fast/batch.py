"""Many matches played side by side: the buffers that the kernels of a batch work on."""

from __future__ import annotations

from typing import NamedTuple

from inklands.fast.offsets import Offsets
from inklands.fast.rows import Bytes, IntRows, MaskRows
from inklands.grid.kernel import Ints

POINTS, MARGIN, RATING = range(3)
"""What is rewarded: points as they are gained; at the end the lead, or how a solo game is rated."""
EVERYBODY = -1
"""The learner that decides for all seats, in place of one seat's number."""

_game = Offsets()
SEED = _game.reserve()
LEARNER = _game.reserve()
"""The seat that the learner has, or `EVERYBODY`."""
ACTION = _game.reserve()
"""What the learner has chosen to do."""
ACTED = _game.reserve()
TO_ACT = _game.reserve()
"""Who acted in the last step; who is to act, and at the end who acted last."""
REFUSED = _game.reserve()
"""Whether the last action was not legal, so that nothing was done."""
CHOICES = _game.reserve()
"""How many actions are legal."""
GAINED = _game.reserve()
"""The last reward of the seat that acted."""
OVER = _game.reserve()
"""Whether the match has come to its end."""
SEATED = _game.size
"""From here on, by seat: how often it decided; then what each has scored; then its last reward."""
SEAT_PARTS = 3


class Batch(NamedTuple):
    """Matches, a row each, and what is told of them after a step."""

    b: MaskRows
    v: IntRows
    seen_b: MaskRows
    seen_v: IntRows
    """What all could see when something was last shown to all."""
    games: IntRows
    """The numbers named above."""
    streams: IntRows
    setups: IntRows
    planes: Bytes
    scalars: Bytes
    legal: Bytes
    plane_bits: IntRows
    legal_bits: IntRows
    """What planes and masks say, a bit for each of their bytes."""
    fresh_planes: Ints
    fresh_legal: Ints
    """The same of one match after a step, until its bytes are brought up to date."""
    sizes: Ints
    """The bytes of a match's planes, its scalars, its actions; what is rewarded; streams."""


PLANE_SIZE, SCALAR_SIZE, ACTION_SIZE, REWARD, OWN_STREAM, SIZES = range(6)
