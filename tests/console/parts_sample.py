"""What the shared macros are shown with: one evening of an invented league."""

from typing import Any

HARBOR = {"name": "Harbor Lights", "colour": "#1d3f72"}
OWLS = {"name": "Night Owls", "colour": "#f2b705"}
KINGS = {"name": "Copper Kings", "colour": "#d9621e"}
OTTERS = {"name": "Ice Otters", "colour": "#0e7c7b"}
BARN = {"name": "Old Barn", "colour": "#f4f4f2"}
MILL = {"name": "Mill Street", "colour": "#7a1e2e"}


def clause(clause_id: str, heading: str, says: str) -> dict[str, str]:
    return {
        "clause_id": clause_id,
        "clause_heading": heading,
        "clause_says": says,
        "clause_href": f"/rules/2026-03-24#{clause_id}",
        "clause_edition": "Edition of 24 March 2026",
        "clause_source": "https://rules.example/",
    }


def ruling(
    verdict: str, decision: str, because: str, *cited: str, remedies: list[str] | None = None
) -> dict[str, Any]:
    made: dict[str, Any] = {"verdict": verdict, "decision": decision, "because": because}
    made |= clause(*cited) if cited else {"clause_id": ""}
    return made | ({"remedies": remedies} if remedies else {})


GOAL_LIMIT = ("fwshl.goal-limit", "Goal limit", "A player’s goals count up to three a game in regulation.")
MERCY = (
    "fwshl.mercy-running",
    "Mercy rule",
    "At any time, once one side leads by 7, the clock is a running clock.",
)
TIE_BREAKERS = ("fwshl.tie-breakers", "Tie-breakers", "Teams level on points are compared step by step.")

RULINGS = [
    ruling(
        "granted",
        "Both teams stay at five skaters.",
        "Two minors of equal length at the same whistle cancel out.",
        "usa-hockey.coincidental-minors",
        "USA Hockey: coincidental minors",
        "Equal minors at one whistle.",
    ),
    ruling(
        "refused",
        "Not counted. It stays 4–2.",
        "Fourth goal of number 17, the limit is three in regulation.",
        *GOAL_LIMIT,
    ),
    ruling(
        "ask",
        "Night Owls must agree first.",
        "Level 6 is above level 5, the player who is missing.",
        "fwshl.subs-higher",
        "Substitutes: higher level",
        "A higher level needs the other captain’s yes.",
    ),
    ruling(
        "changed",
        "Running clock from now on.",
        "Harbor Lights lead by 7, the limit is 7. Stop time again at 6.",
        *MERCY,
    ),
    ruling(
        "told",
        "First of three penalties for 8.",
        "At three the player is out for the night, with no suspension.",
        "fwshl.three-penalties",
        "Excessive penalties",
        "At the third penalty a player is out for the night.",
    ),
]

OVER_THE_LIMIT = ruling(
    "refused",
    "This goal will not count. The score stays 4–2.",
    "Number 17 has three goals in regulation. The limit is three a player. No penalty.",
    *GOAL_LIMIT,
    remedies=["Nobody gets a goal or an assist", "Night Owls’ goalie isn’t charged", "Face-off at centre"],
)

CONDITIONS = [
    ruling(
        "granted",
        "9 rostered skaters, 6 needed",
        "",
        "fwshl.minimum-players",
        "Minimum players",
        "Six skaters.",
    ),
    ruling(
        "granted",
        "61 for 19: level 4 for level 4",
        "",
        "fwshl.subs-level",
        "Substitutes: level",
        "Not above.",
    ),
    ruling(
        "granted",
        "Night Owls’ captain agreed, Thu 18:07",
        "",
        "fwshl.subs-approval",
        "Substitutes: approval",
        "A yes.",
    ),
    ruling(
        "granted",
        "10 skaters, the roster has 11",
        "",
        "fwshl.subs-number",
        "Substitutes: number",
        "Not more.",
    ),
    ruling("granted", "No number twice", "", "fwshl.jersey-numbers", "Jersey numbers", "Each number once."),
    ruling(
        "granted", "Captain 10 is a skater", "", "fwshl.captains", "Captains", "A goalie can’t be captain."
    ),
]


