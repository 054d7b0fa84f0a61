### Last Train to Wensleydale et First Train to Nürnberg : les règles et tout ce que disent les jeux, en français.
### Mots : voie (un élément posé sur une frontière), ligne (des voies construites ou rachetées ensemble), rachat (une compagnie reprend une ligne), zone, ville, compagnie (rouge ou verte),
### cube (investissement), point (d’influence), disque (sur une piste), case (des enchères), pièce (marchandise ou passager), opposant, manche.

## What a table chooses

rule-W0-1 = Last Train to Wensleydale se joue à trois ou quatre sur le plateau Wensleydale, avec un plateau enchères de huit cases et un plateau trains de douze trains en trois rangées, une par prix. À quatre, on joue quatre manches ; à trois, cinq.
rule-N0-1 = First Train to Nürnberg se joue à deux, trois ou quatre, sur le plateau Nürnberg ou sur le plateau Wensleydale. Le plateau enchères et le plateau trains ont chacun une face pour trois et quatre joueurs et une face pour deux et trois : à deux on prend toujours la seconde, à quatre toujours la première, et à trois on choisit. Le plateau enchères indique le nombre de manches.
rule-N0-2 = Quand l’édition Nürnberg se joue sur le plateau Wensleydale, The South peut être agrandi : la partie rouge foncé forme alors une seule zone avec The South, d’où les voies ne peuvent que sortir, au prix du terrain, pour un point rouge. Sinon, cette partie n’est pas une zone.

## Set-up

rule-W0-2 = Vous avez 15 cubes d’investissement, tous dans votre réserve, 15 voies et 3 marqueurs de train.
rule-W0-3 = Un joueur tiré au sort est premier, les autres suivent dans le sens des aiguilles d’une montre. C’est l’ordre des joueurs.
rule-W0-4 = Chacun commence avec un profit de 0, un point d’influence du gouvernement, deux d’influence ferroviaire, un rouge et un vert. Dans chaque pile, le disque du premier joueur est au-dessus et celui du dernier en dessous.
rule-W0-5 = Soixante pierres et soixante fromages sont mis dans un sac, et deux cubes sont tirés pour chaque colline et pour chaque plaine qui reçoit des marchandises ; les vallées et les villes n’en reçoivent pas. Une fois tous les cubes placés, les fromages des collines et les pierres des plaines sont retirés. Ce qui est retiré ou n’a pas été tiré est hors jeu.
rule-W0-6 = Vingt-cinq passagers rouges, vingt-cinq verts et vingt-cinq opposants sont mis dans un sac. Trois pièces sont tirées pour chaque ville majeure neutre, deux pour chaque ville mineure et aucune pour les villes de compagnie.
rule-W0-7 = La boîte contient 60 voies de chaque compagnie dans Wensleydale et 15 de chacune dans Nürnberg.
rule-W0-8 = Dans toutes les règles, The South compte comme une zone avec une ville rouge : des lignes en partent, elle coûte un point rouge, les passagers rouges s’y rendent, et elle peut être le début, le milieu ou la fin d’un rachat. Un rachat vert qui s’y termine en fait une ville des deux compagnies.
rule-N0-3 = Sur le plateau Nürnberg, les marchandises sont la bière, qui vient des houblonnières et suit les règles de la pierre des collines, et les colis, qui viennent des plaines et suivent celles du fromage.
rule-N0-4 = Sur le plateau Nürnberg, chaque ville de compagnie commence avec le passager en attente qui y est imprimé, pris dans la boîte avant que les autres n’aillent dans le sac. Il se charge comme tout autre passager.

## Phase 1: investment

rule-W1-1 = Vous prenez douze cubes de votre réserve, ou ce qu’il en reste. Personne n’a jamais plus de quinze cubes. Ceux que vous n’utilisez pas vous restent d’une manche à l’autre.

## Phase 2: influence on offer

rule-W2-1 = Les vingt jetons influence, cinq de chaque couleur, sont mis dans le sac, et l’on en tire un pour chaque case, à côté de ses points imprimés.
rule-N2-1 = Avec le plateau enchères pour deux et trois joueurs, seuls quatre jetons du gouvernement, quatre ferroviaires, deux rouges et deux verts sont mis dans le sac.

## Phase 3: the auction

rule-W3-1 = Dans l’ordre des joueurs, tour après tour, chacun fait une enchère. Un joueur qui a déjà deux enchères en place passe son tour.
rule-W3-2 = Vous enchérissez avec les cubes que vous avez, et vous devez enchérir tant qu’il existe une enchère permise que vous pouvez payer.
rule-W3-3 = Pour enchérir, vous posez des cubes sur une case : au moins son minimum (3 dans la rangée du haut, 2 dans celle du bas) et plus que l’enchère qui s’y trouve déjà.
rule-W3-4 = Si l’on surenchérit sur vous, vous récupérez aussitôt vos cubes et enchérissez de nouveau quand revient votre tour.
rule-W3-5 = Vous ne pouvez pas surenchérir sur votre propre enchère.
rule-W3-6 = Les enchères prennent fin quand chacun a deux enchères en place, ou quand ceux qui ne les ont pas ne peuvent plus en payer. Un joueur qui ne peut pas payer passe son tour, mais enchérit de nouveau si une surenchère lui rend des cubes.
rule-W3-7 = Les cases sont réglées dans l’ordre de leurs numéros. Les cubes du gagnant retournent à sa réserve, et il avance sur les quatre pistes selon les points imprimés et le jeton. Un disque qui arrive là où il y en a d’autres se place au-dessus.
rule-W3-8 = Le haut d’une piste est son maximum. Les points en trop sont perdus, mais le disque passe au-dessus de la pile.
rule-N3-1 = Sur le plateau enchères pour deux et trois joueurs, la case 2 porte un point rouge ou vert : qui gagne la case choisit au moment où elle est réglée.

## Phase 4: orders

rule-W4-1 = L’ordre de construction suit l’influence du gouvernement et l’ordre des trains l’influence ferroviaire, en commençant par le plus haut. En cas d’égalité, le disque le plus haut dans la pile passe d’abord. Les deux ordres valent pour toute la manche, quoi que l’on dépense ensuite.

## Phase 5: building

