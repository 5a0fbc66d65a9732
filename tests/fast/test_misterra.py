from dataclasses import replace

import pytest

from inklands.bots.flat import FlatSimulator, flat_simulator
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.fast import lockstep
from inklands.fast.compiled import compiled
from inklands.fast.contract import FlatMatch
from inklands.fast.match import copy_match
from inklands.fast.misterra import bridge, constants, deal, model, playout, rules, turns
from inklands.fast.misterra.match import ACT, KEEP, KINDS, MASKS, NUMBERS, OTOMA, OVER, STEP
from inklands.fast.misterra.policy import ACTIONS, follow_plan, plan
from inklands.fast.misterra.presumptions import presumption_value
from inklands.fast.misterra.sketches import kinds_shown
from inklands.fast.misterra.title import KERNELS
from inklands.fast.specialised import search_kernels
from inklands.fast.tree import PLANS
from inklands.games.misterra.actions import Map
from inklands.games.misterra.island.island import Island, Tiles, observed
from inklands.games.misterra.island.terrain import TERRAINS
from inklands.games.misterra.state import Moment, Sketches, State, Step
from inklands.grid.kernel import new_ints, new_masks
from tests.fast.misterra_states import readable

GAME = load("misterra")


def test_the_simulator_and_the_rules_agree_over_three_hundred_matches():
    assert lockstep.compare("misterra", 250) > 250 * 40


def test_without_a_compiler_they_agree_as_well():
    assert lockstep.compare("misterra", 50, is_compiled=False) > 50 * 40


def test_the_matches_compared_have_all_seats_and_options():
    setups = [bridge.sample_setup(number) for number in range(64)]

    assert {seats for seats, _ in setups} == {1, 2, 3, 4}
    for seats in (1, 2, 3, 4):
        settings = {tuple(options.values()) for each, options in setups if each == seats}
        assert len(settings) == 8


@pytest.mark.parametrize("number", range(16))
def test_a_match_on_flat_numbers_can_be_read_back_at_every_decision(number):
    seats, options = bridge.sample_setup(number)
    state = GAME.start(seats, number, GAME.options.settle(options))
    twin, rng = bridge.Twin.of(state, rules), Rng(number)
    while waiting := GAME.to_act(state):
        assert readable(twin.b, twin.v) == alike(state)
        twin.actions()
        legal = GAME.legal_actions(state, min(waiting))
        place, rng = rng.below(len(legal))
        state = GAME.apply(state, min(waiting), legal[place])
        twin.apply(place, state)

    assert readable(twin.b, twin.v) == alike(state)


@pytest.mark.parametrize("seed", range(100))
def test_crowded_islands_change_as_the_rules_say(seed):
    """Terrains that have run out, tiles all confirmed, and the last empty cells."""
    state = crowded(seed)
    seat = state.moment.seat
    legal = GAME.legal_actions(state, seat)
    for place in range(len(legal)):
        twin = bridge.Twin.of(state, rules)
        assert twin.actions() == bridge.readable_actions(legal)
        twin.apply(place, state)

        assert readable(twin.b, twin.v) == alike(GAME.apply(state, seat, legal[place]))


def test_some_of_those_islands_lack_tiles_and_some_end_the_match():
    lacking = ending = choosing = 0
    for seed in range(100):
        state = crowded(seed)
        for action in GAME.legal_actions(state, state.moment.seat):
            after = GAME.apply(state, state.moment.seat, action)
            ending += after.moment.is_ending and not state.moment.is_ending
            if isinstance(action, Map):
                stock = constants.COMPONENTS.stock
                _, change = observed(state.public.island, action.first, action.first_cell, stock)
                lacking += change.name == "LACKED"
                choosing += action.tile is not None

    assert lacking > 50
    assert choosing > 20
    assert ending > 50


@pytest.mark.parametrize("place", range(len(constants.NUMBERS)))
def test_each_presumption_scores_the_same_by_kernel_and_by_rule(place):
    presumption, rng, scored = constants.PRESUMPTIONS[place], Rng(place), 0
    for number in range(240):
        often, rng = rng.below(4)
        parchment, rng = random_tiles(rng, (*TERRAINS, *(often,) * (number % 4)), 0)
        if number % 3 == 0:
            parchment = blocks(parchment)
        slow = sum(line.points for line in presumption.lines(parchment))
        scored += slow > 0

        assert presumption_value(place, list(parchment), 0, 0) == constants.POINT * slow
    assert scored


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("candidates", [0, 6])
def test_playouts_come_out_the_same_interpreted_and_compiled(seats, candidates):
    fast = compiled(playout, KERNELS.bits)
    slow_totals, fast_totals = new_ints(3), fast.new_ints(3)
    playout.playouts(11, 4, seats, 2, candidates, slow_totals)
    fast.playouts(11, 4, seats, 2, candidates, fast_totals)

    assert list(fast_totals) == slow_totals


