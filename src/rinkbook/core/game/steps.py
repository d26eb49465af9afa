"""What a step of a counter does in a game: its effects, and the code that says them all."""

from collections.abc import Iterable, Iterator

from rinkbook.core.counter.ladder import Do
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Side
from rinkbook.core.ruling import AnyEffect, Given, Out, Proposed, Suspended

CODES: dict[type, str] = {Given: "penalty", Out: "out", Suspended: "suspended", Proposed: "end"}


def effects_of(do: Do, game: State, side: Side, number: str, has: Iterable[str] = ()) -> Iterator[AnyEffect]:
    """What the step itself does; a class that puts out isn't given again where the call *has* it already."""
    puts_out = game.classes.puts_out(do.penalty)
    given = bool(do.penalty) and not (puts_out and do.penalty in has)
    if given:
        yield Given(side=side, number=number, penalty_class=do.penalty, offence=do.offence)
    if number and (do.out or (puts_out and (given or do.suspend))):
        yield Out(side=side, number=number)
    if do.suspend:
        yield Suspended(side=side, number=number, games=do.suspend)
    if do.end:
        yield Proposed(event=do.end, side=side)


def code_of(effects: Iterable[AnyEffect], is_player: bool) -> str:
    """The code says all that the step does, so that its sentence says no more."""
    done = [CODES[type(effect)] for effect in effects]
    return "-".join(["counter", *([] if is_player or "end" in done else ["team"]), *done])


def asked_for(do: Do, side: Side, number: str) -> Proposed:
    """What is asked of the referee, where nothing of the step is done before his word."""
    return Proposed(
        event="penalty" if do.penalty else "removal", side=side, number=number, about=do.penalty or "out"
    )
