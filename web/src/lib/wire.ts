// Written by tools/wire_types.py from branchline.server: change the types there, and run it again.

export type Json = Record<string, unknown>;

export type Shape = "hidden" | "number" | "word" | "list" | "counts" | "lists" | "by-seat" | "tracks" | "row" | "table" | "score";

export type Colour = "red" | "blue" | "green" | "yellow" | "black" | "white" | "purple" | "lilac" | "orange";

export type SeatKind = "person" | "open" | "bot";

export interface Agree {
  end: boolean;
}

/** How far it is, and from number `from` on the moves that are judged. The dearest moves are named at the end. */
export interface Analysis {
  done: number;
  of: number;
  moves: JudgedMove[];
  /** numbers of moves, the dearest first */
  turning_points: number[];
  /** it stopped; ask again to go on */
  failed: boolean;
}

/** Send me everything again: a part did not follow what I have. */
export interface AskState {
  type: "state";
}

/** A question about a move: what would it cost, why may I not? */
export interface Asked {
  at: number;
  move: Json | string;
}

export interface AtMoment {
  at: number;
}

export interface BoardCard {
  id: string;
  digest: string;
  title: string;
  /** or put into DATA/boards, or uploaded */
  shipped: boolean;
}

/** A bot as it introduces itself: in the language of the answer, and as message keys for every other one. */
export interface BotCard {
  name: string;
  title: string;
  text: string;
  title_key: string;
  text_key: string;
  /** how long it takes for a move at a table, on average; 0 where nobody could tell */
  seconds: number;
  /** and at most */
  most: number;
  /** None where nobody has measured it */
  strength: Strength | null;
}

export interface Change {
  seat: number;
  thing: string;
  by: number;
}

/** The table changed otherwise: a draft in another tab, a seat, an agreement, the end. */
export interface Changed {
  type: "changed";
  part: StatePart;
}

/** One way to reach a person. */
export interface ChannelCard {
  id: string;
  kind: "feed" | "mail" | "push" | "webhook";
  /** the mail address, the webhook's host, the browser */
  where: string;
  /** false: a mail address that is not confirmed, or one that takes nothing any more */
  ready: boolean;
  added: number;
  /** when something arrived last; 0: nothing has yet */
  told: number;
  /** the key of why the last notice did not arrive */
  trouble: string;
  args: Json;
  /** of a feed: where a calendar asks */
  calendar: string;
  /** and where a reader does */
  news: string;
  style: "discord" | "json" | "ntfy" | "slack" | null;
}

export interface Chat {
  lines: ChatLine[];
  /** the number to go on from; nothing follows without it */
  next: number | null;
}

/** What somebody said; or, with a `key`, what the house says of a seat: a message and its facts, in English too. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
  key?: string | null;
  args?: Record<string, string | number>;
}

export interface ChatSent {
  type: "chat";
  line: ChatLine;
}

/** The last message before the server hangs up: why, and whether to come back. */
export interface Closing {
  type: "closing";
  why: "bad-message" | "closed" | "freed" | "late" | "removed" | "restart" | "too-many" | "too-slow";
  text: string;
  retry: boolean;
}

export interface CodedTable {
  table: string;
}

export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  /** its digest or id; without one, the game's own */
  board?: string | null;
  options?: Json;
  /** anybody may find it, join and watch; if not said, those with an open seat are found */
  listed?: boolean | null;
  /** begin here instead of dealing; it holds its options */
  position?: Json | null;
  /** who adds to it: see docs/fairness.md */
  luck?: "everyone" | "house";
  /** see docs/by-mail.md */
  pace?: Pace;
}

export interface Created {
  table: string;
  /** the secret that may free seats */
  host: string;
  /** of the device that set the table, if seats are here: what it sent, or a new one */
  key: string | null;
  /** the seats of that device */
  here: number[];
  /** one for each person who is not here */
  invitations: Invitation[];
}

export interface DeviceCard {
  id: string;
  label: string;
  added: number;
  /** when it last came by */
  seen: number;
  /** it is the one that asks */
  this: boolean;
}

/** Why a round was abandoned, and whose seats it was. */
export interface Dropped {
  why: "joined" | "late" | "left";
  seats: number[];
}