def test_looking_at_more_plans_earns_more_points():
    fast = compiled(playout, KERNELS.bits)
    totals = {}
    for candidates in (0, 2, 24):
        totals[candidates] = fast.new_ints(3)
        fast.playouts(1, 200, 1, 0, candidates, totals[candidates])

    assert totals[2][0] > totals[0][0] + 200 * 50
    assert totals[24][0] > totals[2][0] + 200 * 2


@pytest.mark.parametrize("number", range(16))
def test_a_match_dealt_anew_looks_the_same_to_its_seat(number):
    seats, options = bridge.sample_setup(number)
    match = Match(GAME, seats, number, options)
    rng = Rng(number)
    while not match.is_over:
        seat = min(match.to_act)
        if seat == 0:
            seen = match.view(0)
            start = bridge.flat(GAME.resample(seen, rng), 0, rules)
            dealt = readable(*search_kernels(model).dealt(*start, match.turn))
            assert without_order(GAME.view(dealt, 0)) == without_order(seen)
        place, rng = rng.below(len(match.legal_actions(seat)))
        match.play(seat, match.legal_actions(seat)[place])


def test_what_is_hidden_differs_from_deal_to_deal():
    solo = Match(GAME, 1, 5)
    start = bridge.flat(GAME.resample(solo.view(0), Rng(1)), 0, rules)
    dealt = [readable(*search_kernels(model).dealt(*start, seed)) for seed in range(20)]

    assert len({state.sketches.deck for state in dealt}) == 20
    assert len({state.otoma.deck for state in dealt if state.otoma}) == 20
    assert len({state.otoma.removed for state in dealt if state.otoma}) > 5


