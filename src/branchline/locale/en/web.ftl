### What the pages say, in British English: everything round the table, whatever the game.
### One message, one line. Every key begins with page-, so that none is a game’s too.

## The frame

page-home = Branchline, home page
page-nav = Main
page-nav-tables = Your games
page-nav-rules = Rules
page-nav-settings = Settings
page-skip = Skip to content
page-close = Close
page-cancel = Cancel
page-loading = Loading …
page-try-again = Try again
page-to-home = Go to the home page
page-yes = yes
page-no = no
page-no-storage = This browser won’t store anything for this page. You can still play, but keep the link to your seat: once you close the page, it’s your only way back.
page-trouble = Something went wrong
page-reload = Reload the page
page-reload-why = Part of this page didn’t load. The server may have been updated.
page-upgraded = These pages have a new version. Reload when it suits you: you lose nothing you have typed or planned.
page-missing = End of the line
page-missing-why = There’s no page here. The track stops at the buffers.

## When something goes wrong

page-unreachable = The server isn’t answering. Nothing you typed is lost. Try again in a moment.
page-offline = You’re offline. Everything but your list of games needs a connection.
page-stale = The game moved on while you were choosing. Here’s the table as it is now. Choose again.
page-revoked = You no longer have this seat: the host freed it. Ask the host for an invitation. You can keep watching.
# $what: the browser’s own words
page-bug = That shouldn’t have happened: { $what }
page-back = You’re back. Nothing was lost.
page-lost = Connection lost. Reconnecting …
page-hung-up = The server closed the connection. Reload the page to come back.
page-no-table = Table not found
page-board-missing = The board for this game didn’t load. You can play on with the table in words.

## The first page

page-home-title = Take a seat: the next train is yours
page-home-lead = Four railway board games. Play a bot right away, or send your friends a link. No account, nothing to install.
page-games = Games
page-play-now = Play now
# $bots (number): how many bots play
page-play-now-why = { $bots ->
  [one] against a bot
 *[other] against { $bots } bots
}
page-set-table = New game
page-set-table-why = choose players
# $seats: 2, or 2–5
page-seats = { $seats } players
# $from, $to (numbers)
page-minutes = { $to ->
  [one] { $from }–{ $to } minute
 *[other] { $from }–{ $to } minutes
}
page-board-exact = Board as printed
page-board-why-exact = Board, cards and numbers are those of the printed game.
page-board-partly = Board partly our own
page-board-why-partly = The rules are those of the printed game. Where we couldn’t check the board, we drew our own.
page-board-reconstructed = Many cards our own
page-board-why-reconstructed = The rules are those of the printed game. Where we couldn’t check a card, we made our own.
page-watch = Games to watch
page-watch-none = No games to watch right now.
page-your-tables = Your games
page-your-tables-none = You have no games yet.
page-games-show = Show
page-games-all = All games
page-games-mine = Your turn
page-games-theirs = Waiting for others
page-games-over = Finished
page-games-none = No game fits this choice.
page-games-since = since { $time }
page-games-until = until { $time }
page-games-offline = You’re offline. This is the list as last seen, { $ago }.
page-next-game = Next game
page-next-game-why = { $count ->
    [one] One more game waits for you.
   *[other] { $count } more games wait for you.
  }
page-remove = Remove from your games
page-removed = Removed from your list. The game itself isn’t deleted.
# $count (number)
page-removed-show = { $count ->
  [one] Show { $count } removed game
 *[other] Show { $count } removed games
}
page-running = In progress
page-finished-tables = Finished
page-finished = Finished
# $count (number)
page-moves-made = { $count ->
  [one] { $count } move
 *[other] { $count } moves
}
page-upload-log = Open a log file
page-upload-log-why = Replay a downloaded log move by move, from this server or any other.
page-upload-position = Play from a position
page-upload-position-why = A position file holds one moment of a game, including every hand. Save one from a replay, or with “branchline position”. Then start a game from there, with bots or friends.
page-upload-position-not = This file isn’t a position. A position is JSON that names its game and its seats.
# $game: what the file says
page-upload-position-game = There’s no game called “{ $game }” here.
page-laid-out = This game started from a prepared position. The person who prepared it may know every hand.
# $version (number): of the rules
page-older-rules = Played under version { $version } of the rules.
page-older-rules-running = The rules have changed since then, so this game can’t be continued.
page-older-rules-score = Score it now
page-older-rules-waiting = The game is scored once everyone agrees.
page-imported = This game was read from a log file. It wasn’t played on this server, and its names are as the file says.
page-imported-short = from a log file
page-stage-players = Waiting for players
page-stage-luck = Adding luck
page-laid-out-short = from a position
page-lesson-short = lesson

