### What the command line says, in British English: help, what is wrong with what was typed, and what the commands of players answer. What is typed is the same in every language; so are the columns and figures of the commands that measure.

## Overview

command-about = Railway board games: to play, to study and to master.
command-usage = usage: { $what }
command-version = say which Branchline this is
# $command: to be typed
command-more = { $command } says more about one.
command-at-once = To play at once: { $command }
command-example = example: { $command }
# What stands in a command for something of one’s own; each is one word in capitals, without spaces
place-COMMAND = COMMAND
place-GAME = GAME
place-NAME = NAME
place-FILE = FILE
place-LOG = LOG
place-TABLE = TABLE
place-WHO = WHO
place-VALUE = VALUE
place-MOVE = MOVE
place-BOT = BOT
place-LANG = LANG
place-DIR = DIR
place-KEY = KEY
place-ADDRESS = ADDRESS
place-CONTACT = CONTACT
place-NETWORK = NETWORK
place-HOST = HOST
place-NUMBER = NUMBER

## What each command is for

command-play = play a game here, in the terminal
command-serve = play in browsers, alone or with friends
command-saves = list the saved games
command-games = list the games, or say all about one
command-backup = write a server’s tables into one file
command-restore = fill an empty store from a backup
command-export = write the logs of finished tables as files
command-replay = step through a log, or print it
command-analyse = judge every move of a finished game
command-verify = replay a log and say what it proves
command-position = print or check a position
command-board = check a board file
command-simulate = play games by the hundred thousand
command-report = draw what was simulated
command-ladder = measure which bot beats which
command-perft = count the ways to play
command-bench = measure the speed
command-loadtest = measure the server
command-doctor = say what is running, and what is wrong with it

## The words of every help page and of every error

command-arguments = what it works on
command-options = options
command-help = show this help and exit
command-language = one of { $languages }; by default that of the system
# $argument: an option or an argument, as typed; $why: what is wrong with it
command-wrong-argument = { $argument }: { $why }
# $command: to be typed
command-see = { $why }; see { $command }
command-wrong-unknown = this is not understood: { $what }
command-wrong-required = this is missing: { $what }
command-wrong-one-of = one of these is missing: { $what }
command-wrong-together = cannot be given together with { $other }
command-wrong-value = takes no value, but was given { $value }
command-wrong-one = needs a value
command-wrong-at-most-one = takes one value at most
command-wrong-at-least-one = needs at least one value
# $count (number)
command-wrong-count = { $count ->
  [one] needs { $count } value
 *[other] needs { $count } values
}
command-wrong-ambiguous = { $option } may be: { $matches }
command-wrong-type = “{ $value }” does not fit
command-wrong-choice = “{ $value }” is none of: { $choices }
command-wrong-number = “{ $value }” is no whole number from { $least } on
command-wrong-digits = “{ $value }” is not 64 hexadecimal digits
command-wrong-command = there is no command “{ $name }”; there are: { $known }
command-wrong-language = there are no texts in “{ $language }”; there are { $known }: English it is
# $file: its name; $why: a sentence, or the system’s own words
command-wrong-file = { $file }: { $why }
command-no-file = there is no such file or folder
command-not-folder = a file is in the way of its folder
command-is-folder = this is a folder, not a file
command-no-right = you may not read or write it
command-disk-full = the disk is full

## play

command-play-game = the game; by default the first of branchline games
command-play-seats = you or a bot for each seat, by default you and the fewest { $bot }; several you share the screen
command-play-names = what the seats are called
command-play-first = the starting player’s seat, from 1; random by default
command-play-option = another option of the game
command-play-seed = the same luck every time; it proves nothing
command-play-board = play on another board
command-play-save = save there instead of in the folder of saved games
command-play-resume = go on with a saved game: its file, its name or its number in branchline saves; by default the latest
command-play-nobody = --seats has nobody to play here: name one seat you, as in --seats you,greedy
command-play-exists = { $file } exists already: { $command } goes on with it
command-play-leave-out = --resume goes on with a game as it is; leave { $option } out
command-play-option-form = --option { $given }: write it as NAME=VALUE
command-play-first-form = --first { $given }: give a seat, counted from 1, or random
# $count (number)
command-play-names-form = --names { $given }: give { $count ->
  [one] { $count } name
 *[other] { $count } different names
}

## What is wrong with a game, its seats, options and bots

