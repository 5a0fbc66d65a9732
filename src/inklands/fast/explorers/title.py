"""What Explorers offers to the fast engine."""

from __future__ import annotations

from inklands.core.legal import LegalActions
from inklands.fast.contract import LockStep, TitleKernels
from inklands.fast.explorers import bridge, model, rules
from inklands.fast.explorers.workspace import Workspace, workspace
from inklands.fast.explorers.worth import SCALE
from inklands.games.explorers.actions import Action
from inklands.games.explorers.state import State

LOCKSTEP: LockStep[State, LegalActions[Action], bridge.Rules] = LockStep(
    rules, bridge.Twin.of, bridge.sample_setup, bridge.readable_actions, bridge.readable_standing
)
KERNELS: TitleKernels[State, Workspace] = TitleKernels(
    model, bridge.flat, workspace, LOCKSTEP, bits=256, candidates=256, horizon=1, scale=SCALE
)
"""Every cell is a candidate; playouts go on through this turn and the next."""
