import pytest

from inklands.table.refusal import Refusal
from inklands.table.thinking import latest_only
from inklands.table.thinking.latest_only import LatestOnly


def test_newer_work_takes_the_place_of_an_older_one_of_the_same_person():
    latest = LatestOnly()
    first = latest.begin("ada")
    latest.check(first)
    second = latest.begin("ada")

    with pytest.raises(Refusal) as refused:
        latest.check(first)
    assert refused.value.reason_code == "rate/limited"
    latest.check(second)


def test_people_do_not_get_in_each_others_way():
    latest = LatestOnly()
    mine = latest.begin("ada")
    latest.begin("bo")

    latest.check(mine)


def test_those_who_came_long_ago_are_forgotten_and_may_finish(monkeypatch):
    monkeypatch.setattr(latest_only, "MOST_KNOWN", 2)
    latest = LatestOnly()
    first = latest.begin("ada")
    for other in ("bo", "cy", "di"):
        latest.begin(other)

    latest.check(first)
    assert len(latest._newest) == 2
