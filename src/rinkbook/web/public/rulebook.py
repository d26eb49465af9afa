"""The rules page: every clause of an edition in the law's order, with what was read into it and why."""

from collections.abc import Iterable, Mapping
from typing import Any

from rinkbook.core.rulebook.clause import Clause, ClauseKind, Conflict, Reading
from rinkbook.core.rulebook.words import says
from rinkbook.web.kit.when import full_date
from rinkbook.web.leagues.models import League, ReadingConfirmed, SeasonEdition
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.public.law import Law, anchor, rules_href

KINDS: Mapping[ClauseKind, tuple[str, str, str]] = {
    ClauseKind.ENFORCED: ("Enforced", "ok", "Rinkbook applies it by itself and says so."),
    ClauseKind.PROMPTED: ("Prompted", "acc", "A person decides; Rinkbook reminds and keeps the answer."),
    ClauseKind.WORKFLOW: ("Step by step", "ask", "An office matter; Rinkbook leads through its steps."),
    ClauseKind.PUBLISHED: ("To know", "", "For people alone; Rinkbook shows it."),
}
"""What the software does about a clause: a word, its colour, a sentence."""


def topics(law: Law, confirmed: Mapping[str, ReadingConfirmed]) -> list[dict[str, Any]]:
    """The league's own clauses by topic, both in the law's order."""
    book = law.book
    return by_topic(law, book.own_clauses(), confirmed)


def base_topics(law: Law, confirmed: Mapping[str, ReadingConfirmed]) -> list[dict[str, Any]]:
    """The clauses of the base book, which hold where the league's own say nothing else."""
    own = {clause.id for clause in law.book.own_clauses()}
    return by_topic(law, [clause for clause in law.book.clauses if clause.id not in own], confirmed, "base-")


def by_topic(
    law: Law, clauses: Iterable[Clause], confirmed: Mapping[str, ReadingConfirmed], prefix: str = ""
) -> list[dict[str, Any]]:
    groups: dict[str, list[dict[str, Any]]] = {}
    for clause in clauses:
        groups.setdefault(clause.topic, []).append(shown(law, clause, confirmed))
    order = [*(topic for topic in law.book.topics if topic in groups), *groups]
    return [
        {"id": f"topic-{prefix}{topic or 'other'}", "title": title_of(law, topic), "clauses": groups[topic]}
        for topic in dict.fromkeys(order)
    ]


def title_of(law: Law, topic: str) -> str:
    return law.book.topics.get(topic) or topic.replace("-", " ").capitalize() or "Other"


def shown(law: Law, clause: Clause, confirmed: Mapping[str, ReadingConfirmed]) -> dict[str, Any]:
    word, colour, _ = KINDS[clause.kind]
    return {
        "anchor": anchor(clause.id, law.book),
        "id": clause.id,
        "heading": clause.heading,
        "says": says(clause, law.book),
        "kind": word,
        "colour": colour,
        "readings": [
            reading_of(law, each, confirmed) for each in law.book.readings if clause.id in each.clauses
        ],
        "conflicts": [
            conflict_of(law, each, clause) for each in law.book.conflicts if clause.id in each.clauses
        ],
    }


def reading_of(law: Law, reading: Reading, confirmed: Mapping[str, ReadingConfirmed]) -> dict[str, Any]:
    """What the text leaves open, and how it is read here."""
    taken = next((option.says for option in reading.options if option.id == reading.taken), reading.taken)
    word = confirmed.get(reading.id)
    return {
        "id": reading.id,
        "question": reading.question,
        "taken": taken,
        "why": reading.why,
        "others": [option.says for option in reading.options if option.id != reading.taken],
        "by": f"Confirmed by the league on {full_date(word.at.astimezone(zone_of(law.league)).date())}."
        if word
        else "Not yet confirmed by the league.",
    }


def conflict_of(law: Law, conflict: Conflict, clause: Clause) -> dict[str, Any]:
    others = [law.book.clause(id) for id in conflict.clauses if id != clause.id]
    return {
        "says": conflict.says,
        "others": [(other.heading, f"#{anchor(other.id, law.book)}") for other in others],
        "resolved": conflict.resolved_by,
    }


def history(league: League, law: Law) -> list[dict[str, Any]]:
    """Every edition that was put in force, the newest first."""
    zone = zone_of(league)
    rows = SeasonEdition.objects.filter(league=league).select_related("edition", "season")
    return [
        {
            "title": f"{row.edition.title}, {row.edition.code.rpartition('/')[2]}",
            "season": row.season.name,
            "from": full_date(row.in_force_from.astimezone(zone).date()),
            "href": rules_href(league, row.edition),
            "shown": row.edition_id == law.row.pk,
        }
        for row in rows.order_by("-in_force_from", "-id")
    ]
