"""What a seat may see, built field by field from what is public and what is its own."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.scale import ScaleView
from inklands.games.explorers.actions import Choose, UseMap
from inklands.games.explorers.landscape.marks import CELL_NAMES, names_of, rows_of
from inklands.games.explorers.landscape.terrain import KEY, MAP, PLACES
from inklands.games.explorers.notation import action_text
from inklands.games.explorers.objectives.objective import Objective, PointsTable
from inklands.games.explorers.scoring import title_shift
from inklands.games.explorers.state import (
    Setup,
    Sides,
    Stage,
    State,
    active_seat,
    free_keys,
    free_maps,
    gem_cells,
)
from inklands.games.explorers.temples import open_values
from inklands.games.explorers.trail.items import food_letters
from inklands.games.explorers.trail.offers import crosses_of, offers, room_of
from inklands.grid.art import Rows
from inklands.grid.grid import CellNames, Mask


@dataclass(frozen=True, slots=True)
class OfferView:
    """
    A choice the viewer has, as text, and how many crosses it gives.

    *possible* is how many of them there is room for, horses left aside: with none the turn is given
    away.
    """

    action: str
    crosses: int
    possible: int


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """What the viewer has done in this turn, and may go on with; nobody else sees it yet."""

    crosses: CellNames
    """The cells crossed in this stage."""
    asks: bool
    offers: tuple[OfferView, ...]
    """What may be chosen, while the turn asks for it."""
    plan: str
    left: int
    riding: bool
    open: CellNames
    batches: tuple[int, ...]
    uses_map: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat's landscape and board; the viewer's own with the crosses of this turn."""

    seat: int
    crosses: Rows
    """Rows of ``x`` for crossed and ``.`` for other cells."""
    keys_found: int
    keys_free: int
    maps_found: int
    maps_free: int
    maps_used: int
    food: tuple[str, ...]
    """The foods ticked in each round, as letters."""
    food_cells: tuple[CellNames, ...]
    gems: int
    gem_cells: tuple[CellNames, ...]
    """The gems found by the end of each round that has ended."""
    temples: tuple[int, ...]
    races: tuple[int, ...]
    bonus: tuple[int, ...]
    """The crosses temples gave the seat, when this stage began."""


@dataclass(frozen=True, slots=True)
class ObjectiveView:
    """An objective in play, its printed points, and those still open if it is a race."""

    key: str
    points: PointsTable
    left: PointsTable


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A tile: its letter, its village and temple, and what the temple still offers."""

    letter: str
    village: str
    temple: str
    values: PointsTable


@dataclass(frozen=True, slots=True)
class PrintedView:
    """What is printed on the cards, and on the sides of the boards that are played on."""

    cards: tuple[tuple[str, str], ...]
    """Both sides of each card; ``seen`` counts these, and one a round is set aside unseen."""
    food: tuple[str, ...]
    """The foods that can be ticked in each round, as letters."""
    food_points: PointsTable
    """The points for that many foods in a round, from none on; ``villages`` likewise."""
    gems: PointsTable
    villages: PointsTable
    temples: PointsTable
    """What each temple offers at first: points, or crosses on the advanced side."""
    temple_points: int
    """What every temple is worth on the advanced side besides; 0 on the basic one."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat, or an onlooker, sees it."""

    seat: int | None
    seats: int
    stage: str
    round: int
    turn: int
    """Within the round; both count from 1, and are 0 before the first card."""
    barrier: int
    active: int | None
    waiting: tuple[int, ...]
    card: tuple[str, ...]
    """The terrains of the two sides of the card face up."""
    room: tuple[int, ...]
    """By side of the card, how many crosses the viewer has room for there, up to a side's most."""
    side: str | None
    """The side that was taken, or that faces the one player."""
    seen: tuple[int, ...]
    """The numbers of the cards of this round revealed so far, counted from 0."""
    tiles: str
    terrain: Rows
    items: Rows
    start: str | None
    central: CellNames
    """The villages nearest the middle."""
    sides: Sides
    objectives: tuple[ObjectiveView, ...]
    places: tuple[PlaceView, ...]
    players: tuple[PlayerView, ...]
    own: OwnTurn | None
    printed: PrintedView
    scales: tuple[ScaleView, ...]
    """The titles of a solo game; none where there are others."""


