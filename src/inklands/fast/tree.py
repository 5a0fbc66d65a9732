"""
The tree of a search: decisions of a seat as it sees them, and how their actions have fared.

A tree is one buffer of numbers, and keeps the way down of the trial that is under way. A node is a
decision: how often it was met, how many actions it tries, then three numbers for each of them.
"""

from __future__ import annotations

from math import log, sqrt

from inklands.grid.kernel import Ints, kernel

FREE, DEPTH, NODES, ARMS = 0, 1, 2, 10
"""Where the next node goes; how long the way down is, and the nodes and actions on it."""
MOST_DEPTH = ARMS - NODES
SLOTS, ROOT = 18, 65_554
MOST_SLOTS = (ROOT - SLOTS) // 2
"""A key and a node each: what was seen after an action leads there."""
SIZE = 400_000
VISITS, COUNT, FIRST = range(3)
PLACE, TRIES, TOTAL = range(3)
WIDTH = 12
"""How many actions are tried at most, the root apart."""
PLANS = 1 << 16
"""
An action is known by its place among the legal ones. Where a title has several actions tried as one
plan, its number is that of the first, and what is above this names the rest.
"""
EXPLORE = 0.7
"""How much doubt counts, in differences between the best and the worst action tried."""


@kernel
def plant(tree: Ints, places: Ints, n: int) -> None:
    """A tree of the root alone, which tries *n* actions."""
    tree[FREE] = ROOT
    add_node(tree, places, n)


@kernel
def add_node(tree: Ints, places: Ints, n: int) -> int:
    node = tree[FREE]
    tree[FREE] = node + FIRST + 3 * n
    tree[node + COUNT] = n
    for i in range(n):
        tree[node + FIRST + 3 * i + PLACE] = places[i]
    return node


@kernel
def begin(tree: Ints, place: int) -> None:
    """A trial begins with an action of the root."""
    arm = ROOT + FIRST
    while tree[arm + PLACE] != place:
        arm += 3
    tree[DEPTH] = 0
    step(tree, ROOT, arm)


@kernel
def step(tree: Ints, node: int, arm: int) -> None:
    depth = tree[DEPTH]
    tree[NODES + depth] = node
    tree[ARMS + depth] = arm
    tree[DEPTH] = depth + 1


@kernel
def taken(tree: Ints) -> int:
    """The place of the action that the trial takes now."""
    return tree[tree[ARMS + tree[DEPTH] - 1] + PLACE]


@kernel
def slot_of(tree: Ints, key: int) -> int:
    """Where the node is kept that *key* leads to after the action taken; or where it would be."""
    arm = tree[ARMS + tree[DEPTH] - 1]
    low, high = key & 0x7FFFFFFF, key >> 31 & 0x7FFFFFFF
    key = (low * 0x9E3779B1 ^ high * 0x85EBCA77 ^ arm * 0xC2B2AE3D) | 1
    at = (key >> 31) % MOST_SLOTS
    while tree[SLOTS + 2 * at] and tree[SLOTS + 2 * at] != key:
        at = (at + 1) % MOST_SLOTS
    tree[SLOTS + 2 * at] = key
    return SLOTS + 2 * at


@kernel
def follows(tree: Ints, key: int) -> bool:
    """Whether the tree knows what is seen after the action; if so the next action is chosen."""
    if not is_ripe(tree):
        return False
    node = tree[slot_of(tree, key) + 1]
    if node:
        step(tree, node, chosen(tree, node))
    return node > 0


@kernel
def is_ripe(tree: Ints) -> bool:
    """Whether the tree may go on below the action taken: it was tried before, and there is room."""
    depth = tree[DEPTH]
    has_room = depth < MOST_DEPTH and tree[FREE] + FIRST + 3 * WIDTH <= SIZE
    return has_room and tree[tree[ARMS + depth - 1] + TRIES] > 0


@kernel
def sprout(tree: Ints, key: int, places: Ints, n: int) -> None:
    """A new node for what is seen after the action taken."""
    slot = slot_of(tree, key)
    tree[slot + 1] = add_node(tree, places, n)


@kernel
def chosen(tree: Ints, node: int) -> int:
    """
    The action with the best mean and allowance for doubt.

    They are let in one after another, the more the oftener the decision is met.
    """
    visits = tree[node + VISITS]
    n = min(tree[node + COUNT], 1 + int(sqrt(visits)))
    first = node + FIRST
    best, worst = -1e18, 1e18
    for i in range(n):
        arm = first + 3 * i
        if not tree[arm + TRIES]:
            return arm
        mean = tree[arm + TOTAL] / tree[arm + TRIES]
        best, worst = max(best, mean), min(worst, mean)
    doubt = EXPLORE * max(best - worst, 1.0) * sqrt(log(visits + 1.0))
    found = first
    most = -1e18
    for i in range(n):
        arm = first + 3 * i
        hope = tree[arm + TOTAL] / tree[arm + TRIES] + doubt / sqrt(tree[arm + TRIES])
        if hope > most:
            found, most = arm, hope
    return found


@kernel
def learn(tree: Ints, result: int) -> None:
    """Everything on the way down takes note of what came of the trial."""
    for i in range(tree[DEPTH]):
        tree[tree[NODES + i] + VISITS] += 1
        arm = tree[ARMS + i]
        tree[arm + TRIES] += 1
        tree[arm + TOTAL] += result
