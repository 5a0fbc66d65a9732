"""Flat-state simulators in lock-step with the titles, interpreted or compiled."""
