"""Serves the table in memory for a look at its pages: `python -m tests.console.serve fwshl 8123`."""

import sys
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import rinkbook
from rinkbook.console.page import shell
from rinkbook.console.view import write_view
from rinkbook.web.kit.headers import CONTENT_SECURITY_POLICY
from tests.console.rink import Rink

PACKAGE = Path(rinkbook.__file__).parent
STATIC = {"kit": PACKAGE / "web/kit/static/kit", "console": PACKAGE / "console/static/console"}
TYPES = {".css": "text/css", ".js": "text/javascript", ".woff2": "font/woff2"}


class Handler(BaseHTTPRequestHandler):
    """One game, no login, nothing kept."""

    rink: Rink

    def hear_the_time(self) -> None:
        """What the device says it is, where it says so."""
        if told := self.headers.get("Rinkbook-Now"):
            self.rink.now = datetime.fromisoformat(told)

    def do_GET(self) -> None:
        self.hear_the_time()
        parts = urlsplit(self.path)
        if parts.path.startswith("/static/"):
            self.send_file(parts.path.removeprefix("/static/"))
        else:
            self.send_page(self.rink.get(parts.query))

    def do_POST(self) -> None:
        self.hear_the_time()
        page = self.rink.post(self.rfile.read(int(self.headers["Content-Length"])).decode())
        if self.rink.faults:
            self.send_page(page, 422)
            return
        self.send_response(303)
        self.send_header("Location", "/" + write_view(self.rink.view))
        self.end_headers()

    def send_page(self, main: str, status: int = 200) -> None:
        part = self.headers.get("Rinkbook-Part") == "console"
        self.send_text(main if part else shell(main, self.rink.setup), "text/html", status)

    def send_file(self, name: str) -> None:
        folder, _, rest = name.partition("/")
        path = STATIC[folder] / rest
        self.send_text(path.read_bytes(), TYPES.get(path.suffix, "text/plain"))

    def send_text(self, text: str | bytes, kind: str, status: int = 200) -> None:
        data = text.encode() if isinstance(text, str) else text
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Content-Security-Policy", CONTENT_SECURITY_POLICY)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


def serve(rink: Rink, port: int = 0) -> ThreadingHTTPServer:
    handler = type("HandlerOfOneRink", (Handler,), {"rink": rink})
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


if __name__ == "__main__":
    serve(Rink(sys.argv[1]), int(sys.argv[2])).serve_forever()
