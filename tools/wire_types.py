"""The browser's types of every message, written from Python's: `python tools/wire_types.py`.

What crosses the wire is defined once, in branchline.server. This writes it as TypeScript into web/src/lib/wire.ts: one
interface for each message, with the notes that stand beside its fields, and a table of routes with what each takes and
gives. `python tools/wire_types.py check` writes nothing and fails where the file is not what it would write.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_origin

import msgspec.inspect as mi

from branchline.server import messages, socket_messages
from branchline.server.routes import ROUTES

WRITTEN = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Written by tools/wire_types.py from branchline.server: change the messages there, and run it again."
NOTED = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)
PLAIN = {mi.StrType: "string", mi.IntType: "number", mi.FloatType: "number", mi.BoolType: "boolean"}

# The words that have a name of their own in Python: Colour, SeatKind, …
NAMED = {value: name for name, value in vars(messages).items() if get_origin(value) is Literal}
UNIONS = {name: getattr(socket_messages, name) for name in ("FromClient", "FromServer")}


def written() -> str:
    """The whole file."""
    asked = [kind for route in ROUTES for kind in (route.takes, route.gives) if kind is not None]
    kinds = [*asked, messages.Problem, *(part for union in UNIONS.values() for part in union.__args__)]
    found: dict[str, Any] = {}
    for info in mi.multi_type_info(kinds):
        collect(info, found)
    parts = [HEAD, "export type Json = Record<string, unknown>;"]
    parts += [f"export type {name} = {literal(value.__args__)};" for value, name in NAMED.items()]
    parts += [interface(kind) for _, kind in sorted(found.items())]
    parts += [
        f"export type {name} = {' | '.join(each.__name__ for each in of.__args__)};" for name, of in UNIONS.items()
    ]
    return "\n\n".join([*parts, routes()])


def collect(info: Any, found: dict[str, Any]) -> None:
    """Every message below a type, by its name."""
    if isinstance(info, mi.StructType | mi.TypedDictType):
        if info.cls.__name__ in found:
            return
        found[info.cls.__name__] = info
    for below in inner(info):
        collect(below, found)


def inner(info: Any) -> Iterator[Any]:
    if isinstance(info, mi.StructType | mi.TypedDictType):
        yield from (field.type for field in info.fields)
    elif isinstance(info, mi.UnionType):
        yield from info.types
    elif isinstance(info, mi.TupleType):
        yield from info.item_types
    elif isinstance(info, mi.DictType):
        yield info.value_type
    elif isinstance(info, mi.ListType):
        yield info.item_type
    elif isinstance(info, mi.Metadata):
        yield info.type


def interface(info: Any) -> str:
    """A message as an interface. One that a game adds fields to (a dict in Python) has whatever else there is."""
    cls = info.cls
    text = inspect.cleandoc(cls.__doc__) if "__doc__" in vars(cls) and cls.__doc__ else ""
    notes = dict(NOTED.findall(inspect.getsource(cls)))
    lines = [f"/** {' '.join(text.split())} */"] if text else []
    lines.append(f"export interface {cls.__name__} {{")
    if isinstance(info, mi.StructType) and info.tag is not None:
        lines.append(f"  {info.tag_field}: {literal([info.tag])};")
    order = list(cls.__annotations__)
    for field in sorted(info.fields, key=lambda field: order.index(field.name)):
        if note := notes.get(field.name):
            lines.append(f"  /** {note} */")
        lines.append(f"  {field.encode_name}{'?' if may_lack(info, field) else ''}: {said(field.type)};")
    if isinstance(info, mi.TypedDictType):
        lines.append("  [own: string]: unknown;")
    return "\n".join([*lines, "}"])


def may_lack(info: Any, field: Any) -> bool:
    """Whether a field may be missing: what a client may leave out, and what the server does not repeat."""
    if field.required or isinstance(info, mi.TypedDictType):
        return not field.required
    return taken(info) or info.cls.__struct_config__.omit_defaults


def taken(info: Any) -> bool:
    return isinstance(info, mi.StructType) and issubclass(info.cls, messages.In)


def said(info: Any) -> str:
    """A type in TypeScript."""
    if isinstance(info, mi.Metadata):
        return said(info.type)
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case mi.NoneType():
            return "null"
        case mi.AnyType():
            return "unknown"
        case mi.LiteralType(values):
            names = [name for literals, name in NAMED.items() if set(literals.__args__) == set(values)]
            return names[0] if names else literal(values)
        case mi.ListType(item_type=item):
            return f"{said(item)}[]" if "|" not in said(item) else f"({said(item)})[]"
        case mi.TupleType(item_types=items):
            return f"[{', '.join(said(item) for item in items)}]"
        case mi.DictType(value_type=mi.AnyType()):
            return "Json"
        case mi.DictType(value_type=value):
            return f"Record<string, {said(value)}>"
        case mi.UnionType(types=types):
            return " | ".join(said(each) for each in types)
        case mi.StructType(cls=cls) | mi.TypedDictType(cls=cls):
            return str(cls.__name__)
    raise TypeError(f"there are no words in TypeScript for {info}")


def literal(values: Any) -> str:
    return " | ".join(f'"{value}"' for value in values)


def routes() -> str:
    """What each address takes and gives. One that gives no JSON gives its text."""
    lines = ["/** Every address of the API: what is sent there, and what comes back. */", "export interface Routes {"]
    for route in ROUTES:
        takes = "null" if route.takes is None else said(mi.type_info(route.takes))
        gives = "string" if route.gives is None else said(mi.type_info(route.gives))
        if route.gives is not None and taken(mi.type_info(route.gives)):
            gives = f"Required<{gives}>"  # what may be left out on the way in is there on the way out
        lines.append(f'  "{route.method} {route.path}": {{ takes: {takes}; gives: {gives} }};')
    return "\n".join([*lines, "}", ""])


def main() -> int:
    if sys.argv[1:] == ["check"]:
        if WRITTEN.read_text(encoding="utf-8") == written():
            return 0
        print(f"{WRITTEN.name} is not what the messages say: run python tools/wire_types.py", file=sys.stderr)
        return 1
    WRITTEN.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
