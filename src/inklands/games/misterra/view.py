"""What a seat may see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from inklands.core.message import Message
from inklands.core.scale import ScaleView
from inklands.games.misterra.components import Components
from inklands.games.misterra.island.island import island_rows, supply, tiles_rows
from inklands.games.misterra.island.movement import sight
from inklands.games.misterra.island.places import AT_SEA, GRID, place_name
from inklands.games.misterra.island.terrain import SKETCH_TEXTS, Sketch
from inklands.games.misterra.legal import to_act
from inklands.games.misterra.otoma.components import Bands, OtomaCards, Titles
from inklands.games.misterra.presumptions.presumption import Numbers, Presumption, name, rule
from inklands.games.misterra.sketch_deck import bottom, unseen
from inklands.games.misterra.state import NO_CARD, State, Step
from inklands.grid.art import Rows
from inklands.grid.grid import CellNames

MOST_KEPT = 500
"""Printed cards of which the view is remembered: owners may print as many as they like."""


@dataclass(frozen=True, slots=True)
class CartographerView:
    """A seat's cartographer, parchment and markers, which lie open to all."""

    place: str | None
    """A cell such as ``b3``, ``beach3``, or None before the first move."""

    parchment: Rows
    claims: CellNames
    markers: int
    """How many are left."""

    has_kept: bool
    """Whether its presumptions are chosen."""

    presumptions: Numbers
    """Those kept, once the match is over."""


@dataclass(frozen=True, slots=True)
class PresumptionView:
    """A presumption: what it is called in a list of points, by itself, and its rule."""

    number: int
    label: Message
    is_repeated: bool
    name: Message
    rule: Message


@dataclass(frozen=True, slots=True)
class OtomaHalfDay:
    """A half day of Otoma's: its two cells, and the front that said what was done there."""

    cells: CellNames
    front: str


@dataclass(frozen=True, slots=True)
class OtomaView:
    """The solo opponent: the front on top of its deck, and the cards turned over, oldest first."""

    front: str
    """Two actions, ``?`` before one that confirms; ``!`` for a claim."""

    cards_left: int
    played: OtomaCards

    half_days: tuple[OtomaHalfDay, ...]
    """The last two, the latest last."""

    claims: CellNames
    markers: int


@dataclass(frozen=True, slots=True)
class View:
    """
    A match as one seat sees it; ``seat`` is None for an onlooker.

    Maps are rows of ``S L J M`` and ``.``, the beach at their left; the island's hazy tiles are in
    lower case.
    """

    seat: int | None
    seats: int
    first: int
    is_expert: bool
    is_first_game: bool
    merged_claims: str
    step: str
    active: int
    half_day: int
    """1 or 2."""

    turn: int
    round: int
    barrier: int
    is_ending: bool
    waiting_for: tuple[int, ...]
    card: str | None
    """The sketch card taken this half day."""

    island: Rows
    supply: tuple[int, ...]
    sight: CellNames
    """The cells that the active cartographer sees."""

    display: tuple[str, ...]
    deck: int
    tucked: tuple[str, ...]
    """Cards at the bottom of the deck that everybody saw go there, the lowest last."""

    unseen: tuple[int, ...]
    """How many cards of each kind are still to be seen, in the order of the kinds."""

    cartographers: tuple[CartographerView, ...]
    dealt: tuple[PresumptionView, ...]
    """This seat's presumptions as they were dealt."""

    kept: tuple[int, ...]
    otoma: OtomaView | None
    scales: tuple[ScaleView, ...]
    """The titles of a solo game; none where there are others."""


def view(components: Components, state: State, seat: int | None) -> View:
    """What *seat* may see: no deck's order, nothing put back unseen, no other's presumptions."""
    setup, moment, sketches = state.setup, state.moment, state.sketches
    hand = None if seat is None else state.hands[seat]
    return View(
        seat=seat,
        seats=setup.seats,
        first=setup.first,
        is_expert=setup.is_expert,
        is_first_game=setup.is_first_game,
        merged_claims="both" if setup.merged_score else "none",
        step=moment.step.value,
        active=moment.seat,
        half_day=moment.half_day + 1,
        turn=moment.turn,
        round=(moment.turn - 1) // setup.seats + 1,
        barrier=moment.barrier,
        is_ending=moment.is_ending,
        waiting_for=tuple(sorted(to_act(state))),
        card=None if moment.card == NO_CARD else SKETCH_TEXTS[moment.card],
        island=island_rows(state.public.island),
        supply=supply(state.public.island, components.stock),
        sight=_sight(state),
        display=_texts(sketches.display),
        deck=len(sketches.deck),
        tucked=_texts(bottom(sketches)),
        unseen=unseen(sketches),
        cartographers=tuple(
            _cartographer(components, state, other) for other in range(setup.seats)
        ),
        dealt=() if hand is None else tuple(_card(components.presumptions[n]) for n in hand.dealt),
        kept=() if hand is None else hand.kept,
        otoma=_otoma(components, state),
        scales=_scales(components.titles) if setup.is_solo else (),
    )


def _scales(titles: Titles) -> tuple[ScaleView, ...]:
    measures = ("total", "presumptions", "fidelity", "claims")
    bands: tuple[Bands, ...] = (titles.total, titles.presumptions, titles.fidelity, titles.claims)
    return tuple(
        ScaleView(key, tuple(name for _, name in band), tuple(least for least, _ in band))
        for key, band in zip(measures, bands, strict=True)
    )


def _sight(state: State) -> tuple[str, ...]:
    place = state.public.meeples[state.moment.seat]
    if place == AT_SEA or state.moment.step in {Step.OTOMA, Step.OVER}:
        return ()
    return GRID.names(sight(state.public.island, place))


def _cartographer(components: Components, state: State, seat: int) -> CartographerView:
    public, is_over = state.public, state.moment.step is Step.OVER
    place, claims, kept = public.meeples[seat], public.claims[seat], state.hands[seat].kept
    return CartographerView(
        None if place == AT_SEA else place_name(place),
        tiles_rows(public.parchments[seat]),
        tuple(map(GRID.name, claims)),
        components.markers - len(claims),
        bool(kept),
        kept if is_over else (),
    )


@lru_cache(MOST_KEPT)
def _card(presumption: Presumption) -> PresumptionView:
    number = presumption.number
    label = Message(f"misterra-presumption-{number}")
    return PresumptionView(
        number, label, presumption.is_repeated, name(presumption), rule(presumption)
    )


def _otoma(components: Components, state: State) -> OtomaView | None:
    otoma = state.otoma
    if otoma is None:
        return None
    cards, claims = components.otoma.cards, state.public.claims[1]
    last = [cards[n] for n in (*otoma.played[-2:], otoma.deck[0])]
    return OtomaView(
        str(last[-1].front),
        len(otoma.deck),
        otoma.played,
        tuple(
            OtomaHalfDay(tuple(map(GRID.name, card.cells)), str(above.front))
            for card, above in pairwise(last)
        ),
        tuple(map(GRID.name, claims)),
        components.markers - len(claims),
    )


def _texts(sketches: tuple[Sketch, ...]) -> tuple[str, ...]:
    return tuple(SKETCH_TEXTS[sketch] for sketch in sketches)