/** One move as this viewer may know it. */
export interface Entry {
  seq: number;
  seat: number;
  /** null where the move itself is secret */
  move: NamedMove | null;
  lines: Line[];
  changes: Change[];
  time: number;
}

export interface Forgotten {
  /** how many seats had their name, words and notes taken away */
  seats: number;
}

/** A seat whose device is lost. `open` lets anybody at the table take it; else a new invitation does. */
export interface FreeSeat {
  seat: number;
  open?: boolean;
}

export interface FreedSeat {
  seat: number;
  invitation: string | null;
}

export interface GameCard {
  id: string;
  title: string;
  designers: string[];
  seats: number[];
  minutes: [number, number];
  rules_version: number;
  provenance: string;
  /** in a word: `exact`, `partly` or `reconstructed` */
  exactness: string;
  /** the game's catalogue */
  texts: string;
  /** what the facts of its messages are, by their names: see locale/facts.json */
  facts: Record<string, string>;
  boards: BoardCard[];
  options: OptionCard[];
  /** the weakest first */
  bots: BotCard[];
  /** scores, breakdowns and the points of changes are counted in half points */
  halves: boolean;
  /** of the seats' pieces */
  colours: Colour[];
  /** the option that says which seat has the first colour; else each seat chooses */
  colour_option: string | null;
  rules: RuleIndex[];
  /** the address of the ES module that draws its board, where the game brings one along */
  module: string | null;
  /** of its views, in the order they are shown in */
  parts: PartCard[];
  /** it has a first game with a coach */
  lesson: boolean;
  /** the rules that can be tried at a small position */
  tries: string[];
}

/** What a link in a mail knows. */
export interface GivenKey {
  key: string;
}

export interface GivenLink {
  link: string;
}

export interface GivenPasskey {
  credential: Json;
}

/** A device comes by. Its person is told things in this language from now on. */
export interface Greeting {
  language?: string | null;
  label?: string;
}

/** The first message. `since` asks for the entries after that number; `views` for the whole view with every move, or with `parts` only for what has changed of it. `seat` says for which seat, where a device has several; `screen`, that this shows the table to everybody. */
export interface Hello {
  type: "hello";
  key?: string | null;
  seat?: number | null;
  screen?: boolean;
  since?: number | null;
  views?: boolean;
  parts?: boolean;
}

/** A move worth making, why, and what it costs and gives at once (nothing where luck decides). */
export interface Hint {
  move: NamedMove;
  lines: Line[];
  changes: Change[];
}

export interface History {
  entries: Entry[];
  next: number | null;
}

/** Whether the asking device is of the person who set the table up. */
export interface HostCard {
  host: boolean;
}

export interface HouseCard {
  /** Ed25519, 64 hexadecimal digits: the logs of finished tables are signed with its other half */
  key: string;
}

export interface HouseStatistics {
  tables: number;
  running: number;
  finished: number;
  moves: number;
  games: Record<string, Record<string, number>>;
  bots: Record<string, Record<string, number>>;
}

export interface Imported {
  table: string;
}

/** It opens a seat for the first device that exchanges it. It is shown once and stored only as a hash. */
export interface Invitation {
  seat: number;
  invitation: string;
}

/** An invitation, for a seat that belongs to the asking device from now on. */
export interface Invited {
  invitation: string;
  /** what the person is called, if not as they were invited */
  name?: string | null;
}

export interface Join {
  name?: string;
  seat?: number | null;
  colour?: Colour | null;
}

/** A move that was a choice: what its seat could expect before and after it, by what it knew and in hindsight. */
export interface JudgedMove {
  seq: number;
  seat: number;
  /** how many moves there were to choose from */
  choices: number;
  played: Weighed;
  /** what the best move promised */
  before: number;
  loss: number;
  /** with all hands open */
  hindsight_before: number;
  hindsight_after: number;
  better: Weighed[];
}

/** What a link in a mail was about. */
export interface KnownChannel {
  where: string;
  ready: boolean;
}

