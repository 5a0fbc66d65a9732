"""
The chance of real matches as kernels read it: `core/rng.py` in a flat buffer.

A stream is `STREAM` numbers of a buffer: the two halves of its seed, then how often it was read.
The rest is room in which the compiled twin of this module, `fast/compiled_stream.py`, works. So a
match that kernels deal from a seed is the match that the table deals from it, card for card.
"""

from __future__ import annotations

from hashlib import blake2b

from inklands.core.rng import Rng
from inklands.fast.offsets import Offsets
from inklands.grid.kernel import Ints

_numbers = Offsets()
HIGH = _numbers.reserve()
LOW = _numbers.reserve()
READS = _numbers.reserve()
PREFIX = _numbers.reserve(6)
"""The seed as text, as it begins every message that is hashed: eight letters a number."""
LENGTH = _numbers.reserve()
"""How many letters that is."""
LANES = 8
"""Compiled, so many numbers are worked out at once."""
AHEAD = _numbers.reserve()
"""The read that the first of them is."""
ENDINGS = _numbers.reserve(LANES)
"""The number of each of these reads as text, as it ends the message."""
RESULTS = _numbers.reserve(LANES)
STREAM = _numbers.size
WORD = (1 << 64) - 1


def seed_stream(stream: Ints, at: int, seed: int) -> None:
    """The stream at *at* begins anew from a seed of less than 63 bits."""
    stream[at + HIGH], stream[at + LOW], stream[at + READS] = 0, seed, 0


def stream_below(stream: Ints, at: int, bound: int) -> int:
    """The next number of the stream, in ``range(bound)``."""
    number, rest = _rng(stream, at).below(bound)
    stream[at + READS] = rest.reads
    return number


def stream_shuffle(stream: Ints, at: int, v: Ints, first: int, count: int) -> None:
    """*count* numbers from ``v[first]`` on in a random order."""
    order, rest = _rng(stream, at).shuffled([v[first + i] for i in range(count)])
    for i in range(count):
        v[first + i] = order[i]
    stream[at + READS] = rest.reads


def split_stream(stream: Ints, at: int, to: int) -> None:
    """A stream of its own at *to*, as `Rng.split` makes one."""
    own, rest = _rng(stream, at).split()
    stream[at + READS] = rest.reads
    _begin(stream, to, own.seed)


def player_stream(stream: Ints, at: int, seed: int, seat: int, decision: int) -> None:
    """The chance of a bot in *seat* for one decision; agrees with `chance` in bots/driver.py."""
    key = f"{seed}/bot/{seat}/{decision}".encode()
    _begin(stream, at, int.from_bytes(blake2b(key, digest_size=16).digest(), "big"))


def _begin(stream: Ints, at: int, seed: int) -> None:
    stream[at + HIGH], stream[at + LOW], stream[at + READS] = seed >> 64, seed & WORD, 0


def _rng(stream: Ints, at: int) -> Rng:
    return Rng(int(stream[at + HIGH]) << 64 | int(stream[at + LOW]), int(stream[at + READS]))
