"""Forms of teams and rosters: a team with its colours, a player with the number."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.utils.text import slugify

from rinkbook.web.leagues.models import Division, Season
from rinkbook.web.staff.forms.desk import DeskForm
from rinkbook.web.teams.actions import NumberTaken, require_free
from rinkbook.web.teams.models import Player, RosterSpot, Team, TeamEntry

HEX = RegexValidator(r"^#[0-9a-fA-F]{6}\Z", code="invalid")
NUMBER = RegexValidator(r"^[0-9]{1,3}\Z", code="invalid")
COLOUR = forms.TextInput(attrs={"type": "color"})


class TeamForm(DeskForm):
    """What a team is called and what it wears."""

    expected = {
        "name": "a name of up to 60 letters",
        "short": "up to 4 letters",
        "colour": "a colour such as #0b5aa6",
        "light": "a colour such as #ffffff",
    }

    name = forms.CharField(max_length=60, label="Name")
    short = forms.CharField(max_length=4, label="Short", help_text="Up to four letters, for narrow places.")
    colour = forms.CharField(label="Jersey", validators=[HEX], widget=COLOUR, initial="#44535e")
    light = forms.CharField(
        label="Light jersey",
        validators=[HEX],
        widget=COLOUR,
        initial="#ffffff",
        help_text="Worn as visitors where the jerseys would be mistaken for each other.",
    )


class NewTeamForm(TeamForm):
    """A team for a division of the season."""

    expected = {**TeamForm.expected, "division": "a division of this season"}

    division = forms.ModelChoiceField(Division.objects.none(), label="Division", to_field_name="slug")

    def __init__(self, *args: Any, season: Season, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.season = season
        divisions: Any = self.fields["division"]
        divisions.queryset = season.divisions.all()
        if season.divisions.count() == 1:
            divisions.initial = season.divisions.get().slug

    def clean_name(self) -> str:
        name: str = self.cleaned_data["name"]
        slug = slugify(name)[:40]
        if not slug:
            raise ValidationError(f"Expected a name with letters, got {name!r}.")
        if TeamEntry.objects.filter(season=self.season, team__slug=slug).exists():
            raise ValidationError(f"Expected a name that no team of {self.season} has, got {name!r}.")
        return name

    def known(self) -> Team | None:
        """A team of that name that played in another season."""
        slug = slugify(self.cleaned_data["name"])[:40]
        return Team.objects.filter(league=self.season.league, slug=slug).first()


class SpotForm(DeskForm):
    """How a player stands on a roster; *clause* is the one by which a number is worn once."""

    expected = {
        "number": "up to three digits",
        "position": "skater or goalie",
        "letter": "C, A or none",
        "kind": "a player of the team or a substitute",
    }

    number = forms.CharField(label="Number", required=False, validators=[NUMBER])
    position = forms.ChoiceField(label="Position", choices=RosterSpot.Position.choices)
    letter = forms.ChoiceField(
        label="Letter", required=False, choices=[("", "None"), *RosterSpot.Letter.choices]
    )
    kind = forms.ChoiceField(
        label="On the roster as", choices=[("own", "A player of the team"), ("sub", "A substitute")]
    )

    def __init__(
        self, *args: Any, entry: TeamEntry, clause: str = "", spot: RosterSpot | None = None, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.entry, self.clause, self.spot = entry, clause, spot
        self.fields["number"].widget.attrs |= {"inputmode": "numeric", "class": "short"}

    def clean(self) -> dict[str, Any]:
        said = super().clean() or {}
        if said.get("kind") == "own" and said.get("number"):
            try:
                require_free(self.entry, said["number"], but=self.spot)
            except NumberTaken as taken:
                self.add_error("number", self._taken(taken))
        return said

    def _taken(self, taken: NumberTaken) -> str:
        sentence = str(taken).partition(": ")[2]
        under = f" ({self.clause})" if self.clause else ""
        return f"{sentence[0].upper()}{sentence[1:]}{under}."

    def spot_fields(self) -> dict[str, Any]:
        """Number, position, letter and whether he is a sub, as an action takes them."""
        said = self.cleaned_data
        fields = {name: said[name] for name in ("number", "position", "letter")}
        return {**fields, "substitute": said["kind"] == "sub"}


class PlayerForm(SpotForm):
    """A player for a roster: one that the league knows by that name, else a new one."""

    expected = {**SpotForm.expected, "name": "a name of up to 80 letters"}
    field_order = ("name", "number", "position", "letter", "kind")

    name = forms.CharField(
        max_length=80,
        label="Name",
        help_text="A name that the league knows already is taken for that player.",
        widget=forms.TextInput(attrs={"list": "known-players", "autocomplete": "off"}),
    )

    def clean_name(self) -> str:
        name: str = self.cleaned_data["name"]
        if not slugify(name):
            raise ValidationError(f"Expected a name with letters, got {name!r}.")
        known = self.known(name)
        if known and self.entry.spots.filter(player=known, left_at=None).exists():
            raise ValidationError(
                f"Expected somebody who isn't on the roster of {self.entry.team}, got {name!r}, who is."
            )
        return name

    def known(self, name: str) -> Player | None:
        """The player of that name, if the league knows one."""
        return Player.objects.filter(league=self.entry.league, name__iexact=name).first()
