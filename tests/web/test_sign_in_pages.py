"""The pages of signing in: in our own look, with every fault told beside its field."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("path", "heading"),
    [("/account/login/", "Sign in"), ("/account/login/code/", "A code by mail")],
)
def test_a_page_has_one_heading_and_one_next_thing(client: Client, path: str, heading: str) -> None:
    text = client.get(path).content.decode()
    assert f"<h1>{heading}</h1>" in text
    assert text.count('class="b go"') == 1


def test_a_wrong_password_is_told_on_the_page(client: Client) -> None:
    answer = client.post("/account/login/", {"login": "nobody@example.org", "password": "thawed"})
    assert 'role="alert"' in answer.content.decode()


def test_an_unknown_address_gets_the_same_page_as_a_known_one(client: Client) -> None:
    answer = client.post("/account/login/code/", {"email": "nobody@example.org"}, follow=True)
    assert "<h1>Enter the code</h1>" in answer.content.decode()


def test_sign_up_says_that_it_is_closed(client: Client) -> None:
    answer = client.get("/account/signup/")
    assert "Sign Up Closed" in answer.content.decode()


def test_the_pages_we_do_not_draw_stand_on_our_base(client: Client) -> None:
    text = client.get("/account/password/reset/").content.decode()
    assert 'class="brand"' in text
    assert 'class="b' in text
