"""Explorers at the terminal."""
