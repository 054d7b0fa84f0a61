### Was die Kommandozeile sagt: die Hilfe, was an der Eingabe nicht stimmt, und was die Befehle für Spieler antworten. Was man eingibt, ist in jeder Sprache gleich, ebenso die Spalten und Zahlen der Befehle, die messen.

## Überblick

command-about = Eisenbahn-Brettspiele: zum Spielen, Lernen und Meistern.
command-usage = Aufruf: { $what }
command-version = sagen, welches Branchline das ist
command-more = { $command } sagt mehr über einen davon.
command-at-once = Sofort spielen: { $command }
command-example = Beispiel: { $command }
place-COMMAND = BEFEHL
place-GAME = SPIEL
place-NAME = NAME
place-FILE = DATEI
place-LOG = PROTOKOLL
place-TABLE = TISCH
place-WHO = WER
place-VALUE = WERT
place-MOVE = SPIELZUG
place-BOT = BOT
place-LANG = SPRACHE
place-DIR = ORDNER
place-KEY = SCHLÜSSEL
place-ADDRESS = ADRESSE
place-CONTACT = KONTAKT
place-NETWORK = NETZ
place-HOST = RECHNER
place-NUMBER = NUMMER

## Wozu jeder Befehl da ist

command-play = hier im Terminal spielen
command-serve = im Browser spielen, allein oder mit anderen
command-saves = die gespeicherten Partien auflisten
command-games = die Spiele auflisten, oder alles über eines sagen
command-backup = die Tische eines Servers in eine Datei schreiben
command-restore = einen leeren Speicher aus einer Sicherung füllen
command-export = die Protokolle beendeter Tische als Dateien schreiben
command-replay = ein Protokoll Schritt für Schritt zeigen oder ausgeben
command-analyse = jeden Spielzug einer beendeten Partie beurteilen
command-verify = ein Protokoll nachspielen und sagen, was es beweist
command-position = einen Spielstand ausgeben oder prüfen
command-board = eine Spielplandatei prüfen
command-simulate = Hunderttausende Partien spielen
command-report = zeichnen, was simuliert wurde
command-ladder = messen, welcher Bot welchen schlägt
command-perft = zählen, auf wie viele Arten man spielen kann
command-bench = die Geschwindigkeit messen
command-loadtest = den Server messen
command-doctor = sagen, was läuft und was daran nicht stimmt

## Die Wörter jeder Hilfeseite und jedes Fehlers

command-arguments = womit der Befehl arbeitet
command-options = Optionen
command-help = diese Hilfe zeigen und aufhören
command-language = eine der Sprachen { $languages }; sonst die des Systems
command-wrong-argument = { $argument }: { $why }
command-see = { $why }; siehe { $command }
command-wrong-unknown = das ist nicht zu verstehen: { $what }
command-wrong-required = es fehlt: { $what }
command-wrong-one-of = eines davon fehlt: { $what }
command-wrong-together = geht nicht zusammen mit { $other }
command-wrong-value = hat keinen Wert, bekam aber { $value }
command-wrong-one = braucht einen Wert
command-wrong-at-most-one = hat höchstens einen Wert
command-wrong-at-least-one = braucht mindestens einen Wert
command-wrong-count = { $count ->
  [one] braucht { $count } Wert
 *[other] braucht { $count } Werte
}
command-wrong-ambiguous = { $option } kann heißen: { $matches }
command-wrong-type = „{ $value }“ passt nicht
command-wrong-choice = „{ $value }“ gehört nicht zu: { $choices }
command-wrong-number = „{ $value }“ ist keine ganze Zahl ab { $least }
command-wrong-digits = „{ $value }“ sind keine 64 hexadezimalen Ziffern
command-wrong-command = einen Befehl „{ $name }“ gibt es nicht; es gibt: { $known }
command-wrong-language = in „{ $language }“ gibt es keine Texte, nur in { $known }: Es bleibt bei Englisch
command-wrong-file = { $file }: { $why }
command-no-file = diese Datei oder diesen Ordner gibt es nicht
command-not-folder = eine Datei steht dort, wo ihr Ordner sein müsste
command-is-folder = das ist ein Ordner, keine Datei
command-no-right = hier darfst du nicht lesen oder schreiben
command-disk-full = die Festplatte ist voll

