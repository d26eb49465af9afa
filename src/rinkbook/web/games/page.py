"""A sheet while lines are put on it: what becomes of each, decided before anything is stored."""

import hashlib
import json
from collections.abc import Iterable
from datetime import datetime

from django.utils import timezone

from rinkbook.core.model.events import Strike
from rinkbook.web.games.access import (
    AT_THE_RINK,
    Writer,
    refuse,
    refuse_signature,
    refuse_strike,
    state_by,
)
from rinkbook.web.games.lines import Came, says_the_same
from rinkbook.web.games.models import Event, State
from rinkbook.web.schedule.models import Game

FIRST_LINK = ""
"""What the chain of digests starts from."""


class Page:
    """The lines of one game; `rows` are those to be added, `asides` those that can't, with `why`.

    `doubtful`: two devices may have told one thing twice.
    """

    def __init__(self, game: Game, *, by: str, role: str, device: str, doubtful: bool = False) -> None:
        self.game, self.by, self.role, self.device, self.doubtful = game, by, role, device, doubtful
        self.at: datetime = timezone.now()
        self.lines: list[Event] = list(Event.objects.filter(game=game).order_by("seq"))
        self.codes = {line.code: line for line in self.lines}
        self.numbers = {(line.device, line.n): line.code for line in self.lines if line.device}
        self.rows: list[Event] = []
        self.asides: list[Came] = []
        self.why: dict[str, str] = {}

    def take(self, came: Iterable[Came]) -> None:
        """Decide on each line, a device's own in the order of its numbers."""
        for line in sorted(came, key=lambda line: (line.line.device, line.line.n)):
            known = self.codes.get(line.line.id)
            if known is None:
                self._take(line)
            elif not says_the_same(line, known.place, known.body):
                self.set_aside(line, "expected what the sheet has under this id, got another body or place")

    def _take(self, came: Came) -> None:
        device = came.line.device or self.device
        number = came.line.n or (self._next_number(device) if device else 0)
        holder = self.numbers.get((device, number)) if device else None
        refusal = self._refusal(came, self._state_seen(came, device))
        if holder is not None:
            self.set_aside(
                came, f"expected a number that {device!r} hasn't used, got {number}, which is {holder!r}"
            )
        elif refusal:
            self.set_aside(came, refusal)
        else:
            self._add(self._row(came, device, number))

    def _refusal(self, came: Came, state: State) -> str:
        """Why whoever entered the line may not write it; "" where he may."""
        writer, body = self._writer(came), came.line.body
        why = refuse(writer, came.kind, state) or refuse_signature(writer, body)
        if why or not isinstance(body, Strike):
            return why
        struck = self.codes.get(body.target)
        return refuse_strike(writer, state, struck.kind if struck else "")

    def set_aside(self, came: Came, why: str) -> None:
        """Keep a line for the operator."""
        self.asides.append(came)
        self.why[came.line.id] = why

    def _add(self, row: Event) -> None:
        self.rows.append(row)
        self.lines.append(row)
        self.codes[row.code] = row
        if row.device:
            self.numbers[row.device, row.n] = row.code

    def _row(self, came: Came, device: str, number: int) -> Event:
        line, entered_here = came.line, came.line.n == 0
        return Event(
            league=self.game.league,
            game=self.game,
            seq=len(self.lines) + 1,
            code=line.id,
            device=device,
            n=number,
            epoch=line.epoch,
            order=self._next_order() if entered_here and not line.place.order else line.place.order,
            seen=self._seen_by(device) if entered_here and device else line.seen,
            kind=came.kind,
            place=came.place,
            body=came.body,
            by=(line.by if self.device else "")[:100] or self.by,
            role=self._writer(came),
            entered=line.entered or f"{self.at:%Y-%m-%dT%H:%M:%SZ}",
            received_at=self.at,
            digest=came.digest,
            chain=link(self.lines[-1].chain if self.lines else FIRST_LINK, came.digest),
        )

    def _writer(self, came: Came) -> str:
        """A device may say that the referee wrote the line; a page of this site says who writes."""
        if not self.device:
            return self.role
        return came.line.role if came.line.role in AT_THE_RINK else self.role

    def _next_number(self, device: str) -> int:
        return 1 + max((number for name, number in self.numbers if name == device), default=0)

    def _seen_by(self, device: str) -> dict[str, int]:
        """The last number of every other device: a page of this site shows all there is."""
        seen: dict[str, int] = {}
        for other, number in self.numbers:
            if other != device:
                seen[other] = max(number, seen.get(other, 0))
        return seen

    def _next_order(self) -> int:
        return 1 + max((line.order for line in self.lines), default=0)

    def _state_seen(self, came: Came, device: str) -> State:
        """How far the sheet was for whoever entered the line, so that a late one isn't refused."""
        struck = {json.loads(line.body).get("target") for line in self.lines if line.kind == "strike"}
        signatures = (line for line in self.lines if line.kind == "signature" and line.code not in struck)
        signers = [signer(line) for line in signatures if _had_seen(came, device, line)]
        return state_by(signers, doubtful=self.doubtful)


def _had_seen(came: Came, device: str, line: Event) -> bool:
    if came.line.n == 0:  # entered on a page of this site, which showed all there was
        return True
    if not line.device:
        return True
    if line.device == device:
        return line.n < came.line.n
    return came.line.seen.get(line.device, 0) >= line.n


def signer(line: Event) -> str:
    """Who signed: home or away for a captain, else the role."""
    body = json.loads(line.body)
    return str(body.get("side") if body.get("role") == "captain" else body.get("role", Writer.SCOREKEEPER))


def link(chain: str, digest: str) -> str:
    """The chain's next digest."""
    return hashlib.sha256(f"{chain}{digest}".encode()).hexdigest()
