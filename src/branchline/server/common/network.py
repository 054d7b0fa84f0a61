"""Where this machine is in its network."""

from __future__ import annotations

import socket

EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def local_address() -> str:
    """The address others on the local network see. Nothing is sent: a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def addresses_of(host: str, port: int) -> list[str]:
    """Where phones in the local network reach a server that listens there; empty if they do not."""
    name = local_address() if host in EVERYWHERE else host
    if name in LOOPBACK:
        return []
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}"]
