### What the pages say, in French: everything round the table, whatever the game.
### One message, one line. Every key begins with page-, so that none is a game’s too.
### Les noms de joueurs n’ont pas de genre connu et peuvent commencer par une voyelle : ni accord, ni « de » devant eux.

## The frame

page-home = Branchline, page d’accueil
page-nav = Navigation principale
page-nav-tables = Vos parties
page-nav-rules = Règles
page-nav-settings = Réglages
page-skip = Aller au contenu
page-close = Fermer
page-cancel = Annuler
page-loading = Chargement…
page-try-again = Réessayer
page-to-home = Aller à l’accueil
page-yes = oui
page-no = non
page-no-storage = Ce navigateur refuse d’enregistrer quoi que ce soit pour cette page. Vous pouvez jouer quand même, mais gardez le lien vers votre place : une fois la page fermée, c’est votre seul moyen de revenir.
page-trouble = Un problème est survenu
page-reload = Recharger la page
page-reload-why = Une partie de cette page ne s’est pas chargée. Le serveur a peut-être été mis à jour.
page-upgraded = Une nouvelle version de ces pages est en ligne. Rechargez quand vous voulez : rien de ce que vous avez écrit ou prévu ne sera perdu.
page-missing = Terminus
page-missing-why = Il n’y a pas de page ici. La voie s’arrête au heurtoir.

## When something goes wrong

page-unreachable = Le serveur ne répond pas. Rien de ce que vous avez écrit n’est perdu. Réessayez dans un instant.
page-offline = Vous êtes hors ligne. Tout sauf la liste de vos parties demande une connexion.
page-stale = La partie a avancé pendant que vous choisissiez. Voici la table telle qu’elle est maintenant. Choisissez de nouveau.
page-revoked = Vous n’avez plus cette place : l’hôte l’a libérée. Demandez-lui une invitation. Vous pouvez continuer à regarder.
# $what: the browser’s own words
page-bug = Cela n’aurait pas dû arriver : { $what }
page-back = Vous revoilà. Rien n’est perdu.
page-lost = Connexion perdue. Nouvelle tentative…
page-hung-up = Le serveur a coupé la connexion. Rechargez la page pour revenir.
page-no-table = Table introuvable
page-board-missing = Le plateau de ce jeu ne s’est pas chargé. Vous pouvez continuer avec la table en texte.

## The first page

page-home-title = En voiture : le prochain train vous attend
page-home-lead = Quatre jeux de plateau ferroviaires. Affrontez tout de suite un bot, ou envoyez un lien à vos amis. Pas de compte, rien à installer.
page-games = Jeux
page-play-now = Jouer
# $bots (number): how many bots play
page-play-now-why = { $bots ->
  [one] contre un bot
 *[other] contre { $bots } bots
}
page-set-table = Nouvelle partie
page-set-table-why = choisir les joueurs
# $seats: 2, or 2–5
page-seats = { $seats } joueurs
# $from, $to (numbers)
page-minutes = { $to ->
  [one] { $from }–{ $to } minute
 *[other] { $from }–{ $to } minutes
}
page-board-exact = Plateau d’origine
page-board-why-exact = Le plateau, les cartes et les nombres sont ceux du jeu imprimé.
page-board-partly = Plateau en partie recréé
page-board-why-partly = Les règles sont celles du jeu imprimé. Là où nous n’avons pas pu vérifier le plateau, nous avons dessiné le nôtre.
page-board-reconstructed = Beaucoup de cartes recréées
page-board-why-reconstructed = Les règles sont celles du jeu imprimé. Là où nous n’avons pas pu vérifier une carte, nous avons créé la nôtre.
page-watch = Parties à regarder
page-watch-none = Aucune partie à regarder pour l’instant.
page-your-tables = Vos parties
page-your-tables-none = Vous n’avez pas encore de partie.
page-games-show = Afficher
page-games-all = Toutes les parties
page-games-mine = À vous de jouer
page-games-theirs = Aux autres de jouer
page-games-over = Terminées
page-games-none = Aucune partie ne correspond à ce choix.
page-games-since = depuis le { $time }
page-games-until = jusqu’au { $time }
page-games-offline = Vous êtes hors ligne. Voici la liste telle qu’elle était { $ago }.
page-next-game = Partie suivante
page-next-game-why = { $count ->
    [one] Une autre partie vous attend.
   *[other] { $count } autres parties vous attendent.
  }
page-remove = Retirer de vos parties
page-removed = Retirée de votre liste. La partie elle-même n’est pas supprimée.
# $count (number)
page-removed-show = { $count ->
  [one] Afficher { $count } partie retirée
 *[other] Afficher { $count } parties retirées
}
page-running = En cours
page-finished-tables = Terminées
page-finished = Terminée
# $count (number)
page-moves-made = { $count ->
  [one] { $count } coup
 *[other] { $count } coups
}
page-upload-log = Ouvrir un journal
page-upload-log-why = Revoyez coup par coup un journal téléchargé, de ce serveur ou d’un autre.
page-upload-position = Jouer à partir d’une position
page-upload-position-why = Un fichier de position contient un moment d’une partie, avec toutes les mains. Enregistrez-en un en revoyant une partie, ou avec « branchline position ». Puis lancez une partie à partir de là, avec des bots ou des amis.
page-upload-position-not = Ce fichier n’est pas une position. Une position est un fichier JSON qui nomme son jeu et ses places.
# $game: what the file says
page-upload-position-game = Il n’y a pas ici de jeu appelé « { $game } ».
page-laid-out = Cette partie a commencé à partir d’une position préparée. La personne qui l’a préparée connaît peut-être toutes les mains.
# $version (number): of the rules
page-older-rules = Jouée avec la version { $version } des règles.
page-older-rules-running = Les règles ont changé depuis : cette partie ne peut pas continuer.
page-older-rules-score = Compter les points
page-older-rules-waiting = Les points sont comptés dès que tous sont d’accord.
page-imported = Cette partie vient d’un fichier de journal. Elle n’a pas été jouée sur ce serveur, et les noms sont ceux du fichier.
page-imported-short = d’un fichier
page-stage-players = En attente de joueurs
page-stage-luck = Chacun ajoute du hasard
page-laid-out-short = à partir d’une position
page-lesson-short = leçon

