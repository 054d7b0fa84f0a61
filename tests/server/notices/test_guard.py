"""The guard of the addresses that people give, and what is read of an answer."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from branchline.server.common.problems import Refused
from branchline.server.notices import client
from branchline.server.notices.client import MOST, Unsent, post
from branchline.server.notices.guard import BadNetwork, Guard, target_of

pytestmark = pytest.mark.anyio

HOME = Guard(["127.0.0.0/8", "::1/128"])


@contextmanager
def endpoint(answer: Callable[[Any, bytes], None]) -> Iterator[tuple[str, list[bytes]]]:
    """A server that takes a request and answers as it likes, on a socket of its own."""
    heard: list[bytes] = []
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                line, _ = listening.accept()
            except OSError:
                return
            with line:
                got = b""
                while b"\r\n\r\n" not in got or len(got.partition(b"\r\n\r\n")[2]) < length_of(got):
                    got += line.recv(65536)
                heard.append(got)
                try:
                    answer(line, got)
                except OSError:
                    continue  # it hung up before it had read all

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}/hook?key=1", heard
    listening.shutdown(socket.SHUT_RDWR)
    listening.close()
    thread.join(10)


def length_of(got: bytes) -> int:
    lines = got.partition(b"\r\n\r\n")[0].lower().split(b"\r\n")
    return next(int(line.partition(b":")[2]) for line in lines if line.startswith(b"content-length:"))


async def send(address: str, guard: Guard = HOME, **more: Any) -> client.Reply:
    return await post(guard, address, b"hello", {"content-type": "text/plain"}, **more)


async def test_what_is_sent_arrives_as_a_plain_post() -> None:
    with endpoint(lambda line, got: line.sendall(b"HTTP/1.1 204 Good\r\n\r\n")) as (address, heard):
        assert (await send(address)).status == 204
    (request,) = heard
    assert request.startswith(b"POST /hook?key=1 HTTP/1.1\r\n")
    assert request.endswith(b"\r\n\r\nhello")
    assert f"host: 127.0.0.1:{target_of(address).port}".encode() in request.lower()


@pytest.mark.parametrize(
    "address",
    [
        "hello",
        "ftp://example.org/",
        "https://",
        "http://exa mple.org/",
        "https://example.org:port/",
        "file:///etc/passwd",
    ],
)
def test_what_is_no_web_address_is_refused_with_what_would_be_one(address: str) -> None:
    with pytest.raises(Refused, match=r"isn’t a web address\. It has to begin with https://"):
        target_of(address)


def test_a_password_in_an_address_is_refused() -> None:
    with pytest.raises(Refused, match="name and password"):
        target_of("https://me:secret@example.org/")


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "[::1]",
        "[fd00::1]",
        "[fe80::1]",
        "[::ffff:127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "[fec0::1]",
        "[::7f00:1]",
        "[::ffff:0:7f00:1]",
        "2130706433",
    ],
)
async def test_an_address_that_is_not_public_is_refused_before_anything_is_sent(host: str) -> None:
    with pytest.raises(Unsent, match="isn’t on the public internet") as refusal:
        await send(f"http://{host}/", Guard())
    assert refusal.value.final


async def test_a_public_address_passes_on_ports_of_the_web_only() -> None:
    assert await Guard().find(target_of("https://1.1.1.1/")) == "1.1.1.1"
    assert await Guard().find(target_of("https://1.1.1.1:8443/")) == "1.1.1.1"
    with pytest.raises(Refused, match="public internet"):
        await Guard().find(target_of("http://1.1.1.1:25/"))


async def test_a_name_is_looked_up_once_and_what_was_checked_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads to a public address when it is checked, and into the house when it is used."""
    asked: list[str] = []

    async def lookup(host: str, port: int, **more: Any) -> Any:
        asked.append(host)
        where = "127.0.0.1" if len(asked) == 1 else "10.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (where, port))]

    with endpoint(lambda line, got: line.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")) as (address, heard):
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup, raising=False)
        try:
            reply = await send(address.replace("127.0.0.1", "moves.example.org"))
        finally:
            monkeypatch.undo()
    assert reply.status == 200
    assert asked[0] == "moves.example.org"
    assert b"host: moves.example.org" in heard[0].lower()


