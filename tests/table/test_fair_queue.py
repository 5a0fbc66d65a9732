"""Who thinks next when many ask at once."""

import asyncio

from inklands.table.thinking.fair_queue import Asker, FairQueue


def served(*askers: Asker) -> list[Asker]:
    """The order in which *askers*, who come in this order, are given the one place."""
    order: list[Asker] = []

    async def ask(queue: FairQueue[str], asker: Asker) -> None:
        async with queue.place(asker):
            order.append(asker)
            await asyncio.sleep(0)

    async def ask_all() -> None:
        queue = FairQueue(["place"])
        await asyncio.gather(*(ask(queue, asker) for asker in askers))

    asyncio.run(ask_all())
    return order


LEGENDS = [Asker("192.0.2.1", "full table")] * 99
NEIGHBOUR = Asker("192.0.2.1", "small table")
STRANGER = Asker("192.0.2.2", "another table")


def test_a_table_full_of_bots_delays_others_by_one_thought():
    order = served(*LEGENDS, NEIGHBOUR, STRANGER)

    assert order.index(STRANGER) == 1
    assert order.index(NEIGHBOUR) == 2


def test_many_names_at_one_address_delay_another_address_by_one_thought():
    invented = [Asker("192.0.2.1", f"cookie {n}") for n in range(60)]

    assert served(*invented, STRANGER).index(STRANGER) == 1


def test_who_comes_first_is_served_first_where_nothing_else_differs():
    assert served(NEIGHBOUR, STRANGER) == [NEIGHBOUR, STRANGER]


def test_of_those_who_are_gone_little_is_remembered_while_others_wait():
    known: list[int] = []

    async def ask(queue: FairQueue[str], asker: Asker) -> None:
        async with queue.place(asker):
            await asyncio.sleep(0)
            known.append(len(queue._served))

    async def ask_all() -> None:
        queue = FairQueue(["place"], most_known=20)
        await asyncio.gather(*(ask(queue, Asker(f"{n}", "table")) for n in range(100)))

    asyncio.run(ask_all())

    assert len(known) == 100
    assert max(known) <= 20


def test_a_place_is_not_lost_with_whoever_waited_for_it():
    async def leave_and_come() -> str:
        queue = FairQueue(["place"])
        async with queue.place(NEIGHBOUR):
            waiting = asyncio.create_task(queue.place(STRANGER).__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
        async with asyncio.timeout(10), queue.place(STRANGER) as place:
            return place

    assert asyncio.run(leave_and_come()) == "place"
