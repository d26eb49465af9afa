"""The table: points, tie-breakers, and why each team stands where it does."""
