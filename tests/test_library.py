"""The library finds every rulebook that ships, and those of added folders, and reads each edition once."""

from pathlib import Path

import pytest

from rinkbook import library
from rinkbook.core.errors import InvalidEdition
from tests.core.rulebook.tiny import HEAD

EDITIONS = library.CHECKOUT / "tests" / "editions"
PHOTO = b'id = "tiny/2026-01-01"\n\xff\xd8\xff'


def shelve(folder: Path, id: str, text: str) -> Path:
    path = folder / f"{id}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("id", library.texts([EDITIONS]))
def test_every_rulebook_that_ships_reads(id: str) -> None:
    edition = library.load(id, [EDITIONS])
    assert edition.id == id
    assert edition.own_clauses()


def test_an_edition_is_read_once() -> None:
    assert library.load("fwshl/2026-03-24") is library.load("fwshl/2026-03-24")


def test_a_base_book_comes_with_its_text() -> None:
    texts = library.texts()
    assert library.bases_of("fwshl/2026-03-24", texts) == {"usa-hockey/2025-29": texts["usa-hockey/2025-29"]}
    assert library.bases_of("usa-hockey/2025-29", texts) == {}
    assert library.bases_of("a/1", {"a/1": "[[broken"}) == {}


def test_folders_are_added_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(library.ADDED, str(shelve(tmp_path, "tiny/2026-01-01", HEAD)))
    assert library.load("tiny/2026-01-01").title == "Tiny"
    assert "fwshl/2026-03-24" in library.texts()


def test_the_newest_edition_of_a_league_is_that_in_force_last(tmp_path: Path) -> None:
    later = HEAD.replace("2026-01-01", "2026-02-01")
    shelve(tmp_path, "tiny/2026-01-01", HEAD)
    shelve(tmp_path, "tiny/2026-02-01", later)
    assert library.newest("tiny", [tmp_path]).id == "tiny/2026-02-01"


def fault(id: str, *folders: Path) -> str:
    with pytest.raises(InvalidEdition) as caught:
        library.load(id, folders)
    return str(caught.value)


def test_an_edition_that_there_is_not_is_told_with_those_there_are() -> None:
    assert fault("fwshl/1999").startswith("fwshl/1999: expected one of fwshl/2026-03-24, ")
    assert fault("fwshl/1999").endswith("; got none such")


def test_a_league_without_an_edition_is_told() -> None:
    with pytest.raises(InvalidEdition, match="nobody: expected a league with an edition, got none"):
        library.newest("nobody")


def test_the_file_bears_the_id_of_its_edition(tmp_path: Path) -> None:
    shelve(tmp_path, "tiny/2027", HEAD)
    assert fault("tiny/2027", tmp_path) == (
        "tiny/2027: expected the id that its folder and file say, got 'tiny/2026-01-01'"
    )


def test_two_texts_of_one_id_cannot_be_chosen_between(tmp_path: Path) -> None:
    one = shelve(tmp_path / "one", "tiny/2026-01-01", HEAD)
    two = shelve(tmp_path / "two", "tiny/2026-01-01", HEAD + "# another\n")
    assert (
        fault("tiny/2026-01-01", one, two)
        == f"tiny/2026-01-01: expected one text of it, got another one in {two}"
    )


def test_a_file_that_is_no_text_is_told_with_its_line_and_the_others_are_read(tmp_path: Path) -> None:
    broken = shelve(tmp_path, "tiny/2026-01-01", "") / "tiny" / "2026-01-01.toml"
    broken.write_bytes(PHOTO)
    shelve(tmp_path, "small/2026-01-01", HEAD.replace("tiny", "small"))
    told = f"{broken} line 2: expected UTF-8, got the byte 0xff"
    assert library.load("small/2026-01-01", [tmp_path]).league == "small"
    assert "tiny/2026-01-01" not in library.texts([tmp_path])
    assert fault("tiny/2026-01-01", tmp_path) == told
    with pytest.raises(InvalidEdition) as caught:
        library.newest("tiny", [tmp_path])
    assert str(caught.value) == told


def test_what_is_no_file_at_all_is_told(tmp_path: Path) -> None:
    (tmp_path / "tiny" / "2026-01-01.toml").mkdir(parents=True)
    assert fault("tiny/2026-01-01", tmp_path) == (
        f"{tmp_path / 'tiny' / '2026-01-01.toml'}: expected a file to read, got 'Is a directory'"
    )


def test_a_mark_before_the_first_letter_is_no_fault(tmp_path: Path) -> None:
    base = shelve(tmp_path, "tiny/2026-01-01", "\ufeff" + HEAD)
    above = HEAD.replace("tiny", "small") + 'extends = "tiny/2026-01-01"\n'
    shelve(tmp_path, "small/2026-01-01", "\ufeff" + above)
    assert library.load("small/2026-01-01", [base]).extends == "tiny/2026-01-01"


def test_a_file_that_tells_no_id_is_called_by_its_name(tmp_path: Path) -> None:
    shelve(tmp_path, "tiny/2026-01-01", HEAD.replace('id = "tiny/2026-01-01"', ""))
    assert fault("tiny/2026-01-01", tmp_path) == "tiny/2026-01-01 id: expected a text, got nothing"


def test_what_is_added_does_not_ship(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = library.shipped()
    monkeypatch.setenv(library.ADDED, str(shelve(tmp_path, "tiny/2026-01-01", HEAD)))
    assert library.shipped() == before
    assert [edition.id for edition in before] == sorted(library.texts().keys() - {"tiny/2026-01-01"})
