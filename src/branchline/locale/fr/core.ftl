### Ce que dit chaque jeu, en français.
### One message, one line: Fluent keeps line breaks, and a log line has none.
### Names (of players, places, cards, colours) arrive as texts; every other argument is a number.
### Les noms de joueurs n’ont pas de genre connu et peuvent commencer par une voyelle : ni accord, ni « de » devant eux.

## Names

# $number (number): the seat, counted from 1
seat-name = Joueur { $number }

# Le texte est au masculin singulier ; .f : féminin, .mp et .fp : pluriels
colour-black = noir
    .f = noire
    .mp = noirs
    .fp = noires
colour-blue = bleu
    .f = bleue
    .mp = bleus
    .fp = bleues
colour-green = vert
    .f = verte
    .mp = verts
    .fp = vertes
colour-grey = gris
    .f = grise
    .mp = gris
    .fp = grises
colour-lilac = lilas
    .f = lilas
    .mp = lilas
    .fp = lilas
colour-orange = orange
    .f = orange
    .mp = orange
    .fp = orange
colour-purple = violet
    .f = violette
    .mp = violets
    .fp = violettes
colour-red = rouge
    .f = rouge
    .mp = rouges
    .fp = rouges
colour-white = blanc
    .f = blanche
    .mp = blancs
    .fp = blanches
colour-yellow = jaune
    .f = jaune
    .mp = jaunes
    .fp = jaunes

## Lists: “A”, “A and B”, “A, B and C”. Texts.join builds them from the front.

# $first: the list so far; $next: one more, not the last
list-more = { $first }, { $next }
# $first: the list so far; $last: the last one
list-last = { $first } et { $last }
# $what: a name or a label; $text: what is said of it
labelled = { $what } : { $text }
# $first: the list so far; $next: one more, of several words
list-long = { $first } ; { $next }

## The house

rules-H = À nos tables
rule-H1 = Lorsque les mêmes choix, faits dans des ordres différents, mènent au même résultat, la table ne propose qu’un seul de ces ordres. Aucune règle de jeu ne l’exige.

## What a move costs and gives

# $count (number)
thing-points = { $count ->
  [one] { $count } point
 *[other] { $count } points
}

## A move refused in any game

refuse-game-over = La partie est terminée.
# $turn: the name of the player to act
refuse-not-your-turn = À { $turn } de jouer.
# $chosen, $now (numbers): positions in the log
refuse-stale = Vous avez fait ce choix au coup { $chosen }, mais la partie en est au coup { $now }. Regardez la table et choisissez de nouveau.
# $expected: the prompt of the present phase, a whole sentence
refuse-not-now = Vous ne pouvez pas faire cela maintenant. { $expected }

## The end

phase-over = La partie est terminée.
narrate-game-over = La partie est terminée.

# $place, $points (numbers); $who: one name
ranking-line = { $place }. { $who } : { $points ->
  [one] { $points } point
 *[other] { $points } points
}
# $who: one name
ranking-winner = { $who } remporte la partie.
ranking-winner-you = Vous remportez la partie.
# $who: two names or more, joined
ranking-shared = { $who } se partagent la victoire.
# $who, $seat: two names
tie-shared = { $who } et { $seat } restent à égalité après tous les départages et partagent donc la même place.

## Moves as buttons, and what a table shows, in every game

# $first, $last: two ways
list-either = { $first } ou { $last }
# an empty list
list-none = rien
kind-pass = Passer
kind-pay = Payer
kind-take = Prendre
kind-keep = Garder
kind-build = Construire
view-first = A commencé
view-points = Points
view-cards = Cartes
view-players = Joueurs
view-seat = Place

## Bots, by their level

bot-random = Hasard
bot-random-text = Joue n’importe quel coup autorisé. Bon pour faire des essais, guère plus.
bot-apprentice = Apprenti
bot-apprentice-text = Joue la première idée qui lui vient. Vous le battrez dès votre deuxième partie.
bot-greedy = Glouton
bot-greedy-text = A un plan et prend ce qui lui paraît le mieux sur le moment. Il n’anticipe jamais.
bot-driver = Mécanicien
bot-driver-text = Anticipe un instant : un peu plus fort que Glouton.
bot-engineer = Ingénieur
bot-engineer-text = Joue de nombreuses fois la suite de chaque option avant de se décider.
bot-chief = Chef de gare
bot-chief-text = Le plus fort d’ici : jusqu’à trois secondes de réflexion par coup. Il ne voit rien de plus que vous.

