"""Cartographers as flat numbers: complete rules, one to four seats, in lock-step with the title."""