## play

command-play-game = das Spiel; sonst das erste von branchline games
command-play-seats = you (du) oder ein Bot für jeden Platz, sonst du und so wenige { $bot } wie möglich; mehrere you teilen sich den Bildschirm
command-play-names = wie die Plätze heißen
command-play-first = der Platz, der beginnt, ab 1; sonst entscheidet der Zufall
command-play-option = eine andere Option des Spiels
command-play-seed = jedes Mal derselbe Zufall; das beweist nichts
command-play-board = auf einem anderen Spielplan spielen
command-play-save = dort speichern statt im Ordner der gespeicherten Partien
command-play-resume = eine gespeicherte Partie fortsetzen: ihre Datei, ihr Name oder ihre Nummer in branchline saves; sonst die letzte
command-play-nobody = mit diesen --seats spielt hier niemand: Setz auf einen Platz you, wie in --seats you,greedy
command-play-exists = { $file } gibt es schon: { $command } setzt die Partie fort
command-play-leave-out = --resume setzt eine Partie fort, wie sie ist; lass { $option } weg
command-play-option-form = --option { $given }: Schreib es als NAME=WERT
command-play-first-form = --first { $given }: Gib einen Platz ab 1 an, oder random
command-play-names-form = --names { $given }: Gib { $count ->
  [one] { $count } Namen
 *[other] { $count } verschiedene Namen
} an

## Was an einem Spiel, seinen Plätzen, Optionen und Bots nicht stimmt

command-no-game = ein Spiel „{ $name }“ gibt es nicht; es gibt: { $known }
command-broken-game = das Spiel „{ $name }“ ist fehlerhaft: { $why }; es gibt: { $known }
command-bad-seats = { $game } ist für { $allowed } Spieler, nicht für { $seats }
command-bad-option = { $option } = { $value }: Wähle eines von { $choices }
command-no-option = { $game } hat keine Option „{ $option }“, aber: { $known }
command-no-bot = einen Bot „{ $name }“ gibt es nicht; es gibt: { $known }
command-bot-cannot-play = der Bot „{ $name }“ kann { $game } nicht; random kann jedes Spiel
command-bad-seed = eine Startzahl ist eine ganze Zahl von 0 bis 2^62 − 1, nicht { $seed }
command-no-package = dafür braucht es { $package }, und das ist nicht installiert: { $command }
command-bad-log = Zeile { $line } des Protokolls: { $why }
command-bad-log-text = { $file } ist kein Text
command-bad-log-empty = das Protokoll ist leer; seine erste Zeile muss ein Kopf sein
command-bad-log-damaged = die Datei ist hier abgeschnitten oder beschädigt
command-bad-log-seal = das Siegel passt nicht: Diese Zeile oder eine davor wurde geändert, verschoben oder entfernt
command-bad-log-header = das ist kein Protokoll von Branchline
command-other-rules = diese Partie { $game } wurde nach Version { $there } der Regeln gespielt, dieses Programm spielt Version { $here }: { $reader }
command-other-rules-part = diese Partie { $game } wurde nach Version { $there } der Regeln gespielt, dieses Programm spielt Version { $here }, und bei Spielzug { $move } wäre die Partie anders verlaufen: { $reader }
command-other-rules-release = Branchline { $release } liest sie
command-other-rules-replay = spiel sie mit einem Branchline dieser Version nach

## saves