rule-W5-1 = Vous pouvez construire une ligne ininterrompue de voies, chacune partant de la zone où la précédente s’est arrêtée, sans embranchement. Aucune zone n’est visitée deux fois, pas même la première. La ligne n’a pas besoin de finir dans une ville, et vous pouvez ne rien construire. Des lignes ultérieures peuvent rejoindre, croiser ou boucler les anciennes, mais une ligne n’emprunte jamais une voie déjà posée.
rule-W5-2 = Une voie se pose sur la frontière entre deux zones voisines. Une frontière ne porte qu’une voie, quel qu’en soit le propriétaire.
rule-W5-3 = À la première manche, votre ligne part d’une zone avec une ville de compagnie. Ensuite, elle peut aussi partir de toute zone que touche une de vos voies.
rule-W5-4 = Aucune voie ne peut entrer dans une colline ou une houblonnière, ni en sortir.
rule-W5-5 = Une voie peut partir de The South, mais jamais y aboutir.
rule-N5-1 = Nürnberg Nord et Nürnberg Süd ne sont jamais reliées par une voie.
rule-W5-6 = Une voie coûte des points de construction : 1 entre deux plaines, 2 si l’une des deux zones est une vallée. Sur le plateau Nürnberg, elle coûte 1, ou 2 si elle traverse un fleuve.
rule-W5-7 = Une voie qui entre dans une zone avec une ville de compagnie ou qui en sort coûte en plus un point d’influence de cette compagnie, mais une seule fois par zone et par ligne. Une ville des deux compagnies coûte un point de chacune.
rule-W5-8 = Chaque opposant présent dans une zone où entre votre ligne coûte un point du gouvernement et quitte ensuite la partie.
rule-W5-9 = Les points de construction se paient quand la ligne est complète : d’abord en cubes tant que vous en avez, puis en points d’influence des couleurs de votre choix, un pour un. Les points des compagnies et des opposants se paient en plus, et seulement dans leur propre couleur.
rule-W5-10 = Vous ne pouvez pas construire une ligne que vous ne pouvez pas payer en entier, ni utiliser plus que vos 15 voies.
rule-W5-11 = Les cubes dépensés retournent à votre réserve. Chaque fois que vous dépensez de l’influence, votre disque passe au-dessus de la pile où il arrive ; un disque qui ne bouge pas garde son rang.
rule-N5-2 = Sur le plateau Nürnberg, quand une ligne relie pour la première fois l’une des deux parties de Nürnberg à Fürth, par des voies de n’importe qui, chaque joueur marque aussitôt un point pour chacune de ses propres voies sur la liaison ; les voies des compagnies ne rapportent rien. Pour chaque joueur compte la liaison la plus courte qui emprunte au moins une de ses voies et, à longueur égale, celle qui en compte le plus. Une liaison ne passe pas deux fois par la même zone, ni par l’une des parties de Nürnberg en chemin.

## Phase 6: trains and transport

rule-W6-1 = Dans l’ordre des trains, tour après tour, chacun fait une action : acheter un train, charger une pièce ou passer. Un joueur qui passe ne fait plus d’action pendant cette phase. Elle prend fin quand tous ont passé.
rule-W6-2 = Un train coûte les points ferroviaires de sa rangée : 3, 2 ou 1. Vous pouvez acheter un train de chaque prix par manche, donc trois au plus, et un train n’a qu’un propriétaire.
rule-W6-3 = Les points ferroviaires qui manquent pour un train coûtent trois points chacun, en combinant à volonté cubes et autre influence ; jamais plus qu’il n’en faut pour ce train.
rule-W6-4 = Un train a des places pour les passagers et des places pour les marchandises. Une pièce chargée occupe une place libre de sa sorte dans un de vos trains, et vous choisissez lequel.
rule-W6-5 = Vos trains desservent toutes vos voies, anciennes et nouvelles, reliées ou non.
rule-W6-6 = Vous pouvez charger un fromage ou, sur le plateau Nürnberg, un colis, d’une zone que touche une de vos voies. Si une voie de compagnie touche la zone, le cube est retiré du plateau.
rule-W6-7 = Vous pouvez charger une pierre si une de vos voies touche une ville voisine de sa colline et que cette ville n’appartient à aucune compagnie. Sur le plateau Nürnberg, il en va de même pour la bière, mais seulement vers les villes que montrent ses flèches. Si toutes ces villes appartiennent à des compagnies, le cube est retiré.
rule-W6-8 = Vous pouvez charger un passager si vos propres voies relient sa zone, sans interruption, à une ville de la compagnie de sa couleur. Un passager qui se trouve dans une ville de sa couleur ne peut pas être chargé et est retiré.
rule-W6-9 = Les pièces que l’on ne peut plus charger sont retirées dès que c’est le cas.
rule-W6-10 = Un joueur qui ne peut que passer passe automatiquement.
rule-W6-11 = Quand personne ne veut plus de train et que rien de ce qui reste ne peut être pris par plus d’un joueur, chacun peut charger d’un coup tout ce qu’il peut. Le résultat est le même que pièce par pièce. Une table peut choisir de jouer ainsi.

## Phase 7: profit and loss

rule-W7-1 = Dans l’ordre des joueurs, vous gagnez 2 par pierre ou bière chargée pendant la manche et 1 par autre pièce, et perdez 1 pour chacune de vos voies sur le plateau.
rule-W7-2 = Votre disque de profit se déplace de cette somme, jamais au-delà de +5 ni en deçà de −13, et se place au-dessus de la pile où il arrive, même si la somme est 0.
rule-W7-3 = Les pièces sont ensuite retirées des trains et conservées pour le décompte, et les trains sont de nouveau libres.
rule-N7-1 = Dans l’édition Nürnberg, chaque manche vous rapporte 1 point par marchandise et par passager. Avec le plateau trains pour deux et trois joueurs, un passager rapporte à la place autant de points que le prix du train où il a voyagé.

## Phase 8: player order

rule-W8-1 = Le nouvel ordre des joueurs suit le profit, le plus haut d’abord. En cas d’égalité, le disque le plus haut dans la pile passe d’abord.

## Phase 9: takeovers

rule-W9-1 = Dans l’ordre des joueurs, chacun peut une fois désigner une compagnie et une ligne ininterrompue de ses propres voies, sans embranchement, qui part d’une zone avec une ville de cette compagnie et finit dans une autre zone avec une ville. Une seule compagnie par manche. La ligne peut passer par un embranchement ; l’autre branche vous reste.
rule-W9-2 = Cela coûte un point d’influence de cette compagnie toutes les deux voies, une voie restante comptant pour deux. Des voies de la compagnie remplacent les vôtres, qui retournent à votre réserve.
rule-W9-3 = Toutes les villes de la ligne, extrémités comprises, deviennent aussi des villes de la compagnie qui rachète. Une ville peut appartenir aux deux compagnies.
rule-W9-4 = Les compagnies ne manquent jamais de voies, à moins qu’une table de l’édition Nürnberg ne choisisse pour limite les 15 de chaque couleur.

## Phase 10 and the end

rule-W10-1 = Le marqueur de manche avance. Après la dernière manche, la partie est terminée.
rule-W10-2 = À la fin, vous avez 1 point par pièce chargée pendant la partie (dans l’édition Nürnberg, ce sont les points marqués pendant les manches et pour la première liaison), 2 par ensemble d’une pierre, d’un fromage, d’un passager rouge et d’un vert, et 1 de moins pour chacune de vos voies sur le plateau. Votre profit s’ajoute, ou se retire s’il est négatif.
rule-W10-3 = Le joueur qui a le plus de points remporte la partie. En cas d’égalité, c’est celui dont le profit est le plus élevé et, à profit égal, celui dont le disque est le plus haut dans la pile.

## Examples

