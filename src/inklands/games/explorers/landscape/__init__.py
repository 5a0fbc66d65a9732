"""The landscape: four tiles, their terrains and what lies on them."""
