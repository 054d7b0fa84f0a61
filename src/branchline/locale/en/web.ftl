### What the pages say, in British English: everything round the table, whatever the game.
### One message, one line. Every key begins with page-, so that none is a game’s too.

## The frame

page-home = Branchline, to the first page
page-nav = Main
page-nav-tables = Tables
page-nav-rules = Rules
page-nav-settings = Settings
page-skip = Skip to the content
page-close = Close
page-cancel = Cancel
page-loading = One moment …
page-try-again = Try again
page-to-home = To the first page
page-yes = yes
page-no = no
page-no-storage = This browser keeps nothing for this page. You can play, but keep your seat’s link: when you close the page, it is the only way back.
page-trouble = Something is missing
page-reload = Load the page again
page-reload-why = A part of this page could not be loaded. Perhaps the server was updated meanwhile.
page-missing = End of the line
page-missing-why = There is no page at this address. The track stops here.

## When something goes wrong

page-unreachable = The server does not answer. Nothing you typed is lost: try again in a moment.
page-stale = The table has moved on since you chose that. Here it is as it is now: choose anew.
page-revoked = This link is no longer good for the seat: it was replaced by a new one. Ask whoever set the table for your new link. You can go on watching.
# $what: the browser’s own words
page-bug = That should not have happened: { $what }
page-back = Connected again. Nothing was lost.
page-lost = The connection is lost. Coming back by itself …
page-hung-up = The server has ended the connection. Load the page again to come back.
page-no-table = No table to see
page-board-missing = The board of this game could not be loaded; the general table works all the same.

## The first page

page-home-title = Take a seat: the next train is yours
page-home-lead = Four railway board games. Play against a bot at once, or send your friends a link each: no account, nothing to install.
page-games = The games
page-play-now = Play now
page-set-table = Set a table
# $seats: 2, or 2–5
page-seats = { $seats } players
# $from, $to (numbers)
page-minutes = { $from }–{ $to } minutes
page-board-exact = exact board
page-board-partly = partly reconstructed
page-board-reconstructed = reconstructed
page-watch = Tables to watch
page-watch-none = No open table just now. Whoever sets one can let others watch.
page-your-tables = Your tables
page-your-tables-none = You sit at no table yet.
page-running = In play
page-finished-tables = Finished
page-finished = Finished
# $count (number)
page-moves-made = { $count ->
  [one] { $count } move
 *[other] { $count } moves
}
page-upload-log = Look at a log file
page-upload-log-why = A log that was downloaded from a table, here or elsewhere, can be replayed move by move.
page-upload-position = Play on from a position
page-upload-position-why = A position file holds one moment of a game, every hand included. A replay saves one, and so does the command “branchline position”. Set a table that begins there, with bots or with friends.
page-upload-position-not = This file is no position: it must be JSON that names its game and its seats.
# $game: what the file says
page-upload-position-game = There is no game “{ $game }” here.
page-laid-out = This table began at a position that somebody laid out, who may know every hand.
# $version (number): of the rules
page-older-rules = Played by rules { $version }.
page-older-rules-running = The rules have changed since, so nobody plays on at this table.
page-older-rules-score = Score it as it stands
page-older-rules-waiting = The table is scored as soon as everybody wants it.
page-laid-out-short = begun at a position

## Setting a table

