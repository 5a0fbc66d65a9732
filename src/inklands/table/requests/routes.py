"""Every request of a page: where it is sent, and how it is answered from `match.api`."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from inklands.table.match.api import Api
from inklands.table.requests.answer import SVG, TEXT, Answer, Lines, Whole, encoded, in_lines
from inklands.table.requests.request import Request
from inklands.table.wire import copy_messages, http_messages
from inklands.table.wire.http_messages import Invitation, SeatLink

MakeLink: TypeAlias = Callable[[str, int, str | None], Awaitable[str]]
LOG = logging.getLogger("inklands.table")


async def titles(api: Api, _: Request) -> Answer:
    return encoded(api.titles(), is_for_all=True)


async def texts(api: Api, request: Request) -> Answer:
    text = api.texts(request.parameters["title"], request.parameters["language"])
    return Whole(text.encode(), TEXT, is_for_all=True)


async def printed(api: Api, request: Request) -> Answer:
    words = request.parameters
    return encoded(await api.printed(words["title"], words["language"]))


async def my_tables(api: Api, request: Request) -> Answer:
    return encoded(await api.my_tables(request.caller.holder, request.number("skip")))


async def new_table(api: Api, request: Request) -> Answer:
    body = await request.body(http_messages.NewTable)
    caller = request.caller
    seated = await api.new_table(body, caller.identify(), caller.asker.address)
    LOG.info("created", extra={"table": seated.table, "title": body.title})
    return encoded(seated, 201)


async def take_seat(api: Api, request: Request) -> Answer:
    body = await request.body(http_messages.TakeSeat)
    holder = request.caller.identify(body.key)
    return encoded(await api.take_seat(request.parameters["table"], body, holder))


async def resume_seat(api: Api, request: Request) -> Answer:
    body = await request.body(http_messages.ResumeSeat)
    holder = request.caller.identify(body.key)
    return encoded(await api.resume(request.parameters["table"], body, holder))


async def leave_table(api: Api, request: Request) -> Answer:
    body = await request.body(http_messages.LeaveTable)
    return encoded(await api.leave(request.parameters["table"], body, request.caller.holder))


async def copy_table(api: Api, request: Request) -> Answer:
    body, caller = await request.body(copy_messages.CopyTable), request.caller
    caller.count()
    return encoded(await api.hand_out(request.parameters["table"], body, caller.holder))


async def bring_table(api: Api, request: Request) -> Answer:
    body, caller = await request.body(copy_messages.BringTable), request.caller
    brought = await api.bring(body, caller.identify(), caller.asker.address)
    LOG.info("brought", extra={"table": brought.table, "title": body.copy.title})
    return encoded(brought, 201 if brought.is_new else 200)


async def play_here(api: Api, request: Request) -> Answer:
    return encoded(await api.play_here(request.parameters["table"], request.caller.holder))


async def link_seat(api: Api, request: Request) -> Answer:
    return await _seat_link(request, api.seat_link)


async def reopen_seat(api: Api, request: Request) -> Answer:
    return await _seat_link(request, api.reopen)


async def record(api: Api, request: Request) -> Answer:
    return Whole((await api.record(request.parameters["table"])).encode(), TEXT)


async def table_replay(api: Api, request: Request) -> Answer:
    seat = request.number("seat")
    request.caller.count()
    return encoded(await api.table_replay(request.parameters["table"], seat))


async def invitation(api: Api, request: Request) -> Answer:
    return encoded(await _invitation(api, request))


async def invitation_picture(api: Api, request: Request) -> Answer:
    """The link that brings a guest to the table, as a QR code."""
    link = (await _invitation(api, request)).link
    return Whole(request.caller.picture(link).encode(), SVG)


async def score(api: Api, request: Request) -> Answer:
    return encoded(api.score(await request.body(http_messages.ScoreSheet)))


async def replay(api: Api, request: Request) -> Answer:
    body = await request.body(http_messages.ReadRecord)
    request.caller.count()
    return encoded(await api.replay(body))


async def review(api: Api, request: Request) -> Answer:
    body = await request.body(http_messages.ReadRecord)
    request.caller.count()
    return Lines(in_lines(await api.review(body, request.caller.asker)))


async def sheets(api: Api, request: Request) -> Answer:
    return encoded(api.sheets(request.parameters["title"], request.query))


async def box_page(api: Api, request: Request) -> Answer:
    return encoded(api.box_page(request.parameters["title"]))


async def check_box(api: Api, request: Request) -> Answer:
    body = await request.body(http_messages.OwnBox)
    return encoded(await api.check_box(request.parameters["title"], body))


async def read_boxes(api: Api, request: Request) -> Answer:
    return encoded(await api.read_boxes(await request.body(http_messages.BoxText)))


async def write_boxes(api: Api, request: Request) -> Answer:
    return Whole(api.write_boxes(await request.body(http_messages.OwnBoxes)).encode(), TEXT)


async def _invitation(api: Api, request: Request) -> Invitation:
    caller = request.caller
    return caller.link(await api.invitation(request.parameters["table"], caller.holder))


async def _seat_link(request: Request, make: MakeLink) -> Answer:
    """A link to one seat, with its picture: a second request would have to name the secret."""
    body, caller = await request.body(http_messages.LinkSeat), request.caller
    caller.count()
    made = caller.link(await make(request.parameters["table"], body.seat, caller.holder))
    return encoded(SeatLink(made.link, made.is_local, caller.picture(made.link)))


@dataclass(frozen=True, slots=True)
class Route:
    """A *path* with names in braces, each of which stands for one word."""

    method: Literal["GET", "POST"]
    path: str
    answer: Callable[[Api, Request], Awaitable[Answer]]


ROUTES = (
    Route("GET", "/api/titles", titles),
    Route("GET", "/api/titles/{title}/texts/{language}", texts),
    Route("GET", "/api/titles/{title}/printed/{language}", printed),
    Route("GET", "/api/tables", my_tables),
    Route("POST", "/api/tables", new_table),
    Route("POST", "/api/tables/{table}/seats", take_seat),
    Route("POST", "/api/tables/{table}/leave", leave_table),
    Route("POST", "/api/tables/{table}/copy", copy_table),
    Route("POST", "/api/tables/{table}/play-here", play_here),
    Route("POST", "/api/copies", bring_table),
    Route("POST", "/api/tables/{table}/link", link_seat),
    Route("POST", "/api/tables/{table}/reopen", reopen_seat),
    Route("POST", "/api/tables/{table}/resume", resume_seat),
    Route("GET", "/api/tables/{table}/record", record),
    Route("GET", "/api/tables/{table}/replay", table_replay),
    Route("GET", "/api/tables/{table}/invitation", invitation),
    Route("GET", "/api/tables/{table}/invitation.svg", invitation_picture),
    Route("POST", "/api/score", score),
    Route("POST", "/api/replay", replay),
    Route("POST", "/api/review", review),
    Route("GET", "/api/sheets/{title}", sheets),
    Route("GET", "/api/box/{title}", box_page),
    Route("POST", "/api/box/{title}/check", check_box),
    Route("POST", "/api/boxes/read", read_boxes),
    Route("POST", "/api/boxes/write", write_boxes),
)
