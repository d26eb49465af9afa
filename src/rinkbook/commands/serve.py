"""`rinkbook serve`: the site, on the first free port from the one asked for."""

import os
import socket
from argparse import ArgumentParser, Namespace

NAME = "serve"
HELP = "serve the site"

APPLICATION = "rinkbook.web.asgi:application"
PORTS_TRIED = 50


def configure(parser: ArgumentParser) -> None:
    """Address, port, and whether to start again when a file changes."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="first port to try (default: %(default)s)")
    parser.add_argument("--dev", action="store_true", help="debug pages, and start again on every change")


def run(args: Namespace) -> int:
    """Serve until interrupted."""
    listener = listen(args.host, args.port)
    if listener is None:
        last = args.port + PORTS_TRIED - 1
        print(f"serve: expected a free port on {args.host} from {args.port} to {last}, got none")
        return 1
    announce(*listener.getsockname()[:2])
    if args.dev:
        os.environ["RINKBOOK_DEBUG"] = "1"
        return serve_and_reload(listener)
    return serve(listener)


def listen(host: str, first: int) -> socket.socket | None:
    """A socket that already listens, on the first port from *first* on that nobody else has."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(first, first + PORTS_TRIED):
        # Told to be TCP, so that asyncio sends small answers at once: else each waits 40 ms for a receipt.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
            listener.listen()
        except OSError:
            listener.close()
        else:
            return listener
    return None


def announce(host: str, port: int) -> None:
    """Say where the site is, so that it can't be overlooked."""
    shown = f"[{host}]" if ":" in host else host
    line = f"  Rinkbook is at http://{shown}:{port}/   (Ctrl-C ends it)  "
    rule = "─" * len(line)
    print(f"\n┌{rule}┐\n│{line}│\n└{rule}┘\n", flush=True)


def serve(listener: socket.socket) -> int:
    """Serve as in production."""
    import uvicorn

    config = uvicorn.Config(APPLICATION, log_level="warning", lifespan="off", server_header=False)
    uvicorn.Server(config).run(sockets=[listener])
    return 0


def serve_and_reload(listener: socket.socket) -> int:
    """Serve and start again whenever a file of the package changes."""
    import uvicorn
    from uvicorn.supervisors import ChangeReload

    config = uvicorn.Config(APPLICATION, log_level="info", lifespan="off", reload=True, reload_dirs=["src"])
    ChangeReload(config, target=uvicorn.Server(config).run, sockets=[listener]).run()
    return 0
