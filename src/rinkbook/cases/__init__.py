"""The precedents as plain text: what was played, and what is promised of it."""
