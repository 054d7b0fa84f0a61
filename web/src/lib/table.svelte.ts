// One table as seen from this browser: its state, its log and chat, and everything a player can do there.
import { addLuck, Bent } from "./adding";
import * as api from "./api";
import { call } from "./attention";
import { byMail, clocked, setServerTime } from "./clocks.svelte";
import { Live, type Status } from "./live";
import { gameCard, onLanguage, page, tell, textsOf, told, wordsFor, t } from "./page.svelte";
import { namesAt } from "./players";
import { deviceKey, heldAt, hold, holdHost, keys, letGo, used } from "./seats";
import { joined } from "./parts";
import { pauseFor } from "./choices";
import { go } from "./router.svelte";
import { toSit } from "./routes";
import { quiet } from "./sounds";
import { load, save } from "./storage";
import { settings } from "./settings.svelte";
import { done, keep, kept } from "./unsent";
import { lookForUpgrade } from "./upgrade";
import { lookAgain } from "./waiting.svelte";
import { play, soundOf } from "./sounds";
import type { ChatLine, Colour, Entry, FromServer, GameCard, Hint, Json, Line, Move, PlanCard, Preview, StatePart, TableCard, TableState, Turn, WhyNot } from "./types";
import type { Texts } from "./texts";
import { namesOf } from "./names";
import { Voice, type Names } from "./voice";

const DRAWERS = "(max-width: 1120px)"; // where the chat is in a drawer
const PUSH_WAIT = 500; // milliseconds until the live connection is presumed asleep

export class Table {
  state: TableState | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  status: Status = $state("connecting");
  /** Why there is nothing to see: a text for the reader. */
  trouble: string | null = $state(null);
  otherRules = $state(false); // the reason for trouble: the log can still be downloaded
  /** A request is on its way: nothing can be chosen meanwhile. */
  busy = $state(false);
  /** Another player at this screen is to act: their seat. */
  curtain: number | null = $state(null);
  lit: Line | null = $state.raw(null);
  private advice: { at: number; seat: number | null; hint: Hint } | null = $state.raw(null);
  notes: { text: string; marks: string[] } = $state({ text: "", marks: [] });
  board: Json = $state.raw({});
  texts: Texts | null = $state.raw(null);
  unreadChat = $state(0);
  /** The seats whose chat this browser does not show. */
  muted: number[] = $state.raw([]);
  /** The chat is open: nothing new in it is unread. */
  chatting = false;
  /** The server did not keep its word about the luck: this device adds none. */
  bent = $state(false);
  /** How many moves the table had made when a choice of this seat revealed something, so that it counts. */
  private revealed = $state(-1);
  private things: Names = new Map();
  private client: api.TableApi;
  private live: Live | null = null;
  private queue: FromServer[] = [];
  /** How many messages wait until the moves before them have been seen. */
  behind = $state(0);
  /** Of the state as it came over the live connection; null if what is here came otherwise, and no part follows it. */
  private number: number | null = null;
  private asked = false; // for a whole state, over the live connection
  private holed = false; // moves are missing in the log
  private showing: ReturnType<typeof setTimeout> | undefined;
  private previews = new Map<string, Promise<Preview>>();
  private questions = new AbortController();
  private readonly greeted = new Set<number>();
  /** The key by which this browser is the host's, if it is. */
  host: string | null = $state(null);
  /** Somebody else has the seat of the invitation that led here: what to say about it. */
  taken: string | null = $state(null);
  /** A game with clocks that this browser is invited to. */
  invited: TableCard | null = $state.raw(null);
  private accepted = false;
  private held: number[] = []; // the seats of this device
  private sat: number | null = null; // the one that plays now
  private deafen: (() => void) | null = null;
  /** What this seat has planned for its next turn, in a game by mail. */
  plan: PlanCard | null = $state.raw(null);
  private planOf = ""; // the moment that was asked about
  /** While this seat plans, `state` is the table as planned, and the table as it is waits here. */
  private real: TableState | null = $state.raw(null);

