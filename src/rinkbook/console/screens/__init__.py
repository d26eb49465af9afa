"""The screens, one module each: `show(desk)` gives its template what to say."""

from collections.abc import Mapping
from types import ModuleType

from rinkbook.console.screens import (
    between,
    captain,
    changed,
    clock,
    decide,
    done,
    findings,
    fix,
    goal,
    goalie,
    lineup,
    main,
    menu,
    officials,
    penalty,
    period_end,
    roster_check,
    ruling,
    sheet,
    shootout,
    shots,
    sign,
    start,
    time_out,
    warm_up,
    word,
)

# What a tablet shows that doesn't hold the pen.
TO_READ = frozenset({"main", "between", "shootout", "sheet", "changed", "findings", "sign", "done"})
SCREENS: Mapping[str, ModuleType] = {
    "main": main,
    "lineup": lineup,
    "captain": captain,
    "officials": officials,
    "warm-up": warm_up,
    "start": start,
    "goal": goal,
    "penalty": penalty,
    "shots": shots,
    "goalie": goalie,
    "time-out": time_out,
    "roster-check": roster_check,
    "clock": clock,
    "period-end": period_end,
    "between": between,
    "shootout": shootout,
    "sheet": sheet,
    "fix": fix,
    "changed": changed,
    "findings": findings,
    "ruling": ruling,
    "decide": decide,
    "word": word,
    "sign": sign,
    "done": done,
    "menu": menu,
}
