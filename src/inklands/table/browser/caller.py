"""Who sends requests to the table in a browser: whoever sits before it."""

from __future__ import annotations

from inklands.table.refusal import Refusal
from inklands.table.thinking.fair_queue import Asker
from inklands.table.wire.http_messages import Invitation

HOLDER = "this-device"
"""Who holds the seats of tables on this device; it is nobody's secret, and leaves it never."""


class DeviceCaller:
    """A `Caller` who may ask as often as they like, and is the only one here."""

    holder: str | None = HOLDER
    asker = Asker("", HOLDER)

    def count(self) -> None:
        pass

    def identify(self, key: str | None = None) -> str:
        return HOLDER

    def link(self, path: str) -> Invitation:
        raise Refusal("table/local", "A table of this device cannot be reached by others.", 403)

    def picture(self, link: str) -> str:
        raise Refusal("table/local", "A table of this device cannot be reached by others.", 403)