def test_a_match_dealt_by_the_kernels_is_one_the_rules_could_have_dealt():
    b, v = new_masks(MASKS), new_ints(NUMBERS)
    for number in range(24):
        deal.start(b, v, 1 + number % 4, number // 4 % 2, number)
        state = readable(b, v)
        cards = (*state.sketches.deck, *state.sketches.display, *state.sketches.removed)
        dealt = [each for hand in state.hands for each in hand.dealt or hand.kept]

        assert sorted(cards) == list(constants.COMPONENTS.sketches[number % 4])
        assert len(set(dealt)) == len(dealt) == (number % 4 + 1) * (2 if number // 4 % 2 else 4)
        assert state.moment.step is (Step.LAND if number // 4 % 2 else Step.KEEP)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_worlds_offer_every_legal_action_and_go_on_to_the_end(seats):
    match, rng = Match(GAME, seats, 9), Rng(1)
    while not match.is_over:
        seat = min(match.to_act)
        legal = match.legal_actions(seat)
        worlds = flat_simulator(GAME, match.view(seat), wait=True)
        assert worlds is not None
        world = worlds.deal(1)
        assert {code % PLANS for code, _ in worlds.choices(world, 500)} == set(range(len(legal)))
        assert worlds.observation_key(world) == worlds.observation_key(worlds.deal(2))
        place, rng = rng.below(len(legal))
        worlds.act(world, place)
        worlds.finish(world)
        assert len(worlds.sample([place, 0], 3, 2)) == 2
        match.play(seat, legal[place])

    assert worlds is not None
    assert worlds.observation_key(world) is None


def test_a_plan_of_half_a_day_leads_where_its_actions_lead_one_by_one():
    match, rng = Match(GAME, 1, 4), Rng(2)
    whole = 0
    while not match.is_over:
        legal = match.legal_actions(0)
        worlds = flat_simulator(GAME, match.view(0), wait=True)
        assert worlds is not None
        for code, _ in worlds.choices(worlds.deal(1), 4):
            plan, steps = worlds.deal(1), worlds.deal(1)
            worlds.act(plan, code)
            worlds.act(steps, code % PLANS)
            if code >= PLANS:
                whole += 1
                follow(worlds, steps, code)
            assert worlds.observation_key(plan) == worlds.observation_key(steps)
        place, rng = rng.below(len(legal))
        match.play(0, legal[place])

    assert whole > 50


def test_a_turn_planned_as_a_whole_promises_as_much_as_half_day_by_half_day_and_often_more():
    b, v, parts = new_masks(MASKS), new_ints(NUMBERS), new_masks(rules.PARTS)
    by_halves, better = (new_masks(MASKS), new_ints(NUMBERS)), 0
    for number in range(8):
        deal.start(b, v, 1 + number % 2, 0, number)
        while v[STEP] != OVER:
            if v[STEP] in (KEEP, OTOMA) or not kinds_shown(v):
                playout.play(b, v, parts, 4)
                continue
            copy_match(b, v, *by_halves)
            plan(*by_halves, 4)
            follow_plan(*by_halves)
            promised = plan(*by_halves, 4)
            as_a_whole = turns.play_turn(b, v, 4)
            assert as_a_whole >= promised
            better += as_a_whole > promised

    assert better > 10


def follow(worlds: FlatSimulator, world: FlatMatch, code: int) -> None:
    """The rest of a half day, by the actions that the number of its plan tells."""
    rest = code // PLANS - 1
    act, kind = rest % ACTIONS, rest // ACTIONS % (KINDS + 1) - 1
    for action in (rules.TAKES + kind, act):
        b, v = world
        parts = new_masks(rules.PARTS)
        legal = [rules.action_of(v, parts, k) for k in range(rules.legal(b, v, parts))]
        if v[STEP] != ACT or action == act:
            worlds.act(world, legal.index(action))


def test_the_fronts_of_otomas_cards_tell_them_apart():
    """So that the card on top of its deck is known."""
    fronts = {str(card.front) for card in constants.OTOMA}

    assert len(fronts) == len(constants.OTOMA)


def alike(state: State) -> State:
    """The state without what flat numbers do not keep."""
    moment, sketches, public = state.moment, state.sketches, state.public
    return State(
        state.setup,
        state.hands,
        replace(public, claims=tuple(tuple(sorted(cells)) for cells in public.claims)),
        Sketches(sketches.deck, tuple(sorted(sketches.display)), sketches.tucked, sketches.removed),
        state.otoma,
        replace(moment, barrier=0),
    )


def without_order(view):
    """A view whose display, claims and barrier do not tell one order from another."""
    return replace(
        view,
        display=tuple(sorted(view.display)),
        barrier=0,
        cartographers=tuple(
            replace(each, claims=tuple(sorted(each.claims))) for each in view.cartographers
        ),
        otoma=view.otoma and replace(view.otoma, claims=tuple(sorted(view.otoma.claims))),
    )


def random_tiles(rng: Rng, choices: tuple[int, ...], empty: int) -> tuple[Tiles, Rng]:
    """A map of terrains drawn from *choices*; one cell in *empty* stays so, or none."""
    tiles = [0, 0, 0, 0]
    for cell in range(25):
        terrain, rng = rng.choice(choices)
        bare, rng = rng.below(empty) if empty else (1, rng)
        if bare:
            tiles[terrain] |= 1 << cell
    return (tiles[0], tiles[1], tiles[2], tiles[3]), rng


def blocks(tiles: Tiles) -> Tiles:
    """The map whose corners of two by two cells and whose lines between are of one terrain each."""
    like = [5 * (row - row % 2) + column - column % 2 for row in range(5) for column in range(5)]
    steppe, lagoon, jungle, mountain = (
        sum(1 << cell for cell, other in enumerate(like) if cells >> other & 1) for cells in tiles
    )
    return steppe, lagoon, jungle, mountain


def crowded(seed: int) -> State:
    """A match at the last decision of a turn on an island nearly full of two terrains."""
    rng, seats = Rng(seed), 1 + seed % 4
    state: State = GAME.start(seats, seed, GAME.options.settle({"first_game": "on"}))
    tiles, rng = random_tiles(rng, (*(seed % 4,) * 4, (seed + 1) % 4), 9)
    parchment, rng = random_tiles(rng, TERRAINS, 18)
    most = 11 if seed >= 60 else 12
    steppe, lagoon, jungle, mountain = (first_cells(cells, most) for cells in tiles)
    tiles = steppe, lagoon, jungle, mountain
    covered = sum(tiles)
    hazy, rng = rng.choice([0, covered & -covered, covered & 0x11111, covered & 0xFFFFF])
    place, rng = rng.choice([cell for cell in range(25) if covered >> cell & 1])
    card, rng = rng.below(10)
    public = replace(
        state.public,
        island=Island(tiles, covered & ~hazy),
        meeples=(place,) * seats,
        parchments=(parchment,) * seats,
    )
    moment = Moment(Step.ACT, seed // 4 % seats, 1, card, 5, 0, is_ending=False)
    return replace(state, public=public, moment=moment)


def first_cells(cells: int, most: int) -> int:
    """The first *most* cells of a set."""
    while cells.bit_count() > most:
        cells &= ~(1 << cells.bit_length() - 1)
    return cells
