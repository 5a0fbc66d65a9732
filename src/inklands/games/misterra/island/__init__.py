"""The island: its places and terrains, who walks there, and the regions claimed."""
