// Addresses and the pages they mean. Independent of the browser, so that tests need none.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "tables" }
  | { page: "settings" }
  | { page: "operator" }
  | { page: "add" }
  | { page: "notice"; act: "confirm" | "stop"; channel: string }
  | { page: "rules"; game: string | null }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; at: number | null; point: number | null }
  | { page: "end"; table: string }
  | { page: "screen"; table: string }
  | { page: "sit"; table: string; seat: number | null; taken: boolean }
  | { page: "code"; code: string }
  | { page: "missing"; path: string };

export function parse(path: string, search = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third, more] = parts;
  const missing: Route = { page: "missing", path };
  if (first === "t" && second !== undefined && third === "sit" && parts.length <= 4) {
    return { page: "sit", table: second, seat: whole(more ?? null), taken: search === "?taken" };
  }
  if (more !== undefined) return missing;
  if (first === undefined) return { page: "home" };
  if (first === "t" && second !== undefined) {
    if (third === undefined) return { page: "table", table: second };
    if (third === "end") return { page: "end", table: second };
    if (third === "screen") return { page: "screen", table: second };
    if (third !== "replay") return missing;
    const query = new URLSearchParams(search);
    return { page: "replay", table: second, at: whole(query.get("at")), point: whole(query.get("point")) };
  }
  if (first === "notices" && (second === "confirm" || second === "stop") && third !== undefined) {
    return { page: "notice", act: second, channel: third };
  }
  if (third !== undefined) return missing;
  if (first === "j") return { page: "code", code: second ?? "" };
  if (first === "new" || first === "set") return { page: "new", game: second ?? null }; // as it was called before
  if (first === "rules") return { page: "rules", game: second ?? null };
  if (second !== undefined) return missing;
  if (first === "tables") return { page: "tables" };
  if (first === "settings") return { page: "settings" };
  if (first === "operator") return { page: "operator" };
  if (first === "add") return { page: "add" };
  return missing;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

export const toTable = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const toEnd = (table: string): string => `${toTable(table)}/end`;
export const toScreen = (table: string): string => `${toTable(table)}/screen`;
export const toSit = (table: string, seat: number | null = null, taken = false): string =>
  `${toTable(table)}/sit${seat === null ? "" : `/${seat}`}${taken ? "?taken" : ""}`;
export const toCode = (code: string): string => `/j/${code}`;
export const toNew = (game: string): string => `/new/${game}`;
export const toRules = (game: string, rule?: string): string =>
  `/rules/${game}${rule ? `#rule-${rule.replaceAll(".", "-")}` : ""}`;
export function toReplay(table: string, at: number | null = null, point: number | null = null): string {
  const query = [at === null ? "" : `at=${at}`, point === null ? "" : `point=${point}`].filter(Boolean).join("&");
  return `${toTable(table)}/replay${query ? `?${query}` : ""}`;
}