## Setting a table

page-who = Players
# $number (number): the seat, counted from 1
page-seat-kind = Seat { $number }: who plays?
page-kind-me = You
page-kind-here = Another player on this device
page-kind-friend = A friend, by link
page-kind-open = Open seat
page-kind-bot = A bot
page-which-bot = Bot
page-name = Name
page-name-of = Name of player { $number }
page-colour-of = Colour of player { $number }
page-open-why = anyone can join, from the home page or with the table’s link
page-add-seat = Add a seat
page-remove-seat = Remove this seat
page-options = Options
page-board = Board
page-board-own = your upload
page-board-upload = Use a board file of your own. We check it line by line.
# $title: the board’s
page-board-taken = The board “{ $title }” is fine. This game will use it.
# $why: the browser’s own words
page-board-not-json = This file isn’t JSON: { $why }
page-set-it = Start the game
page-opening = From a position
page-opening-why = The game starts from this position, with its options. You may have seen every hand, so use it to try things out, not for a match.
page-opening-deal = Deal a new game instead
page-table-set = Your table is ready
page-links-send = Send each friend an invitation. It works once, on the first device that opens it.
page-links-secret = Invitations are shown only now. You can make a new one at the table.
page-open-link = Link to the table, for joining or watching:
page-link = Link
page-copy = Copy
page-copied = Copied
page-copy-yourself = The link is selected. Press Ctrl+C to copy it.
page-to-table = Go to the table
page-join = Join
page-join-title = Join this game
page-your-name = Your name

## At the table