command-saves-about = Listet die gespeicherten Partien auf, die letzte zuerst. Jede Partie wird nach jedem Spielzug gespeichert; BRANCHLINE_DATA sagt, wo.
command-saves-none = In { $folder } ist keine Partie gespeichert. { $command } beginnt eine.
command-saves-where = Sie sind in { $folder }. Eine fortsetzen: { $command }
command-saves-moves = { $moves ->
  [one] { $moves } Spielzug
 *[other] { $moves } Spielzüge
}
command-saves-won = beendet, { $who } hat gewonnen
command-saves-shared = beendet, { $who } haben gemeinsam gewonnen
command-saves-replay-only = nur zum Nachspielen: Ihr Geheimnis fehlt
command-saves-turn = { $who } ist am Zug
command-no-save = eine gespeicherte Partie „{ $name }“ gibt es nicht; { $command } listet auf, was es gibt
command-no-unfinished = in { $folder } ist keine offene Partie; { $command } beginnt eine
command-save-finished = die Partie { $file } ist beendet; { $command } zeigt sie
command-save-no-secret = die Partie { $file } lässt sich nicht fortsetzen: Ihr Geheimnis ({ $secret }) liegt nicht daneben; { $command } zeigt, was sie enthält
command-save-damaged = { $secret } ist beschädigt: Die Partie lässt sich nachspielen, aber nicht fortsetzen
command-save-older = { $rules }. Hier lässt sie sich nicht fortsetzen. So steht es: { $score }. { $command } zeigt sie, und die Datei ist ihr Protokoll.
command-save-score = { $who } { $points }

## games und Spielpläne

command-games-game = das Spiel, über das alles gesagt werden soll
command-games-players = { $most ->
  [1] 1 Spieler
 *[other] { $players } Spieler
}
command-games-minutes = { $minutes } Minuten
command-games-more = Alles über eines: { $about }. Es spielen: { $play }
command-games-aside = Das Spiel { $name } ist beiseitegelegt: { $why }
command-games-by = { $title }, von { $who }
command-games-rules = Version { $version } der Regeln
command-games-options = Optionen:
command-games-from-zero = Plätze zählen ab 0
command-games-board = Spielplan { $board } ({ $hash }), { $provenance }
command-board-what = check: alles nennen, was daran nicht stimmt
command-board-file = eine Spielplandatei
command-board-game = das Spiel, für das er ist; sonst sagt es sein Schema
command-board-good = { $file } ist als Spielplan in Ordnung: { $board } ({ $hash })
command-known = { $part }: { $status ->
  [printed] gedruckt
  [derived] abgeleitet
  [invented] erfunden
 *[reconstructed] rekonstruiert
}. { $note }

## replay, Protokolle und Spielstände

command-log = die Datei eines Protokolls: JSON-Zeilen
command-log-board = der Spielplan, auf dem gespielt wurde, wenn es nicht der des Spiels ist
command-replay-about = Zeigt ein Protokoll Schritt für Schritt oder gibt es aus. Von einer beendeten Partie ist alles zu sehen, von einer laufenden nur, was ein Zuschauer oder, mit --seat, dieser Platz wissen darf.
command-replay-seat = mit den Augen dieses Platzes: sein Name, oder seine Nummer ab 1
command-replay-at = den Tisch nach so vielen Spielzügen zeigen, und sonst nichts
command-replay-transcript = alles als Text ausgeben
command-no-move = --at { $at }: { $moves ->
  [one] Das Protokoll hat { $moves } Spielzug; gib eine Zahl von 0 bis { $moves } an
 *[other] Das Protokoll hat { $moves } Spielzüge; gib eine Zahl von 0 bis { $moves } an
}
command-no-seat = --seat { $given }: Gib einen Namen an, oder eine Nummer ab 1: { $names }
command-position-file = ein Protokoll, oder ein Spielstand, der geprüft werden soll
command-position-at = nach wie vielen Spielzügen des Protokolls; sonst nach allen
command-position-board = der Spielplan, wenn es nicht der des Spiels ist
command-position-reveal = auch von einer Partie, die noch läuft: Das zeigt alle Hände
command-still-running = die Partie { $file } ist nicht beendet, und ein Spielstand zeigt jede Hand: --reveal tut es trotzdem; { $command } zeigt, was ein Platz sehen darf