page-who = Who plays
# $number (number): the seat, counted from 1
page-seat-kind = Who takes seat { $number }
page-kind-me = You
page-kind-here = Somebody at this screen
page-kind-friend = A friend, by link
page-kind-open = Whoever comes first
page-kind-bot = A bot
page-which-bot = Which bot
page-name = Name
page-name-of = Name of player { $number }
page-colour-of = Colour of player { $number }
page-open-why = joins from the first page or by the table’s link
page-add-seat = Add a seat
page-remove-seat = Remove this seat
page-options = Options
page-listed = Let anybody find and watch this table
page-board = The board
page-board-own = uploaded
page-board-upload = A corrected board of your own: choose its file. It is checked line by line.
# $title: the board’s
page-board-taken = The board “{ $title }” is in order: this table will use it.
# $why: the browser’s own words
page-board-not-json = This file is not JSON: { $why }
page-set-it = Set the table
page-opening = It begins at a position
page-opening-why = The table begins as the position says, with its options. You have seen it, so you may know every hand: fine for trying things out, not for a match.
page-opening-deal = Deal a new game instead
page-table-set = The table is set
page-links-send = Send each friend the link of the seat. Whoever opens it, sits down.
page-links-secret = A link is a key: who has it plays that seat. It is shown only now; you can make a new one at the table.
page-open-link = The link of the table, for whoever wants to join or watch:
page-link = Link
page-copy = Copy
page-copied = Copied
page-copy-yourself = The link is selected: copy it with Ctrl+C.
page-to-table = To the table
page-join = Sit down
page-join-title = Take this seat
page-your-name = Your name

## At the table

page-players = Players
page-hand = Hand
page-more = More
page-table-menu = Table
page-seat-side = What to do, and what you hold
page-fold = Show the map
page-unfold = Show what to choose
page-drawers = Parts of the table
page-you = you
page-bot = bot
page-stand-in = a bot stands in
page-away = away
page-seat-open = open seat
page-acts = to play
# $points: a number in words, with halves
page-score = { $points } points
page-actions = What to do
page-your-turn = Your turn
# $who: one name or more, joined
page-waiting = Waiting for { $who }.
page-waiting-others = You have chosen. Waiting for { $who }.
page-nobody = Nobody is to play.
page-end-turn-hint = Your turn is played. End it, or take it back.
page-undo = Undo
page-reset = Reset turn
page-end-turn = End turn
# $count (number)
page-all-moves = { $count ->
  [one] { $count } possible move
 *[other] All { $count } possible moves
}
page-moves-search = Search the moves
# $count (number)
page-moves-found = { $count ->
  [one] { $count } move
 *[other] { $count } moves
}
page-moves-none = No possible move reads like that.
# $what: things, joined
page-preview-costs = Costs { $what }.
page-preview-gives = Gives { $what }.
page-preview-luck = What it brings, luck decides.
page-preview-nothing = Costs nothing.
page-general = The table in words
page-general-switch = General table: everything in words and tables
page-log = Log
page-log-and-more = Log, chat and rules
page-log-empty = Nothing has happened yet.
page-tab-log = Log
page-tab-ledger = Ledger
page-tab-chat = Chat
page-tab-notes = Notes
page-tab-rules = Rules
# $count (number)
page-unread = { $count ->
  [one] { $count } new line
 *[other] { $count } new lines
}
page-ledger = Ledger
# $who; $things: what was gained and paid, joined
page-ledger-line = { $who }: { $things }
page-ledger-empty = Nobody has paid or gained anything yet.
page-chat = Chat
page-chat-say = Say something
page-chat-send = Send
page-chat-empty = Nobody has said anything yet.
page-chat-watching = Only who sits at the table can talk.
page-notes = Notes
page-notes-why = Only you see these notes.
page-saved = Saved.
page-not-saved = Not saved: the server does not answer. It is tried again with your next word.
page-guide = A hint
page-hint = Ask for advice
page-hint-asking = Thinking …
page-hint-do = Do that
page-guide-understood = Understood
page-why-rule = Rule { $rule }
page-guide-off = No more hints
page-replay = Replay
page-download = Download the log
page-links = Links of the seats
page-links-renew = New link
page-links-renew-why = A new link makes the old one of that seat worthless.
page-agree = Propose to end the game
page-agree-not = Take the proposal back
# $who: names, joined
page-agreed = { $who } would end the game here.
page-concede = Give up
page-concede-why = The game ends, and you come last. This cannot be taken back.
# $who: a name
page-absent = { $who } is away.
# $bot: its title
page-let-bot = Let { $bot } play on
page-come-back = Take your seat back
page-see-end = See the scores
# $who: a name
page-curtain = Now { $who }
page-curtain-why = Nobody else looks at the screen, please.
page-curtain-open = I am { $who }

## Replay

