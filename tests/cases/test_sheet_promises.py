"""What a sheet case promises can be broken, and then says what was expected and what came."""

import pytest

from rinkbook.cases.sheet_promises import PROMISES
from rinkbook.cases.sheets import run_sheet
from rinkbook.library import load

SHEET = """# A night to be wrong about.
rulebook fwshl/2026-03-24
P1 before line-up home 1g 4 7 9 10c 17 22
P1 before line-up away 30g 5c 8 11 12 14 19
P1 17:00 start
P1 16:00 goal home #9 from #10 #4 @g1
P1 15:00 goal home #9 @g2
P1 14:00 goal home #9 @g3
P1 13:00 goal home #9 @g4
P1 12:00 penalty away #5 fighting @p1
P1 11:00 penalty away #8 tripping @p2
P1 10:30 goal home #10 @g5
P1 10:20 penalty away bench too-many-players @p3
P1 10:10 raw {"kind": "odd"} @odd
P1 10:00 shots away 4
"""
REFUSED = "P1 before captain home #1 @c\n"
WORD = 'P1 before played-on captain:may:c by "C. Invented"\n'
OVER = "P3 17:00 start\nP3 0:00 end\nP3 after sign referee Invented\n"
FIX = "P1 9:00 amend g1 number #22 @fix\n"
HOLD = "P1 9:00 equipment home #9 @h1\n"
NO_FIX = 'P1 9:00 note "loose glass" @fix\n'


def failures(promise: str, more: str = "") -> list[str]:
    return run_sheet(f"{SHEET}{more}---\n{promise}\n", load)


KEPT = (
    ("score 4-0", ""),
    ("attendance home #9 played", ""),
    ("speaks home #10 under fwshl.captain-speaks", ""),
    ("period P1 4-0", ""),
    ("period P3 length 17:00", ""),
    ("shots 0-4", ""),
    ("phase playing", ""),
    ("clock stop-time", ""),
    ("clock stop-time under fwshl.periods", ""),
    ("reading P1 10:00 stopped", ""),
    ("skaters 5-3", ""),
    ("power-play home 5 on 3 1:40", ""),
    ("lets-out p3 by a goal", ""),
    ("lets-out p3 at P1 8:20", ""),
    ("goal g5 5-on-3", ""),
    ("penalty p1 starts P1 12:00 under usa-hockey.carry-over", ""),
    ("penalty p2 back P1 10:30", ""),
    ("result none", ""),
    ("result regulation home", OVER),
    ("points 2-0", OVER),
    ("points 2-0 under fwshl.points-win fwshl.points-win", OVER),
    ("pause 2:00 under fwshl.intermission", "P1 0:00 end\n"),
    ("next period P2 under fwshl.periods", "P1 0:00 end\n"),
    ("period P3 length 17:00 under fwshl.periods", ""),
    ("skaters 5-3 under usa-hockey.teams", ""),
    ("captain home #10 under fwshl.captain-letters", ""),
    ("goal g5 ends p2 under usa-hockey.power-play-goal", ""),
    ("penalty p1 is major game-misconduct under usa-hockey.major fwshl.fighting-penalties", ""),
    ("tie-break 5-0 under fwshl.forfeit-score", "P1 9:00 forfeit away\n"),
    ("minutes 0-19 under fwshl.forfeit-statistics", "P1 9:00 forfeit away\n"),
    ("ruling goal-over-limit fwshl.goal-limit on g4 stands with fwshl.goal-limit-overtime", ""),
    ("table 4-0", OVER),
    ("tie-break 4-0", OVER),
    ("minutes 0-19", OVER),
    ("next sign", OVER),
    ("next period P1", ""),
    ("next period P1 17:00", ""),
    ("out away #5", ""),
    ("free home #9", ""),
    ("held home #9", HOLD),
    ("in away #8", ""),
    ("player home #9 goals 3 assists 0", ""),
    ("captain home #10", ""),
    ("tally home #9 goals 3 of 3", ""),
    ("tally away penalties 3 of 8", ""),
    ("signed referee", OVER),
    ("signed nobody", ""),
    ("goal g1 from #10 #4", ""),
    ("goal g1 by home #9", ""),
    ("goal g4 void", ""),
    ("goal g5 ends p2", ""),
    ("goal g5 PP", ""),
    ("penalty p1 starts P1 12:00", ""),
    ("penalty p1 ends P1 7:00", ""),
    ("penalty p2 ended by goal", ""),
    ("penalty p2 alone", ""),
    ("penalty p1 is major game-misconduct", ""),
    ("penalty p1 counts 15 minutes", ""),
    ("box away #5 p1 3:00", ""),
    ("box away bench p3 1:40", ""),
    ("box nobody", OVER),
    ("ruling goal-over-limit fwshl.goal-limit on g4", ""),
    ("ruling goal-over-limit fwshl.goal-limit stands", ""),
    ("finding unknown-event on odd", ""),
    ("says unknown-event: can't read the line", ""),
    ("finding shots-below-none on low", "P1 10:00 shots home -3 @low\n"),
    ("finding played-on on c under fwshl.goalie-not-captain by nobody", REFUSED),
    ("finding played-on on c under fwshl.goalie-not-captain by C. Invented", REFUSED + WORD),
    ("finding goals-in-one-second on g6 and g5", "P1 10:30 goal away #8 @g6\n"),
    ("undecided captain:may:c", REFUSED),
    ("undecided nothing", REFUSED + WORD),
    ("no ruling mercy-on", ""),
    ("no ruling on g1", ""),
    ("no finding not-in-line-up", ""),
    ("says goal-over-limit: Not counted. It stays 3–0.", ""),
    ("suspended away #5 5", ""),
    ("proposed nothing", ""),
    ("changed by fix: Goal 1 is 22’s.", FIX),
    ("changed by fix: 5–0.", FIX),
    ("changed by fix: nothing", NO_FIX),
    ("struck ruling goal-over-limit fwshl.goal-limit on g4 by fix", FIX),
    ("struck ruling goal-over-limit fwshl.goal-limit by fix", FIX),
    ("struck nothing", NO_FIX),
)