## serve und sein Speicher

command-serve-host = die Adresse, auf der der Server lauscht; 0.0.0.0 für das lokale Netz
command-serve-port = der Port (sonst 8000; 0: ein freier)
command-serve-data = wo die Tische aufbewahrt werden (sonst { $folder })
command-serve-database = sie stattdessen in PostgreSQL aufbewahren: { $example }
command-serve-workers = Serverprozesse; ab zweien braucht es PostgreSQL
command-serve-open = die Startseite im Browser öffnen, wo es einen gibt
command-serve-compile = in einem Klon: sofort spielen und die Regeln nebenher übersetzen
command-serve-proxy = hinter einem Proxy: dessen X-Forwarded-Kopfzeilen glauben
command-serve-name = der Name im Internet, etwa trains.example.org; darf mehrmals vorkommen. Andere werden abgelehnt
command-serve-address = wo man ihn erreicht, für Links in Benachrichtigungen (sonst { $default })
command-serve-mail = Benachrichtigungen über diesen Mailserver senden: { $example } (oder { $variable } in der Umgebung)
command-serve-mail-from = von wem die Mail ist (sonst { $default })
command-serve-push = Benachrichtigungen an Browser senden; Push-Dienste dürfen an { $example } schreiben
command-serve-network = Benachrichtigungen auch in dieses private Netz senden, etwa 192.168.1.0/24; darf mehrmals vorkommen
command-serve-access-log = jede Anfrage aufzeichnen, ohne ihre Parameter
command-serve-here = Öffne { $address } und klick auf „{ $button }“.
command-serve-near = In deinem Netz: { $address }
command-serve-compiling = Die Regeln werden nebenher übersetzt, etwa zwei Minuten lang; bis dahin denken die Bots langsamer.
command-serve-stop = Mit Strg-C anhalten.
command-store-data = der Datenordner eines Servers (sonst { $folder })
command-store-database = oder seine PostgreSQL-Datenbank: { $example }
command-backup-file = die Datei, die geschrieben wird; heb sie gut auf, sie enthält die Geheimnisse der Tische
command-restore-file = eine Datei, die branchline backup geschrieben hat
command-export-table = die Kennungen von Tischen; ohne sie alle beendeten
command-export-out = wohin geschrieben wird (sonst hierher)

## analyse und verify

command-analyse-about = Beurteilt jeden Spielzug einer beendeten Partie: was er nach dem Wissen des Platzes damals wert war, und im Nachhinein, mit offenen Händen. Ein Wert ist der Anteil der Partien, die der Platz von da an gewinnt, wie die Suche es schätzt.
command-analyse-iterations = je Spielzug, sonst 100; mehr, wo er etwas gekostet zu haben scheint
command-analyse-json = alles dorthin schreiben; - gibt es statt des Textes aus
command-analyse-html = eine Seite mit einem Schaubild dorthin schreiben
command-too-early = diese Partie läuft noch, und eine Analyse sieht in jede Hand: Warte auf ihr Ende
command-verify-house = der Schlüssel des Hauses, das unterschrieben haben muss: GET /api/house
command-verify-commitment = die Festlegung, die dir vor dem Austeilen gezeigt wurde
command-verify-seed = die Startzahl eines Protokolls, das mit play --seed N gespielt wurde

## Die Befehle, die messen

