### Les Aventuriers du Rail : les règles et tout ce que dit le jeu, en français.
### Mots : pioche (cartes Wagon, face cachée), cartes visibles, défausse, paquet (destinations),
### lieu (une ville ou un pays), passager, wagon. Chaque mot a un seul sens, ici et sur tous les écrans.

## Set-up

rule-T0-1 = On joue à deux, trois, quatre ou cinq. Vous avez 45 wagons de votre couleur (blanc, rouge, violet, jaune ou noir) et commencez sans aucun point.
rule-T0-2 = Il y a 110 cartes Wagon : douze de chacune des huit couleurs (violet, bleu, orange, blanc, vert, jaune, noir et rouge) et quatorze locomotives.
rule-T0-3 = Vous recevez quatre cartes Wagon. Cinq autres sont retournées, ce sont les cartes visibles, et le reste forme la pioche. S’il y a trois locomotives ou plus parmi ces cinq premières cartes, elles sont remplacées comme à tout autre moment.
rule-T0-4 = Soixante passagers, dix de chaque couleur (rouge, noir, vert, jaune, bleu et blanc), sont piochés au hasard dans un sac et placés sur le plateau. Chaque ville et chaque pays en reçoit autant que le plateau l’indique.
rule-T0-5 = Il y a deux paquets de cartes Destination, mélangés séparément : 55 courtes et 34 longues. Une destination longue vaut de 12 à 22 points, une courte de 3 à 11, sauf Mannheim – Stuttgart, qui en vaut 2.
rule-T0-6 = Avant le premier tour, dans l’ordre de jeu, chacun annonce à tous sa combinaison de destinations courtes et longues, quatre en tout, puis les pioche. De ces quatre cartes, vous en gardez au moins deux : deux, trois ou les quatre.
rule-T0-7 = Les destinations que vous ne gardez pas lors de la mise en place retournent dans leur paquet. Une fois que tous ont choisi, les deux paquets sont de nouveau mélangés.
rule-T0-8 = Vos destinations restent secrètes jusqu’à la fin, et vos cartes Wagon le sont aussi. Tous peuvent connaître vos passagers, vos points, le nombre de wagons qu’il vous reste, le nombre de vos cartes Wagon et combien de destinations courtes et longues vous détenez. Les combinaisons annoncées et les cartes visibles que vous prenez sont publiques également.
rule-T0-9 = On joue dans le sens des aiguilles d’une montre. D’ordinaire, le joueur le plus âgé commence ; Branchline tire le premier joueur au hasard, sauf si la table en désigne un.

## A turn

rule-T1-1 = À votre tour, vous faites une, et une seule, de ces trois actions : prendre des cartes Wagon, prendre une route et ramasser ses passagers, ou prendre des cartes Destination.
rule-T1-2 = Vous passez lorsqu’aucune des trois actions n’est possible, et seulement dans ce cas. Si tous les joueurs doivent passer l’un après l’autre, la partie s’arrête aussitôt et l’on compte les points. Passer pendant le dernier tour, c’est avoir joué son dernier tour.

## Drawing train cards

rule-T2-1 = Vous prenez deux cartes Wagon : pour chacune, une carte visible ou la première carte de la pioche. S’il existe une seconde carte que vous pouvez prendre, vous devez en prendre une. Vous pouvez avoir autant de cartes en main que vous voulez.
rule-T2-2 = Quand vous prenez une carte visible, elle est remplacée aussitôt par une carte de la pioche, avant que vous ne preniez la seconde.
rule-T2-3 = Vous ne pouvez prendre une locomotive visible que comme première carte. Elle compte alors pour les deux cartes, et votre tour s’arrête.
rule-T2-4 = Votre seconde carte ne peut jamais être une locomotive visible, même si la première venait de la pioche. Peu importe que cette locomotive ait déjà été là, qu’elle vienne de remplacer votre première carte ou qu’elle fasse partie de cinq cartes tout juste renouvelées.
rule-T2-5 = Une locomotive piochée à l’aveugle compte comme une carte ordinaire, et personne d’autre n’en sait rien.
rule-T2-6 = Dès que trois locomotives ou plus se trouvent parmi cinq cartes visibles, les cinq sont défaussées, puis cinq nouvelles sont retournées, autant de fois qu’il le faut. Cela n’a pas lieu s’il y a moins de cinq cartes visibles, ni tant que la pioche, la défausse et les cartes visibles comptent ensemble moins de trois cartes qui ne sont pas des locomotives. On le vérifie de nouveau à chaque défausse.
rule-T2-7 = Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Cela peut arriver au milieu d’une action ou pendant que l’on complète les cartes visibles.
rule-T2-8 = Quand la pioche et la défausse sont toutes deux vides, les cartes visibles ne sont plus complétées. Vous pouvez encore prendre celles qui restent ; s’il n’y en a plus, vous ne pouvez pas choisir cette action. S’il ne reste pas de seconde carte que vous puissiez prendre, votre tour s’arrête après la première.
rule-T2-9 = Si une prise de route met des cartes à la défausse alors qu’il y a moins de cinq cartes visibles, on les complète aussitôt à cinq avec ces cartes. On vérifie ensuite s’il y a trois locomotives.

