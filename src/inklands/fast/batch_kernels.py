"""
Steps of many matches at once, for every title.

This source runs once for each title, interpreted and compiled, with ``model`` set to the kernels of
its `environment.py` (`fast/specialised.py`): a compiled kernel cannot be given functions to call.
"""

from __future__ import annotations

from inklands.fast.batch import (
    ACTED,
    ACTION,
    ACTION_SIZE,
    CHOICES,
    EVERYBODY,
    GAINED,
    LEARNER,
    MARGIN,
    OVER,
    OWN_STREAM,
    PLANE_SIZE,
    POINTS,
    RATING,
    REFUSED,
    REWARD,
    SCALAR_SIZE,
    SEAT_PARTS,
    SEATED,
    SEED,
    TO_ACT,
    Batch,
)
from inklands.fast.contract import Workspace
from inklands.fast.environment import EnvironmentModel
from inklands.fast.match import DONE, SEAT, SEATS, copy_match
from inklands.fast.rows import (
    DRAW_BITS,
    clear,
    has_bit,
    int_row,
    mask_row,
    nth_bit,
    put,
    spread_changes,
)
from inklands.fast.rows import new_int_rows as new_int_rows
from inklands.fast.rows import new_mask_rows as new_mask_rows
from inklands.fast.stream import player_stream, seed_stream, stream_below
from inklands.grid.kernel import Ints, Mask, Masks, kernel
from inklands.grid.kernel import new_ints as new_ints
from inklands.grid.kernel import new_masks as new_masks

model: EnvironmentModel[Workspace]
"""The title; no value here, as every run of this source is given one."""
ONE = Mask(1)
MULTIPLIER, INCREMENT, SEEDS = 6364136223846793005, 1442695040888963407, (1 << 63) - 1


@kernel
def next_seed(seed: int) -> int:
    """The seed of the match that follows one of *seed* when nobody chooses."""
    return (seed * MULTIPLIER + INCREMENT) & SEEDS


@kernel
def begin_all(batch: Batch, workspace: Workspace, first: int, last: int) -> None:
    """Matches from their seeds, each at the first decision of its learner."""
    for i in range(first, last):
        begin_one(
            mask_row(batch.b, i),
            int_row(batch.v, i),
            mask_row(batch.seen_b, i),
            int_row(batch.seen_v, i),
            int_row(batch.games, i),
            int_row(batch.streams, i),
            int_row(batch.setups, i),
            workspace,
            batch.sizes[OWN_STREAM],
        )
        tell_one(batch, workspace, i)


@kernel
def step_all(batch: Batch, workspace: Workspace, first: int, last: int) -> None:
    """One step of each match; one that is over begins anew with the next seed."""
    # Only what a match needs is handed on: a tuple of all buffers is long to pass.
    actions, kind, own = batch.sizes[ACTION_SIZE], batch.sizes[REWARD], batch.sizes[OWN_STREAM]
    for i in range(first, last):
        b, v = mask_row(batch.b, i), int_row(batch.v, i)
        game, stream = int_row(batch.games, i), int_row(batch.streams, i)
        seen_b, seen_v = mask_row(batch.seen_b, i), int_row(batch.seen_v, i)
        if v[DONE]:
            game[SEED] = next_seed(game[SEED])
            setup = int_row(batch.setups, i)
            begin_one(b, v, seen_b, seen_v, game, stream, setup, workspace, own)
        else:
            forget_rewards(game, v[SEATS])
            game[ACTED] = v[SEAT]
            action = game[ACTION]
            # Agrees with the learner's mask: there is no other list of what is legal.
            is_legal = 0 <= action < actions and has_bit(int_row(batch.legal_bits, i), action)
            game[REFUSED] = 0 if is_legal else 1
            if not is_legal:
                continue
            game[SEATED + v[SEAT]] += 1
            model.take_action(b, v, action)
            after(b, v, seen_b, seen_v, stream)
            if game[LEARNER] != EVERYBODY:
                reply(b, v, seen_b, seen_v, game, stream, workspace, own)
            reward(b, v, game, kind)
        # The only call of it, so that the compiler puts it here and hands on nothing.
        tell_one(batch, workspace, i)


@kernel
def choose_all(batch: Batch, draws: Ints, first: int, last: int) -> None:
    """Any legal action of each match, in place of the random number that says which."""
    for i in range(first, last):
        place = draws[i] * int_row(batch.games, i)[CHOICES] >> DRAW_BITS
        draws[i] = nth_bit(int_row(batch.legal_bits, i), place)


