"""What a page can ask for: one table of routes, for every program that carries requests."""