## Setting a table

page-who = Joueurs
# $number (number): the seat, counted from 1
page-seat-kind = Place { $number } : qui joue ?
page-kind-me = Vous
page-kind-here = Autre joueur sur cet appareil
page-kind-friend = Un ami, par lien
page-kind-open = Place libre
page-kind-bot = Un bot
page-which-bot = Bot
page-name = Nom
page-name-of = Nom du joueur { $number }
page-colour-of = Couleur du joueur { $number }
page-open-why = tout le monde peut la prendre, depuis l’accueil ou avec le lien de la table
page-add-seat = Ajouter une place
page-remove-seat = Retirer cette place
page-options = Options
page-board = Plateau
page-board-own = votre fichier
page-board-upload = Utilisez votre propre fichier de plateau. Nous le vérifions ligne par ligne.
# $title: the board’s
page-board-taken = Le plateau « { $title } » est correct. Cette partie l’utilisera.
# $why: the browser’s own words
page-board-not-json = Ce fichier n’est pas du JSON : { $why }
page-set-it = Lancer la partie
page-opening = À partir d’une position
page-opening-why = La partie commence dans cette position, avec ses options. Comme vous avez pu voir toutes les mains, servez-vous-en pour faire des essais, pas pour une vraie partie.
page-opening-deal = Plutôt une nouvelle donne
page-table-set = Votre table est prête
page-links-send = Envoyez une invitation à chacun. Elle ne sert qu’une fois, sur le premier appareil qui l’ouvre.
page-links-secret = Les invitations ne s’affichent que maintenant. Vous pourrez en créer une nouvelle à la table.
page-open-link = Lien de la table, pour jouer ou regarder :
page-link = Lien
page-copy = Copier
page-copied = Copié
page-copy-yourself = Le lien est sélectionné. Appuyez sur Ctrl+C pour le copier.
page-to-table = Aller à la table
page-join = Rejoindre
page-join-title = Rejoindre cette partie
page-your-name = Votre nom

## At the table

