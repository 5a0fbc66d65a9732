"""How a match begins."""

from __future__ import annotations

from inklands.core.options import Choice, Flag, Options, Settings
from inklands.core.rng import Rng
from inklands.games.misterra.components import Components
from inklands.games.misterra.island.island import NO_TILES, Island
from inklands.games.misterra.island.places import AT_SEA
from inklands.games.misterra.news import Dealt, News, Revealed
from inklands.games.misterra.otoma.turn import shuffled_deck
from inklands.games.misterra.round import first_turn
from inklands.games.misterra.sketch_deck import refilled
from inklands.games.misterra.state import (
    NO_CARD,
    Hand,
    Moment,
    PublicState,
    Setup,
    Sketches,
    State,
    Step,
)
from inklands.grid.grid import mask

OPTIONS = Options(
    (
        Flag("first_game"),
        Flag("expert"),
        Choice("merged_claims", ("none", "both"), "none"),
    )
)


def start(components: Components, seats: int, seed: int, settings: Settings) -> State:
    """The table laid for *seats*, at the first decision."""
    rng = Rng(seed)
    first, rng = rng.below(seats)
    setup = Setup(
        seats,
        first,
        settings.flag("expert"),
        settings.flag("first_game"),
        settings.text("merged_claims") == "both",
    )
    hands, rng = _hands(components, setup, rng)
    sketches, rng = _sketches(components, setup, rng)
    otoma = shuffled_deck(components.otoma, rng)[0] if setup.is_solo else None
    moment = Moment(Step.KEEP, first, 0, NO_CARD, 1, 0, is_ending=False)
    dealt = (Dealt(seat, hand.dealt) for seat, hand in enumerate(hands))
    news: tuple[News, ...] = (Revealed(sketches.display), *dealt)
    state = State(setup, hands, first_board(components, seats), sketches, otoma, moment, news)
    return first_turn(state) if setup.is_first_game else state


def first_board(components: Components, seats: int) -> PublicState:
    """The island with its first jungles, and everything else empty."""
    jungles = mask(components.jungles[seats - 1])
    # In a solo game Otoma owns markers too.
    owners = max(seats, 2)
    return PublicState(
        Island((0, 0, jungles, 0), jungles),
        (AT_SEA,) * seats,
        ((),) * owners,
        (NO_TILES,) * seats,
    )


def _hands(components: Components, setup: Setup, rng: Rng) -> tuple[tuple[Hand, ...], Rng]:
    # EN p. 3: a first game deals the two cards of one letter, and nobody chooses.
    if setup.is_first_game:
        letters, rng = rng.shuffled(components.letters)
        return tuple(Hand(pair, pair) for pair in letters[: setup.seats]), rng
    numbers, rng = rng.shuffled(tuple(components.presumptions))
    many = components.dealt
    return tuple(
        Hand(tuple(sorted(numbers[seat * many : (seat + 1) * many]))) for seat in range(setup.seats)
    ), rng


def _sketches(components: Components, setup: Setup, rng: Rng) -> tuple[Sketches, Rng]:
    cards, rng = rng.shuffled(components.sketches[setup.seats - 1])
    removed = components.solo_removed if setup.is_solo else 0
    sketches = Sketches(cards[removed:], (), 0, cards[:removed])
    return refilled(sketches, components.display)[0], rng
