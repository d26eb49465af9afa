"""The addresses of the rink; all of them lie under the cookie's path."""

from django.urls import path

from rinkbook.web.rink import views

app_name = "rink"

urlpatterns = [
    path("", views.code, name="code"),
    path("c/<str:typed>", views.scanned, name="scanned"),
    path("tonight", views.tonight, name="tonight"),
    path("benches", views.benches, name="benches"),
    path("games/<slug:slug>", views.game, name="game"),
    path("games/<slug:slug>/open", views.open_game, name="open"),
    path("games/<slug:slug>/clock", views.clock, name="clock"),
    path("games/<slug:slug>/pen", views.pen, name="pen"),
    path("games/<slug:slug>/reopen", views.reopen, name="reopen"),
]