rule-WX-1 = Deux pierres, un passager vert et un rouge chargés rapportent 6 ; avec sept voies sur le plateau, le résultat est −1.
rule-WX-2 = Dix-sept pièces dont deux ensembles et un profit de 2, sans voie restante, font 23 points. Treize pièces dont trois ensembles et un profit de −5 en font 14.
rule-WX-3 = La case 1 porte un point ferroviaire et deux points verts ; avec un jeton du gouvernement, qui la gagne reçoit quatre points.
rule-WX-4 = Violet surenchérit sur noir dans la case 6. Seul noir peut alors enchérir, et il surenchérit sur violet dans la case 1. Seul violet peut alors enchérir et doit poser au moins 3 cubes sur la case vide de la rangée du haut. Les enchères sont closes.
rule-WX-5 = Une ligne de Northallerton passant par Bedale, où se trouve un opposant, coûte 5 points de construction, 1 point vert et 1 point du gouvernement. Une ligne de Skipton à Threshfield coûte 6 points de construction et 1 point rouge.
rule-WX-6 = Vous ne pouvez pas construire de Skipton à Settle par The South, ni de Settle à Hellifield puis de nouveau de Settle vers Ingleton dans une même ligne.
rule-WX-7 = Une fois qu’un rachat a fait de Threshfield une ville rouge, chacun peut en partir pour un point rouge.
rule-WX-8 = Un rachat de The South – Settle – Horton in Ribblesdale, soit trois voies, coûte deux points rouges. Une voie au-delà de la dernière ville ne peut pas en faire partie.
rule-WX-9 = Une pierre voisine à la fois de Redmire, neutre, et d’une ville de compagnie peut encore être chargée par Redmire ; une pierre dont la seule ville est une ville de compagnie est retirée. Sur la ligne de Hawes à Leyburn voyagent des passagers des deux couleurs, chacun vers sa compagnie, et l’une ou l’autre compagnie peut racheter la ligne.
rule-WX-10 = Au début, Richmond porte trois pièces, Reeth et Bedale deux chacune, et Northallerton, ville de compagnie, aucune. Un train à 3 places passagers et 2 places marchandises est plein avec trois passagers, une pierre et un fromage.
rule-NX-1 = Trois passagers dans un train de prix 2 et quatre marchandises rapportent 6 et 4 points. S’il y a parmi elles deux colis et deux bières, le tout rapporte 9, que huit voies ramènent à +1.
rule-NX-2 = Le rachat de six voies par la compagnie rouge coûte 3 points rouges. La compagnie verte ne pourrait racheter que deux voies.
rule-NX-3 = La ligne d’orange relie Nürnberg et Fürth : orange marque 5 points, bleu 3, et lilas 6 grâce à l’embranchement. Les voies de la compagnie ne rapportent rien.
rule-NX-4 = Le point bicolore est pris en vert. Les disques s’empilent dans l’ordre des cases, orange au-dessus de bleu. Une ligne se paie d’un point vert et de deux points du gouvernement, en plus de son coût.

## Names

# Comme les couleurs : le texte suit « point » ; .mp suit « points », .f et .fp un nom féminin
colour-government = gouvernement
    .f = gouvernement
    .mp = gouvernement
    .fp = gouvernement
colour-engine = ferroviaire
    .f = ferroviaire
    .mp = ferroviaires
    .fp = ferroviaires
# .one : avec l’article indéfini ; .the : avec l’article défini
piece-stone = pierre
    .one = une pierre
    .the = la pierre
piece-cheese = fromage
    .one = un fromage
    .the = le fromage
piece-beer = bière
    .one = une bière
    .the = la bière
piece-parcel = colis
    .one = un colis
    .the = le colis
piece-red = passager rouge
    .one = un passager rouge
    .the = le passager rouge
piece-green = passager vert
    .one = un passager vert
    .the = le passager vert
means-cube = cubes
means-government = points gouvernement
means-engine = points ferroviaires
means-red = points rouges
means-green = points verts

## Things won and spent, counted

# $count (number)
thing-profit = { $count } de profit
thing-cubes = { $count ->
  [one] { $count } cube
 *[other] { $count } cubes
}
# $influence: a colour of influence
thing-influence = { $count ->
  [one] { $count } point { $influence }
 *[other] { $count } points { $influence-mp }
}
thing-links = { $count ->
  [one] { $count } voie
 *[other] { $count } voies
}
thing-trains = { $count ->
  [one] { $count } train
 *[other] { $count } trains
}
# $moved: the name of a piece
thing-moved = { $count } × { $moved } à bord

## What is expected now

phase-auction = Enchérissez sur une case.
phase-choice = Choisissez rouge ou vert pour le point bicolore.
phase-building = Construisez une ligne, voie par voie, ou ne construisez rien.
phase-payment = Choisissez, point par point, l’influence qui paie le reste de la ligne.
phase-trains = Achetez un train, chargez une pièce ou passez.
phase-exchange = Payez les points ferroviaires qui manquent.
phase-loading = Choisissez le train du passager.
phase-takeovers = Choisissez une ligne à faire racheter par une compagnie, ou aucune.

## A move refused

