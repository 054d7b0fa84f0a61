### Foothills : les règles et tout ce que dit le jeu, en français.
### Mots : entrepôt, sac, réserve, gravats, ressource (fer ou pierre), voie, gare, ligne, concurrent, heurtoir,
### géomètre, Pub, billet, passager, PV, face dorée et face grise, pile de score, réserve de cartes. Chacun a un seul sens partout.

## Components

rule-F1-1 = La boîte contient 60 cartes : 34 cartes Gare, 25 cartes Action et le Pub.
rule-F1-2 = Il y a deux géomètres, un bleu et un vert, et des cubes de quatre sortes : 20 fer, 16 pierres, 58 gravats et 4 événements.
rule-F1-3 = Il y a 14 billets, deux de chacun des sept types, 10 tuiles Concurrent, 16 passagers, un jeton Premier joueur et le jeton Sommet. L’entrepôt est une tuile à part.
rule-F1-4 = Chaque joueur a 16 tuiles de sa couleur. Chaque tuile peut servir de voie ou de gare. Les jetons PV valent un demi, un, trois ou dix.
rule-F1-5 = Il y a deux jetons Bonus, cinq heurtoirs, un sac, deux marqueurs Gare et deux plateaux individuels. Un plateau individuel a cinq emplacements de cartes, un emplacement pour le géomètre et un compteur de gares qui commence à 0.
rule-F1-6 = Les ressources et les tuiles sont limitées à ce que contient la boîte. Gravats, passagers et PV ne s’épuisent jamais.

## Set-up

rule-F2-1 = Six des huit lignes sont en jeu, et chaque ligne compte de deux à sept cartes.
rule-F2-2 = Le verso d’une carte Gare tirée au hasard nomme les deux lignes qui restent fermées ; si elle n’en nomme aucune, on en tire une autre. Chacune des 28 paires est également probable.
rule-F2-3 = Les six lignes forment des rangées dans l’ordre des chiffres romains, chaque rangée dans l’ordre des chiffres arabes, de sorte que les cartes de même numéro sont dans une même colonne.
rule-F2-4 = Porthmadog appartient aux lignes I et II, Llanberis aux lignes III et IV. Si les deux lignes d’une telle carte sont en jeu, elle est à cheval sur les deux rangées.
rule-F2-5 = Sept paires de cartes sont des gares doubles. Une gare double est une seule carte à tous égards, avec une case Voie, deux ou trois cases Gare et une case Géomètre, et elle occupe deux colonnes.
rule-F2-6 = Deux billets de sa ligne sont posés sur la carte la plus à gauche de chaque rangée.
rule-F2-7 = Six ressources tirées au hasard du sac sont placées dans l’entrepôt. Ce n’est qu’ensuite que les quatre cubes Événement vont dans le sac.
rule-F2-8 = Chaque case Voie commence avec autant de cubes Gravats qu’elle l’indique. Les autres cubes forment la réserve générale.
rule-F2-9 = Le jeton Bonus de la ligne I et celui de la ligne II sont posés sur Porthmadog si leur ligne est en jeu. Le jeton Sommet est posé sur Yr Wyddfa si la ligne IV est en jeu.
rule-F2-10 = Chaque joueur prend le plateau, le marqueur, le géomètre et les tuiles de sa couleur ainsi que ses cinq cartes Action, face dorée visible. Le géomètre commence à la maison.
rule-F2-11 = Deux cartes neutres de chaque lettre, tirées au hasard, forment la réserve de cartes, face dorée visible ; les cinq autres retournent dans la boîte. Chacun peut regarder les deux faces de toutes les cartes.
rule-F2-12 = Le premier joueur est tiré au hasard, sauf si la table en désigne un, et le reste toute la partie. Le second joueur choisit deux ressources de l’entrepôt, puis c’est au premier. Rien n’est complété.

## The turn

rule-F3-1 = Les joueurs jouent tour à tour, le premier joueur d’abord, jusqu’à la fin de la partie.
rule-F3-2 = À votre tour, vous choisissez une de vos cartes Action, résolvez sa face visible et retournez la carte. Puis on vérifie si la partie prend fin.
rule-F3-3 = Il peut arriver que deux de vos cartes montrent la même lettre et qu’une autre lettre manque.
rule-F3-4 = Ce qui ne peut pas être résolu est ignoré. Vous ne pouvez choisir une carte que si une partie au moins peut en être résolue.
rule-F3-5 = Si vous ne pouvez jouer aucune carte, vous passez et placez un concurrent.
rule-F3-6 = La carte résolue est toujours retournée, de la face dorée à la grise ou l’inverse, sauf si elle est allée dans la pile de score.
rule-F3-7 = Certains effets vous permettent de retourner aussi une autre carte, dans un sens ou dans l’autre, sans la résoudre. Rien ne vous y oblige, et plusieurs permissions dans un même tour s’additionnent.

## Action cards

rule-F4-1 = Il y a cinq cartes Action bleues, cinq vertes et quinze neutres. Chaque lettre de A à E a une carte bleue, une verte et trois neutres.
rule-F4-2 = Les faces dorées d’une même lettre sont identiques ; les 25 faces grises sont toutes différentes.
rule-F4-3 = Derrière A se trouve C, derrière B D, derrière C E, derrière D A et derrière E B.
rule-F4-4 = Les règles d’une face dorée valent aussi pour les faces grises de la même lettre et pour les actions de géomètre de ce genre.

## A: resources

rule-F5-1 = Prenez d’une à trois ressources de votre choix dans l’entrepôt.
rule-F5-2 = Quand vous prenez la dernière ressource de l’entrepôt, piochez aussitôt six cubes du sac pour le compléter. Puis prenez les ressources auxquelles vous avez encore droit.
rule-F5-3 = L’entrepôt est complété chaque fois que sa dernière ressource le quitte, quelle qu’en soit la raison.
rule-F5-4 = Un cube Événement est placé dans l’entrepôt et compte parmi les six. Un concurrent est placé aussitôt, avant toute autre chose.
rule-F5-5 = Si trois cubes Événement ou plus se trouvent dans l’entrepôt à la fin d’un tour, ils retournent tous dans le sac.
rule-F5-6 = Grand bateau ne complète pas un entrepôt de six cubes ou plus ; Petit bateau y ajoute quand même des cubes et ne prend rien. Récupération et Marché portuaire ignorent les cubes Événement : d’autres cubes sont piochés à la place, et les événements retournent dans le sac. Petit chariot demande un billet.

## Competitors

rule-F6-1 = Un concurrent va sur la première carte Gare sans voie, gare ni concurrent, colonne par colonne et de haut en bas. Les gares de départ ne comptent pas, et une carte à cheval sur deux rangées compte dans celle du haut.
rule-F6-2 = Les gravats de cette carte vont à la réserve générale et ne rapportent rien à personne. La tuile recouvre toutes ses cases, et l’on ne peut plus rien y construire.
rule-F6-3 = Un concurrent débloque la case Géomètre de sa carte, comme le ferait une gare.
rule-F6-4 = Une gare double compte dans sa colonne de gauche.
rule-F6-5 = Un concurrent sur la dernière carte d’une ligne amène un heurtoir au bout de cette ligne.
rule-F6-6 = S’il ne reste plus de concurrent, ou si toutes les cartes portent une tuile, la fin de la partie est déclenchée.

## B: rubble

rule-F7-1 = Choisissez une ligne où il y a des gravats et retirez quatre cubes, de gauche à droite, pour votre réserve.
rule-F7-2 = Ce que la ligne n’a pas vient de la réserve générale : vous en recevez toujours quatre.
rule-F7-3 = S’il n’y a plus de gravats sur aucune carte Gare, les quatre viennent de la réserve générale.
rule-F7-4 = Chaque carte dont vous retirez le dernier cube vous rapporte aussitôt 1 PV ; une gare double en rapporte 1.
rule-F7-5 = Exemple : sur la ligne V, trois cubes viennent de Llangower, ce qui rapporte 1 PV, et le quatrième de Llanuwchllyn.
rule-F7-6 = Porthmadog n’a de gravats que sur sa case Voie de gauche. Vous pouvez les retirer dès que l’une des lignes qui y mènent est dégagée, et la nettoyer rapporte 1 PV.
rule-F7-7 = Aide locale retire un cube de chacune de deux lignes ou deux d’une seule. Prêt d’ouvriers donne le PV à vous, pas à votre adversaire. Terrassiers vétérans demande un billet et puise dans la réserve générale si vos lignes n’ont plus de gravats.

## C: tracks and stone

