"""Where each part of the site lives; an app's own addresses stand in its `urls.py`."""

from django.urls import include, path
from django.views.generic import RedirectView

from rinkbook.web.kit.health import healthz

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("account/", include("allauth.account.urls")),
    path("rink", RedirectView.as_view(pattern_name="rink:code")),  # else it would be a league's name
    path("rink/", include("rinkbook.web.rink.urls")),
    path("<slug:league>/staff/", include("rinkbook.web.staff.urls")),
    path("", include("rinkbook.web.public.urls")),  # last: its first part is any league's name
]

handler400 = "rinkbook.web.kit.errors.bad_request"
handler403 = "rinkbook.web.kit.errors.forbidden"
handler404 = "rinkbook.web.kit.errors.not_found"
handler500 = "rinkbook.web.kit.errors.server_error"