# $company: what was asked for
refuse-no-such-company = Il n’y a pas de compagnie « { $company } ». Choisissez la rouge ou la verte.
# $box, $boxes (numbers)
refuse-no-such-box = Il n’y a pas de case { $box }. Les cases sont numérotées de 1 à { $boxes }.
# $box, $cubes (numbers)
refuse-own-bid = La meilleure enchère sur la case { $box } est déjà la vôtre, et vous ne pouvez pas surenchérir sur vous-même.
# $least (number)
refuse-bid-minimum = Misez au moins { $least ->
  [one] { $least } cube
 *[other] { $least } cubes
} sur la case { $box }, et non { $cubes }.
# $standing (number)
refuse-bid-too-low = L’enchère sur la case { $box } est de { $standing }. Il faut miser davantage, et non { $cubes }.
# $held (number)
refuse-bid-cubes = Vous ne pouvez pas miser { $cubes } sur la case { $box } : vous { $held ->
  [0] n’avez plus de cubes
  [one] n’avez qu’un cube
 *[other] n’avez que { $held } cubes
}.
refuse-unknown-area = Il n’y a pas de zone « { $area } » sur ce plateau.
refuse-line-empty = Votre ligne n’a encore aucune voie.
refuse-line-begun = Votre ligne est déjà commencée ({ $area }). Prolongez-la ou terminez-la.
refuse-line-not-begun = Choisissez d’abord où commence votre ligne.
# $area, $start: the two ends
refuse-other-end = Les lignes { $start } – { $area } et { $area } – { $start } n’en font qu’une. Commencez à { $area }, ou prolongez la ligne.
refuse-hill = { $area } : aucune voie ne peut y entrer ni en sortir.
refuse-start = Vous ne pouvez pas commencer à { $area } : il n’y a pas de ville de compagnie, et aucune de vos voies n’y mène.
refuse-start-blocked = { $area } : aucune frontière libre ne permet d’en sortir.
refuse-closed-border = Aucune voie ne peut jamais relier { $from } et { $area }.
refuse-not-next = { $area } ne touche pas { $from }, où s’arrête votre ligne.
refuse-into = { $area } : une voie peut en sortir, mais jamais y entrer.
refuse-area-twice = Votre ligne est déjà passée par { $area }.
refuse-border-taken = Il y a déjà une voie entre { $from } et { $area }.
# $links (number)
refuse-no-links = Vos { $links } voies sont déjà toutes sur le plateau.
# $company; $needs, $has (numbers)
refuse-company-points = Avec { $area }, la ligne demande { $needs ->
  [one] { $needs } point { $company }
 *[other] { $needs } points { $company-mp }
}, et vous n’en avez { $has ->
  [0] aucun
  [one] qu’un
 *[other] que { $has }
}.
# $needs, $has (numbers)
refuse-opponents = Avec { $area }, la ligne demande { $needs ->
  [one] { $needs } point gouvernement
 *[other] { $needs } points gouvernement
} contre les opposants, et vous n’en avez { $has ->
  [0] aucun
  [one] qu’un
 *[other] que { $has }
}.
# $needs, $has (numbers)
refuse-line-too-dear = Avec { $area }, la ligne coûte { $needs ->
  [one] { $needs } point
 *[other] { $needs } points
} en tout. Vos cubes et votre influence font { $has }.
refuse-unknown-means = Vous ne pouvez pas payer en { $means }.
refuse-pay-none = Vous ne pouvez plus payer en { $means } : il ne vous en reste pas.
# $due: the means that comes first now
refuse-pay-order = Le paiement suit un ordre fixe. À présent : { $due }. Il est trop tard pour payer en { $means }.
# $short (number)
refuse-pay-short = Si vous payez maintenant en { $means }, le reste ne couvrira plus { $short ->
  [one] le point dû
 *[other] les { $short } points dus
}.
refuse-unknown-train = Il n’y a pas de train « { $train } » sur ce plateau.
# $seat: the owner’s name
refuse-train-taken = { $seat } a déjà acheté ce train.
refuse-train-taken-you = Ce train est déjà à vous.
# $price (number)
refuse-same-price = Vous avez déjà un train de prix { $price } pour cette manche.
refuse-said-no-trains = Vous avez dit ne plus vouloir de train pour cette manche.
# $price, $engine, $needs, $has (numbers)
refuse-cannot-buy = Ce train coûte { $price }, et vous { $engine ->
  [0] n’avez aucun point ferroviaire
  [one] n’avez qu’un point ferroviaire
 *[other] n’avez que { $engine } points ferroviaires
}. Le reste coûte { $needs ->
  [one] { $needs } autre point
 *[other] { $needs } autres points
}, et vous n’en avez { $has ->
  [0] aucun
  [one] qu’un
 *[other] que { $has }
}.
refuse-no-such-piece = Introuvable ici ({ $area }) : { $piece }.
refuse-no-space = Aucun de vos trains n’a de place pour cela.
refuse-no-way = Vos voies ne relient pas { $piece-the } ({ $area }) à une ville de sa compagnie.
refuse-no-town = Aucune de vos voies ne touche une ville neutre où charger { $piece-the } ({ $area }).
refuse-no-link = Aucune de vos voies ne touche { $area }.
refuse-not-your-train = Ce train n’est pas à vous.
refuse-no-seat = Ce train n’a plus de place passager libre.
refuse-no-trains = Vous ne pouvez l’annoncer que tant que vous pourriez encore acheter un train, à une table avec chargement rapide.
refuse-no-company-named = Choisissez d’abord la compagnie qui rachète la ligne.
refuse-company-named = Vous avez déjà choisi la compagnie { $company-f } pour cette ligne.
refuse-no-company-points = Vous n’avez aucune influence auprès de la compagnie { $company-f }.
refuse-company-links = Il ne reste pas assez de voies à la compagnie { $company-f }.
refuse-no-sale = Vous n’avez aucune ligne que la compagnie { $company-f } puisse racheter.
refuse-sale-start = { $area } n’est pas une ville de la compagnie { $company-f }.
refuse-sale-untouched = Aucune de vos voies ne touche { $area }.
refuse-sale-nowhere = { $area } : aucune ligne rachetable n’en part pour rejoindre une ville.
refuse-sale-end = La ligne doit finir dans une ville, et { $area } n’en a pas.
refuse-not-your-link = Vous n’avez pas de voie entre { $from } et { $area }.
# $has (number)
refuse-sale-too-long = Chaque point paie deux voies, et vous { $has ->
  [one] n’avez qu’un point { $company }
 *[other] n’avez que { $has } points { $company-mp }
}.

## What happened. $who: a name; $rule: the rule that made it so

# $round, $rounds (numbers)
narrate-round = La manche { $round } sur { $rounds } commence.
# $box (number)
narrate-token = Jeton sur la case { $box } : { $colour }.
# $box, $cubes (numbers)
narrate-bid = { $who } mise { $cubes } sur la case { $box }.
narrate-bid-you = Vous misez { $cubes } sur la case { $box }.
narrate-outbid = { $who } récupère { $cubes ->
  [one] { $cubes } cube
 *[other] { $cubes } cubes
}.
narrate-outbid-you = On surenchérit sur vous : vous récupérez { $cubes ->
  [one] { $cubes } cube
 *[other] { $cubes } cubes
}.
narrate-won = { $who } remporte la case { $box } pour { $cubes }.
narrate-won-you = Vous remportez la case { $box } pour { $cubes }.
# $by, $space (numbers): points won, where the disc is then
narrate-gain = { $who } gagne { $by ->
  [one] { $by } point { $colour }
 *[other] { $by } points { $colour-mp }
} (total : { $space }).
narrate-gain-you = Vous gagnez { $by ->
  [one] { $by } point { $colour }
 *[other] { $by } points { $colour-mp }
} (total : { $space }).
# $seats: the names in order, joined
narrate-order-players = Ordre des joueurs : { $seats }.
narrate-order-building = Ordre de construction : { $seats }.
narrate-order-trains = Ordre des trains : { $seats }.
narrate-start = { $who } commence une ligne à { $area }.
narrate-start-you = Vous commencez une ligne à { $area }.
narrate-extend = { $who } prolonge la ligne jusqu’à { $area }.
narrate-extend-you = Vous prolongez la ligne jusqu’à { $area }.
# $links, $points (numbers)
narrate-built = { $who } construit { $links ->
  [one] { $links } voie
 *[other] { $links } voies
} pour { $points ->
  [one] { $points } point
 *[other] { $points } points
}.
narrate-built-you = Vous construisez { $links ->
  [one] { $links } voie
 *[other] { $links } voies
} pour { $points ->
  [one] { $points } point
 *[other] { $points } points
}.
narrate-link = { $a } – { $b }
# $count (number)
narrate-spent-cubes = { $who } paie { $count ->
  [one] { $count } cube
 *[other] { $count } cubes
}.
narrate-spent-cubes-you = Vous payez { $count ->
  [one] { $count } cube
 *[other] { $count } cubes
}.
narrate-spent = { $who } paie { $count ->
  [one] { $count } point { $colour }
 *[other] { $count } points { $colour-mp }
}.
narrate-spent-you = Vous payez { $count ->
  [one] { $count } point { $colour }
 *[other] { $count } points { $colour-mp }
}.
# $count (number)
narrate-opponents = { $area } : { $count ->
  [one] un opposant s’en va
 *[other] { $count } opposants s’en vont
}.
# $points (number)
narrate-connection = Nürnberg et Fürth sont reliées : { $who } marque { $points ->
  [one] { $points } point
 *[other] { $points } points
}.
narrate-connection-you = Nürnberg et Fürth sont reliées : vous marquez { $points ->
  [one] { $points } point
 *[other] { $points } points
}.
narrate-no-build = { $who } ne construit rien.
narrate-no-build-you = Vous ne construisez rien.
narrate-cannot-build = { $who } ne peut pas construire.
narrate-cannot-build-you = Vous ne pouvez pas construire.
# $price, $passengers, $goods (numbers)
narrate-bought = { $who } achète un train de prix { $price } : { $passengers ->
  [0] aucune place passager
  [one] { $passengers } place passager
 *[other] { $passengers } places passagers
}, { $goods ->
  [0] aucune place marchandise
  [one] { $goods } place marchandise
 *[other] { $goods } places marchandises
}.
narrate-bought-you = Vous achetez un train de prix { $price } : { $passengers ->
  [0] aucune place passager
  [one] { $passengers } place passager
 *[other] { $passengers } places passagers
}, { $goods ->
  [0] aucune place marchandise
  [one] { $goods } place marchandise
 *[other] { $goods } places marchandises
}.
narrate-moved = { $who } charge { $piece-one } ({ $area }).
narrate-moved-you = Vous chargez { $piece-one } ({ $area }).
narrate-passed = { $who } passe.
narrate-passed-you = Vous passez.
narrate-cannot-act = { $who } doit passer.
narrate-cannot-act-you = Vous devez passer.
narrate-no-trains = { $who } ne veut plus de train.
narrate-no-trains-you = Vous ne voulez plus de train.
# $points (number)
narrate-points = { $who } marque { $points ->
  [one] { $points } point
 *[other] { $points } points
} pour cette manche.
narrate-points-you = Vous marquez { $points ->
  [one] { $points } point
 *[other] { $points } points
} pour cette manche.
# $earned, $links, $by, $now (numbers): what pieces brought, links on the board, both together, the disc
narrate-profit = { $who } gagne { $earned } et paie { $links } pour ses voies : le profit varie de { $by } et passe à { $now }.
narrate-profit-you = Vous gagnez { $earned } et payez { $links } pour vos voies : votre profit varie de { $by } et passe à { $now }.
# The same in the ledger: $earned, $by, $now with their signs
ledger-profit = { $who } : { $earned } pour les pièces, −{ $links } pour les voies = { $by } ; profit { $now }
# $links (number)
narrate-sold = Rachat : la compagnie { $company-f } reprend { $links ->
  [one] { $links } voie
 *[other] { $links } voies
} à { $who }.
narrate-sold-you = Rachat : la compagnie { $company-f } reprend { $links ->
  [one] une de vos voies
 *[other] { $links } de vos voies
}.
narrate-no-sale = Pas de rachat pour { $who }.
narrate-no-sale-you = Pas de rachat pour vous.
narrate-cannot-sell = { $who } n’a aucune ligne qu’une compagnie puisse racheter.
narrate-cannot-sell-you = Vous n’avez aucune ligne qu’une compagnie puisse racheter.
narrate-town = { $area } devient une ville de la compagnie { $company-f }.
# $count (number)
narrate-removed = Retrait ({ $area }) : { $count } × { $piece }, que plus personne ne peut charger.

