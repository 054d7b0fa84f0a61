"""Thrift's compact protocol, as far as the footer of a Parquet file needs it.

A struct is a dict from field number to (type, value), a list is a (type of its items, items). What is read is written
back unchanged, known or not.
"""

from __future__ import annotations

from typing import Any

TRUE, FALSE, BYTE, I16, I32, I64, DOUBLE, BINARY, LIST, SET, MAP, STRUCT = range(1, 13)

Struct = dict[int, tuple[int, Any]]


class Encoded(bytes):
    """A value that is written as is."""


class ThriftReader:
    """Reads from bytes; IndexError if they end too early, ValueError if they are not Thrift."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def varint(self) -> int:
        number = shift = 0
        while True:
            byte = self.byte()
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number

    def zigzag(self) -> int:
        number = self.varint()
        return (number >> 1) ^ -(number & 1)

    def take(self, count: int) -> bytes:
        if self.at + count > len(self.data):
            raise IndexError("the footer ends too early")
        self.at += count
        return self.data[self.at - count : self.at]

    def struct(self) -> Struct:
        fields: Struct = {}
        number = 0
        while (header := self.byte()) != 0:
            delta, kind = header >> 4, header & 15
            number = number + delta if delta else self.zigzag()
            fields[number] = (kind, self.value(kind))
        return fields

    def value(self, kind: int) -> Any:
        if kind in (TRUE, FALSE):
            return kind == TRUE
        if kind in (I16, I32, I64):
            return self.zigzag()
        if kind == BINARY:
            return self.take(self.varint())
        if kind == STRUCT:
            return self.struct()
        if kind in (LIST, SET):
            header = self.byte()
            size = self.varint() if header >> 4 == 15 else header >> 4
            return (header & 15, [self.item(header & 15) for _ in range(size)])
        if kind in (BYTE, DOUBLE):
            return self.take(1 if kind == BYTE else 8)
        raise ValueError(f"type {kind} is none that a Parquet footer has")

    def item(self, kind: int) -> Any:
        return self.byte() == TRUE if kind in (TRUE, FALSE) else self.value(kind)


def varint(number: int) -> bytes:
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def zigzag(number: int) -> bytes:
    return varint(number << 1 ^ (number >> 63))


def list_header(kind: int, size: int) -> bytes:
    return bytes([size << 4 | kind]) if size < 15 else bytes([0xF0 | kind]) + varint(size)


def struct_bytes(fields: Struct) -> bytes:
    out = bytearray()
    before = 0
    for number, (kind, value) in sorted(fields.items()):
        if kind in (TRUE, FALSE):
            kind = TRUE if value else FALSE
        delta = number - before
        out += bytes([delta << 4 | kind]) if 0 < delta < 16 else bytes([kind]) + zigzag(number)
        if kind not in (TRUE, FALSE):
            out += value_bytes(kind, value)
        before = number
    out.append(0)
    return bytes(out)


def value_bytes(kind: int, value: Any) -> bytes:
    if isinstance(value, Encoded):
        return value
    if kind in (I16, I32, I64):
        return zigzag(value)
    if kind == BINARY:
        return varint(len(value)) + bytes(value)
    if kind == STRUCT:
        return struct_bytes(value)
    if kind in (LIST, SET):
        item_kind, items = value
        return list_header(item_kind, len(items)) + b"".join(item_bytes(item_kind, item) for item in items)
    return bytes(value)


def item_bytes(kind: int, value: Any) -> bytes:
    return bytes([TRUE if value else FALSE]) if kind in (TRUE, FALSE) else value_bytes(kind, value)
