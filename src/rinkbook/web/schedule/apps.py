"""The app `schedule`, as Django knows it."""

from django.apps import AppConfig


class ScheduleConfig(AppConfig):
    name = "rinkbook.web.schedule"
    label = "schedule"
