"""Maps of Misterra at the terminal."""
