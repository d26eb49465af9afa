"""Accounts: an address is one person's in any case, and nobody lets himself in."""

import pytest
from django.core import mail
from django.db import IntegrityError
from django.test import Client

from rinkbook.web.people.models import User

pytestmark = pytest.mark.django_db


@pytest.fixture
def operator() -> User:
    return User.objects.create_user("Olive@example.org", "frozen pond at dawn", name="Olive Okafor")


def test_an_operator_signs_in_with_address_and_password(client: Client, operator: User) -> None:
    answer = client.post("/account/login/", {"login": "OLIVE@example.org", "password": "frozen pond at dawn"})
    assert answer.status_code == 302
    assert client.session["_auth_user_id"] == str(operator.pk)


def test_a_wrong_password_opens_nothing(client: Client, operator: User) -> None:
    answer = client.post("/account/login/", {"login": "olive@example.org", "password": "thawed"})
    assert answer.status_code == 200
    assert "_auth_user_id" not in client.session


def test_a_code_by_mail_signs_in_too(client: Client, operator: User) -> None:
    client.post("/account/login/code/", {"email": "olive@example.org"})
    code = next(line.strip() for line in mail.outbox[0].body.splitlines() if is_code(line.strip()))
    client.post("/account/login/code/confirm/", {"code": code})
    assert client.session["_auth_user_id"] == str(operator.pk)


def is_code(line: str) -> bool:
    """A line of the mail that holds the code alone."""
    return 6 <= len(line) <= 9 and " " not in line and line.upper() == line


def test_nobody_signs_up_unasked(client: Client) -> None:
    fields = {"email": "new@example.org", "password1": "a long enough one", "password2": "a long enough one"}
    client.post("/account/signup/", fields)
    assert not User.objects.exists()


def test_two_addresses_that_differ_by_case_are_one_account(operator: User) -> None:
    with pytest.raises(IntegrityError):
        User.objects.create_user("olive@EXAMPLE.org")


def test_what_is_no_address_makes_no_account() -> None:
    with pytest.raises(ValueError, match="expected an e-mail address, got 'olive'"):
        User.objects.create_user("olive")


def test_an_account_shows_its_name_and_without_one_its_address(operator: User) -> None:
    assert str(operator) == "Olive Okafor"
    assert str(User.objects.create_user("quiet@example.org")) == "quiet@example.org"
