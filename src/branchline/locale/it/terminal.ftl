### Ciò che dice il terminale, in italiano. Ciò che si scrive (help, why, undo …) è uguale in ogni lingua.

## At the table

terminal-nowhere = { $game } si gioca in un terminale, e qui non ce n’è uno.
terminal-nowhere-open = Aprine uno e scrivi: { $command }
terminal-nowhere-else = Che altro c’è: { $command }
terminal-press-start = help elenca i comandi. Premi Invio per cominciare
terminal-press-continue = help elenca i comandi. Premi Invio per continuare
# $who: a name
terminal-curtain = Passa lo schermo a { $who }. Gli altri non guardino. Poi premi Invio
terminal-pass-on = Premi Invio per passare lo schermo
terminal-more = — Invio: avanti, q: esci —
terminal-over = La partita è finita. Premi Invio per i punteggi
terminal-read-log = Per leggere il registro: { $command }
# $moves (number): made so far; $file, $command: to be typed
terminal-left = Salvata dopo la mossa { $moves }. Per continuare: { $command }
terminal-saved = Salvata dopo la mossa { $moves } in { $file }. Per continuare: { $command }
terminal-saved-without = Le mosse di questo turno che puoi ancora annullare non ci sono.
# $why: the system’s own words
terminal-not-saved-there = { $file }: { $why }. Lì non è stato salvato niente.
terminal-unsaved = NON SALVATA: { $why }. Ciò che era salvato prima è in { $file }
terminal-unsaved-short = (NON SALVATA: { $why })
terminal-leave = Non hai concluso il turno e le sue mosse andranno perse. Esci? (s/n)
# the first letter of yes, as the question before asks for it
terminal-yes = s
terminal-end-turn = concludi il turno?
terminal-ending = Fatto? Invio conclude il turno, oppure scrivi undo.
terminal-expected = { $who }: { $what }
terminal-choose = Scegli una mossa.
terminal-you = (tu)
terminal-nothing-yet = Non è ancora successo niente.
terminal-no-tickets = In questo gioco non ci sono biglietti.
# $page, $pages (numbers)
terminal-page = pagina { $page } di { $pages }
terminal-page-board = Invio: il tabellone
terminal-page-on = Invio: avanti
terminal-page-back = Invio: torna alle mosse
# $moves (number)
terminal-move = mossa { $moves }
# $count (number); moves is a command
terminal-more-moves = … altre { $count }: moves

## What was typed

terminal-why-how = Scrivi why e una mossa: { $example }, oppure why 3.
# $move: as it is typed; $costs, $gives: things, joined
terminal-legal-luck = { $move } è permesso. Cosa ottieni lo decide la sorte.
terminal-legal = { $move } è permesso.
terminal-legal-costs = { $move } è permesso. Costo: { $costs }.
terminal-legal-gives = { $move } è permesso. Guadagno: { $gives }.
terminal-legal-both = { $move } è permesso. Costo: { $costs }; guadagno: { $gives }.
terminal-ambiguous = “{ $text }” può essere: { $moves }
terminal-no-rule = Non c’è una regola “{ $rule }”; le regole vanno da { $first } a { $last }.
# $why: a sentence; $rule: its number, after the command rules
terminal-refused = { $why } (rules { $rule } dice di più)
# $text: what was typed
terminal-no-move = “{ $text }” non è una mossa: { $why }.
# Goes on after the one before. $count (number)
terminal-no-move-number = le mosse hanno i numeri da 1 a { $count }
terminal-no-move-help = help elenca i comandi

## Help

terminal-help-move = Una mossa è il suo numero nell’elenco o la sua notazione: { $example }.
terminal-help-notation = La notazione è la stessa in ogni lingua; why e un numero, come why 3, mostra quella di una mossa.
terminal-help-shorten = Abbrevia le parole come vuoi, purché restino chiare.
terminal-enter = Invio
terminal-help-enter = mostra di nuovo il tavolo; su uno schermo piccolo, la pagina dopo
terminal-help-end = concludi il turno
# $example: commands
terminal-help-end-example = più cose su una riga: { $example }
terminal-help-undo = annulla l’ultima mossa; ciò che la sorte ha mostrato resta
terminal-help-reset = annulla tutto il turno, per quanto possibile
terminal-help-why = cosa costerebbe e darebbe una mossa, o quale regola la vieta
terminal-help-hint = una mossa che conviene, e perché
terminal-help-rules = le regole: tutte, una parte (rules { $part }) o una sola (rules { $rule })
terminal-help-moves = tutte le mosse possibili
terminal-help-board = il tabellone intero; map lo disegna com’è davvero
terminal-help-score = i punti finora, regola per regola
terminal-help-log = cos’è successo: le ultime N mosse, o all per tutte
terminal-help-save = mostra dov’è salvata la partita, o salvane una copia
terminal-help-quit = esci; la partita è salvata

## The end, and a log

# $who: a name; $points (number)
terminal-points = { $who }: { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}
# $hash, $seed, $command: to be copied
terminal-proof = La sorte era fissata prima della prima distribuzione: lo SHA-256 del seme { $seed } è { $hash }, mostrato all’inizio.
terminal-proof-check = Per verificare ogni distribuzione: { $command }
terminal-proof-running = La sorte è fissata da un seme il cui SHA-256 è { $hash }; il seme viene mostrato alla fine.
terminal-proof-none = La sorte viene da un seme scelto a mano, quindi non prova niente.
terminal-replay = Invio: avanti · b: indietro · un numero: a quella mossa · q: esci
# $title: of the game; $players (number); $board, $hash: its id and digest
terminal-log-head = { $title }, giocatori: { $players }, tabellone { $board } ({ $hash })
terminal-log-seat = posto { $number }: { $who }
terminal-log-options = opzioni: { $options }; regole, versione { $version }
terminal-option = { $option }: { $choice }
terminal-option-yes = sì
terminal-option-no = no
terminal-log-position = cominciata da una posizione preparata
terminal-log-hash = lo SHA-256 del seme segreto: { $hash }
terminal-log-continued = Continua: tocca a { $who }.