/** The chapter that a table is about. Steps are counted through all chapters. */
export interface LessonCard {
  name: string;
  catalogue: string | null;
  steps: StepCard[];
  /** steps of earlier chapters */
  before: number;
  /** steps of all chapters */
  of: number;
  /** the chapter that follows */
  next: string | null;
}

/** The lesson of a table, and whether the table still follows it. */
export interface LessonPlace {
  /** `chapter/…` of a first game, or `rule/…` */
  name: string;
  follows: boolean;
}

/** A sentence: a message key and its facts; the text too, where a language was asked for. */
export interface Line {
  key: string;
  args: Json;
  text?: string | null;
}

/** What a device is to know before it uses a link. */
export interface LinkCard {
  /** that its person goes by */
  names: string[];
  /** of that person */
  seats: number;
  /** seats of the asking device's own person, which would come along */
  coming: number;
  /** the device is that person's already */
  same: boolean;
}

/** How the luck of a table came about, or how far people have come. */
export interface Luck {
  kind: "everyone" | "house";
  stage: "dealt" | "luck" | "players";
  terms: Terms | null;
  rounds: LuckRound[];
  /** of the asking device, as its commitment names them */
  seats: number[];
  awaited: number[];
  /** once the table is over */
  seed: string | null;
}

/** What one device adds. */
export interface LuckPart {
  seats: number[];
  commitment: string;
  /** once it is shown; the house's after the end only */
  secret: string | null;
}

export interface LuckRound {
  number: number;
  /** their hash */
  terms: string;
  house: LuckPart;
  players: LuckPart[];
  /** all commitments as one hash, once all are there */
  promise: string | null;
  abandoned: Dropped | null;
}

export interface Mine {
  keys: string[];
}

/** With `hold` a move stays in the draft as long as it can be taken back; without, all that was drafted counts. A move is one that was offered, or a text in the game's notation, which may say a whole turn in one: it is played whole, or refused. */
export interface MoveMade {
  at: number;
  move: Json | string;
  hold?: boolean;
}

/** Moves were made. `part` is for those who take parts, `state` for those who take whole views; others are sent the moves they may choose from in `legal`. */
export interface Moved {
  type: "moved";
  seq: number;
  entries: Entry[];
  deciders: number[];
  over: boolean;
  legal: NamedMove[];
  state?: TableState | null;
  part?: StatePart | null;
}

/** A seat of the asking person. `since` says for how long the table has waited for them, if it does, and `deadline` when their time runs out, if they have a clock. */
export interface MyTable {
  card: TableCard;
  seat: number;
  since: number | null;
  deadline: number | null;
}

/** A move as the engine writes it: its kind, and its fields. */
export interface NamedMove {
  move: string;
  [own: string]: unknown;
}

/** A mail address or a webhook; what a browser subscribed to; or a feed, which needs nothing. */
export interface NewChannel {
  kind: "feed" | "mail" | "push" | "webhook";
  address?: string;
  /** how the webhook wants it, if the address does not say */
  style?: "discord" | "json" | "ntfy" | "slack" | null;
  p256dh?: string;
  auth?: string;
  /** what the browser is called */
  label?: string;
  language?: string | null;
}

export interface NewDevice {
  link: string;
  label?: string;
}

/** It adds the first device that uses it. It is shown once and stored only as a hash. */
export interface NewDeviceLink {
  link: string;
  until: number;
}

/** What the browser answered, as WebAuthn has it. */
export interface NewPasskey {
  credential: Json;
  label?: string;
}

/** Days on which the person's clocks do not run in games by mail: whole days of a time zone, both included. */
export interface NewVacation {
  first: string;
  last: string;
  zone: string;
}

/** How a person is reached, what they want to hear, and which channels this house has. */
export interface NoticeCard {
  channels: ChannelCard[];
  kinds: ("analysis" | "ended" | "invitation" | "mention" | "turn" | "warn")[];
  /** for which mail waits, where something quicker tells them too */
  hours: number;
  mail: boolean;
  /** the key that a browser subscribes with; without it there is no push */
  push: string | null;
}

