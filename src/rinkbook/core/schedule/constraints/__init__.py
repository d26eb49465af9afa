"""One file a rule of the schedule."""
