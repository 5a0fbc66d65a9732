"""A game told in words at the terminal, one fact a line: `inklands play --plain`."""