command-no-game = there is no game “{ $name }”; there are: { $known }
command-broken-game = the game “{ $name }” is broken: { $why }; there are: { $known }
# $seats: as it was typed; $allowed: a number or a range
command-bad-seats = { $game } is played by { $allowed }, not by { $seats }
command-bad-option = { $option } = { $value }: choose one of { $choices }
command-no-option = { $game } has no option “{ $option }”, but has: { $known }
command-no-bot = there is no bot “{ $name }”; there are: { $known }
command-bot-cannot-play = the bot “{ $name }” cannot play { $game }; random plays every game
command-bad-seed = a seed is a whole number from 0 to 2^62 − 1, not { $seed }
# $what: in English, what needs it; $package, $command: to be typed
command-no-package = this needs { $package }, which is not installed: { $command }
# $line (number): of the file; $why: what is wrong
command-bad-log = line { $line } of the log: { $why }
command-bad-log-text = { $file } is not a text
command-bad-log-empty = the log is empty; its first line must be a header
command-bad-log-damaged = the file was cut or damaged here
command-bad-log-seal = the seal does not fit: this line, or one before it, was edited, moved or removed
command-bad-log-header = this is no log of Branchline
# $here, $there (numbers)
command-other-rules = { $game } was played by version { $there } of the rules, but this program plays version { $here }: { $reader }
# $reader: the next, or the one after it; $move: its number
command-other-rules-part = { $game } was played by version { $there } of the rules, but this program plays version { $here }, and would have gone otherwise at move { $move }: { $reader }
command-other-rules-release = Branchline { $release } reads it
command-other-rules-replay = replay it with a Branchline of that version

## saves

command-saves-about = List the saved games, the latest first. Every game is saved after every move; BRANCHLINE_DATA says where.
command-saves-none = There is no saved game in { $folder }. { $command } starts one.
command-saves-where = They are in { $folder }. To continue one: { $command }
# $moves (number)
command-saves-moves = { $moves ->
  [one] { $moves } move
 *[other] { $moves } moves
}
command-saves-won = finished, { $who } won
command-saves-shared = finished, { $who } won together
command-saves-replay-only = replay only: its secret is gone
command-saves-turn = { $who } to play
command-no-save = there is no saved game “{ $name }”; { $command } lists those there are
command-no-unfinished = there is no unfinished game in { $folder }; { $command } starts one
command-save-finished = { $file } is finished; { $command } shows it
command-save-no-secret = { $file } cannot be gone on with: its secret ({ $secret }) is not beside it; { $command } shows what it holds
command-save-damaged = { $secret } is damaged: the game can be replayed, but not gone on with
# $rules: from command-other-rules; $score: names and points
command-save-older = { $rules }. It cannot be gone on with here. As it stands: { $score }. { $command } shows it, and the file is its log.
# $who: a name; $points: with halves
command-save-score = { $who } { $points }

## games and boards

command-games-game = the game to say all about
# $players: a number or a range; $most (number)
command-games-players = { $most ->
  [1] 1 player
 *[other] { $players } players
}
command-games-minutes = { $minutes } minutes
command-games-more = All about one: { $about }. To play it: { $play }
command-games-aside = The game { $name } is set aside: { $why }
# $who: names
command-games-by = { $title }, by { $who }
# $version: of the rules
command-games-rules = rules version { $version }
command-games-options = Options:
command-games-from-zero = seats count from 0
command-games-board = Board { $board } ({ $hash }), { $provenance }
command-board-what = check: name everything that is wrong with it
command-board-file = a board file
command-board-game = the game it is for; by default its schema says
command-board-good = { $file } is a good board: { $board } ({ $hash })
# How we know a part of a board; $part: its name in the file; $note: sentences
command-known = { $part }: { $status ->
  [printed] printed
  [derived] derived
  [invented] invented
 *[reconstructed] reconstructed
}. { $note }

## replay, logs and positions

command-log = the file of a log: JSON lines
command-log-board = the board it was played on, if that is not the game’s own
command-replay-about = Step through a log, or print it. Of a finished game everything is shown; of one that is still running only what a spectator or, with --seat, that seat may know.
command-replay-seat = through the eyes of this seat: its name, or its number from 1 on
command-replay-at = show the table after that many moves, and no more
command-replay-transcript = print all of it as a text
# $at: as typed; $moves (number)
command-no-move = --at { $at }: { $moves ->
  [one] the log has { $moves } move; give a number from 0 to { $moves }
 *[other] the log has { $moves } moves; give a number from 0 to { $moves }
}
command-no-seat = --seat { $given }: give a name or a number from 1 on: { $names }
command-position-file = a log, or a position to check
command-position-at = after how many moves of the log; by default all
command-position-board = the board, if it is not the game’s own
command-position-reveal = also of a game that is not finished: it shows all hands
command-still-running = { $file } is not finished, and a position shows every hand: --reveal does it all the same; { $command } shows what one seat may see

## serve and its store