def step(
    number: int, label: str, values: list[tuple[str, str, bool]], outcome: str, **more: Any
) -> dict[str, Any]:
    return {"number": number, "label": label, "values": values, "outcome": outcome, "deciding": False} | more


WHY = {
    "title": "Why Night Owls are 3rd",
    "sentence": "Three teams have 14 points: Copper Kings, Night Owls, Harbor Lights. "
    "The rules compare them step by step; whoever is separated leaves, "
    "and those still level start again at the top.",
    "steps": [
        step(
            1,
            "Most wins",
            [("Copper Kings", "7", True), ("Night Owls", "6", False), ("Harbor Lights", "6", False)],
            "Copper Kings take 2nd",
            deciding=True,
            restart="Two are left, so from the top",
            **clause(*TIE_BREAKERS),
        ),
        step(1, "Most wins", [("Night Owls", "6", False), ("Harbor Lights", "6", False)], "Level"),
        step(
            2,
            "Points in games against each other",
            [("Night Owls", "2", False), ("Harbor Lights", "2", False)],
            "Level",
        ),
        step(
            3,
            "Goal difference in those games",
            [("Night Owls", "+1", True), ("Harbor Lights", "−1", False)],
            "Night Owls take 3rd, Harbor Lights 4th",
            deciding=True,
            games=[("5–6", "/games/12", "on 11 Sept"), ("5–3", "/games/33", "on 30 Oct")],
        ),
    ],
    "not_needed": "4 total goal difference, 5 fewest penalty minutes, 6 coin toss.",
}

COLUMNS = [
    ("gp", "GP", "Games played", True),
    ("w", "W", "Won", False),
    ("l", "L", "Lost", False),
    ("t", "T", "Tied", False),
    ("pts", "Pts", "Points", True),
    ("gf", "GF", "Goals for", False),
    ("ga", "GA", "Goals against", False),
    ("diff", "+/−", "Goal difference", True),
    ("pim", "PIM", "Penalty minutes", False),
    ("last", "Last five", "Last five games", False),
]

_TABLE = [
    (1, "Ice Otters", "#0e7c7b", "12 8 3 1 17 51 38 +13 70 LWWLW"),
    (2, "Copper Kings", "#d9621e", "12 7 5 0 14 49 50 −1 66 LWWWL"),
    (3, "Night Owls", "#f2b705", "12 6 4 2 14 54 43 +11 46 LLWWW"),
    (4, "Harbor Lights", "#1d3f72", "12 6 4 2 14 53 48 +5 64 WTLWT"),
    (5, "North Enders", "#1f7a3d", "12 4 4 4 12 48 49 −1 52 WTLLT"),
    (6, "Mill Street", "#7a1e2e", "12 4 6 2 10 46 50 −4 68 WTWWL"),
    (7, "Old Barn", "#f4f4f2", "12 3 7 2 8 32 45 −13 80 LLLLW"),
    (8, "Blue Herons", "#8cc4e8", "12 3 8 1 7 38 48 −10 64 WTLLL"),
]
ROWS = [
    {
        "position": place,
        "name": name,
        "colour": colour,
        "href": "/teams/" + name.lower().replace(" ", "-"),
        "id": name.lower().replace(" ", "-"),
        "level": place in (2, 3, 4),
        "why": WHY if place in (2, 3, 4) else None,
        "cells": dict(zip([column[0] for column in COLUMNS], cells.split(), strict=True)),
    }
    for place, name, colour, cells in _TABLE
]