## Why it ended

end-rounds = La dernière manche a été jouée.

## The score, line by line

# $pieces (number)
score-pieces = { $pieces ->
  [0] Aucune pièce chargée
  [one] { $pieces } pièce chargée
 *[other] { $pieces } pièces chargées
}
score-rounds = { $pieces ->
  [0] Points marqués pendant les manches
  [one] Points marqués pendant les manches ({ $pieces } pièce chargée)
 *[other] Points marqués pendant les manches ({ $pieces } pièces chargées)
}
# $sets (number)
score-sets = { $sets ->
  [0] Aucun ensemble complet
  [one] { $sets } ensemble complet
 *[other] { $sets } ensembles complets
}
# $profit (number)
score-profit = Piste des pertes et profits : { $profit }
# $who, $seat: the one ahead and the one behind, with equal points; $more, $less (numbers): what each has
tie-profit = { $who } et { $seat } sont à égalité de points. { $who } a le profit le plus élevé : { $more } contre { $less }.
tie-stack = { $who } et { $seat } sont à égalité de points et de profit. Dans la pile de disques, { $who } occupe le rang { $more }, au-dessus du rang { $less } ({ $seat }).
# $links (number)
score-links = { $links ->
  [0] Aucune voie restante sur le plateau
  [one] { $links } voie restante sur le plateau
 *[other] { $links } voies restantes sur le plateau
}

## Moves as buttons. The fields of a move: $area, $train are names; $cubes, $box are numbers

# $number, $price, $passengers, $goods: of a train
train-label = train { $number } (prix { $price } : { $passengers ->
  [0] aucune place passager
  [one] { $passengers } place passager
 *[other] { $passengers } places passagers
}, { $goods ->
  [0] aucune place marchandise
  [one] { $goods } place marchandise
 *[other] { $goods } places marchandises
})
move-bid = Miser { $cubes ->
  [one] { $cubes } cube
 *[other] { $cubes } cubes
} sur la case { $box }
move-choose = Choisir un point { $company }
move-start = Commencer une ligne à { $area }
move-extend = Prolonger jusqu’à { $area }
move-finish = Terminer la ligne
move-build-nothing = Ne rien construire
# $means: cubes or points of a colour
move-pay = Payer en { $means }
move-buy = Acheter le { $train }
move-load = Charger { $piece-one } ({ $area })
move-put = Charger dans le { $train }
move-pass = Passer
move-no-trains = Plus de train cette manche
move-sell = Rachat par la compagnie { $company-f }
move-sell-nothing = Pas de rachat
kind-bid = Miser
kind-choose = Rouge ou vert
kind-start = Commencer une ligne
kind-extend = Prolonger la ligne
kind-finish = Terminer
kind-build-nothing = Ne rien construire
kind-buy = Acheter un train
kind-load = Charger une pièce
kind-put = Choisir un train
kind-no-trains = Plus de train
kind-sell = Rachat
kind-sell-nothing = Pas de rachat
kind-box = Case
kind-area = Zone

## What the general table shows

view-round = Manche
view-rounds = Nombre de manches
view-orders = Ordres
view-building = Construction
view-tracks = Influence et profit
view-government = Gouvernement
view-engine = Ferroviaire
view-red = Rouge
view-green = Vert
view-profit = Profit
view-cubes = Cubes
view-links = Voies posées
view-companies = Villes des compagnies
view-goods = Marchandises
view-people = Passagers et opposants
view-opponent = Opposant
view-passed = A passé
view-content = Ne veut plus de train
view-moved = Chargé cette manche
view-line = Ligne en construction
view-line_cost = Coût jusqu’ici
view-selling = Rachat par
view-buying = Achat en cours
view-short = Reste à payer
view-least = Paiement en
view-loading = Chargement en cours
view-piece = Quoi
view-area = Depuis
view-joined = Nürnberg et Fürth reliées
view-links_left = Voies restantes
view-sets = Ensembles

## The parts of the rules

rules-W0 = Mise en place et choix de la table
rules-W1 = Phase 1 : cubes d’investissement
rules-W2 = Phase 2 : points d’influence
rules-W3 = Phase 3 : enchères
rules-W4 = Phase 4 : ordres de jeu
rules-W5 = Phase 5 : construction
rules-W6 = Phase 6 : trains et transport
rules-W7 = Phase 7 : pertes et profits
rules-W8 = Phase 8 : ordre des joueurs
rules-W9 = Phase 9 : rachat de lignes
rules-W10 = Phase 10 et fin de la partie
rules-WX = Exemples

## Hints for a first game

