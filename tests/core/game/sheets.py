"""Sheets for the laws: games as they are played, and lines as no scorekeeper keys them, under any edition."""

from typing import Any

from hypothesis import strategies as st
from msgspec import structs

from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Event
from tests.any_game import EDITIONS, Game, corrected, edition_of, games, setup_of
from tests.any_sheet import any_sheet, likely_sheet, odd_sheet

__all__ = ["any_games", "corrected", "games", "plain_games", "without_entries"]


@st.composite
def loose(draw: Any, lines: st.SearchStrategy[list[Event]]) -> Game:
    """Those lines as a sheet of any edition and stage."""
    edition = edition_of(draw(st.sampled_from(EDITIONS)))
    stage = draw(st.sampled_from(("season", *edition.stages)))
    return Game(edition=edition, setup=setup_of(edition, stage), events=draw(lines))


plain_games = games() | loose(likely_sheet)  # nothing corrected
any_games = corrected() | games() | loose(likely_sheet) | loose(any_sheet) | loose(odd_sheet)


def without_entries(sheet: Sheet) -> Sheet:
    """What was made of the lines; the lines themselves left out."""
    return structs.replace(sheet, entries=())
