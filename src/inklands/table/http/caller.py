"""Who sends a request over HTTP: their cookie, their address, how often they come."""

from __future__ import annotations

from io import BytesIO

import segno
from starlette.requests import Request

from inklands.table.http.address import is_this_machine
from inklands.table.http.cookies import holder_of
from inklands.table.http.guard import address_of
from inklands.table.match.identity import hashed, new_secret, secret_of
from inklands.table.rate_limits import Buckets, Rate
from inklands.table.refusal import slow_down
from inklands.table.settings import Settings
from inklands.table.thinking.fair_queue import Asker
from inklands.table.wire.http_messages import Invitation


class Callers:
    """What is known of all who send requests."""

    def __init__(self, settings: Settings) -> None:
        creations = settings.limits.creations
        self.settings = settings
        self.by_identity = Buckets(creations)
        # Several people may share an address.
        self.by_address = Buckets(Rate(creations.burst * 4, creations.per_second * 4))


class HttpCaller:
    """A `Caller` of one request."""

    def __init__(self, request: Request, callers: Callers) -> None:
        self.holder = holder_of(request)
        self.new_secret: str | None = None
        """The secret to give them with the answer, if they had none."""
        self._request = request
        self._address = address_of(request.scope)
        self._callers = callers
        self._settings = callers.settings

    @property
    def asker(self) -> Asker:
        return Asker(self._address, self.holder or self._address)

    def count(self) -> None:
        if not self._callers.by_address.take(self._address):
            raise slow_down()

    def identify(self, key: str | None = None) -> str:
        if self.holder is None:
            self.new_secret = new_secret() if key is None else secret_of(key)
            self.holder = hashed(self.new_secret)
        self.count()
        if not self._callers.by_identity.take(self.holder):
            raise slow_down()
        return self.holder

    def link(self, path: str) -> Invitation:
        url, is_local = self._request.url, is_loopback(self._request)
        base = f"{url.scheme}://{url.netloc}"
        # A name that only this machine has for itself leads a guest nowhere.
        if is_local and self._settings.public_url:
            base, is_local = self._settings.public_url, False
        return Invitation(f"{base}{self._settings.subpath}{path}", is_local)

    def picture(self, link: str) -> str:
        picture = BytesIO()
        code = segno.make(link, micro=False)
        code.save(picture, "svg", scale=4, border=2, omitsize=True, xmldecl=False)
        return picture.getvalue().decode()


def is_loopback(request: Request) -> bool:
    """Whether the page was asked for by a name that only this machine has for itself."""
    name = request.url.hostname or ""
    return name == "localhost" or is_this_machine(name)