page-players = Joueurs
page-hand = Main
page-map = Plateau
page-map-asked = Choisir sur le plateau
page-sights = Ce que montre ce téléphone
page-more = Plus
page-table-menu = Table
page-seat-side = Vos choix et votre main
page-fold = Montrer le plateau
page-unfold = Montrer vos choix
page-drawers = Parties de la table
page-you = vous
page-bot = bot
page-stand-in = un bot a pris le relais
page-away = hors ligne
page-seat-open = place libre
page-acts = doit jouer
# $points: a number in words, with halves
page-score = { $count ->
  [one] { $points } point
 *[other] { $points } points
}
page-actions = Que faire
page-your-turn = À vous de jouer
# $who: one name or more, joined
page-waiting = En attente : { $who }.
page-waiting-others = Votre choix est fait. En attente : { $who }.
page-nobody = Personne n’a de coup à jouer.
page-end-turn-hint = C’est bon ? Terminez votre tour, ou annulez.
page-undo = Annuler
page-reset = Recommencer
page-end-turn = Fin du tour
# $count (number)
page-all-moves = { $count ->
  [one] { $count } coup possible
 *[other] Les { $count } coups possibles
}
page-moves-search = Chercher un coup
# $count (number)
page-moves-found = { $count ->
  [one] { $count } coup
 *[other] { $count } coups
}
page-moves-none = Aucun coup ne correspond.
# $what: things, joined
page-preview-costs = Coût : { $what }.
page-preview-gives = Gain : { $what }.
page-preview-luck = Le hasard décide de ce que vous recevez.
page-preview-nothing = Gratuit.
page-general = La table en texte
page-general-switch = Afficher la table en texte
page-log = Journal
page-log-and-more = Journal, tchat et règles
page-log-empty = Il ne s’est encore rien passé.
page-tab-log = Journal
page-tab-ledger = Comptes
page-tab-chat = Tchat
page-tab-notes = Notes
page-tab-rules = Règles
# $count (number)
page-unread = { $count ->
  [one] { $count } nouvelle ligne
 *[other] { $count } nouvelles lignes
}
page-ledger = Comptes
# $who; $things: what was gained and paid, joined
page-ledger-line = { $who } : { $things }
page-ledger-empty = Personne n’a encore rien payé ni gagné.
page-chat = Tchat
page-chat-say = Dites quelque chose
page-chat-send = Envoyer
page-chat-empty = Pas encore de message.
# $who: a name; $text: what they wrote
page-catch-up = Rattraper le retard
page-chat-from = { $who } : { $text }
# $who: a name
page-joined = { $who } rejoint la table.
page-chat-watching = Seuls les joueurs de la table peuvent discuter.
page-mute = Masquer
# $who: a player's name
page-mute-who = Masquer les messages ({ $who })
# $who: a player's name
page-muted = Messages masqués : { $who }.
page-unmute = Les afficher
page-notes = Notes
page-notes-why = Ces notes ne sont visibles que de vous.
page-saved = Enregistré.
page-not-saved = Non enregistré : le serveur ne répond pas. Nouvel essai dès que vous écrirez.
page-guide = Astuce
page-hint = Conseil
page-hint-asking = Réflexion en cours…
page-hint-do = Jouer ce coup
page-guide-more = En savoir plus
page-guide-understood = Compris
page-why-rule = Règle { $rule }
page-guide-off = Arrêter les astuces
page-replay = Revoir la partie
page-download = Télécharger le journal
page-bg-stats = Télécharger pour BG Stats
page-bg-stats-why = Un fichier que l’application BG Stats ouvre pour y garder cette partie
page-links = Libérer une place
page-agree = Proposer d’arrêter la partie
page-agree-title = Mettre fin à la partie avant terme ?
# $who: the people who have not agreed yet, joined; $count (number): how many they are
page-agree-why = { $count ->
  [one] { $who } doit encore accepter : la partie s’arrête alors aussitôt. D’ici là, le jeu continue et vous pouvez retirer la proposition. Les points comptent tels quels.
 *[other] { $who } doivent encore accepter : la partie s’arrête alors aussitôt. D’ici là, le jeu continue et vous pouvez retirer la proposition. Les points comptent tels quels.
}
page-agree-at-once = Personne d’autre n’a à donner son accord : la partie s’arrête donc maintenant. Les points comptent tels quels. Vous ne pourrez pas annuler.
page-agree-propose = Proposer
page-agree-end = Mettre fin à la partie
page-agree-not = Retirer la proposition
# $who: names, joined
page-agreed = { $count ->
  [one] { $who } souhaite mettre fin à la partie. D’accord ?
 *[other] { $who } souhaitent mettre fin à la partie. D’accord ?
}
page-concede = Abandonner
page-concede-why = La partie s’arrête pour tout le monde, et vous finissez à la dernière place. Vous ne pourrez pas annuler.
page-concede-bot = Les autres continuent, et un bot joue à votre place jusqu’à la fin de la partie. Vous ne pourrez pas annuler.
# $who: a name
page-absent = { $who } ne répond plus.
# $bot: its title
page-let-bot = Faire jouer le bot { $bot }
page-come-back = Reprendre votre place
page-clocks = Rythme
page-clocks-none = Sans pendule
page-clocks-live-10 = En direct, 10 minutes
page-clocks-live-25 = En direct, 25 minutes
page-clocks-live-60 = En direct, 60 minutes
page-clocks-day = Par correspondance, un coup par jour
page-clocks-slow = Par correspondance, sans hâte
page-clocks-why-none = Chacun prend le temps qu’il lui faut.
page-clocks-why-live-10 = 10 minutes par personne, et 10 secondes de plus à chaque tour.
page-clocks-why-live-25 = 25 minutes par personne, et 20 secondes de plus à chaque tour.
page-clocks-why-live-60 = 60 minutes par personne, et 30 secondes de plus à chaque tour.
page-clocks-why-day = 24 heures par personne et 12 de plus à chaque tour, 72 au maximum.
page-clocks-why-slow = 72 heures par personne et 24 de plus à chaque tour, 10 jours au maximum.
page-clocks-nights = Les nuits ne comptent pas, de 22 h à 7 h ({ $zone })
page-clocks-weekends = Les week-ends ne comptent pas ({ $zone })
page-clocks-rest = Hors décompte : { $what } ({ $zone }).
page-clocks-time-out = Quand le temps est épuisé
page-time-out-ask = Les autres décident de la suite
page-time-out-turn = Un bot joue ce tour
page-time-out-bot = Un bot prend le relais
page-time-out-end = La partie se termine
page-clock = Temps restant : { $time }
page-clock-until = Échéance : { $when }
page-clock-out = Temps épuisé
page-clock-away = En congé jusqu’au { $when }
page-clock-planned = En congé du { $from } au { $to }
page-out-who = { $who } n’a plus de temps. Vous pouvez attendre, ou choisir :
page-out-watch = { $who } n’a plus de temps. Les autres décident de la suite.
page-out-you = Votre temps est épuisé. Jouez avant qu’un bot ne joue pour vous.
page-out-turn = Un bot joue ce tour
page-out-bot = Un bot prend le relais
page-pause = Suspendre la partie
page-pause-not = Ne pas suspendre
page-resume = Mettre fin à la pause
page-paused = La partie est suspendue. Toutes les pendules sont arrêtées.
page-pausing = { $count ->
  [one] { $who } souhaite une pause.
 *[other] { $who } souhaitent une pause.
}
page-expired = Expirée
page-see-end = Voir les scores
# $who: a name
page-curtain = À { $who } de jouer
page-curtain-why = Passez l’appareil à { $who }. Les autres ne regardent pas !
page-curtain-open = C’est moi, { $who }

## Replay

