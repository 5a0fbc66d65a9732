"""How processes tell each other that a table changed: one small interface."""
