"""Appending: a line that came is on the sheet once, whatever came before it, and is never lost."""

import json
from itertools import permutations

import pytest

from rinkbook.core import wire
from rinkbook.web.games import actions, bridge
from rinkbook.web.games.actions import Appended, append
from rinkbook.web.games.lines import Sent
from rinkbook.web.games.models import Aside, Event, Setup, State, Verdict
from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.teams.actions import change_number
from tests.web.cast import House
from tests.web.games.sheets import AFTER, line, opening, periods, signatures


def write(house: House, *events: Sent, role: str = "operator", device: str = "") -> Appended:
    by = house.operator if role == "operator" else "Ada"
    return append(game=house.game, events=events, by=by, role=role, device=device)


def goal(
    id: str, left: int = 1000, side: str = "home", number: str = "7", n: int = 0, **rest: object
) -> bytes:
    return line(id, "goal", left, n, side=side, number=number, **rest)


def _at_order(order: int) -> bytes:
    sent = json.loads(line("x", "note", text=""))
    sent["place"]["order"] = order
    return json.dumps(sent).encode()


def test_a_goal_is_on_the_sheet_and_in_the_verdict(house: House) -> None:
    appended = write(house, *opening(), goal("g1"))
    assert appended.faults == ()
    assert appended.sheet is not None
    assert appended.sheet.score == (1, 0)
    verdict = Verdict.objects.get(game=house.game)
    assert (verdict.home_score, verdict.away_score, verdict.last_seq) == (1, 0, 7)
    assert (verdict.phase, verdict.state) == ("playing", "open")


def test_a_line_sent_again_is_answered_as_kept_and_changes_nothing(house: House) -> None:
    write(house, *opening(), goal("g1"))
    before = Verdict.objects.values().get(), Event.objects.count(), AuditEntry.objects.count()
    again = write(house, goal("g1"))
    assert again.kept == ("g1",)
    assert again.faults == ()
    assert (Verdict.objects.values().get(), Event.objects.count(), AuditEntry.objects.count()) == before


def test_a_line_sent_again_with_other_spaces_is_the_same_line(house: House) -> None:
    write(house, *opening(), goal("g1"))
    again = write(house, json.dumps(json.loads(goal("g1")), indent=2))
    assert (again.kept, again.faults) == (("g1",), ())


def test_the_same_id_with_another_body_is_kept_aside_and_told(house: House) -> None:
    write(house, *opening(), goal("g1", number="7"))
    other = write(house, goal("g1", number="8"))
    assert other.kept == ()
    assert other.aside == {
        "g1": "expected what the sheet has under this id, got another body or place",
    }
    assert Aside.objects.get().raw == goal("g1", number="8").decode()
    assert bridge.sheet_of(house.game).goals[0].number == "7"


def test_what_is_kept_aside_is_kept_once_however_often_it_comes(house: House) -> None:
    write(house, *opening(), goal("g1", number="7"))
    write(house, goal("g1", number="8"))
    write(house, goal("g1", number="8"))
    assert Aside.objects.count() == 1


def test_the_order_of_arrival_does_not_matter(house: House) -> None:
    goals = [goal("a", 1000, n=1), goal("b", 900, "away", n=2), goal("c", 700, number="8", n=3)]
    write(house, *opening())
    sheets = []
    for number, order in enumerate(permutations(goals)):
        game = type(house.game).objects.create(
            **{
                field.attname: getattr(house.game, field.attname)
                for field in house.game._meta.fields
                if field.name not in ("id", "slug", "number")
            },
            slug=f"copy-{number}",
            number=100 + number,
        )
        append(game=game, events=opening(), by="Ada", role="scorekeeper", device="d-1")
        for each in order:
            append(game=game, events=[each], by="Ada", role="scorekeeper", device="d-2")
        sheets.append(bridge.sheet_of(game))
    scores = {tuple((line.event, line.score) for line in sheet.goals) for sheet in sheets}
    assert scores == {(("a", (1, 0)), ("b", (1, 1)), ("c", (2, 1)))}