page-replay-controls = Lecture et point de vue
page-replay-first = Aller au début
page-replay-back = Reculer d’un coup
page-replay-next = Avancer d’un coup
page-replay-last = Aller à la fin
page-replay-play = Lecture
page-replay-stop = Pause
page-replay-moment = Moment
# $at, $last (numbers)
page-replay-at = Coup { $at } sur { $last }
page-replay-eyes = Vu par
page-replay-spectator = un spectateur
page-replay-mine = moi
page-share = Partager ce moment
page-replay-analyse = Revoir et analyser
page-play-from-here = Jouer à partir d’ici
page-save-position = Enregistrer cette position
page-analyse = Analyser cette partie
page-analyse-why = Une recherche examine chaque coup : ce qu’il promettait, ce qu’il a coûté et ce qui aurait été mieux.
# $done, $of (numbers)
page-analysing = Analyse : coup { $done } sur { $of }
page-analysis-left = { $count ->
  [one] Encore une minute environ.
 *[other] Encore { $count } minutes environ.
}
page-analysis-begins = Analyse de tous les coups…
page-analysis-stopped = L’analyse s’est arrêtée en route. Relancez-la et elle continuera.
page-analysis = Analyse
# $names: the players, joined
page-analysis-chart = Chances de victoire, coup par coup : { $names }
page-analysis-how = Chances de victoire, d’après ce que chacun savait à ce moment
page-analysis-hindsight = ligne fine : toutes mains ouvertes
page-turning-points = Tournants
page-turning-none = Aucune erreur coûteuse.
# $number: which one; $move (number); $who: a name
page-turning-mark = Tournant { $number } : coup { $move }, { $who }
# $chance: a percentage
page-turning-lost = −{ $chance }
page-judged-best = Le meilleur coup trouvé.
# $before, $after: percentages
page-judged = Chances de victoire { $before } → { $after }.
page-judged-hindsight = Toutes mains ouvertes : { $before } → { $after }.
page-judged-better = Meilleur coup :
page-judged-none = Il n’y avait rien à choisir ici.
page-judged-not-yet = Ce coup n’est pas encore analysé.
# $moves (number); $best (number)
page-judged-seat = Meilleur coup trouvé : { $best } choix sur { $moves }

## The end

page-end = Fin de partie
page-not-over = Cette partie n’est pas encore terminée
page-reason-conceded = { $count ->
  [one] { $who } a abandonné.
 *[other] { $who } ont abandonné.
}
page-reason-agreed-alone = { $who } a mis fin à la partie avant son terme.
page-reason-agreed = La partie s’est arrêtée d’un commun accord.
page-reason-closed = La table a été fermée.
page-race = La course
# $names: the players, joined
page-race-chart = Points au fil de la partie : { $names }
# $count (number)
page-race-final = décompte final
page-race-moves = { $count ->
  [one] { $count } coup
 *[other] { $count } coups
}
page-final-board = Plateau final
# $rule: its number
page-rule-of = Règle { $rule }
page-breakdown = Score final
page-rematch = Revanche
page-to-rematch = Aller à la revanche
page-proof = Preuve d’une donne honnête
page-proof-open = Dans cette partie, seul le serveur distribue. Avant la première donne, il a tiré une graine secrète et publié son empreinte. Après la partie, il révèle la graine : chacun peut vérifier que le hasard n’a pas changé ensuite. Que la graine ait été tirée au hasard n’est pas prouvé.
page-proof-imported = Cette partie vient d’un fichier de journal. Ce qu’il dit de son hasard n’engage pas ce serveur.
page-proof-lesson = Le hasard d’une leçon est préparé : rien n’en est prouvé.
page-proof-everyone-open = Chacun ajoute du hasard à cette partie. Chaque appareil scelle un secret avant que quiconque montre le sien, et tous les secrets ensemble font la donne. Le secret du serveur est montré après la partie.
page-proof-everyone = Toutes les donnes découlent de ces secrets réunis. Tous étaient scellés avant que le premier soit montré.
page-proof-later = À partir de la donne, le serveur connaît le hasard à venir. Aucune preuve n’y change rien.
page-proof-house = Le serveur
# $number (number)
page-proof-round = Tour { $number }
page-proof-sealed = Scellé
page-proof-shown = Montré
# $who: one player or several
page-proof-late = Abandonné : part de hasard non reçue à temps ({ $who }).
# $who: one player or several
page-proof-left = Abandonné : départ avant la donne ({ $who }).
# $who: one player or several
page-proof-joined = Abandonné : arrivée avant la donne ({ $who }).
page-proof-promise = Tout le hasard scellé, en une ligne
page-proof-key = Clé de ce serveur
page-receipt-agreed = Ce navigateur a gardé sa propre copie du hasard scellé par tous. Elle concorde avec tout ceci, et votre part en fait partie.
page-receipt-early = Ce navigateur a gardé sa propre copie du hasard scellé par tous, et elle concorde jusqu’ici. Il comparera le reste après la partie.
page-receipt-nothing = Ce navigateur n’a pas de copie à comparer : il n’a pas ajouté de hasard ici, ou sa mémoire a été effacée.
page-receipt-promise = Attention : ce n’est pas ce que chacun avait scellé quand ce navigateur a regardé avant la donne.
page-receipt-house = Attention : le serveur montre un autre secret que celui qu’il avait scellé.
page-receipt-own = Attention : ce navigateur a ajouté du hasard, mais il n’est pas dans cette donne.
page-receipt-seed = Attention : la graine n’est pas faite de ces secrets.
page-receipt-late = Attention : le serveur dit que votre appareil était en retard, mais sa part de hasard était arrivée à temps.
page-proof-laid-out = La position de départ a été préparée à la main : seules les donnes suivantes peuvent être prouvées.
page-proof-over = Dans cette partie, seul le serveur a distribué. Toutes les donnes découlent de cette graine, dont l’empreinte a été publiée avant la première : personne n’a changé le hasard ensuite. Que la graine ait été tirée au hasard n’est pas prouvé.
page-proof-hash = Empreinte publiée au début
page-proof-seed = Graine
page-proof-check = Pour vérifier