  /** As a screen for everybody it has no seat, whatever this device has. */
  constructor(
    readonly id: string,
    private readonly screen = false,
  ) {
    this.client = new api.TableApi(id, null);
    this.muted = load<number[]>(`muted.${id}`, []);
  }

  get game(): GameCard | undefined {
    return this.state ? gameCard(this.state.card.game) : undefined;
  }

  get seat(): number | null {
    return this.state?.seat ?? null;
  }

  /** The seats of this device, of which one plays now. */
  get mySeats(): number[] {
    return this.held;
  }

  /** Everyone has added to the luck, and it is dealt. */
  get dealt(): boolean {
    return this.state?.card.stage === "dealt";
  }

  get names(): string[] {
    return this.state ? namesAt(this.state.card, this.texts ?? page.texts) : [];
  }

  get colours(): Colour[] {
    return this.state?.card.seats.map((seat) => seat.colour) ?? [];
  }

  get voice(): Voice | null {
    return this.texts ? new Voice(this.texts, this.names, this.seat, this.things, this.game?.halves) : null;
  }

  get planning(): boolean {
    return this.real !== null;
  }

  /** Whether this seat has something to choose now. */
  get mine(): boolean {
    const { state } = this;
    if (!state || state.seat === null || state.view.over || state.card.result || this.curtain !== null) return false;
    return !state.waiting && (!!state.view.legal?.length || state.may_end);
  }

  /** What this seat may choose. Unchanged while a request is on its way, so nothing flickers; a choice made then is
   * ignored. */
  get legal(): Move[] {
    return (this.mine && this.state!.view.legal) || [];
  }

  get over(): boolean {
    return this.state !== null && (this.state.card.result !== null || this.state.view.over);
  }

  /** With `asks`, someone who is invited to a game with clocks sees its pace first, and joins by `accept`. */
  async open(asks = false): Promise<void> {
    try {
      if (this.live === null && this.state === null) {
        const invited = await this.readInvitation();
        if (invited && asks) {
          this.invited = invited;
          return;
        }
        if (!invited) await this.sitDown();
      }
      const state = await this.client.state();
      const game = gameCard(state.card.game);
      const [texts, board, entries] = await Promise.all([
        textsOf(game),
        api.board(state.card.game, state.card.board_digest),
        this.client.log(),
      ]);
      this.texts = texts;
      this.board = board;
      this.things = namesOf(board, texts, state.view);
      this.deafen ??= onLanguage(() => void this.relearn());
      this.entries = entries;
      this.take(state);
      this.connect();
      void this.learnHost();
      if (state.seat !== null) await this.readNotes();
    } catch (why) {
      if (why instanceof api.Refused && why.problem.error === "revoked" && this.sat !== null) return this.loseSeat();
      this.otherRules = why instanceof api.Refused && why.problem.error === "other-rules-version";
      this.trouble = wordsFor(why);
    }
  }

  /** What someone is invited to who has not joined yet: null where nothing is to be known before. */
  private async readInvitation(): Promise<TableCard | null> {
    const { seats } = heldAt(this.id);
    if (this.screen || this.accepted || !seats.length || seats.some(({ seat }) => seat !== null)) return null;
    const { card } = await this.client.state();
    if (!clocked(card.pace) || card.expired || card.result) return null;
    return keys().length && (await api.seatsAt(this.id)).length ? null : card;
  }

  accept = (): Promise<void> => {
    this.accepted = true;
    this.invited = null;
    return this.open();
  };

