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

## The house

rules-H = At our tables
rule-H1 = Where several orders of the same choices come to the same, one of them is offered. No rule of a game asks for it.

## What a move costs and gives

# $count (number)
thing-points = { $count ->
  [one] { $count } point
 *[other] { $count } points
}

## A move refused in any game

refuse-game-over = The game is over: no more moves can be made.
# $turn: the name of the player to act
refuse-not-your-turn = It is not your turn: { $turn } is to play.
# $chosen, $now (numbers): positions in the log
refuse-stale = You chose this at move { $chosen }, and the table has since come to move { $now }. Look at the table again and choose anew.
# $expected: the prompt of the present phase, a whole sentence
refuse-not-now = You cannot do that now. { $expected }

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
tie-shared = { $who } and { $seat } have equal points, and nothing sets them apart: they share the place.

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
view-first = Began
view-points = Points
view-tickets = Tickets
view-trains = Trains
view-cards = Cards
view-players = Players
view-seat = Seat

## Bots, by their level

bot-random = Random
bot-random-text = Plays any legal move. Good for trying things out, and for nothing else.
bot-apprentice = Apprentice
bot-apprentice-text = Does what comes to mind first, and looks no further. Beatable in your second game.
bot-greedy = Greedy
bot-greedy-text = Has a plan and takes what seems best at first sight. It never thinks ahead.
bot-driver = Driver
bot-driver-text = Thinks ahead for a moment: a little better than first sight.
bot-engineer = Engineer
bot-engineer-text = Plays each choice through a good many times before it decides.
bot-chief = Chief
bot-chief-text = Takes up to three seconds a move, and is the best player here. It sees no more of the table than you would.

## Hints

# $move: a move in words
hint-only = There is no choice: { $move }.
hint-clear = No other move seems worth a thought.
# $move: a move in words; $chance (number): per cent
hint-ahead = { $move }. From here it expects to win { $chance } % of games, on average { $points ->
  [one] { $points } point
 *[other] { $points } points
} ahead of the best other player.
# $move: a move in words; $chance (number): per cent
hint-even = { $move }. From here it expects to win { $chance } % of games, and on average nobody is ahead.
# $move: a move in words; $chance (number): per cent; $points (number)
hint-behind = { $move }. From here it expects to win { $chance } % of games, on average { $points ->
  [one] { $points } point
 *[other] { $points } points
} behind the best other player.
# $other: a move in words; $points (number)
hint-better = Next best, worth { $points ->
  [one] { $points } point
 *[other] { $points } points
} less: { $other }.
# $other: a move in words
hint-alike = Little hangs on it; as good seems: { $other }.
# $things: what it brings, a list
hint-gives = At once it brings { $things }.
# $things: what it costs, a list
hint-costs = It costs { $things }.

## Options of a table

option-first = Who begins
choice-random = luck decides
