"""What a host tells the console besides the game: the time, what is saved, who holds the pen."""

from msgspec import Struct


class Exit(Struct, frozen=True, kw_only=True):
    """A way out of this game: another of tonight's games, or the list of them."""

    label: str
    href: str
    note: str = ""


class HostState(Struct, frozen=True, kw_only=True):
    """The host's side of a page; `now` is a UTC time in RFC 3339 form.

    `tone` is ok (saved and sent), ask (saved here, not sent yet) or no (something can't be saved);
    `saved` and `sent` are its two lines. `hidden` are fields that the host wants in every form.
    """

    now: str
    tone: str = "ok"
    saved: str = "Saved here and sent"
    sent: str = ""
    device: str = ""
    keeper: str = ""  # who holds the device, where that was said
    division: str = ""  # what people call it; the set-up has its short name
    pen: str = ""  # who holds it, where it isn't this device
    take_pen: str = ""  # where the form that takes it is sent
    action: str = ""
    reopen: str = ""  # where the form is sent by which the referee takes the signatures off
    swapped: bool = False  # the visitors' bench is at the left
    on_the_board: bool = False  # the arena's board keeps the clock: its digits are typed here
    switch_clock: str = ""  # where the form is sent that changes this
    hidden: tuple[tuple[str, str], ...] = ()
    rules: str = ""  # the address of the league's rules page; clauses are its fragments
    exits: tuple[Exit, ...] = ()