## Claiming a route

rule-T3-1 = Une route relie deux lieux voisins : deux villes, ou une ville et un pays. Sa longueur est le nombre de ses espaces, d’un à sept.
rule-T3-2 = Vous payez une route avec autant de cartes qu’elle a d’espaces, toutes de la couleur de la route. Des locomotives peuvent en remplacer autant que vous voulez, et même toutes.
rule-T3-3 = Vous payez une route grise avec autant de cartes qu’elle a d’espaces, toutes d’une même couleur au choix. Là aussi, des locomotives peuvent remplacer certaines cartes ou payer la route entière.
rule-T3-4 = Il doit vous rester au moins autant de wagons que la route a d’espaces. Vous en posez un sur chaque espace, et les cartes payées vont à la défausse.
rule-T3-5 = La route que vous prenez n’a pas besoin d’être connectée à vos autres routes. Vous ne pouvez prendre qu’une route par tour.
rule-T3-6 = Toutes les routes qui relient les deux mêmes lieux forment un groupe (route double ou triple), et vous ne pouvez posséder qu’une seule route d’un groupe. Les routes d’une ville vers deux pays, ou de deux villes vers un pays, ne forment pas un groupe.
rule-T3-7 = À deux ou trois joueurs, dès qu’une route d’un groupe est prise, les autres routes du groupe sont fermées à tous. À quatre ou cinq joueurs, chacune peut être prise, par des joueurs différents.
rule-T3-8 = Une route rapporte aussitôt des points selon sa longueur : 1 point pour une longueur de 1, 2 pour 2, 4 pour 3, 7 pour 4, 10 pour 5, 15 pour 6 et 18 pour 7.
rule-T3-9 = Après avoir pris une route, vous ramassez un passager à chacune de ses deux extrémités. S’il s’y trouve des passagers de plusieurs couleurs, vous choisissez la couleur ; s’il n’y en a aucun, vous ne prenez rien. Les passagers ramassés restent visibles de tous.
rule-T3-10 = Vous ne pouvez pas refuser un passager : s’il s’en trouve à une extrémité de la route prise, vous en ramassez un. Un passager de plus ne fait jamais baisser votre score ni monter celui d’un autre.
rule-T3-11 = Un pays ne porte qu’un passager pour l’ensemble des routes qui y mènent, même là où le plateau dessine le pays deux fois, comme l’Autriche (Österreich). Qui prend le premier l’une de ces routes ramasse le passager.

## Drawing tickets

rule-T4-1 = Avant de voir les cartes, vous annoncez combien de destinations courtes et longues vous piochez, jamais plus que le paquet n’en contient. Vous en piochez exactement quatre en tout ou, s’il en reste moins de quatre, toutes celles qui restent. Quand les deux paquets sont vides, vous ne pouvez pas choisir cette action.
rule-T4-2 = Vous gardez au moins une des destinations piochées. Les autres vont face cachée sous leur paquet, dans l’ordre où vous les avez piochées : la première piochée et non gardée sera la première à ressortir.
rule-T4-3 = Vous pouvez détenir autant de destinations que vous voulez.
rule-T4-4 = Une destination est réussie quand une suite ininterrompue de vos propres routes relie ses deux lieux, aussi long que soit le détour. Les destinations ne comptent qu’à la fin de la partie.

## Countries

rule-T5-1 = Une destination peut nommer deux villes, une ville et un pays, ou deux pays.
rule-T5-2 = Un pays est une voie sans issue : une de vos routes qui aboutit à un pays ne se prolonge jamais au-delà.
rule-T5-3 = Si vous possédez deux routes menant au même pays, le pays ne les relie pas entre elles.
rule-T5-4 = Une destination qui nomme un pays est réussie quand une suite ininterrompue de vos routes mène de son autre lieu à ce pays, par n’importe laquelle des routes qui y entrent.
rule-T5-5 = Une destination entre deux pays est réussie quand un même réseau de vos routes touche les deux. La liaison ne passe que par des villes : un troisième pays ne la prolonge pas.

## The end and the scores