command-serve-host = the address to listen on; 0.0.0.0 for the local net
command-serve-port = the port (default 8000; 0: a free one)
command-serve-data = where tables are kept (default { $folder })
command-serve-database = keep them in PostgreSQL instead: { $example }
command-serve-workers = server processes; more than one need PostgreSQL
command-serve-open = open the first page in the browser, where there is one
command-serve-compile = in a clone: play at once, and compile the rules meanwhile
command-serve-proxy = behind a proxy: believe its X-Forwarded headers
command-serve-name = the name it goes by on the internet, as trains.example.org; may be given again. Others are refused
command-serve-address = where people reach it, for links in notices (default { $default })
command-serve-mail = send notices by this mail server: { $example } (or the environment’s { $variable })
command-serve-mail-from = whom mail is from (default { $default })
command-serve-push = send notices to browsers; push services may write to { $example }
command-serve-network = send notices to this private network too, as 192.168.1.0/24; may be given again
command-serve-access-log = log every request, without its query
command-serve-here = Open { $address } and click { $button }.
command-serve-near = On your network: { $address }
command-serve-compiling = The rules are being compiled meanwhile, about two minutes; until then bots think more slowly.
command-serve-stop = Press Ctrl-C to stop.
command-store-data = a server’s data folder (default { $folder })
command-store-database = or its PostgreSQL database: { $example }
command-backup-file = the file to write; keep it safe, it holds the secrets of the tables
command-restore-file = a file that branchline backup wrote
command-export-table = the ids of tables; without any, all that are finished
command-export-out = where to write (default: here)

## analyse and verify

command-analyse-about = Judge every move of a finished game: what it was worth by what its seat knew then, and in hindsight, with all hands open. A value is the part of the games that the seat goes on to win, as the search reckons.
command-analyse-iterations = a move, 100 by default; more where it seems to have lost
command-analyse-json = write everything there; - prints it instead of the text
command-analyse-html = write a page with a chart there
command-too-early = this game is still running, and an analysis looks at every hand: wait for its end
command-verify-house = the key of the house that must have signed it: GET /api/house
command-verify-commitment = the commitment you were shown before anything was dealt
command-verify-seed = the seed of a log that was dealt by play --seed N

## The commands that measure

command-simulate-game = the game, by its id
command-simulate-games = how many games (default { $default })
command-simulate-bots = one bot for each seat (default: random in as few seats as can be)
command-simulate-seed = the seed of all luck (default: drawn, and printed)
command-simulate-workers = processes (default: one for each core)
command-ray = play on a Ray cluster: its { $example }, auto (this machine’s) or local
command-simulate-chunk = games a worker plays at a time, at most
command-simulate-out = the Parquet file to write: one row a game
command-simulate-moves = also write one row a move, beside it
command-simulate-decisions = also write a data set of decisions, beside it
command-simulate-logs = keep a log of every game in this folder
command-simulate-resume = go on with a simulation that was stopped
command-simulate-overwrite = replace what is there
command-simulate-board = a board file of your own
command-simulate-option = an option of the game, as name=value
command-report-table = the Parquet file of branchline simulate
command-report-out = the HTML file to write (default: beside the table)
command-ladder-game = the game
command-ladder-seats = by default the fewest that the game allows
command-ladder-games = games of a pairing at most (default { $default })
command-ladder-least = games of a pairing at least (default { $default })
command-ladder-pairings = only these, none if empty; by default each level and those below
command-ladder-bots = a tournament of these instead, rated by openskill; also { $module } and { $program }
command-ladder-table = and chief with its time at a table, N games
command-ladder-jobs = processes; by default one for each core
command-ladder-seed = the luck of the deals
command-ladder-out = put the section of this game into this file
command-perft-seats = how many seats (default { $default })
command-perft-seed = the luck (default { $default })
command-perft-depth = small moves to look ahead (default { $default })
command-bench-game = the game to measure, by default all of them
command-bench-seconds = how long each half of a game plays (default { $default })
command-bench-batch = measure batches of tables, beside EnvPool where it is installed
command-bench-tables = tables of a batch (default { $default })
command-bench-json = print the figures as JSON
command-loadtest-game = what is played; by default the first of branchline games
command-loadtest-tables = tables played at once (default { $default })
command-loadtest-sockets = open WebSockets in all (default { $default })
command-loadtest-seats = players at each table (default: as few as the game allows)
command-loadtest-seconds = how long, in seconds (default { $default })
command-loadtest-lean = moves without views; by default players ask for what the page asks for
command-loadtest-store = where the tables are kept (default { $default })
command-loadtest-database = a PostgreSQL to use; without one, a passing one is started
command-loadtest-workers = server processes that share an address
command-loadtest-processes = servers over which the people of each table are spread
command-loadtest-peer = instead: the same load here and at a peer, in turns (needs Node.js)
command-loadtest-idle = instead: N idle tables with a spectator each
command-loadtest-mail = instead: what the deadlines of N tables by mail cost, 10,000 an hour (default 100,000 tables)
command-loadtest-across = instead: how soon a move is seen at another process
command-loadtest-stored = instead: how long a start takes on N tables
