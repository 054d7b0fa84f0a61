"""Where this machine is in its network."""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def name_of(host: str) -> str:
    """A host as a browser names it, without its port."""
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0].lower()


@lru_cache(maxsize=10_000)
def counted_as(address: str) -> str:
    """As whom the limits count an address: of IPv6 everybody has as many as they like, in a network of their own."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and not found.is_loopback:
        plain = found.ipv4_mapped
        return str(plain) if plain is not None else str(ip_network((found, 64), strict=False))
    return address


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