rule-T6-0 = Vos routes ont rapporté leurs points au moment où vous les avez prises. Les recompter à la fin doit donner le même nombre.
rule-T6-1 = S’il vous reste deux wagons ou moins à la fin de votre tour, une fois les passagers choisis, chacun joue encore un tour : le joueur suivant, dans le sens des aiguilles d’une montre, ouvre ce dernier tour et vous jouez en dernier. Si un autre joueur descend à deux wagons ou moins entre-temps, cela ne change rien. Ensuite, la partie s’arrête.
rule-T6-2 = À la fin, chaque destination réussie ajoute ses points et chaque destination non réussie les retire. Votre total peut être négatif.
rule-T6-3 = Globetrotter : le joueur qui a réussi le plus de destinations marque 15 points ; en cas d’égalité, tous les joueurs concernés marquent 15 points. Il faut avoir réussi au moins une destination.
rule-T6-4 = Pour chaque couleur de passagers, le joueur qui en a le plus marque 20 points et le deuxième en marque 10. En cas d’égalité à la première place, tous les joueurs concernés marquent 20 points et personne ne marque les 10 ; si un joueur est seul en tête et que plusieurs sont deuxièmes, chacun de ceux-ci marque 10 points. Une couleur dont vous n’avez aucun passager ne vous rapporte rien.
rule-T6-5 = Le joueur qui a le plus de points remporte la partie. En cas d’égalité, c’est celui qui a réussi le plus de destinations, puis celui qui a le plus de passagers ; si l’égalité demeure, la victoire est partagée. Les places suivantes sont départagées de la même façon.

## Examples

rule-TX-1 = Vous pouvez payer une route bleue de longueur 3 de quatre façons, et pas une de plus : trois cartes bleues, deux bleues et une locomotive, une bleue et deux locomotives, ou trois locomotives.
rule-TX-2 = Vous pouvez payer une route grise de longueur 2 avec deux cartes d’une même couleur, avec une carte de n’importe quelle couleur et une locomotive, ou avec deux locomotives.

## Names

# Une carte est féminine. .plural : « 3 rouges » ; .noun et .nouns : le nom entier
card-black = noire
    .plural = noires
    .noun = carte noire
    .nouns = cartes noires
card-blue = bleue
    .plural = bleues
    .noun = carte bleue
    .nouns = cartes bleues
card-green = verte
    .plural = vertes
    .noun = carte verte
    .nouns = cartes vertes
card-locomotive = locomotive
    .plural = locomotives
    .noun = locomotive
    .nouns = locomotives
card-orange = orange
    .plural = orange
    .noun = carte orange
    .nouns = cartes orange
card-purple = violette
    .plural = violettes
    .noun = carte violette
    .nouns = cartes violettes
card-red = rouge
    .plural = rouges
    .noun = carte rouge
    .nouns = cartes rouges
card-white = blanche
    .plural = blanches
    .noun = carte blanche
    .nouns = cartes blanches
card-yellow = jaune
    .plural = jaunes
    .noun = carte jaune
    .nouns = cartes jaunes

passenger-black = noir
    .plural = noirs
passenger-blue = bleu
    .plural = bleus
passenger-green = vert
    .plural = verts
passenger-red = rouge
    .plural = rouges
passenger-white = blanc
    .plural = blancs
passenger-yellow = jaune
    .plural = jaunes

deck-short = courte
    .plural = courtes
deck-long = longue
    .plural = longues

# $a, $b: the places it joins
route-name = { $a } – { $b }
# $points (number)
ticket-name = { $a } – { $b } ({ $points })

## Phrases. They also serve inside the messages below and take their arguments from them.

# $card: a card’s name, as this file gives it
a-card = une { $card-noun }
# “3 red”, “1 locomotive”: one part of a payment. $count (number); $card
count-cards = { $count ->
  [one] { $count } { $card }
 *[other] { $count } { $card-plural }
}
# “3 short and 1 long ticket”. $short, $long (numbers)
count-tickets = { $short ->
  [0] { $long ->
    [one] { $long } destination longue
   *[other] { $long } destinations longues
  }
  [one] { $short } destination courte{ $long ->
    [0] {""}
    [one] {" "}et { $long } longue
   *[other] {" "}et { $long } longues
  }
 *[other] { $short } destinations courtes{ $long ->
    [0] {""}
    [one] {" "}et { $long } longue
   *[other] {" "}et { $long } longues
  }
}

## What a move costs and gives. $count (number)

thing-trains = { $count ->
  [one] { $count } wagon
 *[other] { $count } wagons
}
thing-cards = { $count ->
  [one] { $count } carte
 *[other] { $count } cartes
}
thing-tickets = { $count ->
  [one] { $count } destination
 *[other] { $count } destinations
}
thing-card = { count-cards }
# $passenger: a colour, as this file gives it
thing-passenger = { $count ->
  [one] { $count } passager { $passenger }
 *[other] { $count } passagers { $passenger-plural }
}

## What is expected now

