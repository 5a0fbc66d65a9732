"""Garbage in cycles is looked for when nobody waits, and never forgotten."""

from inklands.table.http.collecting import LONGEST_SECONDS, Collecting


class Machine:
    """How much was done, what time it is, and how often all was collected."""

    def __init__(self) -> None:
        self.work = 0
        self.now = 0.0
        self.collected = 0
        self.collecting = Collecting(lambda: self.work, self._collect, lambda: self.now)

    def _collect(self) -> None:
        self.collected += 1
        self.work += 1

    def pass_time(self, work: int, seconds: float = 5.0) -> None:
        self.work += work
        self.now += seconds
        self.collecting.look()


def test_nothing_is_collected_while_people_play_and_once_when_they_pause():
    machine = Machine()
    for _ in range(10):
        machine.pass_time(work=3)
    busy = machine.collected
    for _ in range(10):
        machine.pass_time(work=0)

    assert busy == 0
    assert machine.collected == 1


def test_where_nobody_ever_pauses_all_is_collected_once_an_hour():
    machine = Machine()
    for _ in range(int(3 * LONGEST_SECONDS / 5)):
        machine.pass_time(work=3)

    assert machine.collected == 3


def test_a_server_that_nobody_uses_collects_nothing():
    machine = Machine()
    for _ in range(2_000):
        machine.pass_time(work=0)

    assert machine.collected == 0