page-players = Players
page-hand = Hand
page-map = Map
page-map-asked = Choose on the map
page-sights = What this phone shows
page-more = More
page-table-menu = Table
page-seat-side = Your choices and your hand
page-fold = Show the map
page-unfold = Show your choices
page-drawers = Parts of the table
page-you = you
page-bot = bot
page-stand-in = a bot has taken over
page-away = away
page-seat-open = open seat
page-acts = to move
# $points: a number in words, with halves
page-score = { $count ->
  [one] { $points } point
 *[other] { $points } points
}
page-actions = What to do
page-your-turn = Your turn
# $who: one name or more, joined
page-waiting = Waiting for { $who }.
page-waiting-others = Your choice is in. Waiting for { $who }.
page-nobody = Nobody has a move to make.
page-end-turn-hint = Done? End your turn, or undo.
page-undo = Undo
page-reset = Reset turn
page-end-turn = End turn
# $count (number)
page-all-moves = { $count ->
  [one] { $count } possible move
 *[other] All { $count } possible moves
}
page-moves-search = Search moves
# $count (number)
page-moves-found = { $count ->
  [one] { $count } move
 *[other] { $count } moves
}
page-moves-none = No moves match.
# $what: things, joined
page-preview-costs = Costs { $what }.
page-preview-gives = Gives { $what }.
page-preview-luck = Luck decides what you get.
page-preview-nothing = Free.
page-general = The table in words
page-general-switch = Show the table in words
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
page-chat-empty = No messages yet.
# $who: a name; $text: what they wrote
page-catch-up = Catch up
page-chat-from = { $who }: { $text }
# $who: a name
page-joined = { $who } has joined.
page-chat-watching = Only players at the table can chat.
page-mute = Mute
# $who: a player's name
page-mute-who = Mute { $who }
# $who: a player's name
page-muted = Messages from { $who } are hidden.
page-unmute = Show them
page-notes = Notes
page-notes-why = Only you can see these notes.
page-saved = Saved.
page-not-saved = Not saved: the server isn’t answering. We’ll try again when you type.
page-guide = Tip
page-hint = Get a hint
page-hint-asking = Thinking …
page-hint-do = Play it
page-guide-more = More about it
page-guide-understood = Got it
page-why-rule = Rule { $rule }
page-guide-off = No more tips
page-replay = Replay
page-download = Download the log
page-bg-stats = Download for BG Stats
page-bg-stats-why = A file for the BG Stats app, to record this game there
page-links = Free a seat
page-agree = Propose ending the game
page-agree-title = End the game early?
# $who: the people who have not agreed yet, joined; $count (number): how many they are
page-agree-why = { $count ->
  [one] The game ends as soon as { $who } agrees. Until then you play on, and you can withdraw the proposal. Points count as they stand.
 *[other] The game ends as soon as { $who } agree. Until then you play on, and you can withdraw the proposal. Points count as they stand.
}
page-agree-at-once = Nobody else has to agree, so the game ends now. Points count as they stand. You can’t undo this.
page-agree-propose = Propose it
page-agree-end = End the game
page-agree-not = Withdraw the proposal
# $who: names, joined
page-agreed = { $count ->
  [one] { $who } wants to end the game. Agree?
 *[other] { $who } want to end the game. Agree?
}
page-concede = Give up
page-concede-why = The game ends for everyone, and you come last. You can’t undo this.
page-concede-bot = The others play on, and a bot takes your seat for the rest of the game. You can’t undo this.
# $who: a name
page-absent = { $who } is away.
# $bot: its title
page-let-bot = Let { $bot } take over
page-come-back = Take your seat back
# Clocks. A pace is chosen for a new game and shown before anyone joins.
page-clocks = Pace
page-clocks-none = No clocks
page-clocks-live-10 = Live, 10 minutes
page-clocks-live-25 = Live, 25 minutes
page-clocks-live-60 = Live, 60 minutes
page-clocks-day = By mail, a move a day
page-clocks-slow = By mail, slow
page-clocks-why-none = Everyone takes the time they need.
page-clocks-why-live-10 = 10 minutes for each player, and 10 seconds more for every turn.
page-clocks-why-live-25 = 25 minutes for each player, and 20 seconds more for every turn.
page-clocks-why-live-60 = 60 minutes for each player, and 30 seconds more for every turn.
page-clocks-why-day = 24 hours for each player and 12 more for every turn, up to 72.
page-clocks-why-slow = 72 hours for each player and 24 more for every turn, up to 10 days.
# $zone: as in Europe/Berlin
page-clocks-nights = Nights don’t count, 22:00 to 7:00 ({ $zone })
page-clocks-weekends = Weekends don’t count ({ $zone })
# $what: hours, as in 22:00–07:00, or weekdays
page-clocks-rest = Not counted: { $what } ({ $zone }).
page-clocks-time-out = When time runs out
page-time-out-ask = The others choose what happens
page-time-out-turn = A bot plays that turn
page-time-out-bot = A bot plays on
page-time-out-end = The game ends
# $time: hours and minutes, or minutes and seconds
page-clock = Time left: { $time }
# $when: a day and a time
page-clock-until = Time runs out: { $when }
page-clock-out = Out of time
page-clock-away = On vacation until { $when }
page-clock-planned = On vacation from { $from } to { $to }
# $who: a player’s name
page-out-who = { $who } is out of time. You can wait, or choose:
page-out-watch = { $who } is out of time. The other players choose what happens.
page-out-you = You’re out of time. Make your move before a bot plays for you.
page-out-turn = A bot plays this turn
page-out-bot = A bot plays on
page-pause = Pause the game
page-pause-not = Don’t pause
page-resume = End the pause
page-paused = The game is paused. All clocks are stopped.
# $count: how many players; $who: their names
page-pausing = { $count ->
  [one] { $who } would like to pause.
 *[other] { $who } would like to pause.
}
page-expired = Expired
page-see-end = See the scores
# $who: a name
page-curtain = { $who }’s turn
page-curtain-why = Pass the device to { $who }. Everyone else, look away.
page-curtain-open = I’m { $who }

## Replay

