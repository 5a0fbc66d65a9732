"""Tidepools, a small title from outside: kelp and sand drawn on a beach of sixteen cells."""
