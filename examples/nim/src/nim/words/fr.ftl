### What Nim says, in French. A key that ends in -you is for the player it is about.

## The rules, by number

rule-M0-1 = Le tas compte 12 ou 21 allumettes. Un joueur commence, puis l’on joue à tour de rôle.
rule-M1-1 = À votre tour, prenez une, deux ou trois allumettes du tas.
rule-M1-2 = Quand il ne reste qu’une allumette, le joueur suivant la prend aussitôt : il n’y a rien à décider.
rule-M2-1 = La dernière allumette gagne : le joueur qui la prend marque un point, les autres aucun.
rules-M0 = Mise en place
rules-M1 = Un tour
rules-M2 = La fin

## What is expected, and why it is refused

phase-turn = Prenez une, deux ou trois allumettes.
# $turn: a player
refuse-turn = À { $turn } de jouer.
refuse-over = Le tas est vide. La partie est terminée.
# $left, $most (number)
refuse-take = { $left ->
  [one] Il reste { $left } allumette. Prenez-la.
 *[other] Il reste { $left } allumettes. Prenez-en de une à { $most }.
}

## What happens

# $who: a player; $count (number)
narrate-take = { $who } en prend { $count }.
narrate-take-you = Vous en prenez { $count }.
narrate-last = { $who } prend la dernière allumette.
narrate-last-you = Vous prenez la dernière allumette.
score-last = La dernière allumette
end-empty = Il ne reste aucune allumette.
# $count (number)
thing-matches = { $count ->
  [one] { $count } allumette
 *[other] { $count } allumettes
}

## On the page

# $count (number)
move-take = En prendre { $count }
view-heap = Allumettes au départ
view-left = Allumettes restantes
view-taken = Prises
option-heap = Le tas
option-why-heap = Combien d’allumettes il y a dans le tas.
nim-heap = Le tas
# $count (number)
nim-left = { $count ->
  [0] Il ne reste aucune allumette
  [one] Il reste { $count } allumette
 *[other] Il reste { $count } allumettes
}
provenance-nim = exact (un tas d’allumettes, rien n’est imprimé)