rule-F8-1 = Jusqu’à trois fois, en combinant à volonté : payez 2 fer pour poser une voie, ou payez 2 gravats pour obtenir une pierre.
rule-F8-2 = Le fer va dans le sac. Sur la ligne choisie, la voie va sur la case la plus à gauche qui ne porte ni gravats, ni concurrent, ni voie ; s’il n’y en a pas, vous ne pouvez pas y poser de voie.
rule-F8-3 = Chaque voie posée vous rapporte 1 PV.
rule-F8-4 = Quand toutes les cases Voie d’une ligne portent des voies ou des concurrents, la ligne est terminée : un heurtoir est placé à son extrémité et l’on n’y pose plus de voie. Placer le dernier heurtoir déclenche la fin de la partie.
rule-F8-5 = Porthmadog a deux cases Voie, et l’on pose celle de gauche d’abord. Chaque ligne qui y aboutit se termine séparément et reçoit alors son propre heurtoir.
rule-F8-6 = Les gravats payés vont à la réserve générale. Vous prenez la pierre dans l’entrepôt ou, au choix et sans tirage, dans le sac.
rule-F8-7 = Briquetier ne pose pas de voie ; Concasseur et Forgeron n’obtiennent pas de pierre. Concasseur se paie en fer et en pierre, en combinant à volonté. Forgeron demande un billet.

## D: stations

rule-F9-1 = Construisez une gare disponible, payez son coût et recevez son bonus. Vous pouvez ensuite y faire l’action du géomètre, si elle est disponible.
rule-F9-2 = Une case Gare est disponible si personne n’y a construit et que sa carte n’a ni gravats ni concurrent. Il n’y faut pas de voie, et aucun ordre n’est imposé.
rule-F9-3 = Vous construisez une gare par action, même sur une gare double.
rule-F9-4 = Vous payez de votre propre réserve. Le fer et la pierre vont dans le sac, les gravats et les passagers à la réserve générale.
rule-F9-5 = Posez une tuile, avancez votre marqueur Gare d’un cran et prenez le bonus imprimé.
rule-F9-6 = Si la case Géomètre de la carte est libre, vous pouvez aussitôt y déplacer votre géomètre, d’où qu’il vienne, et faire son action.
rule-F9-7 = Quand vous construisez Barmouth Ferry, vous pouvez retourner autant de vos autres cartes Action que vous voulez. Ce n’est pas une action de géomètre.
rule-F9-8 = Les trois gares de Devil’s Bridge se construisent dans l’ordre. Après chacune, qui l’a construite peut marquer une carte Action comme au Pub ; ce n’est pas une action de géomètre.
rule-F9-9 = Architecte et Maçon demandent un billet, Sidérurgiste un billet ou une voie, et chacun construit sur une telle ligne. Architecte coûte une ressource de plus, Paysagiste deux gravats de plus. Aide maçon ne donne pas le bonus imprimé.

## E: the surveyor

rule-F9-10 = Déplacez votre géomètre sur une case Géomètre disponible ou au Pub et faites l’action indiquée, ou ramenez-le à la maison sans action.
rule-F9-11 = Une case Géomètre est disponible si elle est vide et qu’une gare ou un concurrent se trouve sur sa carte. Les gares de départ comptent comme ayant une gare.
rule-F9-12 = Si la carte que vous résolvez est marquée, ni elle ni sa remplaçante n’est retournée.
rule-F9-13 = Les ressources dépensées vont dans le sac, le reste à la réserve générale. Les ressources reçues viennent de l’entrepôt ou du sac, au choix.
rule-F9-14 = Sur une gare de départ, vous prenez un billet de la ligne et le bonus imprimé. Vous ne pouvez avoir qu’un billet de chaque type ; si vous l’avez déjà, vous ne recevez que le bonus.
rule-F9-15 = Sur Yr Wyddfa, vous prenez le jeton Sommet ; si votre adversaire l’a déjà, vous le lui prenez.
rule-F9-16 = Vous ne pouvez aller au Pub qu’avec un E doré. Vous y mettez une de vos cartes Action dans votre pile de score et la remplacez par une carte de la réserve aux mêmes lettres, face dorée visible. S’il n’y en a pas, vous continuez avec une carte de moins.
rule-F9-17 = Avant d’aller au Pub, votre pile de score doit compter moins de cartes que n’en indique votre compteur de gares.
rule-F9-18 = Inspecteur demande un billet. Ouvriers de terrain va sur une carte adjacente, du Pub à n’importe quelle gare de départ, et jamais au Pub. Avec Voyagiste, le géomètre reste où il est.

## The end and the scores

rule-F10-1 = La fin est déclenchée quand les cinq heurtoirs sont placés, ou quand un concurrent ne peut pas être placé.
rule-F10-2 = On le vérifie à la fin d’un tour. Si le premier joueur l’a déclenchée, le second joue encore un tour ; sinon, la partie est terminée.
rule-F11-1 = Le joueur qui a le plus de gares sur la ligne I prend son jeton Bonus de 3 PV ; de même pour la ligne II. En cas d’égalité, personne ne le prend. Les concurrents ne comptent pas, et Porthmadog compte pour les deux lignes.
rule-F11-2 = Chaque carte de votre pile de score rapporte des points selon son symbole : paires de passagers, paires de voies, gares, billets ou cartes marquées. Les paires incomplètes ne comptent pas.
rule-F11-3 = Cela s’ajoute aux PV reçus en cours de partie et à la valeur propre des passagers.
rule-F11-4 = Votre total se compose des PV reçus, de vos cartes marquées, de 3 par jeton Bonus, d’un demi-PV par passager et de 2 pour le jeton Sommet.
rule-F11-5 = Le total le plus élevé l’emporte. À égalité, la partie est nulle.
rule-F12-1 = Le fer et la pierre retournent dans le sac, les gravats et les passagers à la réserve générale. Billets, tuiles et heurtoirs ne reviennent jamais.

## What always holds

rule-F13-1 = Sac, entrepôt et joueurs ont toujours ensemble 20 fer et 16 pierres, sac et entrepôt 4 cubes Événement.
rule-F13-2 = Les tuiles, les voies et les gares d’un joueur font toujours 16. Un joueur a au plus cinq cartes sur son plateau, un billet de chaque type, et pas plus de cartes marquées que de gares.
rule-F13-3 = Tout total est un multiple d’un demi-PV.
rule-F13-4 = Une carte avec des gravats ne porte pas de tuile.
rule-F13-5 = Une carte avec un concurrent ne porte pas d’autre tuile. Il n’y a jamais plus de dix concurrents ni plus de cinq heurtoirs.
rule-F13-6 = Deux géomètres ne sont jamais sur la même case.
rule-F13-7 = Plateaux, piles de score et réserve de cartes comptent toujours 20 cartes Action. Les concurrents sur les cartes et dans la réserve générale sont toujours dix.
rule-F13-8 = La voie de droite de Porthmadog n’est jamais posée avant celle de gauche. Une ligne dont toutes les cases Voie sont occupées est terminée.

## Where the rulebook leaves a choice

rule-AMB-1 = Une carte partagée dont une ligne est fermée n’appartient qu’à l’autre ; elle n’est hors jeu que si les deux sont fermées. Il n’y a qu’un Llanberis, avec deux billets, et son billet vaut pour les lignes III et IV mais compte comme un seul.
rule-AMB-2 = Chaque jeton Bonus est placé si sa propre ligne est en jeu, même si l’autre est fermée.
rule-AMB-3 = Le second joueur choisit ses deux ressources avant que le premier ne choisisse.
rule-AMB-4 = Si le sac contient moins de six cubes, tous sont piochés ; s’il n’y a aucune ressource parmi eux, on cesse de prendre. Des cubes Événement dans l’entrepôt n’empêchent pas de le compléter.
rule-AMB-5 = Un concurrent sur la dernière carte d’une ligne la termine aussitôt, même si une case Voie précédente est vide ; la table peut choisir d’attendre que toutes soient occupées. Sur Porthmadog, il termine chaque ligne en jeu. Une ligne est terminée même s’il ne reste plus de heurtoir.
rule-AMB-6 = C’est la case disponible la plus à gauche qui compte, quoi qu’il y ait à sa gauche.
rule-AMB-7 = Les deux cases Voie de Porthmadog appartiennent à chacune de ses lignes, et même avec une seule ligne en jeu, les deux doivent être occupées.
rule-AMB-8 = Rien ne vous oblige à visiter la gare que vous avez construite. Vous ne pouvez pas visiter une case où se trouve un géomètre, pas même le vôtre.
rule-AMB-9 = La limite du Pub vaut aussi à Devil’s Bridge, et la gare tout juste construite compte. Si la carte que vous résolvez y est marquée, sa remplaçante n’est pas retournée.
rule-AMB-10 = Sidérurgiste demande un billet de la ligne ou une voie à vous sur celle-ci. Une voie sur Porthmadog est une voie sur chacune de ses lignes.
rule-AMB-11 = Les cartes adjacentes sont à gauche et à droite dans une rangée, ou au-dessus et en dessous dans une colonne, telles qu’elles sont disposées. De la maison, le géomètre va là où il pourrait aller depuis le Pub.
rule-AMB-12 = Une fois la fin déclenchée, rien ne peut la déclencher de nouveau. Une sixième ligne terminée ne reçoit pas de heurtoir.
rule-AMB-13 = Le géomètre doit se déplacer : ni du Pub au Pub, ni de la maison à la maison. Les deux géomètres peuvent être au Pub.
rule-AMB-14 = Un E doré peut être joué même si la case où vous allez ne vous donne rien.
rule-AMB-15 = Seules les cartes de votre plateau peuvent être retournées, et pas celle que vous résolvez.
rule-AMB-16 = Voyagiste prend un billet que vous n’avez pas encore sur une gare de départ en jeu.
rule-AMB-17 = Le concurrent que l’on place quand on passe n’amène pas de cube Événement, et passer ne retourne aucune carte.
rule-AMB-18 = Les cubes Événement comptent pour Grand bateau. Compléter l’entrepôt pioche six cubes, quel que soit le nombre de cubes Événement qui s’y trouvent.
rule-AMB-19 = Un jeton Bonus vous est acquis dès que plus de la moitié de toutes les cases Gare de sa ligne sont à vous.
rule-AMB-20 = Chaque fois que l’on retire des gravats, les cubes qui manquent à une ligne viennent de la réserve générale. Aide locale prend deux cubes d’une ligne ou un de chacune de deux lignes qui en ont. Ouvriers itinérants en prend deux de chacune de deux lignes, et d’une seule ligne uniquement si aucune autre n’a de gravats.
rule-AMB-21 = Six cubes sont piochés dans un entrepôt sans ressource au moment où vous allez y prendre, quel que soit le nombre de cubes Événement qui s’y trouvent.
rule-AMB-22 = Sur une carte Action, vous faites tout ce que vous pouvez : au moins une voie posée ou une pierre obtenue, au moins une ressource prise. Seul ce que vous « pouvez » faire est libre, et un géomètre ne vous oblige jamais à payer.
rule-AMB-23 = La permission de retourner une autre carte est un effet : à elle seule, elle rend une carte jouable, si vous avez une autre carte.
rule-AMB-24 = Rien ne limite la durée d’une partie. Une table peut fixer un nombre de tours après lequel elle s’arrête.

