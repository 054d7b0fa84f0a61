// What things on a board are called: the twin of src/branchline/locale/names.py.
import type { Json } from "./types";
import type { Argument, Texts } from "./texts";
import type { Names } from "./voice";

/** Fields that hold the id of another thing, and their names in messages. */
const ENDS: Record<string, string> = { a: "a", b: "b", from: "a", to: "b" };

/** Every id of a board file with its name. A view tells which of several maps or boards a table uses. */
export function namesOf(board: Json, texts: Texts, view: Json = {}): Names {
  const names = new Map<string, string>();
  for (const [kind, thing] of thingsIn(board, view, "")) {
    const name = ownName(thing);
    const id = String(thing["id"]);
    if (texts.has(`${kind}-${id}`)) names.set(id, texts.say(`${kind}-${id}`));
    else if (texts.has(`${kind}-label`)) names.set(id, texts.say(`${kind}-label`, fieldsOf(thing, names, texts)));
    else if (name !== null) names.set(id, name);
  }
  return names;
}

/** Everything with an id below an entry of a board file, with its kind; places before what joins them. */
function* thingsIn(entry: unknown, view: Json, kind: string): Generator<[string, Json]> {
  if (Array.isArray(entry)) {
    for (const one of entry) yield* thingsIn(one, view, kind);
  } else if (entry !== null && typeof entry === "object") {
    const thing = entry as Json;
    if (typeof thing["id"] === "string") yield [kind, thing];
    for (const [key, value] of Object.entries(thing)) {
      const singular = key.replace(/s$/, "");
      const wanted = view[singular];
      const some = Array.isArray(value) && typeof wanted === "string";
      yield* thingsIn(some ? (value as Json[]).filter((one) => one["id"] === wanted) : value, view, singular);
    }
  }
}

function ownName(thing: Json): string | null {
  const names = thing["names"];
  const name = Array.isArray(names) ? names.join(" / ") : thing["name"];
  return typeof name === "string" ? name : null;
}

/** What a message about a thing may say: its fields, those that are named things by their names, and its ends. */
function fieldsOf(thing: Json, names: Names, texts: Texts): Record<string, Argument> {
  const said: Record<string, Argument> = {};
  for (const [key, value] of Object.entries(thing)) {
    if (typeof value === "string" && texts.namesThing(key)) Object.assign(said, texts.named(key, value));
    else if ((typeof value === "string" || typeof value === "number") && !(key in ENDS)) said[key] = value;
  }
  const id = String(thing["id"]);
  said["number"] = id.slice(id.lastIndexOf("-") + 1);
  said["name"] = ownName(thing) ?? id;
  for (const [field, end] of Object.entries(ENDS)) {
    if (field in thing) said[end] = names.get(String(thing[field])) ?? String(thing[field]);
  }
  return said;
}