/** How often something came of a kind of channel, since the store began. */
export interface NoticeCount {
  kind: "feed" | "mail" | "push" | "webhook";
  /** sent, failed (and tried again), refused (for good), removed */
  outcome: string;
  number: number;
  last: number;
  /** the last time; with nobody’s address in it */
  why: string;
}

/** What the operator sees of notices: no address and no name. */
export interface NoticeReport {
  mail: boolean;
  push: boolean;
  /** where links lead */
  address: string;
  counts: NoticeCount[];
  channels: WaitingChannels[];
}

export interface OptionCard {
  name: string;
  default: unknown;
  choices: unknown[];
  text: string;
}

/** The pace of a table: its preset, the night and the free days that do not count, and what happens when time runs out: the others are asked, or a bot plays the turn, or goes on, or the table ends. */
export interface Pace {
  preset?: "day" | "live-10" | "live-25" | "live-60" | "none" | "slow";
  /** as in `Europe/Berlin`; needed for nights and free days */
  zone?: string;
  night?: [number, number] | null;
  /** Monday is 0 */
  free_days?: number[];
  time_out?: "ask" | "bot" | "end" | "turn";
}

/** One part of a game's view, or a column of one: how a table shows it that does not know the game. */
export interface PartCard {
  name: string;
  shape: Shape;
  /** what its values are: `seat`, `thing` of the board, or how the keys of their texts begin */
  of?: string;
  /** the same of its keys */
  by?: string;
  columns?: PartCard[];
  /** not the same for every seat */
  secret?: boolean;
  /** shown only where it is more than nothing */
  some?: boolean;
  /** the key of what it is called, where that is not view-<name> */
  title?: string;
}

export interface PasskeyCard {
  id: string;
  label: string;
  made: number;
  /** when somebody signed in with it last */
  seen: number;
}

export interface PasskeyList {
  passkeys: PasskeyCard[];
  /** the message that says why there can be none here */
  why_not: string | null;
}

export interface PasskeyName {
  label: string;
}

/** What the browser is asked for, as WebAuthn has it. */
export interface PasskeyOptions {
  options: Json;
}

/** A table at one sequence number, from one point of view. */
export interface Past {
  seq: number;
  seat: number | null;
  view: SeatView;
  over: boolean;
  /** each seat's score; before the end what is public of it */
  breakdown: ScoreLine[][];
  /** what decided between seats that ended with equal points, from the first place down */
  ties: TieLine[];
}

/** All clocks stop once every player wants that, and go on as soon as one does. */
export interface PauseWish {
  pause: boolean;
}

/** Who has this device; with no devices where nobody does yet, because it has no seat and was not added. */
export interface PersonCard {
  devices: DeviceCard[];
  /** a link is good until then that nobody has used */
  link_until: number | null;
}

/** `acting`: a person has touched the page since the last one, so they need no notice of what happens here. */
export interface Ping {
  type: "ping";
  acting?: boolean;
}

export interface PlanCard {
  at: number;
  /** the seat can plan its next turn now */
  possible: boolean;
  /** that it has planned */
  moves: NamedMove[];
  /** its turn came, the position had changed, and they were not made */
  off: boolean;
}

/** The moves of a turn that has not come yet, chosen at a moment. */
export interface PlanMoves {
  at: number;
  /** turns have some twenty at most */
  moves: (Json | string)[];
}

export interface Pong {
  type: "pong";
}

export interface Preview {
  /** null where luck has a say */
  changes: Change[] | null;
}

/** Text, and marks on the board, as the page keeps them. */
export interface PrivateNotes {
  text?: string;
  marks?: string[];
}

/** Every refusal, of whatever kind. `error` is for programs, `text` for people; nothing was changed. */
export interface Problem {
  /** "stale-move", "illegal-move", "not-your-turn", "bad-message", "no-such-table", "revoked", … */
  error: string;
  text: string;
  rule?: string | null;
  key?: string | null;
  args?: Json;
  /** where the table is now, if the request was late */
  at?: number | null;
  /** of a board file: where, and what is wrong there */
  problems?: [string, string][];
}

/** A commitment to a secret of this device, in the round that is open. */
export interface PromiseLuck {
  round: number;
  commitment: string;
}

export interface QrCode {
  /** "1" is dark; without the quiet zone */
  rows: string[];
}