phase-mix = Choisissez quatre destinations à piocher : combien de courtes, combien de longues ?
phase-keep-first = Choisissez les destinations à garder : au moins deux.
phase-turn = Prenez des cartes Wagon, une route ou des destinations.
phase-second-card = Prenez votre seconde carte Wagon.
phase-payment = Choisissez les cartes avec lesquelles vous payez.
phase-passenger = Choisissez le passager qui monte à bord.
phase-keep = Choisissez les destinations à garder : au moins une.

## A move refused

# $route: what was asked for
refuse-unknown-route = Il n’y a pas de route { $route } sur ce plateau.
# $seat: the owner’s name
refuse-route-taken = { $route } : route déjà prise par { $seat }.
refuse-route-taken-you = { $route } est déjà à vous.
refuse-route-closed = { $route } est fermée. À deux ou trois joueurs, une seule route peut être prise entre deux mêmes lieux.
refuse-own-parallel = Vous ne pouvez pas prendre { $route } : vous possédez déjà une route entre ces deux lieux.
# $length, $trains (numbers): trains needed, trains left
refuse-not-enough-trains = { $route } demande { $length ->
  [one] { $length } wagon
 *[other] { $length } wagons
}, et il { $trains ->
  [0] ne vous en reste aucun
  [one] ne vous en reste qu’un
 *[other] ne vous en reste que { $trains }
}.
# $length, $cards (numbers): cards needed, the most that could be put down in one colour with locomotives; $colour: the route’s, or grey
refuse-cannot-pay = { $route } ({ $colour-f }) coûte { $length ->
  [one] { $length } carte
 *[other] { $length } cartes
}. { $cards ->
  [0] Vous n’avez aucune carte qui convienne.
 *[other] Vous pouvez en payer { $cards } au plus, locomotives comprises.
}
# $length, $paid (numbers): cards needed, cards put down
refuse-payment-count = { $route } coûte exactement { $length ->
  [one] { $length } carte
 *[other] { $length } cartes
}. Vous en avez choisi { $paid }.
# $colour: the route’s; $wrong: a colour in the payment that is not
refuse-payment-colour = Payez { $route } avec des cartes { $colour-fp } et des locomotives, pas avec des { $wrong-nouns }.
refuse-payment-mixed = Payez { $route } avec des cartes d’une seule couleur. Des locomotives peuvent en remplacer n’importe lesquelles.
# $held, $paid (numbers): cards of this kind in hand, cards of it put down
refuse-payment-not-held = Vous ne pouvez pas payer { $paid ->
  [one] { $paid } { $card-noun }
 *[other] { $paid } { $card-nouns }
} : vous n’en avez { $held ->
  [0] aucune
  [one] qu’une
 *[other] que { $held }
}.
refuse-card-not-shown = Il n’y a pas de { $card-noun } parmi les cartes visibles.
refuse-locomotive-second = Votre seconde carte ne peut pas être une locomotive visible. Prenez une autre carte visible, ou piochez.
refuse-nothing-to-draw = La pioche et la défausse sont vides. Vous ne pouvez prendre que des cartes visibles.
refuse-no-tickets = Les deux paquets de destinations sont vides.
# $wanted, $drawn (numbers): tickets asked for, tickets that must be drawn
refuse-mix-total = { $drawn ->
  [one] Piochez exactement { $drawn } destination. Vous en avez demandé { $wanted }.
 *[other] Piochez exactement { $drawn } destinations. Vous en avez demandé { $wanted }.
}
# $deck: short or long; $left, $wanted (numbers): tickets the deck holds, tickets asked of it
refuse-mix-deck = Vous avez demandé { $wanted ->
  [one] { $wanted } destination { $deck }
 *[other] { $wanted } destinations { $deck-plural }
}, mais { $left ->
  [0] ce paquet est vide
  [one] ce paquet n’en contient plus qu’une
 *[other] ce paquet n’en contient plus que { $left }
}.
# $least, $kept (numbers)
refuse-keep-too-few = Gardez au moins { $least ->
  [one] { $least } destination
 *[other] { $least } destinations
}. Vous n’en avez choisi { $kept ->
  [0] aucune
  [one] qu’une
 *[other] que { $kept }
}.
# $ticket: its name
refuse-keep-not-offered = { $ticket } ne fait pas partie des destinations que vous avez piochées.
refuse-pass = Vous ne pouvez passer que s’il est impossible de prendre des cartes Wagon, une route ou des destinations.
# $colour: the passenger’s
refuse-no-such-passenger = { $place } : il n’y a pas de passager { $colour } ici.
refuse-second-card-needed = Prenez d’abord votre seconde carte Wagon.

## What happened. $who is a player’s name; the twin in -you speaks to that player.

