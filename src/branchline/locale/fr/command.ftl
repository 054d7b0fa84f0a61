### Ce que dit la ligne de commande : l’aide, ce qui ne va pas dans ce qui a été tapé et ce que répondent les commandes des joueurs. Ce que l’on tape est le même dans toutes les langues, comme les colonnes et les chiffres des commandes qui mesurent.

## Vue d’ensemble

command-about = Des jeux de société ferroviaires : à jouer, à étudier, à maîtriser.
command-usage = utilisation : { $what }
command-version = dire de quelle version de Branchline il s’agit
command-more = { $command } en dit plus sur l’une d’elles.
command-at-once = Pour jouer tout de suite : { $command }
command-example = exemple : { $command }
place-COMMAND = COMMANDE
place-GAME = JEU
place-NAME = NOM
place-FILE = FICHIER
place-LOG = JOURNAL
place-TABLE = TABLE
place-WHO = QUI
place-VALUE = VALEUR
place-MOVE = COUP
place-BOT = BOT
place-LANG = LANGUE
place-DIR = DOSSIER
place-KEY = CLÉ
place-ADDRESS = ADRESSE
place-CONTACT = CONTACT
place-NETWORK = RÉSEAU
place-HOST = HÔTE
place-NUMBER = NUMÉRO

## À quoi sert chaque commande

command-play = jouer ici, dans le terminal
command-serve = jouer dans le navigateur, à plusieurs ou contre des bots
command-saves = lister les parties sauvegardées
command-games = lister les jeux, ou tout dire de l’un d’eux
command-backup = écrire les tables d’un serveur dans un seul fichier
command-restore = remplir un stockage vide à partir d’une copie de sécurité
command-export = écrire les journaux des tables terminées dans des fichiers
command-replay = revoir un journal coup par coup, ou l’afficher
command-analyse = évaluer chaque coup d’une partie terminée
command-verify = rejouer un journal et dire ce qu’il prouve
command-position = afficher ou contrôler une position
command-board = contrôler un fichier de plateau
command-simulate = jouer des parties par centaines de milliers
command-report = mettre en images ce qui a été simulé
command-ladder = mesurer quel bot bat lequel
command-perft = compter les façons de jouer
command-bench = mesurer la vitesse
command-loadtest = mesurer le serveur
command-doctor = dire ce qui tourne, et ce qui ne va pas

## Les mots de toutes les pages d’aide et de toutes les erreurs

command-arguments = ce qu’il faut indiquer{" "}
command-options = options{" "}
command-help = afficher cette aide et s’arrêter
command-language = l’une des langues { $languages } ; par défaut celle du système
command-wrong-argument = { $argument } : { $why }
command-see = { $why } ; voir { $command }
command-wrong-unknown = impossible de comprendre : { $what }
command-wrong-required = il manque : { $what }
command-wrong-one-of = il manque l’une de ces indications : { $what }
command-wrong-together = ne va pas avec { $other }
command-wrong-value = ne prend pas de valeur, mais a reçu { $value }
command-wrong-one = attend une valeur
command-wrong-at-most-one = prend une valeur au plus
command-wrong-at-least-one = attend au moins une valeur
command-wrong-count = { $count ->
  [one] attend { $count } valeur
 *[other] attend { $count } valeurs
}
command-wrong-ambiguous = { $option } peut vouloir dire : { $matches }
command-wrong-type = « { $value } » ne convient pas
command-wrong-choice = « { $value } » ne fait pas partie de : { $choices }
command-wrong-number = « { $value } » n’est pas un nombre entier à partir de { $least }
command-wrong-digits = « { $value } » n’a pas 64 chiffres hexadécimaux
command-wrong-command = la commande « { $name } » n’existe pas ; il y a : { $known }
command-wrong-language = il n’y a pas de textes en « { $language } » ; il y a { $known } : ce sera l’anglais
command-wrong-file = { $file } : { $why }
command-no-file = ce fichier ou ce dossier n’existe pas
command-not-folder = un fichier occupe la place de son dossier
command-is-folder = c’est un dossier, pas un fichier
command-no-right = vous n’avez pas le droit d’y lire ou d’y écrire
command-disk-full = le disque est plein

## play