def test_what_cannot_be_read_is_refused_with_where_expected_and_got_and_the_rest_is_kept(
    house: House,
) -> None:
    appended = write(house, *opening(), b'{"id": "g1"}', b"gibberish", goal("g2"))
    assert "g2" in appended.kept
    assert len(appended.refused) == 2
    assert appended.refused[0].startswith("line 7 of what was sent: event: expected id, place and body, got")
    assert appended.refused[1].startswith("line 8 of what was sent: event: expected id, place and body, got")
    assert not Aside.objects.exists()
    assert Event.objects.filter(code="g1").count() == 0


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        (line("x" * 81, "note", text=""), "id: expected at most 80 characters"),
        (line("", "note", text=""), "id: expected letters and digits, . _ : ~ - between them, got ''"),
        (line("a/b", "note", text=""), "id: expected letters and digits, . _ : ~ - between them, got 'a/b'"),
        (line("..", "note", text=""), "id: expected letters and digits, . _ : ~ - between them, got '..'"),
        (line("x", "k" * 61), "kind: expected at most 60 characters"),
        (line("x", "note", n=-1, text=""), "n: expected a whole number from 0, got -1"),
        (line("x\0", "note", text=""), "id: expected no zero character, got 'x\\x00'"),
        (line("x", "zam\0boni"), "kind: expected no zero character, got 'zam\\x00boni'"),
        (_at_order(2**31), "order: expected at most 2000000000, got 2147483648"),
    ],
)
def test_what_has_no_room_in_a_row_is_refused_before_anything_is_stored(
    house: House, event: bytes, fault: str
) -> None:
    appended = write(house, event)
    assert fault in appended.refused[0]
    assert not Event.objects.exists()


def test_an_unknown_kind_is_stored_as_it_came_with_a_finding(house: House) -> None:
    appended = write(house, *opening(), line("x1", "zamboni", 800, driver="Ada", colour="blue"))
    assert "x1" in appended.kept
    assert Event.objects.get(code="x1").body == '{"kind": "zamboni", "driver": "Ada", "colour": "blue"}'
    assert [found.event for found in bridge.sheet_of(house.game).findings] == ["x1"]


def test_a_goal_of_a_number_that_nobody_wears_is_stored_with_a_finding(house: House) -> None:
    write(house, *opening(), goal("g1", number="99"))
    sheet = bridge.sheet_of(house.game)
    assert sheet.score == (1, 0)
    assert "g1" in {found.event for found in sheet.findings}


def test_an_append_that_fails_midway_leaves_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    write(house, *opening())
    before = Event.objects.count(), AuditEntry.objects.count(), Verdict.objects.get().tick

    def fail(**_: object) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(actions, "record", fail)
    with pytest.raises(RuntimeError, match="the disk is full"):
        write(house, goal("g1"))
    assert (Event.objects.count(), AuditEntry.objects.count(), Verdict.objects.get().tick) == before


