"""Game-day codes, devices, and the console's server side."""