# Others learn no card: only -you has $card
narrate-draw-blind = { $who } pioche une carte.
narrate-draw-blind-you = Vous piochez { a-card }.
narrate-take = { $who } prend { a-card } visible.
narrate-take-you = Vous prenez { a-card } visible.
narrate-display-new = Nouvelle carte visible : { a-card }.
narrate-sweep = Il y a trois locomotives visibles ou plus : toutes les cartes visibles sont défaussées et remplacées.
narrate-reshuffle = La pioche est vide. La défausse est mélangée pour en former une nouvelle.
# $length, $points (numbers)
narrate-claim = { $who } prend { $a } – { $b } (longueur { $length }) et marque { $points ->
  [one] { $points } point
 *[other] { $points } points
}.
narrate-claim-you = Vous prenez { $a } – { $b } (longueur { $length }) et marquez { $points ->
  [one] { $points } point
 *[other] { $points } points
}.
# $cards: the payment, joined from count-cards
narrate-pay = { $who } paie { $cards }.
narrate-pay-you = Vous payez { $cards }.
narrate-passenger = { $who } ramasse un passager { $colour } ({ $place }).
narrate-passenger-you = Vous ramassez un passager { $colour } ({ $place }).
# $short, $long (numbers)
narrate-mix = { $who } annonce { count-tickets }.
narrate-mix-you = Vous annoncez { count-tickets }.
narrate-offer = { $who } pioche { count-tickets }.
# $tickets: their names, joined
narrate-offer-you = Vous piochez { $tickets }.
# $short, $long, $back (numbers): kept of each deck, put back in all
narrate-keep = { $who } garde { count-tickets } et { $back ->
  [0] n’en remet aucune
 *[other] en remet { $back }
}.
# $tickets: those kept, joined
narrate-keep-you = Vous gardez { $tickets } et { $back ->
  [0] ne remettez rien
  [one] remettez { $back } destination
 *[other] remettez { $back } destinations
}.
narrate-tickets-back-shuffled = Tous ont choisi. Les autres destinations sont remises, et les deux paquets mélangés.
narrate-pass = { $who } ne peut rien faire et passe.
narrate-pass-you = Vous ne pouvez rien faire et passez.
narrate-last-round = Dernier tour : { $who } n’a plus que deux wagons ou moins. Chacun joue encore une fois, et { $who } joue en dernier.
narrate-last-round-you = Dernier tour : il vous reste deux wagons ou moins. Chacun joue encore une fois, et vous jouez en dernier.

## Why it ended

end-trains = Un joueur n’avait plus que deux wagons ou moins, et le dernier tour a été joué.
end-all-pass = Tous les joueurs ont dû passer : la partie s’est arrêtée aussitôt.

## The score, line by line

# $count (number)
score-routes = { $count ->
  [one] { $count } route prise
 *[other] { $count } routes prises
}
score-ticket-met = Destination { $a } – { $b }, réussie
score-ticket-missed = Destination { $a } – { $b }, non réussie
# $count (number): tickets met
score-globetrotter = { $count ->
  [one] Globetrotter : le plus de destinations réussies ({ $count } destination)
 *[other] Globetrotter : le plus de destinations réussies ({ $count } destinations)
}
# $count (number): passengers of that colour
score-passengers-most = Le plus de passagers { $colour-mp } ({ $count })
score-passengers-second = Deuxième place en passagers { $colour-mp } ({ $count })
# $who, $seat: the one ahead and the one behind, with equal points; $more, $less (numbers): what each has
tie-tickets = { $who } et { $seat } sont à égalité de points. { $who } a réussi plus de destinations : { $more } contre { $less }.
tie-passengers = { $who } et { $seat } sont à égalité de points et de destinations réussies. { $who } a plus de passagers : { $more } contre { $less }.

## On the page: the map

ride-map = Plateau. Les flèches passent d’une route à sa voisine, Page suivante mène à la prochaine route que vous pouvez prendre, Entrée la prend et M la marque. Plus et moins règlent le zoom.
ride-closer = Agrandir
ride-farther = Réduire
ride-whole = Montrer tout le plateau
ride-scores = Points
# A route, for screen readers. $route: its name; $colour; $length (number)
ride-route = { $route }, { $colour-f }, longueur { $length }
ride-route-open = vous pouvez la prendre
ride-route-owned = prise par { $who }
ride-route-owned-you = à vous
ride-route-closed = fermée
ride-route-marked = marquée
# $place: its name; $passengers: who stands there, joined
ride-station = { $place } : { $passengers }
# $passenger: a colour
ride-collect = Ramasser le passager { $passenger } ({ $place })
ride-boards = { $place } : qui monte à bord ?
ride-boards-why = Les chiffres disent combien chacun en a de chaque couleur.
# Beside a number: “4 blue”
ride-colour = · { $colour-f }
ride-points = { $points ->
  [one] { $points } point
 *[other] { $points } points
}
# $cards: the payment, joined
ride-price = Payer { $cards }
# Goes on after ride-price. $trains (number)
ride-leaves = {"\u202F"}; il vous { $trains ->
  [0] restera 0 wagon
  [one] restera { $trains } wagon
 *[other] restera { $trains } wagons
}
# $count (number): cards missing
ride-short = { $count ->
  [one] il manque { $count } carte
 *[other] il manque { $count } cartes
}

