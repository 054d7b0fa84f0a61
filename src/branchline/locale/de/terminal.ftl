### Was das Terminal sagt, auf Deutsch. Was man eingibt (help, why, undo …), ist in allen Sprachen gleich.

## At the table

terminal-nowhere = { $game } wird in einem Terminal gespielt, und hier ist keines, in das man tippen könnte.
terminal-nowhere-open = Öffne eines und gib ein: { $command }
terminal-nowhere-else = Was es sonst gibt: { $command }
terminal-press-start = help zeigt, was du eingeben kannst. Weiter mit der Eingabetaste
terminal-press-continue = help zeigt, was du eingeben kannst. Zurück ins Spiel mit der Eingabetaste
# $who: a name
terminal-curtain = Gib den Bildschirm an { $who } weiter. Alle anderen schauen weg. Dann die Eingabetaste
terminal-pass-on = Eingabetaste, um den Bildschirm weiterzugeben
terminal-more = — Eingabetaste: weiter, q: Schluss —
terminal-over = Die Partie ist zu Ende. Eingabetaste für die Wertung
terminal-read-log = Zum Lesen des Protokolls: { $command }
# $moves (number): made so far; $file, $command: to be typed
terminal-left = Gespeichert nach Spielzug { $moves }. Weiterspielen: { $command }
terminal-saved = Gespeichert nach Spielzug { $moves } in { $file }. Weiterspielen: { $command }
terminal-saved-without = Spielzüge dieses Zugs, die du noch zurücknehmen kannst, sind nicht dabei.
# $why: the system’s own words
terminal-not-saved-there = { $file }: { $why }. Dort wurde nichts gespeichert.
terminal-unsaved = NICHT GESPEICHERT: { $why }. Das zuvor Gespeicherte steht in { $file }
terminal-unsaved-short = (NICHT GESPEICHERT: { $why })
terminal-leave = Dein Zug ist nicht beendet, seine Spielzüge gehen verloren. Trotzdem gehen? (j/n)
# the first letter of yes, as the question before asks for it
terminal-yes = j
terminal-end-turn = Zug beenden?
terminal-ending = Fertig? Die Eingabetaste beendet deinen Zug, „undo“ nimmt zurück.
terminal-expected = { $who }: { $what }
terminal-choose = Wähle einen Spielzug.
terminal-you = (du)
terminal-nothing-yet = Noch ist nichts passiert.
terminal-no-tickets = In diesem Spiel gibt es keine Tickets.
# $page, $pages (numbers)
terminal-page = Seite { $page } von { $pages }
terminal-page-board = Eingabetaste: Spielplan
terminal-page-on = Eingabetaste: weiter
terminal-page-back = Eingabetaste: zurück zu den Spielzügen
# $moves (number)
terminal-move = Spielzug { $moves }
# $count (number); moves is a command
terminal-more-moves = … noch { $count }: moves

## What was typed

terminal-why-how = Gib why und einen Spielzug ein: { $example } oder why 3.
# $move: as it is typed; $costs, $gives: things, joined
terminal-legal-luck = { $move } ist erlaubt. Was du bekommst, entscheidet der Zufall.
terminal-legal = { $move } ist erlaubt.
terminal-legal-costs = { $move } ist erlaubt. Kosten: { $costs }.
terminal-legal-gives = { $move } ist erlaubt. Ertrag: { $gives }.
terminal-legal-both = { $move } ist erlaubt. Kosten: { $costs }; Ertrag: { $gives }.
terminal-ambiguous = „{ $text }“ kann heißen: { $moves }
terminal-no-rule = Es gibt keine Regel „{ $rule }“; die Regeln gehen von { $first } bis { $last }.
# $why: a sentence; $rule: its number, after the command rules
terminal-refused = { $why } (mehr dazu: rules { $rule })
# $text: what was typed
terminal-no-move = „{ $text }“ ist kein Spielzug: { $why }.
# Goes on after the one before. $count (number)
terminal-no-move-number = Die Spielzüge haben die Nummern 1 bis { $count }
terminal-no-move-help = help zeigt, was man eingeben kann

## Help

terminal-help-move = Ein Spielzug ist seine Nummer in der Liste oder seine Notation: { $example }.
terminal-help-notation = Die Notation ist in jeder Sprache gleich; why und eine Nummer, etwa why 3, zeigt die eines Spielzugs.
terminal-help-shorten = Wörter darfst du kürzen, solange sie eindeutig bleiben.
terminal-enter = Eingabe
terminal-help-enter = den Tisch noch einmal zeigen; auf kleinem Bildschirm die nächste Seite
terminal-help-end = den Zug beenden
# $example: commands
terminal-help-end-example = mehreres in einer Zeile: { $example }
terminal-help-undo = den letzten Spielzug zurücknehmen; was der Zufall aufgedeckt hat, bleibt
terminal-help-reset = den ganzen Zug zurücknehmen, soweit es geht
terminal-help-why = was ein Spielzug kostet und bringt, oder welche Regel ihn verbietet
terminal-help-hint = ein Spielzug, der sich lohnt, und warum
terminal-help-rules = die Regeln: alle, ein Teil (rules { $part }) oder eine (rules { $rule })
terminal-help-moves = alle möglichen Spielzüge
terminal-help-board = der ganze Spielplan; map zeichnet ihn, wie er wirklich liegt
terminal-help-score = die Punkte bisher, nach Regeln
terminal-help-log = was geschah: die letzten N Spielzüge, oder all für alle
terminal-help-save = sagen, wo die Partie gespeichert ist, oder eine Kopie speichern
terminal-help-quit = verlassen; die Partie ist gespeichert

## The end, and a log

# $who: a name; $points (number)
terminal-points = { $who }: { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}
# $hash, $seed, $command: to be copied
terminal-proof = Der Zufall stand vor dem ersten Austeilen fest: Der SHA-256 der Startzahl { $seed } ist { $hash } und wurde am Anfang gezeigt.
terminal-proof-check = Zum Nachprüfen: { $command }
terminal-proof-running = Der Zufall steht durch eine Startzahl fest, deren SHA-256 { $hash } ist; die Startzahl wird am Ende gezeigt.
terminal-proof-none = Der Zufall kam aus einer von Hand gewählten Startzahl und beweist also nichts.
terminal-replay = Eingabetaste: weiter · b: zurück · eine Zahl: zu diesem Spielzug · q: Schluss
# $title: of the game; $players (number); $board, $hash: its id and digest
terminal-log-head = { $title }, Plätze: { $players }, Spielplan { $board } ({ $hash })
terminal-log-seat = Platz { $number }: { $who }
terminal-log-options = Optionen: { $options }; Version { $version } der Regeln
terminal-option = { $option }: { $choice }
terminal-option-yes = ja
terminal-option-no = nein
terminal-log-position = begonnen mit einem vorbereiteten Spielstand
terminal-log-hash = der SHA-256 der geheimen Startzahl: { $hash }
terminal-log-continued = Fortsetzung folgt. Am Zug: { $who }.
