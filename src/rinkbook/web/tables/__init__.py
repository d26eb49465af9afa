"""Standings and statistics, projections of the verdicts."""
