"""The app `staff`, as Django knows it."""

from django.apps import AppConfig


class StaffConfig(AppConfig):
    name = "rinkbook.web.staff"
    label = "staff"
