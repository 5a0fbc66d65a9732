"""
What every store promises, as functions that are given a new one with a table in it.

They need nothing but the package, so that a browser can be asked for the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from inklands.table.match.seating import Seating, Sitting
from inklands.table.store.store import Conflict, Entry, Glimpse, Setup, Store, Stored

SETUP = Setup(
    id="table",
    title="cartographers",
    rules=1,
    data="d",
    options=(("sheet", "A"), ("goals", "")),
    seats=2,
    seed=str(2**128 - 1),
    has_chosen_deal=False,
    host="ada",
    invitation="secret",
    created=1_000,
)
SEATING = Seating((Sitting("person", "Ada", "ada"), Sitting("open")))
LOG = (
    Entry(0, 0, "act", "F:a1a2", "one", 1_001),
    Entry(1, 1, "act", "V:b1 'quoted\" é", "one", 1_002),
    Entry(2, 0, "undo", "", "two", 1_003),
)


async def log_of(store: Store, table: str) -> tuple[Entry, ...]:
    stored = await store.load(table)
    assert stored is not None
    return stored.entries


async def is_a_conflict(writing: Awaitable[None]) -> bool:
    try:
        await writing
    except Conflict:
        return True
    return False


async def a_table_is_kept_whole(store: Store) -> None:
    for entry in LOG:
        await store.append("table", entry)

    assert await store.load("table") == Stored(SETUP, SEATING, LOG, 1_003)
    assert await store.load("table", 1) == Stored(SETUP, SEATING, LOG[1:], 1_003)
    assert await store.load("other") is None


async def lines_written_at_once_are_all_kept(store: Store) -> None:
    names = [f"table {number}" for number in range(20)]
    for name in names:
        await store.create(replace(SETUP, id=name), SEATING)
    await asyncio.gather(*(store.append(name, entry) for entry in LOG for name in names))

    for name in names:
        assert await log_of(store, name) == LOG


async def a_line_that_is_taken_is_a_conflict_and_stays(store: Store) -> None:
    await store.append("table", LOG[0])
    other = replace(LOG[0], action="V:c1", command="other")
    results = await asyncio.gather(
        store.append("table", other), store.append("table", LOG[1]), return_exceptions=True
    )

    assert isinstance(results[0], Conflict)
    assert results[1] is None
    assert await log_of(store, "table") == LOG[:2]


async def a_seating_is_replaced_only_by_the_next(store: Store) -> None:
    taken = SEATING.taken(1, "bo", "Bo")
    await store.reseat("table", taken)
    assert await is_a_conflict(store.reseat("table", SEATING.renamed(0, "Eva")))

    stored = await store.load("table")
    assert stored is not None
    assert stored.seating == taken
    assert await store.tables_of("bo", 9) == ("table",)


async def my_tables_are_the_last_changed_first(store: Store) -> None:
    for number in (3, 1, 2):
        name = f"table {number}"
        await store.create(replace(SETUP, id=name, created=1_000 + number), SEATING)
    await store.append("table 1", replace(LOG[0], at=2_000))

    assert await store.tables_of("ada", 3) == ("table 1", "table 3", "table 2")
    assert await store.tables_of("ada", 2, skip=1) == ("table 3", "table 2")
    assert await store.tables_of("eve", 3) == ()


async def a_table_is_deleted_unless_somebody_has_sat_down_meanwhile(store: Store) -> None:
    await store.append("table", LOG[0])
    assert await is_a_conflict(store.delete("table", SEATING.version + 1))
    assert await store.load("table") is not None
    await store.delete("table", SEATING.version)
    assert await store.load("table") is None
    assert await store.tables_of("ada", 9) == ()
    assert await is_a_conflict(store.delete("table", SEATING.version))


async def tables_that_their_host_has_left_count_for_nobody(store: Store) -> None:
    await store.reseat("table", SEATING.freed(0))
    assert await store.count_open("ada") == 0


async def open_tables_are_counted_until_they_are_finished(store: Store) -> None:
    await store.create(replace(SETUP, id="second"), SEATING)
    assert await store.count_open("ada") == 2
    await store.finish("table")
    assert await store.count_open("ada") == 1
    assert await store.count_open("bo") == 0


async def the_first_outcome_of_a_finished_table_stays(store: Store) -> None:
    assert await store.unkept() == ()
    await store.finish("table")
    assert await store.unkept() == ("table",)
    await store.keep("table", b"as it ended")
    await store.keep("table", b"as others would have it")

    assert await store.unkept() == ()
    ended = Stored(SETUP, SEATING, (), 1_000, is_over=True, outcome=b"as it ended")
    assert await store.load("table") == ended
    assert await is_a_conflict(store.keep("nowhere", b"as it ended"))


async def old_tables_are_forgotten_with_all_that_belongs_to_them(store: Store) -> None:
    await store.append("table", LOG[0])
    await store.create(replace(SETUP, id="new", created=5_000), SEATING)

    assert await store.forget(4_000, 9) == ("table",)
    assert await store.load("table") is None
    assert await store.tables_of("ada", 9) == ("new",)


async def the_days_on_which_anything_was_touched_are_known(store: Store) -> None:
    for number, created in enumerate((90_000, 100_000, 300_000, 400_000)):
        await store.create(replace(SETUP, id=str(number), created=created), SEATING)

    # The first table is of the day 0; 90,000 and 100,000 are seconds of the day 1.
    assert await store.days(400_000) == (300_000, 100_000, 1_000)
    assert await store.newest() == 400_000


async def a_lease_is_one_process_s_until_it_runs_out(store: Store) -> None:
    assert await store.lease("bot 1", "run a", 60)
    assert await store.lease("bot 1", "run a", 60)
    assert not await store.lease("bot 1", "run b", 60)
    assert await store.lease("bot 2", "run b", 60)
    assert await store.lease("bot 1", "run a", 0)
    assert await store.lease("bot 1", "run b", 60)


async def a_glimpse_says_how_far_a_table_is_and_leaves_out_what_is_gone(store: Store) -> None:
    for entry in LOG:
        await store.append("table", entry)
    await store.reseat("table", SEATING.taken(1, "bo", "Bo"))

    found = await store.glimpse("run a", {"table": ["ada"], "gone": []}, 60)

    assert found == {"table": Glimpse(lines=3, version=1)}


async def names_of_tables_come_in_order_a_few_at_a_time(store: Store) -> None:
    for name in ("b", "-", "Z", "a", "_"):
        await store.create(replace(SETUP, id=name), SEATING)

    assert await store.names("", 4) == ("-", "Z", "_", "a")
    assert await store.names("a", 4) == ("b", "table")


async def a_table_of_another_store_is_adopted_as_it_is_there(store: Store) -> None:
    seating = SEATING.taken(1, "bo", "Bo")
    over = Stored(SETUP, seating, LOG, 2_000, is_over=True, outcome=b"as it ended")
    await store.append("table", replace(LOG[0], action="V:c1"))
    await store.adopt(over)

    assert await store.load("table") == over
    assert await store.tables_of("bo", 9) == ("table",)
    # The next line follows the last one that was adopted.
    await store.append("table", Entry(3, 1, "act", "F:a1a2", "three", 2_001))
    assert len(await log_of(store, "table")) == 4


PROMISES: tuple[Callable[[Store], Awaitable[None]], ...] = (
    a_table_is_kept_whole,
    lines_written_at_once_are_all_kept,
    a_line_that_is_taken_is_a_conflict_and_stays,
    a_seating_is_replaced_only_by_the_next,
    my_tables_are_the_last_changed_first,
    a_table_is_deleted_unless_somebody_has_sat_down_meanwhile,
    tables_that_their_host_has_left_count_for_nobody,
    open_tables_are_counted_until_they_are_finished,
    the_first_outcome_of_a_finished_table_stays,
    old_tables_are_forgotten_with_all_that_belongs_to_them,
    the_days_on_which_anything_was_touched_are_known,
    a_lease_is_one_process_s_until_it_runs_out,
    a_glimpse_says_how_far_a_table_is_and_leaves_out_what_is_gone,
    names_of_tables_come_in_order_a_few_at_a_time,
    a_table_of_another_store_is_adopted_as_it_is_there,
)
