"""Write the browser's types for every message from Python's: `python tools/wire_types.py`.

What crosses the wire is defined once, in branchline.server. This writes it as TypeScript into web/src/lib/wire.ts: one
interface for each message, with the comments on its fields, and a table of routes with what each takes and gives. A
game's view is defined in its `words/view_types.py`, which becomes `seen.ts` in its folder in web/src/games. `python
tools/wire_types.py check` writes nothing and fails if a file is not what it would write.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_origin

import msgspec
import msgspec.inspect as mi

from branchline.server.common import messages, socket_messages
from branchline.server.http.routes import ROUTES

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "web" / "src"
GAMES = ROOT / "src" / "branchline" / "games"
HEAD = "// Written by tools/wire_types.py from {}: change the types there, and run it again."
OPEN = (messages.NamedMove, messages.SeatView)  # games add fields of their own to these
NOTED = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)
PLAIN = {mi.StrType: "string", mi.IntType: "number", mi.FloatType: "number", mi.BoolType: "boolean"}

UNIONS = {name: getattr(socket_messages, name) for name in ("FromClient", "FromServer")}


Names = dict[Any, str]  # the literal types that have a name in Python: Colour, SeatKind, …


def files() -> dict[Path, str]:
    """Every file, and what belongs in it."""
    found = {PAGES / "lib" / "wire.ts": wire()}
    for source in sorted(GAMES.glob("*/words/view_types.py")):
        game = source.parent.parent.name
        found[PAGES / "games" / game.replace("_", "-") / "seen.ts"] = seen(f"branchline.games.{game}.words.view_types")
    return found


def wire() -> str:
    """All messages and routes."""
    asked = [kind for route in ROUTES for kind in (route.takes, route.gives) if kind is not None]
    kinds = [*asked, messages.Problem, *(part for union in UNIONS.values() for part in union.__args__)]
    names = named_in(messages)
    unions = [
        f"export type {name} = {' | '.join(each.__name__ for each in of.__args__)};" for name, of in UNIONS.items()
    ]
    return "\n\n".join([HEAD.format("branchline.server"), JSON, *types(kinds, names), *unions, routes(names)])


def seen(module: str) -> str:
    """What a seat sees in a game."""
    own = import_module(module)
    parts = types([own.VIEW], named_in(own))
    used = [JSON] if any("Json" in part for part in parts) else []
    return "\n\n".join([HEAD.format(module), *used, *parts]) + "\n"


JSON = "export type Json = Record<string, unknown>;"


def named_in(module: Any) -> Names:
    return {value: name for name, value in vars(module).items() if get_origin(value) is Literal}


def types(kinds: list[Any], names: Names) -> list[str]:
    """Named literal types, and an interface for everything in these types."""
    found: dict[str, Any] = {}
    for info in mi.multi_type_info(kinds):
        collect(info, found)
    words = [f"export type {name} = {literal(value.__args__)};" for value, name in names.items()]
    return [*words, *(interface(kind, names) for _, kind in sorted(found.items()))]


def name_of(cls: type) -> str:
    """The pages know no values of the core, so there a SentLine is simply a Line."""
    return cls.__name__.removeprefix("Sent")


def collect(info: Any, found: dict[str, Any]) -> None:
    """Every message below a type, by its name."""
    if isinstance(info, mi.StructType | mi.TypedDictType):
        if name_of(info.cls) in found:
            return
        found[name_of(info.cls)] = info
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


def interface(info: Any, names: Names) -> str:
    """A message as an interface. One that games add fields to (a dict in Python) may have any others."""
    cls = info.cls
    text = inspect.cleandoc(cls.__doc__) if "__doc__" in vars(cls) and cls.__doc__ else ""
    notes = dict(NOTED.findall(inspect.getsource(cls)))
    lines = [f"/** {' '.join(text.split())} */"] if text else []
    record = isinstance(info, mi.TypedDictType) and cls not in OPEN  # a type is also a Record, which may have any keys
    lines.append(f"export type {name_of(cls)} = {{" if record else f"export interface {name_of(cls)} {{")
    if isinstance(info, mi.StructType) and info.tag is not None:
        lines.append(f"  {info.tag_field}: {literal([info.tag])};")
    order = list(cls.__annotations__)
    for field in sorted(info.fields, key=lambda field: order.index(field.name)):
        if note := notes.get(field.name):
            lines.append(f"  /** {note} */")
        lines.append(f"  {field.encode_name}{'?' if may_lack(info, field) else ''}: {said(field.type, names)};")
    if cls in OPEN:
        lines.append("  [own: string]: unknown;")
    return "\n".join([*lines, "};" if record else "}"])


def may_lack(info: Any, field: Any) -> bool:
    """Whether a field may be missing: a client may leave it out, or the server does not repeat it."""
    if field.required or isinstance(info, mi.TypedDictType):
        return not field.required
    return taken(info) or info.cls.__struct_config__.omit_defaults or unset(field)


def unset(field: Any) -> bool:
    return not field.required and field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def taken(info: Any) -> bool:
    return isinstance(info, mi.StructType) and issubclass(info.cls, messages.In)


def said(info: Any, names: Names) -> str:
    """A type in TypeScript."""
    if isinstance(info, mi.Metadata):
        return said(info.type, names)
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case mi.NoneType():
            return "null"
        case mi.AnyType():
            return "unknown"
        case mi.LiteralType(values):
            known = [name for literals, name in names.items() if set(literals.__args__) == set(values)]
            return known[0] if known else literal(values)
        case mi.ListType(item_type=item):
            text = said(item, names)
            return f"({text})[]" if "|" in text else f"{text}[]"
        case mi.TupleType(item_types=items):
            return f"[{', '.join(said(item, names) for item in items)}]"
        case mi.DictType(value_type=mi.AnyType()):
            return "Json"
        case mi.DictType(value_type=value):
            return f"Record<string, {said(value, names)}>"
        case mi.UnionType(types=types):
            return " | ".join(said(each, names) for each in types)
        case mi.StructType(cls=cls) | mi.TypedDictType(cls=cls):
            return name_of(cls)
    raise TypeError(f"there are no words in TypeScript for {info}")


def literal(values: Any) -> str:
    return " | ".join(f'"{value}"' for value in values)


def routes(names: Names) -> str:
    """What each address takes and gives. One that gives no JSON gives text."""
    lines = ["/** Every address of the API: what is sent there, and what comes back. */", "export interface Routes {"]
    for route in ROUTES:
        takes = "null" if route.takes is None else said(mi.type_info(route.takes), names)
        gives = "string" if route.gives is None else said(mi.type_info(route.gives), names)
        if route.gives is not None and taken(mi.type_info(route.gives)):
            gives = f"Required<{gives}>"  # what may be left out on the way in is present on the way out
        lines.append(f'  "{route.method} {route.path}": {{ takes: {takes}; gives: {gives} }};')
    return "\n".join([*lines, "}", ""])


def main() -> int:
    stale = [file for file, text in files().items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if sys.argv[1:] == ["check"]:
        for file in stale:
            print(f"{file} is not what the types say: run python tools/wire_types.py", file=sys.stderr)
        return 1 if stale else 0
    for file in stale:
        file.write_text(files()[file], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