page-replay-controls = Playback and point of view
page-replay-first = Go to the start
page-replay-back = Back one move
page-replay-next = Forward one move
page-replay-last = Go to the end
page-replay-play = Play
page-replay-stop = Pause
page-replay-moment = Moment
# $at, $last (numbers)
page-replay-at = Move { $at } of { $last }
page-replay-eyes = Seen by
page-replay-spectator = a watcher
page-replay-mine = me
page-share = Share this moment
page-replay-analyse = Replay and analysis
page-play-from-here = Play from here
page-save-position = Save this position
page-analyse = Analyse this game
page-analyse-why = A search checks every move: what it promised, what it cost and what would have been better.
# $done, $of (numbers)
page-analysing = { $of ->
  [one] Analysing: { $done } of { $of } move
 *[other] Analysing: { $done } of { $of } moves
}
# $count: minutes
page-analysis-left = { $count ->
  [one] About a minute left.
 *[other] About { $count } minutes left.
}
page-analysis-begins = Analysing every move …
page-analysis-stopped = The analysis stopped halfway. Start it again and it will continue.
page-analysis = Analysis
# $names: the players, joined
page-analysis-chart = Win chance of { $names }, move by move
page-analysis-how = Win chance, from what each player knew at the time
page-analysis-hindsight = thin line: with all hands open
page-turning-points = Turning points
page-turning-none = No costly mistakes.
# $number: which one; $move (number); $who: a name
page-turning-mark = Turning point { $number }: move { $move }, { $who }
# $chance: a percentage
page-turning-lost = −{ $chance }
page-judged-best = The best move found.
# $before, $after: percentages
page-judged = Win chance { $before } → { $after }.
page-judged-hindsight = With all hands open: { $before } → { $after }.
page-judged-better = Better:
page-judged-none = There was nothing to choose here.
page-judged-not-yet = This move hasn’t been analysed yet.
# $moves (number); $best (number)
page-judged-seat = Best move found in { $moves ->
  [one] { $best } of { $moves } choice
 *[other] { $best } of { $moves } choices
}

## The end

page-end = The end
page-not-over = This game isn’t over yet
page-reason-conceded = { $count ->
  [one] { $who } gave up.
 *[other] { $who } gave up.
}
page-reason-agreed-alone = { $who } ended the game early.
page-reason-agreed = Everyone agreed to end the game.
page-reason-closed = The table was closed.
page-race = The race
# $names: the players, joined
page-race-chart = Points of { $names } over the game
# $count (number)
page-race-final = final count
page-race-moves = { $count ->
  [one] { $count } move
 *[other] { $count } moves
}
page-final-board = Final board
# $rule: its number
page-rule-of = Rule { $rule }
page-breakdown = Final score
page-rematch = Rematch
page-to-rematch = Go to the rematch
page-proof = Proof of fair dealing
page-proof-open = The server deals this game alone. Before the first deal it picked a secret seed and published its hash. After the game it reveals the seed, so anyone can check that the luck wasn’t changed later. Whether the seed was picked by chance isn’t proven.
page-proof-imported = This game was read from a log file. What the file says about its luck isn’t this server’s word.
page-proof-lesson = The luck of a lesson is prepared, so nothing about it is proven.
page-proof-everyone-open = Everyone adds luck to this game. Each device seals a secret before anyone shows theirs, and all the secrets together make the deal. The server’s own secret comes after the game.
page-proof-everyone = Every deal comes from these secrets together. All of them were sealed before anyone showed theirs.
page-proof-later = From the deal on, the server knows the luck to come. No proof can change that.
page-proof-house = The server
# $number (number)
page-proof-round = Round { $number }
page-proof-sealed = Sealed
page-proof-shown = Shown
# $who: one player or several
page-proof-late = Abandoned: no luck came from { $who } in time.
# $who: one player or several
page-proof-left = Abandoned: { $who } left before the deal.
# $who: one player or several
page-proof-joined = Abandoned: { $who } joined before the deal.
page-proof-promise = Everyone’s sealed luck, in one line
page-proof-key = Key of this server
page-receipt-agreed = This browser kept its own copy of everyone’s sealed luck. It agrees with all of this, and your luck is part of it.
page-receipt-early = This browser has kept its own copy of everyone’s sealed luck, and it agrees so far. It compares the rest after the game.
page-receipt-nothing = This browser has no copy of its own to compare with. It added no luck here, or its storage was cleared.
page-receipt-promise = Careful: this isn’t what everyone had sealed when this browser looked before the deal.
page-receipt-house = Careful: the server shows another secret than it had sealed.
page-receipt-own = Careful: this browser added luck, but it isn’t in this deal.
page-receipt-seed = Careful: the seed isn’t made of these secrets.
page-receipt-late = Careful: the server says your device was late, but it had added its luck in time.
page-proof-laid-out = The starting position was prepared by hand, so only the deals after it can be proven.
page-proof-over = The server dealt this game alone. Every deal follows from this seed, and its hash was published before the first one, so nobody changed the luck later. Whether the seed was picked by chance isn’t proven.
page-proof-hash = Hash published at the start
page-proof-seed = Seed
page-proof-check = Check it with

