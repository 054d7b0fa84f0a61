// Asking the server. A refusal is a Refused with the server's own words; no answer at all is an Unreachable.
import { toTable } from "./routes";
import { deviceKey, heldAt, hold, keys, unused, used } from "./seats";
import type { Colour, CreateTable, History, Json, Move, NewChannel, PrivateNotes, Problem, Routes, StartLesson } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

export class Unreachable extends Error {}

let spoken = "";

/** Ask for answers in this language. */
export function speak(language: string): void {
  spoken = language;
}

async function ask(path: string, key: string | null, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (key) headers.set("Authorization", `Bearer ${key}`);
  if (spoken) headers.set("Accept-Language", spoken);
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
async function send<R extends keyof Routes>(route: R, to: To<R>, body: Takes<R>, key: string | null = null, query = "", signal: AbortSignal | null = null, seat: number | null = null): Gives<R> {
  const [method, path] = route.split(" ") as [string, string];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(to[name as Names<R>]));
  const headers: Record<string, string> = seat === null ? {} : { Seat: String(seat) };
  const init: RequestInit = { method, signal, headers };
  if (body !== null) {
    headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const answer = await ask(filled + query, key, init);
  const json = answer.headers.get("Content-Type")?.startsWith("application/json");
  return (json ? answer.json() : answer.text()) as Gives<R>;
}

export const house = (): Gives<"GET /api/house"> => send("GET /api/house", {}, null);
export const games = (): Gives<"GET /api/games"> => send("GET /api/games", {}, null);
export const board = (game: string, board: string): Promise<Json> =>
  send("GET /api/games/{game}/boards/{board}", { game, board }, null);
export const boardsOf = (game: string): Gives<"GET /api/games/{game}/boards"> =>
  send("GET /api/games/{game}/boards", { game }, null);
export const uploadBoard = (game: string, file: Json): Gives<"POST /api/games/{game}/boards"> =>
  send("POST /api/games/{game}/boards", { game }, file);
export const languages = (): Promise<string[]> => send("GET /api/texts", {}, null);
export const texts = (language: string, catalogue: string): Promise<string> =>
  send("GET /api/texts/{language}/{catalogue}", { language, catalogue }, null);
export const createTable = (plan: CreateTable): Gives<"POST /api/tables"> => send("POST /api/tables", {}, plan, deviceKey());
/** Games that anybody may join, and those that are played now. */
export const openTables = (): Gives<"GET /api/tables"> => send("GET /api/tables", {}, null, null, "?open=true&over=false");
export const runningTables = (): Gives<"GET /api/tables"> => send("GET /api/tables", {}, null, null, "?over=false");
export const startLesson = (wish: StartLesson): Gives<"POST /api/lessons"> => send("POST /api/lessons", {}, wish, deviceKey());
export const lesson = (table: string): Gives<"GET /api/tables/{table}/lesson"> =>
  send("GET /api/tables/{table}/lesson", { table }, null);
export const exchange = (invitation: string): Gives<"POST /api/seats"> => send("POST /api/seats", {}, { invitation }, deviceKey());
export const tableOfCode = (code: string): Gives<"POST /api/codes"> => send("POST /api/codes", {}, { code });
export const qrCode = (text: string): Gives<"POST /api/qr"> => send("POST /api/qr", {}, { text });
export const uploadLog = (text: string): Gives<"POST /api/logs"> => send("POST /api/logs", {}, text);
export const forget = (): Gives<"POST /api/forget"> => send("POST /api/forget", {}, { keys: keys() });

/** The tables of this device. Tokens that an older version has kept become seats first. */
export async function myTables(): Gives<"POST /api/tables/mine"> {
  for (const { table, invitation } of unused()) {
    if (location.pathname === toTable(table)) continue; // its page does, and says what came of it
    try {
      hold(table, (await exchange(invitation)).seat);
    } catch (why) {
      if (!(why instanceof Refused) || why.status === 429) continue; // the next time
    }
    used(table, invitation);
  }
  const mine = keys().length ? await send("POST /api/tables/mine", {}, { keys: keys() }) : [];
  for (const { card, seat } of mine) if (!heldAt(card.table).seats.some((one) => one.seat === seat)) hold(card.table, seat);
  return mine;
}

/** This device comes by: whose it is, and which others they have. */
export const greet = (language: string, label: string): Gives<"POST /api/person"> => send("POST /api/person", {}, { language, label }, deviceKey());
export const makeDeviceLink = (): Gives<"POST /api/person/link"> => send("POST /api/person/link", {}, null, deviceKey());
export const endDeviceLink = (): Gives<"DELETE /api/person/link"> => send("DELETE /api/person/link", {}, null, deviceKey());
export const lookAtLink = (link: string): Gives<"POST /api/person/look"> => send("POST /api/person/look", {}, { link }, deviceKey());
export const addDevice = (link: string, label: string): Gives<"POST /api/person/devices"> =>
  send("POST /api/person/devices", {}, { link, label }, deviceKey());
export const removeDevice = (device: string): Gives<"DELETE /api/person/devices/{device}"> =>
  send("DELETE /api/person/devices/{device}", { device }, null, deviceKey());
export const vacations = (): Gives<"GET /api/person/vacations"> => send("GET /api/person/vacations", {}, null, deviceKey());
export const addVacation = (wish: Takes<"POST /api/person/vacations">): Gives<"POST /api/person/vacations"> =>
  send("POST /api/person/vacations", {}, wish, deviceKey());
export const takeVacationBack = (vacation: string): Gives<"DELETE /api/person/vacations/{vacation}"> =>
  send("DELETE /api/person/vacations/{vacation}", { vacation }, null, deviceKey());
export const passkeys = (): Gives<"GET /api/person/passkeys"> => send("GET /api/person/passkeys", {}, null, deviceKey());
export const askPasskey = (): Gives<"POST /api/person/passkeys/ask"> => send("POST /api/person/passkeys/ask", {}, null, deviceKey());
export const addPasskey = (made: Takes<"POST /api/person/passkeys">): Gives<"POST /api/person/passkeys"> =>
  send("POST /api/person/passkeys", {}, made, deviceKey());
export const renamePasskey = (passkey: string, label: string): Gives<"PUT /api/person/passkeys/{passkey}"> =>
  send("PUT /api/person/passkeys/{passkey}", { passkey }, { label }, deviceKey());
export const removePasskey = (passkey: string): Gives<"DELETE /api/person/passkeys/{passkey}"> =>
  send("DELETE /api/person/passkeys/{passkey}", { passkey }, null, deviceKey());
/** Sign in: the answer is a link that adds this device. */
export const askSignIn = (): Gives<"POST /api/passkeys/ask"> => send("POST /api/passkeys/ask", {}, null);
export const signIn = (given: Takes<"POST /api/passkeys">): Gives<"POST /api/passkeys"> => send("POST /api/passkeys", {}, given);
/** All that is known of this person, as a ZIP file. */
export async function everything(): Promise<Blob> {
  return (await ask("/api/person/everything", deviceKey(), { method: "GET" })).blob();
}
/** The seats of a table that this device opens, because its person has them. */
export const seatsAt = (table: string): Gives<"GET /api/tables/{table}/mine"> =>
  send("GET /api/tables/{table}/mine", { table }, null, deviceKey());

/** Whether this device's person has set the table up. */
export const isHost = (table: string): Gives<"GET /api/tables/{table}/host"> =>
  send("GET /api/tables/{table}/host", { table }, null, deviceKey());
/** What notices came to; for the operator alone. */
export const noticeReport = (token: string): Gives<"GET /api/operator/notices"> => send("GET /api/operator/notices", {}, null, token);

/** How this person is told what waits for them. */
export const notices = (): Gives<"GET /api/notices"> => send("GET /api/notices", {}, null, deviceKey());
export const putWishes = (wish: Takes<"PUT /api/notices">): Gives<"PUT /api/notices"> => send("PUT /api/notices", {}, wish, deviceKey());
export const addChannel = (channel: NewChannel): Gives<"POST /api/notices"> => send("POST /api/notices", {}, channel, deviceKey());
export const removeChannel = (channel: string): Gives<"DELETE /api/notices/{channel}"> =>
  send("DELETE /api/notices/{channel}", { channel }, null, deviceKey());
/** What the links in mails do. */
export const confirmChannel = (channel: string, key: string): Gives<"POST /api/notices/confirm/{channel}"> =>
  send("POST /api/notices/confirm/{channel}", { channel }, { key });
export const stopChannel = (channel: string, key: string): Gives<"POST /api/notices/stop/{channel}"> =>
  send("POST /api/notices/stop/{channel}", { channel }, null, null, `?key=${encodeURIComponent(key)}`);

/** What is asked of one table. */
type AtTable = Extract<keyof Routes, `${string} /api/tables/{table}${string}`>;
type Rest = { [R in AtTable]: R extends `POST /api/tables/{table}${infer End}` ? End : never }[AtTable];
type Post<E extends Rest> = `POST /api/tables/{table}${E}`;

/** One table, as a seat of this device (or a spectator) may use it. */
export class TableApi {
  private readonly key: string | null;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.key = seat === null ? null : deviceKey();
  }

  /** Post to one of this table's addresses. */
  private post<E extends Rest>(end: E, body: Takes<Post<E>>, query = "", signal: AbortSignal | null = null): Gives<Post<E>> {
    return this.as(this.key, end, body, query, signal, this.seat);
  }

  private as<E extends Rest>(key: string | null, end: E, body: Takes<Post<E>>, query = "", signal: AbortSignal | null = null, seat: number | null = null): Gives<Post<E>> {
    return send<Post<E>>(`POST /api/tables/{table}${end}`, { table: this.id } as To<Post<E>>, body, key, query, signal, seat);
  }

  private get<R extends AtTable>(route: R, to: To<R>, body: Takes<R>, query = ""): Gives<R> {
    return send<R>(route, to, body, this.key, query, null, this.seat);
  }

  private get at(): { table: string } {
    return { table: this.id };
  }

  state = (): Gives<"GET /api/tables/{table}"> => this.get("GET /api/tables/{table}", this.at, null);
  move = (at: number, move: Move, hold: boolean): Gives<Post<"/moves">> => this.post("/moves", { at, move, hold });
  plan = (): Gives<"GET /api/tables/{table}/plan"> => this.get("GET /api/tables/{table}/plan", this.at, null);
  keepPlan = (at: number, moves: Move[]): Gives<"PUT /api/tables/{table}/plan"> => this.get("PUT /api/tables/{table}/plan", this.at, { at, moves });
  dropPlan = (): Gives<"DELETE /api/tables/{table}/plan"> => this.get("DELETE /api/tables/{table}/plan", this.at, null);
  rehearse = (at: number, moves: Move[]): Gives<Post<"/plan/rehearse">> => this.post("/plan/rehearse", { at, moves });
  undo = (at: number): Gives<Post<"/undo">> => this.post("/undo", { at });
  reset = (at: number): Gives<Post<"/reset">> => this.post("/reset", { at });
  end = (at: number): Gives<Post<"/end">> => this.post("/end", { at });
  preview = (at: number, move: Move, signal: AbortSignal): Gives<Post<"/preview">> =>
    this.post("/preview", { at, move }, "", signal);
  hint = (at: number): Gives<Post<"/hint">> => this.post("/hint", { at });
  whyNot = (at: number, move: Move, signal: AbortSignal): Gives<Post<"/why-not">> =>
    this.post("/why-not", { at, move }, "", signal);
  join = (name: string, seat: number | null): Gives<Post<"/join">> => this.as(deviceKey(), "/join", { name, seat });
  code = (): Gives<Post<"/code">> => this.as(null, "/code", null);
  sit = (about: { name?: string; colour?: Colour }): Gives<Post<"/sit">> => this.post("/sit", about);
  free = (seat: number, open: boolean, host: string): Gives<Post<"/free">> => this.as(host, "/free", { seat, open });
  letBot = (seat: number, bot: string, host: string): Gives<Post<"/stand-in">> => this.as(host, "/stand-in", { seat, bot });
  luck = (): Gives<"GET /api/tables/{table}/luck"> => this.get("GET /api/tables/{table}/luck", this.at, null);
  promiseLuck = (round: number, commitment: string): Gives<Post<"/luck/promise">> =>
    this.post("/luck/promise", { round, commitment });
  showLuck = (round: number, secret: string): Gives<Post<"/luck/show">> => this.post("/luck/show", { round, secret });
  say = (text: string): Gives<Post<"/chat">> => this.post("/chat", { text });
  notes = (): Promise<Required<PrivateNotes>> => this.get("GET /api/tables/{table}/notes", this.at, null);
  keepNotes = (notes: PrivateNotes): Promise<PrivateNotes> =>
    this.get("PUT /api/tables/{table}/notes", this.at, notes);
  concede = (): Gives<Post<"/concede">> => this.post("/concede", null);
  agree = (end: boolean): Gives<Post<"/agree">> => this.post("/agree", { end });
  standIn = (seat: number, bot: string, turn = false): Gives<Post<"/stand-in">> => this.post("/stand-in", { seat, bot, turn });
  pause = (pause: boolean): Gives<Post<"/pause">> => this.post("/pause", { pause });
  comeBack = (): Gives<Post<"/return">> => this.post("/return", null);
  rematch = (): Gives<Post<"/rematch">> => this.post("/rematch", null);
  analyse = (from: number): Gives<Post<"/analysis">> => this.post("/analysis", null, `?from=${from}`);

  position = (seq: number): Promise<Json> =>
    this.get("GET /api/tables/{table}/position/{seq}", { ...this.at, seq }, null);
  bgStats = (): Promise<Json> => this.get("GET /api/tables/{table}/bg-stats", this.at, null);
  export = (): Promise<string> => this.get("GET /api/tables/{table}/export", this.at, null);

  past(seq: number, point: number | null): Gives<"GET /api/tables/{table}/past/{seq}"> {
    const query = point === null ? "" : `?point=${point}`;
    return this.get("GET /api/tables/{table}/past/{seq}", { ...this.at, seq }, null, query);
  }

  /** The whole log, page by page. */
  async log(point: number | null = null): Promise<History["entries"]> {
    const entries: History["entries"] = [];
    let from: number | null = 0;
    while (from !== null) {
      const query: string = `?from=${from}${point === null ? "" : `&point=${point}`}`;
      const page: History = await this.get("GET /api/tables/{table}/log", this.at, null, query);
      entries.push(...page.entries);
      from = page.next;
    }
    return entries;
  }
}