## On the page: paying

ride-pay-title = Prendre { $route }
# $length, $points, $trains (numbers): cards, points for it, trains left afterwards
ride-pay-facts = { $colour-id ->
  [grey] { $length ->
    [one] Une carte de n’importe quelle couleur
   *[other] { $length } cartes d’une même couleur au choix
  }
 *[other] { $length ->
    [one] Une carte { $colour-f }
   *[other] { $length } cartes { $colour-fp }
  }
} pour { $points ->
  [one] { $points } point
 *[other] { $points } points
}. Il vous { $trains ->
  [0] restera 0 wagon
  [one] restera { $trains } wagon
 *[other] restera { $trains } wagons
}.
ride-pay-best = garde vos meilleures cartes

## On the page: cards

ride-display = Cartes et destinations à prendre
ride-take = Prendre { a-card }
ride-draw = { $count ->
  [0] La pioche est vide
  [one] Piocher (il reste { $count } carte)
 *[other] Piocher (il reste { $count } cartes)
}
ride-pile = pioche
ride-discards = { $count ->
  [one] { $count } carte défaussée
 *[other] { $count } cartes défaussées
}
ride-discarded = défausse
# $deck: short or long; $count (number)
ride-deck = { $count ->
  [0] Il ne reste aucune destination { $deck }
  [one] Piocher des destinations (il reste { $count } { $deck })
 *[other] Piocher des destinations (il reste { $count } { $deck-plural })
}
ride-hand = { $count ->
  [0] Votre main
  [one] Votre main : { $count } carte
 *[other] Votre main : { $count } cartes
}

## On the page: tickets

ride-tickets = { $count ->
  [one] Votre destination
 *[other] Vos { $count } destinations
}
# $points (number): what they would count now
ride-tickets-now = valeur actuelle : { $points }
ride-ticket-short = courte
ride-ticket-long = longue
ride-ticket-done = réussie
ride-ticket-possible = possible
ride-ticket-impossible = impossible
# $trains (number): the fewest trains still to lay
ride-needs = { $trains ->
  [one] encore { $trains } wagon
 *[other] encore { $trains } wagons
}
ride-offer = Destinations piochées
# $count, $least (numbers)
ride-picked = { $count ->
  [one] { $count } choisie, à garder : au moins { $least }
 *[other] { $count } choisies, à garder : au moins { $least }
}
ride-keep = { $count ->
  [0] Garder
  [one] Garder { $count } destination
 *[other] Garder { $count } destinations
}
ride-mix = Prendre des destinations
# $short, $long (numbers): of each deck
ride-mix-count = { $short ->
  [0] { $long ->
    [one] { $long } longue
   *[other] { $long } longues
  }
  [one] { $short } courte{ $long ->
    [0] {""}
    [one] , { $long } longue
   *[other] , { $long } longues
  }
 *[other] { $short } courtes{ $long ->
    [0] {""}
    [one] , { $long } longue
   *[other] , { $long } longues
  }
}
# $short, $long (numbers): left in the decks
ride-mix-why = Les destinations courtes valent jusqu’à 11 points, les longues de 12 à 22. Restantes : { $short ->
  [one] { $short } courte
 *[other] { $short } courtes
}, { $long ->
  [one] { $long } longue
 *[other] { $long } longues
}.
ride-not-now = Pas maintenant

## Moves as buttons

# $length (number): a route, told apart from its twins
route-label = { $a } – { $b } ({ $length }, { $colour-f })
ticket-label = { ticket-name }
move-take = Prendre la { a-card-short } visible
# $card
a-card-short = { $card-noun }
move-draw = Piocher une carte
move-tickets = Piocher { count-tickets }
# $tickets: their names, joined
move-keep = Garder { $tickets }
# $route: the places it joins
move-claim = Prendre { $route }
# $cards: the payment, joined from count-cards
move-pay = Payer { $cards }
# $passenger: a colour
move-collect = Ramasser le passager { $passenger }
move-pass = Passer
kind-draw = Prendre des cartes Wagon
kind-tickets = Prendre des destinations
kind-claim = Prendre une route
kind-collect = Ramasser un passager

## What the general table shows

view-decks = Destinations restantes
view-display = Cartes Wagon visibles
view-pile = Cartes Wagon dans la pioche
view-discards = Défausse
view-routes = Routes prises
view-passengers = Passagers
view-hand = Votre main
view-trains = Wagons
view-tickets = Destinations
view-tickets_first = Destinations gardées au début
view-tickets_later = Destinations piochées plus tard
view-known = connues
view-mix = Piochées au début
view-seen = Cartes visibles prises
view-claiming = Route à payer
view-collecting = Passagers au choix
view-last_round = Tours restants dans le dernier tour
view-short = courtes
view-long = longues
view-ticket = Destination
view-from = De
view-to = À
view-deck = Paquet
view-lacks = Encore nécessaires, au plus court
view-tickets_met = Destinations réussies

