"""Laws of words: what was ruled and what was found can be said, and each ruling stands under a clause."""

from hypothesis import given, settings

from rinkbook.core import wire
from rinkbook.core.game.oddities.check import SENTENCES, say
from rinkbook.core.model.events import LineUpConfirmed, PlayedOn
from rinkbook.core.rulebook.words import PLACEHOLDER, phrase, unsayable
from tests.any_game import Game
from tests.core.game.sheets import any_games


@settings(max_examples=100)
@given(any_games)
def test_every_ruling_can_be_said_and_cites_a_clause(game: Game) -> None:
    for ruling in game.play().rulings:
        told = phrase(ruling, wire.SENTENCES, game.edition)
        assert told.decision
        assert list(unsayable(ruling, wire.SENTENCES)) == []
        assert "{" not in told.clause.says


@settings(max_examples=100)
@given(any_games)
def test_the_keys_of_rulings_are_their_own(game: Game) -> None:
    made = [ruling.key for ruling in game.play().rulings]
    assert len(made) == len(set(made))


@settings(max_examples=100)
@given(any_games)
def test_every_finding_can_be_said_and_its_clause_is_the_editions(game: Game) -> None:
    lines = {event.id for event in game.events}
    clauses = {clause.id for clause in game.edition.clauses}
    for found in game.play().findings:
        assert found.code in SENTENCES
        assert found.expected
        assert say(found)
        assert {place[1] for place in PLACEHOLDER.finditer(SENTENCES[found.code])} <= {"got", *found.facts}
        assert {found.event, found.also} - {""} <= lines
        assert not found.clause or found.clause in clauses


@settings(max_examples=100)
@given(any_games)
def test_each_refusal_is_found_and_is_decided_by_somebody_or_waits_for_a_word(game: Game) -> None:
    """Line-ups apart: one that is told anew heeds what was refused before."""
    sheet = game.play()
    struck = {entry.event.id for entry in sheet.entries if entry.struck}
    said = {
        entry.event.body.key
        for entry in sheet.entries
        if isinstance(entry.event.body, PlayedOn) and entry.event.id not in struck
    }
    anew = {entry.event.id for entry in sheet.entries if isinstance(entry.event.body, LineUpConfirmed)}
    refusals = [ruling for ruling in sheet.rulings if ruling.blocks and ruling.event not in anew]
    odd = [each for each in sheet.findings if each.code == "played-on" and each.event not in anew]
    assert sorted((ruling.event, ruling.clause) for ruling in refusals) == sorted(
        (each.event, each.clause) for each in odd
    )
    assert [ruling.key for ruling in sheet.undecided if ruling.event not in anew] == [
        ruling.key for ruling in refusals if ruling.key not in said
    ]