guide-auction = Misez des cubes sur des cases d’influence. Gardez-en : ils construisent votre ligne.
guide-auction-more = Les points gouvernement vous font construire en premier et passer outre les opposants. Les points ferroviaires achètent des trains et vous font charger en premier. Les points rouges et verts vous ouvrent les villes de ces compagnies et paient plus tard leurs rachats.
guide-building = Partez d’une ville de compagnie. Prolongez votre ligne de zone en zone, vers les villes à passagers et les zones à marchandises. Le prix monte à mesure, et vous pouvez annuler jusqu’à la fin de la ligne.
guide-payment = Vos cubes sont dépensés. Payez le reste avec l’influence dont vous avez le moins besoin.
guide-trains = Un train ne sert que si vos voies mènent à quelque chose à charger. Achetez-en un, puis chargez passagers et marchandises, un par un.
guide-takeovers = Vos voies vous coûtent du profit à chaque manche. Si vous avez de l’influence auprès d’une compagnie, elle peut en racheter, et leur coût disparaît avec elles.
tip-influence = Ces disques montrent votre influence. Pendant les enchères, un disque en pointillé montre où irait le vôtre, et les ordres à droite montrent qui construirait et chargerait en premier.
tip-profit = Chacune de vos voies coûte 1 de profit par manche et vous retire un point tant qu’elle est à vous. Le disque en pointillé montre votre profit si tout ce que touche votre ligne est transporté.
tip-loading = Tout ce qui brille peut monter dans vos trains. Un anneau et une pastille montrent qui d’autre pourrait le prendre : commencez par là.
# $who: a name; $cubes (number)
about-bid = { $who } mise { $cubes }
view-boxes = Les enchères
view-minimum = Minimum
view-influence = Influence
view-bid = Enchère
view-owner = Par
view-train_board = Les trains
view-price = Prix
view-passengers = Passagers

## The game in pictures, above its rules

intro-title = Le jeu en neuf images
intro-goal-wensleydale = Vous dirigez une petite compagnie de chemin de fer dans les Yorkshire Dales. Gagnez de l’influence, construisez une ligne, transportez pierre, fromage et passagers, et cédez la ligne à l’une des grandes compagnies avant qu’elle ne vous ruine. Qui a le plus de points gagne.
intro-goal-nurnberg = Vous dirigez une petite compagnie de chemin de fer autour de Nürnberg. Gagnez de l’influence, construisez une ligne, transportez bière, colis et passagers, et cédez la ligne à l’une des grandes compagnies avant qu’elle ne vous ruine. Qui a le plus de points gagne.
intro-drawn-map = Une partie du plateau, avec les lignes de l’exemple
intro-head-round = Une manche a neuf phases
intro-round = Vous prenez 12 cubes, misez pour de l’influence, construisez, achetez des trains et les chargez, comptez votre profit, et pouvez céder une ligne à une compagnie. On joue quatre ou cinq manches. L’ordre change à chaque manche : l’influence et le profit en décident.
intro-head-auction = Enchérir pour l’influence
intro-auction = Chaque case montre des points d’influence, et un jeton tiré du sac en ajoute un. Posez au moins le minimum sur une case, et plus que l’enchère qui s’y trouve. Si l’on surenchérit sur vous, vous récupérez vos cubes. Chacun finit avec deux enchères. Les cubes gardés construisent votre ligne.
intro-head-influence = L’influence, c’est l’ordre et l’argent
intro-influence = Le gouvernement vous fait construire en premier et passer outre les opposants. L’influence ferroviaire vous fait charger en premier et achète des trains. Les deux compagnies vous ouvrent leurs villes et rachètent vos lignes. En cas d’égalité, le disque du dessus passe d’abord.
intro-head-building = Construire une ligne
intro-building = Partez d’une ville de compagnie ou, plus tard, de vos propres voies, et menez une ligne à travers les frontières. Une voie coûte 1 cube, ou 2 là où la frontière est une double ligne ou un fleuve. Une ville de compagnie coûte un point de cette compagnie, un opposant en haut-de-forme un point gouvernement.
intro-head-trains = Acheter des trains
intro-trains = Un train coûte 1, 2 ou 3 points ferroviaires. Chaque point qui vous manque coûte trois autres points. Un train a des places pour les passagers et pour les marchandises, et il dure une manche. Vous pouvez acheter un train de chaque prix.
intro-head-loading = Charger ce que touchent vos voies
intro-loading = Un passager a besoin d’un chemin sur vos propres voies jusqu’à une ville de sa couleur. Les marchandises des plaines attendent au bord de vos voies. La pierre et la bière vont à une ville neutre que touchent vos voies. Chargez une pièce à la fois, à tour de rôle, en commençant par ce que d’autres peuvent atteindre aussi.
intro-head-profit = Pertes et profits
intro-profit = La pierre et la bière rapportent 2, tout le reste 1, et chacune de vos voies coûte 1, à chaque manche. Votre disque se déplace du total sur la piste des pertes et profits, et votre profit compte à la fin.
intro-head-takeovers = Rachat de lignes
intro-takeovers = Pour un point d’influence, une compagnie rachète deux de vos voies, d’une de ses villes à une autre ville. Elles ne vous coûtent plus rien. Mais les villes appartiennent désormais à la compagnie, et certaines marchandises ne trouvent plus leur chemin.
intro-head-end = Fin de la partie
intro-end = À la fin, chaque pièce compte 1, chaque ensemble complet 2 de plus, votre profit s’ajoute, et chaque voie qui vous reste coûte 1.
intro-examples = Exemples tirés des règles

## The panels beside the map: ribbon, auction, trains, influence, profit, players

