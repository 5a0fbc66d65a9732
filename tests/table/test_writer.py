"""The thread that has a database to itself: what it writes together, and who waits for whom."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator

import pytest

from inklands.table.store.writer import ENOUGH, WriterThread

PATIENCE = 60.0
LONG = 3_600.0
"""Seconds between two groups that no test lives to see the end of."""
SHORT = 2.0
"""Longer than a busy machine takes from one line of a test to the next."""


class Book:
    """The groups that were written, each work a word."""

    def __init__(self, apart: float) -> None:
        self.groups: list[list[str]] = []
        self.thread = WriterThread(self._write, "book", apart)

    def _write(self, works: list[str]) -> list[Exception | None]:
        self.groups.append(works)
        return [None] * len(works)


@pytest.fixture
def patient() -> Iterator[Book]:
    book = Book(LONG)
    yield book
    book.thread.close()


def run(work: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def test_a_table_that_is_played_at_alone_waits_for_nobody(patient: Book):
    async def play() -> None:
        for move in ("one", "two", "three"):
            await patient.thread.write(move, "a table")

    run(play())

    assert patient.groups == [["one"], ["two"], ["three"]]


def test_what_several_tables_write_at_the_same_time_is_one_group():
    book = Book(SHORT)

    async def play() -> None:
        await book.thread.write("first", "a table")
        others = (book.thread.write(f"at {one}", one) for one in ("another", "a third"))
        await asyncio.gather(*others)

    run(play())
    book.thread.close()

    assert book.groups == [["first"], ["at another", "at a third"]]


def test_when_enough_have_come_nobody_waits_for_more(patient: Book):
    tables = [f"table {number}" for number in range(ENOUGH)]

    async def play() -> None:
        await patient.thread.write("first", "a table")
        await asyncio.gather(*(patient.thread.write(f"at {one}", one) for one in tables))

    run(play())

    assert patient.groups == [["first"], [f"at {one}" for one in tables]]


def test_a_question_waits_for_nobody_and_sees_all_that_was_given_before_it(patient: Book):
    async def ask() -> None:
        await patient.thread.write("first", "a table")
        waiting = asyncio.create_task(patient.thread.write("second", "another"))
        await asyncio.sleep(0)
        assert await patient.thread.read(lambda: list(patient.groups)) == [["first"], ["second"]]
        await waiting

    run(ask())


def test_what_belongs_to_no_table_waits_for_nobody_and_takes_along_what_does(patient: Book):
    async def write() -> None:
        await patient.thread.write("first", "a table")
        waiting = asyncio.create_task(patient.thread.write("second", "another"))
        await asyncio.sleep(0)
        await patient.thread.write("a new table")
        await waiting

    run(write())

    assert patient.groups == [["first"], ["second", "a new table"]]


def test_all_that_was_given_is_written_before_the_thread_ends(patient: Book):
    async def leave() -> None:
        await patient.thread.write("first", "a table")
        waiting = asyncio.create_task(patient.thread.write("second", "another"))
        await asyncio.sleep(0)
        waiting.cancel()

    run(leave())
    patient.thread.close()

    assert patient.groups == [["first"], ["second"]]
