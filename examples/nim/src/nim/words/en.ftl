### What Nim says, in English. A key that ends in -you is for the player it is about.

## The rules, by number

rule-M0-1 = The heap has 12 or 21 matches. One player starts, and turns go round the table.
rule-M1-1 = On your turn take one, two or three matches from the heap.
rule-M1-2 = When a single match is left, the next player takes it at once, as there is nothing to decide.
rule-M2-1 = The last match wins: the player who takes it has a point, and the others have none.
rules-M0 = Set-up
rules-M1 = A turn
rules-M2 = The end

## What is expected, and why it is refused

phase-turn = Take one, two or three matches.
# $turn: a player
refuse-turn = It’s { $turn }’s turn.
refuse-over = The heap is empty. The game is over.
# $left, $most (numbers)
refuse-take = { $left ->
  [one] { $left } match is left. Take it.
 *[other] { $left } matches are left. Take from one to { $most }.
}

## What happens

# $who: a player; $count (number)
narrate-take = { $who } takes { $count }.
narrate-take-you = You take { $count }.
narrate-last = { $who } takes the last match.
narrate-last-you = You take the last match.
score-last = The last match
end-empty = No matches are left.
# $count (number)
thing-matches = { $count ->
  [one] { $count } match
 *[other] { $count } matches
}

## On the page

# $count (number)
move-take = Take { $count }
view-heap = Matches at the start
view-left = Matches left
view-taken = Taken
option-heap = The heap
option-why-heap = How many matches are on the heap.
nim-heap = The heap
# $count (number)
nim-left = { $count ->
  [0] No matches left
  [one] { $count } match left
 *[other] { $count } matches left
}
provenance-nim = exact (a heap of matches, and nothing is printed)
