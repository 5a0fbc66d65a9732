"""The turn: explore, draw, check; and the seasons the turns make up."""

from __future__ import annotations

from inklands.core.rng import Rng
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.components import Ambush, Landscape
from inklands.games.cartographers.drawing import coins_earned, map_drawn_by
from inklands.games.cartographers.legal import must_draw
from inklands.games.cartographers.news import Drawn, Repelled, Revealed, Scored
from inklands.games.cartographers.progress import Progress
from inklands.games.cartographers.sheet import Sheet, Terrain
from inklands.games.cartographers.state import Setup, State


def first_turn(setup: Setup, rng: Rng) -> State:
    """The state at the first decision of a match."""
    ambushes, rng = rng.shuffled(tuple(setup.components.ambushes))
    progress = Progress(setup, rng, ambushes, [Sheet.blank(setup.layout)] * setup.seats)
    begin_season(progress)
    explore(progress)
    return progress.frozen()


def drawn_by(state: State, seat: int, placement: Placement) -> State:
    """The state after *seat* has drawn; once all have, their maps are shown and the turn ends."""
    progress = Progress.of(state)
    progress.pending[seat] = placement
    # All draw at the same time: what one seat has drawn must not show before the last has.
    if state.setup.seats > 1:
        waiting = progress.frozen()
        if any(must_draw(waiting, other) for other in range(state.setup.seats)):
            return waiting
    show_drawings(progress)
    check(progress)
    return progress.frozen()


def show_drawings(progress: Progress) -> None:
    """All drawings of the turn go on the maps they were made for."""
    seats = progress.setup.seats
    for seat, placement in enumerate(progress.pending):
        if placement is not None:
            on = map_drawn_by(progress.card, seats, seat)
            _draw(progress, placement, seat, on)
    progress.pending = [None] * seats


def check(progress: Progress) -> None:
    """The check phase: the card's time passes, and the season ends when enough has."""
    if isinstance(progress.card, Landscape):
        # FR, check phase: the times of all cards in the column count; ambushes and ruins have none.
        progress.time += progress.card.time
        # Two ruins cards in a row still ask for one overlap, which this card has used up.
        progress.ruins_due = False
    if progress.time >= progress.setup.components.seasons[progress.season].threshold:
        end_season(progress)
    else:
        explore(progress)


def end_season(progress: Progress) -> None:
    """The maps are counted as they are now; after the last season the match is over."""
    progress.history = (*progress.history, tuple(progress.sheets))
    progress.news.append(Scored(progress.season))
    if progress.season + 1 == len(progress.setup.components.seasons):
        progress.card = None
        progress.turn += 1
    else:
        progress.season += 1
        begin_season(progress)
        explore(progress)


def begin_season(progress: Progress) -> None:
    """All explore cards, the ambushes that never showed up, and one more, are shuffled."""
    components = progress.setup.components
    newcomer, *later = progress.ambushes
    # FR, next season: an ambush that was not revealed stays in the deck beside the new one.
    lurking = (card for card in progress.cards if card in components.ambushes)
    deck = (*components.explore_keys, *lurking, newcomer)
    progress.cards, progress.rng = progress.rng.shuffled(deck)
    progress.ambushes = tuple(later)
    # Time beyond the threshold is lost: each season counts its own column.
    progress.time = 0
    progress.column = ()
    progress.ruins_due = False


def explore(progress: Progress) -> None:
    """Cards are turned up until one asks somebody to draw."""
    components = progress.setup.components
    while True:
        key, progress.cards = progress.cards[0], progress.cards[1:]
        progress.news.append(Revealed(key))
        if key in components.ambushes:
            # FR, ambush: the card goes back to the box, so it adds no time and never comes again.
            progress.gone = (*progress.gone, key)
            progress.card = components.ambushes[key]
            if progress.setup.seats > 1:
                return _ask(progress)
            _ambush_alone(progress, components.ambushes[key])
        else:
            progress.column = (*progress.column, key)
            if key in components.landscapes:
                progress.card = components.landscapes[key]
                return _ask(progress)
            # FR, explore phase: another card is revealed at once on top of ruins.
            progress.ruins_due = True


def _ask(progress: Progress) -> None:
    """A new turn begins; when every map is full nobody can draw, and it is over at once."""
    progress.turn += 1
    # The rules are silent on full maps: time has to pass all the same, or no season would end.
    if not any(sheet.empty for sheet in progress.sheets):
        check(progress)


def _ambush_alone(progress: Progress, ambush: Ambush) -> None:
    """A solo ambush takes the first place on its walk where it fits as printed, or none."""
    # FR, solo ambushes: as printed, neither turned nor flipped; without a place it is ignored,
    # for the single cell is a rule of the game for several.
    fits = ambush.stamp.anchors(progress.sheets[0].empty)
    anchor = next((anchor for anchor in ambush.walk if fits >> anchor & 1), None)
    if anchor is None:
        progress.news.append(Repelled(ambush.key))
    else:
        monsters = Placement(Terrain.MONSTER, ambush.stamp.cells << anchor)
        _draw(progress, monsters, None, 0)


def _draw(progress: Progress, placement: Placement, by: int | None, on: int) -> None:
    sheet, most = progress.sheets[on], progress.setup.components.most_coins
    coins = coins_earned(progress.card, sheet, placement, most)
    progress.sheets[on] = sheet.with_drawn(placement.terrain, placement.cells, sum(coins))
    progress.news.append(Drawn(by, on, placement, *coins))