## The parts of the rules

rules-T0 = Mise en place
rules-T1 = Tour de jeu
rules-T2 = Prendre des cartes Wagon
rules-T3 = Prendre une route
rules-T4 = Prendre des cartes Destination
rules-T5 = Les pays
rules-T6 = Fin de partie et décompte
rules-TX = Exemples

## Hints for a first game

guide-mix = Une destination nomme deux lieux. Reliez-les par vos routes pour marquer ses points. Les longues rapportent plus mais sont plus difficiles : quatre courtes font un bon début.
guide-keep-first = Gardez des destinations proches les unes des autres : une longue ligne peut en réussir plusieurs. Une destination non réussie vous coûte ses points.
guide-turn = Faites une seule chose : prenez des cartes Wagon, une route ou des destinations. Au début, réunissez les couleurs dont vos destinations ont besoin.
guide-second-card = Vous prenez deux cartes par tour. Une locomotive visible compte pour deux.
guide-payment = Payez avec des cartes de la couleur de la route, des locomotives, ou les deux. Les locomotives vont partout : économisez-les si vous pouvez.
guide-passenger = Les passagers comptent à la fin : 20 points si vous avez la majorité d’une couleur, 10 pour la deuxième place. Prenez une couleur où vous pouvez gagner.
guide-keep = Gardez-en au moins une. Une destination que vos routes relient déjà est un cadeau.

## What speaks for a hint

remark-needed = Vos destinations ont besoin de cette route.
remark-wanted = Un autre joueur semble la vouloir aussi.
remark-lacking = Cette couleur manque encore à vos destinations.

## The introduction on the page of rules: a heading, a text, and the drawing in words for who cannot see it

ride-intro = Le jeu en six images
ride-intro-goal = Construisez des lignes de chemin de fer à travers l’Allemagne. Prenez des routes entre villes voisines avec des cartes de leur couleur, reliez les lieux de vos destinations et ramassez des passagers en chemin. Au bout d’une heure environ, un joueur n’a plus de wagons, et celui qui a le plus de points remporte la partie.
ride-head-turn = Une seule chose par tour
ride-intro-turn = Prenez deux cartes Wagon, prenez une route, ou piochez de nouvelles destinations. C’est tout : au joueur suivant. Une locomotive visible compte pour vos deux cartes.
ride-drawn-turn = Deux cartes Wagon ; une route prise avec deux wagons ; deux destinations.
ride-head-claim = Prendre une route
ride-intro-claim = Payez autant de cartes que la route a d’espaces, toutes de sa couleur. Une route grise accepte une seule couleur, au choix, et les locomotives les remplacent toutes. Posez un wagon sur chaque espace et marquez aussitôt les points : plus la route est longue, plus chaque wagon rapporte, de 1 point pour un seul espace à 18 pour sept.
ride-drawn-claim = Deux cartes bleues et une locomotive paient une route bleue de longueur trois ; trois wagons y sont posés ; elle rapporte 4 points.
ride-head-passengers = Passagers
ride-intro-passengers = Quand vous prenez une route, un passager monte à chaque extrémité. Si plusieurs couleurs attendent, vous choisissez. À la fin, le joueur qui a le plus de passagers d’une couleur marque 20 points et le deuxième 10 : deux passagers d’une même couleur valent parfois mieux qu’un de chaque.
ride-drawn-passengers = Un passager bleu de chacune des deux villes rejoint le joueur qui les a reliées.
ride-head-tickets = Destinations
ride-intro-tickets = Une destination nomme deux lieux. Reliez-les par une suite ininterrompue de vos propres routes et vous gagnez ses points. Sinon, vous les perdez. Vous choisissez parmi quatre au début et pouvez en piocher d’autres à chaque tour. Elles restent cachées des autres jusqu’à la fin.
ride-drawn-tickets = Une destination à 8 points entre deux villes que relie une suite de cinq wagons.
ride-head-countries = Pays
ride-intro-countries = Les carrés au-delà de la frontière sont des pays. Une destination peut y commencer ou y finir, mais aucune liaison ne les traverse : un pays ne relie pas deux routes qui y mènent.
ride-drawn-countries = Deux routes vers le même pays ne sont pas reliées ; une liaison d’un pays à un autre en passant par une ville l’est.
ride-head-end = Fin de partie
ride-intro-end = Dès qu’un joueur n’a plus que deux wagons ou moins, chacun joue encore un tour. Additionnez ensuite vos routes, les destinations réussies moins celles qui ne le sont pas, 15 points pour le plus de destinations réussies, et vos passagers.
ride-drawn-end = Il reste deux wagons ; une barre de points se compose des routes, des destinations, du bonus de destinations et des passagers.

