"""The sources that can be read, and which of them a folder holds."""

from collections.abc import Callable
from pathlib import Path

from benchmarks.realdata import nhl, pwhl, siahl, siahl_printed
from benchmarks.realdata.shape import Source
from rinkbook import library
from rinkbook.core import wire
from rinkbook.core.rulebook.edition import Edition


def adult_edition() -> Edition:
    return wire.read_edition((Path(__file__).parent / "edition.toml").read_text())


def trial_edition(id: str) -> Callable[[], Edition]:
    """An edition that the tests hold."""
    return lambda: library.load(id, library.trial_folders())


FEED = ("all_games.csv", "goals.csv", "penalties.csv", "goalie_changes.csv", "shootouts.csv")
SOURCES = (
    Source(
        id="siahl",
        title="an adult league's winter",
        files=("game_sheets.json",),
        edition=adult_edition,
        read=siahl.read_games,
        tag=siahl_printed.tag,
    ),
    Source(
        id="pwhl",
        title="a women's professional season and its playoffs",
        files=FEED,
        edition=trial_edition(pwhl.EDITION),
        read=pwhl.read_games,
        tag=pwhl.tag,
        table=pwhl.read_table,
    ),
    Source(
        id="pwhl-preseason",
        title="its preseason",
        files=FEED,
        edition=trial_edition(pwhl.EDITION),
        read=pwhl.read_preseason,
        tag=pwhl.tag,
    ),
    Source(
        id="nhl",
        title="the NHL's game centre",
        files=("landing-*.json", "right-rail-*.json"),
        edition=trial_edition(nhl.EDITION),
        read=nhl.read_games,
        tag=nhl.tag,
        table=nhl.read_table,
    ),
)


def found_in(folder: Path) -> list[tuple[Source, Path]]:
    """The sources in that folder, or else in those just below it."""
    here = [(source, folder) for source in SOURCES if source.is_in(folder)]
    if here or not folder.is_dir():
        return here
    below = sorted(path for path in folder.iterdir() if path.is_dir())
    return [(source, path) for source in SOURCES for path in below if source.is_in(path)]
