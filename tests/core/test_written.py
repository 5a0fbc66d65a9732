"""Messages of a title that nobody wrote are found by playing it."""

import pytest

from inklands.core.written import check_messages, part_names
from inklands.errors import BrokenLaw
from tests.core.toy import Toy

WRITTEN = {"toy-dug", "toy-worth", "toy-hole", "toy-dig", "toy-wait"}
NAMES = {"toy-holes-name", "toy-round"}


def test_a_game_whose_messages_are_all_written_passes():
    assert check_messages(Toy(), 2, (WRITTEN | NAMES).__contains__, seeds=range(3)) == len(WRITTEN)


@pytest.mark.parametrize("key", sorted(WRITTEN))
def test_a_message_that_is_not_written_is_named(key: str):
    with pytest.raises(BrokenLaw, match=f"the message {key} is written"):
        check_messages(Toy(), 2, ((WRITTEN | NAMES) - {key}).__contains__)


def test_a_part_of_the_points_that_has_no_name_is_named():
    with pytest.raises(BrokenLaw, match="the part holes of the points has a name"):
        check_messages(Toy(), 1, WRITTEN.__contains__, {"soil": "clay"}, seeds=[0])


def test_a_part_may_have_a_name_beside_its_sentence():
    assert part_names("toy", "holes") == ("toy-holes", "toy-holes-name")