## Rules

page-rules-search = Chercher dans les règles
page-rules-all = Toutes les règles sur une page
page-rules-contents = Sommaire
page-rules-unknown = Ce jeu n’existe pas ici. Voici les jeux dont nous avons les règles :
# $provenance: what of the board is exact
page-rules-lead = Les règles, dans nos propres mots. Chacune porte un numéro et, lorsque la table refuse un coup, elle indique la règle en cause. Plateau : { $provenance }.

## Settings

page-set-play = À la table
page-set-confirm = Confirmer la fin de chaque tour
page-set-guidance = Astuces lors des premières parties
page-set-sound = Jouer les sons
page-set-notify = M’avertir quand c’est à moi de jouer
page-notify-refused = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
page-set-look = Apparence
page-set-scheme = Thème
page-scheme-auto = Comme mon appareil
page-scheme-light = Clair
page-scheme-dark = Sombre
page-set-pace = Vitesse des animations
page-pace-none = Sans animation
page-pace-normal = Normale
page-pace-slow = Lente
page-set-patterns = Motif et lettre pour chaque couleur
page-set-language = Langue
page-set-data = Vos données
page-set-data-why = Le serveur enregistre les noms que vous donnez et ce que vous écrivez à vos tables. Ce navigateur garde les clés de vos places.
page-everything = Télécharger mes données
page-everything-none = Le serveur ne sait encore rien de vous.
page-forget = Supprimer mes données
page-forget-why = Votre nom, vos messages et vos notes disparaissent de toutes vos parties, de même que vos appareils et toutes les adresses pour les notifications. Vous ne pourrez plus jouer ces parties.
page-forgot = Vos données sont supprimées.
page-forgot-partly = Ce navigateur a oublié vos places, mais le serveur n’a pas répondu pour toutes.
page-devices = Vos parties sur un autre appareil
page-devices-why = Ajoutez votre téléphone, votre tablette ou un autre navigateur : vos parties y seront aussi. Il ne faut ni compte ni mot de passe.
page-devices-make = Ajouter un appareil
page-devices-scan = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il ne sert qu’une fois, jusqu’à { $time }.
page-devices-end = Annuler le lien
page-devices-list = Vos appareils
page-devices-this = cet appareil
page-devices-seen = vu { $ago }
page-devices-remove = Retirer
page-devices-remove-why = { $device } n’ouvrira plus vos parties. Si elles y sont ouvertes, elles se ferment aussitôt.
page-devices-gone = L’appareil est retiré.
page-devices-nameless = Un appareil
page-passkeys = Clés d’accès
page-passkeys-why = Ajoutez une clé d’accès pour qu’un téléphone perdu ne soit pas une partie perdue. Votre téléphone ou votre gestionnaire de mots de passe la garde, et elle apporte vos parties sur un nouvel appareil.
page-passkeys-make = Ajouter une clé d’accès
page-passkeys-have = J’ai une clé d’accès
page-passkeys-list = Vos clés d’accès
page-passkeys-name = Nom de la clé d’accès
page-passkeys-used = utilisée { $ago }
page-passkeys-added = La clé d’accès est ajoutée.
page-passkeys-stopped = Aucune clé d’accès n’a servi.
page-passkeys-whose = Cette clé d’accès mène aux parties jouées par { $names }.
page-passkeys-whose-nameless = Cette clé d’accès mène aux parties d’une personne qui n’a pas encore donné de nom.
page-passkeys-remove-why = { $passkey } n’apportera plus vos parties sur un nouvel appareil. Supprimez-la aussi sur votre téléphone ou dans votre gestionnaire de mots de passe.
page-passkeys-gone = La clé d’accès est retirée.
page-passkeys-nameless = Une clé d’accès
page-passkeys-https = Les clés d’accès demandent https : il n’y en a pas à cette adresse.
page-passkeys-browser = Ce navigateur ne gère pas les clés d’accès. Mettez-le à jour, ou utilisez-en un autre.
page-vacations = Congés
page-vacations-why = Pendant vos congés, vos pendules ne tournent pas dans les parties par correspondance, et les autres en sont avertis. Jours par an : { $days }.
page-vacations-first = Premier jour
page-vacations-last = Dernier jour
page-vacations-do = Annoncer
page-vacations-list = Vos congés
page-vacations-span = Du { $first } au { $last }
page-vacations-begun = en cours
page-vacations-back = Annuler ces congés
page-plan = Votre coup prévu
page-plan-make = Prévoir mon coup
page-plan-why = Il est joué dès que c’est à vous, si la position le permet encore.
page-plan-now = Vous prévoyez votre prochain tour. Personne d’autre ne le voit.
page-plan-stop = Ne plus prévoir
page-plan-choose = Choisissez votre prochain coup. On ne prévoit pas ceux où le hasard intervient.
page-plan-keep = Retenir
page-plan-keep-hint = C’est un tour entier. Retenez-le, ou annulez.
page-plan-dead = À partir d’ici, c’est le hasard. Annulez, ou arrêtez de prévoir.
page-plan-kept = Votre coup est prévu.
page-plan-is = Votre coup prévu :
page-plan-change = Le changer
page-plan-drop = Le supprimer
page-plan-off = Votre coup prévu a été annulé : la position a changé.
page-plan-read = D’accord
page-plan-stale = Quelqu’un a joué : reprenez votre coup prévu depuis le début.
page-device-removed = Cet appareil a été retiré : il n’ouvre plus vos parties.
page-add = Ajouter cet appareil
page-add-whose = Ce lien mène aux parties jouées par { $names }.
page-add-whose-nameless = Ce lien mène aux parties d’une personne qui n’a pas encore donné de nom.
page-add-seats = { $count ->
    [0] Il n’y a pas encore de partie.
    [one] Il y a une partie.
   *[other] Il y a { $count } parties.
  }