@kernel
def begin_one(
    b: Masks,
    v: Ints,
    seen_b: Masks,
    seen_v: Ints,
    game: Ints,
    stream: Ints,
    setup: Ints,
    workspace: Workspace,
    own: int,
) -> None:
    """The match of the seed, at the first decision of its learner."""
    seed_stream(stream, 0, game[SEED])
    model.begin(b, v, stream, setup)
    model.proceed(b, v, stream)
    copy_match(b, v, seen_b, seen_v)
    seats = v[SEATS]
    for i in range(SEATED, SEATED + SEAT_PARTS * seats):
        game[i] = 0
    game[REFUSED] = game[GAINED] = 0
    game[ACTED] = max(game[LEARNER], 0)
    if game[LEARNER] != EVERYBODY:
        reply(b, v, seen_b, seen_v, game, stream, workspace, own)
    for seat in range(seats):
        game[SEATED + seats + seat] = model.points(b, v, seat)


@kernel
def forget_rewards(game: Ints, seats: int) -> None:
    game[GAINED] = 0
    for i in range(SEATED + 2 * seats, SEATED + SEAT_PARTS * seats):
        game[i] = 0


@kernel
def after(b: Masks, v: Ints, seen_b: Masks, seen_v: Ints, stream: Ints) -> None:
    """What an action leads to: cards are dealt, and what was hidden may be shown."""
    model.proceed(b, v, stream)
    if v[SEATS] > 1:
        model.look(b, v, seen_b, seen_v)


@kernel
def reply(
    b: Masks,
    v: Ints,
    seen_b: Masks,
    seen_v: Ints,
    game: Ints,
    stream: Ints,
    workspace: Workspace,
    own: int,
) -> None:
    """The other seats take any legal action until the learner is to act."""
    while not v[DONE] and v[SEAT] != game[LEARNER]:
        seat = v[SEAT]
        count = model.count_legal(b, v, workspace)
        place = 0
        # As `Uniform` in bots/uniform.py chooses, which is not asked where there is no choice.
        if count > 1:
            player_stream(stream, own, game[SEED], seat, game[SEATED + seat])
            place = stream_below(stream, own, count)
        game[SEATED + seat] += 1
        model.take_place(b, v, workspace, place)
        after(b, v, seen_b, seen_v, stream)


@kernel
def reward(b: Masks, v: Ints, game: Ints, kind: int) -> None:
    """The reward of every seat for the step just taken."""
    seats = v[SEATS]
    scored, gained = SEATED + seats, SEATED + 2 * seats
    for seat in range(seats):
        total = model.points(b, v, seat)
        if kind == POINTS:
            game[gained + seat] = total - game[scored + seat]
        game[scored + seat] = total
    if v[DONE] and kind == RATING:
        game[gained] = model.rating(b, v)
    if v[DONE] and kind == MARGIN:
        for seat in range(seats):
            game[gained + seat] = game[scored + seat] - best_other(game, scored, seats, seat)
    game[GAINED] = game[gained + game[ACTED]]


@kernel
def best_other(game: Ints, scored: int, seats: int, seat: int) -> int:
    """The points of the best seat but one; alone there is none to beat."""
    if seats == 1:
        return 0
    best = game[scored + 1] if seat == 0 else game[scored]
    for other in range(seats):
        if other != seat:
            best = max(best, game[scored + other])
    return best


@kernel
def tell_one(batch: Batch, workspace: Workspace, i: int) -> None:
    """What the seat to act sees and may do; at the end, what the one that acted last sees."""
    b, v, game = mask_row(batch.b, i), int_row(batch.v, i), int_row(batch.games, i)
    seat = game[ACTED] if v[DONE] else v[SEAT]
    game[TO_ACT], game[OVER] = seat, v[DONE]
    # Alone, nothing is hidden that the one seat has done.
    is_alone = v[SEATS] == 1
    seen_b = b if is_alone else mask_row(batch.seen_b, i)
    seen_v = v if is_alone else int_row(batch.seen_v, i)
    planes, legal = batch.fresh_planes, batch.fresh_legal
    clear(planes, 0, len(planes))
    clear(legal, 0, len(legal))
    scalar_at = batch.sizes[SCALAR_SIZE] * i
    model.observe(b, v, seen_b, seen_v, seat, planes, batch.scalars, scalar_at)
    count, actions = batch.sizes[PLANE_SIZE], batch.sizes[ACTION_SIZE]
    spread_changes(planes, int_row(batch.plane_bits, i), count, batch.planes, count * i)
    if v[DONE]:
        put(legal, actions - 1, ONE)
        game[CHOICES] = 1
    else:
        game[CHOICES] = model.write_legal(b, v, workspace, legal)
    spread_changes(legal, int_row(batch.legal_bits, i), actions, batch.legal, actions * i)
