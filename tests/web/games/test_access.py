"""Who may reach a game, and who may write what on its sheet when."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import PermissionDenied
from django.http import Http404

from rinkbook.core.model.events import KINDS
from rinkbook.web.games.access import (
    MAY_APPEND,
    Writer,
    game_for_operator,
    game_for_public,
    refuse,
    state_by,
)
from rinkbook.web.games.models import State
from tests.web.cast import Cast

EVERY_KIND = [str(kind.__struct_config__.tag) for kind in KINDS]


def test_anybody_reads_a_game(cast: Cast) -> None:
    assert game_for_public("fwshl", "fall-2026-51") == cast.fwshl.game


def test_a_game_that_is_not_there_is_named(cast: Cast) -> None:
    with pytest.raises(Http404, match=r"Expected a game of FWSHL league, got 'fall-2026-99'\."):
        game_for_public("fwshl", "fall-2026-99")


def test_the_operator_reaches_the_games_of_the_own_league(cast: Cast) -> None:
    assert game_for_operator(cast.fwshl.operator, "fwshl", "fall-2026-51") == cast.fwshl.game


def test_for_the_other_leagues_operator_the_desk_of_a_game_is_not_there(cast: Cast) -> None:
    for visitor in (cast.tossup.operator, cast.stranger, AnonymousUser()):
        with pytest.raises(Http404):
            game_for_operator(visitor, "fwshl", "fall-2026-51")


def test_a_captain_is_told_whose_desk_it_is(cast: Cast) -> None:
    with pytest.raises(
        PermissionDenied, match="Expected commissioner or league manager or owner or rink manager"
    ):
        game_for_operator(cast.fwshl.home.captain, "fwshl", "fall-2026-51")


def test_the_table_has_a_row_for_every_writer_in_every_state() -> None:
    assert set(MAY_APPEND) == {(writer, state) for writer in Writer for state in State}


def test_the_table_names_only_kinds_that_there_are() -> None:
    assert {kind for kinds in MAY_APPEND.values() for kind in kinds or ()} <= set(EVERY_KIND)


@pytest.mark.parametrize(
    ("writer", "state", "may"),
    [
        ("scorekeeper", "open", {*EVERY_KIND, "zamboni"}),
        ("scorekeeper", "signed", {"signature", "note", "illegal-player-protest"}),
        ("scorekeeper", "final", set()),
        ("referee", "open", {*EVERY_KIND, "zamboni"}),
        ("referee", "signed", {*EVERY_KIND, "zamboni"}),
        ("referee", "final", {"strike"}),
        ("operator", "final", {*EVERY_KIND, "zamboni"}),
        ("captain", "open", set()),
        ("", "open", set()),
    ],
)
def test_who_may_append_what_when(writer: str, state: str, may: set[str]) -> None:
    assert {kind for kind in [*EVERY_KIND, "zamboni"] if not refuse(writer, kind, state)} == may


@pytest.mark.parametrize(
    ("signers", "state"),
    [
        (set(), "open"),
        ({"home"}, "signed"),
        ({"home", "away"}, "signed"),
        ({"home", "away", "referee"}, "final"),
        ({"operator"}, "final"),
    ],
)
def test_how_far_a_sheet_is_follows_from_who_signed(signers: set[str], state: str) -> None:
    assert state_by(signers) == state


def test_a_doubt_keeps_a_sheet_open_to_the_referee_and_the_operators_word_closes_it() -> None:
    everybody = {"home", "away", "referee"}
    assert state_by(everybody, doubtful=True) == "signed"
    assert state_by({*everybody, "operator"}, doubtful=True) == "final"
    assert state_by(set(), doubtful=True) == "open"
