### Quel che dice Nim, in italiano. A key that ends in -you is for the player it is about.

## Le regole, per numero

rule-M0-1 = Il mucchio ha 12 o 21 fiammiferi. Un giocatore inizia, e i turni girano intorno al tavolo.
rule-M1-1 = Nel tuo turno prendi uno, due o tre fiammiferi dal mucchio.
rule-M1-2 = Quando resta un solo fiammifero, chi è di turno lo prende subito: non c’è niente da decidere.
rule-M2-1 = Vince l’ultimo fiammifero: chi lo prende ha un punto, gli altri nessuno.
rules-M0 = Preparazione
rules-M1 = Il turno
rules-M2 = La fine

## Cosa ci si aspetta, e perché si rifiuta

phase-turn = Prendi uno, due o tre fiammiferi.
# $turn: a player
refuse-turn = È il turno di { $turn }.
refuse-over = Il mucchio è vuoto. La partita è finita.
# $left, $most (number)
refuse-take = { $left ->
  [one] Resta { $left } fiammifero. Prendilo.
 *[other] Restano { $left } fiammiferi. Prendine da uno a { $most }.
}

## Cosa succede

# $who: a player; $count (number)
narrate-take = { $who } ne prende { $count }.
narrate-take-you = Ne prendi { $count }.
narrate-last = { $who } prende l’ultimo fiammifero.
narrate-last-you = Prendi l’ultimo fiammifero.
score-last = L’ultimo fiammifero
end-empty = Non restano fiammiferi.
# $count (number)
thing-matches = { $count ->
  [one] { $count } fiammifero
 *[other] { $count } fiammiferi
}

## Sulla pagina

# $count (number)
move-take = Prendine { $count }
view-heap = Fiammiferi all’inizio
view-left = Fiammiferi rimasti
view-taken = Presi
option-heap = Il mucchio
option-why-heap = Quanti fiammiferi ci sono nel mucchio.
nim-heap = Il mucchio
# $count (number)
nim-left = { $count ->
  [0] Non restano fiammiferi
  [one] Resta { $count } fiammifero
 *[other] Restano { $count } fiammiferi
}
provenance-nim = esatto (un mucchio di fiammiferi: non c’è niente di stampato)
