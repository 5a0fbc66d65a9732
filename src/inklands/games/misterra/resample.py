"""The states that could be behind a view, drawn at random."""

from __future__ import annotations

from inklands.core.rng import Rng
from inklands.games.misterra import state
from inklands.games.misterra.components import Components
from inklands.games.misterra.island.island import parse_island, parse_tiles
from inklands.games.misterra.island.places import AT_SEA, GRID, parse_place
from inklands.games.misterra.island.terrain import SKETCHES, Sketch, parse_sketch
from inklands.games.misterra.otoma.components import OtomaBox
from inklands.games.misterra.view import View


def resample(components: Components, seen: View, rng: Rng) -> state.State:
    """
    A state that looks like *seen* to its seat.

    Others' presumptions, the order of the deck, the cards put back unseen and Otoma's cards to come
    are drawn anew.
    """
    setup = state.Setup(
        seen.seats, seen.first, seen.is_expert, seen.is_first_game, seen.merged_claims == "both"
    )
    hands, rng = _hands(components, seen, rng)
    sketches, rng = _sketches(seen, rng)
    otoma = _otoma(components.otoma, seen, rng)
    moment = state.Moment(
        state.Step(seen.step),
        seen.active,
        seen.half_day - 1,
        state.NO_CARD if seen.card is None else parse_sketch(seen.card),
        seen.turn,
        seen.barrier,
        seen.is_ending,
    )
    return state.State(setup, hands, _public(seen), sketches, otoma, moment)


def _public(seen: View) -> state.PublicState:
    claims = [cartographer.claims for cartographer in seen.cartographers]
    if seen.otoma is not None:
        claims.append(seen.otoma.claims)
    return state.PublicState(
        parse_island(seen.island),
        tuple(AT_SEA if c.place is None else parse_place(c.place) for c in seen.cartographers),
        tuple(tuple(map(GRID.parse_name, cells)) for cells in claims),
        tuple(parse_tiles(c.parchment) for c in seen.cartographers),
    )


def _hands(components: Components, seen: View, rng: Rng) -> tuple[tuple[state.Hand, ...], Rng]:
    own = tuple(card.number for card in seen.dealt)
    known = {*own, *(number for c in seen.cartographers for number in c.presumptions)}
    draw = _first_game_hands if seen.is_first_game else _dealt_hands
    hands, rng = draw(components, seen, known, rng)
    if seen.seat is not None:
        hands[seen.seat] = state.Hand(own, seen.kept)
    return tuple(hands), rng


def _first_game_hands(
    components: Components, seen: View, known: set[int], rng: Rng
) -> tuple[list[state.Hand], Rng]:
    """A pair of one letter for each seat, other than those this seat knows of."""
    letters, rng = rng.shuffled([pair for pair in components.letters if not known & {*pair}])
    free = iter(letters)
    pairs = [
        other.presumptions or (() if seat == seen.seat else next(free))
        for seat, other in enumerate(seen.cartographers)
    ]
    return [state.Hand(pair, pair) for pair in pairs], rng


def _dealt_hands(
    components: Components, seen: View, known: set[int], rng: Rng
) -> tuple[list[state.Hand], Rng]:
    """Cards this seat does not know of for each seat; some of them kept if it has chosen."""
    unknown, rng = rng.shuffled(
        [number for number in components.presumptions if number not in known]
    )
    hands = []
    for seat, other in enumerate(seen.cartographers):
        first = seat * components.dealt
        shown = other.presumptions
        drawn = unknown[first : first + components.dealt - len(shown)]
        kept = shown or drawn[: components.kept]
        dealt = tuple(sorted((*shown, *drawn)))
        hands.append(state.Hand(dealt, tuple(sorted(kept)) if other.has_kept else ()))
    return hands, rng


def _sketches(seen: View, rng: Rng) -> tuple[state.Sketches, Rng]:
    """The cards nobody has seen, in any order; what does not fit into the deck was put back."""
    hidden: tuple[Sketch, ...] = tuple(
        sketch for sketch in SKETCHES for _ in range(seen.unseen[sketch])
    )
    hidden, rng = rng.shuffled(hidden)
    tucked = tuple(map(parse_sketch, seen.tucked))
    above = seen.deck - len(tucked)
    display = tuple(map(parse_sketch, seen.display))
    return state.Sketches((*hidden[:above], *tucked), display, len(tucked), hidden[above:]), rng


def _otoma(box: OtomaBox, seen: View, rng: Rng) -> state.Otoma | None:
    """
    Otoma's cards to come as the recipe may have stacked them.

    Each stack holds one claim, never on top; the front on top of the deck is known.
    """
    if seen.otoma is None:
        return None
    played, front = seen.otoma.played, seen.otoma.front
    tops = [n for n, card in enumerate(box.cards) if str(card.front) == front and n not in played]
    top, rng = rng.choice(tops)
    known = (*played, top)
    plain, rng = rng.shuffled([n for n in box.plain if n not in known])
    claiming, rng = rng.shuffled([n for n in box.claiming if n not in known])
    places, rng = _claim_places(box, known, rng)
    size = box.stack * len(box.claiming)
    free, claims = iter(plain), iter(claiming)
    rest = tuple(next(claims) if n in places else next(free) for n in range(len(known), size))
    return state.Otoma((top, *rest), played, tuple(free))


def _claim_places(box: OtomaBox, known: tuple[int, ...], rng: Rng) -> tuple[set[int], Rng]:
    """Where in the deck the claims to come lie: in each stack without one so far, below its top."""
    places = set()
    for first in range(0, box.stack * len(box.claiming), box.stack):
        stack = range(first + 1, first + box.stack)
        if not any(known[n] in box.claiming for n in stack if n < len(known)):
            place, rng = rng.choice([n for n in stack if n >= len(known)])
            places.add(place)
    return places, rng