page-add-coming = { $count ->
    [one] La partie de cet appareil s’y ajoute.
   *[other] Les { $count } parties de cet appareil s’y ajoutent.
  }
page-add-warning = Ne continuez que si vous avez créé ce lien vous-même. Sinon, quelqu’un d’autre pourrait jouer vos parties, et vous les siennes.
page-add-same = Cet appareil a déjà ces parties.
page-add-none = Il n’y a pas de lien ici. Créez-en un sur l’appareil qui a vos parties, dans les réglages.
page-add-done = Vos parties sont maintenant sur cet appareil.

## Games to join, and a new game

page-to-join = Parties à rejoindre
page-to-join-none = Aucune place libre pour l’instant. Lancez une partie et laissez une place libre : elle apparaîtra ici pour tout le monde.
# $bot: its title; $who: the player it has taken over for
page-bot-for = { $bot } pour { $who }
# $who: the name of a person who is called like a bot
page-name-of-person = { $who } (personne)
page-new-finding = Qui peut trouver cette partie ?
page-new-anyone = Tout le monde
page-new-anyone-why = Elle figure sur la page d’accueil : on peut la rejoindre ou la regarder.
page-new-private = Uniquement avec le lien
page-new-private-why = Elle ne figure sur aucune liste. C’est vous qui donnez le lien.
# $bot: the title of the bot below it; $wins (number): of ten games; $seats (number): how many played
page-bot-wins = Gagne { $wins } parties sur 10 contre le bot { $bot }{ $seats ->
  [2] .
 *[other] , à { $seats } joueurs.
}
# $bot: the title of the bot below it; $seats (number): how many played
page-bot-wins-all = Gagne presque toutes ses parties contre le bot { $bot }{ $seats ->
  [2] .
 *[other] , à { $seats } joueurs.
}
page-bot-quick = Joue instantanément.
# $seconds: on average; $most (number): seconds
page-bot-seconds = Met environ { $seconds } s par coup, { $most } s au plus.

## The final count

page-counting = Décompte des points
page-count-skip = Passer le décompte
page-stage-points = Points
page-what-happened = Ce qui s’est passé

## Settings, each explained in one line

page-your-name-why = Ce que voient les autres joueurs. Laissez vide pour jouer sous le nom « Joueur 1 ».
page-set-bots = Vitesse des bots
page-set-bots-why = Combien de temps chaque coup des autres reste visible, même quand vous ne faites que regarder.
page-bots-none = Instantanée
page-pace-fast = Rapide
page-set-confirm-why = Vous pouvez annuler jusqu’à la fin de votre tour. Un choix qui révèle quelque chose compte aussitôt.
page-set-guidance-why = De brèves astuces, à côté de ce dont elles parlent, le temps de prendre vos marques.
page-set-general-why = Tout en texte et en boutons, sans le plateau.
page-set-notify-why = Votre navigateur vous prévient quand cette page est à l’arrière-plan.
page-set-sounds = Sons
page-set-sound-why = Active ou coupe tous les sons sur cet appareil.
page-set-volume = Volume
page-set-volume-why = Le volume de tous les sons.
page-sound-card = Cartes
page-sound-train = Trains et voies
page-sound-turn = Votre tour
page-sound-last-round = Dernier tour
page-sound-end = Fin de la partie
page-sound-try = Écouter
page-set-scheme-why = Papier clair le jour, plateau sombre la nuit.
page-set-palette = Couleurs
page-set-palette-why = Les couleurs des joueurs et des cartes.
page-palette-poster = Affiche
page-palette-bright = Vives
page-palette-safe = Faciles à distinguer
page-set-patterns-why = Pour ne jamais dépendre de la seule couleur.
page-set-cards = Taille des cartes
page-set-cards-why = La taille des cartes Wagon, des cartes Action, des cases d’enchères et des trains. Sur un téléphone, seules les cartes Wagon changent.
page-cards-small = Petites
page-cards-normal = Normales
page-cards-large = Grandes
page-set-pace-why = La vitesse à laquelle volent les cartes et roulent les trains.
page-set-language-why = Les pages, les jeux et leurs règles. Le journal change aussi.

### The coach

