"""An operator signs in on a phone, by day and by night, with the keyboard or by tapping."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rinkbook.web.people.models import User

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def operator(transactional_db: None) -> User:
    return User.objects.create_user("olive@example.org", "frozen pond at dawn", name="Olive Okafor")


def test_address_and_password_typed_sign_in(page: Page, operator: User) -> None:
    page.goto("/account/login/")
    page.get_by_label("Email").fill("olive@example.org")
    page.get_by_label("Password").fill("frozen pond at dawn")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/account/login" not in url)
    page.goto("/account/logout/")
    page.get_by_role("button", name="Sign out").click()
    page.goto("/account/login/")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()


def test_a_wrong_password_is_told_and_the_focus_goes_there(page: Page, operator: User) -> None:
    page.goto("/account/login/")
    page.get_by_label("Email").fill("olive@example.org")
    page.get_by_label("Password").fill("thawed")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/account/login/", "/account/login/code/", "/account/password/reset/"])
def test_the_pages_of_signing_in_are_open_to_everybody(
    new_page: Callable[..., Page],
    axe: Callable[[Page], list[str]],
    shoot: Callable[[Page, str], None],
    scheme: str,
    path: str,
) -> None:
    page = new_page(viewport=PHONE, color_scheme=scheme)
    page.goto(path)
    assert axe(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    shoot(page, f"account{path.replace('/', '-')}{scheme}")
