"""The table itself: matches, seats, what each viewer is shown; no socket, no process."""
