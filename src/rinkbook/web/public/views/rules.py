"""The rules page, made of the edition: the one in force, or an earlier one by its date."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from rinkbook.web.kit.when import full_date
from rinkbook.web.leagues.access import league_for
from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import confirmations_of
from rinkbook.web.public import rulebook
from rinkbook.web.public.access import edition_asked
from rinkbook.web.public.frame import page
from rinkbook.web.public.law import Law, law_of, newest_in_force


@require_safe
def rules(request: HttpRequest, league: str) -> HttpResponse:
    found = league_for(league)
    row = newest_in_force(found)
    if row is None:
        about = f"{found.name} has put no rules in force yet."
        return page(request, "no_rules", found, title="Rules", about=about, part="rules")
    return rules_page(request, found, Law(found, row))


@require_safe
def edition(request: HttpRequest, league: str, dated: str) -> HttpResponse:
    found = league_for(league)
    return rules_page(request, found, law_of(found, edition_asked(found, dated)))


def rules_page(request: HttpRequest, league: League, law: Law) -> HttpResponse:
    confirmed = confirmations_of(law.row)
    own = rulebook.topics(law, confirmed)
    return page(
        request,
        "rules",
        league,
        title="Rules",
        about=f"The rules of {league.name}, clause by clause: {law.dated.lower()}.",
        part="rules",
        law=law,
        checked=full_date(law.book.checked_on) if law.book.checked_on else "",
        count=sum(len(topic["clauses"]) for topic in own),
        topics=own,
        base=rulebook.base_topics(law, confirmed),
        kinds=rulebook.KINDS.values(),
        history=rulebook.history(league, law),
    )
