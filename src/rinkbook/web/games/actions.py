"""Appending to a sheet: one transaction that stores what came, judges it and keeps the verdict."""

import hashlib
import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from django.db import transaction
from django.db.models import F
from django.utils import timezone

from rinkbook.core.game.sheet import Phase, Sheet
from rinkbook.web.games import bridge
from rinkbook.web.games.access import is_doubtful, state_of
from rinkbook.web.games.lines import Sent, read_lines
from rinkbook.web.games.models import Aside, Event, Setup, Ticker, Verdict
from rinkbook.web.games.page import Page
from rinkbook.web.games.stored import digest_of, write_sheet
from rinkbook.web.kit.audit import record, reference
from rinkbook.web.leagues.actions import Actor
from rinkbook.web.leagues.models import League
from rinkbook.web.people.models import User
from rinkbook.web.schedule.models import Game

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Appended:
    """What became of the lines that were sent.

    `kept` are the ids on the sheet, those that were there before too; `aside` those kept for the
    operator, with the reason; `refused` a sentence for each line that can't be read at all.
    """

    kept: tuple[str, ...] = ()
    aside: dict[str, str] = field(default_factory=dict)
    refused: tuple[str, ...] = ()
    before: Sheet | None = None
    sheet: Sheet | None = None

    @property
    def faults(self) -> tuple[str, ...]:
        """All that whoever sent the lines should be told."""
        return (*self.refused, *(f"{code}: {why}" for code, why in self.aside.items()))


def append(*, game: Game, events: Iterable[Sent], by: Actor, role: str, device: str = "") -> Appended:
    """Put lines on the sheet, judge it anew, keep the verdict; a line that is there already changes nothing.

    `device` is the code of the device that sent them, "" for a page of this site.
    """
    came, refused = read_lines(events)
    if not came:
        return Appended(refused=tuple(refused))
    with transaction.atomic():
        game = _lock(game)
        before = _sheet(game)
        page = Page(game, by=_name(by), role=role, device=device, doubtful=is_doubtful(before))
        page.take(came)
        _keep_aside(game, page)
        if page.rows:
            setup = keep_setup(game=game)  # before the lines: one that starts the game freezes it
            Event.objects.bulk_create(page.rows)
            judge(game=game, setup=setup)
        _note(game, page, by)
    kept = tuple(line.line.id for line in came if line.line.id in page.codes and line.line.id not in page.why)
    return Appended(kept, page.why, tuple(refused), before, _sheet(game))


@transaction.atomic
def keep_aside(
    *, game: Game, events: Iterable[Sent], by: Actor, role: str, why: str, device: str = ""
) -> Appended:
    """Keep lines for the operator that may not go on the sheet at all, such as a withdrawn device's."""
    came, refused = read_lines(events)
    page = Page(game, by=_name(by), role=role, device=device)
    for line in came:
        if line.line.id not in page.codes:
            page.set_aside(line, why)
    _keep_aside(game, page)
    _note(game, page, by)
    kept = tuple(line.line.id for line in came if line.line.id in page.codes)
    return Appended(kept, page.why, tuple(refused))


def _lock(game: Game) -> Game:
    Game.objects.select_for_update().get(pk=game.pk)
    rows = Game.objects.select_related("league", "season", "division", "rink", "home__team", "away__team")
    return rows.get(pk=game.pk)


def _sheet(game: Game) -> Sheet | None:
    """The sheet; none where the judge fails, which must not cost the lines."""
    try:
        return bridge.sheet_of(game)
    except Exception:
        log.exception("%s: expected a sheet, got a fault of the judge", game.slug)
        return None


def _name(by: Actor) -> str:
    return (by.name or reference(by)) if isinstance(by, User) else by


def _note(game: Game, page: Page, by: Actor) -> None:
    if not page.rows and not page.asides:
        return
    data: dict[str, object] = {
        "events": [row.code for row in page.rows],
        "role": page.role,
        "device": page.device,
    }
    if page.why:
        data["aside"] = page.why
    record(actor=by, action="games.append", league=game.league.slug, subject=game, data=data)