page-teach = Apprendre
page-teach-go-on = Reprendre la leçon
page-coach = Guide
# $step, $of (numbers)
page-coach-step = Étape { $step } sur { $of }
page-coach-now = À vous
page-coach-wait = Un instant : les autres jouent
page-coach-end-turn = Terminez votre tour
page-coach-undo = Annulez, et suivez le pointeur
# $move: the move, as its button says it
page-coach-try = À essayer : { $move }
page-coach-go-on = Continuer
page-coach-back = Retour
page-coach-forward = Revenir au présent
page-coach-show = Montrer
page-coach-rule = La règle
page-coach-leave = Quitter la leçon
page-coach-kept = La leçon reprendra où vous l’avez laissée.
# $move: what the player clicked
page-coach-stray = { $move } : cela aussi est permis. Pour l’instant, restons-en à ceci.
page-coach-first = Un instant : lisez d’abord ceci, puis continuez.
page-coach-anyway = Le faire quand même
page-coach-off-title = Vous suivez votre propre voie
page-coach-off = Aucun problème : le bot joue avec vous. Continuez, ou refaites cette étape.
page-coach-off-undo = Aucun problème : le bot joue avec vous. Annulez pour revenir, ou refaites cette étape.
page-coach-again = Refaire cette étape
page-coach-point = Ici
page-coach-point-key = cliquez dessus
page-coach-point-enter = cliquez dessus, ou appuyez sur Entrée
page-coach-point-look = Regardez ici
# $place: what the coach points at, as it is called on the board
page-coach-reach = Aller à : { $place }
page-coach-about = Il s’agit de ceci : { $place }
page-coach-next-title = Beau début !
page-coach-next = Passons maintenant à la fin d’une partie, là où tout se décide.
page-coach-done-title = Vous connaissez le jeu
page-coach-done = Trois habitudes des bons joueurs :
# $bot: the name of a bot
page-coach-play-on = Continuer contre { $bot }
page-coach-play = Jouer une partie contre { $bot }
page-try = Essayer
# $rule: its number
page-try-rule = Essayer la règle { $rule }
page-try-title = Règle { $rule }
page-try-leave = Retour aux règles
page-try-again-rule = Essayer de nouveau
page-try-done-title = C’était la règle { $rule }
page-try-happened = Ce qui s’est passé
page-try-counted = Le décompte de vos points
# $rule: the number of the next rule that can be tried
page-try-next = Suivante : { $rule }
page-try-nothing = Rien à essayer ici.

## The table: the prompt, the strip over the board, the last round

page-confirm = Confirmer
page-list-moves = Les coups
page-you-watch = Vous regardez la partie
# $who (name)
page-turn-of = { $who } joue
# $who: one name or more, joined; $count (number): how many they are
page-others-turn = { $count ->
  [one] À { $who } de jouer.
 *[other] Choix en cours : { $who }.
}
page-mark-final = dernier tour
page-mark-left = encore 1 tour
page-mark-done = terminé
page-mark-round = dernier tour

### Invitations, and the table screen

page-house = Table
page-free-why = Un téléphone perdu ? Libérez la place : l’ancien appareil ne peut plus y jouer, et tout le monde en est averti.
page-free-invite = Nouvelle invitation
page-free-open = Ouvrir à toute la table
page-invitation-scan = Scannez pour rejoindre
page-sit-title = Prenez place
page-sit-which = Quelle place ?
page-sit-bot = un bot joue jusqu’à votre arrivée
page-sit = Prendre place
page-sit-full = Il n’y a pas de place libre. Vous pouvez regarder la partie.
page-sit-watch = Regarder plutôt
page-sit-already = Vous avez déjà une place à cette table.
# $who: a name
page-wait = Avant la donne
# $who: one player or several
page-wait-players = On attend encore : { $who }.
# $count (number)
page-wait-open = { $count ->
  [one] Une place libre attend encore quelqu’un.
 *[other] { $count } places libres attendent encore quelqu’un.
}
page-wait-luck = Chaque appareil ajoute sa part de hasard à la donne.
# $who: one player or several
page-wait-device = Part de hasard encore attendue : { $who }. Elle arrive dès que la partie est ouverte sur cet appareil.
page-wait-why = La partie commence quand chacun a ajouté sa propre part de hasard. Ainsi, personne ne peut choisir la donne.
page-luck-bent = Ce serveur ne tient pas parole sur le hasard de cette partie : votre appareil n’y ajoute rien. Ne la jouez pas.
page-empty-invited = Invitation pas encore ouverte : { $who }.
# $bot: its title
page-empty-bot = Confier la place au bot { $bot }
page-code-title = Rejoindre avec un code
page-code-why = Tapez le code affiché sur l’écran de la table.
page-code = Code
page-code-go = Rejoindre
page-screen = Écran de la table
page-screen-why = Affichez le plateau sur un téléviseur ou une tablette. Chacun scanne un code et joue sur son téléphone.
# $who: a name
page-screen-turn = À { $who } de jouer
page-screen-choosing = Choix en cours sur le téléphone
page-screen-moves = Derniers coups
page-screen-no-moves = Aucun coup pour l’instant. Bonne partie !
page-screen-free = Place libre. Scannez pour jouer.
page-screen-bot = Pas besoin de compte. Le bot joue en attendant.
page-screen-waits = Pas besoin de compte. La table vous attend.
page-screen-invited = Invitation envoyée, pas encore ouverte
# $seat (number)
page-screen-scan = Scannez pour prendre la place { $seat }
# $address: to be typed, with the code in it
page-screen-type = Pas d’appareil photo ? Tapez { $address }
page-screen-local = Les téléphones n’ont pas accès à cette adresse. Lancez le serveur pour votre réseau :
page-screen-sound = Cliquez une fois pour le son.
## Les notifications