def test_where_the_judge_fails_the_line_is_kept_and_the_last_verdict_stands(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(house, *opening(), goal("g1"))

    def fail(*_: object) -> None:
        raise ZeroDivisionError("no such clock")

    monkeypatch.setattr(wire, "play", fail)
    appended = write(house, goal("g2", 900))
    assert appended.kept == ("g2",)
    verdict = Verdict.objects.get()
    assert verdict.fault == "ZeroDivisionError: no such clock"
    assert verdict.last_seq == 7
    assert bridge.sheet_of(house.game).score == (1, 0)

    monkeypatch.undo()
    append(game=house.game, events=[goal("g3", 800)], by="Ada", role="scorekeeper")
    assert bridge.sheet_of(house.game).score == (3, 0)
    assert Verdict.objects.get().fault == ""


def test_where_the_judge_fails_at_the_first_line_it_is_kept_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("no such clock")

    monkeypatch.setattr(wire, "play", fail)
    assert write(house, opening()[0]).kept == ("lineup-home",)
    assert Event.objects.count() == 1


def test_every_append_leaves_one_entry_in_the_audit_log(house: House) -> None:
    before = AuditEntry.objects.count()
    write(house, *opening())
    entry = AuditEntry.objects.first()
    assert entry is not None
    assert AuditEntry.objects.count() == before + 1
    assert (entry.action, entry.league_slug) == ("games.append", "fwshl")
    assert entry.actor == f"people.user:{house.operator.pk}"
    assert entry.subject == f"schedule.game:{house.game.pk}"
    assert entry.data["events"][0] == "lineup-home"


def test_lines_entered_on_this_site_follow_each_other_in_the_order_of_entry(house: House) -> None:
    write(house, *opening())
    write(house, goal("z-first", 900))
    write(house, goal("a-second", 900, "away"))
    assert [each.event for each in bridge.sheet_of(house.game).goals] == ["z-first", "a-second"]


def test_a_device_has_one_line_for_each_of_its_numbers(house: House) -> None:
    write(house, *opening(), role="scorekeeper", device="d-1")
    write(house, goal("g1", n=20), role="scorekeeper", device="d-1")
    second = write(house, goal("g2", 900, n=20), role="scorekeeper", device="d-1")
    assert second.aside == {"g2": "expected a number that 'd-1' hasn't used, got 20, which is 'g1'"}


def test_a_line_without_a_number_gets_the_devices_next_one(house: House) -> None:
    write(house, *opening(), role="scorekeeper", device="d-1")
    assert list(Event.objects.values_list("n", flat=True)) == [1, 2, 3, 4, 5, 6]


def test_a_page_of_this_site_says_who_writes_whatever_the_line_says(house: House) -> None:
    write(house, line("n1", "note", role="referee", by="Remy", text="Ice was late."))
    row = Event.objects.get(code="n1")
    assert (row.by, row.role) == ("Olive Ott", "operator")


def test_a_device_may_say_that_the_referee_wrote_but_not_that_the_operator_did(house: House) -> None:
    for id, role in (("n1", "referee"), ("n2", "operator")):
        write(house, line(id, "note", role=role, text="x"), role="scorekeeper", device="d-1")
    assert list(Event.objects.order_by("seq").values_list("role", flat=True)) == ["referee", "scorekeeper"]


def test_a_strike_judges_the_whole_sheet_anew(house: House) -> None:
    write(house, *opening(), goal("g1"), goal("g2", 900))
    appended = write(house, line("s1", "strike", target="g1"))
    assert appended.before is not None and appended.sheet is not None
    assert (appended.before.score, appended.sheet.score) == ((2, 0), (1, 0))


def finish(house: House) -> None:
    """The game of the house, played to its end and signed by all."""
    write(house, *opening(), goal("g1"))
    write(house, *periods())


def test_a_sheet_is_open_then_signed_then_final(house: House) -> None:
    finish(house)
    states = [Verdict.objects.get().state]
    for signature in signatures():
        write(house, signature, role="scorekeeper")
        states.append(Verdict.objects.get().state)
    assert states == [State.OPEN, State.SIGNED, State.SIGNED, State.FINAL]


def test_on_a_signed_sheet_the_scorekeeper_enters_no_goal_and_is_told_what_may_be_entered(
    house: House,
) -> None:
    finish(house)
    write(house, signatures()[0], role="scorekeeper")
    refused = write(house, goal("late"), role="scorekeeper")
    assert refused.aside == {
        "late": "signed sheet: expected 'illegal-player-protest' or 'note' or 'signature' "
        "from 'scorekeeper', got 'goal'"
    }
    assert Aside.objects.get().code == "late"
    assert bridge.sheet_of(house.game).score == (1, 0)


def test_a_line_entered_before_the_signatures_is_taken_though_it_comes_after_them(house: House) -> None:
    finish(house)
    for signature in signatures(n=31):
        write(house, signature, role="scorekeeper", device="d-1")
    assert Verdict.objects.get().state == State.FINAL
    late = write(house, goal("late", 600, n=30), role="scorekeeper", device="d-1")
    assert (late.kept, late.aside) == (("late",), {})
    after = write(house, goal("after", 500, n=40), role="scorekeeper", device="d-1")
    assert list(after.aside) == ["after"]


def test_what_two_devices_may_have_told_twice_keeps_a_sheet_from_being_final(house: House) -> None:
    write(house, *opening(), *periods())
    write(house, goal("g1", 1000, n=1, device="d-1"), goal("g2", 990, n=1, device="d-2"), role="referee")
    write(house, *signatures(), role="referee")
    assert Verdict.objects.get().state == State.SIGNED
    write(house, line("same", "strike", 980, target="g2", same_as="g1"), role="referee")
    assert Verdict.objects.get().state == State.FINAL


def test_who_enters_on_a_page_has_seen_all_that_is_on_it(house: House) -> None:
    write(house, *opening())
    write(house, goal("g1", 1000), role="scorekeeper", device="d-1")
    write(house, goal("g2", 990), role="scorekeeper", device="d-2")
    assert Event.objects.get(code="g2").seen == {"d-1": 1}
    assert [found.code for found in bridge.sheet_of(house.game).findings] == []


def test_the_referee_reopens_a_final_sheet_by_striking_the_signatures(house: House) -> None:
    finish(house)
    write(house, *signatures(), role="scorekeeper")
    strikes = [
        line(f"s-{json.loads(each)['id']}", "strike", target=json.loads(each)["id"]) for each in signatures()
    ]
    assert write(house, goal("late"), role="referee").aside
    assert write(house, *strikes, role="referee").faults == ()
    assert Verdict.objects.get().state == State.OPEN
    assert write(house, goal("late-2", 500), role="scorekeeper").faults == ()


def test_on_a_final_sheet_the_referee_strikes_nothing_but_signatures(house: House) -> None:
    finish(house)
    write(house, *signatures(), role="scorekeeper")
    refused = write(house, line("s1", "strike", target="g1"), role="referee")
    told = "final sheet: expected the strike of a signature from 'referee', got that of 'goal'"
    assert refused.aside == {"s1": told}
    assert bridge.sheet_of(house.game).score == (1, 0)


def test_nobody_but_an_operator_signs_as_one(house: House) -> None:
    finish(house)
    for role in ("scorekeeper", "referee"):
        refused = write(house, line(f"by-{role}", "signature", body_role="operator"), role=role)
        assert f"from '{role}', got 'operator'" in refused.aside[f"by-{role}"]
    assert Verdict.objects.get().state == State.OPEN


def test_the_operators_word_alone_makes_a_sheet_final(house: House) -> None:
    finish(house)
    write(
        house,
        line("closed", "signature", place=AFTER, role="operator", body_role="operator", name="Olive Ott"),
    )
    assert Verdict.objects.get().state == State.FINAL


def test_the_operator_corrects_a_final_sheet(house: House) -> None:
    finish(house)
    write(house, *signatures(), role="scorekeeper")
    amended = write(house, line("fix", "amend", target="g1", changes={"number": "9"}))
    assert amended.faults == ()
    assert bridge.sheet_of(house.game).goals[0].number == "9"


def test_the_set_up_is_frozen_once_a_period_was_started(house: House) -> None:
    write(house, *opening()[:-1])
    change_number(spot=house.home.spots[5], number="66", by=house.operator, from_at=house.game.starts_at)
    write(house, opening()[-1])
    assert Setup.objects.count() == 2
    team = house.home.entry.team
    team.name = "Night Howls"
    team.save()
    write(house, goal("g1"))
    assert Setup.objects.count() == 2
    assert bridge.setup_of(house.game).home.name == "Night Owls"


def test_a_line_nested_without_end_is_refused_and_costs_no_other(house: House) -> None:
    deep = b'{"id": "deep", "body": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    appended = write(house, deep, line("n1", "note", text="kept"))
    assert appended.kept == ("n1",)
    assert appended.refused[0].startswith("line 1 of what was sent: event: expected id, place and body, got")
