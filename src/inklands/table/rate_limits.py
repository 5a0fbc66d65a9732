"""Token buckets: so much at once, so much a second, for each key."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


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

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._at = clock()

    def take(self) -> bool:
        now = self._clock()
        gained = (now - self._at) * self._rate.per_second
        self._tokens, self._at = min(self._rate.burst, self._tokens + gained), now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """
    One bucket for each key, of at most *most* keys.

    When there are more, the one that was asked for least lately is forgotten: by then it is most
    often full again, and nobody is locked out because others fill the memory.
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
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()
