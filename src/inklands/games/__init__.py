"""One folder a title; titles never import each other."""
