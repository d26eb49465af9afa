"""A finger on the console without a browser: finds what can be tapped, follows links, sends forms."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urlencode

from tests.console.rink import Rink

VOID = {"input", "meta", "link", "br", "hr", "img"}
CONTROLS = {"a", "button"}


@dataclass
class Form:
    method: str
    id: str
    fields: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class Control:
    """Something to tap: a link, or a button with the form it sends."""

    tag: str
    attrs: dict[str, str]
    form: Form | None
    words: str = ""

    @property
    def said(self) -> str:
        return " ".join(self.words.split())


class Reader(HTMLParser):
    """The page's controls and forms, its text, and every tag with its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.controls: list[Control] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self._form: Form | None = None
        self._open: list[Control] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append((tag, found))
        if tag == "form":
            self._form = Form(found.get("method", "get"), found.get("id", ""))
            self.forms.append(self._form)
        elif tag in ("input", "textarea") and self._form is not None and found.get("type") != "radio":
            self._form.fields.append((found.get("name", ""), found.get("value", "")))
        elif tag in CONTROLS:
            control = Control(tag, found, self._form)
            self.controls.append(control)
            self._open.append(control)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag in CONTROLS and self._open:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        self.text += f" {data} "
        for control in self._open:
            control.words += f" {data} "

    @property
    def words(self) -> str:
        return " ".join(self.text.split())

    def form_of(self, control: Control) -> Form:
        named = control.attrs.get("form")
        found = next((form for form in self.forms if form.id == named), None) if named else control.form
        assert found is not None, f"expected a form around {control.said!r}"
        return found


class Finger:
    """Taps on the page of a rink, one control at a time."""

    def __init__(self, rink: Rink, at: str = "") -> None:
        self.rink, self.taps = rink, 0
        self.page = Reader(rink.get(at))

    @property
    def words(self) -> str:
        return self.page.words

    def find(self, words: str) -> Control:
        """The control that says just that, else the first that begins so, else that has it."""
        live = [one for one in self.page.controls if "disabled" not in one.attrs]
        for fits in (str.__eq__, str.startswith, str.__contains__):
            for control in live:
                if fits(control.said, words):
                    return control
        raise AssertionError(
            f"expected something to tap that says {words!r}, got {[one.said for one in live]}"
        )

    def tap(self, words: str, **typed: str) -> "Finger":
        """Tap it, with what was typed into the form's fields before."""
        return self.tap_on(self.find(words), **typed)

    def tap_on(self, control: Control, **typed: str) -> "Finger":
        self.taps += 1
        if control.tag == "a":
            self.page = Reader(self.rink.get(control.attrs["href"]))
            return self
        form = self.page.form_of(control)
        fields = [(name, typed.get(name, value)) for name, value in form.fields if name]
        if control.attrs.get("name"):
            fields.append((control.attrs["name"], control.attrs.get("value", "")))
        query = urlencode(fields)
        self.page = Reader(self.rink.post(query) if form.method == "post" else self.rink.get(query))
        return self

    def tile(self, number: str) -> "Finger":
        """The tile of that number."""
        return self.tap_on(self.tile_of(number))

    def tile_of(self, number: str) -> Control:
        kinds = ("tile", "in-tile")
        tiles = [one for one in self.page.controls if one.attrs.get("class", "").split(" ")[0] in kinds]
        found = next((one for one in tiles if one.said.split(" ")[0] == number), None)
        assert found is not None, f"expected a tile {number!r}, got {[one.said for one in tiles]}"
        return found