GAME = {
    "meta": "Game 51, Rink 2, 21:40",
    "status": "live",
    "status_text": "Live",
    "score": "5–2",
    "href": "/games/51",
    "home": HARBOR | {"note": "6–4–2, 4th", "href": "/teams/harbor-lights"},
    "away": OWLS | {"note": "6–4–2, 3rd", "href": "/teams/night-owls"},
    "home_score": 5,
    "away_score": 2,
    "period": "2nd",
    "clock": "6:42",
    "strength": "Power play Harbor Lights, 5 on 4, 1:18",
    "heard": "From the scorekeeper’s table 3 seconds ago",
}

_BOX = [
    {"number": 8, "offence": "Tripping", "note": "Short-handed", "left": "1:18", "share": 65, "short": True},
    {
        "number": 55,
        "offence": "Misconduct",
        "note": "Not short. Out at a whistle",
        "left": "7:40",
        "share": 77,
        "short": False,
        "href": "/box/55",
    },
]
BOARD = {
    "home": HARBOR | {"score": 5, "note": "Home. Shots 19. Penalties 2", "box": []},
    "away": OWLS | {"score": 2, "note": "Shots 13. Penalties 4", "box": _BOX},
    "period": "2nd period",
    "clock": "6:42",
    "clock_words": "6 minutes 42 seconds",
    "clock_href": "/clock",
    "running": False,
    "mode": "Clock stopped",
    "strength": "5 on 4 for Harbor Lights",
}


def row(kind: str, when: str, team: dict[str, str], number: int, who: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "when": when, "colour": team["colour"], "number": number, "who": who} | more


SHEET_2 = [
    row("penalty", "7:24", OWLS, 8, "Fennimore", note="Tripping", result="2:00"),
    row("goal", "8:11", HARBOR, 10, "Corvane", note="from Velde", result="5–2"),
    row("penalty", "9:02", OWLS, 55, "Gristmoor", note="Misconduct", result="10:00"),
    row("goal", "9:30", HARBOR, 17, "Aldery", result="no goal", void=True, rulings=[RULINGS[1]]),
    row("goal", "11:48", HARBOR, 44, "Velde", tag="Power play", note="from Aldery and Hask", result="4–2"),
    row("penalty", "12:15", OWLS, 31, "Wexley", note="Delay of game, served by 14 Kestin", result="2:00"),
    row(
        "goal",
        "13:20",
        HARBOR,
        17,
        "Aldery",
        note="from Corvane. Third tonight",
        result="3–2",
        href="/players/aldery",
    ),
    row(
        "penalty",
        "15:37",
        HARBOR,
        22,
        "Osk",
        **{"with": "and Night Owls 55 Gristmoor"},
        note="Roughing, coincidental",
        result="2:00",
    ),
]
SHEET_1 = [
    row("goal", "2:10", HARBOR, 17, "Aldery", note="from Lathom-Greyling", result="2–2"),
    row("goal", "6:48", HARBOR, 17, "Aldery", note="from Corvane and Osk", result="1–2"),
    row("goal", "10:31", OWLS, 27, "Ebbs", tag="Power play", note="from Jarrowby", result="0–2"),
    row("penalty", "11:05", HARBOR, 4, "Hask", note="Hooking. Ended by the goal", result="2:00"),
    row("goal", "14:22", OWLS, 9, "Jarrowby", note="from Ebbs and Kestin", result="0–1"),
]

LOG = [
    {
        "when": "7:24",
        "what": "Penalty, Night Owls 8",
        "note": "Tripping, 2:00",
        "action": "undo",
        "name": "strike",
        "value": "e46",
    },
    {
        "when": "8:11",
        "what": "Goal, Harbor Lights 10",
        "note": "from 44. 5–2",
        "action": "fix",
        "href": "/fix/e45",
    },
    {
        "when": "9:30",
        "what": "Goal, Harbor Lights 17",
        "note": "Not counted.",
        "clause_heading": "Goal limit",
        "void": True,
        "action": "fix",
        "href": "/fix/e44",
    },
]

STATES = [
    {"kind": "ok", "title": "Saved here and sent", "detail": "46 events"},
    {"kind": "ask", "title": "All saved on this tablet", "detail": "No network since 21:52. 14 to send"},
    {
        "kind": "no",
        "title": "Storage is full",
        "detail": "Nothing lost yet",
        "action": "Export now",
        "href": "/export",
    },
]

