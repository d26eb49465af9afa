"""The shared macros: each renders, nothing stands inline, and no verdict looks like another."""

import re
from pathlib import Path
from typing import Any

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from rinkbook.console.look import TEMPLATES, dress
from tests.console import parts_sample as sample

SOURCE = Path(__file__).parents[2] / "src" / "rinkbook"
GALLERY = SOURCE / "web" / "kit" / "jinja2"
STYLES = [
    SOURCE / "web/kit/static/kit/parts.css",
    SOURCE / "web/kit/static/kit/site.css",
    SOURCE / "console/static/console/console.css",
]


def environment() -> Environment:
    """The macros' environment, as strict as the web's."""
    made = dress(
        Environment(loader=FileSystemLoader([TEMPLATES, GALLERY]), autoescape=True, undefined=StrictUndefined)
    )
    made.globals["static"] = lambda path: path
    return made


def render(source: str, **values: Any) -> str:
    return environment().from_string(source).render(**values)


@pytest.fixture(scope="module")
def gallery() -> str:
    values = sample.everything() | {
        "why_sample": sample.WHY,
        "conditions_sample": sample.CONDITIONS,
        "todo_sample": sample.TODO,
        "choices_sample": sample.CHOICES,
    }
    return environment().get_template("kit/gallery.html").render(values)


def test_the_gallery_shows_every_macro_file(gallery: str) -> None:
    text = (GALLERY / "kit" / "gallery.html").read_text()
    for path in (TEMPLATES / "parts").glob("*.html"):
        assert f"parts/{path.name}" in text
    assert "This goal will not count." in gallery


def test_nothing_stands_inline(gallery: str) -> None:
    assert not re.search(r"<[^>]*\sstyle=", gallery)
    assert not re.search(r"<[^>]*\son[a-z]+=", gallery)
    assert "<script" not in gallery
    assert "<style" not in gallery


def test_every_drawing_is_named_or_hidden(gallery: str) -> None:
    drawings = re.findall(r"<svg[^>]*>(?:<title>[^<]+</title>)?", gallery)
    assert len(drawings) > 100
    for drawing in drawings:
        assert 'aria-hidden="true"' in drawing or ('role="img"' in drawing and "<title>" in drawing)


def test_a_verdict_has_a_mark_and_a_shape_of_its_own() -> None:
    drawn = [
        render('{% from "parts/ruling.html" import mark %}{{ mark(verdict) }}', verdict=verdict)
        for verdict in ("granted", "refused", "ask", "changed", "told")
    ]
    assert len({re.sub(r"<title>.*?</title>", "", mark) for mark in drawn}) == 5
    assert len({re.sub(r'.*class="mark (\w+)".*', r"\1", mark, flags=re.S) for mark in drawn}) == 5
    assert len({"".join(re.findall(r"<title>(.*?)</title>", mark)) for mark in drawn}) == 5


def test_a_ruling_says_decision_then_reason_then_clause() -> None:
    shown = render('{% from "parts/ruling.html" import ruling %}{{ ruling(r) }}', r=sample.OVER_THE_LIMIT)
    places = [
        shown.index(words) for words in ("The score stays 4–2.", "The limit is three a player", "Goal limit")
    ]
    assert places == sorted(places)


def test_a_refusal_is_read_out_at_once_and_a_decision_politely() -> None:
    source = '{% from "parts/ruling.html" import ruling %}{{ ruling(r, announce=True) }}'
    assert 'role="alert"' in render(source, r=sample.RULINGS[1])
    assert 'role="status"' in render(source, r=sample.RULINGS[0])


def test_a_ruling_without_a_clause_has_no_sign() -> None:
    shown = render(
        '{% from "parts/ruling.html" import ruling %}{{ ruling(r) }}', r=sample.ruling("told", "So.", "")
    )
    assert "clause" not in shown


def test_what_people_wrote_is_escaped() -> None:
    nasty = sample.ruling("ask", "<b>17</b>", '"><script>', "x.y", "<i>", "<u>")
    shown = render('{% from "parts/ruling.html" import ruling %}{{ ruling(r, "big") }}', r=nasty)
    shown += render(
        '{% from "parts/jersey.html" import team %}{{ team(name, "#000000", href) }}', name="<b>", href='"x'
    )
    assert not re.search(r"<(b|i|u|script)>", shown)
    assert 'href=""x' not in shown


def test_the_number_on_a_jersey_is_black_or_white() -> None:
    source = '{% from "parts/jersey.html" import jersey %}{{ jersey(colour, number=7) }}'
    assert 'fill="#fff">7' in render(source, colour="#1d3f72")
    assert 'fill="#000">7' in render(source, colour="#f2b705")


def test_only_the_visitors_sign_is_striped_when_asked() -> None:
    source = '{% from "parts/jersey.html" import jersey %}{{ jersey("#1d3f72", number=7, striped=striped) }}'
    assert "stripes" in render(source, striped=True)
    assert "stripes" not in render(source, striped=False)


def test_a_deciding_step_is_marked_and_the_others_are_not() -> None:
    shown = render('{% from "parts/why.html" import why %}{{ why(r) }}', r=sample.WHY)
    assert shown.count('class="step cut"') == 2
    assert shown.count('class="step"') == 2
    assert "Not needed: 4 total goal difference" in shown


def test_a_tile_that_the_rules_refuse_can_still_be_tapped() -> None:
    shown = render('{% from "parts/tile.html" import tile %}{{ tile(t, name="number") }}', t=sample.TILES[4])
    assert "<button" in shown
    assert "disabled" not in shown
    assert 'value="17"' in shown


def test_an_error_stands_by_its_field_and_says_what_was_expected_and_got() -> None:
    shown = render(
        '{% from "parts/field.html" import field %}{{ field("number", "Number", error=error) }}',
        error=sample.FIELD_ERROR,
    )
    assert 'aria-describedby="number-error"' in shown
    assert 'aria-invalid="true"' in shown
    assert "Expected a number from 0 to 99. Got &#39;1O2&#39;." in shown


def test_what_can_not_be_chosen_stays_with_its_reason() -> None:
    shown = render(
        '{% from "parts/field.html" import choices %}{{ choices("date", "Which date", options) }}',
        options=sample.CHOICES,
    )
    assert "Closed: swaps close four days before" in shown
    assert shown.count("disabled") == 1


def test_every_class_that_a_macro_writes_is_styled_or_known(gallery: str) -> None:
    styled = set(re.findall(r"\.(-?[a-z][\w-]*)", "\n".join(path.read_text() for path in STYLES)))
    written = {name for names in re.findall(r'class="([^"]*)"', gallery) for name in names.split()}
    hooks = {"gallery-icons", "gallery-console", "name", "penalty", "step-next", "strength", "stripes"}
    assert written - styled - hooks == set()


def test_the_parts_hold_no_colour_of_their_own() -> None:
    for path in STYLES:
        outside = re.sub(r"@media print \{.*", "", path.read_text(), flags=re.S)
        assert re.findall(r"#[0-9a-fA-F]{3,6}\b(?=[^{]*;)", outside) in ([], ["#fff", "#000"])


def test_each_letter_of_the_last_five_is_said() -> None:
    line = render("{% from 'parts/table.html' import form_line %}{{ form_line('WOTL') }}")
    assert "won, lost in overtime or a shootout, tied, lost" in line
