"""An address as a QR, drawn into the page: dark squares on white in both themes."""

import io

import segno
from markupsafe import Markup


def qr_of(address: str) -> Markup:
    """The SVG; it says what it leads to, for who doesn't see it."""
    out = io.BytesIO()
    made = segno.make(address, error="m", micro=False)
    made.save(
        out, kind="svg", xmldecl=False, svgclass="qr", lineclass=None, omitsize=True, border=2, title=address
    )
    return Markup(out.getvalue().decode())