## Rules

page-rules-search = Search the rules
page-rules-all = All rules on one page
page-rules-contents = Contents
page-rules-unknown = There’s no such game here. These games have rules:
# $provenance: what of the board is exact
page-rules-lead = The rules in our own words. Every rule has a number, and when the table refuses a move, it tells you which rule applies. Board: { $provenance }.

## Settings

page-set-play = At the table
page-set-confirm = Ask me to end each turn
page-set-guidance = Show tips in first games
page-set-sound = Play sounds
page-set-notify = Notify me on my turn when I’m elsewhere
page-notify-refused = Your browser blocks notices from this page. You can allow them in its settings.
page-set-look = Appearance
page-set-scheme = Theme
page-scheme-auto = Same as my device
page-scheme-light = Light
page-scheme-dark = Dark
page-set-pace = Animation
page-pace-none = Off
page-pace-normal = Normal
page-pace-slow = Slow
page-set-patterns = Show patterns and letters with every colour
page-set-language = Language
page-set-data = Your data
page-set-data-why = The server stores the names you enter and what you write at your tables. This browser stores the keys to your seats.
page-everything = Download my data
page-everything-none = The server knows nothing of you yet.
page-forget = Delete my data
page-forget-why = This removes your name, chat and notes from all your games. It also removes your devices and every address for notices. You won’t be able to play these games any more.
page-forgot = Your data is deleted.
page-forgot-partly = This browser has forgotten your seats, but the server didn’t answer for all of them.
page-devices = Your games on another device
page-devices-why = Add your phone, your tablet or another browser: your games are there too. You need no account and no password.
page-devices-make = Add a device
page-devices-scan = Scan this code with the other device, or open the link there. It works once, until { $time }.
page-devices-end = Cancel the link
page-devices-list = Your devices
page-devices-this = this device
page-devices-seen = last seen { $ago }
page-devices-remove = Remove
page-devices-remove-why = { $device } will no longer open your games. If it has them open now, it is shut out at once.
page-devices-gone = The device is removed.
page-devices-nameless = A device
page-passkeys = Passkeys
page-passkeys-why = Add a passkey so that a lost phone isn’t a lost game. Your phone or password manager keeps it, and it brings your games to a new device.
page-passkeys-make = Add a passkey
page-passkeys-have = I have a passkey
page-passkeys-list = Your passkeys
page-passkeys-name = Name of the passkey
page-passkeys-used = last used { $ago }
page-passkeys-added = The passkey is added.
page-passkeys-stopped = No passkey was used.
page-passkeys-whose = This passkey leads to the games of { $names }.
page-passkeys-whose-nameless = This passkey leads to the games of someone who has given no name yet.
page-passkeys-remove-why = { $passkey } will no longer bring your games to a new device. Delete it on your phone or in your password manager too.
page-passkeys-gone = The passkey is removed.
page-passkeys-nameless = A passkey
page-passkeys-https = Passkeys need https, so there are none at this address.
page-passkeys-browser = This browser doesn’t support passkeys. Update it, or use another one.
page-vacations = Vacations
# $days (number)
page-vacations-why = While you’re on vacation, your clocks don’t run in games by mail, and the other players are told. Days per year: { $days }.
page-vacations-first = First day
page-vacations-last = Last day
page-vacations-do = Announce
page-vacations-list = Your vacations
page-vacations-span = { $first } to { $last }
page-vacations-begun = has begun
page-vacations-back = Cancel this vacation
page-plan = Your plan
page-plan-make = Plan my move
page-plan-why = It’s made for you as soon as it’s your turn, if the position still allows it.
page-plan-now = You’re planning your next turn. Nobody else sees it.
page-plan-stop = Stop planning
page-plan-choose = Choose your next move. Moves that luck has a part in can’t be planned.
page-plan-keep = Keep plan
page-plan-keep-hint = A whole turn. Keep this plan, or undo.
page-plan-dead = From here on it’s luck. Undo, or stop planning.
page-plan-kept = Your move is planned.
page-plan-is = Your planned move:
page-plan-change = Change it
page-plan-drop = Cancel it
page-plan-off = Your planned move was cancelled: the position changed.
page-plan-read = All right
page-plan-stale = Another player has moved, so your plan begins anew.
page-device-removed = This device has been removed: it no longer opens your games.
page-add = Add this device
page-add-whose = This link leads to the games of { $names }.
page-add-whose-nameless = This link leads to the games of someone who has given no name yet.
page-add-seats = { $count ->
    [0] They have no games yet.
    [one] There is one game.
   *[other] There are { $count } games.
  }
