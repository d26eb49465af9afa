"""The ice league of the demo."""

from datetime import time

from rinkbook.demo.clubs import Circuit, Club, Held, Nights
from rinkbook.demo.story import Story, Told

HARBOR_LIGHTS = (
    ("1", "Nell Pellworth", "G"), ("4", "Gus Hask", ""), ("7", "Iris Imray", ""), ("10", "Ben Corvane", "C"),
    ("11", "Max Dunmarrow", ""), ("17", "Tess Aldery", ""), ("19", "Leo Tiswell", ""), ("22", "Kai Osk", ""),
    ("24", "Dana Brannick", ""), ("44", "Lars Velde", "A"), ("71", "Wes Ridderhof", ""),
    ("88", "Mia Lathom-Greyling", ""), ("61", "Jo Quorn", "sub"),
)  # fmt: skip
NIGHT_OWLS = (
    ("3", "Eli Odmar", ""), ("8", "Cal Fennimore", ""), ("9", "Holly Jarrowby", "A"),
    ("12", "Ray Tarrin", ""), ("14", "Ezra Kestin", ""), ("16", "Sam Pellam", ""), ("21", "Ana Vantry", ""),
    ("27", "Nico Ebbs", ""), ("31", "Otto Wexley", "G"), ("55", "Finn Gristmoor", ""),
    ("67", "Cara Umberley", ""), ("90", "Drew Lockhollow", "C"), ("33", "Theo Hollorane", "sub"),
)  # fmt: skip

CLUBS = (
    Club(slug="ice-otters", name="Ice Otters", short="OTT", colour="#0e7c7b", division="silver",
         strength=1.3),
    Club(slug="old-barn", name="Old Barn", short="BAR", colour="#f4f4f2", light="#4a4f55", division="silver",
         strength=0.85),
    Club(slug="north-enders", name="North Enders", short="NOR", colour="#1f7a3d", division="silver"),
    Club(slug="blue-herons", name="Blue Herons", short="HER", colour="#8cc4e8", light="#ffffff",
         division="silver", strength=0.85),
    Club(slug="harbor-lights", name="Harbor Lights", short="HAR", colour="#1d3f72", division="silver",
         strength=1.1, named=HARBOR_LIGHTS),
    Club(slug="night-owls", name="Night Owls", short="OWL", colour="#f2b705", division="silver", strength=1.1,
         named=NIGHT_OWLS),
    Club(slug="mill-street", name="Mill Street", short="MIL", colour="#7a1e2e", division="silver",
         strength=0.95),
    Club(slug="copper-kings", name="Copper Kings", short="COP", colour="#d9621e", division="silver",
         strength=1.05),
)  # fmt: skip

NIGHTS = Nights(
    days=(-56, -53, -49, -42, -39, -35, -28, -25, -21, -14, -11, -7, 0, 3, 7, 14, 17, 21, 28, 31, 35),
    first=time(20, 20),
    slots=((0, 0), (0, 80), (1, 0), (1, 80)),
    tonight=(70, 150, 0, 80),
    lead=50,
    slot=4800,
)  # fmt: skip

STORIES = (
    Told(club="ice-otters", round=0, story=Story(goals=(9, 1))),
    Told(club="blue-herons", round=1, story=Story(skaters=4)),
    Told(club="harbor-lights", round=2, story=Story(goals=(3, 3))),
    Told(club="copper-kings", round=3, story=Story(calls=8, goals=(4, 3))),
    Told(club="night-owls", round=3, story=Story(penalties=3)),
    Told(club="north-enders", round=4, story=Story(star=4, goals=(5, 4))),
    Told(club="mill-street", round=5, story=Story(doubled=True, amended=True, goals=(4, 2))),
    Told(club="old-barn", round=6, story=Story(slot_left=1500, goals=(2, 2))),
    Told(club="copper-kings", round=7, story=Story(leaderless=True, goals=(3, 2))),
    Told(club="harbor-lights", round=8, story=Story(fights="71")),
    Told(club="ice-otters", round=10, story=Story(goals=(8, 3))),
)

FWSHL = Circuit(
    slug="fwshl", name="FWSHL", short_name="FWSHL", sport="ice", colour="#1d3f72", edition="fwshl/2026-03-24",
    divisions=(("silver", "Silver"),), clubs=CLUBS,
    rinks=(("rink-1", "Rink 1", "Canal Street Ice House"), ("rink-2", "Rink 2", "Canal Street Ice House")),
    nights=NIGHTS, live="harbor-lights",
    held=Held(code="unregistered", clause="fwshl.register-each-season", blocks=True,
              words="Not registered for this season."),
     stories=STORIES, skaters=11, referees=2, goals=3.7, calls=2.2,
)  # fmt: skip
