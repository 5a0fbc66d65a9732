"""What Explorers offers to the fast engine."""

from __future__ import annotations

from inklands.core.legal import LegalActions
from inklands.fast.contract import LockStep, TitleKernels
from inklands.fast.explorers import model, rules
from inklands.fast.explorers.bridge import (
    Rules,
    Twin,
    flat,
    readable_actions,
    readable_standing,
    sample_setup,
)
from inklands.fast.explorers.workspace import Workspace, workspace
from inklands.fast.explorers.worth import SCALE
from inklands.games.explorers.actions import Action
from inklands.games.explorers.state import State

LOCKSTEP: LockStep[State, LegalActions[Action], Rules] = LockStep(
    rules, Twin.of, sample_setup, readable_actions, readable_standing
)
KERNELS: TitleKernels[State, Workspace] = TitleKernels(
    bits=256,
    model=model,
    flat=flat,
    workspace=workspace,
    candidates=256,  # every cell
    horizon=1,  # this turn and the next
    scale=SCALE,
    lockstep=LOCKSTEP,
)
