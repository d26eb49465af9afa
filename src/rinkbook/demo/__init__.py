"""A season of our own making: invented people play it, the judge rules on it, nothing of it is anybody's."""