export interface QrText {
  text: string;
}

/** The table as it would be after these moves, as the seat sees it, and how they can go on. */
export interface Rehearsed {
  at: number;
  moves: NamedMove[];
  legal: NamedMove[];
  /** a turn to its end: it can be planned */
  whole: boolean;
  /** what the last of them costs and gives */
  changes: Change[];
  view: Json;
}

/** The seat there belongs to the device that has the seat here. */
export interface Rematch {
  table: string;
  seat: number;
}

export interface RemoveLine {
  /** its number */
  line: number;
}

export interface RemoveName {
  seat: number;
}

export interface Result {
  /** the game's, or "conceded", "agreed", "closed" */
  reason: string;
  scores: number[];
  ranking: number[];
}

/** Some rules of a game under one heading. */
export interface RuleIndex {
  id: string;
  /** the key of its heading, in the game's catalogue */
  title: string | null;
  /** the ids; the text of T2.4 is rule-T2-4 */
  rules: string[];
}

export interface Say {
  text: string;
}

/** One line of a score, as the rulebook counts it. */
export interface ScoreLine {
  rule: string;
  points: number;
  key: string;
  args: Json;
}

/** What a table's screen shows: a code to type, and where a phone reaches this house if the screen cannot know. */
export interface ScreenCode {
  code: string;
  /** ask again before */
  until: number;
  /** of this machine in its network: told only to a screen on the machine itself */
  addresses: string[];
}

export interface SeatCard {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: Colour;
  /** who plays it now, if a bot does */
  bot: string | null;
  /** the bot only keeps the seat of a person who went away */
  stand_in: boolean;
  /** somebody is connected */
  here: boolean;
  /** it belongs to a device: a person has sat down */
  held: boolean;
  /** where seats have clocks */
  clock?: SeatClock;
}

/** How much time a seat has. A running clock says since when, and which stretches of time do not count. */
export interface SeatClock {
  /** seconds, at `since` if it runs */
  left: number;
  /** 0: it does not run */
  since?: number;
  /** when it runs out */
  deadline?: number;
  rests?: [number, number][];
  /** the seat's time has run out: the others may go on without it */
  out?: boolean;
  /** vacations that the person has announced */
  away?: [number, number][];
}

/** `person` gets an invitation, `open` goes to the first person who joins, `bot` is played by the house. A person's seat that is `here` belongs to the device that sets the table, and gets none. An open seat may name a bot that plays until somebody joins; without one the table waits. */
export interface SeatPlan {
  kind: SeatKind;
  name?: string;
  bot?: string | null;
  colour?: Colour | null;
  here?: boolean;
}

/** What a seat, or a spectator, may know. Every game has these keys; the rest is the game's own. */
export interface SeatView {
  game: string;
  seats: number;
  seat: number | null;
  phase: string;
  over: boolean;
  deciders: number[];
  players: Json[];
  /** what the seat may choose; a spectator chooses nothing */
  legal?: NamedMove[];
  [own: string]: unknown;
}

/** The key is the one that was sent, or a new one; it is stored only as a hash. */
export interface Seated {
  table: string;
  seat: number;
  key: string;
}

export interface SetWishes {
  kinds: ("analysis" | "ended" | "invitation" | "mention" | "turn" | "warn")[];
  hours: number;
  /** notices speak it from now on */
  language?: string | null;
}

/** The secret, once all have promised theirs. */
export interface ShowLuck {
  round: number;
  secret: string;
}

/** What the person of a seat may say about themselves. */
export interface Sit {
  name?: string;
  colour?: Colour;
}

/** A bot plays for a person until they come back, or for this turn only. */
export interface StandIn {
  seat: number;
  bot: string;
  turn?: boolean;
}

/** A first game, from its beginning or from a chapter on; or a rule to try. */
export interface StartLesson {
  game: string;
  /** as the card of a table names it */
  lesson?: string | null;
  name?: string;
}

