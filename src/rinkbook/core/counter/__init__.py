"""Counters: whom they count, what with which weight, in which window, and what becomes of a count."""
