"""The `rinkbook` command: every subcommand says what it does."""

import asyncio
import socket
import subprocess
import sys

import pytest

from rinkbook.cli import main
from rinkbook.commands import Command, find_commands
from rinkbook.commands.serve import listen


@pytest.mark.parametrize("command", find_commands(), ids=lambda command: command.NAME)
def test_every_command_has_its_help(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command.NAME, "--help"])
    assert ended.value.code == 0
    assert len(command.HELP) > 10
    assert command.HELP in " ".join(capsys.readouterr().out.split())


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = capsys.readouterr().out
    assert [command.NAME for command in find_commands() if command.NAME not in shown] == []


def test_an_unknown_command_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["zamboni"])
    assert ended.value.code == 2
    assert "serve" in capsys.readouterr().err


def test_serve_takes_the_next_port_where_one_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        listener = listen("127.0.0.1", port)
        assert listener is not None
        with listener:
            assert listener.getsockname()[1] > port


def test_the_address_that_serve_tells_answers_from_that_moment_on() -> None:
    listener = listen("127.0.0.1", 8000)
    assert listener is not None
    with listener, socket.create_connection(listener.getsockname(), timeout=5) as caller:
        assert caller.getpeername() == listener.getsockname()


def test_answers_are_sent_at_once_and_wait_for_no_receipt() -> None:
    listener = listen("127.0.0.1", 8000)
    assert listener is not None

    async def ask() -> int:
        nodelay = asyncio.get_running_loop().create_future()

        def talk(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            talker = writer.get_extra_info("socket")
            nodelay.set_result(talker.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(talk, sock=listener) as server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            set_to = await asyncio.wait_for(nodelay, 5)
            writer.close()
            return int(set_to)

    assert asyncio.run(ask()) != 0


def test_who_reads_only_the_first_lines_gets_them_without_a_fault() -> None:
    command = [sys.executable, "-m", "rinkbook.cli", "clauses", "fwshl"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as listed:
        assert listed.stdout is not None and listed.stderr is not None
        listed.stdout.readline()
        listed.stdout.close()
        assert listed.stderr.read() == b""
        assert listed.wait(timeout=60) == 0
