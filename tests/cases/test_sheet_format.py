"""The plain-text sheet: what is written is read again, and what can't be read is told line by line."""

from pathlib import Path

import pytest
from hypothesis import given

from rinkbook.cases.event_lines import BY_KIND, FORMS
from rinkbook.cases.sheet_promises import ONLY, PROMISES
from rinkbook.cases.sheets import HEADS, read_sheet, run_sheet, write_sheet
from rinkbook.core import wire
from rinkbook.core.errors import InvalidSheet
from rinkbook.core.model.events import KINDS, Amend, Event, Goal, LineUpConfirmed, Side, Unknown
from rinkbook.core.model.place import Moment, Part, Place
from rinkbook.library import load
from tests.any_sheet import any_sheet

HEAD = "rulebook fwshl/2026-03-24\n"
REFERENCE = Path(__file__).parents[2] / "docs" / "reference" / "sheet-format.md"


def reference() -> str:
    return REFERENCE.read_text(encoding="utf-8").replace("\\|", "|")


def faults(text: str) -> tuple[str, ...]:
    with pytest.raises(InvalidSheet) as error:
        read_sheet(text)
    return error.value.faults


def only_event(line: str) -> Event:
    return read_sheet(HEAD + line).events[0]


@given(any_sheet)
def test_what_is_written_is_read_again(sheet: list[Event]) -> None:
    assert read_sheet(HEAD + write_sheet(sheet)).events == sheet


def test_every_kind_of_event_has_a_line() -> None:
    assert set(BY_KIND) == set(KINDS)


def test_every_line_is_in_the_reference() -> None:
    told = reference()
    assert [form.shown for form in FORMS.values() if f"`{form.shown}`" not in told] == []
    assert [head for head in HEADS if f"`{head} " not in told] == []


def test_every_promise_is_in_the_reference() -> None:
    told = reference()
    assert [form for form, _, _ in PROMISES.values() if f"`{form}`" not in told] == []
    assert f"`{ONLY}`" in told


def test_the_example_of_the_reference_keeps_its_promises() -> None:
    told = reference()
    example = told.split("```\n")[1]
    assert run_sheet(example, load) == []


def test_every_fault_is_told_with_its_line() -> None:
    text = "rulebook fwshl/2026-03-24\nP2 goal home #9\nP2 6:00 gaol home\nP2 6:00 goal hom #9\nP0 6:00 end\n"
    told = faults(text)
    assert told[0] == "line 2: expected 'P<period> <clock> <event>', got: 'P2 goal home #9'"
    assert told[1].startswith("line 3: expected an event (line-up, captain, ")
    assert told[2].startswith("line 4: expected 'goal <side> [<number>]")
    assert told[2].endswith("<side> to be home or away, got: 'P2 6:00 goal hom #9'")
    assert told[3] == "line 5: expected a place such as 'P2 6:42' or 'P1 before', got: 'P0 6:00 end'"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("P1 6:75 end", "a place such as 'P2 6:42'"),
        ("P1 6:00 goal home #9 quickly", "nothing more at 'quickly'"),
        ("P1 6:00 jersey home #9 #4", "the word 'now'"),
        ("P1 6:00 delay soon", "<seconds> to be a time such as 2:00"),
        ('P1 6:00 note "never closed', "quotes that are closed"),
        ("P1 6:00 raw {", "JSON with a kind"),
        ('P1 6:00 raw {"sort": "goal"}', "JSON with a kind"),
        ("P1 6:00 attempt home #9 perhaps", "<scored> to be goal or miss"),
        ("home Night Owls: Wexley", "a number with its letters"),
        ("slot an hour", "a time such as 2:00"),
        ("starts at noon", "a day and a time such as 2026-09-11T01:30:00Z"),
        (
            'P1 6:00 amend g other "[1]"',
            "fields by name as JSON after 'other' (Expected `object`, got `array`)",
        ),
        ('P1 6:00 amend g other "{"', "fields by name as JSON after 'other' (Input data was truncated)"),
        ('P1 6:00 note "a\0b"', "<text> to be words in quotes as JSON has them"),
        ('P1 6:00 note "\\q"', "<text> to be words in quotes as JSON has them"),
        ("P1 6:00 goal home #٣", "nothing more at '#٣'"),
        ("P1 6:00 shots home ٣", "nothing more at '٣'"),
        ("P1 6:00 delay ٣:00", "<seconds> to be a time such as 2:00"),
        ("P1 ٦:00 end", "'P<period> <clock> <event>'"),
        ("P1 6:00 penalty home #9 hooking starts P٣ 6:00", "a place such as 'P2 6:42'"),
        ("P1 before line-up home ٣", "nothing more at '٣'"),
    ],
)
def test_a_fault_says_what_was_expected(line: str, expected: str) -> None:
    assert expected in faults(HEAD + line)[0]


def test_a_sheet_names_its_rulebook() -> None:
    assert faults("P1 6:00 end") == ("expected a line 'rulebook <league>/<date>', got none",)


