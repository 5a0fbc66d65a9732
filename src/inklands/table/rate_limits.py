"""Token buckets: so much at once, so much a second, for each key."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice


@dataclass(frozen=True, slots=True)
class Rate:
    """*burst* at once, then *per_second*."""

    burst: float
    per_second: float


class Bucket:
    """
    Tokens that are taken and come back with time.

    >>> bucket = Bucket(Rate(2, 1), clock=lambda: 0.0)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("_at", "_clock", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._at = clock()

    @property
    def is_full(self) -> bool:
        return self._filled(self._clock()) >= self._rate.burst

    def take(self) -> bool:
        now = self._clock()
        self._tokens, self._at = self._filled(now), now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def _filled(self, now: float) -> float:
        gained = (now - self._at) * self._rate.per_second
        return min(self._rate.burst, self._tokens + gained)


class Buckets:
    """
    One bucket for each key, of at most *most* keys.

    One that is full again is forgotten when others come, since a new one would be the same. When
    there are too many, so is the one that was asked for least lately: nobody is locked out because
    others fill the memory.
    """

    def __init__(
        self, rate: Rate, most: int = 50_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget_full()
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget_full(self) -> None:
        # Two for each that comes: they become fewer, and nobody waits for all to be gone through.
        for key, bucket in list(islice(self._buckets.items(), 2)):
            if bucket.is_full:
                del self._buckets[key]