  /** Exchange the invitations this browser has, and take the seat that came last. */
  private async sitDown(): Promise<void> {
    if (this.screen) return;
    for (const { invitation } of heldAt(this.id).seats) {
      if (!invitation) continue;
      try {
        const seated = await api.exchange(invitation);
        used(this.id, invitation);
        hold(this.id, seated.seat);
      } catch (why) {
        if (!(why instanceof api.Refused) || why.status === 429) throw why;
        used(this.id, invitation);
        this.taken = wordsFor(why);
      }
    }
    if (heldAt(this.id).seats.length === 0 && keys().length) {
      for (const seat of await api.seatsAt(this.id)) hold(this.id, seat); // of another device of this person
    }
    this.held = heldAt(this.id).seats.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    this.become(this.held.at(-1) ?? null);
    if (this.taken && this.sat === null) go(toSit(this.id, null, true), "replace");
  }

  /** The browser that set the table up keeps a key of its own; on their other devices the person is known. */
  private async learnHost(): Promise<void> {
    this.host = heldAt(this.id).host ?? null;
    if (this.host || this.screen || !keys().length) return;
    try {
      if ((await api.isHost(this.id)).host) this.host = deviceKey();
    } catch (why) {
      console.warn(why); // the menu lacks an entry until the table is opened anew
    }
  }

  /** The pages speak another language now. */
  private async relearn(): Promise<void> {
    try {
      const texts = await textsOf(this.game);
      if (this.state) this.things = namesOf(this.board, texts, this.state.view);
      this.texts = texts;
    } catch (why) {
      tell(wordsFor(why), "bad");
    }
  }

  private loseSeat(removed = false): Promise<void> {
    letGo(this.id, this.sat!);
    tell(t(removed ? "page-device-removed" : "page-revoked"), "bad");
    this.become(null);
    this.state = null;
    return this.open();
  }

  private become(seat: number | null): void {
    this.live?.close();
    this.live = null;
    this.queue = []; // it was for another
    this.behind = 0;
    this.sat = seat;
    this.client = new api.TableApi(this.id, seat);
    this.previews.clear();
    this.revealed = -1;
    this.real = this.plan = null;
    this.planOf = "";
  }

  private connect(): void {
    this.live = new Live({
      table: this.id,
      seat: this.sat,
      screen: this.screen,
      since: () => this.entries.at(-1)?.seq ?? 0,
      heard: (message) => this.hear(message),
      changed: (status, why) => this.follow(status, why),
    });
  }

  private follow(status: Status, why?: string): void {
    if (status === "live" && this.status === "lost") {
      tell(t("page-back"), "news");
      void lookForUpgrade();
    }
    this.status = status;
    if (status === "closed" && (why === "freed" || why === "late" || why === "removed") && this.sat !== null) void this.loseSeat(why === "removed");
    else if (status === "closed") tell(t("page-hung-up"), "bad");
  }

  private hear(message: FromServer): void {
    this.queue.push(message);
    this.behind = this.queue.length;
    if (this.showing === undefined) this.showNext();
  }

  /** Other players' moves are shown one after another, slowly enough to read; the viewer's own at once. */
  private showNext = (): void => {
    this.showing = undefined;
    const message = this.queue.shift();
    this.behind = this.queue.length;
    if (!message) return;
    this.show(message);
    const foreign = message.type === "moved" && message.entries.some((entry) => entry.seat !== this.seat);
    const pause = foreign && !document.hidden ? pauseFor(settings.bots, this.queue.length, this.seat === null) : 0;
    if (pause > 0) this.showing = setTimeout(this.showNext, pause);
    else this.showNext();
  };

  /** Show all that waits to be shown, at once. */
  catchUp = (): void => {
    clearTimeout(this.showing);
    this.showing = undefined;
    while (this.queue.length > 1) this.show(this.queue.shift()!, true);
    this.showNext();
  };

