### What every game says, in British English.
### One message, one line: Fluent keeps line breaks, and a log line has none.
### Names (of players, places, cards, colours) arrive as texts; every other argument is a number.

## Names

# $number (number): the seat, counted from 1
seat-name = Player { $number }

colour-black = black
colour-blue = blue
colour-green = green
colour-grey = grey
colour-lilac = lilac
colour-orange = orange
colour-purple = purple
colour-red = red
colour-white = white
colour-yellow = yellow

## Lists: “A”, “A and B”, “A, B and C”. Texts.join builds them from the front.

# $first: the list so far; $next: one more, not the last
list-more = { $first }, { $next }
# $first: the list so far; $last: the last one
list-last = { $first } and { $last }
# $what: a name or a label; $text: what is said of it
labelled = { $what }: { $text }
# $first: the list so far; $next: one more, of several words
list-long = { $first }; { $next }

## The house

rules-H = At our tables
rule-H1 = Where several orders of the same choices lead to the same result, the table offers one of them. No game’s rules ask for this.

## What a move costs and gives

# $count (number)
thing-points = { $count ->
  [one] { $count } point
 *[other] { $count } points
}

## A move refused in any game

refuse-game-over = The game is over.
# $turn: the name of the player to act
refuse-not-your-turn = It’s { $turn }’s turn.
# $chosen, $now (numbers): positions in the log
refuse-stale = You chose this at move { $chosen }, but the game is now at move { $now }. Look at the table and choose again.
# $expected: the prompt of the present phase, a whole sentence
refuse-not-now = You can’t do that now. { $expected }

## The end

phase-over = The game is over.
narrate-game-over = The game is over.

# $place, $points (numbers); $who: one name
ranking-line = { $place }. { $who }: { $points ->
  [one] { $points } point
 *[other] { $points } points
}
# $who: one name
ranking-winner = { $who } wins.
ranking-winner-you = You win.
# $who: two names or more, joined
ranking-shared = { $who } share the victory.
# $who, $seat: two names
tie-shared = { $who } and { $seat } are tied on everything, so they share the place.

## Moves as buttons, and what a table shows, in every game

# $first, $last: two ways
list-either = { $first } or { $last }
# an empty list
list-none = nothing
kind-pass = Pass
kind-pay = Pay
kind-take = Take
kind-keep = Keep
kind-build = Build
view-first = Started
view-points = Points
view-cards = Cards
view-players = Players
view-seat = Seat

## Bots, by their level

bot-random = Random
bot-random-text = Plays any legal move. Good for trying things out, and not much else.
bot-apprentice = Apprentice
bot-apprentice-text = Plays the first thing that comes to mind. You’ll beat it by your second game.
bot-greedy = Greedy
bot-greedy-text = Has a plan and takes what looks best right now. It never thinks ahead.
bot-driver = Driver
bot-driver-text = Thinks ahead for a moment: slightly better than Greedy.
bot-engineer = Engineer
bot-engineer-text = Plays each option out many times before deciding.
bot-chief = Chief
bot-chief-text = The strongest player here: takes up to three seconds a move. It sees no more of the table than you do.

## Hints

# $move: a move in words
hint-only = Only one move is possible: { $move }.
hint-clear = Nothing else comes close.
# $move: a move in words; $chance (number): per cent
hint-ahead = { $move }. Your win chance: { $chance } %, about { $points ->
  [one] { $points } point
 *[other] { $points } points
} ahead at the end.
# $move: a move in words; $chance (number): per cent
hint-even = { $move }. Your win chance: { $chance } %, neck and neck.
# $move: a move in words; $chance (number): per cent; $points (number)
hint-behind = { $move }. Your win chance: { $chance } %, about { $points ->
  [one] { $points } point
 *[other] { $points } points
} behind at the end.
# $other: a move in words; $points (number)
hint-better = Next best, { $points ->
  [one] { $points } point
 *[other] { $points } points
} less: { $other }.
# $other: a move in words
hint-alike = It’s close. Just as good: { $other }.
# $things: what it brings, a list
hint-gives = You get { $things }.
# $things: what it costs, a list
hint-costs = It costs { $things }.

## Options of a table

option-first = Starting player
option-why-first = Choose who starts, or leave it to chance.
choice-random = Random

