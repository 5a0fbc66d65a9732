"""A seat's trail of crosses: what it may choose, where it may grow, what it finds."""
