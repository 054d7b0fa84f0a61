"""One guard for the addresses that people give the house to send to: webhooks and push services.

Such an address may lead to the public internet only, or to networks that the operator has named. A name is looked up
once; what is checked is what is connected to, so a name cannot lead elsewhere between the two.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from branchline.core.errors import BranchlineError
from branchline.server.common.problems import brief, refused

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

LONGEST = 2_000  # letters of an address
USUAL = {"http": 80, "https": 443}
RESERVED = 1024  # below are the ports of other services, but for the two of the web
NAT64 = ip_network("64:ff9b::/96")
GIVEN_OUT = ip_network(
    "2000::/3"
)  # the part of IPv6 that the internet has; some of the rest leads inside, as fec0::/10


class BadNetwork(BranchlineError):
    """The operator has named something that is no network."""


class WebTarget(NamedTuple):
    """An address of the web, taken apart."""

    scheme: str
    host: str
    port: int
    path: str  # with its query

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.netloc}"

    @property
    def netloc(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == USUAL[self.scheme] else f"{host}:{self.port}"


def target_of(address: str) -> WebTarget:
    """An address as somebody has typed it; refused with what would be right.

    >>> target_of("https://Example.org/hook?x=1")
    WebTarget(scheme='https', host='example.org', port=443, path='/hook?x=1')
    """
    wrong = refused(422, "bad-address", "house-address-wrong", address=brief(address, 80))
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise wrong
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in USUAL or not parts.hostname:
        raise wrong
    if parts.username is not None or parts.password is not None:
        raise refused(422, "bad-address", "house-address-password")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return WebTarget(parts.scheme, parts.hostname, USUAL[parts.scheme] if port is None else port, path)


class Guard:
    """Says where a target is, if the house may send there."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self.allowed = [network_of(one) for one in allowed]

    async def find(self, target: WebTarget) -> str:
        """The address to connect to: one that was checked."""
        for found in await addresses_of(target):
            if self.named(found) or (public(found) and (target.port >= RESERVED or target.port in USUAL.values())):
                return str(found)
        raise refused(422, "private-address", "house-address-private", host=brief(target.host, 80))

    def named(self, address: Address) -> bool:
        return any(address in network for network in self.allowed if network.version == address.version)


def network_of(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise BadNetwork(f"{text!r} is no network: write it as 192.168.1.0/24 or fd00::/8") from None


async def addresses_of(target: WebTarget) -> list[Address]:
    unknown = refused(422, "unknown-host", "house-address-unknown", host=brief(target.host, 80))
    try:
        found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise unknown from None
    return [ip_address(str(where[4][0]).partition("%")[0]) for where in found]


def public(address: Address) -> bool:
    """Whether anyone on the internet can be there. An address that stands for another one is as public as that.

    >>> [public(ip_address(one)) for one in ("1.1.1.1", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::ffff:10.0.0.1")]
    [True, False, False, False, False]
    """
    if isinstance(address, IPv6Address):
        behind = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if behind is None and address in NAT64:
            behind = IPv4Address(int(address) & 0xFFFFFFFF)
        if behind is not None:
            return public(behind)
        if address not in GIVEN_OUT:
            return False
    return address.is_global and not address.is_multicast
