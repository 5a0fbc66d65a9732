"""Maps of Misterra: one island that all discover, and a parchment for each."""