## Names. The other colours are those of all games.

colour-brown = marron
    .f = marron
    .mp = marron
    .fp = marron
colour-pink = rose
    .f = rose
    .mp = roses
    .fp = roses
colour-turquoise = turquoise
    .f = turquoise
    .mp = turquoise
    .fp = turquoise

## Phrases. They serve inside the messages below and take their arguments from them.

# $item: iron, stone, rubble, passenger or vp; $count (number)
count-items = { $item-id ->
  [iron] { $count } fer
  [stone] { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  }
  [rubble] { $count ->
    [one] { $count } gravat
   *[other] { $count } gravats
  }
  [passenger] { $count ->
    [one] { $count } passager
   *[other] { $count } passagers
  }
  [vp] { $count } PV
  [resource] { $count } fer ou pierre
 *[other] { $count } { $item }
}

## What a move costs and gives. $count (number)

thing-vp = { $count } PV
thing-iron = { $count } fer
thing-stone = { $count ->
  [one] { $count } pierre
 *[other] { $count } pierres
}
thing-rubble = { $count ->
  [one] { $count } gravat
 *[other] { $count } gravats
}
thing-passenger = { $count ->
  [one] { $count } passager
 *[other] { $count } passagers
}
thing-tickets = { $count ->
  [one] { $count } billet
 *[other] { $count } billets
}
thing-tracks = { $count ->
  [one] { $count } voie
 *[other] { $count } voies
}
thing-stations = { $count ->
  [one] { $count } gare
 *[other] { $count } gares
}
thing-scored = { $count ->
  [one] { $count } carte marquée
 *[other] { $count } cartes marquées
}
thing-summit = { $count ->
  [one] le jeton Sommet
 *[other] { $count } jetons Sommet
}

## What is expected now

phase-pick = Choisissez deux ressources de l’entrepôt.
phase-turn = Choisissez une de vos cartes Action.
phase-take = Prenez des ressources dans l’entrepôt.
phase-keep = Choisissez les ressources piochées que vous gardez.
phase-clear = Choisissez une ligne dont retirer des gravats.
phase-second-line = Choisissez une ligne pour les cubes restants.
phase-works = Choisissez une voie ou une pierre, là où cela brille, ou arrêtez.
phase-pay-track = Choisissez comment payer la voie.
phase-build = Choisissez une gare à construire.
phase-pay-station = Choisissez comment payer la gare.
phase-visit = Envoyez votre géomètre sur la carte où vous avez construit, ou laissez-le où il est.
phase-surveyor = Choisissez où va votre géomètre.
phase-score = Choisissez une carte Action pour votre pile de score.
phase-replace = Choisissez une carte de la réserve pour la remplacer.
phase-gain = Choisissez une ressource, du sac ou de l’entrepôt.
phase-ticket = Choisissez un billet.
phase-trade = Payez pour ce que donne la case Géomètre, ou arrêtez.
phase-exchange = Échangez une ressource contre l’autre sorte, ou arrêtez.
phase-flip = Retournez d’autres cartes Action, ou arrêtez.

## A move refused

refuse-pass = Vous ne pouvez passer que si vous ne pouvez jouer aucune de vos cartes.
refuse-done = Vous ne pouvez pas encore arrêter. Faites d’abord au moins ce que la carte exige.
refuse-done-score = Au Pub, vous devez mettre une de vos cartes dans votre pile de score.
refuse-unknown-card = Il n’y a pas de carte Action « { $card } ».
refuse-card-not-yours = { $card } n’est pas une des cartes de votre plateau.
refuse-needs-ticket = Il faut un billet, et vous n’en avez pas.
refuse-needs-ticket-or-track = Il faut un billet ou une voie, et vous n’avez ni l’un ni l’autre.
refuse-card-does-nothing = Cela ne ferait rien pour l’instant.
# one of $prices, what is missing: $count (number) are needed, $held (number) are there
price-name = { count-items } (vous en avez { $held })
other-name = { price-name }
refuse-price = Il faut { $prices }.
# $prices: for a track; $others: for a stone
refuse-works-price = Il faut { $prices } ou { $others }.
refuse-station-price = { $place } : il faut { $prices }.
refuse-nearest-station = Il faut { $prices } ({ $place }).
refuse-no-track-nor-stone = Il faut { $prices }. Aucune case Voie n’est libre.
refuse-no-stone-left = Il n’y a plus de pierre à obtenir.
# $what: track or station
refuse-under-rubble = { $what ->
  [track] Aucune case Voie libre n’est sans gravats.
 *[station] Aucune gare libre n’est sans gravats.
}
# $what: track or station
refuse-nothing-free = { $what ->
  [track] Il ne reste aucune case Voie pour cela.
 *[station] Il ne reste aucune gare pour cela.
}
# sur une carte d’un téléphone, où la place manque. $items, $others : des quantités, jointes
valley-needs = Il faut { $items }.
valley-needs-either = Il faut { $items } ou { $others }.
refuse-surveyor-nowhere = Aucune case Géomètre n’est disponible.
refuse-no-start = Aucune autre gare de départ n’est disponible.
refuse-no-ticket-place = Aucune autre case Géomètre n’est disponible sur les lignes de vos billets.
refuse-no-adjacent = Aucune case Géomètre n’est disponible sur une carte adjacente.
# $iron, $stone (numbers): what was drawn; $kept (number): how many must be kept
refuse-keep = Vous avez pioché { $iron } fer et { $stone ->
  [one] { $stone } pierre
 *[other] { $stone } pierres
}. Gardez-en exactement { $kept }.
# $iron, $stone (numbers): what the stockyard holds
refuse-stockyard = L’entrepôt contient { $iron } fer et { $stone ->
  [one] { $stone } pierre
 *[other] { $stone } pierres
}.
# $wanted, $count (numbers)
refuse-pick = Chaque joueur choisit exactement { $count ->
  [one] { $count } ressource
 *[other] { $count } ressources
}. Vous en avez demandé { $wanted }.
# $wanted, $most (numbers)
refuse-take-count = { $most ->
  [one] Vous ne pouvez prendre qu’une ressource. Vous en avez demandé { $wanted }.
 *[other] Vous pouvez prendre de 1 à { $most } ressources. Vous en avez demandé { $wanted }.
}
refuse-unknown-line = Il n’y a pas de ligne { $line }.
refuse-closed-line = La ligne { $line } est fermée dans cette partie.
refuse-line-ticket = Cette carte ne vaut que pour les lignes dont vous avez un billet, et vous n’en avez pas pour la ligne { $line }.
refuse-line-ticket-or-track = Cette carte ne vaut que pour les lignes où vous avez un billet ou une voie. Sur la ligne { $line }, vous n’avez ni l’un ni l’autre.
refuse-no-rubble = Il n’y a pas de gravats sur la ligne { $line }.
refuse-second-line = Choisissez une autre ligne que la ligne { $line }.
refuse-order-line = Choisissez d’abord la ligne { $line }. Le résultat est le même.
refuse-no-track-here = Vous ne pouvez pas poser de voie avec cette action.
refuse-no-stone-here = Vous ne pouvez pas obtenir de pierre avec cette action.
refuse-line-finished = La ligne { $line } est terminée. On ne peut plus y poser de voie.
refuse-no-track-space = La ligne { $line } n’a pas de case Voie libre et sans gravats.
refuse-no-tile = Il ne vous reste plus de tuile.
# $resource: iron or stone; $source: bag or stockyard
refuse-order-resource = Prenez d’abord { $resource-some } { $source-in }. Le résultat est le même.
# $resource: iron or stone; $source: bag or stockyard
refuse-none-there = Il n’y a pas { $resource-of } { $source-in }.
refuse-unknown-source = Vous ne pouvez pas choisir ceci ici : { $source }.
refuse-other-resource = Vous ne pouvez pas obtenir ceci ici : { $resource }.
refuse-unknown-station = Il n’y a pas de carte Gare « { $place } ».
refuse-card-closed = { $place } est sur une ligne fermée.
# $space (number)
refuse-no-such-space = { $place } n’a pas de case Gare { $space }.
refuse-competitor = { $place } est aux mains d’un concurrent.
# $rubble (number)
refuse-rubble = { $place } : vous ne pouvez pas encore construire ici, il y a { $rubble ->
  [one] { $rubble } gravat
 *[other] { $rubble } gravats
}.
refuse-station-built = { $place } : cette gare est déjà construite.
refuse-build-order = { $place } : les gares s’y construisent dans l’ordre. Choisissez la première qui est libre.
refuse-station-ticket = { $place } : vous n’avez pas de billet pour cette ligne.
refuse-station-ticket-or-track = { $place } : vous n’avez ni billet ni voie pour cette ligne.
# $held, $paid (numbers)
refuse-not-held = Vous ne pouvez pas payer { $item-id ->
  [iron] { $paid } fer
  [stone] { $paid ->
    [one] { $paid } pierre
   *[other] { $paid } pierres
  }
  [rubble] { $paid ->
    [one] { $paid } gravat
   *[other] { $paid } gravats
  }
  [passenger] { $paid ->
    [one] { $paid } passager
   *[other] { $paid } passagers
  }
 *[other] { $paid } { $item }
} : vous { $held ->
  [0] n’en avez pas
 *[other] en avez seulement { $held }
}.
# $ways (number)
refuse-payment = { $ways ->
  [one] Ce n’est pas le prix. Il n’y a qu’une façon de payer.
 *[other] Ce n’est pas le prix. Choisissez une des { $ways } façons de payer.
}
refuse-visit = Votre géomètre ne peut aller qu’ici maintenant : { $place }.
refuse-at-home = Votre géomètre est déjà à la maison.
refuse-not-home = Votre géomètre ne peut pas rentrer à la maison avec cette carte.
refuse-pub-secondary = Votre géomètre ne peut aller au Pub qu’avec un E doré.
refuse-at-pub = Votre géomètre est déjà au Pub.
# $scored, $stations (numbers)
refuse-pub-limit = Votre pile de score doit compter moins de cartes que vous n’avez de gares. Vous avez { $scored ->
  [0] 0 carte marquée
  [one] { $scored } carte marquée
 *[other] { $scored } cartes marquées
} et { $stations ->
  [0] 0 gare
  [one] { $stations } gare
 *[other] { $stations } gares
}.
refuse-no-surveyor-space = { $place } n’a pas de case Géomètre.
refuse-space-taken = Il y a déjà un géomètre à { $place }.
refuse-space-locked = { $place } : la case Géomètre se débloque dès qu’une gare ou un concurrent s’y trouve.
refuse-surveyor-start = Avec cette carte, votre géomètre ne peut aller que sur une gare de départ, pas à { $place }.
refuse-surveyor-ticket = Avec cette carte, votre géomètre ne peut aller que sur une ligne dont vous avez un billet, pas à { $place }.
refuse-surveyor-adjacent = Avec cette carte, votre géomètre ne peut aller que sur une carte adjacente, pas à { $place }.
refuse-not-in-reserve = { $card } n’est pas dans la réserve de cartes.
refuse-other-letter = Seule une carte de lettre { $letter } peut remplacer celle que vous avez marquée.
refuse-flip-resolved = La carte que vous jouez se retourne de toute façon. Choisissez-en une autre.
# $most, $wanted (numbers)
refuse-flip-count = { $most ->
  [one] Vous ne pouvez retourner qu’une autre carte. Vous en avez choisi { $wanted }.
 *[other] Vous pouvez retourner de 1 à { $most } autres cartes. Vous en avez choisi { $wanted }.
}
refuse-ticket = Vous ne pouvez pas prendre ce billet ({ $colour }) : il doit être en jeu, et vous ne devez pas l’avoir encore.

