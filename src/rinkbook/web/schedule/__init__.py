"""Rinks, slots and games to come."""