TILES = [
    {"number": 4, "name": "Hask"},
    {"number": 7, "name": "Imray"},
    {"number": 10, "name": "Corvane", "note": "C"},
    {"number": 11, "name": "Dunmarrow"},
    {"number": 17, "name": "Aldery", "note": "3 of 3 goals", "state": "refused"},
    {"number": 22, "name": "Osk"},
    {"number": 24, "name": "Brannick"},
    {"number": 44, "name": "Velde", "note": "A, 1 goal"},
    {"number": 61, "name": "Quorn", "note": "Sub"},
    {"number": 88, "name": "Lathom-Greyling"},
    {"number": 1, "name": "Pellworth", "note": "Goalie"},
    {"number": "?", "name": "Not sure yet", "value": "unknown"},
]
OTHER_TILES = [
    {"number": 14, "name": "Kestin", "state": "chosen"},
    {"number": 31, "name": "Wexley", "note": "In goal", "state": "out"},
    {"number": 9, "name": "Jarrowby", "note": "Scored", "state": "in"},
    {"number": 22, "name": "Umberley", "note": "Number twice", "state": "twice"},
]
DRESSED = [
    {"number": 1, "name": "Pellworth", "note": "Goalie", "state": "in"},
    {"number": 4, "name": "Hask", "state": "in"},
    {"number": 7, "name": "Imray", "state": "in"},
    {"number": 10, "name": "Corvane", "note": "Captain", "state": "in"},
    {"number": 11, "name": "Dunmarrow", "state": "in"},
    {"number": 17, "name": "Aldery", "state": "in"},
    {"number": 19, "name": "Tiswell", "note": "Absent, said no", "state": "out"},
    {"number": 22, "name": "Osk", "state": "in"},
    {"number": 24, "name": "Brannick", "state": "in"},
    {"number": 44, "name": "Velde", "note": "Alternate", "state": "in"},
    {"number": 61, "name": "Quorn", "note": "Sub for 19", "state": "in"},
    {"number": 88, "name": "Lathom-Greyling", "state": "in"},
]
SUSPENDED = {
    "number": 71,
    "title": "Ridderhof can’t play tonight",
    "because": "Fighting, 2 October: five games. Three served, two to go. Not in warm-up either.",
} | clause("fwshl.suspensions", "Suspensions; Illegal players", "A suspended player may not dress.")

STEPS = [
    {"label": "Night Owls", "note": "Confirmed 21:24", "state": "done", "href": "/line-up/away"},
    {"label": "Harbor Lights", "note": "Waits for the captain", "state": "now"},
    {"label": "Warm-up", "note": "5 minutes", "state": "next"},
    {"label": "Referees", "note": "2 names", "state": "next"},
    {"label": "Start", "note": "1st period, 17:00", "state": "next"},
]

NAV = [
    (words, "/" + words.lower(), words == "Standings")
    for words in ("Schedule", "Standings", "Teams", "Leaders", "Suspensions", "Rules")
]
DESK_NAV = [
    ("Today", "/desk", "home", True, 4),
    ("Schedule", "/desk/schedule", "calendar", False, None),
    ("Teams, players", "/desk/teams", "users", False, None),
    ("Swaps", "/desk/swaps", "swap", False, 1),
    ("Discipline", "/desk/discipline", "gavel", False, 2),
    ("Protests", "/desk/protests", "mail", False, None),
    ("Money", "/desk/money", "money", False, None),
    ("Playoffs", "/desk/playoffs", "scales", False, None),
    ("Rulebook", "/desk/rulebook", "book", False, None),
]

