rule-M1-1 = Take one, two or three matches; whoever takes the last one wins.
phase-turn = Take one, two or three matches.
# $who; $count (number)
narrate-take = { $who } takes { $count }.
narrate-take-you = You take { $count }.
# $left (number)
refuse-take = There are only { $left } left, and three are the most.
score-last = The last match
end-empty = No match is left.
