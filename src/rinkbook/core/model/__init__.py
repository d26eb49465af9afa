"""The values of the core: places, events, set-ups; frozen, and equal wherever they are made."""