## What can’t be undone, or not yet

barrier-end-first = End your turn before the next move.
barrier-revealed = You can’t undo that: something hidden was revealed.
barrier-nothing-to-undo = There’s nothing to undo.
barrier-chosen = You’ve already chosen. Undo to choose again.
barrier-played = Done? End your turn, or undo.
barrier-nothing-to-end = There’s no move to end your turn with yet.
barrier-unfinished = Your turn isn’t finished yet.
barrier-bot = A bot is playing for you. Take your seat back first.
barrier-enter = Done? Enter ends your turn, or type undo.

## What the server refuses

# $table: what was asked for
house-no-table = There’s no table “{ $table }”. Check the link.
house-revoked = This device has no seat at this table now. Ask the host for an invitation.
house-down = The server can’t save right now, so nothing was changed. Try again soon.
house-analysis-later = The analysis looks at every hand, so it has to wait until the game is over.
house-analysis-busy = Other games are being analysed. Try again in a minute.
house-analysis-often = You’ve asked for many analyses. Try again in a few minutes.
house-hint-coming = Your hint is on its way.
# $seconds (number)
house-hint-often = { $seconds ->
  [one] You’ve used your hints for now. Try again in { $seconds } second.
 *[other] You’ve used your hints for now. Try again in { $seconds } seconds.
}
house-hint-none = No hint this time. Try again.
house-hint-busy = The server is busy thinking. Try again in a moment.
house-host-only = You need a seat for this. The host’s key alone isn’t enough.
house-seat-often = That was quick! Wait a moment and try again.
house-chat-watching = Only players at the table can chat.
house-chat-nothing = Type a message first.
house-chat-often = That’s a lot of messages. Wait a moment.
house-chat-full = The chat of this table is full.
house-files-often = You’ve uploaded many files. Try again in a minute.
house-files-large = You’ve uploaded a lot. Try again in an hour.
house-boards-full = This server has no room for another board.
house-tables-often = You’ve started many games. Try again in a few minutes.
house-free-whose = Only the host or the player in that seat can free it.
house-often = Too many requests. Wait a moment and try again.
house-restart = The server is restarting. Come back in a moment.
house-own-eyes = While the game is running, you can look back only as yourself or as a watcher.
house-position-later = A position shows every hand, so it has to wait until the game is over.
house-colour-dealt = The colours of this game are dealt, so you can’t change yours.
house-not-taken-over = No bot has taken over your seat.
house-given-up = You’ve already given up.
house-agree-players = Only players can agree to end the game.
house-not-over = This game isn’t over yet.
house-imported = An uploaded log has no players for a rematch.
house-play-imported = Only the server a game was played on knows when that was, so there’s no BG Stats file for an uploaded log.
house-colour-taken = Someone else already has that colour.
house-seat-taken = This seat is taken. An invitation works once, on one device. Ask the host for a new one, or watch.
house-seat-gone = This seat is taken. Choose another one, or watch.
house-no-open-seat = There’s no open seat at this table. You can watch.
house-no-person = No player has that seat, so there’s nothing to free.
house-invitation-old = This invitation no longer works. Ask the host for a new one.
house-device-removed = This device has been removed. Its games are on your other devices.
house-devices-many = This server allows no more devices. Remove one first.
house-device-gone = That device is no longer on your list.
house-device-last = This is your only device. Add another first, or delete your data if you want to leave.
house-link-unknown = This link leads nowhere. Make a new one on the device that has your games.
house-link-used = This link has been used, or replaced by a newer one. Make a new one on the device that has your games.
house-link-expired = This link has expired. Make a new one on the device that has your games.
house-passkeys-off = This server doesn’t offer passkeys.
house-passkeys-where = Passkeys need a server with a name. They don’t work at an address made of numbers.
house-passkeys-many = This server allows no more passkeys. Remove one first.
house-passkey-known = This passkey has been added already.
house-passkey-unknown = This server doesn’t know that passkey. It may have been removed.
house-passkey-gone = That passkey is no longer on your list.
house-passkey-used = This answer of the passkey has already been used. Try again.
house-passkey-late = That took too long. Try again.
# $origin: the address of a page
house-passkey-foreign = That passkey was used on a page of { $origin }, and not on this server’s own pages.
house-passkey-copied = This passkey may have been copied, so it wasn’t accepted. Remove it and add another.
house-passkey-bad = The passkey couldn’t be verified. Try again.
house-exchange-first = This is an invitation. Use it to take your seat first.
house-not-dealt = Nothing has been dealt yet: the table is waiting for players, or for everyone’s luck.
house-plan-mail = Moves are planned in games by mail only.
house-plan-turn = It’s your turn: make your move.
house-plan-never = There’s nothing to plan now. Your next turn depends on what comes before it.
house-plan-luck = Luck has a part in this move, so it can’t be planned.
house-plan-unfinished = Your plan isn’t a whole turn yet.
house-luck-over = This table has been dealt already.
house-luck-none = Only the players’ own devices add luck to the deal.
house-luck-moved = Everyone is adding their luck anew. Try again in a moment.
house-luck-closed = Everyone’s luck is sealed by now, so nobody can change theirs.
house-luck-open = The others haven’t sealed their luck yet. Keep yours secret for a moment.
house-luck-other = That’s not the luck this device sealed before.
house-luck-copied = Someone has sealed exactly this before. Luck has to be your own.
house-code-unknown = No table has this code. Check the table screen again: codes change now and then.
house-code-none = There’s no code to show right now. Try again in a moment.
house-guesses-often = That’s a lot of wrong codes. Wait a minute and try again.

