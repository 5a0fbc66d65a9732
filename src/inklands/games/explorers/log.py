"""The log of a match: what happened, as messages."""

from __future__ import annotations

from inklands.core.events import Event
from inklands.core.message import Message
from inklands.games.explorers.landscape.landscape import place_letter
from inklands.games.explorers.landscape.terrain import GRID, ITEM_NAMES, NAMES
from inklands.games.explorers.news import Note
from inklands.games.explorers.state import Stage, State


def events(state: State) -> tuple[Event, ...]:
    """What happened on the way to *state* from the one before it."""
    events = tuple(_event(state, note) for note in state.news)
    if state.clock.stage is Stage.VILLAGE:
        central = state.setup.landscape.central
        return (*events, Event(Message("explorers-equally-central"), cells=central))
    return events


def terrains_key(terrains: str) -> str:
    """The message that names a terrain or a duo, as an argument of another."""
    names = "-".join(NAMES[terrain] for terrain in terrains)
    return f"@explorers-{names}"


def _event(state: State, note: Note) -> Event:
    # What a seat finds is its own secret until the turn's crosses are shown to all.
    audience = None
    if note.what in ("found", "lost") and note.seat is not None and not state.setup.is_solo:
        audience = frozenset({note.seat})
    return Event(_message(state, note), note.seat, note.cells, audience)


def _message(state: State, note: Note) -> Message:
    if note.seat is None:
        return _of_all(state, note)
    if note.what in ("temple", "bonus", "race", "food", "gems"):
        return _reward(note, note.seat)
    return _of_seat(state, note, note.seat)


def _of_all(state: State, note: Note) -> Message:
    match note.what:
        case "laid":
            return Message.of("explorers-laid", tiles=str(state.setup.landscape))
        case "objective":
            return Message.of("explorers-in-play", objective=f"@explorers-{note.key}")
        case "start":
            return Message.of("explorers-set-out", cell=_names(note))
        case _:
            return _of_round(state, note)


def _of_round(state: State, note: Note) -> Message:
    match note.what:
        case "round":
            return Message.of("explorers-round-begins", round=note.value)
        case "card":
            one, two = map(terrains_key, state.setup.components.cards[note.value])
            return Message.of("explorers-card-revealed", one=one, two=two)
        case "facing":
            return _facing(state, note.value)
        case "struck":
            return Message("explorers-values-struck")
        case _:
            return Message("explorers-finished")


def _facing(state: State, value: int) -> Message:
    card, side = divmod(value, 2)
    sides = state.setup.components.cards[card]
    return Message.of(
        "explorers-card-faces",
        facing=terrains_key(sides[side]),
        behind=terrains_key(sides[1 - side]),
    )


def _of_seat(state: State, note: Note, seat: int) -> Message:
    match note.what:
        case "side":
            side = terrains_key(state.card[note.value])
            return Message.of("explorers-side-taken", seat=seat, side=side)
        case "idle":
            return Message.of("explorers-crossed-nothing", seat=seat)
        case "found":
            key = f"explorers-found-{ITEM_NAMES[note.key]}"
            return Message.of(key, seat=seat, cell=_names(note))
        case "lost":
            item = f"@explorers-one-{ITEM_NAMES[note.key]}"
            return Message.of("explorers-found-in-vain", seat=seat, item=item, cell=_names(note))
        case _:
            return Message.of("explorers-crossed", seat=seat, cells=_names(note))


def _reward(note: Note, seat: int) -> Message:
    match note.what:
        case "temple":
            temple = place_letter(note.cells)
            return Message.of(
                "explorers-temple-visited", seat=seat, temple=temple, points=note.value
            )
        case "bonus":
            temple = place_letter(note.cells)
            return Message.of(
                "explorers-temple-crosses", seat=seat, temple=temple, amount=note.value
            )
        case "race":
            objective = f"@explorers-{note.key}"
            return Message.of(
                "explorers-race-finished", seat=seat, objective=objective, points=note.value
            )
        case "food":
            return Message.of("explorers-round-food", seat=seat, points=note.value)
        case _:
            return Message.of("explorers-round-gems", seat=seat, points=note.value)


def _names(note: Note) -> str:
    return " ".join(GRID.names(note.cells))
