"""Every figure that a source prints enough for, in the order in which they are shown."""

from pathlib import Path

from benchmarks.realdata import box_figures as box
from benchmarks.realdata import game_figures as game
from benchmarks.realdata.figures import Figure, compare
from benchmarks.realdata.play import Played
from benchmarks.realdata.shape import Source
from benchmarks.realdata.tables import table_figures


def all_figures(source: Source, played: list[Played], folder: Path) -> list[Figure]:
    """Those of the sheets, then those of the published table."""
    table = table_figures(source.edition(), played, source.table(folder))
    return [figure for figure in (*of_sheets(source, played), *table) if figure.of]


def of_sheets(source: Source, played: list[Played]) -> list[Figure]:
    return [
        compare("finals", "final scores, a side each", played, game.finals),
        compare("periods", "goals of each period", played, game.periods),
        game.results(played),
        box.tags(source, played),
        *box.minors(played),
        compare("others", "majors and misconducts: end", played, lambda each: box.ends(each, "other")),
        compare("waits", "minors: out at once, or at a whistle", played, box.waits),
        compare("washed-out", "pending calls that a goal took", played, box.washed_out),
        compare("costs", "penalties that leave the side short, or don't", played, box.costs),
        compare("power-plays", "power plays and goals on them, a side each", played, game.power_plays),
        compare("minutes", "penalty minutes, a side each", played, game.minutes),
        compare("out", "players sent off for the night", played, game.sent_off),
        compare("by-count", "players who came to the count that ends their night", played, game.by_count),
        compare("goalies", "goalie changes: who goes out", played, game.goalies),
        compare("shootouts", "shootouts: the last attempt decides", played, game.shootouts),
        compare("faced", "shootouts: the goalie faced", played, game.faced),
    ]
