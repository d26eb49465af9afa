"""Numbers are listed by their figures, and any words may stand where a number was expected."""

from rinkbook.console.jerseys import figure


def test_numbers_stand_by_their_figures_and_other_words_last() -> None:
    words = ["9" * 5000, "x", "", "10", "00", "9", "999"]
    assert sorted(words, key=figure) == ["00", "9", "10", "999", "9" * 5000, "x", ""]