## What happened. $who is a player’s name; the twin in -you speaks to that player.

# $letter: A to E; $main: what a gold side does
narrate-play-gold = { $who } joue { $letter }, { $main }.
narrate-play-gold-you = Vous jouez { $letter }, { $main }.
narrate-play-grey = { $who } joue { $letter }, { $card }.
narrate-play-grey-you = Vous jouez { $letter }, { $card }.
narrate-pass = { $who } ne peut jouer aucune carte et passe.
narrate-pass-you = Vous ne pouvez jouer aucune carte et passez.
narrate-done = { $who } s’arrête là.
narrate-done-you = Vous vous arrêtez là.
narrate-clear = { $who } retire des gravats de la ligne { $line }.
narrate-clear-you = Vous retirez des gravats de la ligne { $line }.
# $iron, $stone (numbers)
narrate-draw = { $who } pioche { $iron } fer et { $stone ->
  [one] { $stone } pierre
 *[other] { $stone } pierres
} du sac.
narrate-draw-you = Vous piochez { $iron } fer et { $stone ->
  [one] { $stone } pierre
 *[other] { $stone } pierres
} du sac.
# $iron, $stone, $events (numbers)
narrate-refill = L’entrepôt reçoit { $iron } fer{ $events ->
  [0] {" "}et { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
  }
  [one] , { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
  } et { $events } cube Événement
 *[other] , { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
  } et { $events } cubes Événement
}.
narrate-competitor = Un concurrent s’installe à { $place }.
narrate-cleared = { $who } nettoie { $place }.
narrate-cleared-you = Vous nettoyez { $place }.
narrate-track = { $who } pose une voie à { $place }.
narrate-track-you = Vous posez une voie à { $place }.
narrate-build = { $who } construit une gare à { $place }.
narrate-build-you = Vous construisez une gare à { $place }.
narrate-finished = La ligne { $line } est terminée.
narrate-surveyor = { $who } envoie son géomètre à { $place }.
narrate-surveyor-you = Vous envoyez votre géomètre à { $place }.
narrate-pub = { $who } envoie son géomètre au Pub.
narrate-pub-you = Vous envoyez votre géomètre au Pub.
narrate-home = { $who } ramène son géomètre à la maison.
narrate-home-you = Vous ramenez votre géomètre à la maison.
narrate-score-card = { $who } met { $card } dans sa pile de score.
narrate-score-card-you = Vous mettez { $card } dans votre pile de score.
narrate-replace = { $who } prend { $card } dans la réserve de cartes.
narrate-replace-you = Vous prenez { $card } dans la réserve de cartes.
narrate-flip = { $who } retourne { $card } : face { $letter }.
narrate-flip-you = Vous retournez { $card } : face { $letter }.
narrate-ticket = { $who } prend un billet ({ $colour }).
narrate-ticket-you = Vous prenez un billet ({ $colour }).
narrate-summit = { $who } prend le jeton Sommet.
narrate-summit-you = Vous prenez le jeton Sommet.
narrate-receive = { $who } reçoit { count-items }.
narrate-receive-you = Vous recevez { count-items }.
narrate-pay = { $who } paie { count-items }.
narrate-pay-you = Vous payez { count-items }.
# $events (number)
narrate-events-return = { $events ->
  [one] { $events } cube Événement retourne dans le sac.
 *[other] { $events } cubes Événement retournent dans le sac.
}
narrate-trigger-buffer-stops = Le dernier heurtoir est placé. La partie prend fin avec le tour du second joueur.
narrate-trigger-no-competitor = Un concurrent ne peut pas être placé. La partie prend fin avec le tour du second joueur.

## Why it ended

end-buffer-stops = Tous les heurtoirs ont été placés.
end-no-competitor = Un concurrent n’a pas pu être placé.
end-turn-cap = La limite de tours de la table est atteinte.

## The score, line by line

# $count (number)
score-vp = { $count } PV en cours de partie
score-passenger-pairs = { $card } : paires de passagers
score-track-pairs = { $card } : paires de voies
score-stations = { $card } : gares construites
score-tickets = { $card } : billets
score-scored-cards = { $card } : cartes de la pile de score
score-bonus = Le plus de gares sur la ligne { $line }
# $count (number)
score-passengers = { $count ->
  [one] { $count } passager
 *[other] { $count } passagers
}
score-summit = Jeton Sommet

## Moves as buttons. The fields of a move: $card, $place are names; $iron, $stone, $space are numbers

# .some : avec l’article partitif ; .of : après « pas »
item-iron = fer
    .some = du fer
    .of = de fer
item-stone = pierre
    .some = de la pierre
    .of = de pierre
# .in : où l'on prend
source-bag = sac
    .in = dans le sac
source-stockyard = entrepôt
    .in = dans l’entrepôt