## What the server tells everyone at a table

# $who: the name of the player who had the seat
house-seat-freed = The host freed { $who }’s seat and has a new invitation for it.
house-seat-opened = The host freed { $who }’s seat. Anyone at the table can take it.
house-luck-late = { $who }’s device didn’t add its luck in time, so the seat is free and everyone adds theirs anew.
house-seat-moved = { $who } is moving to another device.
house-line-removed = The operator of this server removed a message.
# $number (number): of the seat
house-name-removed = The operator of this server removed the name of player { $number }, with the messages under it.
## Addresses that notices are sent to

# $address: as it was typed
house-address-wrong = “{ $address }” isn’t a web address. It has to begin with https:// or http://, without spaces.
house-address-password = An address with a name and password in it can’t be used. Make one with a key in its path instead.
# $host: the name in the address
house-address-private = “{ $host }” isn’t on the public internet, so this server doesn’t send anything there. Its operator can allow that network.
house-address-unknown = There’s no server called “{ $host }”. Check the address.

## Why a notice didn’t arrive

notice-redirects = The address leads on to another one again and again.
# $seconds (number)
notice-silent = { $seconds ->
  [one] There was no answer within { $seconds } second.
 *[other] There was no answer within { $seconds } seconds.
}
# $host: the name in the address
notice-unreachable = “{ $host }” can’t be reached, or doesn’t speak to us as web servers do.
# $status (number): as the service gave it
notice-refused = The service refused the notice (answer { $status }).
notice-busy = The service is too busy or broken right now (answer { $status }).
notice-mail-refused = The mail server refused this address.
notice-mail-down = The mail server can’t be reached, or didn’t take the email.
notice-mail-password = The mail server refused this server’s name or password. Its operator can mend that.
notice-odd = Something went wrong on this server.

## Addresses that people give

# $address: as it was typed
house-mail-wrong = “{ $address }” isn’t an email address. It has to look like ada@example.org.
house-push-wrong = This browser gave keys that can’t be used. Switch its notices off and on again.
house-channel-none = There’s no such channel any more. Load the page again.
house-channels-full = You have as many channels as this server allows. Remove one first.
house-channels-often = You’ve changed your channels many times. Try again in an hour.
house-persons-often = Many new devices have come from your network. Try again in a few minutes.
house-mail-off = This server doesn’t send email. Its operator can switch it on.
house-push-off = This server doesn’t send browser notices. Its operator can switch them on.
house-operator = This needs the operator’s token: the 43 letters in the file operator-token in the server’s data folder.
house-confirm-old = This link has expired or was replaced by a newer one. Ask for a new one in Settings.
house-stop-wrong = This link doesn’t belong to any notices. Check that it’s complete.

## Notices

