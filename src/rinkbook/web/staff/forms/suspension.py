"""How long somebody sits out, at least as long as the rule says."""

from typing import Any, ClassVar

from django import forms
from django.core.exceptions import ValidationError

from rinkbook.web.staff.forms.desk import DeskForm


class SuspensionForm(DeskForm):
    """So many games, and words for the rink."""

    expected: ClassVar[dict[str, str]] = {"games": "a whole number up to 99", "more": "up to 120 letters"}

    games = forms.IntegerField(label="Games", max_value=99, help_text="At least as many as the rule says.")
    more = forms.CharField(
        label="More for the rink", max_length=120, required=False, help_text="Read aloud at the door."
    )

    def __init__(self, *args: Any, least: int, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.least = least
        self.fields["games"].widget.attrs |= {"min": least, "class": "short"}

    def clean_games(self) -> int:
        games: int = self.cleaned_data["games"]
        if games < self.least:
            raise ValidationError(f"Expected at least {self.least}, as the rule says, got {games}.")
        return games

    def words(self) -> str:
        """`Suspended, 5 games left.`, or until it is decided, where no number of games is known yet."""
        said = self.cleaned_data
        if not said["games"]:
            return f"Suspended until it is decided. {said['more']}".strip()
        games = "1 game" if said["games"] == 1 else f"{said['games']} games"
        return f"Suspended, {games} left. {said['more']}".strip()
