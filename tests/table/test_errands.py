import pytest

from inklands.table import errands
from inklands.table.errands import Errands
from inklands.table.refusal import Refusal


def test_a_newer_errand_takes_the_place_of_an_older_one_of_the_same_person():
    all_errands = Errands()
    first = all_errands.begin("ada")
    all_errands.check(first)
    second = all_errands.begin("ada")

    with pytest.raises(Refusal) as refused:
        all_errands.check(first)
    assert refused.value.reason_code == "rate/limited"
    all_errands.check(second)


def test_people_do_not_get_in_each_others_way():
    all_errands = Errands()
    mine = all_errands.begin("ada")
    all_errands.begin("bo")

    all_errands.check(mine)


def test_those_who_came_long_ago_are_forgotten_and_may_finish(monkeypatch):
    monkeypatch.setattr(errands, "MOST_KNOWN", 2)
    all_errands = Errands()
    first = all_errands.begin("ada")
    for other in ("bo", "cy", "di"):
        all_errands.begin(other)

    all_errands.check(first)
    assert len(all_errands._newest) == 2
