"""The app `tables`, as Django knows it."""

from django.apps import AppConfig


class TablesConfig(AppConfig):
    name = "rinkbook.web.tables"
    label = "tables"
