"""Why an action is not allowed, said of the first thing that is wrong with it."""

from __future__ import annotations

from inklands.core.message import Argument, Message
from inklands.core.objection import Objection
from inklands.games.misterra import actions
from inklands.games.misterra.components import Components
from inklands.games.misterra.island.claims import claimed_terrains, marked
from inklands.games.misterra.island.movement import sight
from inklands.games.misterra.island.places import (
    AT_SEA,
    BEACH,
    BEACH_CELLS,
    DOMINOES,
    GRID,
    LAND,
    land,
    place_key,
)
from inklands.games.misterra.island.terrain import KEYS, SKETCH_TEXTS, sketch_of
from inklands.games.misterra.legal import on_jungle, on_lagoon
from inklands.games.misterra.state import NO_CARD, State, Step
from inklands.grid.grid import Mask

SENTENCES = {
    "misterra-no-keep-first": "choose your presumptions first",
    "misterra-no-kept-already": "the presumptions are chosen already",
    "misterra-no-not-dealt": "presumption {number} was not dealt to you",
    "misterra-no-keep-count": "keep {kept} presumptions, not {count}",
    "misterra-no-otoma-first": "choose first which region Otoma claims",
    "misterra-no-otoma-choice": "there is no claim of Otoma's to place now",
    "misterra-no-otoma-region": "{cell} is not the first cell of a largest region open to Otoma",
    "misterra-no-land-first": "land on the beach first",
    "misterra-no-landed": "your cartographer has landed already",
    "misterra-no-beach": "{place} is not on the beach",
    "misterra-no-moved": "you have moved this half day, or stayed",
    "misterra-no-standing": "your cartographer stands on {place}, not on {source}",
    "misterra-no-same-place": "your cartographer stands on {place} already; to stay, take a card",
    "misterra-no-empty": "{place} is empty; walk onto tiles or the beach",
    "misterra-no-way": "{place} is too far from {source}",
    "misterra-no-lagoon": "{place} is not a lagoon",
    "misterra-no-deck": "the deck is empty",
    "misterra-no-swapped": "you have swapped a card this half day",
    "misterra-no-taken": "you have taken {sketch} this half day",
    "misterra-no-displayed": "{sketch} is not in the display",
    "misterra-no-card": "take a sketch card first",
    "misterra-no-jungle": "{place} is jungle, from which nothing can be mapped",
    "misterra-no-other-card": "you have taken {sketch}, not {other_sketch}",
    "misterra-no-neighbours": "{one} and {two} are not side by side",
    "misterra-no-sight": "neither {one} nor {two} is seen from {place}",
    "misterra-no-tile": "one tile of {terrain} is left: does {one} get it, or {two}?",
    "misterra-no-tile-choice": "{one} and {two} do not compete for a last tile",
    "misterra-no-claim-beach": "{place} is on the beach; claim from a confirmed tile",
    "misterra-no-claim-hazy": "the tile on {cell} is not confirmed",
    "misterra-no-claim-markers": "you have no marker left",
    "misterra-no-claim-terrain": "you have claimed {terrain} already",
    "misterra-no-claim-taken": "this region is claimed already, on {cell}",
}


def objection(components: Components, state: State, seat: int, action: actions.Action) -> Objection:
    """The reason why *action*, which is not legal, is not."""
    match state.moment.step:
        case Step.KEEP:
            return _not_kept(components, state, seat, action)
        case Step.LAND:
            return _not_landed(action)
        case Step.OTOMA:
            return _not_otoma(action)
        case _:
            return _not_in_half_day(components, state, seat, action)


def _not_in_half_day(
    components: Components, state: State, seat: int, action: actions.Action
) -> Objection:
    match action:
        case actions.Keep():
            return _no("misterra-no-kept-already")
        case actions.OtomaClaim():
            return _no("misterra-no-otoma-choice")
        case actions.Move():
            return _not_moved(state, seat, action)
        case actions.Swap() | actions.Take():
            return _not_taken(state, seat, action)
        case actions.Map():
            return _not_mapped(state, seat, action)
        case actions.Claim():
            return _not_claimed(components, state, seat)
        case _:
            return _no("misterra-no-card")


def _not_otoma(action: actions.Action) -> Objection:
    if not isinstance(action, actions.OtomaClaim):
        return _no("misterra-no-otoma-first")
    name = GRID.name(action.cell)
    return _no("misterra-no-otoma-region", 1 << action.cell, cell=name)


