"""What a sheet case may promise: score, clock, box, goals, penalties, rulings, corrections, the result."""

import re
from collections.abc import Callable, Iterable

from rinkbook.cases.change_promises import CHANGES
from rinkbook.cases.figure_promises import FIGURES
from rinkbook.cases.line_promises import LINES
from rinkbook.cases.rests import rests_on, split_under
from rinkbook.cases.ruling_promises import RULINGS, only_these_rulings
from rinkbook.core.errors import InvalidPlace
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.rulebook.edition import Edition

Check = Callable[[re.Match[str], Sheet, Edition], str]
# Head → the form as people read it, the pattern of what follows the head, what keeps the promise.
PROMISES: dict[str, tuple[str, str, Check]] = {**FIGURES, **LINES, **RULINGS, **CHANGES}
ONLY = "only these rulings"


def check_promises(promises: Iterable[tuple[int, str]], sheet: Sheet, edition: Edition) -> list[str]:
    """The promises that the sheet doesn't keep, each with its line."""
    told = list(promises)
    failures = [(number, check_promise(line, sheet, edition)) for number, line in told if line != ONLY]
    failures += [
        (number, only_these_rulings([each for _, each in told], sheet))
        for number, line in told
        if line == ONLY
    ]
    return [f"line {number}: {failure}" for number, failure in sorted(failures) if failure]


def check_promise(line: str, sheet: Sheet, edition: Edition) -> str:
    """Nothing where the sheet keeps the promise; else what was expected and what came."""
    head, _, rest = line.partition(" ")
    if head not in PROMISES:
        return f"expected a promise ({', '.join(PROMISES)}, {ONLY}), got {line!r}"
    form, pattern, check = PROMISES[head]
    told, under = split_under(head, re.sub(r"\s+", " ", rest.strip()))
    match = re.fullmatch(pattern, told)
    if match is None:
        return f"expected '{form}', got {line!r}"
    try:
        wrong = check(match, sheet, edition)
    except InvalidPlace as error:
        return str(error)
    return wrong or (rests_on(head, match, under.split(), sheet, edition) if under else "")
