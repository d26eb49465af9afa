"""The event table and the verdicts made of it."""
