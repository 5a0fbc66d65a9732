"""How processes let each other know that a table changed: one small interface."""
