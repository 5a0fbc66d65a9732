"""A table as it is described to whoever is at it: who sits where, and who is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from inklands.table.match import permissions
from inklands.table.match.audience import Client
from inklands.table.match.boxes import box_info, encode_components
from inklands.table.match.feeds.feed import Viewer
from inklands.table.wire import messages, parts
from inklands.table.wire.messages import encode

if TYPE_CHECKING:
    from inklands.table.match.table import Table


def describe_to_all(table: Table) -> None:
    """Send everybody at *table* how it is now."""
    texts: dict[str | None, str] = {}
    # Most of it is the same for all, and worked out once for however many.
    holders, host, common = table.seating.holders, table.host, _common(table)
    for client in table.audience:
        # A seat that was freed is followed no longer by whoever held it.
        for seat in [one for one in client.follows if not _may_follow(table, client, one)]:
            del client.follows[seat]
        # Onlookers all see the same: it is encoded once for all of them.
        holder = client.holder if client.holder in holders else None
        if holder not in texts:
            own = common if holder is None else _described_to(table, holder, host, common)
            texts[holder] = encode(own)
        client.send(texts[holder])


def _may_follow(table: Table, client: Client, viewer: Viewer) -> bool:
    return viewer is None or table.seating[viewer].holder == client.holder


def _described_to(
    table: Table, holder: str, host: str | None, common: messages.Table
) -> messages.Table:
    """The *table* as the browser of *holder*, who has a seat, sees it."""
    yours = list(table.seating.held_by(holder))
    is_inviting = permissions.may_invite(table.seating, holder)
    return structs.replace(
        common,
        yours=yours,
        is_host=holder == host,
        invitation=table.setup.invitation if is_inviting else None,
        stood_in=_stood_in(table, yours),
    )


def _common(table: Table) -> messages.Table:
    """The *table* as an onlooker sees it."""
    setup, grid = table.setup, table.feed.grid
    return messages.Table(
        id=setup.id,
        title=setup.title,
        options=dict(setup.options),
        height=grid.height,
        width=grid.width,
        letters_columns=grid.letters_columns,
        seats=seat_infos(table),
        yours=[],
        is_host=False,
        invitation=None,
        onlookers=table.audience.count_onlookers(table.seating.holders),
        chosen_deal=permissions.is_deal_known(setup, table.seating),
        is_over=table.is_over,
        next=table.seating.next,
        outdated=table.feed.outdated,
        run=table.services.run,
        damage=table.feed.damage,
        patience=setup.patience,
        accepted=list(table.seating.accepted),
        declined=list(table.seating.declined),
        guest_seats=table.seating.guest_seats,
        box=box_info(setup),
        components=encode_components(table.live.match.game) if table.is_live else [],
        hints=setup.hints,
        taken_along=table.seating.taken_along,
    )


def _stood_in(table: Table, seats: list[int]) -> list[parts.StoodIn]:
    # For their holders alone: the number counts what a seat did in secret, too.
    sittings = ((seat, table.seating[seat]) for seat in seats)
    return [parts.StoodIn(seat, one.since or 0) for seat, one in sittings if one.stands_in]


def seat_infos(table: Table) -> list[parts.SeatInfo]:
    absent, rights, here = table.absent, table.host_rights, table.holders_here
    return [
        parts.SeatInfo(
            seat,
            one.kind,
            one.name,
            one.level,
            one.holder in here,
            one.stands_in,
            rights.is_host(one.holder),
            seat in absent,
            one.reopened is not None,
        )
        for seat, one in enumerate(table.seating.sittings)
    ]
