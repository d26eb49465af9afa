"""The audit log says who did what to which thing, when, in which league."""

from datetime import UTC, datetime

import pytest
import time_machine

from rinkbook.web.kit.audit import record
from rinkbook.web.people.models import User

pytestmark = pytest.mark.django_db


@time_machine.travel(datetime(2026, 11, 13, 4, 40, tzinfo=UTC), tick=False)
def test_an_entry_names_actor_action_subject_league_and_time() -> None:
    olive = User.objects.create_user("olive@example.org")
    entry = record(
        actor=olive,
        action="rosters.player-added",
        league="fwshl",
        subject="teams.team:7",
        data={"number": 17},
    )
    entry.refresh_from_db()
    assert str(entry) == f"people.user:{olive.pk} rosters.player-added teams.team:7"
    assert (entry.league_slug, entry.data) == ("fwshl", {"number": 17})
    assert entry.at == datetime(2026, 11, 13, 4, 40, tzinfo=UTC)


def test_what_no_person_did_names_its_doer_in_words() -> None:
    assert record(actor="system", action="lists.published").actor == "system"