page-add-coming = { $count ->
    [one] The game on this device comes along.
   *[other] The { $count } games on this device come along.
  }
page-add-warning = Go on only if you made this link yourself. Otherwise someone else could play your games, and you theirs.
page-add-same = This device has these games already.
page-add-none = There is no link here. Make one on the device that has your games, under Settings.
page-add-done = Your games are on this device now.

## Games to join, and a new game

page-to-join = Games to join
page-to-join-none = No open seats right now. Start a new game and leave one open: it shows up here for everyone.
# $bot: its title; $who: the player it has taken over for
page-bot-for = { $bot } for { $who }
# $who: the name of a person who is called like a bot
page-name-of-person = { $who } (person)
page-new-finding = Who can find this game?
page-new-anyone = Anyone
page-new-anyone-why = It’s on the home page, for others to join or watch.
page-new-private = Only people with the link
page-new-private-why = It’s on no list. You decide who gets the link.
# $bot: the title of the bot below it; $wins (number): of ten games; $seats (number): how many played
page-bot-wins = Wins { $wins } of 10 games against the { $bot } bot{ $seats ->
  [2] .
 *[other] , with { $seats } players.
}
# $bot: the title of the bot below it; $seats (number): how many played
page-bot-wins-all = Wins nearly every game against the { $bot } bot{ $seats ->
  [2] .
 *[other] , with { $seats } players.
}
page-bot-quick = Moves instantly.
# $seconds: on average; $most (number): seconds
page-bot-seconds = Takes about { $seconds } s a move, { $most } s at most.

## The final count

page-counting = Counting the points
page-count-skip = Skip the count
page-stage-points = Points
page-what-happened = What happened

## Settings, each explained in one line

page-your-name-why = What other players see. Leave it empty to play as “Player 1”.
page-set-bots = Bots’ pace
page-set-bots-why = How long you see each move of the others, also when you only watch.
page-bots-none = All at once
page-pace-fast = Fast
page-set-confirm-why = You can undo until you end your turn. A choice that reveals something counts at once.
page-set-guidance-why = Short tips next to what they’re about, until you know your way.
page-set-general-why = Everything as text and buttons, without the board.
page-set-notify-why = Your browser tells you when this page is in the background.
page-set-sounds = Sounds
page-set-sound-why = Turns every sound on this device on or off.
page-set-volume = Volume
page-set-volume-why = How loud all of them are.
page-sound-card = Cards
page-sound-train = Trains and track
page-sound-turn = Your turn
page-sound-last-round = Last round
page-sound-end = End of the game
page-sound-try = Try
page-set-scheme-why = Light paper by day, a dark board by night.
page-set-palette = Colours
page-set-palette-why = The colours of players and cards.
page-palette-poster = Poster
page-palette-bright = Bright
page-palette-safe = Easy to tell apart
page-set-patterns-why = So you never have to rely on colour alone.
page-set-cards = Card size
page-set-cards-why = The size of train cards, action cards, auction boxes and trains. On a phone, only train cards change.
page-cards-small = Small
page-cards-normal = Normal
page-cards-large = Large
page-set-pace-why = How fast cards fly and trains move.
page-set-language-why = The pages, the games and their rules. The log changes too.

### The coach