def test_a_label_stands_once() -> None:
    assert "a label of its own" in faults(HEAD + "P1 6:00 goal home @g\nP1 5:00 goal home @g")[0]


def test_a_stage_that_the_edition_has_not_is_told_with_those_it_has() -> None:
    with pytest.raises(InvalidSheet) as caught:
        run_sheet(HEAD + "stage banana\nP1 6:00 end\n---\nscore 0-0", load)
    assert caught.value.faults == (
        "line 2: expected a stage of fwshl/2026-03-24 (season, playoffs, exhibition), got 'banana'",
    )


def test_a_book_that_names_no_stages_has_each_sort_as_one() -> None:
    base = "rulebook usa-hockey/2025-29\nstage playoff\nP1 6:00 goal home #9\n---\nscore 1-0"
    assert run_sheet(base, load) == []


def test_a_ruling_that_lacks_a_fact_for_its_sentence_breaks_the_case(monkeypatch: pytest.MonkeyPatch) -> None:
    told = dict(wire.SENTENCES) | {"line-up-missing": ("{team} have {nothing}.", "")}
    monkeypatch.setattr(wire, "SENTENCES", told)
    sheet = HEAD + "P1 before line-up home 1g 4 7 9 10c 17 22\nP1 17:00 start @go\n---\nscore 0-0"
    assert run_sheet(sheet, load) == [
        "ruling line-up-missing on go: expected a sentence with all its facts, "
        "got none for line-up-missing {nothing}"
    ]


def test_a_line_without_a_place_stands_where_the_one_before_it_does() -> None:
    case = read_sheet(HEAD + "line-up home 1g 9\nP2 6:42 goal home #9\nshots home 3")
    assert [event.place for event in case.events] == [
        Place(moment=Moment.BEFORE, order=1),
        Place(period=2, left=402, order=2),
        Place(period=2, left=402, order=3),
    ]


def test_a_shootout_needs_no_clock() -> None:
    assert only_event("SO attempt home #9 goal").place == Place(part=Part.SHOOTOUT, order=1)


def test_a_number_on_the_roster_is_the_player_who_wears_it() -> None:
    home = "home Night Owls: 1g Wexley, 9c Jarrowby, 61s Quorn for 19\n"
    body = only_event(home + "P1 before line-up home 1 9 61 for 19 4").body
    assert isinstance(body, LineUpConfirmed)
    told = [(each.number, each.name, each.goalie, each.letter, each.sub) for each in body.players]
    assert told == [
        ("1", "Wexley", True, "", False),
        ("9", "Jarrowby", False, "C", False),
        ("61", "Quorn", False, "", True),
        ("4", "", False, "", False),
    ]
    assert [each.player for each in body.players] == ["home-1", "home-9", "home-61", ""]


def test_an_unknown_kind_is_kept_as_it_came() -> None:
    body = only_event('P1 6:00 raw {"kind": "zamboni", "laps": 2}').body
    assert body == Unknown(kind="zamboni", raw='{"kind": "zamboni", "laps": 2}')


def test_an_amendment_names_fields_as_the_lines_do() -> None:
    body = only_event("P1 6:00 amend g3 at P1 5:00 number #22 assists #4 #10 because misheard").body
    assert body == Amend(
        target="g3",
        place=Place(left=300),
        changes={"number": "22", "assists": ["4", "10"]},
        reason="misheard",
    )


def test_an_amendment_keeps_what_has_no_name_here() -> None:
    changes = {"number": "22", "colour": "blue", "count": "many", "laps": [1, {"of": 2}]}
    event = Event(id="e1", place=Place(left=60, order=1), body=Amend(target="g3", changes=changes))
    written = write_sheet([event])
    assert "number #22 other" in written
    assert read_sheet(HEAD + written).events == [event]


def test_a_goal_line_tells_all_of_a_goal() -> None:
    body = only_event("P1 6:00 goal home #9 from #10 #4 empty-net as PP").body
    assert body == Goal(side=Side.HOME, number="9", assists=("10", "4"), empty_net=True, strength="PP")


def test_a_broken_promise_says_expected_and_got() -> None:
    text = (
        HEAD
        + "P1 17:00 start\nP1 6:00 goal home #9 @g\n---\nscore 2-0\nscroe 1-0\nclock slow\nonly these rulings"
    )
    assert run_sheet(text, load)[:2] == [
        "line 5: expected the score 2-0, got 1-0",
        f"line 6: expected a promise ({', '.join(PROMISES)}, {ONLY}), got 'scroe 1-0'",
    ]
    assert run_sheet(text, load)[2] == (
        "line 7: expected 'clock stop-time|running [under <clause>]', got 'clock slow'"
    )
    assert run_sheet(text, load)[3].startswith(
        "line 8: expected only these rulings in this order, got line-up-missing"
    )


def test_a_sheet_without_a_promise_is_no_case() -> None:
    assert run_sheet(HEAD + "P1 17:00 start", load) == ["expected a promise below a line '---', got none"]
