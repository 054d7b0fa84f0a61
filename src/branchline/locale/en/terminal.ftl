### What the terminal says round the table, in British English. What is typed (help, why, undo …) is the same in every language.

## At the table

# $game: its title; $command: to be typed
terminal-nowhere = { $game } is played in a terminal, and there is none to type in here.
terminal-nowhere-open = Open one and type: { $command }
terminal-nowhere-else = What else there is: { $command }
terminal-press-start = help lists what you can type. Press Enter to start
terminal-press-continue = help lists what you can type. Press Enter to continue
# $who: a name
terminal-curtain = Pass the screen to { $who }. Everyone else, look away. Then press Enter
terminal-pass-on = Press Enter to pass the screen on
terminal-more = — Enter: more, q: stop —
terminal-over = The game is over. Press Enter for the scores
terminal-read-log = To read the log: { $command }
# $moves (number): made so far; $file, $command: to be typed
terminal-left = Saved after move { $moves }. To continue: { $command }
terminal-saved = Saved after move { $moves } in { $file }. To continue: { $command }
terminal-saved-without = The moves of this turn that you can still undo are not in it.
# $why: the system’s own words
terminal-not-saved-there = { $file }: { $why }. Nothing was saved there.
terminal-unsaved = NOT SAVED: { $why }. What was saved before is in { $file }
terminal-unsaved-short = (NOT SAVED: { $why })
terminal-leave = You haven’t ended your turn, and its moves will be lost. Leave? (y/n)
# the first letter of yes, as the question before asks for it
terminal-yes = y
terminal-end-turn = end the turn?
terminal-ending = Done? Enter ends your turn, or type undo.
terminal-expected = { $who }: { $what }
terminal-choose = Choose a move.
terminal-you = (you)
terminal-nothing-yet = Nothing has happened yet.
terminal-no-tickets = There are no tickets in this game.
# $page, $pages (numbers)
terminal-page = page { $page } of { $pages }
terminal-page-board = Enter: the board
terminal-page-on = Enter: on
terminal-page-back = Enter: back to the moves
# $moves (number)
terminal-move = move { $moves }
# $count (number); moves is a command
terminal-more-moves = … { $count } more: moves

## What was typed

terminal-why-how = Type why and a move: { $example }, or why 3.
# $move: as it is typed; $costs, $gives: things, joined
terminal-legal-luck = { $move } is legal. Luck decides what you get.
terminal-legal = { $move } is legal.
terminal-legal-costs = { $move } is legal: it costs { $costs }.
terminal-legal-gives = { $move } is legal: it gives { $gives }.
terminal-legal-both = { $move } is legal: it costs { $costs }; gives { $gives }.
# $moves: as they are typed
terminal-ambiguous = “{ $text }” may be: { $moves }
terminal-no-rule = There is no rule “{ $rule }”; the rules go from { $first } to { $last }.
# $why: a sentence; $rule: its number, after the command rules
terminal-refused = { $why } (rules { $rule } says more)
# $text: what was typed
terminal-no-move = “{ $text }” is no move: { $why }.
# Goes on after the one before. $count (number)
terminal-no-move-number = the moves have the numbers 1 to { $count }
terminal-no-move-help = help lists what can be typed

## Help

terminal-help-move = A move is its number in the list, or its notation: { $example }.
terminal-help-notation = The notation is the same in every language; why and a number, as in why 3, shows that of a move.
terminal-help-shorten = Shorten words as you like, as long as they stay clear.
terminal-enter = Enter
terminal-help-enter = show the table again; on a small screen, its next page
terminal-help-end = end the turn
# $example: commands
terminal-help-end-example = several things in one line: { $example }
terminal-help-undo = undo the last move; what luck has shown stays
terminal-help-reset = undo the whole turn, as far as possible
terminal-help-why = what a move would cost and give, or which rule forbids it
terminal-help-hint = a move worth making, and why
terminal-help-rules = the rules: all of them, one part (rules { $part }) or one rule (rules { $rule })
terminal-help-moves = every move you may choose from
terminal-help-board = the board in full; map draws it where things really lie
terminal-help-score = the points so far, by rule
terminal-help-log = what happened: the last N moves, or all
terminal-help-save = say where the game is saved, or save a copy
terminal-help-quit = leave; the game is saved

## The end, and a log

# $who: a name; $points (number)
terminal-points = { $who }: { $points ->
  [one] { $points } point
 *[other] { $points } points
}
# $hash, $seed, $command: to be copied
terminal-proof = The luck was fixed before the first deal: the SHA-256 of the seed { $seed } is { $hash }, which was shown at the start.
terminal-proof-check = To prove every deal: { $command }
terminal-proof-running = The luck is fixed by a seed whose SHA-256 is { $hash }; the seed is shown at the end.
terminal-proof-none = The luck came from a seed that was chosen by hand, so it proves nothing.
terminal-replay = Enter: on · b: back · a number: to that move · q: enough
# $title: of the game; $players (number); $board, $hash: its id and digest
terminal-log-head = { $title }, players: { $players }, board { $board } ({ $hash })
terminal-log-seat = seat { $number }: { $who }
terminal-log-options = options: { $options }; played under rules { $version }
# $option: its title; $choice: in words
terminal-option = { $option }: { $choice }
terminal-option-yes = yes
terminal-option-no = no
terminal-log-position = started from a prepared position
terminal-log-hash = the SHA-256 of the secret seed: { $hash }
terminal-log-continued = To be continued: it’s { $who }’s turn.
