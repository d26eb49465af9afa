"""How a subject is asked: about a line where it stands, about the whole record, or once the game is folded.

A subject's file has `ODD`, its checks by the kind of event, and what else it needs of `ALWAYS` (every
line), `RECORD` (the lines before the fold) and `AFTER` (the game as it came out); `SENTENCES` has one
sentence for each of its findings.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rinkbook.core.game.sheet import Entry
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event
from rinkbook.core.ruling import Finding

Odd = Callable[[State, Event, Any], Iterator[Finding]]
OddAlways = Callable[[State, Event], Iterator[Finding]]
OddRecord = Callable[[Sequence[Entry]], Iterator[Finding]]
OddAfter = Callable[[State, Sequence[Entry]], Iterator[Finding]]
