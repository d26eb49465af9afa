"""The house stands: it answers, refuses in words, and lets nothing foreign in."""

import pytest
from django.contrib.staticfiles import finders
from django.core.exceptions import (
    DisallowedHost,
    PermissionDenied,
    RequestDataTooBig,
    SuspiciousOperation,
)
from django.http import Http404
from django.test import Client, RequestFactory

from rinkbook.web.kit import errors


@pytest.mark.django_db
def test_health_is_told_once_the_database_answers(client: Client) -> None:
    answer = client.get("/healthz")
    assert (answer.status_code, answer.content) == (200, b"ok")


@pytest.mark.django_db
def test_health_is_only_to_be_read(client: Client) -> None:
    answer = client.post("/healthz")
    assert (answer.status_code, answer.headers["Allow"]) == (405, "GET, HEAD")
    assert "<dt>Got</dt><dd>POST</dd>" in answer.content.decode()


def test_an_unknown_address_says_where_expected_and_got(client: Client) -> None:
    answer = client.get("/no/such/page")
    text = answer.content.decode()
    assert answer.status_code == 404
    assert "<dt>Where</dt><dd>/no/such/page</dd>" in text
    assert "the address of a page of this site" in text


def test_an_address_is_shown_as_text_whatever_it_holds(client: Client) -> None:
    assert "<script>" not in client.get("/%3Cscript%3E").content.decode()


@pytest.mark.django_db
def test_every_answer_carries_the_content_policy(client: Client) -> None:
    policy = client.get("/nowhere").headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "unsafe-inline" not in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    ("view", "exception", "status"),
    [
        (errors.bad_request, SuspiciousOperation("field 'goal': expected a number, got 'x'"), 400),
        (errors.forbidden, PermissionDenied("field 'goal': expected a number, got 'x'"), 403),
        (errors.not_found, Http404("field 'goal': expected a number, got 'x'"), 404),
    ],
)
def test_a_refusal_shows_the_sentence_it_was_given(
    rf: RequestFactory, view: type, exception: Exception, status: int
) -> None:
    answer = view(rf.get("/here"), exception)
    assert answer.status_code == status
    assert "field &#39;goal&#39;: expected a number, got &#39;x&#39;" in answer.content.decode()


def test_what_django_says_of_its_settings_is_not_shown(rf: RequestFactory) -> None:
    answer = errors.bad_request(rf.get("/here"), RequestDataTooBig("exceeded settings.DATA_UPLOAD…"))
    assert "more than a form of this site holds" in answer.content.decode()
    answer = errors.bad_request(rf.get("/here"), DisallowedHost("Invalid header. Add it to ALLOWED_HOSTS."))
    assert "ALLOWED_HOSTS" not in answer.content.decode()


def test_our_own_fault_is_told_without_a_database(rf: RequestFactory) -> None:
    answer = errors.server_error(rf.get("/here"))
    assert answer.status_code == 500
    assert "What was saved before is still there" in answer.content.decode()


@pytest.mark.django_db
def test_a_form_without_its_token_is_refused_in_words() -> None:
    answer = Client(enforce_csrf_checks=True).post("/account/login/", {"login": "a@example.org"})
    assert answer.status_code == 403
    assert "This form is too old" in answer.content.decode()


@pytest.mark.parametrize(
    "path",
    [
        "kit/tokens.css",
        "kit/parts.css",
        "kit/site.css",
        "kit/vendor/archivo.woff2",
        "kit/vendor/htmx.min.js",
        "kit/vendor/idiomorph.esm.js",
    ],
)
def test_the_files_that_every_page_links_are_there(path: str) -> None:
    assert finders.find(path), f"{path}: expected it among the static files; bin/front-end makes vendor/"