command-play-game = le jeu ; par défaut le premier de branchline games
command-play-seats = you (vous) ou un bot pour chaque place (par défaut, vous et aussi peu de { $bot } que possible) ; plusieurs you se partagent l’écran
command-play-names = les noms des places
command-play-first = la place du premier joueur, à partir de 1 ; au hasard par défaut
command-play-option = une autre option du jeu
command-play-seed = le même hasard à chaque fois ; cela ne prouve rien
command-play-board = jouer sur un autre plateau
command-play-save = sauvegarder là plutôt que dans le dossier des parties sauvegardées
command-play-resume = continuer une partie sauvegardée : son fichier, son nom ou son numéro dans branchline saves ; par défaut la dernière
command-play-nobody = avec ces --seats, personne ne joue ici : mettez you à une place, comme dans --seats you,greedy
command-play-exists = { $file } existe déjà : { $command } continue cette partie
command-play-leave-out = --resume continue une partie telle quelle ; enlevez { $option }
command-play-option-form = --option { $given } : écrivez NOM=VALEUR
command-play-first-form = --first { $given } : donnez une place, comptée à partir de 1, ou random
command-play-names-form = --names { $given } : donnez { $count ->
  [one] { $count } nom
 *[other] { $count } noms différents
}

## Ce qui ne va pas dans un jeu, ses places, ses options et ses bots

command-no-game = il n’y a pas de jeu « { $name } » ; il y a : { $known }
command-broken-game = le jeu « { $name } » est défectueux : { $why } ; il y a : { $known }
command-bad-seats = nombre de joueurs possible pour { $game } : { $allowed } ; vous avez donné { $seats }
command-bad-option = { $option } = { $value } : choisissez parmi { $choices }
command-no-option = { $game } n’a pas d’option « { $option } », mais : { $known }
command-no-bot = il n’y a pas de bot « { $name } » ; il y a : { $known }
command-bot-cannot-play = le bot « { $name } » ne sait pas jouer à { $game } ; random sait jouer à tous les jeux
command-bad-seed = une graine est un nombre entier de 0 à 2^62 − 1, et non { $seed }
command-no-package = il faut pour cela { $package }, qui n’est pas installé : { $command }
command-bad-log = ligne { $line } du journal : { $why }
command-bad-log-text = { $file } n’est pas un texte
command-bad-log-empty = le journal est vide ; sa première ligne doit être un en-tête
command-bad-log-damaged = le fichier a été coupé ou abîmé ici
command-bad-log-seal = le sceau ne correspond pas : cette ligne, ou une ligne précédente, a été modifiée, déplacée ou enlevée
command-bad-log-header = ce n’est pas un journal de Branchline
command-other-rules = { $game } : partie jouée avec la version { $there } des règles, mais ce programme joue la version { $here } ; { $reader }
command-other-rules-part = { $game } : partie jouée avec la version { $there } des règles, mais ce programme joue la version { $here }, et elle aurait tourné autrement au coup { $move } ; { $reader }
command-other-rules-release = Branchline { $release } sait la lire
command-other-rules-replay = revoyez-la avec un Branchline de cette version

## saves

command-saves-about = Liste les parties sauvegardées, la dernière d’abord. Chaque partie est sauvegardée après chaque coup ; BRANCHLINE_DATA dit où.
command-saves-none = Il n’y a pas de partie sauvegardée dans { $folder }. { $command } en commence une.
command-saves-where = Elles sont dans { $folder }. Pour en continuer une : { $command }
command-saves-moves = { $moves ->
  [one] { $moves } coup
 *[other] { $moves } coups
}
command-saves-won = terminée, remportée par { $who }
command-saves-shared = terminée, victoire partagée : { $who }
command-saves-replay-only = à revoir seulement : son secret a disparu
command-saves-turn = à { $who } de jouer
command-no-save = il n’y a pas de partie sauvegardée « { $name } » ; { $command } donne la liste
command-no-unfinished = il n’y a pas de partie en cours dans { $folder } ; { $command } en commence une
command-save-finished = la partie { $file } est terminée ; { $command } la montre
command-save-no-secret = la partie { $file } ne peut pas être continuée : son secret ({ $secret }) n’est pas à côté ; { $command } montre ce qu’elle contient
command-save-damaged = { $secret } est abîmé : la partie peut être revue, mais pas continuée
command-save-older = { $rules }. On ne peut pas la continuer ici. Score actuel : { $score }. { $command } la montre, et le fichier est son journal.
command-save-score = { $who } { $points }

## games et les plateaux