GAMES = [
    {
        "href": "/games/48",
        "at": "Final",
        "home": OTTERS | {"score": 4},
        "away": BARN | {"score": 1},
        "lost": "away",
        "note": "Rink 2",
    },
    {
        "href": "/games/51",
        "at": "Live",
        "live": True,
        "home": HARBOR | {"score": 5},
        "away": OWLS | {"score": 2},
    },
    {
        "href": "/games/54",
        "at": "21:40",
        "home": MILL | {"score": None},
        "away": KINGS | {"score": None},
        "note": "Rink 2",
        "moved": "Moved from Rink 1.",
    },
]


def half(
    team: dict[str, str], seed: int, score: int | None, won: bool | None, note: str = ""
) -> dict[str, Any]:
    return team | {"seed": seed, "score": score, "won": won, "note": note}


ROUNDS = [
    {
        "title": "Semi-finals",
        "date": "12 March",
        "ties": [
            {"href": "/games/60", "halves": [half(OTTERS, 1, 3, True), half(KINGS, 4, 2, False, "overtime")]},
            {
                "meta": "Live, 2nd period 9:14",
                "where": "Rink 2",
                "live": True,
                "halves": [half(BARN, 7, 0, None), half(HARBOR, 3, 1, None)],
            },
        ],
    },
    {
        "title": "Final",
        "date": "19 March",
        "ties": [
            {
                "title": "Final",
                "where": "21:40, Rink 2",
                "final": True,
                "halves": [half(OTTERS, 1, None, None), {"open": "Old Barn or Harbor Lights"}],
            }
        ],
    },
]

TODO = [
    {
        "verdict": "refused",
        "title": "No second referee for game 54, tonight 20:20",
        "due": "in 11 h",
        "soon": True,
        "detail": "One withdrew at 07:55. Three are free and live within 20 minutes.",
        "go": "Ask the three",
        "also": ["Play with one"],
    },
    {
        "verdict": "ask",
        "title": "Fight last night, Copper Kings 21: five games",
        "due": "12:00",
        "detail": "First offence on record. Appears on the public list at 12:00 unless you raise it "
        "or call a hearing (by 27 November).",
        "go": "",
        "also": ["Five stands", "Raise", "Call a hearing"],
    }
    | clause("fwshl.fighting-first", "Fighting: first offence", "Five games at least."),
]

FIELD_ERROR = {"expected": "a number from 0 to 99", "got": "'1O2'", "safe": "The other answers are kept."}
OPTIONS = [("r1", "Rink 1"), ("r2", "Rink 2", "22:10")]
CHOICES = [
    ("a", "Fri 20 November, 20:20", "Rink 2"),
    ("b", "Sat 14 November, 19:00", "", "Closed: swaps close four days before"),
]


CHANGE = {
    "nothing": False,
    "sentences": [
        {"words": "Goal 3 is 22’s.", "colour": HARBOR["colour"]},
        {"words": "The 9:30 goal of 17 counts and ended the minor of 8.", "colour": HARBOR["colour"]},
        {"words": "Harbor Lights win.", "colour": ""},
    ],
    "before": "6–4",
    "after": "7–4",
    "score_changes": True,
    "new": [RULINGS[0]],
    "turned": [(RULINGS[2], RULINGS[0])],
    "gone": [RULINGS[1]],
    "figures": [
        {"number": "22", "name": "Osk", "colour": HARBOR["colour"], "what": "Goals", "before": 0, "after": 1}
    ],
}


FINDINGS = [
    {
        "said": "Number 8 was in the penalty box.", "where": "1st period, 12:00",
        "line": "Goal, Night Owls 8", "other": "", "expected": "a player who isn't in the penalty box",
        "got": "8", "decided": "", "clause_heading": "",
    },
    {
        "said": "Night Owls have no captain. It was done all the same, decided by Ardith Mokvist.",
        "where": "1st period, 17:00", "line": "Start of the 1st period", "other": "",
        "expected": "", "got": "", "decided": "Ardith Mokvist",
        "clause_heading": "Bench captain",
    },
]  # fmt: skip


def everything() -> dict[str, Any]:
    """Return all of it by lower-case names, as the gallery wants it."""
    return {name.lower(): value for name, value in globals().items() if name.isupper()}