page-teach = Teach me
page-teach-go-on = Go on with the lesson
page-coach = Coach
# $step, $of (numbers)
page-coach-step = Step { $step } of { $of }
page-coach-now = Now you
page-coach-wait = One moment: the others are playing
page-coach-end-turn = End your turn
page-coach-undo = Undo, and follow the pointer
# $move: the move, as its button says it
page-coach-try = Try this: { $move }
page-coach-go-on = Go on
page-coach-back = Back
page-coach-forward = Back to now
page-coach-show = Show me
page-coach-rule = The rule
page-coach-leave = Leave the lesson
page-coach-kept = Your place in the lesson is kept.
# $move: what the player clicked
page-coach-stray = { $move }: you may do that too. For now, let’s stay with this.
page-coach-first = One moment: read this first, then go on.
page-coach-anyway = Do it anyway
page-coach-off-title = You’re going your own way
page-coach-off = That’s fine: the bot plays along. Play on, or do this step again.
page-coach-off-undo = That’s fine: the bot plays along. Undo to come back, or do this step again.
page-coach-again = Do this step again
page-coach-point = Here
page-coach-point-key = click it
page-coach-point-enter = click it, or press Enter
page-coach-point-look = Look here
# $place: what the coach points at, as it is called on the board
page-coach-reach = Go to: { $place }
page-coach-about = This is about: { $place }
page-coach-next-title = Well done so far
page-coach-next = Now let’s skip ahead to the end of a game, where it’s decided.
page-coach-done-title = You know the game
page-coach-done = Three things strong players do:
# $bot: the name of a bot
page-coach-play-on = Play on against { $bot }
page-coach-play = Play a game against { $bot }
page-try = Try it
# $rule: its number
page-try-rule = Try rule { $rule }
page-try-title = Rule { $rule }
page-try-leave = Back to the rules
page-try-again-rule = Try it again
page-try-done-title = That was rule { $rule }
page-try-happened = What happened
page-try-counted = How your points are counted
# $rule: the number of the next rule that can be tried
page-try-next = Next: { $rule }
page-try-nothing = Nothing to try here.

## The table: the prompt, the strip over the board, the last round

page-confirm = Confirm
page-list-moves = All moves
page-you-watch = You are watching
# $who (name)
page-turn-of = { $who } is playing
# $who: one name or more, joined; $count (number): how many they are
page-others-turn = { $count ->
  [one] It’s { $who }’s turn.
 *[other] { $who } are choosing.
}
page-mark-final = final turn
page-mark-left = 1 turn left
page-mark-done = done
page-mark-round = last round

### Invitations, and the table screen

page-house = Table
page-free-why = Has someone lost their phone? Free the seat: the old device can no longer play there, and everyone is told.
page-free-invite = New invitation
page-free-open = Open to anyone at the table
page-invitation-scan = Scan this to join
page-sit-title = Take a seat
page-sit-which = Which seat?
page-sit-bot = a bot plays until you join
page-sit = Join
page-sit-full = There’s no open seat. You can watch.
page-sit-watch = Watch instead
page-sit-already = You already have a seat at this table.
# $who: a name
page-wait = Before the deal
# $who: one player or several
page-wait-players = Waiting for { $who } to join.
# $count (number)
page-wait-open = { $count ->
  [one] Waiting for someone to take the open seat.
 *[other] Waiting for people to take the { $count } open seats.
}
page-wait-luck = Everyone’s device is adding luck to the deal.
# $who: one player or several
page-wait-device = Waiting for luck from { $who }. It comes as soon as they open this game.
page-wait-why = The game is dealt once everyone has added luck of their own. That way nobody can choose it.
page-luck-bent = This server isn’t keeping its word about the luck of this game, so your device adds none. Don’t play this one.
page-empty-invited = { $who } hasn’t opened the invitation yet.
# $bot: its title
page-empty-bot = Let { $bot } play this seat
page-code-title = Join with a code
page-code-why = Type the code on the table screen.
page-code = Code
page-code-go = Join
page-screen = Table screen
page-screen-why = Show the board on a television or tablet. Everyone else scans a code and plays on their phone.
# $who: a name
page-screen-turn = { $who }’s turn
page-screen-choosing = Choosing on the phone
page-screen-moves = Last moves
page-screen-no-moves = No moves yet. Have fun!
page-screen-free = Open seat. Scan to play.
page-screen-bot = No account needed. The bot plays until then.
page-screen-waits = No account needed. The table waits for you.
page-screen-invited = Invited, not here yet
# $seat (number)
page-screen-scan = Scan to take seat { $seat }
# $address: to be typed, with the code in it
page-screen-type = No camera? Type { $address }
page-screen-local = Phones can’t reach this address. Start the server for your network:
page-screen-sound = Click once for sound.
## Notices

