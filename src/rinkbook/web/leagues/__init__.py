"""Leagues, their roles, seasons, divisions and editions."""