## Hints

# $move: a move in words
hint-only = Un seul coup est possible : { $move }.
hint-clear = Aucun autre coup ne s’en approche.
# $move: a move in words; $chance (number): per cent
hint-ahead = { $move }. Vos chances de victoire : { $chance } %, avec environ { $points ->
  [one] { $points } point
 *[other] { $points } points
} d’avance à la fin.
# $move: a move in words; $chance (number): per cent
hint-even = { $move }. Vos chances de victoire : { $chance } %, au coude à coude.
# $move: a move in words; $chance (number): per cent; $points (number)
hint-behind = { $move }. Vos chances de victoire : { $chance } %, avec environ { $points ->
  [one] { $points } point
 *[other] { $points } points
} de retard à la fin.
# $other: a move in words; $points (number)
hint-better = Deuxième choix, { $points ->
  [one] { $points } point
 *[other] { $points } points
} de moins : { $other }.
# $other: a move in words
hint-alike = C’est serré. Tout aussi bon : { $other }.
# $things: what it brings, a list
hint-gives = Vous recevez { $things }.
# $things: what it costs, a list
hint-costs = Coût : { $things }.

## Options of a table

option-first = Premier joueur
option-why-first = Choisissez qui commence, ou laissez faire le hasard.
choice-random = Au hasard

## What can’t be undone, or not yet

barrier-end-first = Terminez votre tour avant le coup suivant.
barrier-revealed = Impossible d’annuler : une information cachée a été révélée.
barrier-nothing-to-undo = Il n’y a rien à annuler.
barrier-chosen = Vous avez déjà choisi. Annulez pour changer d’avis.
barrier-played = C’est bon ? Terminez votre tour, ou annulez.
barrier-nothing-to-end = Jouez d’abord un coup avant de terminer votre tour.
barrier-unfinished = Votre tour n’est pas encore complet.
barrier-bot = Un bot joue pour vous. Reprenez d’abord votre place.
barrier-enter = C’est bon ? Entrée termine votre tour, ou tapez undo pour annuler.

## What the server refuses

