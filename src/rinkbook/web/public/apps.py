"""The app `public`, as Django knows it."""

from django.apps import AppConfig


class PublicConfig(AppConfig):
    name = "rinkbook.web.public"
    label = "public"
