"""Geometry: it knows no game."""