# $game: its title; $others: the other players, as a list
notice-game-with = { $game } with { $others }
notice-someone = Someone
notice-title-turn = Your turn in { $game }
notice-title-begin = { $game } can begin
# $count (number): games
notice-title-turns = { $count ->
  [one] { $count } game is waiting for you
 *[other] { $count } games are waiting for you
}
notice-title-warn = Time is running out in { $game }
notice-title-out = Out of time in { $game }
notice-title-ended = { $game } is over
# $who: who wrote, or asks
notice-title-mention = { $who } mentioned you
notice-title-invitation = { $who } wants to play again
notice-title-analysis = Your analysis of { $game } is ready
# $game: its title, perhaps with the other players
notice-turn = It’s your turn in { $game }.
notice-begin = Everyone has joined. Open the table so that the game can begin: { $game }.
# $hours (number)
notice-warn-hours = { $hours ->
  [one] You have { $hours } hour left in { $game }.
 *[other] You have { $hours } hours left in { $game }.
}
# $minutes (number)
notice-warn-minutes = { $minutes ->
  [one] You have { $minutes } minute left in { $game }.
 *[other] You have { $minutes } minutes left in { $game }.
}
notice-out = You’re out of time in { $game }, but you may still make your move.
notice-ended = The game is over: { $game }.
notice-mention = { $who } mentioned you in the chat of { $game }.
notice-invitation = { $who } has set up a rematch of { $game }.
notice-analysis = Every move has been analysed: { $game }.
# $count (number): games for which there was no room
notice-more = { $count ->
  [one] { $count } more game
 *[other] { $count } more games
}

## Mail

mail-open = Open:
mail-stop = You’re getting this email because you asked for notices. Stop them with one click:
mail-confirm-title = Confirm your address for Branchline
mail-confirm = Someone, probably you, wants notices from Branchline at this address.
# $hours (number)
mail-confirm-open = { $hours ->
  [one] If it was you, open this page within { $hours } hour:
 *[other] If it was you, open this page within { $hours } hours:
}
mail-confirm-else = If it wasn’t you, do nothing: you’ll get no more email from us.

## Clocks

house-pace-none = A game without clocks has no time zone, nights, days off or time limit to set.
house-pace-live = Nights and days off are for games by mail. A live game has none.
# $zone: what was given as a time zone
house-pace-zone = { $zone } isn’t a time zone this server knows. Choose one such as Europe/Berlin.
house-pace-night = A night may last up to 14 hours, and needs a beginning and an end.
house-pace-days = At most 3 days of the week may be days off.
house-pace-never = With these nights, days off and vacations, time would never run out.
house-vacation-dates = Give the first and the last day of the vacation, each as in 2027-08-01.
house-vacation-order = The vacation’s last day comes before its first.
# $today: a date, as in 2027-08-01
house-vacation-past = A vacation can’t begin in the past. Today is { $today }: choose that day or a later one.
house-vacation-far = A vacation can be announced up to a year before it begins.
house-vacation-twice = You’ve already announced a vacation on some of these days.
# $left, $most (number): days
house-vacation-days = Vacation days left that year: { $left } of { $most }. Choose fewer days.
house-vacation-gone = That vacation is no longer on your list.
# $first, $last: dates, as in 2027-08-01, here and below
house-vacation-begun = This vacation began on { $first }, so it can no longer be cancelled.
house-time-left = This player still has time on their clock. A bot may take over once it has run out.
house-no-clocks = This table has no running clocks to pause.
house-expired = This table has expired, since nobody took its empty seats in time. Start a new game instead.
house-table-expired = Nobody took the empty seats in time, so this table has expired.
# $who: the name of a player, here and below
house-time-out-ask = { $who } ran out of time. The others decide how to go on.
house-time-out-turn = { $who } ran out of time, so a bot plays this turn.
house-time-out-bot = { $who } ran out of time, so a bot plays on until they take their seat back.
house-time-out-end = { $who } ran out of time, so the game is over, as this table had arranged.
house-wants-pause = { $who } would like to pause the game.
house-paused = Everyone agreed to pause. All clocks are stopped.
house-resumed = { $who } ended the pause. The clocks are running again.
house-vacation = { $who } will be on vacation from { $first } to { $last }. Their clock won’t run on those days.
house-vacation-off = { $who } has cancelled the vacation from { $first } to { $last }.