async def test_a_name_nobody_has_is_said_to_be_unknown() -> None:
    with pytest.raises(Unsent, match=r"There’s no server called “nowhere\.invalid”") as refusal:
        await send("https://nowhere.invalid/")
    assert not refusal.value.final  # the name service may be away


async def test_a_redirect_goes_through_the_guard_too() -> None:
    for to in ("http://10.0.0.1/", "http://[::1]:1/", "https://me:it@example.org/"):
        answer = f"HTTP/1.1 307 Moved\r\nlocation: {to}\r\ncontent-length: 0\r\n\r\n".encode()
        with (
            endpoint(lambda line, got, answer=answer: line.sendall(answer)) as (address, _),
            pytest.raises(Unsent, match=r"public internet|name and password"),
        ):
            await send(address, Guard(["127.0.0.0/8"]))


async def test_a_redirect_is_followed_with_the_same_post_but_not_for_ever() -> None:
    def answer(line: Any, got: bytes) -> None:
        if got.startswith(b"POST /hook"):
            line.sendall(b"HTTP/1.1 308 Moved\r\nlocation: /new\r\ncontent-length: 0\r\n\r\n")
        else:
            line.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")

    with endpoint(answer) as (address, heard):
        assert await send(address) == client.Reply(200, "ok")
        assert heard[1].startswith(b"POST /new HTTP/1.1")
        assert heard[1].endswith(b"hello")
    loop = b"HTTP/1.1 302 Moved\r\nlocation: /again\r\ncontent-length: 0\r\n\r\n"
    with endpoint(lambda line, got: line.sendall(loop)) as (address, heard):
        with pytest.raises(Unsent, match="again and again"):
            await send(address)
        assert len(heard) == client.REDIRECTS + 1


async def test_of_an_answer_of_ten_megabytes_only_the_beginning_is_read() -> None:
    sent: list[int] = [0]

    def answer(line: Any, got: bytes) -> None:
        line.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 10485760\r\n\r\n")
        for _ in range(160):
            line.sendall(b"x" * 65536)
            sent[0] += 65536

    with endpoint(answer) as (address, _):
        reply = await send(address)
    assert reply.status == 200
    assert reply.text == "x" * MOST
    assert sent[0] < 10_485_760, "the line was not cut"


async def test_headers_without_end_are_cut() -> None:
    def answer(line: Any, got: bytes) -> None:
        line.sendall(b"HTTP/1.1 200 OK\r\nx: ")
        for _ in range(160):
            line.sendall(b"x" * 65536)

    with endpoint(answer) as (address, _), pytest.raises(Unsent, match="can’t be reached, or doesn’t speak"):
        await send(address)


async def test_an_address_that_never_answers_is_left_after_a_while() -> None:
    done = threading.Event()
    with endpoint(lambda line, got: done.wait(30) and None) as (address, _):
        with pytest.raises(Unsent, match="There was no answer within 1 second") as silence:
            await send(address, patience=0.6)
        done.set()
    assert not silence.value.final


async def test_an_answer_that_never_ends_counts_by_its_first_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "DRAIN", 0.2)
    done = threading.Event()

    def answer(line: Any, got: bytes) -> None:
        line.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nabc")
        done.wait(30)

    with endpoint(answer) as (address, _):
        assert await send(address) == client.Reply(200, "abc")
        done.set()


async def test_what_is_away_or_speaks_otherwise_is_said_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(Unsent, match=r"“127\.0\.0\.1” can’t be reached"):
        await send(f"http://127.0.0.1:{port}/")
    with (
        endpoint(lambda line, got: line.sendall(b"220 mail.example.org SMTP\r\n")) as (address, _),
        pytest.raises(Unsent, match="doesn’t speak to us as web servers do"),
    ):
        await send(address)


def test_the_operator_names_networks_and_a_wrong_one_is_said() -> None:
    with pytest.raises(BadNetwork, match="'home' is no network: write it as"):
        Guard(["home"])
