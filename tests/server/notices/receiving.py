"""Who notices are sent to, in tests: a mail server, and an endpoint for webhooks and push, all on this machine."""

from __future__ import annotations

import asyncio
import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP, AuthResult
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from branchline.server.notices.addresses import to_base64


class Mailbox:
    """A mail server. `answer` is what it says to each mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.answer = "250 OK"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, to: str, options: list[str]) -> str:
        if self.answer.startswith("550"):
            return self.answer
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.answer == "250 OK":
            self.mails.append(message_from_bytes(envelope.content, policy=policy.default))  # type: ignore[arg-type]
            self.recipients += envelope.rcpt_tos
        return self.answer


def certificate(folder: Path) -> ssl.SSLContext:
    """A server of the name of `localhost` that whoever trusts folder/localhost.pem can trust."""
    key, name = (
        ec.generate_private_key(ec.SECP256R1()),
        x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")]),
    )
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, now - timedelta(1), now + timedelta(1))
    signed = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), False).sign(key, SHA256())
    (folder / "localhost.pem").write_bytes(signed.public_bytes(Encoding.PEM))
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "localhost.key").write_bytes(secret)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "localhost.pem", folder / "localhost.key")
    return context


@contextmanager
def mailbox(
    given: Mailbox | None = None, *, secure: ssl.SSLContext | None = None, password: str = ""
) -> Iterator[tuple[Mailbox, str]]:
    """`secure`: it takes mail only after STARTTLS, and by this password."""

    def known(server: Any, session: Any, envelope: Any, way: str, said: Any) -> AuthResult:
        return AuthResult(success=said.password == password.encode(), handled=False)

    more: Any = {"tls_context": secure, "authenticator": known, "auth_required": True} if secure else {}
    box, loop = given or Mailbox(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    # aiosmtpd's own controller takes no free port
    beginning = loop.create_server(lambda: SMTP(box, loop=loop, **more), "127.0.0.1", 0)
    server = asyncio.run_coroutine_threadsafe(beginning, loop).result(10)
    try:
        yield box, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()


class Endpoint:
    """Takes what is POSTed, and answers with `status`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 200
        self.taken: list[tuple[str, dict[str, str], bytes]] = []

    @property
    def bodies(self) -> list[Any]:
        return [json.loads(body) for _, _, body in self.taken]


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            found.taken.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(found.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *words: Any) -> None:
            """Nothing: the test looks at what was taken."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found = Endpoint(f"http://127.0.0.1:{server.server_address[1]}/hook")
    thread = threading.Thread(target=server.serve_forever, args=[0.02], daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)


class Browser:
    """What a browser keeps of a subscription: it alone can read what comes."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"address": endpoint, "p256dh": to_base64(point), "auth": to_base64(self.auth)}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))
