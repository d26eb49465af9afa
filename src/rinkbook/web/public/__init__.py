"""A league's public site."""