command-simulate-game = das Spiel, nach seiner Kennung
command-simulate-games = wie viele Partien (sonst { $default })
command-simulate-bots = ein Bot für jeden Platz (sonst random auf so wenigen Plätzen wie möglich)
command-simulate-seed = die Startzahl allen Zufalls (sonst gelost und ausgegeben)
command-simulate-workers = Prozesse (sonst einer je Kern)
command-ray = auf einem Ray-Cluster spielen: { $example }, auto (der dieses Rechners) oder local
command-simulate-chunk = Partien, die ein Prozess am Stück spielt, höchstens
command-simulate-out = die Parquet-Datei, die geschrieben wird: eine Zeile je Partie
command-simulate-moves = daneben auch eine Zeile je Spielzug schreiben
command-simulate-decisions = daneben auch einen Datensatz der Entscheidungen schreiben
command-simulate-logs = in diesem Ordner ein Protokoll jeder Partie aufheben
command-simulate-resume = eine angehaltene Simulation fortsetzen
command-simulate-overwrite = ersetzen, was dort ist
command-simulate-board = eine eigene Spielplandatei
command-simulate-option = eine Option des Spiels, als name=wert
command-report-table = die Parquet-Datei von branchline simulate
command-report-out = die HTML-Datei, die geschrieben wird (sonst neben der Tabelle)
command-ladder-game = das Spiel
command-ladder-seats = sonst so wenige, wie das Spiel erlaubt
command-ladder-games = Partien einer Paarung, höchstens (sonst { $default })
command-ladder-least = Partien einer Paarung, mindestens (sonst { $default })
command-ladder-pairings = nur diese, leer: keine; sonst jede Stufe gegen die schwächeren
command-ladder-bots = stattdessen ein Turnier von diesen, bewertet mit openskill; auch { $module } und { $program }
command-ladder-table = und chief mit seiner Zeit an einem Tisch, N Partien
command-ladder-jobs = Prozesse; sonst einer je Kern
command-ladder-seed = der Zufall beim Austeilen
command-ladder-out = den Abschnitt dieses Spiels in diese Datei schreiben
command-perft-seats = wie viele Plätze (sonst { $default })
command-perft-seed = der Zufall (sonst { $default })
command-perft-depth = kleine Spielzüge, die vorausgesehen werden (sonst { $default })
command-bench-game = das Spiel, das gemessen wird, sonst alle
command-bench-seconds = wie viele Sekunden jede Hälfte eines Spiels dauert (sonst { $default })
command-bench-batch = Stapel von Tischen messen, neben EnvPool, wo es installiert ist
command-bench-tables = Tische eines Stapels (sonst { $default })
command-bench-json = die Zahlen als JSON ausgeben
command-loadtest-game = was gespielt wird; sonst das erste von branchline games
command-loadtest-tables = Tische, an denen zugleich gespielt wird (sonst { $default })
command-loadtest-sockets = offene WebSockets insgesamt (sonst { $default })
command-loadtest-seats = Spieler an jedem Tisch (sonst so wenige, wie das Spiel erlaubt)
command-loadtest-seconds = wie viele Sekunden (sonst { $default })
command-loadtest-lean = Spielzüge ohne Ansichten; sonst fragen die Spieler, was die Seite fragt
command-loadtest-store = wo die Tische aufbewahrt werden (sonst { $default })
command-loadtest-database = das PostgreSQL dafür; ohne es wird ein vorübergehendes gestartet
command-loadtest-workers = Serverprozesse, die sich eine Adresse teilen
command-loadtest-processes = Server, auf die sich die Leute an jedem Tisch verteilen
command-loadtest-peer = stattdessen: dieselbe Last hier und bei einem Mitbewerber, abwechselnd (braucht Node.js)
command-loadtest-idle = stattdessen: N ruhende Tische mit je einem Zuschauer
command-loadtest-mail = stattdessen: was die Fristen von N Fernpartien kosten, 10.000 je Stunde (sonst 100.000 Tische)
command-loadtest-across = stattdessen: wie bald ein Spielzug in einem anderen Prozess zu sehen ist
command-loadtest-stored = stattdessen: wie lange ein Start mit N Tischen dauert
