"""Forms of seasons, divisions and editions; a rulebook that can't be read tells every fault at once."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.text import slugify

from rinkbook import library
from rinkbook.core import wire
from rinkbook.core.errors import InvalidEdition
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.staff.forms.desk import TIME, DayField, DeskForm, moment, read_file

PASTED = "pasted"


class SeasonForm(DeskForm):
    """A season of the league."""

    expected = {
        "name": "a name such as 'Fall 2026'",
        "starts": "a date such as 2026-09-04",
        "ends": "a date such as 2027-03-28",
        "state": "planned, running or over",
    }

    name = forms.CharField(max_length=60, label="Name")
    starts = DayField(label="First day")
    ends = DayField(label="Last day")
    state = forms.ChoiceField(
        label="State",
        choices=Season.State.choices,
        help_text="The running season is the one that pages show first.",
    )

    def __init__(self, *args: Any, league: League, season: Season | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.league, self.season = league, season

    def clean_name(self) -> str:
        name: str = self.cleaned_data["name"]
        slug = slugify(name)[:40]
        if not slug or (self.season is None and self.league.seasons.filter(slug=slug).exists()):
            raise ValidationError(f"Expected a name that no season of the league has, got {name!r}.")
        return name

    def clean(self) -> dict[str, Any]:
        said = super().clean() or {}
        if said.get("starts") and said.get("ends") and said["ends"] < said["starts"]:
            self.add_error("ends", f"Expected a day after {said['starts']}, got {said['ends']}.")
        return said


class DivisionForm(DeskForm):
    """A division of a season."""

    expected = {"name": "a name such as 'Bronze'", "position": "a whole number from 0 to 99"}

    name = forms.CharField(max_length=60, label="Name")
    position = forms.IntegerField(
        label="Place in lists", min_value=0, max_value=99, initial=0, help_text="The smallest stands first."
    )

    def __init__(self, *args: Any, season: Season, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.season = season

    def clean_name(self) -> str:
        name: str = self.cleaned_data["name"]
        slug = slugify(name)[:40]
        if not slug or self.season.divisions.filter(slug=slug).exists():
            raise ValidationError(f"Expected a name that no division of {self.season} has, got {name!r}.")
        return name


class EditionForm(DeskForm):
    """An edition to put in force: one that ships, or a file of one's own; `faults` are all of its faults."""

    expected = {
        "source": "an edition that ships, or your own",
        "text": "the text of a rulebook",
        "day": "a date such as 2026-09-04",
        "at": "a time such as 06:00",
    }

    source = forms.ChoiceField(label="Which edition")
    file = forms.FileField(
        label="Your own file",
        required=False,
        help_text="A rulebook in TOML. Read whole before anything is saved.",
        widget=forms.FileInput(attrs={"accept": ".toml,text/plain"}),
    )
    text = forms.CharField(
        label="Or its text",
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 10, "spellcheck": "false", "class": "mono"}),
    )
    day = DayField(label="In force from")
    at = forms.TimeField(label="At", widget=TIME, help_text="Games that start before keep their edition.")

    def __init__(self, *args: Any, season: Season, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.season, self.texts = season, library.texts()
        self.faults: tuple[str, ...] = ()
        source: Any = self.fields["source"]
        source.choices = [*shipped(season.league, self.texts), (PASTED, "A file of our own, given below")]

    def clean_file(self) -> str:
        """The file's text, "" without one."""
        try:
            return read_file(self.cleaned_data["file"], bytes.decode)
        except UnicodeDecodeError as error:
            raise ValidationError(
                f"Expected text in UTF-8, got another byte at position {error.start}."
            ) from error

    def clean(self) -> dict[str, Any]:
        said = super().clean() or {}
        if said.get("source") == PASTED:
            said["text"] = (said.get("file") or said.get("text", "")).replace("\r\n", "\n")
            self._keep_typed(said["text"])
            self._read(said["text"])
        if said.get("day") and said.get("at"):
            self._require_free(said)
        return said

    def _keep_typed(self, text: str) -> None:
        """What was in the file is shown below it, so that it can be put right in place."""
        self.data = {**self.data, "text": text}

    def _read(self, text: str) -> None:
        if not text.strip():
            self.add_error("file", "Expected a file or a text below, got neither.")
            return
        try:
            wire.read_edition(text, self.bases(text))
        except InvalidEdition as error:
            self.faults = error.faults
            count = len(error.faults)
            self.add_error(
                "text", f"Expected a rulebook without faults, got {count}; they are listed at the top."
            )

    def _require_free(self, said: dict[str, Any]) -> None:
        from_at = moment(self.season.league, said["day"], said["at"])
        taken = self.season.editions.filter(in_force_from=from_at).select_related("edition").first()
        if taken is not None:
            self.add_error("at", f"Expected a moment of its own, got that of {taken.edition}.")

    def bases(self, text: str) -> dict[str, str]:
        """The base books of a text that isn't at hand itself."""
        return library.bases_of(PASTED, {**self.texts, PASTED: text})


def shipped(league: League, texts: Mapping[str, str]) -> list[tuple[str, str]]:
    """The editions that ship, the league's own first; base books are for no league."""
    bases = {base for id in texts for base in library.bases_of(id, dict(texts))}
    ids = sorted((id for id in texts if id not in bases), key=lambda id: (not id.startswith(league.slug), id))
    return [(id, id) for id in ids]
