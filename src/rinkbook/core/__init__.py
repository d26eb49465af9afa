"""The judge: pure functions from a rulebook and a record to rulings; no I/O, no clock, no chance."""
