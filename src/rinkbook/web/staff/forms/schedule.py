"""Forms of the schedule: a game, its time and rink, why it is put off, a rink, the officials."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.text import slugify

from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.schedule.models import Game, Rink
from rinkbook.web.staff.forms.desk import TIME, DayField, DeskForm, moment
from rinkbook.web.teams.models import TeamEntry

OTHER = "other"
"""A reason for which the edition has no clause."""


class WhenForm(DeskForm):
    """Where and when a game is."""

    expected = {
        "day": "a date such as 2026-11-13",
        "at": "a time such as 21:40",
        "rink": "a rink of the league",
        "minutes": "the slot's minutes, 20 to 300",
    }

    day = DayField(label="Day")
    at = forms.TimeField(label="Time", widget=TIME, help_text="In the league's time zone.")
    rink = forms.ModelChoiceField(Rink.objects.none(), label="Rink", empty_label=None, to_field_name="slug")
    minutes = forms.IntegerField(
        label="Minutes of the slot", min_value=20, max_value=300, help_text="The ice that is paid for."
    )

    def __init__(self, *args: Any, league: League, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.league = league
        rinks: Any = self.fields["rink"]
        rinks.queryset = league.rinks.all()

    def when(self) -> dict[str, Any]:
        """Start, rink and slot as an action takes them."""
        said = self.cleaned_data
        starts_at = moment(self.league, said["day"], said["at"])
        return {"starts_at": starts_at, "rink": said["rink"], "slot": said["minutes"] * 60}


def when_of(game: Game) -> dict[str, Any]:
    """What the form begins with for a game that has a time."""
    at = game.starts_at.astimezone(zone_of(game.league))
    return {"day": at.date(), "at": at.time(), "rink": game.rink.slug, "minutes": game.slot // 60}


class GameForm(WhenForm):
    """A game to come."""

    expected = {
        **WhenForm.expected,
        "home": "a team of this season",
        "away": "a team of this season",
        "number": "a whole number from 1 to 999999",
        "stage": "a stage that the edition names",
    }
    field_order = ("home", "away", "number", "stage", "round", "day", "at", "rink", "minutes")

    home = forms.ModelChoiceField(TeamEntry.objects.none(), label="Home")
    away = forms.ModelChoiceField(TeamEntry.objects.none(), label="Visitors")
    number = forms.IntegerField(label="Number of the game", min_value=1, max_value=999_999)
    stage = forms.ChoiceField(label="Stage")
    round = forms.CharField(
        label="Round", max_length=40, required=False, help_text="In the playoffs: the edition's word for it."
    )

    def __init__(self, *args: Any, season: Season, book: Book | None, **kwargs: Any) -> None:
        super().__init__(*args, league=season.league, **kwargs)
        self.season = season
        for side in ("home", "away"):
            teams: Any = self.fields[side]
            teams.queryset = season.entries.select_related("team", "division", "season", "league")
            teams.label_from_instance = lambda entry: f"{entry.team} ({entry.division})"
        stages: Any = self.fields["stage"]
        names = list(book.stages) if book and book.stages else ["season"]
        stages.choices = [(name, name.replace("-", " ").capitalize()) for name in names]

    def clean_number(self) -> int:
        number: int = self.cleaned_data["number"]
        if Game.objects.filter(season=self.season, number=number).exists():
            raise ValidationError(
                f"Expected a number that no game of {self.season} has, got {number}, which is planned."
            )
        return number

    def clean(self) -> dict[str, Any]:
        said = super().clean() or {}
        if said.get("home") and said.get("home") == said.get("away"):
            self.add_error(
                "away", f"Expected another team than the home team, got {said['away'].team} twice."
            )
        return said

    def game(self) -> dict[str, Any]:
        """The game as an action takes it."""
        said = {name: self.cleaned_data[name] for name in ("home", "away", "number", "stage", "round")}
        return {**said, **self.when()}


class PostponeForm(DeskForm):
    """Why a game isn't played: one of the reasons that the edition allows, where it has any."""

    expected = {
        "ground": "one of the reasons that are offered",
        "why": "a few words that the captains will read",
    }

    ground = forms.ChoiceField(label="What stops it", widget=forms.RadioSelect)
    why = forms.CharField(max_length=200, label="In words", widget=forms.Textarea(attrs={"rows": 2}))

    def __init__(self, *args: Any, grounds: list[tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        ground: Any = self.fields["ground"]
        ground.choices = grounds


class RinkForm(DeskForm):
    """A rink that the league plays on."""

    expected = {"name": "the rink's name, up to 60 letters", "address": "up to 200 letters"}

    name = forms.CharField(max_length=60, label="Name")
    address = forms.CharField(max_length=200, label="Address", required=False)

    def __init__(self, *args: Any, league: League, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.league = league

    def clean_name(self) -> str:
        name: str = self.cleaned_data["name"]
        slug = slugify(name)[:40]
        if not slug or self.league.rinks.filter(slug=slug).exists():
            raise ValidationError(f"Expected a name that no rink of the league has, got {name!r}.")
        return name

    def rink(self) -> dict[str, str]:
        """The rink as an action takes it."""
        name = self.cleaned_data["name"]
        return {"slug": slugify(name)[:40], "name": name, "address": self.cleaned_data["address"]}


class RefereesForm(DeskForm):
    """Who officiates, a line each."""

    expected = {"referees": "names, a line each"}

    referees = forms.CharField(
        label="Referees",
        required=False,
        max_length=300,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text="A name a line.",
    )

    def names(self) -> list[str]:
        """The names, without empty lines."""
        return [name.strip() for name in self.cleaned_data["referees"].splitlines() if name.strip()]