page-replay-controls = Moment and point of view
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-next = One move on
page-replay-last = To the end
page-replay-play = Play
page-replay-stop = Stop
page-replay-moment = Moment
# $at, $last (numbers)
page-replay-at = Move { $at } of { $last }
page-replay-eyes = Seen by
page-replay-spectator = a spectator
page-replay-mine = me
page-share = Share moment
page-replay-analyse = Replay and analysis
page-play-from-here = Play from here
page-save-position = Save position
page-analyse = Analyse this game
page-analyse-why = A search judges every move: what it promised, what it cost, what would have been better.
# $done, $of (numbers)
page-analysing = Judging: { $done } of { $of } moves
page-analysis-begins = Judging every move …
page-analysis-stopped = The analysis stopped half-way. Ask again, and it goes on.
page-analysis = Analysis
# $names: the players, joined
page-analysis-chart = How likely { $names } were to win, move by move
page-analysis-how = Chance to win, by what each player knew then
page-analysis-hindsight = thin: with all hands open
page-turning-points = Turning points
page-turning-none = No move lost much.
# $number: which one; $move (number); $who: a name
page-turning-mark = Turning point { $number }: move { $move }, { $who }
# $chance: a percentage
page-turning-lost = { $chance } lost
page-judged-best = The best move that was found.
# $before, $after: percentages
page-judged = { $before } could be expected, { $after } after it.
page-judged-hindsight = With all hands open: { $before }, then { $after }.
page-judged-better = Better:
page-judged-none = At this moment there was nothing to choose.
# $moves (number); $best (number)
page-judged-seat = { $best } of { $moves } choices the best found

## The end

page-end = The end
page-not-over = This game is not over yet
page-reason-conceded = A player gave up.
page-reason-agreed = All agreed to end the game.
page-reason-closed = The table was closed.
page-race = The race
# $names: the players, joined
page-race-chart = The points of { $names } over the game
# $count (number)
page-race-final = final count
page-race-moves = { $count } moves
page-final-board = The board at the end
# $rule: its number
page-rule-of = Rule { $rule }
page-breakdown = The scores, as the rules count them
page-rematch = Rematch
page-to-rematch = To the next game
page-proof = Proof of the deals
page-proof-open = Before the first deal the server chose a secret seed and showed its hash. When the game is over the seed is shown too, and anybody can check that every card was dealt by it.
page-proof-laid-out = Whoever laid it out chose what lay where, so only what was dealt after it can be proven.
page-proof-over = Every deal follows from this seed, and its hash was shown before the first one. Download the log and check it yourself.
page-proof-hash = Hash, shown at the start
page-proof-seed = Seed
page-proof-check = Check it with

## Rules

page-rules-search = Search the rules
page-rules-all = All rules on one page
page-rules-contents = Contents
page-rules-unknown = There is no such game here. These have rules:
# $provenance: what of the board is exact
page-rules-lead = The rules in our own words. Every rule has a number, and everything the table refuses names the rule it goes by. The board is { $provenance }.

## Settings

page-set-play = At the table
page-set-confirm = Wait for “End turn” before a turn counts
page-set-guidance = Hints for a first game
page-set-sound = A bell when it is your turn
page-set-notify = A notification when it is your turn and you are elsewhere
page-notify-refused = The browser allows no notifications for this page. You can change that in its settings.
page-set-look = Look
page-set-scheme = Light or dark
page-scheme-auto = as the system
page-scheme-light = by day
page-scheme-dark = night train
page-set-pace = Movement
page-pace-none = none
page-pace-normal = normal
page-pace-slow = slow
page-set-patterns = Patterns and letters on every colour
page-set-language = Language
page-set-data = What is known about you
page-set-data-why = The server knows the name you typed and what you said at your tables; this browser keeps the keys of your seats.
page-forget = Forget me
page-forget-why = Your name, your words and your notes are removed from all your tables, and this browser forgets its seats. You will not be able to play them any more.
page-forgot = All of it is forgotten.
page-forgot-partly = This browser has forgotten your seats, but the server did not answer for all of them.
