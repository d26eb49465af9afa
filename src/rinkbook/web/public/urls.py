"""The public addresses: of the installation first, then of each league; nothing here changes anything."""

from django.urls import path

from rinkbook.web.public.views import front, games, home, people, rules, schedule, standings

app_name = "public"

urlpatterns = [
    path("", front.front, name="front"),
    path("robots.txt", front.robots, name="robots"),
    path("<slug:league>", home.home, name="home"),
    path("<slug:league>/", home.home_with_slash),
    path("<slug:league>/schedule", schedule.schedule, name="schedule"),
    path("<slug:league>/games/<slug:game>", games.game, name="game"),
    path("<slug:league>/games/<slug:game>/line-ups", games.line_ups, name="line-ups"),
    path("<slug:league>/games/<slug:game>/rulings", games.rulings, name="rulings"),
    path("<slug:league>/games/<slug:game>/sheet", games.paper_sheet, name="sheet"),
    path("<slug:league>/standings", standings.standings, name="standings"),
    path("<slug:league>/teams", people.teams, name="teams"),
    path("<slug:league>/teams/<slug:team>", people.team, name="team"),
    path("<slug:league>/players/<slug:player>", people.player, name="player"),
    path("<slug:league>/leaders", standings.leaders, name="leaders"),
    path("<slug:league>/rules", rules.rules, name="rules"),
    path("<slug:league>/rules/<slug:dated>", rules.edition, name="edition"),
]
