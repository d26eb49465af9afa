"""The app `games`, as Django knows it."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    name = "rinkbook.web.games"
    label = "games"
