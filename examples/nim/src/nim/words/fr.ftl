### Ce que dit Nim, en français.

## Les règles, par numéro

rule-M0-1 = Des allumettes forment un tas : 12 ou 21. Un joueur commence, puis on joue à tour de rôle.
rule-M1-1 = À votre tour, prenez une, deux ou trois allumettes du tas.
rule-M1-2 = Quand il reste une seule allumette, le joueur suivant la prend aussitôt : il n’y a rien à décider.
rule-M2-1 = La dernière allumette gagne : qui la prend marque un point, les autres aucun.
rules-M0 = Mise en place
rules-M1 = Un tour
rules-M2 = La fin

## Ce qui est attendu, et pourquoi c’est refusé

phase-turn = Prenez une, deux ou trois allumettes.
refuse-turn = C’est au tour de { $turn }.
refuse-over = Le tas est vide : la partie est finie.
refuse-take = Il reste { $left } allumettes : prenez-en de une à { $most }.

## Ce qui se passe

narrate-take = { $who } en prend { $count }.
narrate-take-you = Vous en prenez { $count }.
narrate-last = { $who } prend la dernière allumette.
narrate-last-you = Vous prenez la dernière allumette.
score-last = La dernière allumette
end-empty = Il ne reste aucune allumette.
thing-matches = { $count ->
  [one] { $count } allumette
 *[other] { $count } allumettes
}

## Sur la page

move-take = Prendre { $count }
view-heap = Allumettes au départ
view-left = Allumettes restantes
view-taken = Prises
option-heap = Le tas
option-why-heap = Combien d’allumettes il y a dans le tas.
nim-heap = Le tas
nim-left = { $count ->
  [0] Il ne reste aucune allumette
  [one] Il reste { $count } allumette
 *[other] Il reste { $count } allumettes
}
