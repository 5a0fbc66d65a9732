"""Where a connection comes from, in the form in which it is compared and counted."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

HOME_BITS = 64
"""A household is given a whole network of IPv6 addresses, and may speak from any of them."""


def plain(address: str) -> str:
    """
    *address* as the same machine writes it everywhere.

    A socket that listens on ``::`` shows an IPv4 caller as an IPv6 address.

    >>> plain("::ffff:127.0.0.1"), plain("::1"), plain("unknown")
    ('127.0.0.1', '::1', 'unknown')
    """
    try:
        number = ip_address(address)
    except ValueError:
        return address
    mapped = number.ipv4_mapped if isinstance(number, IPv6Address) else None
    return str(mapped or number)


def household(address: str) -> str:
    """
    What is counted for *address*: itself, or its network where one caller has very many.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3::4")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    try:
        number = ip_address(plain(address))
    except ValueError:
        return address
    if not isinstance(number, IPv6Address) or number.is_loopback:
        return str(number)
    return str(IPv6Network((number, HOME_BITS), strict=False).network_address)


def is_this_machine(address: str) -> bool:
    try:
        return ip_address(plain(address)).is_loopback
    except ValueError:
        return False