command-games-game = le jeu dont tout dire
command-games-players = { $most ->
  [1] 1 joueur
 *[other] { $players } joueurs
}
command-games-minutes = { $minutes } minutes
command-games-more = Tout sur l’un d’eux : { $about }. Pour y jouer : { $play }
command-games-aside = Le jeu { $name } est mis de côté : { $why }
command-games-by = { $title }, par { $who }
command-games-rules = version { $version } des règles
command-games-options = Options :
command-games-from-zero = les places se comptent à partir de 0
command-games-board = Plateau { $board } ({ $hash }), { $provenance }
command-board-what = check : nommer tout ce qui ne va pas
command-board-file = un fichier de plateau
command-board-game = le jeu auquel il est destiné ; par défaut, son schéma le dit
command-board-good = { $file } est un bon plateau : { $board } ({ $hash })
command-known = { $part } : { $status ->
  [printed] imprimé
  [derived] déduit
  [invented] inventé
 *[reconstructed] reconstitué
}. { $note }

## replay, les journaux et les positions

command-log = le fichier d’un journal : des lignes JSON
command-log-board = le plateau sur lequel il a été joué, si ce n’est pas celui du jeu
command-replay-about = Affiche un journal, coup par coup ou en entier. D’une partie terminée, tout est montré ; d’une partie en cours, seulement ce qu’un spectateur ou, avec --seat, cette place peut savoir.
command-replay-seat = vu de cette place : son nom, ou son numéro à partir de 1
command-replay-at = montrer la table après ce nombre de coups, et rien d’autre
command-replay-transcript = tout afficher sous forme de texte
command-no-move = --at { $at } : { $moves ->
  [one] le journal a { $moves } coup ; donnez un nombre de 0 à { $moves }
 *[other] le journal a { $moves } coups ; donnez un nombre de 0 à { $moves }
}
command-no-seat = --seat { $given } : donnez un nom, ou un numéro à partir de 1 : { $names }
command-position-file = un journal, ou une position à contrôler
command-position-at = après combien de coups du journal ; par défaut tous
command-position-board = le plateau, si ce n’est pas celui du jeu
command-position-reveal = même pour une partie en cours : cela montre toutes les mains
command-still-running = la partie { $file } n’est pas terminée, et une position montre toutes les mains : --reveal le fait quand même ; { $command } montre ce qu’une place peut voir

## serve et son stockage

command-serve-host = l’adresse d’écoute ; 0.0.0.0 pour le réseau local
command-serve-port = le port (8000 par défaut ; 0 pour un port libre)
command-serve-data = où les tables sont conservées (par défaut { $folder })
command-serve-database = les conserver plutôt dans PostgreSQL : { $example }
command-serve-workers = processus du serveur ; à partir de deux, il faut PostgreSQL
command-serve-open = ouvrir la page d’accueil dans le navigateur, s’il y en a un
command-serve-compile = dans un clone : jouer tout de suite et compiler les règles pendant ce temps
command-serve-proxy = derrière un proxy : croire ses en-têtes X-Forwarded
command-serve-name = le nom du serveur sur Internet, comme trains.example.org ; peut être répété. Les autres noms sont refusés
command-serve-address = où les gens l’atteignent, pour les liens dans les notifications (par défaut { $default })
command-serve-mail = envoyer les notifications par ce serveur de messagerie : { $example } (ou { $variable } dans l’environnement)
command-serve-mail-from = de qui viennent les e-mails (par défaut { $default })
command-serve-push = envoyer des notifications aux navigateurs ; les services d’envoi peuvent écrire à { $example }
command-serve-network = envoyer aussi des notifications à ce réseau privé, comme 192.168.1.0/24 ; peut être répété
command-serve-access-log = noter chaque requête dans le journal du serveur, sans ses paramètres
command-serve-here = Ouvrez { $address } et cliquez sur « { $button } ».
command-serve-near = Sur votre réseau : { $address }
command-serve-compiling = Les règles se compilent pendant ce temps, environ deux minutes ; d’ici là, les bots réfléchissent plus lentement.
command-serve-stop = Ctrl-C pour arrêter.
command-store-data = le dossier de données d’un serveur (par défaut { $folder })
command-store-database = ou sa base de données PostgreSQL : { $example }
command-backup-file = le fichier à écrire ; gardez-le en lieu sûr, il contient les secrets des tables
command-restore-file = un fichier écrit par branchline backup
command-export-table = les identifiants des tables ; sans eux, toutes celles qui sont terminées
command-export-out = où écrire (par défaut : ici)

## analyse et verify