place-home = maison
place-pub = Pub
# $id: I to VIII; $name: its name
line-label = ligne { $id } ({ $name })
station-label = { $name } ({ $id })
# $iron, $stone (numbers)
count-resources = { $iron ->
  [0] { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
  }
 *[other] { $iron } fer{ $stone ->
    [0] {""}
    [one] {" "}et { $stone } pierre
   *[other] {" "}et { $stone } pierres
  }
}
move-pass = Passer
move-done = S’arrêter là
move-play = Jouer { $card }
# $cards: names, joined
move-flip = Retourner { $cards }
move-take = Prendre { count-resources }
move-keep = Garder { count-resources }
# $line: line I, with its name
move-clear = Retirer des gravats : { $line }
move-track = Poser une voie : { $line }
# $source: bag or stockyard
move-stone = Prendre une pierre { $source-in }
move-build = Construire à { $card }, case { $space }
# $items: joined from count-items
move-pay = Payer { $items }
move-surveyor = Envoyer le géomètre : { $place }
move-score = Mettre { $card } dans la pile de score
move-replace = Prendre { $card } dans la réserve de cartes
# $resource: iron or stone
move-gain = Prendre 1 { $resource } { $source-in }
move-exchange = Échanger 1 { $give } contre 1 { $take } ({ $source })
move-trade = Payer ce que demande la case Géomètre
# $ticket: a colour
move-ticket = Prendre le billet { $ticket }
kind-done = Arrêter
kind-play = Jouer une carte
kind-flip = Retourner des cartes
kind-clear = Retirer des gravats
kind-track = Poser une voie
kind-stone = Obtenir une pierre
kind-surveyor = Déplacer le géomètre
kind-score = Marquer une carte
kind-replace = Prendre dans la réserve
kind-gain = Obtenir
kind-exchange = Échanger
kind-trade = Payer l’action
kind-ticket = Prendre un billet
kind-card = Carte

## What the general table shows

view-closed = Lignes fermées
view-buffer_stops = Heurtoirs restants
view-turns = Tours joués
view-bag = Dans le sac
view-stockyard = Entrepôt
view-iron = Fer
view-stone = Pierre
view-event = Cubes Événement
view-rubble = Gravats
view-passenger = Passagers
view-reserve = Réserve de cartes
view-valley = La vallée
view-competitor = Concurrent
view-tracks = Voies
view-stations = Gares
view-finished = Lignes terminées
view-competitors = Concurrents restants
view-summit = Jeton Sommet
view-trigger = Fin déclenchée par
view-resolving = En cours
view-letter = Action
view-tiles = Tuiles restantes
view-tickets = Billets
view-bonus_tokens = Jetons Bonus
view-surveyor = Géomètre
view-scored = Cartes marquées
view-card = Carte
view-side = Face

## The parts of the rules

rules-F1 = Matériel
rules-F2 = Mise en place
rules-F3 = Le tour de jeu
rules-F4 = Les cartes Action
rules-F5 = A : les ressources
rules-F6 = Les concurrents
rules-F7 = B : les gravats
rules-F8 = C : les voies et la pierre
rules-F9 = D et E : les gares et le géomètre
rules-F10 = La fin de la partie
rules-F11 = Le décompte
rules-F12 = Où retourne le matériel
rules-F13 = Ce qui est toujours vrai
rules-AMB = Là où la règle laisse un choix

## Hints for a first game

guide-pick = Avant la partie, chacun choisit deux ressources. Deux cubes de fer paient une voie ; les gares coûtent surtout de la pierre.
guide-turn = Jouez une carte, et elle se retourne. Chacune a une face dorée et une face grise : pensez à ce qui apparaît ensuite.
guide-clear = On retire les gravats de gauche à droite. Une carte nettoyée est ouverte aux deux joueurs : nettoyez ce qui vous servira bientôt.
guide-works = Une voie coûte 2 fer et rapporte aussitôt un point. La dernière voie d’une ligne rapproche la fin.
guide-build = Les gares donnent des points et un bonus, et permettent plus de cartes dans votre pile de score.
guide-surveyor = Votre géomètre obtient ce qu’offre sa carte. Au Pub, ce sont vos propres cartes qui deviennent des points.

## What a card does, for the general table. $pay, $gain, $items, $track, $stone, $extra: items, joined from count-items

# $least, $most, $per_ticket (numbers)
effect-take = { $per_ticket ->
  [0] prendre de { $least } à { $most ->
    [one] { $most } ressource
   *[other] { $most } ressources
  }
 *[other] prendre jusqu’à { $most ->
    [one] { $most } ressource
   *[other] { $most } ressources
  }, selon vos billets
}
# $cubes, $for_opponent (numbers); $lines (number): from how many; $either (number): 1 if fewer will do; $on: ticket or any
effect-remove_rubble = retirer { $cubes ->
  [one] { $cubes } gravat
 *[other] { $cubes } gravats
} { $lines ->
  [1] d’une ligne
 *[other] { $either ->
    [0] de deux lignes
   *[other] d’une ou deux lignes
  }
}{ $for_opponent ->
  [0] {""}
 *[other] , dont { $for_opponent } pour votre adversaire
}{ effect-on }
effect-on = { $on ->
  [ticket] {" "}(lignes de vos billets)
  [ticket_or_track] {" "}(lignes de vos billets ou de vos voies)
 *[other] {""}
}
# $times (number)
effect-works = { $times ->
  [1] une fois :
 *[other] jusqu’à { $times } fois :
}
effect-part-track = une voie pour { $track }{ effect-on }
effect-part-stone = une pierre pour { $stone }
effect-build = construire une gare{ effect-on }
effect-part-extra = pour { $extra } de plus
# $less (number)
effect-part-less = pour { $less } de moins
effect-part-gain_too = et recevoir { $gain_too }
effect-part-iron_for_stone = avec du fer au lieu de pierre si vous voulez
effect-part-no_bonus = sans son bonus
# $where: any, adjacent, start or ticket; $pub (number): 1 if it may go there
effect-move_surveyor = déplacer le géomètre{ $where ->
  [adjacent] {" "}sur une carte adjacente
  [start] {" "}sur une gare de départ
  [ticket] {" "}sur une ligne de vos billets
 *[other] { $pub ->
    [0] {" "}où vous voulez
   *[other] {""}
  }
}{ $pub ->
  [0] {""}
 *[other] , Pub et maison compris
}
# $most (number); $any (number): 1 if as many as one likes
effect-flip = retourner { $any ->
  [0] { $most ->
    [1] 1 autre carte
   *[other] jusqu’à { $most } autres cartes
  }
 *[other] autant d’autres cartes que vous voulez
}
effect-gain = recevoir { $items }
effect-choose_ticket = prendre un billet de votre choix
effect-take_ticket = prendre un billet
# $cubes, $keep (numbers)
effect-draw = piocher { $cubes } du sac et en garder { $keep }{ $rest ->
  [stockyard] , le reste allant dans l’entrepôt
 *[other] {""}
}
# $to (number)
effect-fill_stockyard = compléter l’entrepôt à { $to }
effect-add_to_stockyard = ajouter { $cubes ->
  [1] 1 cube
 *[other] { $cubes } cubes
} dans l’entrepôt
effect-trade = { $pay } contre { $gain }, { $times ->
  [1] une fois
 *[other] jusqu’à { $times } fois
}
effect-exchange = échanger fer contre pierre ou pierre contre fer, { $times ->
  [1] une fois
 *[other] jusqu’à { $times } fois
}
effect-take_summit = prendre le jeton Sommet
# $most (number)
effect-vp_per_ticket = 1 PV par billet, { $most } au plus
effect-score_card = mettre une carte dans votre pile de score
view-now = Face visible
view-after = Face suivante
view-cost = Coût → bonus

## The valley in the browser. $who: a player's name; $place: a card of the valley; $line: I to VIII; $count (number)

valley-before = Avant la partie
valley-you = vous
valley-nothing = rien
valley-next = prochain
valley-next-victim = Le prochain concurrent ira ici
valley-competitor = Concurrent
valley-most-stations = Le plus de gares
valley-one-ticket = un billet
valley-prebuilt = Il y a une gare ici dès le début
valley-summit-here = Le jeton Sommet se trouve ici
valley-summit-of = { $who } a le jeton Sommet
valley-summit-of-you = Vous avez le jeton Sommet
valley-track-of = Voie à { $place } ({ $who })
valley-track-of-you = Votre voie à { $place }
valley-station-of = Gare à { $place } ({ $who })
valley-station-of-you = Votre gare à { $place }
valley-surveyor-of = Géomètre ({ $who })
valley-surveyor-of-you = Votre géomètre
valley-surveyor-at = Géomètre ({ $who }) : { $place }
valley-surveyor-at-you = Votre géomètre : { $place }
valley-at-home = à la maison
valley-at-pub = au Pub
valley-rubble = { $count ->
  [one] { $count } gravat
 *[other] { $count } gravats
}
valley-next-track = La prochaine voie de cette ligne va ici
valley-line-finished = La ligne { $line } est terminée
valley-stop-place = Emplacement du heurtoir de la ligne { $line }
valley-closed = Fermées :
# $cost, $bonus: items, joined
valley-space = Coût : { $cost }. Bonus : { $bonus }.
valley-when-built = Quand vous construisez ici : { $effect }.
valley-ring-open = Ouvert au géomètre : { $effect }.
valley-ring-locked = S’ouvre avec la première gare ou le premier concurrent ici : { $effect }.
valley-ring-taken = { $who } est ici : { $effect }.
valley-ring-taken-you = Vous êtes ici : { $effect }.
# $first, $second: names; $mine, $theirs, $bonus (numbers)
valley-majority = Le plus de gares sur la ligne { $line } : { $bonus } PV. { $first } { $mine }, { $second } { $theirs }.
valley-ticket = Billet de la ligne { $line }
valley-ticket-gone = Ce billet a été pris