def _not_kept(components: Components, state: State, seat: int, action: actions.Action) -> Objection:
    if not isinstance(action, actions.Keep):
        return _no("misterra-no-keep-first")
    for number in action.numbers:
        if number not in state.hands[seat].dealt:
            return _no("misterra-no-not-dealt", number=number)
    return _no("misterra-no-keep-count", kept=components.kept, count=len(action.numbers))


def _not_landed(action: actions.Action) -> Objection:
    if isinstance(action, actions.Move) and action.target not in BEACH:
        return _no("misterra-no-beach", land(action.target), place=place_key(action.target))
    return _no("misterra-no-land-first")


def _not_moved(state: State, seat: int, action: actions.Move) -> Objection:
    place, source, target = state.public.meeples[seat], action.source, action.target
    here, there = place_key(place), place_key(target)
    if source == AT_SEA:
        return _no("misterra-no-landed")
    if state.moment.step is not Step.MOVE:
        return _no("misterra-no-moved")
    if source != place:
        return _no("misterra-no-standing", land(place), place=here, source=place_key(source))
    if target == place:
        return _no("misterra-no-same-place", land(place), place=here)
    if not (state.public.island.covered | BEACH_CELLS) >> target & 1:
        return _no("misterra-no-empty", land(target), place=there)
    return _no("misterra-no-way", land(target), place=there, source=here)


def _not_taken(state: State, seat: int, action: actions.Swap | actions.Take) -> Objection:
    moment, sketches = state.moment, state.sketches
    if moment.card != NO_CARD:
        return _no("misterra-no-taken", sketch=SKETCH_TEXTS[moment.card])
    if isinstance(action, actions.Swap):
        place = state.public.meeples[seat]
        if moment.step is Step.TAKE:
            return _no("misterra-no-swapped")
        if not on_lagoon(state, seat):
            return _no("misterra-no-lagoon", land(place), place=place_key(place))
        if not sketches.deck:
            return _no("misterra-no-deck")
    return _no("misterra-no-displayed", sketch=SKETCH_TEXTS[action.sketch])


def _not_mapped(state: State, seat: int, action: actions.Map) -> Objection:
    moment, place = state.moment, state.public.meeples[seat]
    cells = 1 << action.first_cell | 1 << action.second_cell
    one, two = GRID.name(action.first_cell), GRID.name(action.second_cell)
    shown = sketch_of(action.first, action.second)
    if moment.card == NO_CARD:
        return _no("misterra-no-card")
    if on_jungle(state, seat):
        return _no("misterra-no-jungle", land(place), place=place_key(place))
    if shown != moment.card:
        taken, other = SKETCH_TEXTS[moment.card], SKETCH_TEXTS[shown]
        return _no("misterra-no-other-card", cells, sketch=taken, other_sketch=other)
    if (action.first_cell, action.second_cell) not in DOMINOES:
        return _no("misterra-no-neighbours", cells, one=one, two=two)
    seen = sight(state.public.island, place)
    if not cells & seen:
        return _no("misterra-no-sight", cells | seen, one=one, two=two, place=place_key(place))
    if action.tile is None:
        return _no("misterra-no-tile", cells, terrain=KEYS[action.first], one=one, two=two)
    return _no("misterra-no-tile-choice", cells, one=one, two=two)


def _not_claimed(components: Components, state: State, seat: int) -> Objection:
    public = state.public
    island, place, own = public.island, public.meeples[seat], public.claims[seat]
    if state.moment.card == NO_CARD:
        return _no("misterra-no-card")
    if place >= LAND:
        return _no("misterra-no-claim-beach", place=place_key(place))
    cell = 1 << place
    if not island.confirmed & cell:
        return _no("misterra-no-claim-hazy", cell, cell=GRID.name(place))
    if len(own) >= components.markers:
        return _no("misterra-no-claim-markers")
    terrain = island.terrain_at(place)
    if terrain is not None and terrain in claimed_terrains(island, own):
        return _no("misterra-no-claim-terrain", cell, terrain=KEYS[terrain])
    region = island.region(place)
    taken = region & marked(public)
    return _no("misterra-no-claim-taken", region, cell=GRID.names(taken)[0])


def _no(key: str, cells: Mask = 0, **args: Argument) -> Objection:
    plain = {name: str(value).rpartition("misterra-")[2] for name, value in args.items()}
    return Objection(Message.of(key, **args), cells, SENTENCES[key].format(**plain))
