"""A file to bring in: what it holds, for which season, and its text."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from rinkbook.imports.faults import InvalidImport
from rinkbook.imports.table import decode
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.staff.forms.desk import DeskForm, read_file

KINDS = [("rosters", "Rosters"), ("schedule", "A schedule"), ("sheets", "Finished sheets")]


class ImportForm(DeskForm):
    """`text` is what the file holds, or what was pasted."""

    expected = {
        "kind": "rosters, a schedule or finished sheets",
        "season": "a season of the league",
        "text": "lines of a CSV file, the headings first",
    }

    kind = forms.ChoiceField(label="What it holds", choices=KINDS)
    season = forms.ModelChoiceField(
        Season.objects.none(), label="Season", empty_label=None, to_field_name="slug"
    )
    file = forms.FileField(
        label="The file",
        required=False,
        help_text="CSV. It is only looked at; what it would do is shown first.",
        widget=forms.FileInput(attrs={"accept": ".csv,text/csv,text/plain"}),
    )
    text = forms.CharField(
        label="Or its text",
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 8, "spellcheck": "false", "class": "mono"}),
    )

    def __init__(self, *args: Any, league: League, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        seasons: Any = self.fields["season"]
        seasons.queryset = league.seasons.all()

    def clean_file(self) -> str:
        """The file's text, "" without one."""
        try:
            return read_file(self.cleaned_data["file"], decode)
        except InvalidImport as error:
            raise ValidationError(str(error)) from error

    def clean(self) -> dict[str, Any]:
        """What was in the file stands below it from now on, so that it can be put right in place."""
        said = super().clean() or {}
        text = said.get("file") or said.get("text", "")
        if not text.strip() and "file" not in self.errors:
            self.add_error("file", "Expected a file or a text below, got neither.")
        said["text"] = text
        self.data = {**self.data, "text": text}
        return said