page-notices = Notices
page-notices-why = Hear of games that wait for you while you’re away. Every channel is yours alone, and a notice never shows a move or a card.
page-notices-list = Your channels
page-notices-push = Notices in this browser
page-notices-push-add = Notify me in this browser
page-notices-mail = Email
page-notices-webhook = Webhook
page-notices-webhook-why = An address from Discord, Slack, ntfy or a program of your own.
page-notices-style = Written for
page-notices-style-guess = Find out by the address
page-notices-style-discord = Discord
page-notices-style-slack = Slack
page-notices-style-ntfy = ntfy
page-notices-style-json = My own program (JSON)
page-notices-feed = Calendar and news feed
page-notices-feed-add = Make a calendar and a news feed
page-notices-calendar = Calendar address:
page-notices-news = News feed address:
page-notices-add = Add a channel
page-notices-do = Add
page-notices-remove = Remove
# $address: an email address
page-notices-asked = We’ve sent an email to { $address }. Open the link in it to get notices there.
page-notices-unconfirmed = Not confirmed yet: open the link in our email.
# $why: a sentence
page-notices-trouble = The last notice didn’t arrive. { $why }
# $ago: how long ago, as “2 hours ago”
page-notices-told = Last notice { $ago }
page-notices-https = This page came by plain http, and browsers allow notices on https only. Email, webhooks and feeds work here too.
page-notices-browser = This browser has no push notices. Email, webhooks and feeds work here too.
page-notices-install = Add this site to your home screen first, then open it from there.
page-notices-denied = You’ve blocked notices from this site. Allow them in your browser’s settings.
page-notices-what = Tell me when
page-notices-kind-turn = it’s my turn
page-notices-kind-warn = my time is running out
page-notices-kind-ended = a game has ended
page-notices-kind-mention = someone writes @ and my name in the chat
page-notices-kind-invitation = someone sets up a rematch with me
page-notices-kind-analysis = an analysis I asked for is ready
page-notices-hours = Send email
page-notices-hours-why = Only if you haven’t made your move by then.
page-notices-at-once = at once
# $hours (number)
page-notices-after = { $hours ->
  [one] after { $hours } hour
 *[other] after { $hours } hours
}
page-notice-confirm = Confirm this address
page-notice-confirm-why = Someone, probably you, wants notices from Branchline by email.
# $address: an email address
page-notice-confirm-done = Done: notices go to { $address }.
page-notice-stop = Stop these emails
page-notice-stop-why = You’ll get no more notices from Branchline at this address.
# $address: an email address
page-notice-stop-done = Done: { $address } gets no more email.
page-notice-stop-before = Done: these emails had already been stopped.

## The operator’s page

page-operator = Operator
page-operator-token = Operator’s token
page-operator-token-why = It’s in the file operator-token in the server’s data folder. This page forgets it when you leave.
page-operator-show = Show what was sent
page-operator-mail-on = Email is on.
page-operator-mail-off = Email is off. Start the server with --mail to send it.
page-operator-push-on = Browser notices are on.
page-operator-push-off = Browser notices are off. Start the server with --push to send them.
# $address: of this server
page-operator-address = Links in notices lead to { $address }.
page-operator-address-none = Links in notices lead to the address by which each person reached this server.
# $count (number)
page-operator-channels = { $count ->
  [one] { $count } channel.
 *[other] { $count } channels.
}
# $count (number)
page-operator-waiting = { $count ->
  [0] Nothing waits to be sent.
  [one] On { $count } of them something waits to be sent.
 *[other] On { $count } of them something waits to be sent.
}
page-operator-sent = Sent
page-operator-failed = Failed, to be tried again
page-operator-refused = Refused for good
page-operator-removed = Browsers that unsubscribed
# $ago: how long ago, as in “5 minutes ago”
page-operator-last = last { $ago }
page-operator-none = Nothing has been sent yet.
page-operator-nobody = Nobody has a channel yet.
page-operator-again = Look again
