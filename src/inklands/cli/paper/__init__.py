"""Games that were played on paper, written down as a text that people can read."""
