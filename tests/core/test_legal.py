import pytest

from inklands.core.legal import ListedActions

LISTED = ListedActions(("dig", "rest", "leave"))


def test_listed_actions_are_counted_asked_indexed_and_gone_through():
    assert len(LISTED) == 3
    assert "rest" in LISTED
    assert "sing" not in LISTED
    assert LISTED[2] == LISTED[-1] == "leave"
    assert list(LISTED) == ["dig", "rest", "leave"]
    assert LISTED.groups == ()


def test_there_may_be_nothing_to_do():
    nothing: ListedActions[str] = ListedActions()

    assert len(nothing) == 0
    with pytest.raises(IndexError):
        nothing[0]