def _keep_aside(game: Game, page: Page) -> None:
    """Keep what couldn't go on the sheet; the same line sent again is there already."""
    for came in page.asides:
        Aside.objects.get_or_create(
            game=game,
            digest=came.digest,
            defaults={
                "league": game.league,
                "code": came.line.id,
                "raw": came.raw,
                "why": page.why[came.line.id][:300],
                "by": page.by,
                "role": page.role,
                "device": page.device,
                "received_at": page.at,
            },
        )


def keep_setup(*, game: Game) -> Setup:
    """The newest version of what the game is judged by, kept; a new one where the rosters have changed."""
    kept, wanted = bridge.newest_setup(game), bridge.setup_of(game)
    if kept is not None and kept.version == wanted.version:
        return kept
    return _keep_new_setup(game)


@transaction.atomic
def _keep_new_setup(game: Game) -> Setup:
    """Two who ask at once get the same one: the second waits for the game's row, and looks again."""
    Game.objects.select_for_update().get(pk=game.pk)
    kept, wanted = bridge.newest_setup(game), bridge.setup_of(game)
    if kept is not None and kept.version == wanted.version:
        return kept
    body = msgspec.json.encode(wanted)
    return Setup.objects.create(
        league=game.league,
        game=game,
        version=wanted.version,
        edition=bridge.edition_row_of(game),
        digest=hashlib.sha256(body).hexdigest(),
        body=body.decode(),
        made_at=timezone.now(),
    )


def judge(*, game: Game, setup: Setup) -> Verdict:
    """Play the sheet and keep the verdict; where the judge fails, the lines stay and the fault is kept."""
    try:
        sheet = bridge.play(game)
    except Exception as error:
        log.exception("%s: expected a verdict, got a fault of the judge", game.slug)
        return _keep_fault(game, setup, f"{type(error).__name__}: {error}")
    return _keep_verdict(game, setup, sheet)


def _keep_verdict(game: Game, setup: Setup, sheet: Sheet) -> Verdict:
    facts = sheet.result.facts if sheet.result else None
    verdict, _ = Verdict.objects.update_or_create(
        game=game,
        defaults={
            **_stamp(game, setup),
            "state": state_of(sheet),
            "phase": sheet.phase,
            "home_score": sheet.score[0],
            "away_score": sheet.score[1],
            "how": sheet.result.how if sheet.result else "",
            "sheet": write_sheet(sheet),
            "facts": msgspec.json.encode(facts).decode() if facts else "",
            "fault": "",
            "digest": digest_of(sheet),
        },
    )
    return verdict


def _keep_fault(game: Game, setup: Setup, fault: str) -> Verdict:
    """The verdict before stays to be read, under its own stamp."""
    moved = {"fault": fault, "tick": _tick(game.league), "judged_at": timezone.now()}
    stamp = {**_stamp(game, setup), "last_seq": 0, "phase": Phase.BEFORE}
    verdict, _ = Verdict.objects.update_or_create(
        game=game, defaults=moved, create_defaults={**stamp, **moved}
    )
    return verdict


def _stamp(game: Game, setup: Setup) -> dict[str, Any]:
    last = Event.objects.filter(game=game).order_by("-seq").values_list("seq", flat=True).first()
    return {
        "league": game.league,
        "last_seq": last or 0,
        "setup_version": setup.version,
        "edition_digest": setup.edition.digest,
        "core_version": bridge.core_version(),
        "tick": _tick(game.league),
        "judged_at": timezone.now(),
    }


def _tick(league: League) -> int:
    """The next number of the league's live messages."""
    Ticker.objects.get_or_create(league=league)
    Ticker.objects.filter(league=league).update(last=F("last") + 1)
    return Ticker.objects.get(league=league).last


@transaction.atomic
def rejudge(*, game: Game, by: Actor) -> Verdict:
    """Judge the sheet by the judge as it is now, though it be final: an operator accepted that."""
    game = _lock(game)
    verdict = judge(game=game, setup=keep_setup(game=game))
    record(
        actor=by,
        action="games.rejudge",
        league=game.league.slug,
        subject=game,
        data={"digest": verdict.digest},
    )
    return verdict