# $table: what was asked for
house-no-table = La table « { $table } » n’existe pas. Vérifiez le lien.
house-revoked = Cet appareil n’a plus de place à cette table. Demandez une invitation à l’hôte.
house-down = Le serveur ne peut rien enregistrer pour l’instant : rien n’a changé. Réessayez bientôt.
house-analysis-later = L’analyse regarde toutes les mains : elle doit attendre la fin de la partie.
house-analysis-busy = D’autres parties sont en cours d’analyse. Réessayez dans une minute.
house-analysis-often = Vous avez demandé beaucoup d’analyses. Réessayez dans quelques minutes.
house-hint-coming = Votre conseil arrive.
# $seconds (number)
house-hint-often = { $seconds ->
  [one] Vous n’avez plus de conseils pour l’instant. Réessayez dans { $seconds } seconde.
 *[other] Vous n’avez plus de conseils pour l’instant. Réessayez dans { $seconds } secondes.
}
house-hint-none = Pas de conseil cette fois. Réessayez.
house-hint-busy = Le serveur est en pleine réflexion. Réessayez dans un instant.
house-host-only = Il vous faut une place pour cela. La clé de l’hôte ne suffit pas.
house-seat-often = C’était rapide ! Attendez un instant et réessayez.
house-chat-watching = Seuls les joueurs de la table peuvent discuter.
house-chat-nothing = Écrivez d’abord un message.
house-chat-often = Cela fait beaucoup de messages. Attendez un instant.
house-chat-full = Le tchat de cette table est plein.
house-files-often = Vous avez envoyé beaucoup de fichiers. Réessayez dans une minute.
house-files-large = Vous avez envoyé beaucoup de données. Réessayez dans une heure.
house-boards-full = Ce serveur n’a plus de place pour un autre plateau.
house-tables-often = Vous avez lancé beaucoup de parties. Réessayez dans quelques minutes.
house-free-whose = Seuls l’hôte et la personne assise à cette place peuvent la libérer.
house-often = Trop de demandes. Attendez un instant et réessayez.
house-restart = Le serveur redémarre. Revenez dans un instant.
house-own-eyes = Tant que la partie est en cours, vous ne pouvez la revoir que de votre place ou en spectateur.
house-position-later = Une position montre toutes les mains : elle doit attendre la fin de la partie.
house-colour-dealt = Dans cette partie, les couleurs sont attribuées : vous ne pouvez pas changer la vôtre.
house-not-taken-over = Aucun bot n’a pris le relais à votre place.
house-given-up = Vous avez déjà abandonné.
house-agree-players = Seuls les joueurs peuvent s’accorder pour mettre fin à la partie.
house-not-over = Cette partie n’est pas encore terminée.
house-imported = Un journal importé n’a pas de joueurs pour une revanche.
house-play-imported = Seul le serveur où une partie a été jouée sait quand elle l’a été : il n’y a donc pas de fichier BG Stats pour un journal importé.
house-colour-taken = Cette couleur est déjà prise.
house-seat-taken = Cette place est occupée. Une invitation ne sert qu’une fois, sur un seul appareil. Demandez-en une nouvelle à l’hôte, ou regardez la partie.
house-seat-gone = Cette place est occupée. Choisissez-en une autre, ou regardez la partie.
house-no-open-seat = Il n’y a pas de place libre à cette table. Vous pouvez regarder la partie.
house-no-person = Personne n’est assis à cette place : il n’y a rien à libérer.
house-invitation-old = Cette invitation n’est plus valable. Demandez-en une nouvelle à l’hôte.
house-device-removed = Cet appareil a été retiré. Ses parties sont sur vos autres appareils.
house-devices-many = Ce serveur ne permet pas plus d’appareils. Retirez-en un d’abord.
house-device-gone = Cet appareil n’est plus dans votre liste.
house-device-last = C’est votre seul appareil. Ajoutez-en d’abord un autre, ou supprimez vos données si vous voulez partir.
house-link-unknown = Ce lien ne mène nulle part. Créez-en un nouveau sur l’appareil qui a vos parties.
house-link-used = Ce lien a déjà servi, ou un lien plus récent l’a remplacé. Créez-en un nouveau sur l’appareil qui a vos parties.
house-link-expired = Ce lien a expiré. Créez-en un nouveau sur l’appareil qui a vos parties.
house-passkeys-off = Ce serveur ne propose pas de clés d’accès.
house-passkeys-where = Les clés d’accès demandent un serveur qui a un nom. Elles ne marchent pas avec une adresse en chiffres.
house-passkeys-many = Ce serveur ne permet pas plus de clés d’accès. Retirez-en une d’abord.
house-passkey-known = Cette clé d’accès a déjà été ajoutée.
house-passkey-unknown = Ce serveur ne connaît pas cette clé d’accès. Elle a peut-être été retirée.
house-passkey-gone = Cette clé d’accès n’est plus dans votre liste.
house-passkey-used = La réponse de cette clé d’accès a déjà servi. Réessayez.
house-passkey-late = Cela a pris trop de temps. Réessayez.
# $origin: the address of a page
house-passkey-foreign = Cette clé d’accès a servi sur une autre page ({ $origin }), et non sur celles de ce serveur.
house-passkey-copied = Cette clé d’accès a peut-être été copiée : elle n’est donc pas acceptée. Retirez-la et ajoutez-en une autre.
house-passkey-bad = La clé d’accès n’a pas pu être vérifiée. Réessayez.
house-exchange-first = Ceci est une invitation. Servez-vous-en d’abord pour prendre place.
house-not-dealt = Rien n’est encore distribué : la table attend des joueurs, ou la part de hasard de chacun.
house-plan-mail = On ne prévoit des coups que dans les parties par correspondance.
house-plan-turn = C’est à vous : jouez votre coup.
house-plan-never = Il n’y a rien à prévoir pour l’instant. Votre prochain tour dépend de ce qui se passe avant.
house-plan-luck = Le hasard intervient dans ce coup : on ne peut pas le prévoir.
house-plan-unfinished = Votre plan n’est pas encore un tour entier.
house-luck-over = Cette table a déjà été distribuée.
house-luck-none = Seuls les appareils des joueurs ajoutent leur part de hasard.
house-luck-moved = Tout le monde recommence à ajouter sa part de hasard. Réessayez dans un instant.
house-luck-closed = Toutes les parts de hasard sont scellées : plus personne ne peut changer la sienne.
house-luck-open = Les autres n’ont pas encore scellé leur part de hasard. Gardez la vôtre secrète un instant.
house-luck-other = Ce n’est pas la part de hasard que cet appareil avait scellée.
house-luck-copied = Quelqu’un a déjà scellé exactement cela. Chacun doit ajouter sa propre part de hasard.
house-code-unknown = Aucune table n’a ce code. Regardez de nouveau l’écran de la table : les codes changent de temps en temps.
house-code-none = Il n’y a pas de code à afficher pour l’instant. Réessayez dans un instant.
house-guesses-often = Cela fait beaucoup de codes erronés. Attendez une minute et réessayez.

