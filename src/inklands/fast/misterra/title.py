"""What Maps of Misterra offers to the fast engine."""

from __future__ import annotations

from inklands.core.legal import LegalActions
from inklands.fast.contract import LockStep, TitleKernels
from inklands.fast.misterra import bridge, model, rules
from inklands.fast.misterra.constants import POINT
from inklands.fast.misterra.workspace import Workspace, workspace
from inklands.games.misterra.actions import Action
from inklands.games.misterra.state import State

LOCKSTEP: LockStep[State, LegalActions[Action], bridge.Rules] = LockStep(
    rules, bridge.Twin.of, bridge.sample_setup, bridge.readable_actions, bridge.readable_standing
)
KERNELS: TitleKernels[State, Workspace] = TitleKernels(
    model, bridge.flat, workspace, LOCKSTEP, bits=64, candidates=8, horizon=1000, scale=POINT
)
"""Playouts go on to the end: most points are only counted there."""
