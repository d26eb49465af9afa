"""The form at the door: the code, and what the device is to be called."""

from django import forms


class CodeForm(forms.Form):
    """Six letters; and a name, so that others see who keeps a sheet."""

    code = forms.CharField(
        label="Tonight’s code",
        max_length=40,
        help_text="Six letters. They stand on the card at the rink’s desk; the rink manager has them too.",
        error_messages={"required": "Expected six letters, got nothing."},
        widget=forms.TextInput(
            attrs={
                "class": "code",
                "autocomplete": "off",
                "autocapitalize": "characters",
                "autocorrect": "off",
                "spellcheck": "false",
                "maxlength": "12",
            }
        ),
    )
    name = forms.CharField(
        label="Your name",
        max_length=60,
        required=False,
        help_text="Stands on the sheet as scorekeeper, and tells others who keeps it.",
        widget=forms.TextInput(attrs={"autocomplete": "name"}),
    )
