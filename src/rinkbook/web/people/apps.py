"""The app `people`, as Django knows it."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    name = "rinkbook.web.people"
    label = "people"