  private show(message: FromServer, hurried = false): void {
    if (message.type === "welcome") {
      setServerTime(message.now);
      this.add(message.entries);
      this.chat = message.chat;
      this.takeWhole(message);
    } else if (message.type === "moved") {
      this.add(message.entries);
      if (!hurried && (this.queue.length === 0 || settings.bots > 0)) play(message.over ? "end" : soundOf(message.entries));
      if (message.part) this.takePart(message.part);
      if (!this.mine && message.entries.some((entry) => entry.seat === this.seat)) lookAgain(); // is there a next game?
    } else if (message.type === "changed") this.takePart(message.part);
    else if (message.type === "state") this.takeWhole(message);
    else if (message.type === "chat") {
      if (this.chat.some((line) => line.number === message.line.number)) return;
      this.chat = [...withoutRemoved(this.chat, message.line), message.line];
      if (message.line.key) return tell(told(message.line.key, message.line.args ?? {}), "news");
      if (message.line.seat === this.seat || this.chatting || this.muted.includes(message.line.seat ?? -1)) return;
      this.unreadChat += 1;
      const { name, text } = message.line;
      if (matchMedia(DRAWERS).matches) tell(t("page-chat-from", { who: name, text: text.length > 90 ? `${text.slice(0, 90)} …` : text }), "news");
    }
  }