# the boards of the players
valley-if-ended = total actuel
valley-ended = final
valley-vp = { $count } PV
valley-first-player = premier joueur
valley-cards-of = joue les cartes { $colour-fp }
valley-stations = { $count ->
  [one] { $count } gare
 *[other] { $count } gares
}
valley-tracks = { $count ->
  [one] { $count } voie
 *[other] { $count } voies
}
valley-tiles = { $count ->
  [one] { $count } tuile restante
 *[other] { $count } tuiles restantes
}
# $most (number): stations built
valley-pile = Pile de score : { $count } sur { $most }, une carte par gare
valley-of = sur { $most }
# $letter, $next: letters; $effect, $after: what the sides do; $name
valley-card-label = { $letter } : { $effect } ({ $name }). Derrière, { $next } : { $after }.
valley-no-card = pas de carte { $letter }
valley-flip-picked = sera retournée
valley-look-at = Voir les cartes de l’autre joueur : { $who }
# $symbol: what a scored card counts
valley-symbol = Dans la pile de score : 1 PV par { $symbol ->
  [passenger_pairs] paire de passagers
  [track_pairs] paire de voies
  [stations] gare
  [tickets] billet
 *[other] carte de la pile
}

# Pub, reserve, stockyard
valley-pub = Le Pub
valley-pub-short = Pub
valley-pub-does = marquer et remplacer
valley-pub-why = Avec un E doré : mettez une de vos cartes dans votre pile de score et prenez dans la réserve une carte aux mêmes lettres. La pile peut compter une carte par gare que vous avez.
valley-pub-note = Marquez une de vos cartes et remplacez-la par une carte de la réserve. Votre pile : { $count } sur { $most }.
valley-reserve = Réserve
valley-reserve-lies = face dorée ; au verso :
valley-reserve-sides = Toutes les cartes sont face dorée visible. Voici leurs faces grises :
valley-letters = { $letter } devant, { $back } derrière
valley-letters-now = Vos cartes
valley-letters-after = Cartes ensuite
valley-letters-are = Les lettres : { $letters }
# $gold: what its gold side does
valley-reserve-card = { $name }. Devant, { $letter }, { $gold } ; derrière, { $back } : { $effect }.
valley-taken = pris
valley-stockyard = Entrepôt
valley-bag = sac
valley-in-bag = dans le sac :
valley-events = { $count ->
  [one] { $count } cube Événement
 *[other] { $count } cubes Événement
}
valley-events-lie = { valley-events } ; à trois en fin de tour, ils retournent dans le sac
# $most, $all (numbers)
valley-take-most = { $most ->
  [one] Choisissez une ressource (il y en a { $all }).
 *[other] Choisissez { $most } ressources au plus (il y en a { $all }).
}
valley-pick-two = Avant la partie : choisissez-en deux.
valley-take = Prendre
valley-pick-cube = Choisir 1 { $item-id ->
  [iron] fer
  [stone] pierre
 *[other] { $item }
}
valley-from-yard = Prendre 1 { $item-id ->
  [iron] fer
  [stone] pierre
 *[other] { $item }
} dans l’entrepôt
valley-from-bag = Prendre 1 { $item-id ->
  [iron] fer
  [stone] pierre
 *[other] { $item }
} dans le sac
valley-empties = { $count ->
  [one] Cela vide l’entrepôt : 6 nouveaux cubes arrivent.
 *[other] Prendre les { $count } vide l’entrepôt : 6 nouveaux cubes arrivent.
}
valley-other-order = Ceci se fait avant ce que vous avez choisi. Le résultat est le même.
valley-no-undo = De nouveaux cubes sont piochés : vous ne pourrez pas annuler.
valley-last-refills = { $all ->
  [one] Il y a { $all } ressource ici. Quand elle part, six nouveaux cubes arrivent.
 *[other] Il y a { $all } ressources ici. Quand la dernière part, six nouveaux cubes arrivent.
}

# the end
valley-end = Fin de la partie
valley-end-short = La fin
valley-stops = Heurtoirs : { $count } sur { $most }
valley-stops-short = heurtoirs
valley-count-of = { $count } sur { $most }
valley-count-short = { $count }/{ $most }
valley-competitors-left = { $count ->
  [one] { $count } concurrent restant
 *[other] { $count } concurrents restants
}
valley-turn-of = tour { $number } sur { $most }
valley-last-soon = Dernier tour : { $who } jouera encore une fois après celui-ci.
valley-last-soon-you = Dernier tour : vous jouerez encore une fois après celui-ci.
valley-last-now = Dernier tour : { $who } joue pour la dernière fois.
valley-last-now-you = Dernier tour : vous jouez pour la dernière fois.
valley-cap-soon = { $count ->
  [one] C’est le dernier tour avant la limite de la table.
 *[other] Il reste { $count } tours avant la limite de la table.
}

# what can be chosen
valley-play = Jouer { $letter }, { $name }
valley-clear-line = Retirer des gravats de la ligne { $line }
valley-lay-track = Poser une voie à { $place }
valley-build-at = Construire à { $place }
valley-send-to = Envoyer le géomètre à { $place } : { $effect }
valley-trade-here = Payer l’action à { $place } : { $effect }
valley-note-send = Géomètre à { $place }
valley-note-trade = Action à { $place }
# $name: of a card
valley-note-score = { $name } dans la pile de score
valley-go-pub = Envoyer le géomètre au Pub
valley-go-home = Ramener le géomètre à la maison
valley-take-ticket = Prendre le billet de la ligne { $line }
valley-from-supply = { $count } de la réserve générale.
# $places: joined; $count (number): how many
valley-clears = { $count ->
    [one] Nettoie { $places } : 1 PV.
   *[other] Nettoie { $places } : 1 PV par carte.
}
valley-for-opponent = { $count } pour votre adversaire.
# $number, $stops (numbers)
valley-ends-line = Termine la ligne { $line } : heurtoir { $number } sur { $stops }.
valley-ends-game = Termine la ligne { $line } avec le dernier heurtoir : cela déclenche la fin.
valley-ends-only = Termine la ligne { $line }.
# $items, $left: joined
valley-pays = Vous payez { $items } et gardez { $left }.
valley-gets = Vous recevez { $items }.
# $total (number)
valley-makes = Total : { $total } PV.
valley-pay-for = { $place } : choisissez comment payer.
# $iron, $stone (numbers)
valley-keep = Vous avez pioché { $iron } fer et { $stone ->
  [one] { $stone } pierre
 *[other] { $stone } pierres
}. Choisissez ce que vous gardez.
valley-do-it = Valider
valley-point = Survolez ou touchez une carte pour en voir plus.
valley-tap = Touchez une carte pour en voir plus.
valley-only-place = Il n’y a qu’un emplacement possible : c’est fait aussitôt.
valley-instead = Ou ici :
# $number, $most (numbers)
valley-gain-nth = Choisissez la ressource { $number } sur { $most }, du sac ou de l’entrepôt.
valley-not-this = Pas celle-ci
valley-pass = Passer
valley-leave-it = Le géomètre reste
valley-flip-none = Ne rien retourner
valley-score-none = Ne rien marquer
valley-stop-here = S’arrêter là
valley-flip-these = { $count ->
  [one] Retourner { $count } carte
 *[other] Retourner { $count } cartes
}
# $number, $most (numbers)
valley-nth = n° { $number } sur { $most } au plus
valley-does-works = Voie et pierre
valley-zoom-in = Cartes plus grandes
valley-zoom-out = Toute la vallée

# a game that drags on
valley-long = Une longue partie
valley-turns-passed = { $count ->
  [one] { $count } tour joué.
 *[other] { $count } tours joués.
}
valley-long-why = Les règles imprimées ne fixent aucune limite. Si tous sont d’accord, la partie s’arrête ici et les points comptent tels quels.
valley-they-agree = { $who } souhaite arrêter la partie maintenant et compter les points tels quels. D’accord ?
valley-you-agreed = Vous souhaitez arrêter la partie maintenant. Elle prend fin quand tous sont d’accord.
valley-agree = Arrêter et compter
valley-agree-not = Retirer
valley-play-on = Continuer à jouer

# $place: a card that cannot be drawn
valley-undrawn-apart = Cette vallée s’affiche sous forme de tableau : { $place } appartient à deux lignes qui ne se touchent pas.
valley-undrawn-corner = Cette vallée s’affiche sous forme de tableau : { $place } se trouve là où l’on dessine le Pub et la réserve de cartes.
valley-undrawn-overlap = Cette vallée s’affiche sous forme de tableau : { $place } en recouvre une autre.