## What the server tells everyone at a table

# $who: the name of the player who had the seat
house-seat-freed = { $who } n’a plus sa place : l’hôte l’a libérée et dispose d’une nouvelle invitation.
house-seat-opened = { $who } n’a plus sa place : l’hôte l’a libérée. Toute personne à la table peut la prendre.
house-luck-late = { $who } n’a plus sa place : son appareil n’a pas ajouté sa part de hasard à temps. La place est libre, et tout le monde recommence.
house-seat-moved = { $who } change d’appareil.
house-line-removed = L’opérateur du serveur a supprimé un message.
# $number (number): of the seat
house-name-removed = L’opérateur du serveur a supprimé le nom du joueur { $number } et les messages signés de ce nom.
## Les adresses où partent les notifications

# $address: as it was typed
house-address-wrong = « { $address } » n’est pas une adresse web. Elle doit commencer par https ou http et ne contenir aucun espace.
house-address-password = Une adresse avec un nom et un mot de passe n’est pas acceptée. Prenez-en une dont la clé est dans le chemin.
# $host: the name in the address
house-address-private = « { $host } » n’est pas sur l’internet public : ce serveur n’y envoie rien. Son opérateur peut autoriser ce réseau.
house-address-unknown = Aucun serveur ne s’appelle « { $host } ». Vérifiez l’adresse.

## Pourquoi une notification n’est pas arrivée

notice-redirects = L’adresse renvoie sans cesse vers une autre.
# $seconds (number)
notice-silent = { $seconds ->
  [one] Pas de réponse en { $seconds } seconde.
 *[other] Pas de réponse en { $seconds } secondes.
}
# $host: the name in the address
notice-unreachable = « { $host } » est injoignable ou ne répond pas comme un serveur web.
# $status (number): as the service gave it
notice-refused = Le service a refusé la notification (réponse { $status }).
notice-busy = Le service est surchargé ou en panne pour l’instant (réponse { $status }).
notice-mail-refused = Le serveur de messagerie a refusé cette adresse.
notice-mail-down = Le serveur de messagerie est injoignable ou n’a pas accepté l’e-mail.
notice-mail-password = Le serveur de messagerie a refusé le nom ou le mot de passe de ce serveur. Son opérateur peut y remédier.
notice-odd = Il y a eu un problème sur ce serveur.

## Les adresses que donnent les joueurs

# $address: as it was typed
house-mail-wrong = « { $address } » n’est pas une adresse e-mail. Elle doit ressembler à ada@example.org.
house-push-wrong = Ce navigateur a fourni des clés inutilisables. Désactivez puis réactivez ses notifications.
house-channel-none = Ce canal n’existe plus. Rechargez la page.
house-channels-full = Vous avez autant de canaux que ce serveur en permet. Supprimez-en un d’abord.
house-channels-often = Vous avez souvent modifié vos canaux. Réessayez dans une heure.
house-persons-often = Beaucoup de nouveaux appareils sont arrivés de votre réseau. Réessayez dans quelques minutes.
house-mail-off = Ce serveur n’envoie pas d’e-mails. Son opérateur peut activer cette fonction.
house-push-off = Ce serveur n’envoie pas de notifications aux navigateurs. Son opérateur peut activer cette fonction.
house-operator = Il faut le jeton de l’opérateur : les 43 caractères du fichier operator-token, dans le dossier de données du serveur.
house-confirm-old = Ce lien a expiré ou a été remplacé par un plus récent. Demandez-en un autre dans les réglages.
house-stop-wrong = Ce lien ne correspond à aucune notification. Vérifiez qu’il est complet.

## Les notifications

