"""Tonight's team before it is confirmed: the roster, and what was flipped, added, renumbered."""

from msgspec import Struct, structs

from rinkbook.console.desk import Desk
from rinkbook.console.jerseys import figure
from rinkbook.core.model.events import Dressed, LineUpConfirmed, Side
from rinkbook.core.model.setup import Bar, Rostered


class Member(Struct, frozen=True, kw_only=True):
    """Somebody who may be on tonight's team; `here` is whether he is."""

    key: str  # the player's id, or the number of one whom nobody knows
    number: str
    name: str = ""
    goalie: bool = False
    letter: str = ""
    sub: bool = False
    sub_for: str = ""
    here: bool = True
    bars: tuple[Bar, ...] = ()
    twice: bool = False
    let_in: bool = False  # by the officials, though a rule bars him

    @property
    def barred(self) -> Bar | None:
        """Why he may not dress at all, if something says so and the officials didn't play on."""
        return None if self.let_in else next((bar for bar in self.bars if bar.blocks), None)

    def dressed(self) -> Dressed:
        return Dressed(
            number=self.number,
            player="" if self.key.startswith("#") else self.key,
            name=self.name,
            goalie=self.goalie,
            letter=self.letter,
            sub=self.sub,
            sub_for=self.sub_for,
        )


def members(desk: Desk) -> tuple[Member, ...]:
    """Everybody of the side on the screen, as the taps so far have it."""
    view = desk.view
    worn = dict(pair.split(":", 1) for pair in view.worn if ":" in pair)
    found = [recast(renumbered(member, worn), view.recast) for member in (*starting(desk), *added(desk))]
    found = [flipped(admitted(member, view.let_in), view.flip) for member in found]
    numbers = [member.number for member in found if member.here and member.number]
    return tuple(
        structs.replace(member, twice=member.here and numbers.count(member.number) > 1)
        for member in sorted(found, key=in_order)
    )


def in_order(member: Member) -> tuple[bool, int, str]:
    """Goalies first, as a line-up is read out; then by number."""
    return (not member.goalie, figure(member.number), member.name)


def starting(desk: Desk) -> list[Member]:
    """Where the taps begin: the team as confirmed, else the whole roster without its subs."""
    confirmed = last_line_up(desk, desk.side)
    roster = desk.team().roster
    if confirmed is None:
        return [from_roster(player, here=True) for player in roster if not player.sub]
    known = {player.player: player for player in roster}
    dressed = [from_line_up(one, known) for one in confirmed.players]
    keys = {member.key for member in dressed}
    return dressed + [
        from_roster(player, here=False) for player in roster if player.player not in keys and not player.sub
    ]


def last_line_up(desk: Desk, side: Side) -> LineUpConfirmed | None:
    found = [
        entry.event.body
        for entry in desk.sheet.entries
        if isinstance(entry.event.body, LineUpConfirmed)
        and entry.event.body.side is side
        and not entry.struck
    ]
    return found[-1] if found else None


def from_roster(player: Rostered, *, here: bool) -> Member:
    blocked = any(bar.blocks for bar in player.bars)
    return Member(
        key=player.player,
        number=player.number,
        name=player.name,
        goalie=player.goalie,
        letter=player.letter,
        sub=player.sub,
        here=here and not blocked,
        bars=player.bars,
    )


def from_line_up(one: Dressed, known: dict[str, Rostered]) -> Member:
    player = known.get(one.player)
    return Member(
        key=one.player or f"#{one.number}",
        number=one.number,
        name=one.name,
        goalie=one.goalie,
        letter=one.letter,
        sub=one.sub,
        sub_for=one.sub_for,
        bars=player.bars if player else (),
        let_in=True,
    )


def added(desk: Desk) -> list[Member]:
    """Subs, and numbers of whom nobody knows more: `number:player:for whom:name` each."""
    known = {player.player: player for player in desk.team().roster}
    return [one_added(text.split(":"), known) for text in desk.view.added]


def one_added(parts: list[str], known: dict[str, Rostered]) -> Member:
    number, player, sub_for, name = (*parts, "", "", "", "")[:4]
    rostered = known.get(player)
    if rostered is not None:
        member = from_roster(rostered, here=True)
        return structs.replace(member, number=number or rostered.number, sub=True, sub_for=sub_for)
    return Member(key=f"#{number}", number=number, name=name, sub=bool(sub_for), sub_for=sub_for)


def renumbered(member: Member, worn: dict[str, str]) -> Member:
    if member.key not in worn:
        return member
    return structs.replace(member, number=worn[member.key])


def recast(member: Member, taps: tuple[str, ...]) -> Member:
    """A goalie who skates tonight, a skater who goes in goal."""
    return structs.replace(member, goalie=not member.goalie) if member.key in taps else member


def admitted(member: Member, let_in: tuple[str, ...]) -> Member:
    """One who is barred and dresses all the same, as said now or on the sheet already."""
    is_barred = member.barred is not None
    return structs.replace(member, here=True, let_in=True) if is_barred and member.key in let_in else member


def flipped(member: Member, flip: tuple[str, ...]) -> Member:
    """One whom the rules bar can't be tapped in."""
    if member.key not in flip or member.barred is not None:
        return member
    return structs.replace(member, here=not member.here)


def tonight(found: tuple[Member, ...]) -> tuple[Dressed, ...]:
    return tuple(member.dressed() for member in found if member.here and member.number)
