"""The 31 presumptions: each family in a file of its own."""
