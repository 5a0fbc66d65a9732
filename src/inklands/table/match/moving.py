"""
Matches that move between a server and a device: handed out, brought, or played on where they are.

A match stands still where it was handed out. What is brought adds its lines behind those that are
there; where both were played on, nothing is changed and whoever brought it is told.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial

from inklands.table.match import permissions
from inklands.table.match.copies import (
    Copied,
    bare_name,
    command_of,
    entries_of,
    name_apart,
    own_box,
    pack,
    replayed,
    sittings_of,
    unpack,
)
from inklands.table.match.feeds.live import LiveFeed
from inklands.table.match.lobby import Lobby
from inklands.table.match.neighbours import alone
from inklands.table.match.seating import Seating, Sitting
from inklands.table.match.table import Table
from inklands.table.refusal import Refusal, damaged, no_such_table, slow_down, too_many
from inklands.table.store.store import Setup, Stored
from inklands.table.wire.copy_messages import BringTable, TableCopy


async def hand_out(lobby: Lobby, name: str, holder: str | None, *, moves: bool) -> TableCopy:
    """The match called *name*, for *holder* to take elsewhere; if it *moves*, it stands still."""
    table = await lobby.open(name)

    def change(seating: Seating) -> Seating:
        permissions.check_copies(seating, holder)
        # What is over has no secrets, and nothing to be played on.
        return seating if table.is_over else seating.copied(moves=moves)

    # First it stands still, then it is read: nothing can be played that is not in the copy.
    await table.reseat(change)
    permissions.check_copies(table.seating, holder)
    assert holder is not None, "the check asks for a seat"
    return pack(await _stored(lobby, name), holder)


async def play_here(lobby: Lobby, name: str, holder: str | None) -> Table:
    """Let a match that was taken along go on here, whatever becomes of the other."""
    table = await lobby.open(name)

    def change(seating: Seating) -> Seating:
        permissions.check_copies(seating, holder)
        return seating.played_here()

    await table.reseat(change)
    return table


async def bring(
    lobby: Lobby, request: BringTable, holder: str, address: str
) -> tuple[Table, int, bool]:
    """Take a match in: its table, how many lines are new here, and whether the table is."""
    copied, bare = unpack(request.copy), bare_name(request.copy)
    name = lobby.settings.table_prefix + (name_apart(bare, copied) if request.apart else bare)
    feed = await lobby.services.aside(partial(replayed, copied, lobby.title_source))
    async with alone(f"{name}/bring", lobby.services) as is_ours:
        if not is_ours:
            raise slow_down()
        if await lobby.services.store.load(name) is not None:
            table = await lobby.open(name)
            return table, await _add_lines(lobby, table, copied, holder), False
        table = await _set_up(lobby, name, copied, feed, holder)
        table.begin(address)
        return table, len(copied.lines), True


async def _set_up(lobby: Lobby, name: str, copied: Copied, feed: LiveFeed, holder: str) -> Table:
    """A table of the match of *copied*, which nobody has here."""
    limits, now = lobby.settings.limits, int(lobby.services.clocks.wall())
    hosted = await lobby.services.store.count_open(holder)
    if not feed.is_over and hosted >= limits.open_tables_by_host:
        raise too_many("unfinished tables")
    seating = Seating(sittings_of(copied, holder), deal_left=not feed.is_over)
    permissions.check_new_table(seating, holder, is_deal_chosen=True)
    setup = Setup(
        id=name,
        title=copied.title,
        rules=copied.rules,
        data=copied.data,
        options=tuple(feed.match.settings.written().items()),
        seats=len(copied.seats),
        seed=copied.seed,
        has_chosen_deal=copied.has_chosen_deal,
        host=holder,
        invitation=secrets.token_urlsafe(16),
        created=min(copied.created, now),
        patience=copied.patience,
        box=own_box(copied),
        hints=copied.hints,
    )
    entries = tuple(replace(one, at=min(one.at, now)) for one in entries_of(copied.lines))
    changed = entries[-1].at if entries else setup.created
    return await lobby.adopt(Stored(setup, seating, entries, changed, feed.is_over))


async def _add_lines(lobby: Lobby, table: Table, copied: Copied, holder: str) -> int:
    """Add to *table* what was played elsewhere; how many lines that is."""
    if table.seating.holders != {holder} or table.seating.open_seats:
        sentence = "That match is here already, and another browser has a seat at it."
        raise Refusal("copy/not-yours", sentence, 403)
    if not copied.is_match_of(table.setup):
        raise Refusal("copy/other-match", "Another match has that name here.", 409)
    was_away = table.seating.taken_along
    if not table.is_over:
        await table.reseat(lambda seating: seating.copied(moves=True))
    here = (await _stored(lobby, table.setup.id)).entries
    same = copied.same_lines(here)
    if same < min(len(here), len(copied.lines)):
        if not was_away:
            await table.reseat(lambda seating: seating.played_here())
        raise _diverged(same, len(here) - same, len(copied.lines) - same)
    new = entries_of(copied.lines)[len(here) :]
    for entry in new:
        await table.bring(command_of(table.live, entry))
    # Names and stand-ins come along, unless more was played here than there.
    brought = sittings_of(copied, holder) if len(copied.lines) >= len(here) else None
    await table.reseat(lambda seating: seating.played_here(_seated(seating, brought)))
    return len(new)


def _seated(seating: Seating, brought: tuple[Sitting, ...] | None) -> tuple[Sitting, ...] | None:
    """The sittings that were *brought*, with the links of those that are here."""
    if brought is None or len(brought) != len(seating.sittings):
        return None
    pairs = zip(seating.sittings, brought, strict=True)
    if any(here.holder != there.holder for here, there in pairs):
        return None
    return tuple(
        replace(here, kind=there.kind, name=there.name, level=there.level, since=there.since)
        for here, there in zip(seating.sittings, brought, strict=True)
    )


async def _stored(lobby: Lobby, name: str) -> Stored:
    stored = await lobby.services.store.load(name)
    if stored is None:
        raise no_such_table()
    if stored.damage is not None:
        raise damaged(stored.damage.whole, stored.damage.lost)
    return stored


def _diverged(same: int, here: int, there: int) -> Refusal:
    sentence = (
        f"After {same} moves in common this match was played on in both places: "
        f"{here} moves here, {there} in what was brought. Both are kept."
    )
    return Refusal("copy/diverged", sentence, 409)