## The stages of the final count, by the lines of the score

stage-score-routes = Routes
stage-score-ticket-met = Destinations
stage-score-ticket-missed = Destinations
stage-score-globetrotter = Globetrotter
stage-score-passengers-most = Passagers
stage-score-passengers-second = Passagers

### The dock, and the last round

ride-hand-box = Votre main
# $count (number)
ride-cards-held = { $count ->
  [one] { $count } carte
 *[other] { $count } cartes
}
ride-tickets-room = De la place pour d’autres destinations
ride-claim-it = La prendre
# $trains (number)
ride-few-trains = { $who } n’a plus { $trains ->
  [0] de wagons
  [one] qu’un wagon
 *[other] que { $trains } wagons
}
ride-few-trains-you = Il ne vous reste { $trains ->
  [0] aucun wagon
  [one] qu’un wagon
 *[other] que { $trains } wagons
}
ride-few-trains-why = Dernier tour à 2 wagons ou moins
ride-last-final = Dernier tour : c’est à vous, pour la dernière fois
ride-last-left = Dernier tour : vous jouez encore une fois
ride-last-done = Dernier tour : vous avez fini de jouer
# $turns (number): left in the game
ride-last-watched = { $turns ->
  [one] Dernier tour : encore un joueur
 *[other] Dernier tour : encore { $turns } joueurs
}
ride-last-why = { $who } n’a plus { $trains ->
  [0] de wagons
  [one] qu’un wagon
 *[other] que { $trains } wagons
}
ride-last-why-you = Il ne vous reste { $trains ->
  [0] aucun wagon
  [one] qu’un wagon
 *[other] que { $trains } wagons
}

## Why a choice counts at once

revealed-here = Des cartes ont été révélées : impossible d’annuler.

## Au terminal

terminal-shorthand = Chaque carte a sa lettre : r prend une carte rouge, d pioche ; pay 2k 1l ; tickets 3 1 (courtes, longues) ; keep ac.
terminal-ticket = vos cartes Destination et ce qui manque à chacune
terminal-last-round = DERNIER TOUR : encore { $left }
terminal-display = visibles { $shown }
terminal-pile = pioche { $left }
terminal-discards = défausse { $left }
terminal-decks = destinations { $short } courtes, { $long } longues
terminal-decks-brief = destinations { $short }+{ $long }
terminal-legend-route = { $sign } : vers Leipzig, longueur 4, orange ;
terminal-legend-grey = { $sign } : une couleur au choix ;
terminal-legend-two = deux couleurs : deux routes ;
terminal-legend-claimed = { $sign } : prise, par { $marks } ;
terminal-legend-letters = lettres après un nom : passagers en attente ;
terminal-legend-map = map le dessine.
terminal-held = { $short }+{ $long } destinations
terminal-seen = vues { $shown }
terminal-hand = Main
terminal-ties = destinations réussies : { $tickets }, passagers : { $boarded }
terminal-no-ticket = Vous n’avez aucune destination.
terminal-met = réussies
terminal-never = irréalisables
terminal-never-one = ✗ irréalisable
terminal-which = { $what } : { $which }
terminal-lacks = manque { $trains }
terminal-cards = Cartes :
terminal-tickets = Destinations :
terminal-pile-short = pioche
terminal-short = { $count ->
  [one] { $count } courte
 *[other] { $count } courtes
}
terminal-long = { $count ->
  [one] { $count } longue
 *[other] { $count } longues
}

## The title, as its publisher prints it in each language

title-ticket-to-ride-germany = Les Aventuriers du Rail : Allemagne

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-ticket-to-ride-germany = exact (routes et destinations telles qu’imprimées ; passagers d’après quatre sources indépendantes qui concordent)

## What its board file says of each part

note-routes = Les 110 routes, relevées sur quatre photos du plateau imprimé ; trois programmes indépendants du jeu concordent sur chacune.
note-tickets = Les 89 destinations, relevées carte par carte sur des numérisations ; deux programmes indépendants concordent sur chacune. La règle dit que les destinations courtes commencent à 3 points, mais la carte Mannheim – Stuttgart porte 2.
note-passengers = Quatre programmes indépendants concordent sur les 40 lieux, et la somme donne les 60 passagers de la règle ; l’image de mise en place de la règle n’a pas été vue. L’Autriche est dessinée deux fois, mais n’a qu’un passager en tout.
note-components = Wagons, cartes Wagon, passagers et points des routes, comme la règle les énumère.
note-positions = Les villes sont à leurs vraies latitude et longitude, au centième de degré près, étirées sur un carré ; les pays et les bouts de leurs routes sont des points choisis près de la frontière.