command-analyse-about = Évalue chaque coup d’une partie terminée : ce qu’il valait d’après ce que sa place savait alors et, après coup, toutes mains ouvertes. Une valeur est la part des parties que la place finit par gagner, selon la recherche.
command-analyse-iterations = par coup, 100 par défaut ; davantage là où il semble avoir coûté cher
command-analyse-json = tout y écrire ; - l’affiche à la place du texte
command-analyse-html = y écrire une page avec un graphique
command-too-early = cette partie n’est pas terminée, et une analyse regarde toutes les mains : attendez la fin
command-verify-house = la clé du serveur qui doit l’avoir signé : GET /api/house
command-verify-commitment = l’engagement qu’on vous a montré avant la donne
command-verify-seed = la graine d’un journal joué avec play --seed N

## Les commandes qui mesurent

command-simulate-game = le jeu, par son identifiant
command-simulate-games = combien de parties ({ $default } par défaut)
command-simulate-bots = un bot pour chaque place (par défaut random, avec le moins de places possible)
command-simulate-seed = la graine de tout le hasard (par défaut tirée au sort et affichée)
command-simulate-workers = processus (par défaut un par cœur)
command-ray = jouer sur une grappe Ray : son { $example }, auto (celle de cette machine) ou local
command-simulate-chunk = parties qu’un processus joue d’affilée, au plus
command-simulate-out = le fichier Parquet à écrire : une ligne par partie
command-simulate-moves = écrire aussi une ligne par coup, à côté
command-simulate-decisions = écrire aussi un jeu de données des décisions, à côté
command-simulate-logs = garder le journal de chaque partie dans ce dossier
command-simulate-resume = continuer une simulation interrompue
command-simulate-overwrite = remplacer ce qui s’y trouve
command-simulate-board = un fichier de plateau à vous
command-simulate-option = une option du jeu, sous la forme nom=valeur
command-report-table = le fichier Parquet de branchline simulate
command-report-out = le fichier HTML à écrire (par défaut à côté de la table)
command-ladder-game = le jeu
command-ladder-seats = par défaut le moins que le jeu permet
command-ladder-games = parties d’une rencontre, au plus ({ $default } par défaut)
command-ladder-least = parties d’une rencontre, au moins ({ $default } par défaut)
command-ladder-pairings = seulement celles-ci, aucune si vide ; par défaut chaque niveau contre les plus faibles
command-ladder-bots = à la place, un tournoi de ceux-ci, noté par openskill ; aussi { $module } et { $program }
command-ladder-table = et chief avec son temps à une table, N parties
command-ladder-jobs = processus ; par défaut un par cœur
command-ladder-seed = le hasard des donnes
command-ladder-out = mettre la section de ce jeu dans ce fichier
command-perft-seats = combien de places ({ $default } par défaut)
command-perft-seed = le hasard ({ $default } par défaut)
command-perft-depth = petits coups à prévoir ({ $default } par défaut)
command-bench-game = le jeu à mesurer ; par défaut tous
command-bench-seconds = combien de secondes dure chaque moitié d’un jeu ({ $default } par défaut)
command-bench-batch = mesurer des lots de tables, à côté d’EnvPool s’il est installé
command-bench-tables = tables d’un lot ({ $default } par défaut)
command-bench-json = afficher les chiffres en JSON
command-loadtest-game = à quoi l’on joue ; par défaut le premier de branchline games
command-loadtest-tables = tables jouées à la fois ({ $default } par défaut)
command-loadtest-sockets = WebSockets ouverts en tout ({ $default } par défaut)
command-loadtest-seats = joueurs à chaque table (par défaut le moins que le jeu permet)
command-loadtest-seconds = combien de secondes ({ $default } par défaut)
command-loadtest-lean = des coups sans vues ; par défaut les joueurs demandent ce que la page demande
command-loadtest-store = où les tables sont conservées ({ $default } par défaut)
command-loadtest-database = un PostgreSQL à utiliser ; sans lui, un PostgreSQL provisoire est démarré
command-loadtest-workers = processus du serveur qui partagent une adresse
command-loadtest-processes = serveurs entre lesquels se répartissent les joueurs de chaque table
command-loadtest-peer = à la place : la même charge ici et chez un concurrent, tour à tour (demande Node.js)
command-loadtest-idle = à la place : N tables inactives avec un spectateur chacune
command-loadtest-mail = à la place : ce que coûtent les échéances de N tables par correspondance, 10 000 par heure (100 000 tables par défaut)
command-loadtest-across = à la place : en combien de temps un coup se voit depuis un autre processus
command-loadtest-stored = à la place : combien de temps prend un démarrage sur N tables