# $round, $rounds (numbers)
panel-round = Manche { $round } sur { $rounds }
panel-last-round = Dernière manche
panel-phases = Les neuf phases d’une manche
panel-station-invest = Cubes
panel-station-offers = Influence
panel-station-auction = Enchères
panel-station-orders = Ordres
panel-station-build = Lignes
panel-station-trains = Trains
panel-station-profit = Profit
panel-station-players = Joueurs
panel-station-takeovers = Rachat
panel-order = ordre
panel-order-then = prévu
panel-order-players = Joueurs
panel-order-building = Construction
panel-order-trains = Trains
panel-order-open = Les enchères en décident
# $title: which order; $seats: names
panel-order-said = { $title } : { $seats }
panel-auction = Enchères
# The window with the auction board and the train board
panel-boards = Enchères et trains
panel-held = Ce que vous avez
panel-auction-legend = + jeton tiré · cubes misés
panel-auction-settled = réglées : qui a remporté chaque case
# $minimum (number)
panel-min = min. { $minimum }
# $box (number)
panel-box = Case { $box }
# $points: the printed points, joined
panel-box-said = Case { $box }, au moins { $minimum } : { $points }.
panel-token-said = Jeton : { $colour }.
# $who, $cubes (number)
panel-bid-said = { $who } mise { $cubes }.
panel-bid-said-you = Vous misez { $cubes }.
panel-no-bid = Pas encore d’enchère.
panel-box-won = Remportée par { $who }.
panel-box-won-you = Vous l’avez remportée.
panel-box-unsold = Personne ne l’a remportée.
panel-point-government = point gouvernement
panel-point-engine = point ferroviaire
panel-point-red = point rouge
panel-point-green = point vert
panel-point-either = point rouge ou vert
panel-raise = surenchère sur { $who } ({ $cubes })
panel-bid-new = première enchère
panel-cubes-on = Cubes sur la case { $box }
panel-less = Un cube de moins
panel-more = Un cube de plus
panel-leaves = reste
# $build, $trains (numbers): places in the two orders
panel-then = Vos rangs : { $build } pour construire, { $trains } pour les trains.
panel-bid-button = Miser { $cubes } sur la case { $box }
# $standing (number)
panel-choose-box = Choisissez une case. { $standing ->
  [0] Il vous faut deux enchères en place.
 *[other] Vous avez une enchère en place ; il vous en faut deux.
}
# $boxes: numbers, joined; $count (number)
panel-outbid = { $count ->
  [one] Surenchère sur votre case { $boxes }.
 *[other] Surenchères sur vos cases { $boxes }.
}
# $company: red or green
panel-take-as = En { $company }
panel-trains = Trains
panel-trains-above = passagers en haut, marchandises en bas
panel-seat-points = un passager rapporte le prix de son train
# $price (number)
panel-price = Trains de prix { $price }
panel-train-bought = vous en avez un
# $price, $engine (numbers)
panel-train-paid = { $engine ->
  [one] { $price } sur { $engine } point ferroviaire
 *[other] { $price } sur { $engine } points ferroviaires
}
# $missing, $points (numbers)
panel-train-missing = { $points ->
  [one] il en manque { $missing } : payez { $points } autre point
 *[other] il en manque { $missing } : payez { $points } autres points
}
# $price, $passengers, $goods (numbers)
panel-train-said = Train de prix { $price } : { $passengers ->
  [0] aucune place passager
  [one] { $passengers } place passager
 *[other] { $passengers } places passagers
}, { $goods ->
  [0] aucune place marchandise
  [one] { $goods } place marchandise
 *[other] { $goods } places marchandises
}.
panel-train-owner = Acheté par { $who }.
panel-train-owner-you = Il est à vous.
panel-buying = Acheter ce train : { $passengers ->
  [0] aucune place passager
  [one] { $passengers } place passager
 *[other] { $passengers } places passagers
}, { $goods ->
  [0] aucune place marchandise
  [one] { $goods } place marchandise
 *[other] { $goods } places marchandises
}.
panel-pay = payer
panel-and-others = { $points ->
  [one] + { $points } autre
 *[other] + { $points } autres
}
panel-buy-button = Acheter ce train
# $points (number)
panel-put = { $points ->
  [one] { $points } point
 *[other] { $points } points
}
# $short (number)
panel-short = Payez les points ferroviaires qui manquent. Reste à payer : { $short ->
  [one] { $short } point
 *[other] { $short } points
}.
# $means, $left (number)
panel-pay-said = Payer un de vos { $means } ; { $left ->
  [0] il n’en restera aucun
 *[other] il en restera { $left }
}
panel-influence = Influence
panel-track-government = Gouvernement
panel-track-engine = Ferroviaire
panel-track-red = Compagnie rouge
panel-track-green = Compagnie verte
panel-company-red = Rouge
panel-company-green = Verte
# $track: a name; $stacks: joined
panel-track-said = { $track } : { $stacks }
# $space; $seats: names from the top of the stack down
panel-stack-said = { $space } : { $seats }
panel-profit = Profit
panel-profit-short = profit
panel-profit-said = Piste des pertes et profits : { $stacks }
panel-profit-now = Chargé jusqu’ici :
panel-profit-then = Si tout est transporté :
panel-profit-of = { $who }, chargé jusqu’ici :
# $from, $to: spaces of the track
panel-disc-goes = Le disque passe de { $from } à { $to }.
panel-disc-stays = Le disque reste sur { $to }.
panel-disc-end = Le disque va à { $to }, au bout de la piste.
panel-links-cost = Chaque voie coûte 1 par manche :
# $links (number), $profit: with its sign
panel-links-each = { $links ->
  [one] { $links } voie
 *[other] { $links } voies
} → { $profit }
panel-meter = Nürnberg–Fürth
panel-meter-scored = Reliées, points marqués.
# $count (number)
panel-meter-missing = { $count ->
  [one] Il manque une voie :
 *[other] Il manque { $count } voies
}
# $points (number): of the seat that builds
panel-meter-joins = Relie Nürnberg et Fürth : { $points ->
  [one] { $points } point
 *[other] { $points } points
} aussitôt.
panel-meter-nobody = Personne n’y a encore de voie.
panel-cubes = Cubes en main
# $hand, $supply (numbers): all fifteen cubes of a player that are not on a box
panel-cubes-both = { $hand ->
  [one] { $hand } cube
 *[other] { $hand } cubes
} en main, { $supply } en réserve
panel-supply-short = réserve
panel-links-left = Voies restantes
panel-moved-stone = Pierres chargées
panel-moved-cheese = Fromages chargés
panel-moved-beer = Bières chargées
panel-moved-parcel = Colis chargés
panel-moved-red = Passagers rouges chargés
panel-moved-green = Passagers verts chargés
# $count (number)
panel-aboard = { $count } dans les trains
panel-sets = Ensembles complets
# $points (number)
panel-points = { $points ->
  [one] { $points } point pour l’instant
 *[other] { $points } points pour l’instant
}
# $round (number), $part: a phase
panel-log-heading = Manche { $round } · { $part }
panel-log-auction = enchères
panel-log-building = construction
panel-log-trains = trains
panel-log-takeovers = rachats
# $way: areas; $paid, $gains, $tokens: joined
log-built = { $who } construit { $way }.
log-built-you = Vous construisez { $way }.
log-built-paid = { $who } construit { $way } pour { $paid }.
log-built-paid-you = Vous construisez { $way } pour { $paid }.
log-sold = Rachat : la compagnie { $company-f } reprend { $way } à { $who }.
log-sold-you = Rachat : la compagnie { $company-f } vous reprend { $way }.
log-won = { $who } remporte la case { $box } pour { $cubes } : { $gains }.
log-won-you = Vous remportez la case { $box } pour { $cubes } : { $gains }.
log-pays = { $who } paie { $paid }.
log-pays-you = Vous payez { $paid }.
# $tokens: each from token-name, joined
log-tokens = Nouveaux jetons : { $tokens }.
# $box (number); $colour: of the token on it
token-name = { $colour } sur la case { $box }

## The map in the browser

