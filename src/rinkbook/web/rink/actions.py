"""What is done at the rink, a function a deed: one transaction, one audit entry."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils import timezone

from rinkbook.core.model.events import Event, Signature, Strike, write_event
from rinkbook.web.games.access import Writer
from rinkbook.web.games.actions import Appended, append, keep_aside
from rinkbook.web.games.bridge import sheet_of
from rinkbook.web.games.reads import bounds_of
from rinkbook.web.kit.audit import record, reference
from rinkbook.web.leagues.actions import Actor
from rinkbook.web.rink.access import WINDOW, game_for_device, may_reopen, may_try, why_shut_out
from rinkbook.web.rink.codes import digest_of, new_code, new_device_code, new_token, tidy
from rinkbook.web.rink.models import Device, GameDayCode, Pen, WrongCode
from rinkbook.web.rink.sync import Answer, Batch, answer_to
from rinkbook.web.schedule.models import Game, Rink

LATE_SHEETS = timedelta(days=14)
"""For so long after its day a device may still hand in what it kept."""


class CodeRefused(Exception):
    """A game-day code opens nothing; the sentence says what was expected and where the code is found."""


class TooManyTries(CodeRefused):
    """So many wrong codes came from one place that it has to wait."""


@dataclass(frozen=True)
class Opened:
    """A device that was let in, and the token that it shows from now on (kept nowhere else)."""

    device: Device
    token: str


@transaction.atomic
def make_code(*, rink: Rink, day: date, by: Actor) -> GameDayCode:
    """The code of a rink's day; a code made before for that day opens nothing more."""
    now = timezone.now()
    Rink.objects.select_for_update().get(pk=rink.pk)
    GameDayCode.objects.filter(rink=rink, day=day, withdrawn_at=None).update(withdrawn_at=now)
    code = GameDayCode.objects.create(
        league=rink.league,
        rink=rink,
        day=day,
        code=_unused_code(),
        made_by=reference(by),
        made_at=now,
        expires_at=bounds_of(rink.league, day)[1],
    )
    record(actor=by, action="rink.make-code", league=rink.league.slug, subject=rink, data={"day": str(day)})
    return code


def _unused_code() -> str:
    while GameDayCode.objects.filter(code=(code := new_code())).exists():
        pass
    return code


def open_day(*, typed: str, source: str, label: str = "") -> Opened:
    """Let a device in by the code that was typed; raises CodeRefused. *source* is where it was typed."""
    if not may_try(source):
        raise TooManyTries(
            f"Expected a wait of {WINDOW.seconds // 60} minutes after so many wrong codes, got another try."
        )
    code = GameDayCode.objects.filter(
        code=tidy(typed), withdrawn_at=None, expires_at__gt=timezone.now()
    ).first()
    if code is None:
        WrongCode.objects.create(source=source, at=timezone.now())
        raise CodeRefused(
            f"Expected tonight's six letters, as they stand at the rink's desk, got {typed.strip()[:20]!r}."
        )
    return _let_in(code, label)


@transaction.atomic
def _let_in(code: GameDayCode, label: str) -> Opened:
    now, token = timezone.now(), new_token()
    device = Device.objects.create(
        league=code.league,
        day_code=code,
        rink=code.rink,
        day=code.day,
        code=new_device_code(),
        token_digest=digest_of(token),
        label=label,
        opened_at=now,
        expires_at=code.expires_at + LATE_SHEETS,
        last_seen_at=now,
    )
    record(
        actor=device,
        action="rink.open-day",
        league=code.league.slug,
        subject=code.rink,
        data={"day": str(code.day)},
    )
    return Opened(device, token)


@transaction.atomic
def revoke_device(*, device: Device, by: Actor) -> Device:
    """From now on nothing that the device sends goes on a sheet."""
    device.revoked_at = timezone.now()
    device.save(update_fields=["revoked_at"])
    record(actor=by, action="rink.revoke-device", league=device.league.slug, subject=device)
    return device


@transaction.atomic
def take_pen(*, game: Game, device: Device) -> Pen:
    """The device writes the sheet from now on; who holds the pen already keeps its epoch."""
    Game.objects.select_for_update().get(pk=game.pk)
    held = Pen.objects.filter(game=game).first()
    if held is not None and held.device_id == device.pk:
        return held
    epoch = held.epoch + 1 if held else 1
    pen, _ = Pen.objects.update_or_create(
        game=game,
        defaults={"league": game.league, "device": device, "epoch": epoch, "taken_at": timezone.now()},
    )
    record(actor=device, action="rink.take-pen", league=game.league.slug, subject=game, data={"epoch": epoch})
    return pen


@transaction.atomic
def take_free_pen(*, game: Game, device: Device) -> Pen:
    """The device that opens a game first writes its sheet; a pen that is held stays where it is."""
    Game.objects.select_for_update().get(pk=game.pk)
    return Pen.objects.filter(game=game).first() or take_pen(game=game, device=device)


def write(*, game: Game, device: Device, events: list[bytes], role: str = Writer.SCOREKEEPER) -> Appended:
    """Append what the console entered on one of the device's games; any other game isn't there."""
    game = game_for_device(device, game.slug)
    Device.objects.filter(pk=device.pk).update(last_seen_at=timezone.now())
    return append(game=game, events=events, by=device.label or device.code, role=role, device=device.code)


def enter(*, game: Game, device: Device, lines: Sequence[Event]) -> Appended:
    """Take the lines of one tap on a page of ours, which knew nothing of the device's numbers."""
    role = lines[-1].role or Writer.SCOREKEEPER
    return _take(game=game, device=device, events=[write_event(line) for line in lines], role=role)


def reopen(*, game: Game, device: Device) -> Appended:
    """The referee takes every signature off, so that the sheet can be put right and signed anew."""
    if not may_reopen(device):
        raise PermissionDenied("Expected the referee on the night of the game, got a later day.")
    signed = [
        entry.event for entry in sheet_of(game).entries
        if isinstance(entry.event.body, Signature) and not entry.struck
    ]  # fmt: skip
    strikes = [
        Event(
            id=f"reopen-{line.id}"[:80],
            place=line.place,
            body=Strike(target=line.id, reason="Reopened"),
            role=Writer.REFEREE,
        )
        for line in signed
    ]
    return _take(
        game=game, device=device, events=[write_event(line) for line in strikes], role=Writer.REFEREE
    )


def receive(*, device: Device, batch: Batch) -> Answer:
    """Take a device's batch for one of its games, and answer with what it needs to go on."""
    game, events = game_for_device(device, batch.game), [bytes(event) for event in batch.events]
    appended = _take(game=game, device=device, events=events, role=Writer.SCOREKEEPER)
    return answer_to(game, device, batch, appended)


def _take(*, game: Game, device: Device, events: list[bytes], role: str) -> Appended:
    """Put it on the sheet; what a device sends that is shut out is kept for the operator, beside it."""
    if why := why_shut_out(device):
        by = device.label or device.code
        return keep_aside(game=game, events=events, by=by, role=role, device=device.code, why=why)
    return write(game=game, device=device, events=events, role=role)
