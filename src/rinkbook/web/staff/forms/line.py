"""A line of the sheet as an operator enters or corrects it: which fields a kind has, and where it stands."""

from typing import Any

import msgspec
from django import forms
from django.core.exceptions import ValidationError

from rinkbook.console.law import HouseLaw
from rinkbook.core.errors import InvalidPlace
from rinkbook.core.model.events import Body, Side, read_body
from rinkbook.core.model.place import Moment, Part, Place, read_clock, read_period, write_clock, write_period
from rinkbook.core.model.setup import Setup
from rinkbook.web.staff.forms.desk import DeskForm

TITLES = {
    "goal": "Goal",
    "penalty": "Penalty",
    "shots": "Shots on goal",
    "saves": "Saves",
    "goalie-change": "Goalie change",
    "time-out": "Time-out",
    "shootout-attempt": "Attempt of the shootout",
    "period-start": "Start of a period",
    "period-end": "End of a period",
    "waiver": "The other captain waived the minimum",
    "removal": "Sent off without a penalty",
    "curfew": "The slot was over, the referee ended the game",
    "note": "Note",
}
"""What may be entered at the desk; line-ups and the clock belong to the rink's console."""

FIELDS: dict[str, tuple[str, ...]] = {
    "goal": ("side", "number", "assists", "empty_net", "penalty_shot", "own_goal"),
    "penalty": ("side", "number", "bench", "offence", "served_by"),
    "shots": ("side", "count"),
    "saves": ("side", "count", "number"),
    "goalie-change": ("side", "number"),
    "time-out": ("side",),
    "shootout-attempt": ("side", "number", "scored"),
    "waiver": ("side", "by"),
    "removal": ("side", "number", "reason"),
    "note": ("text",),
}
FLAGS = {
    "empty_net": "Into an empty net",
    "penalty_shot": "From a penalty shot",
    "own_goal": "Own goal",
    "bench": "Of the bench",
    "scored": "Scored",
}
WORDS = {
    "number": "Number",
    "assists": "Assists",
    "served_by": "Served by number",
    "by": "Whose word",
    "reason": "Reason",
    "text": "Note",
}
HELP = {
    "number": "Empty: not known yet.",
    "assists": "One or two numbers, the first assist first.",
    "served_by": "Where another one sits for the player.",
}
MOMENTS = [(Moment.DURING.value, "While it is played"), ("before", "Before it"), ("after", "After it")]


class LineForm(DeskForm):
    """One line of a kind; *why* asks for a reason too."""

    expected = {
        "side": "one of the two teams",
        "number": "a number of one to three digits",
        "assists": "one or two numbers such as '44 9'",
        "offence": "an offence that the edition has",
        "count": "a whole number from -99 to 99",
        "period": "a period such as P2, OT or SO",
        "moment": "before, while or after",
        "clock": "a time on the clock such as 7:24",
        "reason_why": "a few words that whoever reads the sheet later understands",
        "text": "what is to be noted",
        "by": "a name of up to 80 letters",
    }

    def __init__(self, *args: Any, kind: str, setup: Setup, law: HouseLaw, why: bool, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.kind = kind
        for name in FIELDS.get(kind, ()):
            self.fields[name] = field_of(name, setup, law)
        self.fields["period"] = forms.CharField(label="Period", max_length=4, initial="P1")
        self.fields["moment"] = forms.ChoiceField(label="When", choices=MOMENTS)
        self.fields["clock"] = forms.CharField(
            label="Clock", required=False, max_length=7, help_text="As it read, counting down."
        )
        if why:
            self.fields["reason_why"] = forms.CharField(label="Why", max_length=300)
        for name in ("number", "served_by", "period", "clock"):
            if name in self.fields:
                self.fields[name].widget.attrs["class"] = "short"

    def clean_period(self) -> tuple[Part, int]:
        try:
            return read_period(self.cleaned_data["period"].upper())
        except InvalidPlace as error:
            raise ValidationError("", code="invalid") from error

    def clean_clock(self) -> tuple[int, int]:
        text = self.cleaned_data["clock"]
        try:
            return read_clock(text) if text else (0, 0)
        except InvalidPlace as error:
            raise ValidationError("", code="invalid") from error

    def clean_assists(self) -> list[str]:
        numbers: list[str] = self.cleaned_data["assists"].replace(",", " ").split()
        if len(numbers) > 2 or not all(number.isdecimal() for number in numbers):
            raise ValidationError("", code="invalid")
        return numbers

    def clean(self) -> dict[str, Any]:
        said = super().clean() or {}
        while_played = said.get("moment") == Moment.DURING and said.get("period", ("",))[0] != Part.SHOOTOUT
        if while_played and not self.data.get("clock") and "clock" not in self.errors:
            self.add_error("clock", ValidationError("", code="required"))
        return said

    def place(self) -> Place:
        """Where the line stands."""
        part, period = self.cleaned_data["period"]
        left, tenths = self.cleaned_data["clock"]
        moment = Moment(self.cleaned_data["moment"])
        return Place(part=part, period=period, moment=moment, left=left, tenths=tenths)

    def body(self) -> Body:
        """The line's body; the form's fields are the event's."""
        fields = {name: self.cleaned_data[name] for name in FIELDS.get(self.kind, ())}
        read = read_body(msgspec.json.encode({"kind": self.kind, **fields}))
        assert isinstance(read, Body)
        return read

    @property
    def why(self) -> str:
        return str(self.cleaned_data.get("reason_why", ""))


def field_of(name: str, setup: Setup, law: HouseLaw) -> forms.Field:
    """The field of that name as a form shows it."""
    if name in FLAGS:
        return forms.BooleanField(label=FLAGS[name], required=False)
    match name:
        case "side":
            teams = [(side.value, setup.team(side).name or side.value.title()) for side in Side]
            return forms.ChoiceField(label="Team", choices=teams)
        case "offence":
            calls = sorted((call.title, call.name) for call in law.calls)
            return forms.ChoiceField(
                label="What was called", choices=[(name, title) for title, name in calls]
            )
        case "count":
            return forms.IntegerField(label="How many more", initial=1, min_value=-99, max_value=99)
        case "text":
            return forms.CharField(
                label=WORDS[name], max_length=500, widget=forms.Textarea(attrs={"rows": 3})
            )
        case "by" | "reason" | "assists":
            return forms.CharField(
                label=WORDS[name], max_length=80, required=False, help_text=HELP.get(name, "")
            )
        case _:
            return forms.RegexField(
                r"^[0-9]{1,3}\Z", label=WORDS[name], required=False, help_text=HELP.get(name, "")
            )


def filled(body: Body, place: Place) -> dict[str, Any]:
    """What the form begins with for a line that is on the sheet."""
    found = msgspec.to_builtins(body)
    named = {name: getattr(body, name) for name in FIELDS.get(found["kind"], ())}
    if "assists" in named:
        named["assists"] = " ".join(named["assists"])
    clock = write_clock(place.left, place.tenths) if place.moment is Moment.DURING else ""
    return {
        **named,
        "period": write_period(place.part, place.period),
        "moment": place.moment.value,
        "clock": clock,
    }
