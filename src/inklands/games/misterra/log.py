"""The log of a match: what happened, as messages."""

from __future__ import annotations

from inklands.core.events import Event
from inklands.core.message import Argument, Message
from inklands.games.misterra import news
from inklands.games.misterra.island.island import Change
from inklands.games.misterra.island.places import AT_SEA, GRID, land, place_key
from inklands.games.misterra.island.terrain import KEYS, SKETCH_TEXTS, Sketch
from inklands.games.misterra.state import NO_CARD, State, Step
from inklands.grid.grid import mask

CHANGES = {
    Change.PLACED: "misterra-placed",
    Change.CONFIRMED: "misterra-confirmed",
    Change.REPLACED: "misterra-replaced",
    Change.KEPT: "misterra-unchanged",
    Change.LACKED: "misterra-lacked",
}

REASONS = {
    "island": "misterra-ending-island",
    "unmappable": "misterra-ending-unmappable",
    "sketches": "misterra-ending-sketches",
    "parchment": "misterra-ending-parchment",
    "otoma": "misterra-ending-otoma",
}


def events(state: State) -> tuple[Event, ...]:
    """What happened on the way to *state* from the one before it."""
    is_over = state.moment.step is Step.OVER
    return tuple(event for item in state.news for event in _events(item, is_over=is_over))


def _events(item: news.News, *, is_over: bool) -> tuple[Event, ...]:
    match item:
        case news.Dealt(seat, numbers):
            dealt = Message.of("misterra-dealt", numbers=_listed(numbers))
            return (Event(dealt, seat, audience=frozenset((seat,))),)
        case news.Kept(seat, numbers):
            return _kept(seat, numbers)
        case news.Ended(kept):
            shown = (
                _event("misterra-shown", seat, seat=seat, numbers=_listed(numbers))
                for seat, numbers in enumerate(kept)
            )
            return (*shown, _event("misterra-over"))
        case news.Ending(reason):
            # Alone, and after the round's last turn, no round is left to be called the last.
            last = () if is_over else (_event("misterra-last-round"),)
            return (_event(REASONS[reason]), *last)
        case news.Revealed() | news.Discarded() | news.Swapped() | news.Took() | news.Passed():
            return (_about_sketches(item),)
        case news.Flipped() | news.Unclaimed():
            return (_about_otoma(item),)
        case _:
            return (_about_board(item),)


def _kept(seat: int, numbers: tuple[int, ...]) -> tuple[Event, ...]:
    own = Message.of("misterra-kept-own", numbers=_listed(numbers))
    kept = _event("misterra-kept", seat, seat=seat, count=len(numbers))
    return kept, Event(own, seat, audience=frozenset((seat,)))


def _about_sketches(
    item: news.Revealed | news.Discarded | news.Swapped | news.Took | news.Passed,
) -> Event:
    match item:
        case news.Revealed(sketches):
            return _event("misterra-revealed", sketches=_cards(sketches))
        case news.Discarded(sketches):
            return _event("misterra-discarded", sketches=_cards(sketches))
        case news.Swapped(seat, tucked, revealed):
            cards = {"tucked": SKETCH_TEXTS[tucked], "revealed": SKETCH_TEXTS[revealed]}
            return _event("misterra-swapped", seat, seat=seat, **cards)
        case news.Took(seat, sketch):
            return _event("misterra-took", seat, seat=seat, sketch=SKETCH_TEXTS[sketch])
        case _:
            return _passed(item)


def _passed(item: news.Passed) -> Event:
    seat, sketch = item.seat, item.sketch
    if sketch == NO_CARD:
        return _event("misterra-idle", seat, seat=seat)
    return _event("misterra-passed", seat, seat=seat, sketch=SKETCH_TEXTS[sketch])


def _about_otoma(item: news.Flipped | news.Unclaimed) -> Event:
    if isinstance(item, news.Unclaimed):
        return _event("misterra-otoma-unclaimed")
    names = ", ".join(map(GRID.name, item.cells))
    flipped = Message.of("misterra-flipped", cells=names, front=item.front)
    return Event(flipped, None, mask(item.cells))


def _about_board(
    item: news.Began | news.Moved | news.Mapped | news.Observed | news.Claimed,
) -> Event:
    match item:
        case news.Began(seat):
            own = seat != news.OTOMA_SEAT
            return (
                _event("misterra-began", seat, seat=seat) if own else _event("misterra-otoma-began")
            )
        case news.Moved(seat, source, target):
            return _moved(seat, source, target)
        case news.Mapped(seat, one, two):
            cells = f"{GRID.name(one)}, {GRID.name(two)}"
            message = Message.of("misterra-mapped", seat=seat, cells=cells)
            return Event(message, seat, 1 << one | 1 << two)
        case news.Observed(terrain, cell, change):
            message = Message.of(CHANGES[change], terrain=KEYS[terrain], cell=GRID.name(cell))
            return Event(message, None, 1 << cell)
        case _:
            return _claimed(item)


def _claimed(item: news.Claimed) -> Event:
    seat, cell = item.seat, item.cell
    about: dict[str, Argument] = {"terrain": KEYS[item.terrain], "cell": GRID.name(cell)}
    if seat == news.OTOMA_SEAT:
        return Event(Message.of("misterra-otoma-claimed", **about), None, 1 << cell)
    return Event(Message.of("misterra-claimed", seat=seat, **about), seat, 1 << cell)


def _moved(seat: int, source: int, target: int) -> Event:
    place = place_key(target)
    if source == AT_SEA:
        return _event("misterra-landed", seat, seat=seat, place=place)
    moved = Message.of("misterra-moved", seat=seat, source=place_key(source), place=place)
    return Event(moved, seat, land(target))


def _event(key: str, about: int | None = None, **args: Argument) -> Event:
    return Event(Message.of(key, **args), about)


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def _cards(sketches: tuple[Sketch, ...]) -> str:
    return " ".join(SKETCH_TEXTS[sketch] for sketch in sketches)
