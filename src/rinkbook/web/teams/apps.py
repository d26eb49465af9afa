"""The app `teams`, as Django knows it."""

from django.apps import AppConfig


class TeamsConfig(AppConfig):
    name = "rinkbook.web.teams"
    label = "teams"