# the rules page: the game in eight pictures
valley-intro = Le jeu en huit images
valley-intro-goal = Deux petites compagnies construisent des lignes à voie étroite dans les vallées galloises. Retirez les gravats, posez des voies, construisez des gares et envoyez un géomètre en éclaireur. Quand les lignes sont terminées, le joueur qui a le plus de points l’emporte.
valley-head-turn = Jouez une carte, elle se retourne
valley-intro-turn = Vous avez cinq cartes, de A à E. À votre tour, faites ce que montre l’une d’elles et retournez-la : derrière la face dorée se cache une face grise d’une autre lettre. Pensez à ce qui apparaît ensuite.
valley-head-take = A : collecter des ressources
valley-intro-take = Prenez jusqu’à trois fer ou pierres dans l’entrepôt. Quand la dernière ressource part, six nouveaux cubes sortent du sac, et chaque événement parmi eux amène un concurrent, qui prend une carte entière.
valley-head-clear = B : retirer des gravats
valley-intro-clear = Retirez quatre cubes d’une ligne, de gauche à droite, pour votre réserve. Chaque carte nettoyée rapporte 1 PV, et chacun peut ensuite y construire.
valley-head-track = C : poser des voies, obtenir de la pierre
valley-intro-track = Jusqu’à trois fois : payez 2 fer pour une voie sur la case libre la plus à gauche d’une ligne (1 PV), ou payez 2 gravats pour une pierre. Une ligne dont toutes les voies sont posées est terminée et reçoit un heurtoir.
valley-head-build = D : construire une gare
valley-intro-build = Payez ce qu’une case Gare libre montre à gauche et recevez ce qu’elle montre à droite. Une gare ouvre la case Géomètre de sa carte, et votre géomètre peut s’y rendre aussitôt.
valley-head-survey = E : déplacer le géomètre
valley-intro-survey = Envoyez votre géomètre sur un anneau ouvert et faites ce qui y est imprimé. Les gares de départ donnent un billet de leur ligne ; les billets renforcent certaines faces grises et peuvent rapporter des points.
valley-head-pub = Le Pub : des cartes aux points
valley-intro-pub = Avec un E doré, votre géomètre peut aller au Pub. Une de vos cartes y rejoint votre pile de score, et une carte aux mêmes lettres arrive de la réserve. À la fin, chaque carte marquée rapporte des points selon son symbole. Votre pile peut compter une carte par gare construite.
valley-head-end = La fin de la partie
valley-intro-end = Le cinquième heurtoir, ou un concurrent qui ne trouve pas de place, déclenche la fin. Le second joueur joue toujours le dernier tour. Additionnez les PV gagnés, vos cartes marquées, 3 pour le plus de gares sur la ligne I et sur la ligne II, 2 pour le Sommet, et un demi-point par passager.

# the alphabet
valley-alphabet = Les icônes
valley-alphabet-lead = Toutes les cartes parlent la même langue. Payez à gauche, recevez à droite ; un trait est un choix ou signifie « pour chaque » ; un plus signifie « et ensuite » ; un cadre en pointillé est facultatif ; un billet dans une pastille limite la carte aux lignes de vos billets.
valley-alphabet-things = Choses
valley-alphabet-places = Lieux
valley-alphabet-doings = Actions
valley-alphabet-marks = La partie
valley-alphabet-grammar = Lues ensemble
valley-alphabet-symbols = Une carte marquée
valley-icon-iron = fer
valley-icon-stone = pierre
valley-icon-resource = fer ou pierre
valley-icon-rubble = gravats
valley-icon-passenger = passager
valley-icon-ticket = billet
valley-icon-track = voie
valley-icon-station = gare
valley-icon-surveyor = géomètre
valley-icon-vp = points
valley-icon-stockyard = entrepôt
valley-icon-bag = sac
valley-icon-blind = sac, pioche à l’aveugle
valley-icon-open = case Géomètre ouverte
valley-icon-locked = case Géomètre bloquée
valley-icon-start = gare de départ
valley-icon-adjacent = carte adjacente
valley-icon-pub = le Pub
valley-icon-home = maison
valley-icon-yours = lignes de vos billets seulement
valley-icon-pick = retirer des gravats de la vallée
valley-icon-fork = une ligne ou deux
valley-icon-flip = retourner une carte
valley-icon-score = marquer une carte
valley-icon-exchange = échange
valley-icon-less = pour moins
valley-icon-more = payer plus
valley-icon-nobonus = sans le bonus imprimé
valley-icon-opponent = pour votre adversaire
valley-icon-tiles = tuiles restantes
valley-icon-event = événement
valley-icon-competitor = concurrent
valley-icon-buffer = heurtoir
valley-icon-summit = jeton Sommet

# the gallery
valley-gallery = Toutes les cartes
valley-gallery-lead = Les deux faces de chaque carte Action, et chaque carte Gare. Le jeu imprimé n’est pas entièrement documenté : chaque carte dit ce qui est imprimé et ce que nous avons reconstitué.
valley-gallery-stations = Cartes Gare
valley-status-printed = Imprimé
valley-status-derived = Déduit
valley-status-reconstructed = Reconstitué
valley-status-invented = Inventé

## Options of a table

option-blue = Cartes bleues
option-why-blue = Choisissez qui joue les cartes bleues. L’autre joueur reçoit les vertes.
option-closed = Lignes fermées
option-why-closed = Les deux lignes qui restent fermées.
option-buffer_stop = Concurrent sur la dernière carte
option-why-buffer_stop = Un concurrent sur la dernière carte termine-t-il sa ligne aussitôt, ou seulement quand toutes les cases Voie sont occupées ?
option-turn_cap = Limite de tours
option-why-turn_cap = Une partie dure environ 60 tours, mais les règles imprimées ne fixent aucune limite. Avec une limite, la partie s’arrête après ce nombre de tours, et les points comptent tels quels.
choice-none = Pas de limite
choice-at-once = Termine sa ligne aussitôt
choice-when-full = Une fois toutes les voies posées

## The stages of the final count, by the lines of the score

stage-score-vp = En cours de partie
stage-score-passenger-pairs = Cartes marquées
stage-score-track-pairs = Cartes marquées
stage-score-stations = Cartes marquées
stage-score-tickets = Cartes marquées
stage-score-scored-cards = Cartes marquées
stage-score-bonus = Le plus de gares
stage-score-passengers = Passagers
stage-score-summit = Sommet

## Why a choice counts at once

revealed-here = Des cubes ont été piochés : impossible d’annuler.

## Au terminal

terminal-shorthand = Sur les cartes : i fer, s pierre, r gravats, p passager, v PV, x fer ou pierre ; 1s2r>2p coûte 1s 2r et donne 2p.
terminal-shorthand-more = Une face grise marquée ≈ est reconstituée, en partie ou en entier : ticket dit ce qui est imprimé sur vos cartes.
terminal-ticket = vos billets, et ce qui est imprimé sur vos cartes
terminal-stockyard = entrepôt { $cubes }
terminal-bag = sac { $cubes }
terminal-buffer-stops = heurtoirs { $left }
terminal-competitors = concurrents { $left }
terminal-last-turn = DERNIER TOUR
terminal-built = construction : { $effect }
terminal-start = départ
terminal-competitor = ── concurrent ──
terminal-tickets = billets { $lines }
terminal-pile = pile { $cards }
terminal-at = { $where ->
  [home] à la maison
  [pub] au Pub
 *[card] en { $where }
}
terminal-tiles = { $left ->
  [one] { $left } tuile
 *[other] { $left } tuiles
}
terminal-shows = montre { $letters }
terminal-needs = il faut { $what ->
  [ticket] un billet
 *[ticket_or_track] un billet ou une voie
}
terminal-symbol = v/{ $symbol ->
  [passenger_pairs] 2p
  [track_pairs] 2 voies
  [stations] gare
  [tickets] billet
 *[scored_cards] carte
}
terminal-spectator = Un spectateur n’a pas de billet.
terminal-no-ticket = Vous n’avez aucun billet.
terminal-ticket-of = { $colour } : ligne { $lines }
terminal-card = { $card } : { $known }.
terminal-known = { $status ->
  [printed] imprimé
  [derived] déduit
  [invented] inventé
 *[reconstructed] reconstitué
} : { $what }

## De même : ce que fait une carte, en aussi peu de mots qu’il en tient dessus

terminal-op-on = { $on ->
  [ticket] sur lignes à billet
 *[ticket_or_track] sur lignes à billet ou voie
}
terminal-op-take = prendre { $most }{ $per_ticket ->
  [0] {""}
 *[other] {" "}selon billets
}
terminal-op-track = voie { $price }
terminal-op-stone = pierre { $price }
terminal-op-clear = retirer { $cubes }{ $lines ->
  [1] {""}
 *[other] { $either ->
    [0] {" "}2 lignes
   *[other] {" "}1-2 lignes
  }
}{ $for_opponent ->
  [0] {""}
 *[other] , { $for_opponent } pour l’autre
}
terminal-op-build = construire
terminal-op-less = pour { $less } de moins
terminal-op-iron = i au lieu de s
terminal-op-no-bonus = sans bonus
terminal-op-move_surveyor = géomètre { $where ->
  [adjacent] à côté
  [start] départ
  [ticket] billet
 *[any] partout
}{ $pub ->
  [0] {""}
 *[other] /Pub/maison
}
terminal-op-draw = piocher { $cubes }{ $keep ->
  [0] {""}
 *[other] {" "}garder { $keep }
}
terminal-op-flip = retourner { $any ->
  [0] { $most }
 *[other] au choix
}
terminal-op-take_ticket = billet
terminal-op-choose_ticket = billet au choix
terminal-op-vp_per_ticket = +v/billet≤{ $most }
terminal-op-take_summit = Sommet
terminal-op-score_card = marquer
terminal-op-fill_stockyard = compléter à { $to }
terminal-op-add_to_stockyard = +{ $cubes ->
  [one] { $cubes } cube
 *[other] { $cubes } cubes
}

