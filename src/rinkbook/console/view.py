"""Which screen the console shows, and what has been said on it so far: all of it stands in the address.

Every screen is therefore a plain link: it can be gone back from, reloaded, and works without JavaScript.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote, urlencode

import msgspec
from msgspec import Struct, structs

from rinkbook.core.errors import InvalidPlace
from rinkbook.core.model.place import Moment, Part, Place, read_clock

Said = tuple[str, ...]
WHERE = ("screen", "part", "period", "moment", "left", "tenths")


class View(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A screen with what was tapped on it; `screen` "" is whatever the game needs next."""

    screen: str = ""
    step: str = ""  # a question of the screen that is asked out of turn
    side: str = ""
    # where it stands on the sheet; `left` None is the clock as it reads now
    part: str = ""
    period: int = 0
    moment: str = ""
    left: int | None = None
    tenths: int = 0
    clock: str = ""  # a reading as typed, not understood yet
    # what a goal or a penalty has so far
    number: str = ""
    assists: Said = ()
    offence: str = ""
    classes: Said = ()
    served_by: str = ""
    bench: bool = False
    separate: bool = False
    accept: bool = False  # the number stands, though it isn't in the line-up
    flags: Said = ()  # penalty_shot, empty_net, own_goal, awarded
    strength: str = ""  # an official's word on it
    pending: bool = False  # the arm was up when the other side scored
    typed: str = ""  # digits on the pad so far
    # which line of the sheet is corrected, and what the list shows
    target: str = ""
    ruling: str = ""
    only_what: str = ""
    whole: bool = False
    # tonight's team: whose mark was flipped, who was added, who wears what
    flip: Said = ()
    added: Said = ()
    worn: Said = ()
    recast: Said = ()  # goalies who skate tonight, skaters who dress as goalies
    let_in: Said = ()  # whom the officials let dress though a rule bars them
    by: str = ""
    name: str = ""
    seconds: int | None = None

    def link(self, **changes: Any) -> str:
        """The address of this view with *changes*, relative to the console's own."""
        return write_view(structs.replace(self, **changes))

    def only(self, screen: str, **said: Any) -> str:
        """The address of another screen, with nothing said yet but *said*."""
        return write_view(structs.replace(View(screen=screen), **said))

    def fields(self) -> dict[str, str]:
        """What a form carries along so that nothing said is lost."""
        return {name: _written(value) for name, value in msgspec.to_builtins(self).items()}

    def place(self, here: Place) -> Place:
        """Where what is being entered stands: as said, else *here*."""
        return Place(
            part=Part(self.part) if self.part in tuple(Part) else here.part,
            period=self.period or here.period,
            moment=Moment(self.moment) if self.moment in tuple(Moment) else here.moment,
            left=here.left if self.left is None else self.left,
            tenths=here.tenths if self.left is None else self.tenths,
            order=here.order,
        )

    def at(self, place: Place) -> "View":
        """This view, entering at that place."""
        return structs.replace(
            self,
            part=place.part.value,
            period=place.period,
            moment=place.moment.value,
            left=place.left,
            tenths=place.tenths,
        )


def write_view(view: View) -> str:
    """`?screen=goal&side=home&number=17`; lists are joined by commas, their parts quoted."""
    return "?" + urlencode(view.fields())


def _written(value: Any) -> str:
    match value:
        case bool():
            return "1" if value else ""
        case list() | tuple():
            return ",".join(quote(part, safe="") for part in value)
        case _:
            return str(value)


def read_view(query: Mapping[str, str]) -> View:
    """The view that an address asks for; what isn't understood is left out, so that no link can break."""
    view = View()
    for name in View.__struct_fields__:
        if name in query:
            view = _with_field(view, name, query[name])
    return _with_clock(_with_one_more(_with_digits(view, query), query))


def _with_digits(view: View, query: Mapping[str, str]) -> View:
    """What a pad's key adds: a number has two digits, a reading four; one more begins anew."""
    for name, text in query.items():
        if name.endswith("-typed"):
            most = 4 if name.startswith("clock") else 2
            return structs.replace(view, typed=text if len(text) <= most else text[-1])
    return view


def _with_one_more(view: View, query: Mapping[str, str]) -> View:
    """What one tap adds to a list (`assist`, `add`, `wear`), or turns over in one (`turn`, `cast`)."""
    if query.get("assist"):
        view = structs.replace(view, assists=(*view.assists, query["assist"]), typed="")
    if query.get("turn"):
        turned = query["turn"]
        rest = tuple(one for one in view.flip if one != turned)
        view = structs.replace(view, flip=rest if turned in view.flip else (*rest, turned))
    if query.get("cast"):
        cast = query["cast"]
        rest = tuple(one for one in view.recast if one != cast)
        view = structs.replace(view, recast=rest if cast in view.recast else (*rest, cast), step="")
    if query.get("add"):
        added = (*view.added, query["add"])
        view = structs.replace(view, added=added, step="", name="", number="", typed="")
    if query.get("wear") and view.name:
        worn = (*view.worn, f"{view.name}:{query['wear']}")
        view = structs.replace(view, worn=worn, step="", name="", typed="")
    return view


def _with_field(view: View, name: str, text: str) -> View:
    match getattr(view, name):
        case bool():
            value: Any = text not in ("", "0")
        case tuple():
            value = tuple(unquote(part) for part in text.split(",") if part)
        case str():
            value = text
        case _:
            value = int(text) if text.lstrip("-").isdecimal() and len(text) < 9 else getattr(view, name)
    return structs.replace(view, **{name: value})


def _with_clock(view: View) -> View:
    """A reading that was typed takes the place of the one carried along, if it is one."""
    if not view.clock:
        return view
    try:
        left, tenths = read_reading(view.clock)
    except InvalidPlace:
        return view
    step = "" if view.step == "time" else view.step
    return structs.replace(view, left=left, tenths=tenths, clock="", typed="", step=step)


def read_reading(text: str) -> tuple[int, int]:
    """As `read_clock`, and digits alone as the pad gives them: `724` is 7:24, `58` is 0:58."""
    digits = text.strip()
    if digits.isdecimal() and len(digits) <= 5:
        return read_clock(f"{digits[:-2] or '0'}:{digits[-2:].zfill(2)}")
    return read_clock(digits)