  private add(entries: Entry[]): void {
    const last = this.entries.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > last);
    if (!fresh.length) return;
    this.entries = [...this.entries, ...fresh];
    if (fresh[0]!.seq > last + 1) this.holed = true;
    if (this.holed) void this.mend();
  }

  /** Read the log again, where moves are missing in it. */
  private async mend(): Promise<void> {
    this.holed = false;
    const { client } = this;
    try {
      const all = await client.log();
      const last = all.at(-1)?.seq ?? 0;
      if (client === this.client) this.entries = [...all, ...this.entries.filter((entry) => entry.seq > last)];
    } catch {
      this.holed = true; // with the next move comes another try
    }
  }

  private takeWhole({ number, state }: { number: number; state: TableState }): void {
    this.asked = false;
    if (this.take(state)) this.number = number;
  }

  /** A part is for the state numbered one less, and never put to another: then everything is asked for, once. */
  private takePart(part: StatePart): void {
    const before = this.real ?? this.state;
    if (before && this.number !== null && part.number === this.number + 1) {
      this.take(joined(before, part));
      this.number = part.number;
    } else if (!this.asked) {
      this.asked = true;
      this.live?.ask();
    }
  }

  /** False for an outdated answer. */
  private take(state: TableState): boolean {
    if (this.state && state.card.seq < this.state.card.seq) return false;
    this.number = null;
    if (this.real) {
      const same = state.card.seq === this.real.card.seq && !state.card.result && state.seat === this.real.seat;
      this.real = same ? state : null;
      if (same) return true;
      tell(t("page-plan-stale"), "news");
    }
    const before = this.mine;
    const was = this.state;
    this.state = state;
    if (was?.card.stage !== state.card.stage && this.texts) this.things = namesOf(this.board, this.texts, state.view);
    if (!this.dealt) void this.addLuck();
    if (was) this.greet(was, state);
    quiet.on = !this.screen && state.screen; // the sounds come from there
    this.previews.clear();
    this.passScreen();
    if (this.mine && !before) call(this.texts!, state.card.game);
    void this.lookAtPlan();
    return true;
  }

  /** What this seat has planned, once for each moment. */
  private async lookAtPlan(): Promise<void> {
    const { card, seat } = this.state!;
    if (seat === null || this.screen || !this.dealt || !byMail(card.pace)) return;
    const asked = `${seat} at ${card.seq}`;
    if (this.over) this.plan = null;
    if (this.over || asked === this.planOf) return;
    this.planOf = asked;
    try {
      const plan = await this.client.plan();
      if (asked === this.planOf) this.plan = plan;
    } catch {
      this.planOf = ""; // with the next news comes another try
    }
  }

  /** Plan these moves: the board shows what they would lead to. */
  rehearse = (moves: Move[]): Promise<boolean> =>
    this.act(async () => {
      const real = this.real ?? this.state!;
      const { at, legal, view, whole, ...answer } = await this.client.rehearse(real.card.seq, moves);
      if (real.card.seq !== (this.real ?? this.state!).card.seq) return; // others have moved meanwhile
      this.real = real;
      this.state = {
        ...real,
        card: { ...real.card, deciders: [real.seat!] },
        at: at + answer.moves.length,
        draft: answer.moves,
        may_undo: answer.moves.length > 0,
        may_end: whole,
        view: { ...(view as TableState["view"]), legal },
      };
    });

  stopPlanning = (): void => {
    if (this.real) this.state = this.real;
    this.real = null;
    this.previews.clear();
  };

  private keepPlan = (): Promise<boolean> =>
    this.act(async () => {
      this.plan = await this.client.keepPlan(this.real!.card.seq, this.state!.draft);
      this.stopPlanning();
      tell(t("page-plan-kept"), "good");
    });

  dropPlan = (): Promise<boolean> =>
    this.act(async () => {
      this.plan = await this.client.dropPlan();
    });

  /** Before the deal this device adds its luck, by itself and whatever the page shows. */
  private async addLuck(): Promise<void> {
    if (this.seat === null || this.screen) return;
    try {
      await addLuck(this.id, this.seat, this.state!.card);
    } catch (why) {
      if (why instanceof Bent) this.bent = true;
      else if (!(why instanceof api.Unreachable)) console.warn(why); // with the connection comes another try
    }
  }

  /** Tell who has joined, and who wants to end the game. */
  private greet(was: TableState, now: TableState): void {
    const elsewhere = (seat: number): boolean => seat !== now.seat && !this.held.includes(seat);
    for (const { seat, kind, here } of now.card.seats) {
      const before = was.card.seats[seat]!;
      const fresh = before.kind === "open" || (here && !before.here && !this.greeted.has(seat) && this.entries.every((entry) => entry.seat !== seat));
      if (kind !== "person" || !fresh || !elsewhere(seat)) continue;
      this.greeted.add(seat);
      tell(t("page-joined", { who: this.voice!.name(seat) }), "news");
    }
    for (const seat of now.agreed) {
      if (!was.agreed.includes(seat) && elsewhere(seat) && !now.card.result) tell(t("page-agreed", { count: 1, who: this.voice!.name(seat) }), "news");
    }
  }

  /** Several seats in this browser: the player to act gets the screen, behind a curtain if hands are secret. */
  private passScreen(): void {
    const state = this.state!;
    if (this.held.length < 2 || this.over) return;
    const mine = this.held.filter((seat) => state.card.deciders.includes(seat));
    const next = mine.find((seat) => seat === state.seat && !state.waiting) ?? mine.find((seat) => seat !== state.seat);
    if (next === undefined || next === state.seat) {
      this.curtain = null;
    } else if (this.secrets) this.curtain = next;
    else void this.takeScreen(next);
  }

  /** Whether seats have secrets, as the game describes its views; assumed if it describes nothing. */
  get secrets(): boolean {
    const parts = this.game?.parts ?? [];
    return parts.length === 0 || parts.some((part) => part.secret || part.columns?.some((column) => column.secret));
  }

  async takeScreen(seat: number): Promise<void> {
    if (!this.held.includes(seat)) return;
    this.become(seat);
    try {
      const [state, entries] = await Promise.all([this.client.state(), this.client.log()]);
      this.entries = entries;
      this.state = null;
      this.curtain = null;
      this.take(state);
      this.connect();
    } catch (why) {
      tell(wordsFor(why), "bad");
      this.curtain = seat; // its button tries again
    }
  }

  /** Do something the server may refuse; if it does, say why and refresh the table. */
  private async act(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await what();
      return true;
    } catch (why) {
      tell(this.reason(why), "bad");
      if (why instanceof api.Refused) await this.refresh().catch((again: unknown) => tell(wordsFor(again), "bad"));
      return false;
    } finally {
      this.busy = false;
      this.previews.clear(); // questions asked meanwhile are never answered
    }
  }

  private reason(why: unknown): string {
    const { voice } = this;
    const stale = why instanceof api.Refused && why.problem.error === "stale-move";
    if (why instanceof api.Refused && !stale && why.problem.key && voice?.texts.has(why.problem.key)) {
      const rule = why.problem.rule ? ` (${why.problem.rule})` : "";
      return voice.say(why.problem.key, why.problem.args ?? {}) + rule;
    }
    return wordsFor(why);
  }

  private async refresh(): Promise<void> {
    this.take(await this.client.state());
  }

  /** At a lesson: the move that a choice stands for; null if it does not go through. */
  guard: ((move: Move) => Move | null) | null = null;
  /** At a lesson: whether the coach tells what the rules say to a move, instead of the board. */
  refused: ((move: Move, answer: WhyNot) => boolean) | null = null;

  choose = async (chosen: Move, hold = settings.confirm): Promise<void> => {
    const move = this.guard && !this.busy ? this.guard(chosen) : chosen;
    if (!move) return;
    if (this.real) {
      await this.rehearse([...this.state!.draft, move]);
      return;
    }
    await this.turn(async (at) => {
      const answer = await this.client.move(at, move, hold);
      if (hold && answer.draft.length === 0) this.revealed = answer.seq; // else it would be held
      return answer;
    });
  };

  /** One rule for every game: a turn is ended by hand as long as it can be undone. What reveals something counts at
   * once: then this is why Undo is off, until the next turn. */
  get sealed(): boolean {
    const { state } = this;
    if (!state || this.over || state.may_undo || this.revealed < 0) return false;
    return state.card.seq === this.revealed || !this.mine;
  }

  undo = (): Promise<boolean> => (this.real ? this.rehearse(this.state!.draft.slice(0, -1)) : this.turn((at) => this.client.undo(at)));
  reset = (): Promise<boolean> => (this.real ? this.rehearse([]) : this.turn((at) => this.client.reset(at)));
  end = (): Promise<boolean> => (this.real ? this.keepPlan() : this.turn((at) => this.client.end(at)));
  concede = (): Promise<boolean> => this.turn(() => this.client.concede());
  agree = (end: boolean): Promise<boolean> => this.turn(() => this.client.agree(end));
  comeBack = (): Promise<boolean> => this.turn(() => this.client.comeBack());
  standIn = (seat: number, bot: string, turn = false): Promise<boolean> => this.turn(() => this.client.standIn(seat, bot, turn));
  pause = (pause: boolean): Promise<boolean> => this.turn(() => this.client.pause(pause));

  private turn(what: (at: number) => Promise<unknown>): Promise<boolean> {
    return this.act(async () => {
      this.questions.abort();
      this.questions = new AbortController();
      const answer = (await what(this.state!.at)) as Partial<Turn> | null;
      if (!(await this.caughtUp(answer))) await this.refresh();
    });
  }

  /** Wait for the push that shows what was just done. Asking instead would skip over the bots' replies. */
  private async caughtUp(answer: Partial<Turn> | null): Promise<boolean> {
    if (this.status !== "live" || answer?.seq === undefined) return false;
    const before = performance.now();
    while (performance.now() - before < PUSH_WAIT) {
      const { card, draft } = this.state!;
      if (card.seq > answer.seq || (card.seq === answer.seq && draft.length === answer.draft?.length)) return true;
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    return false;
  }

  /** A question about this moment. A player who acts before the answer comes no longer waits for it. */
  private async question<T>(put: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { signal } = this.questions;
    if (this.busy) return new Promise(() => {});
    try {
      return await put(signal);
    } catch (why) {
      if (signal.aborted) return new Promise(() => {});
      throw why;
    }
  }

  preview = (move: Move): Promise<Preview> => {
    const key = JSON.stringify(move);
    let answer = this.previews.get(key);
    if (!answer) {
      const { real, state } = this;
      answer = real
        ? this.client.rehearse(real.card.seq, [...state!.draft, move])
        : this.question((signal) => this.client.preview(state!.at, move, signal));
      answer.catch(() => this.previews.delete(key));
      this.previews.set(key, answer);
    }
    return answer;
  };

  /** The house's advice to the player to act here, as long as nothing has happened since. */
  get advised(): Hint | null {
    const given = this.advice;
    return given && given.at === this.state?.at && given.seat === this.seat ? given.hint : null;
  }

  askAdvice = async (): Promise<void> => {
    const at = this.state!.at;
    const seat = this.seat;
    this.advice = { at, seat, hint: await this.client.hint(at) };
  };

  /** The player has chosen something: the advice is old. */
  dropAdvice = (): void => {
    this.advice = null;
  };

  whyNot = async (move: Move): Promise<WhyNot> => {
    if (this.real) return { allowed: false, rule: null, line: null };
    const answer = await this.question((signal) => this.client.whyNot(this.state!.at, move, signal));
    return this.refused?.(move, answer) ? { ...answer, line: null } : answer;
  };

  /** True if it was sent; a message that was not sent stays in its box. */
  /** Hide what a seat says, in this browser only; or show it again. */
  mute = (seat: number, on: boolean): void => {
    this.muted = [...this.muted.filter((one) => one !== seat), ...(on ? [seat] : [])];
    save(`muted.${this.id}`, this.muted);
  };

  say = async (text: string): Promise<boolean> => {
    try {
      await this.client.say(text);
      return true;
    } catch (why) {
      tell(wordsFor(why), "bad");
      return false;
    }
  };

  join = async (seat: number, name: string): Promise<void> => {
    try {
      hold(this.id, (await this.client.join(name, seat)).seat);
      this.live?.close();
      this.live = null;
      this.state = null;
      await this.open();
    } catch (why) {
      tell(wordsFor(why), "bad");
    }
  };

  sit = (about: { name?: string; colour?: Colour }): Promise<boolean> => this.turn(() => this.client.sit(about));

  mark = (id: string): void => {
    const { marks } = this.notes;
    this.notes.marks = marks.includes(id) ? marks.filter((one) => one !== id) : [...marks, id];
    void this.keepNotes();
  };

  /** The server's notes, or those that were typed here and never reached it. */
  private async readNotes(): Promise<void> {
    this.notes = await this.client.notes();
    const text = kept(this.typing);
    if (typeof text !== "string") return;
    this.notes.text = text;
    void this.keepNotes();
  }

  private get typing(): string {
    return `notes.${this.id}.${this.seat}`;
  }

  typed = (): void => keep(this.typing, this.notes.text);

  keepNotes = async (): Promise<boolean> => {
    const key = this.typing;
    const notes = $state.snapshot(this.notes);
    try {
      await this.client.keepNotes(notes);
      if (kept(key) === notes.text) done(key);
      return true;
    } catch (why) {
      tell(wordsFor(why), "bad");
      return false;
    }
  };

  rematch = async (): Promise<string | null> => {
    try {
      const next = await this.client.rematch();
      hold(next.table, next.seat);
      holdHost(next.table, heldAt(this.id).host);
      return next.table;
    } catch (why) {
      tell(wordsFor(why), "bad");
      return null;
    }
  };

  analyse = (from: number): ReturnType<api.TableApi["analyse"]> => this.client.analyse(from);
  position = (seq: number): Promise<Json> => this.client.position(seq);
  export = (): Promise<string> => this.client.export();
  bgStats = (): Promise<Json> => this.client.bgStats();
  past = (seq: number, point: number | null): ReturnType<api.TableApi["past"]> => this.client.past(seq, point);
  log = (point: number | null): Promise<Entry[]> => this.client.log(point);

  close(): void {
    quiet.on = false;
    this.deafen?.();
    this.live?.close();
    clearTimeout(this.showing);
  }
}

/** The chat after a line of the house that says what the operator removed. */
function withoutRemoved(lines: ChatLine[], { key, args }: ChatLine): ChatLine[] {
  if (key === "house-line-removed") return lines.filter((line) => line.number !== args?.line);
  if (key === "house-name-removed") return lines.filter((line) => line.key || line.seat !== Number(args?.number) - 1);
  return lines;
}
