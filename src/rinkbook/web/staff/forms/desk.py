"""The form that all of the desk's are made from: every fault says what was expected and what came."""

from collections.abc import Callable
from datetime import date, datetime, time
from typing import Any, ClassVar

from django import forms
from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import UploadedFile

from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import zone_of

DATE = forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
YEARS = range(1900, 2200)
"""A day of another year is a slip of the hand; the last years of the calendar have no day after."""
TIME = forms.TimeInput(attrs={"type": "time"}, format="%H:%M")
LARGEST = 2_000_000
"""Bytes of a file; its text comes back with the form that applies it, and a form holds little more."""


class DayField(forms.DateField):
    """A day of a year in which hockey is played."""

    widget = DATE

    def to_python(self, value: Any) -> date | None:
        day: date | None = super().to_python(value)
        if day is not None and day.year not in YEARS:
            raise ValidationError(self.error_messages["invalid"], code="invalid")
        return day


class DeskForm(forms.Form):
    """`expected` says of each field, in words, what may be entered."""

    expected: ClassVar[dict[str, str]] = {}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"auto_id": "%s", **kwargs})
        for name, field in self.fields.items():
            if field.help_text:
                field.widget.attrs["aria-describedby"] = f"{name}-help"

    def add_error(self, field: str | None, error: ValidationError | str) -> None:  # type: ignore[override]  # theirs takes None too
        """What Django says of a field is put as expected and got; what a form says itself stands."""
        if field in self.expected and is_djangos(error):
            error = f"Expected {self.expected[field]}, got {self._got(field)}."
        super().add_error(field, error)
        if field in self.fields:
            helped = f"{field}-help " if self.fields[field].help_text else ""
            self.fields[field].widget.attrs["aria-describedby"] = f"{helped}{field}-error"

    def _got(self, field: str) -> str:
        typed = str(self.data.get(self.add_prefix(field), "") or "")
        return repr(typed[:60]) if typed else "nothing"


def read_file(file: "UploadedFile[Any] | None", decode: Callable[[bytes], str]) -> str:
    """What a form's file holds, "" without one; one that is too large isn't read."""
    if not file:
        return ""
    if (file.size or 0) > LARGEST:
        raise ValidationError(f"Expected at most {LARGEST} bytes, got {file.size}.")
    return decode(file.read())


def is_djangos(error: ValidationError | str) -> bool:
    """Whether Django said it; a form's own sentence has no code, and one with a code wants it replaced."""
    return isinstance(error, ValidationError) and any(each.code for each in error.error_list)


def moment(league: League, day: date, at: time) -> datetime:
    """That day and time where the league is."""
    return datetime.combine(day, at, zone_of(league))


class WhyForm(DeskForm):
    """A reason alone."""

    expected = {"reason": "a few words that whoever reads the record later understands"}

    reason = forms.CharField(max_length=300, label="Why", widget=forms.Textarea(attrs={"rows": 2}))
