"""The inline leagues of the demo."""

from datetime import time

from rinkbook.demo.clubs import Circuit, Club, Held, Nights
from rinkbook.demo.story import Story, Told

CLUBS = (
    Club(slug="sparks", name="Sparks", short="SPK", colour="#b3261e", division="upper", strength=1.1),
    Club(slug="gravel", name="Gravel", short="GRV", colour="#5b6066", division="upper", strength=1.05),
    Club(slug="tin-whistles", name="Tin Whistles", short="TIN", colour="#1f7a3d", division="upper"),
    Club(slug="wheelhouse", name="Wheelhouse", short="WHL", colour="#1d3f72", division="upper", strength=0.9),
    Club(slug="paper-tigers", name="Paper Tigers", short="PAP", colour="#e8842c", division="lower",
         strength=1.1),
    Club(slug="rolling-stock", name="Rolling Stock", short="ROL", colour="#3b2a6b", division="lower"),
    Club(slug="late-shift", name="Late Shift", short="LAT", colour="#16191d", division="lower"),
    Club(slug="curb-hoppers", name="Curb Hoppers", short="CRB", colour="#9fd356", light="#ffffff",
         division="lower", strength=0.95),
)  # fmt: skip

NIGHTS = Nights(
    days=(-56, -49, -42, -35, -28, -21, -14, -7, 0, 7, 14, 21, 28, 35, 42),
    first=time(18, 30),
    slots=((0, 0), (0, 60), (0, 120), (0, 180)),
    tonight=(0, 60, 120, 180),
    lead=35,
    slot=3600,
)

STORIES = (
    Told(club="sparks", round=0, story=Story(goals=(3, 3), extra="overtime")),
    Told(club="paper-tigers", round=1, story=Story(goals=(2, 2), extra="shootout")),
    Told(club="wheelhouse", round=3, story=Story(penalties=3)),
    Told(club="gravel", round=4, story=Story(goals=(4, 4), extra="shootout")),
    Told(club="late-shift", round=6, story=Story(fights="any")),
    Told(club="curb-hoppers", round=7, story=Story(doubled=True, amended=True, goals=(5, 3))),
    Told(club="sparks", round=8, story=Story(goals=(3, 3), until=(2, 342))),
)

TOSSUP = Circuit(
    slug="tossup", name="Toss Up Leagues", short_name="Toss Up", sport="inline", colour="#b3261e",
    edition="tossup/2026-09-01", divisions=(("upper", "Upper"), ("lower", "Lower")), clubs=CLUBS,
    rinks=(("court-a", "Court A", "Depot Street Roller Hall"),), nights=NIGHTS, live="sparks",
    held=Held(code="unpaid", clause="tossup.payment-before-first-game", blocks=False,
              words="Still owes the season fee."),
    stories=STORIES, skaters=8, referees=1, goals=4.2, calls=1.4,
)  # fmt: skip
