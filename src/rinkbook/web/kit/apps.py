"""The app `kit`, as Django knows it."""

from django.apps import AppConfig


class KitConfig(AppConfig):
    name = "rinkbook.web.kit"
    label = "kit"
