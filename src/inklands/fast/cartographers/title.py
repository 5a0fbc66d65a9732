"""What Cartographers offers to the fast engine."""

from __future__ import annotations

from inklands.fast.cartographers import bridge, model, rules
from inklands.fast.cartographers.workspace import Workspace, workspace
from inklands.fast.contract import LockStep, TitleKernels
from inklands.games.cartographers.legal import Placements
from inklands.games.cartographers.state import State

LOCKSTEP: LockStep[State, Placements, bridge.Rules] = LockStep(
    rules, bridge.Twin.of, bridge.sample_setup, bridge.readable_actions, bridge.readable_standing
)
KERNELS: TitleKernels[State, Workspace] = TitleKernels(
    model, bridge.flat, workspace, LOCKSTEP, bits=128, candidates=12, horizon=1, scale=1
)
"""Playouts go on through this season and the next."""