BROKEN = (
    ("score 3-0", "", "expected the score 3-0, got 4-0"),
    ("attendance away #88 dressed", "", "expected attendance away #88 dressed, got away"),
    ("speaks home #9", "", "expected who speaks for home #9, got #10"),
    ("period P1 3-0", "", "expected goals of P1 3-0, got 4-0"),
    ("period P3 length 15:00", "", "expected the length of P3 15:00, got 17:00"),
    ("period OT 1-0", "", "expected OT on the sheet, got no such period"),
    ("shots 4-0", "", "expected shots 4-0, got 0-4"),
    ("phase over", "", "expected the phase over, got playing"),
    ("clock running", "", "expected a clock running, got stop-time"),
    (
        "clock stop-time under fwshl.mercy-stop",
        "",
        "expected clock stop-time under fwshl.mercy-stop, got fwshl.periods",
    ),
    ("reading P2 10:00", "", "expected the clock at P2 10:00, got P1 10:00"),
    ("reading P1 10:00 started", "", "expected the clock started, got stopped"),
    ("skaters 5-5", "", "expected skaters 5-5, got 5-3"),
    ("result tie", "", "expected the result tie, got none"),
    ("result tie", OVER, "expected the result tie, got regulation home"),
    ("points 2-0", "", "expected points 2-0, got a game that isn't over"),
    ("points 1-1", OVER, "expected points 1-1, got 2-0"),
    (
        "points 2-0 under fwshl.points-win fwshl.points-tie",
        OVER,
        "expected points 2-0 under fwshl.points-win fwshl.points-tie, got fwshl.points-win fwshl.points-win",
    ),
    ("points 2-0 under fwshl.points-win", OVER, "got fwshl.points-win fwshl.points-win"),
    ("tie-break 4-0 under fwshl.forfeit-score", OVER, "under fwshl.forfeit-score, got none"),
    ("tie-break 5-0 under fwshl.forfeit-win", "P1 9:00 forfeit away\n", "got fwshl.forfeit-score"),
    ("minutes 0-19 under fwshl.forfeit-win", "P1 9:00 forfeit away\n", "got fwshl.forfeit-statistics"),
    ("next period P1 under fwshl.curfew", "", "expected next period P1 under fwshl.curfew, got none"),
    ("pause 1:00", "P1 0:00 end\n", "expected a pause of 1:00, got 2:00"),
    ("pause 2:00 under fwshl.curfew", "P1 0:00 end\n", "got fwshl.intermission"),
    ("period P1 4-0 under fwshl.curfew", "", "got fwshl.periods"),
    ("period P0 4-0", "", "expected P1, P2 …, OT, OT2 … or SO, got 'P0'"),
    ("skaters 5-3 under fwshl.curfew", "", "got usa-hockey.teams"),
    ("captain home #10 under fwshl.bench-captain", "", "got fwshl.captain-letters"),
    ("goal g5 PP under usa-hockey.power-play-goal", "", "under usa-hockey.power-play-goal, got none"),
    ("penalty p2 is minor under usa-hockey.major", "", "got usa-hockey.minor or usa-hockey.offences"),
    ("penalty p2 alone under usa-hockey.coincidental", "", "got none"),
    (
        "ruling goal-over-limit fwshl.goal-limit with fwshl.mercy-stop fwshl.goal-limit-overtime",
        "",
        "expected goal-limit to carry out fwshl.mercy-stop; got fwshl.goal-limit, fwshl.goal-limit-overtime",
    ),
    ("table 5-0", OVER, "expected goals in the table 5-0, got 4-0"),
    ("tie-break 5-0", OVER, "expected goals in a tie-break 5-0, got 4-0"),
    ("minutes 0-4", OVER, "expected penalty minutes 0-4, got 0-19"),
    ("next sign", "", "expected next sign, got period"),
    ("next period P2", "", "expected next P2, got P1"),
    ("next period P1 15:00", "", "expected the length of P1 15:00, got 17:00"),
    ("out home #9", "", "expected home #9 out of the game, got him in it"),
    ("held home #9", "", "expected home #9 held off, got him free to play"),
    ("free home #9", HOLD, "expected home #9 free to play, got him held off: h1"),
    ("in away #5", "", "expected away #5 in the game, got him out: p1"),
    ("player home #9 goals 4 assists 0", "", "expected home #9 goals 4, got 3"),
    ("player home #99 goals 1", "", "expected home #99 goals 1, got 0"),
    ("captain home #9", "", "expected captain 9, got 10"),
    ("tally home #9 goals 2 of 3", "", "expected home #9 goals 2 of 3, got 3 of 3"),
    ("tally home #7 goals 1 of 3", "", "expected home #7 goals 1 of 3, got nothing counted"),
    ("signed home", "", "expected signed by home, got nobody"),
    (
        "goal g1 EN",
        "",
        "expected goal g1 EN, got by home #9; from #10 #4; EV; makes it 1-0; counts; ends nothing",
    ),
    ("goal g9 EV", "", "expected a goal 'g9', got ['g1', 'g2', 'g3', 'g4', 'g5']"),
    ("penalty p9 alone", "", "expected a penalty 'p9', got ['p1', 'p2', 'p3']"),
    ("penalty p1 starts P1 11:00", "", "expected penalty p1 starts P1 11:00, got P1 12:00"),
    ("penalty p1 ends P1 10:00", "", "expected penalty p1 ends P1 10:00, got P1 7:00"),
    ("penalty p1 ended by served", "", "expected penalty p1 ended by served, got it ended by nothing"),
    ("penalty p1 coincidental", "", "expected penalty p1 coincidental, got alone"),
    ("penalty p1 is minor", "", "expected penalty p1 is minor, got major game-misconduct"),
    ("penalty p1 counts 5 minutes", "", "expected penalty p1 counts 5 minutes, got 15 minutes"),
    ("box nobody", "", "expected nobody in the box, got away #5 p1 3:00; away bench p3 1:40"),
    ("box away #5 p1 2:00", "", "expected box away #5 p1 2:00, got away #5 p1 3:00; away bench p3 1:40"),
    ("box home #9 p1 2:00", OVER, "expected box home #9 p1 2:00, got nobody"),
    (
        "ruling mercy-on fwshl.mercy-running",
        "",
        "expected ruling mercy-on fwshl.mercy-running, got goal-over-limit fwshl.goal-limit on g4; "
        "counter-kept fwshl.fighting-second on p1; fighting fwshl.fighting-first on p1",
    ),
    (
        "ruling goal-over-limit fwshl.goal-limit overruled",
        "",
        "expected ruling goal-over-limit fwshl.goal-limit overruled, got goal-over-limit",
    ),
    ("ruling goal-over-limit fwshl.goal-limit on g3", "", "got goal-over-limit fwshl.goal-limit on g4"),
    ("finding not-in-line-up", "", "expected finding not-in-line-up, got unknown-event on odd"),
    (
        "finding played-on on c by somebody",
        REFUSED,
        "expected finding played-on on c by somebody, got unknown-event on odd; "
        "played-on on c under fwshl.goalie-not-captain by nobody",
    ),
    ("undecided nothing", REFUSED, "expected nothing undecided, got captain:may:c"),
    ("undecided captain:may:c", "", "expected undecided captain:may:c, got nothing"),
    ("no finding", "", "expected no finding, got unknown-event on odd"),
    ("no ruling on g4", "", "expected no ruling on g4, got goal-over-limit on g4"),
    ("no ruling", "", "expected no ruling, got goal-over-limit on g4; counter-kept on p1; fighting on p1"),
    ("says goal-over-limit: Counted.", "", "expected the words 'Counted.', got ['Not counted."),
    ("suspended nobody", "", "expected nobody suspended, got away #5 5"),
    ("suspended away #8 1", "", "expected suspended away #8 1, got away #5 5"),
    ("proposed forfeit home", "", "expected proposed forfeit home, got nothing"),
    ("only these rulings", "", "expected only these rulings in this order, got goal-over-limit"),
    ("changed by fix: Goal 1 is 10’s.", FIX, "expected changed by fix: Goal 1 is 10’s., got Goal 1 is 22’s."),
    ("changed by fix: nothing", FIX, "expected changed by fix: nothing, got Goal 1 is 22’s."),
    ("changed by fix: 4–0.", NO_FIX, "expected changed by fix: 4–0., got nothing"),
    ("changed by nobody: 4–0.", FIX, "expected a line 'nobody', got none"),
    (
        "struck nothing",
        FIX,
        "expected nothing struck, got ruling goal-over-limit fwshl.goal-limit on g4 by fix",
    ),
    ("struck ruling goal-over-limit fwshl.goal-limit by fix", NO_FIX, "by fix, got nothing"),
    ("struck ruling mercy-on fwshl.mercy-running on g4 by fix", FIX, "got ruling goal-over-limit"),
    ("power-play nobody 5 on 5", "", "got home 5 on 3"),
    ("lets-out p3 by no goal", "", "got at P1 8:20; by a goal"),
    ("goal g1", "", "expected 'goal <label> EV|PP|SH|PS|EN|EA|AG|<n>-on-<n>|counts|void|"),
)


@pytest.mark.parametrize(("promise", "more"), KEPT)
def test_a_promise_is_kept(promise: str, more: str) -> None:
    assert failures(promise, more) == []


@pytest.mark.parametrize(("promise", "more", "told"), BROKEN)
def test_a_broken_promise_says_expected_and_got(promise: str, more: str, told: str) -> None:
    (failure,) = failures(promise, more)
    assert failure.startswith("line ")
    assert told in failure


def test_each_promise_is_tried_both_ways() -> None:
    assert {promise.split()[0] for promise, _ in KEPT} == set(PROMISES)
    assert {promise.split()[0] for promise, *_ in BROKEN} >= set(PROMISES)


def test_a_penalty_that_never_began_says_so() -> None:
    more = "P1 10:00 penalty away #11 tripping @p4\nP1 10:00 penalty away #12 tripping @p5\n"
    (failure,) = failures("penalty p5 starts P1 10:00", more)
    assert failure.endswith("got never")


def test_what_is_proposed_is_told_where_nothing_was_promised() -> None:
    text = "rulebook tossup/2026-09-01\nP1 before line-up home 61s\nP1 17:00 start\n---\nproposed nothing\n"
    assert run_sheet(text, load) == ["line 5: expected nothing proposed, got forfeit home"]
