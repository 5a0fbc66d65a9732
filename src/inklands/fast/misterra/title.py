"""What Maps of Misterra offers to the fast engine."""

from __future__ import annotations

from inklands.core.legal import LegalActions
from inklands.fast.contract import LockStep, TitleKernels
from inklands.fast.misterra import model, rules
from inklands.fast.misterra.bridge import (
    Rules,
    Twin,
    flat,
    readable_actions,
    readable_standing,
    sample_setup,
)
from inklands.fast.misterra.constants import POINT
from inklands.fast.misterra.workspace import Workspace, workspace
from inklands.games.misterra.actions import Action
from inklands.games.misterra.state import State

LOCKSTEP: LockStep[State, LegalActions[Action], Rules] = LockStep(
    rules, Twin.of, sample_setup, readable_actions, readable_standing
)
KERNELS: TitleKernels[State, Workspace] = TitleKernels(
    bits=64,
    model=model,
    flat=flat,
    workspace=workspace,
    candidates=8,
    horizon=1000,  # to the end: most points are only counted there
    scale=POINT,
    lockstep=LOCKSTEP,
)