/** What has changed since the state with the number before: put in the place of what was there, it gives the state with this number. */
export interface StatePart {
  number: number;
  /** fields of the TableState, but for its card and view */
  state?: Json;
  /** fields of the card */
  card?: Json;
  /** facts of the view */
  view?: Json;
  /** columns of the view's players, by seat */
  players?: Record<string, Json>;
  /** facts that the view has no more */
  gone?: string[];
}

/** All of it: it was asked for, or the table changed otherwise and this visitor takes no parts. */
export interface StateSent {
  type: "state";
  number: number;
  state: TableState;
}

/** One idea of a lesson. Its words are `lesson-<id>…` in the lesson's catalogue. */
export interface StepCard {
  id: string;
  rules: string[];
  /** what the coach points at, as the board names it; else what the next move is made with */
  point: string | null;
  /** how many moves the table has made when it begins */
  first: number;
  /** of the player; none where there is something to look at */
  moves: NamedMove[];
  /** of a rule to try: the move that it refuses */
  forbidden?: NamedMove | null;
  /** what speaks for each move */
  reasons?: Line[][];
}

/** What a bot was measured to win, among bots of the level below it. */
export interface Strength {
  /** the bot in all the other seats */
  among: string;
  /** of the games, from 0 to 1 */
  share: number;
  games: number;
  seats: number;
}

export interface TableCard {
  table: string;
  game: string;
  board: string;
  board_digest: string;
  options: Json;
  seats: SeatCard[];
  seq: number;
  deciders: number[];
  /** seconds since 1970 */
  created: number;
  touched: number;
  listed: boolean;
  result: Result | null;
  /** what was promised of the luck before anything was dealt; empty before that */
  commitment: string;
  /** the seed itself, once the table is over */
  seed: string | null;
  /** the table that follows this one */
  rematch: string | null;
  /** it began at a position somebody laid out, who may know every hand; no deal proves it */
  laid_out: boolean;
  /** the version it was played by, if that is not today's: nobody plays on */
  older_rules: number | null;
  /** read from a log file: its names are as the file says */
  imported: boolean;
  lesson: LessonPlace | null;
  /** whose luck it is dealt from: the house's alone, or everyone's */
  luck: "everyone" | "house";
  /** waits for people, agrees on luck, or can be played */
  stage: "dealt" | "luck" | "players";
  /** before the deal: the seats it waits for */
  awaited: number[];
  pace: Pace;
  /** no clock runs */
  paused: boolean;
  /** the seats that want to pause */
  pausing: number[];
  /** nobody came in time: it will not begin any more */
  expired: boolean;
}

export interface TableList {
  tables: TableCard[];
  /** ask again with ?after=… for more */
  next: string | null;
}

/** All that a seat, or a spectator, may know about a table now. */
export interface TableState {
  card: TableCard;
  seat: number | null;
  at: number;
  /** this seat's moves that are not in the log yet */
  draft: NamedMove[];
  may_undo: boolean;
  /** the turn is played and waits for "end turn" */
  may_end: boolean;
  /** this seat has chosen, and others have not yet */
  waiting: boolean;
  /** after the draft; holds `legal` */
  view: SeatView;
  /** the seats that want to end the table */
  agreed: number[];
  /** the seats that must agree too before it ends */
  to_agree: number[];
  /** seats whose person has been away long enough for a bot to stand in */
  absent: number[];
  /** the table is shown on a screen for everybody, where the sounds come from */
  screen: boolean;
}

/** What the luck is for. Every commitment is bound to it. */
export interface Terms {
  table: string;
  game: string;
  rules_version: number;
  board: string;
  seats: number;
  options: Json;
  /** the hash of one that was laid out */
  position: string | null;
}

/** Two seats with equal points, and the rule that set them apart, if any did. */
export interface TieLine {
  rule: string;
  key: string;
  args: Json;
}

/** The answer to a move, an undo, a reset or an end of turn: where the seat stands now. */
export interface Turn {
  seq: number;
  at: number;
  draft: NamedMove[];
  may_undo: boolean;
  may_end: boolean;
  waiting: boolean;
  legal: NamedMove[];
}

export interface TypedCode {
  code: string;
}

export interface VacationCard {
  id: string;
  first: string;
  last: string;
  zone: string;
  /** it cannot be taken back any more */
  begun: boolean;
}

