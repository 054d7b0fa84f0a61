// Asking the server. A refusal is a Refused with the server's own words; no answer at all is an Unreachable.
import type { Colour, CreateTable, History, Json, Move, PrivateNotes, Problem, Routes, StartLesson } from "./types";

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
    // not one of our answers: perhaps a proxy's page
  }
  return { error: `http-${answer.status}`, text: text.slice(0, 300) || answer.statusText };
}

type Names<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Takes<R extends keyof Routes> = Routes[R]["takes"];
type Gives<R extends keyof Routes> = Promise<Routes[R]["gives"]>;
type To<R extends keyof Routes> = Record<Names<R>, string | number>;

/** Send a route of the API what it takes; `to` fills in the names in its path. */
async function send<R extends keyof Routes>(route: R, to: To<R>, body: Takes<R>, token: string | null = null, query = "", signal: AbortSignal | null = null): Gives<R> {
  const [method, path] = route.split(" ") as [string, string];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(to[name as Names<R>]));
  const init: RequestInit = { method, signal };
  if (body !== null) {
    init.headers = { "Content-Type": typeof body === "string" ? "text/plain" : "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const answer = await ask(filled + query, token, init);
  const json = answer.headers.get("Content-Type")?.startsWith("application/json");
  return (json ? answer.json() : answer.text()) as Gives<R>;
}

export const games = (): Gives<"GET /api/games"> => send("GET /api/games", {}, null);
export const board = (game: string, board: string): Promise<Json> =>
  send("GET /api/games/{game}/boards/{board}", { game, board }, null);
export const uploadBoard = (game: string, file: Json): Gives<"POST /api/games/{game}/boards"> =>
  send("POST /api/games/{game}/boards", { game }, file);
export const languages = (): Promise<string[]> => send("GET /api/texts", {}, null);
export const texts = (language: string, catalogue: string): Promise<string> =>
  send("GET /api/texts/{language}/{catalogue}", { language, catalogue }, null);
export const createTable = (plan: CreateTable): Gives<"POST /api/tables"> => send("POST /api/tables", {}, plan);
/** Games that anybody may join, and those that are played now. */
export const openTables = (): Gives<"GET /api/tables"> => send("GET /api/tables", {}, null, null, "?open=true&over=false");
export const runningTables = (): Gives<"GET /api/tables"> => send("GET /api/tables", {}, null, null, "?over=false");
export const startLesson = (wish: StartLesson): Gives<"POST /api/lessons"> => send("POST /api/lessons", {}, wish);
export const lesson = (table: string, token: string | null): Gives<"GET /api/tables/{table}/lesson"> =>
  send("GET /api/tables/{table}/lesson", { table }, null, token);
export const myTables = (tokens: string[]): Gives<"POST /api/tables/mine"> => send("POST /api/tables/mine", {}, { tokens });
export const uploadLog = (text: string): Gives<"POST /api/logs"> => send("POST /api/logs", {}, text);
export const forget = (tokens: string[]): Gives<"POST /api/forget"> => send("POST /api/forget", {}, { tokens });

/** What is asked of one table. */
type AtTable = Extract<keyof Routes, `${string} /api/tables/{table}${string}`>;
type Rest = { [R in AtTable]: R extends `POST /api/tables/{table}${infer End}` ? End : never }[AtTable];
type Post<E extends Rest> = `POST /api/tables/{table}${E}`;

/** One table, as the holder of a token (or a spectator) may use it. */
export class TableApi {
  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  /** Post to one of this table's addresses. */
  private post<E extends Rest>(end: E, body: Takes<Post<E>>, query = "", signal: AbortSignal | null = null): Gives<Post<E>> {
    return this.as(this.token, end, body, query, signal);
  }

  private as<E extends Rest>(token: string | null, end: E, body: Takes<Post<E>>, query = "", signal: AbortSignal | null = null): Gives<Post<E>> {
    return send<Post<E>>(`POST /api/tables/{table}${end}`, { table: this.id } as To<Post<E>>, body, token, query, signal);
  }

  private get at(): { table: string } {
    return { table: this.id };
  }

  state = (): Gives<"GET /api/tables/{table}"> => send("GET /api/tables/{table}", this.at, null, this.token);
  move = (at: number, move: Move, hold: boolean): Gives<Post<"/moves">> => this.post("/moves", { at, move, hold });
  undo = (at: number): Gives<Post<"/undo">> => this.post("/undo", { at });
  reset = (at: number): Gives<Post<"/reset">> => this.post("/reset", { at });
  end = (at: number): Gives<Post<"/end">> => this.post("/end", { at });
  preview = (at: number, move: Move, signal: AbortSignal): Gives<Post<"/preview">> =>
    this.post("/preview", { at, move }, "", signal);
  hint = (at: number): Gives<Post<"/hint">> => this.post("/hint", { at });
  whyNot = (at: number, move: Move, signal: AbortSignal): Gives<Post<"/why-not">> =>
    this.post("/why-not", { at, move }, "", signal);
  join = (name: string, seat: number | null): Gives<Post<"/join">> => this.post("/join", { name, seat });
  sit = (about: { name?: string; colour?: Colour }): Gives<Post<"/sit">> => this.post("/sit", about);
  link = (seat: number, host: string): Gives<Post<"/links">> => this.as(host, "/links", { seat });
  revoke = (seat: number, host: string): Gives<Post<"/revoke">> => this.as(host, "/revoke", { seat });
  say = (text: string): Gives<Post<"/chat">> => this.post("/chat", { text });
  notes = (): Promise<Required<PrivateNotes>> => send("GET /api/tables/{table}/notes", this.at, null, this.token);
  keepNotes = (notes: PrivateNotes): Promise<PrivateNotes> =>
    send("PUT /api/tables/{table}/notes", this.at, notes, this.token);
  concede = (): Gives<Post<"/concede">> => this.post("/concede", null);
  agree = (end: boolean): Gives<Post<"/agree">> => this.post("/agree", { end });
  standIn = (seat: number, bot: string): Gives<Post<"/stand-in">> => this.post("/stand-in", { seat, bot });
  comeBack = (): Gives<Post<"/return">> => this.post("/return", null);
  rematch = (): Gives<Post<"/rematch">> => this.post("/rematch", null);
  analyse = (from: number): Gives<Post<"/analysis">> => this.post("/analysis", null, `?from=${from}`);

  position = (seq: number): Promise<Json> =>
    send("GET /api/tables/{table}/position/{seq}", { ...this.at, seq }, null, this.token);
  export = (): Promise<string> => send("GET /api/tables/{table}/export", this.at, null, this.token);

  past(seq: number, point: number | null): Gives<"GET /api/tables/{table}/past/{seq}"> {
    const query = point === null ? "" : `?point=${point}`;
    return send("GET /api/tables/{table}/past/{seq}", { ...this.at, seq }, null, this.token, query);
  }

  /** The whole log, page by page. */
  async log(point: number | null = null): Promise<History["entries"]> {
    const entries: History["entries"] = [];
    let from: number | null = 0;
    while (from !== null) {
      const query: string = `?from=${from}${point === null ? "" : `&point=${point}`}`;
      const page: History = await send("GET /api/tables/{table}/log", this.at, null, this.token, query);
      entries.push(...page.entries);
      from = page.next;
    }
    return entries;
  }
}
