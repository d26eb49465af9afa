"""The app `leagues`, as Django knows it."""

from django.apps import AppConfig


class LeaguesConfig(AppConfig):
    name = "rinkbook.web.leagues"
    label = "leagues"
