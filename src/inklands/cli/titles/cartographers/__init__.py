"""Cartographers at the terminal."""
