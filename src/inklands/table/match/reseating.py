"""What those at a table do about its seats: each is checked, kept, and told everybody."""

from __future__ import annotations

from dataclasses import replace

from inklands.table.match import permissions
from inklands.table.match.identity import hashed, new_secret
from inklands.table.match.seating import Seating
from inklands.table.match.table import Table
from inklands.table.refusal import Refusal
from inklands.table.thinking.questions import LEVELS
from inklands.table.wire import http_messages, messages


async def reseat(table: Table, command: messages.Reseating, holder: str | None) -> None:
    """Do what *command* asks of a seat, or of those who are to come."""
    if isinstance(command, messages.AllowSeats):
        await _allow_seats(table, command, holder)
        return
    seat = command.seat
    match command:
        case messages.Rename():
            permissions.check_holds(table.seating, seat, holder)
            await table.reseat(lambda seating: seating.renamed(seat, command.name))
        case messages.SeatBot():
            await _seat_bot(table, seat, check_level(command.level), holder)
        case messages.HandBack():
            permissions.check_hands_back(table.host_rights, seat, holder)
            await table.reseat(lambda seating: seating.handed_back(seat))
        case messages.FreeSeat():
            is_used = table.is_here(seat) or table.feed.has_acted(seat)
            permissions.check_frees(table.host_rights, seat, holder, is_used=is_used)
            await table.reseat(lambda seating: seating.freed(seat))
        case messages.StandUp():
            await _stand_up(table, seat, check_level(command.level), holder)


async def give_up_all(table: Table, level: str, holder: str | None) -> None:
    """Give up every seat of *holder*: bots of *level* play on where others are at the match."""
    check_level(level)

    def change(seating: Seating) -> Seating:
        # One after the other, and written as one change.
        left = seating
        for seat in seating.held_by(holder):
            left = _given_up(table, left, seat, level)
        return left if left is seating else replace(left, version=seating.version + 1)

    await table.reseat(change)


async def make_link(table: Table, seat: int, holder: str | None) -> str:
    """A new secret by which its holder can take *seat* to another browser; older ones are void."""
    secret = new_secret()

    def change(seating: Seating) -> Seating:
        permissions.check_holds(seating, seat, holder)
        return seating.linked(seat, hashed(secret))

    await table.reseat(change)
    return secret


async def reopen(table: Table, seat: int, holder: str | None) -> str:
    """A new secret by which the person of *seat*, who is away, can come back to it, once."""
    secret = new_secret()

    def change(seating: Seating) -> Seating:
        is_away = table.absence.is_away(seating[seat].holder)
        permissions.check_reopens(table.host_rights, seat, holder, is_away=is_away)
        return seating.reopened(seat, hashed(secret))

    await table.reseat(change)
    return secret


async def resume(table: Table, request: http_messages.ResumeSeat, holder: str) -> None:
    """Move a seat to the browser of *holder*, who has the secret of its link."""
    seat = request.seat

    # Inside the change, so that of two who come at once with one invitation one gets the seat.
    def change(seating: Seating) -> Seating:
        if seating[seat].holder == holder:
            return seating
        is_here = seating[seat].holder in table.holders_here
        is_own = permissions.check_resumes(seating, seat, request.secret, is_here=is_here)
        host = seating.host or table.setup.host
        return seating.moved(seat, holder, host, keeps_link=is_own)

    await table.reseat(change)


def is_ended(table: Table) -> bool:
    """Whether nothing is left to play at *table*: it is over, or cannot be played on."""
    feed = table.feed
    return feed.is_over or feed.outdated is not None or feed.damage is not None


def check_level(level: str | None) -> str:
    if level not in LEVELS:
        raise Refusal("bot/unknown", f"There is no bot {level!r}; there are: {', '.join(LEVELS)}.")
    return level


async def _allow_seats(table: Table, command: messages.AllowSeats, holder: str | None) -> None:
    """Let a guest take as many seats by the invitation as *command* says."""

    def change(seating: Seating) -> Seating:
        permissions.check_allows_seats(table.host_rights, command.count, holder)
        return seating.allowing(command.count)

    await table.reseat(change)


async def _seat_bot(table: Table, seat: int, level: str, holder: str | None) -> None:
    def check() -> None:
        is_absent = seat in table.absent
        permissions.check_seats_bots(table.host_rights, seat, holder, is_absent=is_absent)

    def change(seating: Seating) -> Seating:
        check()
        return seating.with_bot(seat, level, table.feed.number(seat))

    check()
    # The seat is followed from here on, which may take long and is done aside.
    await table.prepare(seat)
    await table.reseat(change)


async def _stand_up(table: Table, seat: int, level: str, holder: str | None) -> None:
    """Give *seat* up: what was played is played on by a bot, as long as others are there."""

    def change(seating: Seating) -> Seating:
        permissions.check_stands_up(seating, seat, holder, is_over=table.is_over)
        return _given_up(table, seating, seat, level)

    await table.reseat(change)


def _given_up(table: Table, seating: Seating, seat: int, level: str) -> Seating:
    if is_ended(table):
        return seating.departed(seat)
    is_known = permissions.is_deal_known(table.setup, seating)
    is_played = table.feed.has_acted(seat) or is_known
    has_others = bool(seating.holders - {seating[seat].holder})
    return seating.given_up(seat, level if is_played and has_others else None)
