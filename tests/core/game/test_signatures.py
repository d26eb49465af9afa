"""Signatures: what they settle, for whom, and what may still be put right."""

from typing import Any

import pytest
from msgspec import structs

from rinkbook.core import wire
from rinkbook.core.game.rules.signatures import Signatures
from rinkbook.core.model.events import (
    Amend,
    AnyBody,
    Dressed,
    JerseyChange,
    LineUpConfirmed,
    Note,
    Signature,
    Strike,
)
from rinkbook.core.model.place import Moment, Place
from tests.core.game.lines import AWAY, HOME, Lines

BEFORE = Place(moment=Moment.BEFORE)
SIGNED = (Signature(role="captain", side=HOME), Signature(role="captain", side=AWAY))
SHORTER: dict[str, Any] = {"players": [{"number": "4"}]}


def night(*bodies: AnyBody) -> Lines:
    lines = Lines()
    for id, side in (("h", HOME), ("a", AWAY)):
        players = tuple(Dressed(number=number) for number in ("4", "9"))
        lines.at("P1 before", LineUpConfirmed(side=side, players=players), id=id)
    lines.started()
    for at, body in enumerate(bodies):
        where = BEFORE if isinstance(body, LineUpConfirmed | JerseyChange) else "P3 after"
        lines.at(where, body, id=f"b{at}")
    return lines


def final(lines: Lines, **reading: Any) -> list[tuple[str, str]]:
    """What is ruled of attendance, and on which line."""
    sections = tuple(
        structs.replace(each, rule=structs.replace(each.rule, **reading))
        if isinstance(each.rule, Signatures)
        else each
        for each in lines.edition.sections
    )
    edition = structs.replace(lines.edition, sections=sections, digest="")
    rulings = wire.play(edition, lines.setup, lines.events).rulings
    return [(ruling.code, ruling.event) for ruling in rulings if ruling.clause.endswith("attendance-final")]


LATE: tuple[AnyBody, ...] = (
    LineUpConfirmed(side=HOME, players=(Dressed(number="4"),)),
    JerseyChange(side=HOME, number="9", now="99"),
    Amend(target="h", changes=SHORTER),
    Strike(target="a"),
)


@pytest.mark.parametrize("body", LATE)
def test_what_touches_a_line_up_after_both_have_signed_is_refused(body: AnyBody) -> None:
    assert final(night(*SIGNED, body)) == [("attendance-final", "b2")]


@pytest.mark.parametrize("body", LATE)
def test_before_both_have_signed_nothing_is(body: AnyBody) -> None:
    assert final(night(SIGNED[0], body)) == []
    assert final(night(body, *SIGNED)) == []


@pytest.mark.parametrize("body", LATE)
def test_nor_is_it_where_the_edition_leaves_attendance_open(body: AnyBody) -> None:
    assert final(night(*SIGNED, body), final_on_sign=False) == []


@pytest.mark.parametrize("reason", ["posted-wrongly", "Posted wrongly", " posted  WRONGLY "])
def test_what_was_posted_wrongly_is_put_right(reason: str) -> None:
    put_right = Amend(target="h", changes=SHORTER, reason=reason)
    assert final(night(*SIGNED, put_right)) == [("attendance-put-right", "b2")]


def test_a_signature_that_was_struck_settles_nothing() -> None:
    assert final(night(*SIGNED, Strike(target="b1"), LATE[0])) == []


def test_a_struck_correction_is_none() -> None:
    assert final(night(*SIGNED, LATE[2], Strike(target="b2"))) == []


def test_another_line_is_not_attendance() -> None:
    assert final(night(*SIGNED, Note(text="loose glass"), Strike(target="b2"))) == []
