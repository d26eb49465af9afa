"""What an offence is called on the sheet."""

from rinkbook.core.game.state import State


def title_of(game: State, offence: str) -> str:
    """As the catalogue has it, else as the class of that name, else as it was entered."""
    known = game.offences.catalogue.get(offence)
    named = game.classes.classes.get(offence)
    return known.title if known else (named.title if named and named.title else offence)