page-notices = Notifications
page-notices-why = Sachez quelles parties vous attendent quand vous n’êtes pas là. Chaque canal n’est qu’à vous, et aucune notification ne montre un coup ou une carte.
page-notices-list = Vos canaux
page-notices-push = Notifications dans ce navigateur
page-notices-push-add = M’avertir ici
page-notices-mail = E-mail
page-notices-webhook = Webhook
page-notices-webhook-why = Une adresse de Discord, de Slack, de ntfy ou d’un programme à vous.
page-notices-style = Rédigé pour
page-notices-style-guess = Reconnaître à l’adresse
page-notices-style-discord = Discord
page-notices-style-slack = Slack
page-notices-style-ntfy = ntfy
page-notices-style-json = Mon propre programme (JSON)
page-notices-feed = Calendrier et fil d’actualité
page-notices-feed-add = Créer calendrier et fil
page-notices-calendar = Adresse du calendrier :
page-notices-news = Adresse du fil d’actualité :
page-notices-add = Ajouter un canal
page-notices-do = Ajouter
page-notices-remove = Supprimer
# $address: an email address
page-notices-asked = Nous avons envoyé un e-mail à { $address }. Ouvrez le lien qu’il contient : les notifications y arriveront.
page-notices-unconfirmed = Pas encore confirmée : ouvrez le lien de notre e-mail.
# $why: a sentence
page-notices-trouble = La dernière notification n’est pas arrivée. { $why }
# $ago: how long ago, as “2 hours ago”
page-notices-told = Dernière notification { $ago }
page-notices-https = Cette page a été chargée en http simple, et les navigateurs n’autorisent les notifications qu’en https. E-mail, webhooks et fils marchent ici aussi.
page-notices-browser = Ce navigateur n’a pas de notifications push. E-mail, webhooks et fils marchent ici aussi.
page-notices-install = Ajoutez d’abord ce site à votre écran d’accueil, puis ouvrez-le depuis cet écran.
page-notices-denied = Vous avez bloqué les notifications de ce site. Autorisez-les dans les réglages du navigateur.
page-notices-what = Avertissez-moi quand
page-notices-kind-turn = c’est à moi de jouer
page-notices-kind-warn = mon temps est presque écoulé
page-notices-kind-ended = une partie est terminée
page-notices-kind-mention = quelqu’un écrit @ et mon nom dans le tchat
page-notices-kind-invitation = quelqu’un me propose une revanche
page-notices-kind-analysis = une analyse que j’ai demandée est prête
page-notices-hours = Envoyer un e-mail
page-notices-hours-why = Seulement si vous n’avez pas joué d’ici là.
page-notices-at-once = tout de suite
# $hours (number)
page-notices-after = { $hours ->
  [one] après { $hours } heure
 *[other] après { $hours } heures
}
page-notice-confirm = Confirmer cette adresse
page-notice-confirm-why = Quelqu’un, sans doute vous, souhaite recevoir les notifications de Branchline par e-mail.
# $address: an email address
page-notice-confirm-done = C’est fait : les notifications vont à { $address }.
page-notice-stop = Ne plus recevoir ces e-mails
page-notice-stop-why = Branchline n’enverra plus de notifications à cette adresse.
# $address: an email address
page-notice-stop-done = C’est fait : plus aucun e-mail à { $address }.
page-notice-stop-before = C’est fait : ces e-mails étaient déjà arrêtés.

## La page de l’opérateur

page-operator = Opérateur
page-operator-token = Jeton de l’opérateur
page-operator-token-why = Il se trouve dans le fichier operator-token du dossier de données du serveur. Cette page l’oublie quand vous la quittez.
page-operator-show = Voir ce qui a été envoyé
page-operator-mail-on = Les e-mails sont activés.
page-operator-mail-off = Les e-mails sont désactivés. Lancez le serveur avec --mail pour en envoyer.
page-operator-push-on = Les notifications du navigateur sont activées.
page-operator-push-off = Les notifications du navigateur sont désactivées. Lancez le serveur avec --push pour en envoyer.
# $address: of this server
page-operator-address = Les liens des notifications mènent à { $address }.
page-operator-address-none = Les liens des notifications mènent à l’adresse par laquelle chaque personne a joint ce serveur.
# $count (number)
page-operator-channels = { $count ->
  [one] { $count } canal.
 *[other] { $count } canaux.
}
# $count (number)
page-operator-waiting = { $count ->
  [0] Rien n’attend d’être envoyé.
  [one] Envois en attente sur { $count } d’entre eux.
 *[other] Envois en attente sur { $count } d’entre eux.
}
page-operator-sent = Envoyées
page-operator-failed = Échouées, à réessayer
page-operator-refused = Refusées définitivement
page-operator-removed = Navigateurs désabonnés
# $ago: how long ago, as in “5 minutes ago”
page-operator-last = dernière fois { $ago }
page-operator-none = Rien n’a encore été envoyé.
page-operator-nobody = Personne n’a encore de canal.
page-operator-again = Actualiser