map-label = Plateau. Glissez pour le déplacer, faites défiler pour zoomer.
map-closer = Agrandir
map-farther = Réduire
map-whole = Montrer tout le plateau
map-outwards = sortie seulement
# What a click tells of an area while others play. $area: its name; $facts: joined
map-told = { $area } : { $facts }.
# $size: of the town
map-told-town = { $size ->
  [major] ville majeure
  [minor] ville mineure
 *[company] ville de compagnie
}
map-told-never = aucune voie
# $company: red or green
map-told-company = compagnie { $company-f }
# $count (number); $piece: its name
map-told-goods = { $count ->
  [one] { $piece }
 *[other] { $count } × { $piece }
}
# $count (number)
map-told-red = { $count ->
  [one] { $count } passager rouge
 *[other] { $count } passagers rouges
}
# $count (number)
map-told-green = { $count ->
  [one] { $count } passager vert
 *[other] { $count } passagers verts
}
# $count (number)
map-told-opponents = { $count ->
  [one] { $count } opposant
 *[other] { $count } opposants
}
# $area: its name; what is said to a screen reader
map-area-start = Commencer une ligne à { $area }
map-area-step = Prolonger la ligne jusqu’à { $area }, { $price }
map-area-sale = Rachat à partir de : { $area }
map-area-sale-step = Rachat jusqu’à { $area }
# $piece, $area: names
map-load-words = Charger { $piece-one } ({ $area })
map-load-rivals = Charger { $piece-one } ({ $area }) ; autres preneurs possibles : { $seats }
map-where-start = Choisissez une zone lumineuse pour commencer votre ligne, puis avancez de zone en zone.
map-start-here = Commencer ici
map-build-nothing = Ne rien construire cette manche
map-you-pay = vous payez
map-and-keep = et gardez
map-so-far = Jusqu’ici
map-with-it = Ensuite
# $count (number): construction points that cubes do not pay
map-rest = +{ $count } au choix
map-reaches = À portée
map-nothing = rien pour l’instant
# $sum: with its sign
map-profit = profit { $sum }
# $earned, $links (numbers): what the pieces bring, and what links cost; $sum: with its sign
map-sum = { $earned } − { $links ->
  [one] { $links } voie
 *[other] { $links } voies
} = { $sum }
map-lay = Poser cette voie
# $way, $then: areas with prices
map-way-then = { $way } puis { $then } ?
map-finish = Terminer la ligne
# $count (number)
map-owed = { $count ->
  [one] Un point à payer.
 *[other] { $count } points à payer, un par un.
} Quelle influence dépensez-vous ?
map-load = Chargez, achetez un train ou passez.
map-load-ringed = Chargez, achetez un train ou passez. Un anneau signale ce que d’autres veulent aussi.
map-load-none = Achetez un train ou passez.
map-load-phone = { $loads ->
  [0] Achetez un train dans « Trains » ci-dessous, ou passez.
 *[other] Chargez, achetez un train dans « Trains » ci-dessous, ou passez.
}
# $passengers, $goods (numbers): places free
map-free = Libre : { $passengers ->
  [0] aucune place passager
  [one] { $passengers } place passager
 *[other] { $passengers } places passagers
}, { $goods ->
  [0] aucune place marchandise
  [one] { $goods } place marchandise
 *[other] { $goods } places marchandises
}.
# $seats: names, joined
map-rivals = Autres preneurs possibles : { $seats }.
map-only-yours = Pour vous uniquement :
map-profit-now = Profit actuel
map-profit-then = Profit ensuite
map-load-this = Charger
# $count (number)
map-load-all = { $count ->
  [one] Charger
 *[other] Charger les { $count }
}
map-no-trains = Plus de train
map-pass = Passer : ne plus rien charger
# $by: with its sign
map-pass-means = Vous ne chargez plus rien. Votre profit varie de { $by }.
map-sale-start = Choisissez une ville à un bout d’une ligne de vos voies, puis la ville à l’autre bout.
map-sale-on = Suivez vos voies, ou choisissez la ville où la ligne s’arrête.
map-sale-no-town = Elle doit mener jusqu’à une ville.
map-sale-no-company = L’un des bouts doit être une ville de compagnie.
# $count (number): points left, links off the board
map-leaves = (reste { $count })
map-saves = économise { $count } par manche
# $company; $areas: names, joined; $count (number)
map-become = { $count ->
  [one] { $areas } appartiendra aussi à la compagnie { $company-f }.
 *[other] { $areas } appartiendront aussi à la compagnie { $company-f }.
}
map-lost = Plus personne ne pourra charger :
map-sell = Rachat : compagnie { $company-f }
map-sell-short = Rachat
map-sell-end = Rachat
map-sell-this-far = Jusqu’ici
# $area, $from: names
map-sale-none-here = Aucune de vos lignes rachetables ne finit à { $area }. Il faut une ville à chaque bout, dont une d’une compagnie dont vous avez des points.
map-sale-none-there = Aucune de vos lignes rachetables ne relie { $from } à { $area }.
map-sell-nothing = Pas de rachat cette manche
# $why: what the file lacks; $area
map-undrawn-outline = Dans ce fichier de plateau, la zone { $area } n’a pas de contour : impossible de dessiner le plateau. Vous pouvez jouer avec la table en texte.
map-undrawn-crossing = Dans ce fichier de plateau, le contour de la zone { $area } se recoupe : impossible de dessiner le plateau. Vous pouvez jouer avec la table en texte.
map-undrawn-name = Dans ce fichier de plateau, la zone { $area } n’a pas de nom : impossible de dessiner le plateau. Vous pouvez jouer avec la table en texte.
map-legend = Ce que montre le plateau
map-terrain = { $terrain ->
  [plain] plaine
  [valley] vallée
  [hill] colline
  [hops] houblonnière
  [river] fleuve
 *[wall] barrière
}
map-never = jamais

## Options of a table

option-quick_loading = Chargement rapide
option-why-quick_loading = Si personne d’autre ne peut prendre vos pièces, chargez-les toutes d’un coup.
option-map = Plateau
option-why-map = Nürnberg, ou les Dales du premier jeu. Là, The South peut être agrandi.
option-three_player_auction = Plateau enchères à trois
option-why-three_player_auction = Quelle face du plateau enchères on utilise à trois joueurs.
option-three_player_trains = Plateau trains à trois
option-why-three_player_trains = Quelle face du plateau trains on utilise à trois joueurs.
option-company_links = Voies des compagnies
option-why-company_links = Dans le jeu imprimé, chaque compagnie n’a que les 15 voies de la boîte. Presque toutes les parties en demandent davantage : il n’y a donc pas de limite, sauf si vous en fixez une.
choice-nurnberg = Nürnberg
choice-wensleydale = Wensleydale
choice-wensleydale-enlarged = Wensleydale avec The South agrandi
choice-unlimited = Autant qu’il en faut
choice-limited = Seulement celles de la boîte

## The stages of the final count, by the lines of the score

stage-score-rounds = Manches
stage-score-pieces = Pièces
stage-score-sets = Ensembles
stage-score-profit = Profit
stage-score-links = Voies

## Why a choice counts at once

revealed-here = De nouveaux jetons ont été tirés : impossible d’annuler.

## Au terminal

terminal-shorthand = Toute mise peut se taper : bid 5 on box 3. Le début du nom d’une zone suffit : start skip, extend emb.
terminal-round = manche { $number } sur { $most }
terminal-phase = { $now ->
  [auction] enchères
  [choice] choix
  [building] construction
  [payment] paiement
  [trains] trains
  [exchange] échange
  [loading] chargement
 *[takeovers] rachats
}
terminal-line = ligne { $stops }
terminal-to-pay = reste à payer : { $count }
terminal-costs = coûte { $cost }
terminal-point = { $kind ->
  [government] gouv
  [engine] ferr
  [red] rouge
  [green] vert
 *[either] rouge/vert
}
terminal-profit-track = profit
terminal-profit = profit { $count }
terminal-load = { $count } × { $piece }
terminal-box = case { $number } dès { $minimum } : { $points }
terminal-bids = { $mark } mise { $cubes }
terminal-train = train { $number }
terminal-size = { $price }$ { $passengers }p+{ $goods }m
terminal-run = { $mark } { thing-links } :
terminal-towns = Villes
terminal-none = rien
terminal-which = { $what } : { $which }
terminal-legend = VILLES en capitales, avec R (rouge) ou G (verte) pour leur compagnie ; r et g passagers rouges et verts, x opposants ; ^ pas de voie ici ; { $goods }. Les voies portent la marque de leur propriétaire. { $one } et { $two } sont des frontières sans voie, à 1 et 2 points.
terminal-legend-goods = { $sign } : 2 × { $piece }

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-wensleydale = reconstitué en partie (règles et matériel tels qu’imprimés ; le plateau et la plupart des cases et des trains sont redessinés de sorte que chaque exemple de la règle se vérifie)
provenance-nurnberg = reconstitué en partie (règles et matériel tels qu’imprimés ; les deux plateaux et la plupart des cases et des trains sont redessinés de sorte que chaque exemple de la règle se vérifie)
