"""Invented people: first names that many have, family names that nobody is known by."""

from random import Random

_FIRST = """
Ada Alex Amos Ana Andre Becca Ben Bo Cal Cara Chris Cleo Dale Dana Devon Drew Eli Elsa Emil Erin Ezra Fay
Finn Gabe Gail Gus Hank Holly Ian Iris Ivan Jo Joel Kai Kara Kit Lars Lena Leo Lou Mara Max Mia Milo Nell
Nico Nora Omar Otto Pam Paz Quinn Ray Remy Rosa Sam Sasha Tess Theo Uma Vic Wes Will Yara Zoe
"""
_LAST = """
Abelow Aldermoor Anstrow Ashgrell Averwick Balderow Barrowin Beckendale Belcray Benthollow Birkadine
Blanderfield Boltravers Brackenrow Brindlecott Burrowmere Caddenby Calverstock Candlow Carrowby Clathorne
Coldrake Copperdine Cranmarsh Cressing Crossfern Culpenny Dallowin Darnelow Deverstone Dorrowby
Drabblecote Duskerley Eastrowan Edderby Elmquill Emberlow Esterhaze Fallowick Fenbarrow Ferrowdale
Flaxmoor Foldercroft Frostwell Gadderby Garrowmead Gildersby Glenharrow Gorsewick Hadderly Halbrick
Harkenfell Haverlock Hazeldrum Hollinsgate Hornbury Ibberwick Inglestrow Jasperwell Jorrocksby Kenderwick
Kindlemoor Kirkendrow Ladderby Lamberstock Larkendale Ledderow Lintwhistle Lorimarsh Lumberow Maddershaw
Mallowby Marrowdine Mendlesby Merrivane Millbrander Mossgrove Nettlecrane Noddermoor Norringale Oakendell
Oddlestone Orrinfield Ostrowby Paddlecote Parrowin Peverlane Pickenby Plumadore Quillander Raddlebarn
Rathercombe Redfallow Ridgelaw Rookendale Rustwick Saddlecombe Salterby Scathelow Sedgewarren Shadderwick
Silverthrow Skellingby Sloeford Spindlemoor Starrowby Stonecreel Swaffercott Tadderley Tallowmere
Tansyfield Threlkin Tindermoor Torrowick Trinderby Ulverdale Underfell Vandermere Varrowin Vesperlow
Wadderstone Wallowmead Warblecote Wickendale Withermoor Woldersby Yarrowgate Yelverdine Zandermoor
"""
FIRST, LAST = tuple(_FIRST.split()), tuple(_LAST.split())


def people(rng: Random) -> list[str]:
    """Everybody there is, each name once; family names come round only when all have been used."""
    last = [name for _ in range(2) for name in rng.sample(LAST, len(LAST))]
    return list(dict.fromkeys(f"{rng.choice(FIRST)} {name}" for name in last))
