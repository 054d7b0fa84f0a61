### Ce que dit le terminal, en français. Ce qui se tape (help, why, undo…) est le même dans toutes les langues.

## At the table

terminal-nowhere = { $game } se joue dans un terminal, et il n’y en a pas ici.
terminal-nowhere-open = Ouvrez-en un et tapez : { $command }
terminal-nowhere-else = Pour voir le reste : { $command }
terminal-press-start = help dit ce que vous pouvez taper. Entrée pour commencer
terminal-press-continue = help dit ce que vous pouvez taper. Entrée pour continuer
# $who: a name
terminal-curtain = Passez l’écran à { $who }. Les autres ne regardent pas. Puis Entrée
terminal-pass-on = Entrée pour passer l’écran
terminal-more = — Entrée : suite, q : quitter —
terminal-over = La partie est terminée. Entrée pour les scores
terminal-read-log = Pour lire le journal : { $command }
# $moves (number): made so far; $file, $command: to be typed
terminal-left = Partie sauvegardée après le coup { $moves }. Pour continuer : { $command }
terminal-saved = Sauvegardée après le coup { $moves } dans { $file }. Pour continuer : { $command }
terminal-saved-without = Les coups de ce tour que vous pouvez encore annuler n’y sont pas.
# $why: the system’s own words
terminal-not-saved-there = { $file } : { $why }. Rien n’y a été sauvegardé.
terminal-unsaved = NON SAUVEGARDÉE : { $why }. Ce qui l’était avant est dans { $file }
terminal-unsaved-short = (NON SAUVEGARDÉE : { $why })
terminal-leave = Votre tour n’est pas terminé et ses coups seront perdus. Quitter ? (o/n)
# the first letter of yes, as the question before asks for it
terminal-yes = o
terminal-end-turn = terminer le tour ?
terminal-ending = C’est bon ? Entrée termine votre tour, ou tapez undo.
terminal-expected = { $who } : { $what }
terminal-choose = Choisissez un coup.
terminal-you = (vous)
terminal-nothing-yet = Rien ne s’est encore passé.
terminal-no-tickets = Il n’y a pas de billets dans ce jeu.
# $page, $pages (numbers)
terminal-page = page { $page } sur { $pages }
terminal-page-board = Entrée : le plateau
terminal-page-on = Entrée : suite
terminal-page-back = Entrée : retour aux coups
# $moves (number)
terminal-move = coup { $moves }
# $count (number); moves is a command
terminal-more-moves = … encore { $count } : moves

## What was typed

terminal-why-how = Tapez why et un coup : { $example }, ou why 3.
# $move: as it is typed; $costs, $gives: things, joined
terminal-legal-luck = { $move } est permis. Le hasard décide de ce que vous recevez.
terminal-legal = { $move } est permis.
terminal-legal-costs = { $move } est permis. Coût : { $costs }.
terminal-legal-gives = { $move } est permis. Gain : { $gives }.
terminal-legal-both = { $move } est permis. Coût : { $costs } ; gain : { $gives }.
terminal-ambiguous = « { $text } » peut vouloir dire : { $moves }
terminal-no-rule = Il n’y a pas de règle « { $rule } » ; les règles vont de { $first } à { $last }.
# $why: a sentence; $rule: its number, after the command rules
terminal-refused = { $why } (plus de détails avec rules { $rule })
# $text: what was typed
terminal-no-move = « { $text } » n’est pas un coup : { $why }.
# Goes on after the one before. $count (number)
terminal-no-move-number = les coups ont les numéros 1 à { $count }
terminal-no-move-help = help dit ce que l’on peut taper

## Help

terminal-help-move = Un coup, c’est son numéro dans la liste ou sa notation : { $example }.
terminal-help-notation = La notation est la même dans toutes les langues ; why et un numéro, comme why 3, montre celle d’un coup.
terminal-help-shorten = Abrégez les mots à volonté, tant qu’ils restent clairs.
terminal-enter = Entrée
terminal-help-enter = montrer la table à nouveau ; sur un petit écran, la page suivante
terminal-help-end = terminer le tour
# $example: commands
terminal-help-end-example = plusieurs choses sur une ligne : { $example }
terminal-help-undo = annuler le dernier coup ; ce que le hasard a révélé reste
terminal-help-reset = annuler tout le tour, autant que possible
terminal-help-why = ce qu’un coup coûterait et rapporterait, ou quelle règle l’interdit
terminal-help-hint = un coup qui vaut la peine, et pourquoi
terminal-help-rules = les règles : toutes, une partie (rules { $part }) ou une seule (rules { $rule })
terminal-help-moves = tous les coups possibles
terminal-help-board = le plateau en entier ; map le dessine tel qu’il est
terminal-help-score = les points jusqu’ici, règle par règle
terminal-help-log = ce qui s’est passé : les N derniers coups, ou all pour tous
terminal-help-save = dire où la partie est sauvegardée, ou en faire une copie
terminal-help-quit = quitter ; la partie est sauvegardée

## The end, and a log

# $who: a name; $points (number)
terminal-points = { $who } : { $points ->
  [one] { $points } point
 *[other] { $points } points
}
# $hash, $seed, $command: to be copied
terminal-proof = Le hasard était fixé avant la première donne : le SHA-256 de la graine { $seed } est { $hash }, montré au début.
terminal-proof-check = Pour vérifier chaque donne : { $command }
terminal-proof-running = Le hasard est fixé par une graine dont le SHA-256 est { $hash } ; elle est montrée à la fin.
terminal-proof-none = Le hasard vient d’une graine choisie à la main : cela ne prouve rien.
terminal-replay = Entrée : suite · b : retour · un nombre : à ce coup · q : quitter
# $title: of the game; $players (number); $board, $hash: its id and digest
terminal-log-head = { $title }, joueurs : { $players }, plateau { $board } ({ $hash })
terminal-log-seat = place { $number } : { $who }
terminal-log-options = options : { $options } ; règles, version { $version }
terminal-option = { $option } : { $choice }
terminal-option-yes = oui
terminal-option-no = non
terminal-log-position = commencée à partir d’une position préparée
terminal-log-hash = le SHA-256 de la graine secrète : { $hash }
terminal-log-continued = À suivre : à { $who } de jouer.
