"""Rinkbook runs adult recreational hockey leagues by their own rulebooks."""
