"""No league is founded under an address that leads elsewhere."""

from collections.abc import Iterator

import pytest
from django.conf import settings
from django.urls import URLResolver, get_resolver

from rinkbook.web.games.live import PREFIX
from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.leagues.actions import NoAddress, found_league
from rinkbook.web.leagues.address import OF_THE_SITE, fault_of
from rinkbook.web.leagues.models import League


def found(slug: str) -> League:
    return found_league(
        slug=slug,
        name="Pond League",
        short_name="Pond",
        sport="ice",
        time_zone="America/Chicago",
        by="a test",
    )


@pytest.mark.django_db
@pytest.mark.parametrize(
    "slug", ["account", "healthz", "live", "rink", "robots.txt", "static", "Pond", "pond_league", ""]
)
def test_an_address_that_leads_elsewhere_or_nowhere_is_refused(slug: str) -> None:
    expected = f"slug: expected small letters, figures, dashes, no word of the site's own; got {slug!r}"
    with pytest.raises(NoAddress) as refused:
        found(slug)
    assert str(refused.value) == expected
    assert not League.objects.exists()
    assert not AuditEntry.objects.exists()


@pytest.mark.django_db
def test_a_word_of_the_site_is_free_as_a_part_of_a_slug() -> None:
    assert found("live-oak").slug == "live-oak"


def test_every_address_of_the_site_itself_is_known() -> None:
    routes = [PREFIX, settings.STATIC_URL, *routes_of(get_resolver())]
    own = {route.strip("/").split("/")[0] for route in routes if not route.startswith("<")} - {""}
    assert own == OF_THE_SITE
    assert all(fault_of(part) for part in own)


def routes_of(resolver: URLResolver) -> Iterator[str]:
    """As they stand at the root; an app that is included there has its own looked at too."""
    for each in resolver.url_patterns:
        if isinstance(each, URLResolver) and not str(each.pattern):
            yield from routes_of(each)
        else:
            yield str(each.pattern)
