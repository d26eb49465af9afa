"""What a device was told about the place it stands at: which bench is at its left, who keeps the clock.

They are this device's alone, so they stand in its cookies and nowhere else.
"""

from datetime import timedelta

from django.http import HttpRequest, HttpResponse

from rinkbook.web.rink.door import PATH

BENCHES = "rinkbook-benches"  # on: the visitors' bench is at the left
BOARD = "rinkbook-board"  # on: the arena's board keeps the clock
LASTS = timedelta(days=14)


def is_on(request: HttpRequest, switch: str) -> bool:
    """Whether the device has it switched on."""
    return request.COOKIES.get(switch) == "on"


def turn(request: HttpRequest, switch: str, answer: HttpResponse) -> HttpResponse:
    """Switch it over on this device."""
    told = "off" if is_on(request, switch) else "on"
    answer.set_cookie(switch, told, path=PATH, samesite="Lax", httponly=True, max_age=LASTS)
    return answer
