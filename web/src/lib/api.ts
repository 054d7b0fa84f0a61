// Asking the server. A refusal is a Refused with the server's own words; no answer at all is an Unreachable.
import type {
  Analysis, ChatLine, Created, CreateTable, GameCard, Hint, History, Json, Move, MyTable, Past, Preview, PrivateNotes, Problem, Rematch,
  SeatLink, TableCard, TableList, TableState, Turn, WhyNot, BoardCard, Colour,
} from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

export class Unreachable extends Error {}

async function ask(path: string, token: string | null, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers, credentials: "omit" });
  } catch (why) {
    throw new Unreachable(String(why));
  }
  if (answer.ok) return answer;
  if (answer.status >= 502) throw new Unreachable(`${answer.status}`);
  throw new Refused(answer.status, await problemOf(answer));
}

async function problemOf(answer: Response): Promise<Problem> {
  const text = await answer.text();
  try {
    const problem = JSON.parse(text) as Problem;
    if (typeof problem.text === "string") return problem;
  } catch {
    // not one of ours: a proxy's page, perhaps
  }
  return { error: `http-${answer.status}`, text: text.slice(0, 300) || answer.statusText };
}

async function get<T>(path: string, token: string | null = null): Promise<T> {
  return (await ask(path, token, {})).json() as Promise<T>;
}

async function send<T>(path: string, body: unknown, token: string | null = null, method = "POST"): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const answer = await ask(path, token, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

export const games = (): Promise<GameCard[]> => get("/api/games");
export const board = (game: string, id: string): Promise<Json> =>
  get(`/api/games/${game}/boards/${encodeURIComponent(id)}`);
export const uploadBoard = (game: string, file: unknown): Promise<BoardCard> => send(`/api/games/${game}/boards`, file);
export const languages = (): Promise<unknown> => get("/api/texts");
export const texts = async (language: string, catalogue: string): Promise<string> =>
  (await ask(`/api/texts/${language}/${catalogue}`, null, {})).text();
export const createTable = (plan: CreateTable): Promise<Created> => send("/api/tables", plan);
export const openTables = (): Promise<TableList> => get("/api/tables");
export const myTables = (tokens: string[]): Promise<MyTable[]> => send("/api/tables/mine", { tokens });
export const uploadLog = async (text: string): Promise<{ table: string }> =>
  (await ask("/api/logs", null, { method: "POST", headers: { "Content-Type": "text/plain" }, body: text })).json();
export const forget = (token: string): Promise<unknown> => send("/api/forget", {}, token);

/** One table, as the holder of a token (or a spectator) may ask about it. */
export class TableApi {
  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  private path(rest: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}${rest}`;
  }

  state = (): Promise<TableState> => get(this.path(""), this.token);
  move = (at: number, move: Move, hold: boolean): Promise<Turn> =>
    send(this.path("/moves"), { at, move, hold }, this.token);
  undo = (at: number): Promise<Turn> => send(this.path("/undo"), { at }, this.token);
  reset = (at: number): Promise<Turn> => send(this.path("/reset"), { at }, this.token);
  end = (at: number): Promise<Turn> => send(this.path("/end"), { at }, this.token);
  preview = (at: number, move: Move): Promise<Preview> => send(this.path("/preview"), { at, move }, this.token);
  hint = (at: number): Promise<Hint> => send(this.path("/hint"), { at }, this.token);
  whyNot = (at: number, move: Move): Promise<WhyNot> => send(this.path("/why-not"), { at, move }, this.token);
  join = (name: string, seat: number | null): Promise<SeatLink> => send(this.path("/join"), { name, seat }, this.token);
  sit = (about: { name?: string; colour?: Colour }): Promise<TableCard> =>
    send(this.path("/sit"), about, this.token);
  link = (seat: number, host: string): Promise<SeatLink> => send(this.path("/links"), { seat }, host);
  revoke = (seat: number, host: string): Promise<unknown> => send(this.path("/revoke"), { seat }, host);
  say = (text: string): Promise<ChatLine> => send(this.path("/chat"), { text }, this.token);
  notes = (): Promise<PrivateNotes> => get(this.path("/notes"), this.token);
  keepNotes = (notes: PrivateNotes): Promise<unknown> => send(this.path("/notes"), notes, this.token, "PUT");
  concede = (): Promise<unknown> => send(this.path("/concede"), {}, this.token);
  agree = (end: boolean): Promise<unknown> => send(this.path("/agree"), { end }, this.token);
  standIn = (seat: number, bot: string): Promise<unknown> => send(this.path("/stand-in"), { seat, bot }, this.token);
  comeBack = (): Promise<unknown> => send(this.path("/return"), {}, this.token);
  rematch = (): Promise<Rematch> => send(this.path("/rematch"), {}, this.token);

  analyse = (from: number): Promise<Analysis> => send(this.path(`/analysis?from=${from}`), {}, this.token);
  position = (seq: number): Promise<Json> => get(this.path(`/position/${seq}`), this.token);

  past(seq: number, point: number | null): Promise<Past> {
    return get(this.path(`/past/${seq}${point === null ? "" : `?point=${point}`}`), this.token);
  }

  /** All of the log, page by page. */
  async log(point: number | null = null): Promise<History["entries"]> {
    const entries: History["entries"] = [];
    let from: number | null = 0;
    while (from !== null) {
      const query: string = `?from=${from}${point === null ? "" : `&point=${point}`}`;
      const page: History = await get(this.path(`/log${query}`), this.token);
      entries.push(...page.entries);
      from = page.next;
    }
    return entries;
  }

  async export(): Promise<string> {
    return (await ask(this.path("/export"), this.token, {})).text();
  }
}