# $game: its title; $others: the other players, as a list
notice-game-with = { $game } avec { $others }
notice-someone = Quelqu’un
notice-title-turn = À vous de jouer : { $game }
notice-title-begin = La partie peut commencer : { $game }
# $count (number): games
notice-title-turns = { $count ->
  [one] { $count } partie vous attend
 *[other] { $count } parties vous attendent
}
notice-title-warn = Le temps presse : { $game }
notice-title-out = Temps épuisé : { $game }
notice-title-ended = Partie terminée : { $game }
# $who: who wrote, or asks
notice-title-mention = { $who } vous mentionne
notice-title-invitation = { $who } veut rejouer
notice-title-analysis = Votre analyse est prête : { $game }
# $game: its title, perhaps with the other players
notice-turn = C’est à vous de jouer : { $game }.
notice-begin = Tout le monde est là. Ouvrez la table pour que la partie commence : { $game }.
# $hours (number)
notice-warn-hours = { $hours ->
  [one] Il vous reste { $hours } heure : { $game }.
 *[other] Il vous reste { $hours } heures : { $game }.
}
# $minutes (number)
notice-warn-minutes = { $minutes ->
  [one] Il vous reste { $minutes } minute : { $game }.
 *[other] Il vous reste { $minutes } minutes : { $game }.
}
notice-out = Votre temps est épuisé, mais vous pouvez encore jouer : { $game }.
notice-ended = La partie est terminée : { $game }.
notice-mention = { $who } vous mentionne dans le tchat : { $game }.
notice-invitation = { $who } vous propose une revanche : { $game }.
notice-analysis = Tous les coups sont analysés : { $game }.
# $count (number): games for which there was no room
notice-more = { $count ->
  [one] { $count } autre partie
 *[other] { $count } autres parties
}

## Les e-mails

mail-open = Ouvrir :
mail-stop = Vous recevez cet e-mail parce que vous avez demandé des notifications. Pour les arrêter en un clic :
mail-confirm-title = Confirmez votre adresse pour Branchline
mail-confirm = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse des notifications de Branchline.
# $hours (number)
mail-confirm-open = { $hours ->
  [one] Si c’est vous, ouvrez cette page d’ici { $hours } heure :
 *[other] Si c’est vous, ouvrez cette page d’ici { $hours } heures :
}
mail-confirm-else = Sinon, ne faites rien : vous ne recevrez plus d’e-mail de notre part.

## Pendules

house-pace-none = Une partie sans pendule n’a ni fuseau horaire, ni nuits, ni jours de repos, ni temps qui s’épuise.
house-pace-live = Les nuits et les jours de repos sont réservés aux parties par correspondance. Une partie en direct s’en passe.
# $zone: what was given as a time zone
house-pace-zone = Ce serveur ne connaît pas le fuseau horaire { $zone }. Choisissez-en un comme Europe/Berlin.
house-pace-night = Une nuit dure au plus 14 heures, et il lui faut un début et une fin.
house-pace-days = La semaine compte au plus 3 jours de repos.
house-pace-never = Avec ces nuits, ces jours de repos et ces congés, le temps ne s’épuiserait jamais.
house-vacation-dates = Indiquez le premier et le dernier jour des congés, chacun comme 2027-08-01.
house-vacation-order = Le dernier jour des congés précède le premier.
house-vacation-past = Des congés ne peuvent pas commencer dans le passé. Nous sommes le { $today } : choisissez ce jour ou un jour suivant.
house-vacation-far = Des congés s’annoncent au plus un an avant leur début.
house-vacation-twice = Vous avez déjà annoncé des congés pour certains de ces jours.
house-vacation-days = Jours de congé qui vous restent cette année-là : { $left } sur { $most }. Choisissez moins de jours.
house-vacation-gone = Ces congés ne sont plus dans votre liste.
house-vacation-begun = Ces congés ont commencé le { $first } : on ne peut plus les annuler.
house-time-left = Il reste du temps à cette pendule. Un bot ne peut prendre le relais qu’une fois le temps épuisé.
house-no-clocks = Aucune pendule ne tourne à cette table : il n’y a rien à suspendre.
house-expired = Cette table a expiré, car ses places libres n’ont pas été prises à temps. Commencez plutôt une nouvelle partie.
house-table-expired = Les places libres n’ont pas été prises à temps : cette table a expiré.
# $who: the name of a player, here and below
house-time-out-ask = { $who } n’a plus de temps. Les autres décident de la suite.
house-time-out-turn = { $who } n’a plus de temps : un bot joue ce tour.
house-time-out-bot = { $who } n’a plus de temps : un bot prend le relais jusqu’à son retour.
house-time-out-end = { $who } n’a plus de temps : la partie est terminée, comme convenu à cette table.
house-wants-pause = { $who } souhaite suspendre la partie.
house-paused = Tout le monde est d’accord pour une pause. Les pendules sont arrêtées.
house-resumed = { $who } a mis fin à la pause. Les pendules tournent de nouveau.
house-vacation = { $who } sera en congé du { $first } au { $last }. Sa pendule ne tournera pas ces jours-là.
house-vacation-off = { $who } a annulé ses congés du { $first } au { $last }.
