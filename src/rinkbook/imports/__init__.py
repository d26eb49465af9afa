"""Reads rosters, schedules and finished sheets from CSV: text in, rows and faults out, nothing stored."""
