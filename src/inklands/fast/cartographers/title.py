"""What Cartographers offers to the fast engine."""

from __future__ import annotations

from inklands.fast.cartographers import model, rules
from inklands.fast.cartographers.bridge import (
    Rules,
    Twin,
    flat,
    readable_actions,
    readable_standing,
    sample_setup,
)
from inklands.fast.cartographers.workspace import Workspace, workspace
from inklands.fast.contract import LockStep, TitleKernels
from inklands.games.cartographers.legal import Placements
from inklands.games.cartographers.state import State

LOCKSTEP: LockStep[State, Placements, Rules] = LockStep(
    rules, Twin.of, sample_setup, readable_actions, readable_standing
)
KERNELS: TitleKernels[State, Workspace] = TitleKernels(
    bits=128,
    model=model,
    flat=flat,
    workspace=workspace,
    candidates=12,
    horizon=1,  # this season and the next
    scale=1,
    lockstep=LOCKSTEP,
)
