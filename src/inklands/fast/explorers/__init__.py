"""Explorers on flat numbers, in lock-step with the readable title."""