export interface VacationList {
  /** that are not over, in order */
  vacations: VacationCard[];
  /** days a year */
  most: number;
}

export interface WaitingChannels {
  kind: "feed" | "mail" | "push" | "webhook";
  channels: number;
  /** on how many of them something is still to be sent */
  waiting: number;
}

/** A move, the part of games that are won after it, and by how many points. */
export interface Weighed {
  move: NamedMove;
  chance: number;
  margin: number;
}

export interface Welcome {
  type: "welcome";
  /** of this state: the next part is one more */
  number: number;
  state: TableState;
  entries: Entry[];
  chat: ChatLine[];
  /** by the clock that deadlines follow */
  now: number;
}

export interface WhyNot {
  allowed: boolean;
  rule: string | null;
  line: Line | null;
}

export type FromClient = Hello | AskState | Ping;

export type FromServer = Welcome | Moved | Changed | StateSent | ChatSent | Pong | Closing;

/** Every address of the API: what is sent there, and what comes back. */
export interface Routes {
  "POST /api/tables/{table}/moves": { takes: MoveMade; gives: Turn };
  "POST /api/tables/{table}/undo": { takes: AtMoment; gives: Turn };
  "POST /api/tables/{table}/reset": { takes: AtMoment; gives: Turn };
  "POST /api/tables/{table}/end": { takes: AtMoment; gives: Turn };
  "POST /api/tables/{table}/preview": { takes: Asked; gives: Preview };
  "POST /api/tables/{table}/why-not": { takes: Asked; gives: WhyNot };
  "POST /api/tables/{table}/hint": { takes: AtMoment; gives: Hint };
  "GET /api/tables/{table}/plan": { takes: null; gives: PlanCard };
  "PUT /api/tables/{table}/plan": { takes: PlanMoves; gives: PlanCard };
  "DELETE /api/tables/{table}/plan": { takes: null; gives: PlanCard };
  "POST /api/tables/{table}/plan/rehearse": { takes: PlanMoves; gives: Rehearsed };
  "POST /api/tables/mine": { takes: Mine; gives: MyTable[] };
  "POST /api/tables": { takes: CreateTable; gives: Created };
  "GET /api/tables": { takes: null; gives: TableList };
  "GET /api/tables/{table}": { takes: null; gives: TableState };
  "GET /api/tables/{table}/log": { takes: null; gives: History };
  "GET /api/tables/{table}/past/{seq}": { takes: null; gives: Past };
  "GET /api/tables/{table}/position/{seq}": { takes: null; gives: Json };
  "GET /api/tables/{table}/export": { takes: null; gives: string };
  "GET /api/tables/{table}/bg-stats": { takes: null; gives: Json };
  "GET /api/tables/{table}/chat": { takes: null; gives: Chat };
  "POST /api/tables/{table}/chat": { takes: Say; gives: ChatLine };
  "GET /api/tables/{table}/notes": { takes: null; gives: Required<PrivateNotes> };
  "PUT /api/tables/{table}/notes": { takes: PrivateNotes; gives: Required<PrivateNotes> };
  "POST /api/tables/{table}/join": { takes: Join; gives: Seated };
  "GET /api/tables/{table}/luck": { takes: null; gives: Luck };
  "POST /api/tables/{table}/luck/promise": { takes: PromiseLuck; gives: Luck };
  "POST /api/tables/{table}/luck/show": { takes: ShowLuck; gives: Luck };
  "POST /api/tables/{table}/sit": { takes: Sit; gives: TableCard };
  "GET /api/tables/{table}/mine": { takes: null; gives: number[] };
  "GET /api/tables/{table}/host": { takes: null; gives: HostCard };
  "POST /api/tables/{table}/free": { takes: FreeSeat; gives: FreedSeat };
  "POST /api/tables/{table}/code": { takes: null; gives: ScreenCode };
  "POST /api/seats": { takes: Invited; gives: Seated };
  "POST /api/codes": { takes: TypedCode; gives: CodedTable };
  "POST /api/qr": { takes: QrText; gives: QrCode };
  "POST /api/tables/{table}/stand-in": { takes: StandIn; gives: TableState };
  "POST /api/tables/{table}/return": { takes: null; gives: TableState };
  "POST /api/tables/{table}/concede": { takes: null; gives: TableState };
  "POST /api/tables/{table}/agree": { takes: Agree; gives: TableState };
  "POST /api/tables/{table}/pause": { takes: PauseWish; gives: TableState };
  "POST /api/tables/{table}/rematch": { takes: null; gives: Rematch };
  "POST /api/lessons": { takes: StartLesson; gives: Created };
  "GET /api/tables/{table}/lesson": { takes: null; gives: LessonCard };
  "GET /api/games": { takes: null; gives: GameCard[] };
  "GET /api/games/{game}/boards": { takes: null; gives: BoardCard[] };
  "POST /api/games/{game}/boards": { takes: Json; gives: BoardCard };
  "GET /api/games/{game}/boards/{board}": { takes: null; gives: Json };
  "GET /api/games/{game}/web/{file}": { takes: null; gives: string };
  "POST /api/logs": { takes: string; gives: Imported };
  "POST /api/person": { takes: Greeting; gives: PersonCard };
  "POST /api/person/link": { takes: null; gives: NewDeviceLink };
  "DELETE /api/person/link": { takes: null; gives: PersonCard };
  "POST /api/person/look": { takes: GivenLink; gives: LinkCard };
  "POST /api/person/devices": { takes: NewDevice; gives: PersonCard };
  "DELETE /api/person/devices/{device}": { takes: null; gives: PersonCard };
  "GET /api/person/vacations": { takes: null; gives: VacationList };
  "POST /api/person/vacations": { takes: NewVacation; gives: VacationList };
  "DELETE /api/person/vacations/{vacation}": { takes: null; gives: VacationList };
  "GET /api/person/passkeys": { takes: null; gives: PasskeyList };
  "POST /api/person/passkeys": { takes: NewPasskey; gives: PasskeyList };
  "POST /api/person/passkeys/ask": { takes: null; gives: PasskeyOptions };
  "PUT /api/person/passkeys/{passkey}": { takes: PasskeyName; gives: PasskeyList };
  "DELETE /api/person/passkeys/{passkey}": { takes: null; gives: PasskeyList };
  "POST /api/passkeys/ask": { takes: null; gives: PasskeyOptions };
  "POST /api/passkeys": { takes: GivenPasskey; gives: NewDeviceLink };
  "GET /api/notices": { takes: null; gives: NoticeCard };
  "PUT /api/notices": { takes: SetWishes; gives: NoticeCard };
  "POST /api/notices": { takes: NewChannel; gives: NoticeCard };
  "DELETE /api/notices/{channel}": { takes: null; gives: NoticeCard };
  "POST /api/notices/confirm/{channel}": { takes: GivenKey; gives: KnownChannel };
  "POST /api/notices/stop/{channel}": { takes: null; gives: KnownChannel };
  "GET /api/notices/stop/{channel}": { takes: null; gives: string };
  "GET /api/feeds/{feed}": { takes: null; gives: string };
  "GET /api/person/everything": { takes: null; gives: string };
  "POST /api/forget": { takes: Mine; gives: Forgotten };
  "GET /api/operator/tables": { takes: null; gives: TableList };
  "GET /api/operator/notices": { takes: null; gives: NoticeReport };
  "POST /api/operator/tables/{table}/close": { takes: null; gives: TableCard };
  "POST /api/operator/tables/{table}/remove-line": { takes: RemoveLine; gives: TableCard };
  "POST /api/operator/tables/{table}/remove-name": { takes: RemoveName; gives: TableCard };
  "POST /api/tables/{table}/analysis": { takes: null; gives: Analysis };
  "GET /api/house": { takes: null; gives: HouseCard };
  "GET /api/statistics": { takes: null; gives: HouseStatistics };
  "GET /api/texts": { takes: null; gives: string[] };
  "GET /api/texts/{language}/{catalogue}": { takes: null; gives: string };
  "GET /api/openapi.json": { takes: null; gives: Json };
  "GET /health": { takes: null; gives: Json };
  "GET /metrics": { takes: null; gives: string };
}
