"""Cartographers: four seasons of drawing terrain for the four edicts of a queen."""
