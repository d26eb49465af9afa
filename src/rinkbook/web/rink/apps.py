"""The app `rink`, as Django knows it."""

from django.apps import AppConfig


class RinkConfig(AppConfig):
    name = "rinkbook.web.rink"
    label = "rink"
