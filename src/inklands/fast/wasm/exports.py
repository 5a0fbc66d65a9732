"""The kernels that a browser asks a module for: those that bots call, by what they take."""

from __future__ import annotations

SEARCH = ("deal", "act", "finish", "sample", "plant", "grow_tree")
"""Kernels of `fast/search_kernels.py`."""
MODEL = ("resume", "clock", "choices", "observation_key")
"""Kernels of a title's `model.py`."""