def view(state: State, seat: int | None) -> View:
    setup, clock, landscape = state.setup, state.clock, state.setup.landscape
    has_card = state.has_card
    has_begun = not state.in_opening
    card = state.card if has_card else ()
    return View(
        seat=seat,
        seats=setup.seats,
        stage=clock.stage.value,
        round=clock.round + has_begun,
        turn=clock.turn + has_begun,
        barrier=clock.barrier,
        active=active_seat(setup.seats, clock.round, clock.turn) if has_card else None,
        waiting=tuple(sorted(state.waiting)),
        card=card,
        room=() if seat is None else _room(state, seat, card),
        side=card[clock.side] if card and clock.side is not None else None,
        seen=state.deal.order[: clock.turn + 1],
        tiles=str(landscape),
        terrain=landscape.terrain,
        items=landscape.items,
        start=None if setup.start is None else CELL_NAMES[setup.start],
        central=names_of(landscape.central),
        sides=setup.sides,
        objectives=tuple(
            ObjectiveView(objective.key, _printed(objective), left)
            for objective, left in zip(setup.objectives, state.races, strict=True)
        ),
        places=_places(state),
        players=tuple(_player(state, player, player == seat) for player in range(setup.seats)),
        own=_own_turn(state, seat) if seat is not None and state.drafts else None,
        printed=_boards(setup),
        scales=(_scale(setup),) if setup.is_solo else (),
    )


def _scale(setup: Setup) -> ScaleView:
    titles, shift = setup.components.titles, title_shift(setup)
    return ScaleView(
        "total", tuple(key for key, _ in titles), tuple(least + shift for _, least in titles)
    )


def _boards(setup: Setup) -> PrintedView:
    components, sides = setup.components, setup.sides
    food = components.food[sides.food]
    return PrintedView(
        cards=components.cards,
        food=food.columns,
        food_points=food.points,
        gems=components.gems[sides.gems],
        villages=components.villages[sides.villages],
        temples=open_values(setup)[0],
        temple_points=components.temple_points if sides.temples else 0,
    )


def _room(state: State, seat: int, card: tuple[str, ...]) -> tuple[int, ...]:
    most = state.setup.components.crosses.favoured
    return tuple(room_of(state, seat, side, most) for side in card)


def _printed(objective: Objective) -> tuple[int, ...]:
    points = objective.points
    return points if isinstance(points, tuple) else (points,)


def _places(state: State) -> tuple[PlaceView, ...]:
    landscape = state.setup.landscape
    return tuple(
        PlaceView(letter, names_of(village)[0], names_of(temple)[0], values)
        for letter, village, temple, values in zip(
            PLACES, landscape.villages, landscape.temples, state.temples, strict=True
        )
    )


def _player(state: State, seat: int, is_viewer: bool) -> PlayerView:
    setup, sheet = state.setup, state.sheets[seat]
    crossed, food, maps_used = sheet.crossed, sheet.food, sheet.maps_used
    if is_viewer and state.drafts:
        draft, now = state.drafts[seat], state.clock.round
        crossed, maps_used = draft.crossed, draft.maps_used
        food = (*food[:now], draft.food, *food[now + 1 :])
    return PlayerView(
        seat=seat,
        crosses=rows_of(crossed),
        keys_found=_found(setup, crossed, KEY),
        keys_free=free_keys(setup, crossed),
        maps_found=_found(setup, crossed, MAP),
        maps_free=free_maps(setup, crossed, maps_used),
        maps_used=maps_used,
        food=tuple(food_letters(setup.landscape, cells) for cells in food),
        food_cells=tuple(names_of(cells) for cells in food),
        gems=gem_cells(setup, crossed).bit_count(),
        gem_cells=tuple(names_of(cells) for cells in sheet.gems),
        temples=sheet.temples,
        races=sheet.races,
        bonus=state.bonus[seat] if state.clock.stage is Stage.BONUS else (),
    )


def _found(setup: Setup, crossed: Mask, item: str) -> int:
    return (crossed & setup.landscape.cells_of[item]).bit_count()


def _own_turn(state: State, seat: int) -> OwnTurn:
    draft, sheet = state.drafts[seat], state.sheets[seat]
    return OwnTurn(
        crosses=names_of(draft.crossed & ~sheet.crossed),
        asks=draft.asks,
        offers=_offers(state, seat) if draft.asks else (),
        plan=draft.plan,
        left=draft.left,
        riding=draft.riding,
        open=names_of(draft.open),
        batches=draft.batches,
        uses_map=draft.maps_used > sheet.maps_used,
    )


def _offers(state: State, seat: int) -> tuple[OfferView, ...]:
    return tuple(
        OfferView(action_text(action), crosses, room_of(state, seat, _terrains(action), crosses))
        for action in offers(state, seat)
        for crosses in (crosses_of(state, seat, action),)
    )


def _terrains(offer: Choose | UseMap) -> str:
    return offer.terrain if isinstance(offer, UseMap) else offer.terrains
