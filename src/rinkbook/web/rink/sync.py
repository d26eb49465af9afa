"""What a device sends and what it is answered, as JSON; fields are only ever added."""

import msgspec
from msgspec import Raw, Struct

from rinkbook.core.errors import InvalidEvent
from rinkbook.core.model.events import write_event
from rinkbook.web.games.actions import Appended, keep_setup
from rinkbook.web.games.bridge import core_version, line_of
from rinkbook.web.games.models import Event, Verdict
from rinkbook.web.rink.models import Device, Pen
from rinkbook.web.schedule.models import Game


class Batch(Struct, kw_only=True):
    """Events of one game, and what the device knows of it: the last line, the set-up's version."""

    game: str
    events: list[Raw] = []
    cursor: int = 0
    epoch: int = 0
    build: str = ""
    setup: int = 0


class Holder(Struct, kw_only=True):
    """Who holds the pen."""

    device: str
    label: str
    epoch: int
    mine: bool


class Answer(Struct, kw_only=True, omit_defaults=True):
    """Ids on disk, those kept aside and why, what couldn't be read, gaps in the device's numbers, the rest.

    `setup` is the newest one, where the device has another version.
    """

    kept: tuple[str, ...]
    aside: dict[str, str] = {}
    refused: tuple[str, ...] = ()
    gaps: tuple[int, ...] = ()
    events: list[Raw] = []
    cursor: int = 0
    setup: Raw = Raw(b"null")
    pen: Holder | None = None
    core: str = ""
    digest: str = ""


def read_batch(raw: bytes) -> Batch:
    """The batch in *raw*; raises InvalidEvent where it is none (nothing of it is kept then)."""
    try:
        return msgspec.json.decode(raw, type=Batch)
    except msgspec.DecodeError as error:
        raise InvalidEvent(f"batch: expected a game and its events, got {raw[:80]!r}: {error}") from error


def write_answer(answer: Answer) -> bytes:
    """The answer as JSON."""
    return msgspec.json.encode(answer)


def answer_to(game: Game, device: Device, batch: Batch, appended: Appended) -> Answer:
    """What the device needs to go on."""
    later = list(Event.objects.filter(game=game, seq__gt=batch.cursor).order_by("seq"))
    verdict = Verdict.objects.filter(game=game).first()
    setup = keep_setup(game=game)
    return Answer(
        kept=appended.kept,
        aside=appended.aside,
        refused=appended.refused,
        gaps=gaps_of(game, device),
        events=[Raw(write_event(line_of(row))) for row in later],
        cursor=later[-1].seq if later else batch.cursor,
        setup=Raw(setup.body.encode() if setup.version != batch.setup else b"null"),
        pen=holder_of(game, device),
        core=core_version(),
        digest=verdict.digest if verdict else "",
    )


def gaps_of(game: Game, device: Device) -> tuple[int, ...]:
    """The numbers that the device has used and that haven't come."""
    numbers = set(Event.objects.filter(game=game, device=device.code).values_list("n", flat=True))
    return tuple(n for n in range(1, max(numbers, default=0)) if n not in numbers)


def holder_of(game: Game, device: Device) -> Holder | None:
    """Who holds the game's pen, as the device sees it."""
    pen = Pen.objects.filter(game=game).select_related("device").first()
    if pen is None:
        return None
    mine = pen.device_id == device.pk
    return Holder(device=pen.device.code, label=pen.device.label, epoch=pen.epoch, mine=mine)
