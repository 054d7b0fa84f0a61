### Was Nim sagt, auf Deutsch. Ein Schlüssel auf -you spricht die Person an, um die es geht.

## Die Regeln, nach Nummern

rule-M0-1 = Der Haufen hat 12 oder 21 Streichhölzer. Jemand beginnt, dann geht es reihum.
rule-M1-1 = In deinem Zug nimmst du ein, zwei oder drei Streichhölzer vom Haufen.
rule-M1-2 = Ist nur noch ein Streichholz da, nimmt es die nächste Person sofort, denn es gibt nichts zu entscheiden.
rule-M2-1 = Das letzte Streichholz gewinnt: Wer es nimmt, hat einen Punkt, die anderen keinen.
rules-M0 = Spielvorbereitung
rules-M1 = Ein Zug
rules-M2 = Das Ende

## Was erwartet wird, und warum etwas abgelehnt wird

phase-turn = Nimm ein, zwei oder drei Streichhölzer.
# $turn: a player
refuse-turn = { $turn } ist am Zug.
refuse-over = Der Haufen ist leer. Die Partie ist zu Ende.
# $left, $most (number)
refuse-take = { $left ->
  [one] Noch { $left } Streichholz ist übrig. Nimm es.
 *[other] Noch { $left } Streichhölzer sind übrig. Nimm eins bis { $most }.
}

## Was geschieht

# $who: a player; $count (number)
narrate-take = { $who } nimmt { $count }.
narrate-take-you = Du nimmst { $count }.
narrate-last = { $who } nimmt das letzte Streichholz.
narrate-last-you = Du nimmst das letzte Streichholz.
score-last = Das letzte Streichholz
end-empty = Es sind keine Streichhölzer mehr da.
# $count (number)
thing-matches = { $count ->
  [one] { $count } Streichholz
 *[other] { $count } Streichhölzer
}

## Auf der Seite

# $count (number)
move-take = { $count } nehmen
view-heap = Streichhölzer am Anfang
view-left = Übrige Streichhölzer
view-taken = Genommen
option-heap = Der Haufen
option-why-heap = Wie viele Streichhölzer auf dem Haufen liegen.
nim-heap = Der Haufen
# $count (number)
nim-left = { $count ->
  [0] Keine Streichhölzer mehr
  [one] Noch { $count } Streichholz
 *[other] Noch { $count } Streichhölzer
}
provenance-nim = genau (ein Haufen Streichhölzer, gedruckt ist nichts)
