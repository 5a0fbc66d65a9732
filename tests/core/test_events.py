from inklands.core.events import Event
from inklands.core.message import Message

DREW = Message.of("drew", seat=1)


def test_an_event_for_everybody_reaches_onlookers_too():
    assert all(Event(DREW).reaches(seat) for seat in (0, 1, None))


def test_an_event_for_some_seats_reaches_only_them():
    event = Event(DREW, audience=frozenset({1}))

    assert event.reaches(1)
    assert not event.reaches(0)
    assert not event.reaches(None)


def test_a_message_keeps_its_arguments_in_order():
    assert Message.of("drew", seat=1, action="F:a1").args == (("seat", 1), ("action", "F:a1"))