## Les cartes Action : le nom de leurs faces dorées et grises

main_action-A = Collecter des ressources
main_action-B = Retirer des gravats
main_action-C = Poser une voie et/ou obtenir 1 pierre
main_action-D = Construire une gare
main_action-E = Déplacer le géomètre
action_card-stone-crusher = Concasseur
action_card-strong-arms = Gros bras
action_card-tea-break = Pause thé
action_card-brickmaker = Briquetier
action_card-blacksmith = Forgeron
action_card-landscaper = Paysagiste
action_card-mason = Maçon
action_card-masons-mate = Aide maçon
action_card-architect = Architecte
action_card-steelworker = Sidérurgiste
action_card-inspector = Inspecteur
action_card-tourist = Touriste
action_card-draughtsman = Dessinateur
action_card-field-hands = Ouvriers de terrain
action_card-tour-operator = Voyagiste
action_card-salvage = Récupération
action_card-harbour-market = Marché portuaire
action_card-big-boat = Grand bateau
action_card-small-boat = Petit bateau
action_card-small-cart = Petit chariot
action_card-novice-navvies = Terrassiers novices
action_card-local-help = Aide locale
action_card-itinerant-workers = Ouvriers itinérants
action_card-workers-on-loan = Prêt d’ouvriers
action_card-veteran-navvies = Terrassiers vétérans

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-foothills = reconstitué (24 des 25 faces grises, tous les coûts des gares et la plupart des actions du géomètre ; voir chaque carte)

## What is known of a card, a station or a line, as its board file says it: see locale/origins.py

origin-1-resource-for-each-ticket-at-most-4 = 1 ressource par billet, 4 au plus
origin-1-resource-on-top-of-the-cost = 1 ressource en plus du coût
origin-2-rubble-from-each-of-two-lines = 2 gravats de chacune de deux lignes
origin-2-rubble-from-one-line-or-from-two = 2 gravats, d’une ligne ou de deux
origin-2-rubble-on-top-of-the-cost = 2 gravats en plus du coût
origin-3-drawn-2-kept-1-into-the-stockyard = 3 piochés, 2 gardés, 1 dans l’entrepôt
origin-6-rubble-2-of-them-for-the-opponent = 6 gravats, dont 2 pour l’adversaire
origin-a-ticket-is-needed = il faut un billet
origin-a-ticket-or-a-track-is-needed = il faut un billet ou une voie
origin-adds-cubes-without-a-limit-and-takes-none = ajoute des cubes sans limite et n’en prend pas
origin-adjacent-cards = cartes adjacentes
origin-any-station-of-the-line = n’importe quelle gare de la ligne
origin-colour-letters-and-the-name = couleur, lettres et le nom { $printed }
origin-colour-of-its-ticket = couleur de son billet
origin-costs-and-bonuses = coûts et bonus
origin-draws-from-the-bag-event-cubes-ignored = pioche dans le sac, sans compter les cubes Événement
origin-fills-the-stockyard-up-to-6-event-cubes-counted = complète l’entrepôt à 6, cubes Événement compris
origin-flips-when-built = cartes retournées à la construction
origin-from-the-pub-any-starting-card = depuis le Pub, n’importe quelle gare de départ
origin-length = longueur
origin-llyn-padarn-is-the-name-of-the-lake-not-of-a-station = Llyn Padarn est le nom du lac, pas d’une gare
origin-name = nom
origin-name-and-how-the-12-columns-of-iii-and-vi-are-divided = nom, et la répartition des 12 colonnes de III et VI
origin-name-in-its-short-form-bala-lake = nom, sous sa forme courte Bala Lake
origin-never-to-the-pub = jamais au Pub
origin-no-station-bonus-but-the-surveyor-may-move = pas de bonus de gare, mais le géomètre peut se déplacer
origin-no-stone-to-be-had = pas de pierre à obtenir
origin-payment-in-any-mix-of-iron-and-stone = paiement en fer et pierre au choix
origin-place-in-its-line = place dans sa ligne
origin-rubble = gravats
origin-scoring-when-built = carte marquée à la construction
origin-stone-only-no-track = pierre seulement, pas de voie
origin-surveyor-a-ticket-and-one-of-five-bonuses = géomètre : un billet et l’un de cinq bonus
origin-surveyor-action = action du géomètre
origin-surveyor-action-redrawn-the-first-draft-gave-passengers-without-limit-more-than-the-16-of-the-box-so-that-stalling-paid = action du géomètre (revue : la première version donnait des passagers sans limite, plus que les 16 de la boîte, et faire durer la partie rapportait)
origin-surveyor-action-redrawn-the-first-draft-gave-points-without-limit-which-the-rulebook-never-names-among-surveyor-actions-so-that-stalling-paid = action du géomètre (revue : la première version donnait des points sans limite, que la règle ne cite jamais parmi les actions du géomètre, et faire durer la partie rapportait)
origin-taking-1-to-3-afterwards = en prendre ensuite 1 à 3
origin-that-iron-may-stand-in-for-stone = que le fer peut remplacer la pierre
origin-that-the-station-is-on-a-ticket-line = que la gare est sur une ligne de vos billets
origin-that-the-surveyor-goes-to-a-ticket-line = que le géomètre va sur une ligne de vos billets
origin-that-there-are-2-tracks = qu’il y a 2 voies
origin-the-2-items-less = les 2 éléments de moins
origin-the-2-resources-and-the-2-rubble = les 2 ressources et les 2 gravats
origin-the-2-rubble = les 2 gravats
origin-the-2-vp-and-that-the-station-is-on-a-ticket-line = les 2 PV, et que la gare est sur une ligne de vos billets
origin-the-3-cubes-the-vp-and-the-flip = les 3 cubes, les PV et le retournement
origin-the-3-rubble = les 3 gravats
origin-the-5-rubble = les 5 gravats
origin-the-english-name = le nom anglais
origin-the-flip = le retournement
origin-the-opponent-has-a-part-the-vp-are-yours = l’adversaire en a une part, les PV sont pour vous
origin-the-price-of-1-iron-the-2-tracks-and-that-they-lie-on-ticket-lines = le prix de 1 fer, les 2 voies, et qu’elles sont sur des lignes de vos billets
origin-the-rate-of-1-rubble-and-the-3-times = le taux de 1 gravat et les 3 fois
origin-the-scoring-symbol = le symbole de score
origin-the-surveyor-stays = le géomètre reste où il est
origin-the-ticket-and-the-passenger = le billet et le passager
origin-the-whole-effect = tout l’effet
origin-the-whole-effect-by-a-transcript-of-the-english-edition = tout l’effet, d’après une transcription de l’édition anglaise
origin-three-spaces-in-order = trois cases, dans l’ordre
origin-ticket-lines-else-the-supply = lignes de vos billets, sinon la réserve
origin-tracks-only-no-stone = voies seulement, pas de pierre
origin-two-track-spaces-rubble-on-the-left-one-only = deux cases Voie, gravats sur celle de gauche seulement
origin-which-of-the-bonuses = lequel des bonus
origin-which-of-the-bonuses-a-starting-card-with-1-stone-and-a-yellow-ticket-exists = lequel des bonus (une gare de départ avec 1 pierre et un billet jaune existe)
origin-which-pair-of-lines-its-back-closes = quelle paire de lignes son dos ferme

## What its board file says of each part

note-components = Cubes, tuiles, billets et cartes, comme la règle les énumère.
note-main-actions = Les cinq faces dorées, comme la règle les explique.
note-action-cards = Couleurs, lettres, noms français et précisions sont imprimés ; des 25 faces grises, seule Pause thé est connue en entier, les autres et tous les symboles de score sont de nous. Chaque carte dit ce qui en est imprimé.
note-stations = La règle nomme huit des 27 cartes et ce qu’elles ont de particulier ; les coûts, les bonus et la plupart des actions du géomètre sont de nous, neuf d’entre elles revues depuis la première version pour que faire durer la partie ne rapporte pas. Chaque carte dit ce qui en est imprimé.
note-lines = Huit lignes de 2 à 7 cartes, 34 cartes en tout, deux d’entre elles partagées : cela fixe toutes les longueurs, sauf la répartition des 12 colonnes de III et VI.
note-closed-pairs = Que 28 cartes montrent les 28 paires et que 6 n’en montrent aucune est imprimé ; quelle carte montre laquelle est de nous et ne change rien, puisque toutes les paires sont également probables.
