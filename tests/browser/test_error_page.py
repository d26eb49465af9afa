"""The page that stands for all that share the base: it reads well to a person and to a screen reader."""

from collections.abc import Callable

from playwright.sync_api import Page, expect


def test_an_address_where_nothing_is_says_where_expected_and_got(
    page: Page, axe: Callable[[Page], list[str]], shoot: Callable[[Page, str], None]
) -> None:
    page.goto("/fwshl/games/no-such-game")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("/fwshl/games/no-such-game")
    assert axe(page) == []
    shoot(page, "error-404")


def test_the_keyboard_reaches_the_skip_link_first(page: Page) -> None:
    page.goto("/nowhere")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()


def test_figures_are_set_in_our_own_font(page: Page) -> None:
    page.goto("/nowhere")
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate("() => document.fonts.check('16px Archivo')")
    assert "Archivo" in page.evaluate("() => getComputedStyle(document.body).fontFamily")
