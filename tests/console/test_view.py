"""The address holds all that was said, and nothing in it can break a page."""

from urllib.parse import parse_qsl

from hypothesis import given
from hypothesis import strategies as st

from rinkbook.console.view import View, read_reading, read_view, write_view
from rinkbook.core.model.place import Moment, Part, Place
from tests.console.rink import Rink

WORDS = st.text(max_size=8)


def read(address: str) -> View:
    return read_view(dict(parse_qsl(address.lstrip("?"))))


def test_what_was_said_is_read_again() -> None:
    view = View(screen="goal", side="home", number="00", assists=("44", "10"), left=0, period=2, accept=True)
    assert read(write_view(view)) == view


@given(st.lists(WORDS, max_size=3), WORDS)
def test_any_words_come_back_as_they_were(items: list[str], name: str) -> None:
    said = tuple(item for item in items if item)
    assert read(write_view(View(worn=said, name=name))) == View(worn=said, name=name)


@given(st.dictionaries(st.sampled_from(View.__struct_fields__), WORDS))
def test_no_address_breaks_the_reading(query: dict[str, str]) -> None:
    assert isinstance(read_view(query), View)


def test_a_second_assist_joins_the_first() -> None:
    assert read("?screen=goal&assists=44&assist=10").assists == ("44", "10")


def test_a_tap_turns_over_and_back() -> None:
    once = read("?screen=lineup&turn=hl-19")
    assert once.flip == ("hl-19",)
    assert read(write_view(once) + "&turn=hl-19").flip == ()


def test_a_third_digit_begins_a_number_anew() -> None:
    assert read("?number-typed=21").typed == "21"
    assert read("?number-typed=214").typed == "4"


def test_four_digits_are_a_reading() -> None:
    assert [read_reading(text) for text in ("724", "1215", "58", "6:42", "24.7")] == [
        (444, 0), (735, 0), (58, 0), (402, 0), (24, 7),
    ]  # fmt: skip


def test_a_typed_time_is_taken_and_the_question_is_done() -> None:
    view = read("?screen=goal&step=time&clock=724")
    assert (view.left, view.step, view.clock) == (444, "", "")


def test_a_time_that_is_none_is_told_and_nothing_is_lost() -> None:
    rink = Rink()
    rink.ready()
    page = rink.get("?screen=goal&side=home&number=10&step=time&clock=775&left=400&period=1")
    assert "expected minutes and seconds such as 6:42, got 775" in page
    assert 'name="number" value="10"' in page


def test_a_line_stands_where_it_was_said_or_else_here() -> None:
    here = Place(period=2, left=100, order=9)
    assert View().place(here) == here
    said = View(period=1, left=30, part="regulation", moment="during")
    assert said.place(here) == Place(part=Part.REGULATION, period=1, moment=Moment.DURING, left=30, order=9)
