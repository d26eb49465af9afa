"""A real season of 1,202 sheets, played by our judge; for development only, the data stays where it is."""
