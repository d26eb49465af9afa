"""The desk's addresses, below `/<league>/staff/`."""

from django.urls import path

from rinkbook.web.staff.views import (
    codes,
    game,
    imports,
    log,
    rulebook,
    schedule,
    seasons,
    suspension,
    teams,
    today,
)

app_name = "staff"

GAME = "games/<slug:game>"
SEASON = "seasons/<slug:season>"
TEAM = "teams/<slug:season>/<slug:team>"
PLAYER = f"{TEAM}/players/<slug:player>"
DAY = "rinks/<slug:rink>/<str:day>"

urlpatterns = [
    path("", today.today, name="today"),
    path("schedule", schedule.games, name="schedule"),
    path("schedule/new", schedule.new_game, name="new-game"),
    path("rinks/new", schedule.new_rink, name="new-rink"),
    path(DAY, codes.code, name="code"),
    path(f"{DAY}/make", codes.make, name="make-code"),
    path("devices/<slug:code>/revoke", codes.revoke, name="revoke"),
    path(GAME, game.sheet, name="game"),
    path(f"{GAME}/move", schedule.edit_game, name="move"),
    path(f"{GAME}/postpone", schedule.postpone, name="postpone"),
    path(f"{GAME}/referees", schedule.referees, name="referees"),
    path(f"{GAME}/add", game.add_line, name="add-line"),
    path(f"{GAME}/lines/<str:event>/fix", game.fix_line, name="fix-line"),
    path(f"{GAME}/lines/<str:event>/strike", game.strike_line, name="strike-line"),
    path(f"{GAME}/declare", game.declare, name="declare"),
    path(f"{GAME}/close", game.close, name="close"),
    path(f"{GAME}/reopen", game.reopen, name="reopen"),
    path(f"{GAME}/suspension", suspension.suspension, name="suspension"),
    path("teams", teams.teams, name="teams"),
    path("teams/<slug:season>/new", teams.new_team, name="new-team"),
    path(TEAM, teams.roster, name="roster"),
    path(f"{TEAM}/edit", teams.edit_team, name="edit-team"),
    path(f"{TEAM}/players/new", teams.new_player, name="new-player"),
    path(f"{PLAYER}/edit", teams.edit_player, name="edit-player"),
    path(f"{PLAYER}/remove", teams.remove_player, name="remove-player"),
    path("seasons", seasons.seasons, name="seasons"),
    path("seasons/new", seasons.new_season, name="new-season"),
    path(SEASON, seasons.season, name="season"),
    path(f"{SEASON}/edit", seasons.edit_season, name="edit-season"),
    path(f"{SEASON}/divisions/new", seasons.new_division, name="new-division"),
    path(f"{SEASON}/editions/new", seasons.new_edition, name="new-edition"),
    path("rulebook", rulebook.clauses, name="rulebook"),
    path("rulebook/readings", rulebook.readings, name="readings"),
    path("rulebook/readings/<slug:reading>/confirm", rulebook.confirm, name="confirm"),
    path("rulebook/conflicts", rulebook.conflicts, name="conflicts"),
    path("import", imports.bring_in, name="import"),
    path("log", log.log, name="log"),
]
