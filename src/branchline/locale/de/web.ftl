### Was die Seiten sagen, auf Deutsch: alles rund um den Tisch, in jedem Spiel.
### Eine Meldung, eine Zeile. Jeder Schlüssel beginnt mit page-, damit keiner auch der eines Spiels ist.

## Der Rahmen

page-home = Branchline, Startseite
page-nav = Hauptmenü
page-nav-tables = Partien
page-nav-rules = Regeln
page-nav-settings = Einstellungen
page-skip = Zum Inhalt springen
page-close = Schließen
page-cancel = Abbrechen
page-loading = Wird geladen …
page-try-again = Noch einmal versuchen
page-to-home = Zur Startseite
page-yes = ja
page-no = nein
page-no-storage = Dieser Browser speichert für diese Seite nichts. Du kannst trotzdem spielen, aber heb den Link zu deinem Platz auf: Nur mit ihm kommst du zurück, wenn du die Seite geschlossen hast.
page-trouble = Etwas ist schiefgegangen
page-reload = Seite neu laden
page-reload-why = Ein Teil dieser Seite wurde nicht geladen. Vielleicht wurde der Server aktualisiert.
page-upgraded = Diese Seiten gibt es in einer neuen Version. Lade sie neu, wann es dir passt: Nichts geht verloren, was du geschrieben oder geplant hast.
page-missing = Endstation
page-missing-why = Hier ist keine Seite. Die Gleise enden am Prellbock.

## Wenn etwas schiefgeht

page-unreachable = Der Server antwortet nicht. Nichts von dem, was du eingegeben hast, ist verloren. Versuch es gleich noch einmal.
page-offline = Du bist offline. Alles außer der Liste deiner Partien braucht eine Verbindung.
page-stale = Während du gewählt hast, ging die Partie weiter. So sieht der Tisch jetzt aus. Wähle neu.
page-revoked = Du hast diesen Platz nicht mehr: Der Gastgeber hat ihn freigegeben. Bitte ihn um eine Einladung. Zuschauen kannst du weiterhin.
# $what: the browser’s own words
page-bug = Das hätte nicht passieren dürfen: { $what }
page-back = Du bist wieder da. Nichts ging verloren.
page-lost = Verbindung verloren. Neuer Versuch …
page-hung-up = Der Server hat die Verbindung beendet. Lade die Seite neu, um zurückzukommen.
page-no-table = Tisch nicht gefunden
page-board-missing = Der Spielplan wurde nicht geladen. Du kannst mit dem Tisch in Worten weiterspielen.

## Die Startseite

page-home-title = Bitte einsteigen! Der nächste Zug gehört dir
page-home-lead = Vier Eisenbahn-Brettspiele. Spiel sofort gegen einen Bot oder schick deinen Freunden einen Link. Kein Konto, nichts zu installieren.
page-games = Spiele
page-play-now = Sofort spielen
# $bots (number): how many bots play
page-play-now-why = { $bots ->
  [one] gegen einen Bot
 *[other] gegen { $bots } Bots
}
page-set-table = Neue Partie
page-set-table-why = Spieler auswählen
# $seats: 2, or 2–5
page-seats = { $seats } Spieler
# $from, $to (numbers)
page-minutes = { $to ->
  [one] { $from }–{ $to } Minute
 *[other] { $from }–{ $to } Minuten
}
page-board-exact = Spielplan wie gedruckt
page-board-why-exact = Spielplan, Karten und Zahlen sind die des gedruckten Spiels.
page-board-partly = Spielplan teils von uns
page-board-why-partly = Die Regeln sind die des gedruckten Spiels. Wo wir den Spielplan nicht prüfen konnten, haben wir ihn selbst gezeichnet.
page-board-reconstructed = Viele Karten von uns
page-board-why-reconstructed = Die Regeln sind die des gedruckten Spiels. Wo wir eine Karte nicht prüfen konnten, haben wir sie selbst entworfen.
page-watch = Partien zum Zuschauen
page-watch-none = Gerade gibt es keine Partie zum Zuschauen.
page-your-tables = Deine Partien
page-your-tables-none = Du hast noch keine Partien.
page-games-show = Anzeigen
page-games-all = Alle Partien
page-games-mine = Du bist dran
page-games-theirs = Andere sind dran
page-games-over = Beendet
page-games-none = Keine Partie passt zu dieser Auswahl.
page-games-since = seit { $time }
page-games-until = bis { $time }
page-games-offline = Du bist offline. So sah die Liste zuletzt aus, { $ago }.
page-next-game = Nächste Partie
page-next-game-why = { $count ->
    [one] Noch eine Partie wartet auf dich.
   *[other] Noch { $count } Partien warten auf dich.
  }
page-remove = Aus deinen Partien entfernen
page-removed = Aus deiner Liste entfernt. Die Partie selbst ist nicht gelöscht.
# $count (number)
page-removed-show = { $count ->
  [one] { $count } entfernte Partie zeigen
 *[other] { $count } entfernte Partien zeigen
}
page-running = Laufende Partien
page-finished-tables = Beendete Partien
page-finished = Beendet
# $count (number)
page-moves-made = { $count ->
  [one] { $count } Spielzug
 *[other] { $count } Spielzüge
}
page-upload-log = Protokoll öffnen
page-upload-log-why = Spiel ein heruntergeladenes Protokoll Spielzug für Spielzug nach, von diesem Server oder einem anderen.
page-upload-position = Ab Spielstand spielen
page-upload-position-why = Ein Spielstand hält einen Moment einer Partie fest, mit allen Karten und Vorräten. Speichere einen beim Nachspielen oder mit „branchline position“. Von dort beginnst du dann eine Partie, mit Bots oder Freunden.
page-upload-position-not = Diese Datei ist kein Spielstand. Ein Spielstand ist JSON und nennt sein Spiel und seine Plätze.
# $game: what the file says
page-upload-position-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
page-laid-out = Diese Partie begann mit einem vorbereiteten Spielstand. Wer ihn vorbereitet hat, kennt vielleicht alle Karten.
# $version (number): of the rules
page-older-rules = Gespielt nach Version { $version } der Regeln.
page-older-rules-running = Seitdem haben sich die Regeln geändert. Diese Partie lässt sich nicht fortsetzen.
page-older-rules-score = Jetzt werten
page-older-rules-waiting = Die Partie wird gewertet, sobald alle zustimmen.
page-imported = Diese Partie stammt aus einer Protokolldatei. Sie wurde nicht auf diesem Server gespielt, und die Namen sind die aus der Datei.
page-imported-short = aus einer Datei
page-stage-players = Wartet auf Mitspieler
page-stage-luck = Zufall wird beigetragen
page-laid-out-short = ab Spielstand
page-lesson-short = Lektion

## Eine neue Partie

page-who = Spieler
# $number (number): the seat, counted from 1
page-seat-kind = Platz { $number }: Wer spielt?
page-kind-me = Du
page-kind-here = Noch jemand an diesem Gerät
page-kind-friend = Freund oder Freundin, per Link
page-kind-open = Freier Platz
page-kind-bot = Ein Bot
page-which-bot = Bot
page-name = Name
page-name-of = Name von Spieler { $number }
page-colour-of = Farbe von Spieler { $number }
page-open-why = Alle können mitspielen, über die Startseite oder den Link zum Tisch
page-add-seat = Platz hinzufügen
page-remove-seat = Diesen Platz entfernen
page-options = Optionen
page-board = Spielplan
page-board-own = von dir hochgeladen
page-board-upload = Nimm eine eigene Spielplandatei. Wir prüfen sie Zeile für Zeile.
# $title: the board’s
page-board-taken = Der Spielplan „{ $title }“ ist in Ordnung. Diese Partie wird auf ihm gespielt.
# $why: the browser’s own words
page-board-not-json = Diese Datei ist kein JSON: { $why }
page-set-it = Partie starten
page-opening = Ab Spielstand
page-opening-why = Die Partie beginnt mit diesem Spielstand und seinen Optionen. Vielleicht hast du alle Karten gesehen: Nutze sie zum Ausprobieren, nicht für einen Wettkampf.
page-opening-deal = Lieber neu austeilen
page-table-set = Dein Tisch ist bereit
page-links-send = Schick allen Freunden je eine Einladung. Sie gilt einmal, auf dem ersten Gerät, das sie öffnet.
page-links-secret = Die Einladungen siehst du nur jetzt. Am Tisch kannst du jederzeit eine neue machen.
page-open-link = Link zum Tisch, zum Mitspielen oder Zuschauen:
page-link = Link
page-copy = Kopieren
page-copied = Kopiert
page-copy-yourself = Der Link ist markiert. Kopiere ihn mit Strg+C.
page-to-table = Zum Tisch
page-join = Mitspielen
page-join-title = Bei dieser Partie mitspielen
page-your-name = Dein Name

## Am Tisch

page-players = Spieler
page-hand = Hand
page-map = Plan
page-map-asked = Auf dem Plan wählen
page-sights = Was dieses Handy zeigt
page-more = Mehr
page-table-menu = Tisch
page-seat-side = Deine Auswahl und deine Hand
page-fold = Plan zeigen
page-unfold = Auswahl zeigen
page-drawers = Teile des Tisches
page-you = du
page-bot = Bot
page-stand-in = ein Bot hat übernommen
page-away = nicht da
page-seat-open = freier Platz
page-acts = am Zug
# $points: a number in words, with halves
page-score = { $count ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}
page-actions = Was zu tun ist
page-your-turn = Du bist am Zug
# $who: one name or more, joined
page-waiting = Warten auf { $who }.
page-waiting-others = Du hast gewählt. Warten auf { $who }.
page-nobody = Gerade ist niemand am Zug.
page-end-turn-hint = Fertig? Beende deinen Zug oder nimm ihn zurück.
page-undo = Zurück
page-reset = Von vorn
page-end-turn = Zug beenden
# $count (number)
page-all-moves = { $count ->
  [one] { $count } möglicher Spielzug
 *[other] Alle { $count } möglichen Spielzüge
}
page-moves-search = Spielzüge durchsuchen
# $count (number)
page-moves-found = { $count ->
  [one] { $count } Spielzug
 *[other] { $count } Spielzüge
}
page-moves-none = Kein Spielzug passt dazu.
# $what: things, joined
page-preview-costs = Kostet: { $what }.
page-preview-gives = Bringt: { $what }.
page-preview-luck = Was du bekommst, entscheidet der Zufall.
page-preview-nothing = Kostenlos.
page-general = Der Tisch in Worten
page-general-switch = Tisch in Worten zeigen
page-log = Protokoll
page-log-and-more = Protokoll, Chat und Regeln
page-log-empty = Noch ist nichts passiert.
page-tab-log = Verlauf
page-tab-ledger = Bilanz
page-tab-chat = Chat
page-tab-notes = Notiz
page-tab-rules = Regeln
# $count (number)
page-unread = { $count ->
  [one] { $count } neue Zeile
 *[other] { $count } neue Zeilen
}
page-ledger = Bilanz
# $who; $things: what was gained and paid, joined
page-ledger-line = { $who }: { $things }
page-ledger-empty = Noch hat niemand etwas bezahlt oder bekommen.
page-chat = Chat
page-chat-say = Schreib etwas
page-chat-send = Senden
page-chat-empty = Noch keine Nachrichten.
# $who: a name; $text: what they wrote
page-catch-up = Aufholen
page-chat-from = { $who }: { $text }
# $who: a name
page-joined = { $who } spielt jetzt mit.
page-chat-watching = Im Chat schreibt nur, wer am Tisch mitspielt.
page-mute = Stumm
# $who: a player's name
page-mute-who = { $who } stummschalten
# $who: a player's name
page-muted = Nachrichten von { $who } sind ausgeblendet.
page-unmute = Einblenden
page-notes = Notizen
page-notes-why = Diese Notizen siehst nur du.
page-saved = Gespeichert.
page-not-saved = Nicht gespeichert: Der Server antwortet nicht. Wir versuchen es wieder, sobald du weiterschreibst.
page-guide = Tipp
page-hint = Vorschlag
page-hint-asking = Denkt nach …
page-hint-do = So spielen
page-guide-more = Mehr dazu
page-guide-understood = Verstanden
page-why-rule = Regel { $rule }
page-guide-off = Keine Tipps mehr
page-replay = Nachspielen
page-download = Protokoll herunterladen
page-bg-stats = Für BG Stats herunterladen
page-bg-stats-why = Eine Datei, die die App BG Stats öffnet, um diese Partie dort festzuhalten
page-links = Platz freigeben
page-agree = Ende der Partie vorschlagen
page-agree-title = Partie vorzeitig beenden?
# $who: the people who have not agreed yet, joined; $count (number): how many they are
page-agree-why = { $count ->
  [one] Die Partie endet, sobald { $who } zustimmt. Bis dahin spielt ihr weiter, und du kannst den Vorschlag zurückziehen. Es zählen die Punkte, wie sie dann stehen.
 *[other] Die Partie endet, sobald { $who } zustimmen. Bis dahin spielt ihr weiter, und du kannst den Vorschlag zurückziehen. Es zählen die Punkte, wie sie dann stehen.
}
page-agree-at-once = Sonst muss niemand zustimmen, die Partie endet also sofort. Es zählen die Punkte, wie sie jetzt stehen. Das lässt sich nicht zurücknehmen.
page-agree-propose = Vorschlagen
page-agree-end = Partie beenden
page-agree-not = Vorschlag zurückziehen
# $who: names, joined
page-agreed = { $count ->
  [one] { $who } möchte die Partie beenden. Einverstanden?
 *[other] { $who } möchten die Partie beenden. Einverstanden?
}
page-concede = Aufgeben
page-concede-why = Die Partie endet für alle, und du belegst den letzten Platz. Das lässt sich nicht zurücknehmen.
page-concede-bot = Die anderen spielen weiter, und ein Bot übernimmt deinen Platz für den Rest der Partie. Das lässt sich nicht zurücknehmen.
# $who: a name
page-absent = { $who } ist nicht da.
# $bot: its title
page-let-bot = { $bot } übernehmen lassen
page-come-back = Wieder selbst spielen
page-clocks = Tempo
page-clocks-none = Ohne Uhren
page-clocks-live-10 = Am Stück, 10 Minuten
page-clocks-live-25 = Am Stück, 25 Minuten
page-clocks-live-60 = Am Stück, 60 Minuten
page-clocks-day = Fernpartie, ein Zug am Tag
page-clocks-slow = Fernpartie, gemächlich
page-clocks-why-none = Alle nehmen sich die Zeit, die sie brauchen.
page-clocks-why-live-10 = 10 Minuten für jeden Platz und 10 Sekunden mehr für jeden Zug.
page-clocks-why-live-25 = 25 Minuten für jeden Platz und 20 Sekunden mehr für jeden Zug.
page-clocks-why-live-60 = 60 Minuten für jeden Platz und 30 Sekunden mehr für jeden Zug.
page-clocks-why-day = 24 Stunden für jeden Platz und 12 mehr für jeden Zug, höchstens 72.
page-clocks-why-slow = 72 Stunden für jeden Platz und 24 mehr für jeden Zug, höchstens 10 Tage.
page-clocks-nights = Nachts von 22 bis 7 Uhr stehen die Uhren ({ $zone })
page-clocks-weekends = Am Wochenende stehen die Uhren ({ $zone })
page-clocks-rest = Nicht gezählt: { $what } ({ $zone }).
page-clocks-time-out = Wenn die Zeit abläuft
page-time-out-ask = Die anderen entscheiden
page-time-out-turn = Ein Bot spielt diesen Zug
page-time-out-bot = Ein Bot spielt weiter
page-time-out-end = Die Partie endet
page-clock = Restzeit: { $time }
page-clock-until = Die Zeit läuft ab: { $when }
page-clock-out = Zeit abgelaufen
page-clock-away = Im Urlaub bis { $when }
page-clock-planned = Im Urlaub vom { $from } bis { $to }
page-out-who = Die Zeit von { $who } ist abgelaufen. Du kannst warten oder wählen:
page-out-watch = Die Zeit von { $who } ist abgelaufen. Die anderen entscheiden, wie es weitergeht.
page-out-you = Deine Zeit ist abgelaufen. Mach deinen Zug, bevor ein Bot für dich spielt.
page-out-turn = Ein Bot spielt diesen Zug
page-out-bot = Ein Bot spielt weiter
page-pause = Partie unterbrechen
page-pause-not = Doch keine Pause
page-resume = Pause beenden
page-paused = Die Partie ist unterbrochen. Alle Uhren stehen.
page-pausing = { $count ->
  [one] { $who } möchte unterbrechen.
 *[other] { $who } möchten unterbrechen.
}
page-expired = Verfallen
page-see-end = Zur Wertung
# $who: a name
page-curtain = { $who } ist am Zug
page-curtain-why = Gib das Gerät an { $who } weiter. Alle anderen schauen weg.
page-curtain-open = Ich bin { $who }

## Nachspielen

page-replay-controls = Wiedergabe und Blickwinkel
page-replay-first = Zum Anfang
page-replay-back = Einen Spielzug zurück
page-replay-next = Einen Spielzug vor
page-replay-last = Zum Ende
page-replay-play = Abspielen
page-replay-stop = Pause
page-replay-moment = Zeitpunkt
# $at, $last (numbers)
page-replay-at = Spielzug { $at } von { $last }
page-replay-eyes = Gesehen von
page-replay-spectator = Zuschauern
page-replay-mine = mir
page-share = Diesen Moment teilen
page-replay-analyse = Nachspielen und Analyse
page-play-from-here = Ab hier spielen
page-save-position = Diesen Spielstand speichern
page-analyse = Diese Partie analysieren
page-analyse-why = Eine Suche prüft jeden Spielzug: was er versprach, was er kostete und was besser gewesen wäre.
# $done, $of (numbers)
page-analysing = { $of ->
  [one] Analyse läuft: { $done } von { $of } Spielzug
 *[other] Analyse läuft: { $done } von { $of } Spielzügen
}
# $count: minutes
page-analysis-left = { $count ->
  [one] Noch etwa eine Minute.
 *[other] Noch etwa { $count } Minuten.
}
page-analysis-begins = Jeder Spielzug wird analysiert …
page-analysis-stopped = Die Analyse ist unterwegs stehen geblieben. Starte sie neu, dann geht es weiter.
page-analysis = Analyse
# $names: the players, joined
page-analysis-chart = Siegchancen von { $names }, Spielzug für Spielzug
page-analysis-how = Siegchance nach dem Wissen jedes Platzes zu diesem Zeitpunkt
page-analysis-hindsight = dünne Linie: mit offenen Karten
page-turning-points = Wendepunkte
page-turning-none = Keine teuren Fehler.
# $number: which one; $move (number); $who: a name
page-turning-mark = Wendepunkt { $number }: Spielzug { $move }, { $who }
# $chance: a percentage
page-turning-lost = −{ $chance }
page-judged-best = Der beste gefundene Spielzug.
# $before, $after: percentages
page-judged = Siegchance { $before } → { $after }.
page-judged-hindsight = Mit offenen Karten: { $before } → { $after }.
page-judged-better = Besser:
page-judged-none = Hier gab es nichts zu entscheiden.
page-judged-not-yet = Dieser Spielzug ist noch nicht analysiert.
# $moves (number); $best (number)
page-judged-seat = Bester Spielzug gefunden: { $moves ->
  [one] { $best } von { $moves } Entscheidung
 *[other] { $best } von { $moves } Entscheidungen
}

## Das Ende

page-end = Ende
page-not-over = Diese Partie ist noch nicht zu Ende
page-reason-conceded = { $count ->
  [one] { $who } hat aufgegeben.
 *[other] { $who } haben aufgegeben.
}
page-reason-agreed-alone = { $who } hat die Partie vorzeitig beendet.
page-reason-agreed = Alle waren einverstanden, die Partie zu beenden.
page-reason-closed = Der Tisch wurde geschlossen.
page-race = Das Rennen
# $names: the players, joined
page-race-chart = Punkte von { $names } im Lauf der Partie
# $count (number)
page-race-final = Schlusswertung
page-race-moves = { $count ->
  [one] { $count } Spielzug
 *[other] { $count } Spielzüge
}
page-final-board = Der Spielplan am Ende
# $rule: its number
page-rule-of = Regel { $rule }
page-breakdown = Endergebnis
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-proof = Beweis für ehrliches Austeilen
page-proof-open = In dieser Partie teilt der Server allein aus. Vor dem ersten Austeilen hat er eine geheime Startzahl gezogen und ihren Hash veröffentlicht. Nach der Partie legt er die Zahl offen. Dann können alle prüfen, dass der Zufall später nicht geändert wurde. Ob die Startzahl zufällig gezogen wurde, ist nicht bewiesen.
page-proof-imported = Diese Partie stammt aus einer Protokolldatei. Was die Datei über ihren Zufall sagt, ist nicht das Wort dieses Servers.
page-proof-lesson = Der Zufall einer Lektion ist vorbereitet. Deshalb wird nichts davon bewiesen.
page-proof-everyone-open = Zu dieser Partie tragen alle Zufall bei. Jedes Gerät versiegelt ein Geheimnis, bevor jemand seines zeigt, und alle Geheimnisse zusammen bestimmen, was ausgeteilt wird. Das Geheimnis des Servers folgt nach der Partie.
page-proof-everyone = Alles Austeilen folgt aus diesen Geheimnissen zusammen. Alle waren versiegelt, bevor das erste gezeigt wurde.
page-proof-later = Vom Austeilen an kennt der Server den weiteren Zufall. Das ändert kein Beweis.
page-proof-house = Der Server
# $number (number)
page-proof-round = Runde { $number }
page-proof-sealed = Versiegelt
page-proof-shown = Gezeigt
# $who: one player or several
page-proof-late = Abgebrochen: Der Zufall von { $who } kam nicht rechtzeitig.
# $who: one player or several
page-proof-left = Abgebrochen: Platz vor dem Austeilen verlassen ({ $who }).
# $who: one player or several
page-proof-joined = Abgebrochen: Platz vor dem Austeilen eingenommen ({ $who }).
page-proof-promise = Der versiegelte Zufall aller, in einer Zeile
page-proof-key = Schlüssel dieses Servers
page-receipt-agreed = Dieser Browser hat seine eigene Kopie des versiegelten Zufalls aller behalten. Sie stimmt mit alldem überein, und dein Zufall ist darin enthalten.
page-receipt-early = Dieser Browser hat seine eigene Kopie des versiegelten Zufalls aller behalten, und bisher stimmt alles überein. Den Rest vergleicht er nach der Partie.
page-receipt-nothing = Dieser Browser hat keine eigene Kopie zum Vergleichen: Er hat hier keinen Zufall beigetragen, oder sein Speicher wurde gelöscht.
page-receipt-promise = Vorsicht: Das ist nicht das, was alle versiegelt hatten, als dieser Browser vor dem Austeilen nachsah.
page-receipt-house = Vorsicht: Der Server zeigt ein anderes Geheimnis, als er versiegelt hatte.
page-receipt-own = Vorsicht: Dieser Browser hat Zufall beigetragen, aber ausgeteilt wurde ohne ihn.
page-receipt-seed = Vorsicht: Die Startzahl folgt nicht aus diesen Geheimnissen.
page-receipt-late = Vorsicht: Der Server sagt, dein Gerät sei zu spät gewesen, aber sein Zufall kam rechtzeitig an.
page-proof-laid-out = Die Ausgangslage wurde von Hand vorbereitet. Beweisen lässt sich deshalb nur, was danach ausgeteilt wurde.
page-proof-over = In dieser Partie hat der Server allein ausgeteilt. Alles Austeilen folgt aus dieser Startzahl, und ihr Hash war vor dem ersten Austeilen veröffentlicht. Also hat niemand den Zufall später geändert. Ob die Startzahl zufällig gezogen wurde, ist nicht bewiesen.
page-proof-hash = Zu Beginn veröffentlichter Hash
page-proof-seed = Startzahl
page-proof-check = Prüfe es mit

## Regeln

page-rules-search = Regeln durchsuchen
page-rules-all = Alle Regeln auf einer Seite
page-rules-contents = Inhalt
page-rules-unknown = Dieses Spiel gibt es hier nicht. Regeln gibt es zu diesen Spielen:
# $provenance: what of the board is exact
page-rules-lead = Die Regeln in unseren eigenen Worten. Jede Regel hat eine Nummer, und wenn der Tisch einen Spielzug ablehnt, nennt er die Regel dazu. Spielplan: { $provenance }.

## Einstellungen

page-set-play = Am Tisch
page-set-confirm = Jeden Zug bestätigen
page-set-guidance = Tipps in den ersten Partien
page-set-sound = Töne abspielen
page-set-notify = Melden, wenn ich am Zug bin
page-notify-refused = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
page-set-look = Darstellung
page-set-scheme = Design
page-scheme-auto = Wie mein Gerät
page-scheme-light = Hell
page-scheme-dark = Dunkel
page-set-pace = Animation
page-pace-none = Aus
page-pace-normal = Normal
page-pace-slow = Langsam
page-set-patterns = Zu jeder Farbe Muster und Buchstaben zeigen
page-set-language = Sprache
page-set-data = Deine Daten
page-set-data-why = Der Server speichert die Namen, die du eingibst, und was du an deinen Tischen schreibst. Dieser Browser speichert die Schlüssel zu deinen Plätzen.
page-everything = Meine Daten herunterladen
page-everything-none = Der Server weiß noch nichts über dich.
page-forget = Meine Daten löschen
page-forget-why = Damit verschwinden dein Name, dein Chat und deine Notizen aus allen deinen Partien, dazu deine Geräte und alle Adressen für Benachrichtigungen. Du kannst diese Partien dann nicht mehr weiterspielen.
page-forgot = Deine Daten sind gelöscht.
page-forgot-partly = Dieser Browser hat deine Plätze vergessen, aber der Server hat nicht für alle geantwortet.
page-devices = Deine Partien auf einem anderen Gerät
page-devices-why = Füge dein Handy, dein Tablet oder einen anderen Browser hinzu: Deine Partien sind dann auch dort. Du brauchst kein Konto und kein Passwort.
page-devices-make = Gerät hinzufügen
page-devices-scan = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, bis { $time }.
page-devices-end = Link zurückziehen
page-devices-list = Deine Geräte
page-devices-this = dieses Gerät
page-devices-seen = zuletzt da: { $ago }
page-devices-remove = Entfernen
page-devices-remove-why = { $device } öffnet deine Partien dann nicht mehr. Sind sie dort gerade offen, werden sie sofort geschlossen.
page-devices-gone = Das Gerät ist entfernt.
page-devices-nameless = Ein Gerät
page-passkeys = Passkeys
page-passkeys-why = Füge einen Passkey hinzu, damit mit dem Handy nicht auch die Partien verloren gehen. Dein Handy oder dein Passwort-Manager bewahrt ihn auf, und er bringt deine Partien auf ein neues Gerät.
page-passkeys-make = Passkey hinzufügen
page-passkeys-have = Ich habe einen Passkey
page-passkeys-list = Deine Passkeys
page-passkeys-name = Name des Passkeys
page-passkeys-used = zuletzt benutzt: { $ago }
page-passkeys-added = Der Passkey ist hinzugefügt.
page-passkeys-stopped = Es wurde kein Passkey benutzt.
page-passkeys-whose = Dieser Passkey führt zu den Partien von { $names }.
page-passkeys-whose-nameless = Dieser Passkey führt zu den Partien von jemandem, der noch keinen Namen angegeben hat.
page-passkeys-remove-why = { $passkey } bringt deine Partien dann nicht mehr auf ein neues Gerät. Lösche ihn auch auf deinem Handy oder in deinem Passwort-Manager.
page-passkeys-gone = Der Passkey ist entfernt.
page-passkeys-nameless = Ein Passkey
page-passkeys-https = Passkeys brauchen https, deshalb gibt es sie bei dieser Adresse nicht.
page-passkeys-browser = Dieser Browser kennt keine Passkeys. Aktualisiere ihn oder nimm einen anderen.
page-vacations = Urlaub
page-vacations-why = Während deines Urlaubs läuft deine Uhr in Fernpartien nicht, und die anderen Spieler erfahren davon. Tage pro Jahr: { $days }.
page-vacations-first = Erster Tag
page-vacations-last = Letzter Tag
page-vacations-do = Ankündigen
page-vacations-list = Deine Urlaube
page-vacations-span = { $first } bis { $last }
page-vacations-begun = hat begonnen
page-vacations-back = Diesen Urlaub absagen
page-plan = Deine Planung
page-plan-make = Zug planen
page-plan-why = Sobald du am Zug bist, wird er für dich gemacht, wenn der Spielstand ihn noch erlaubt.
page-plan-now = Du planst deinen nächsten Zug. Sonst sieht ihn niemand.
page-plan-stop = Planung beenden
page-plan-choose = Wähle deinen nächsten Zug. Züge, bei denen der Zufall mitspielt, lassen sich nicht planen.
page-plan-keep = Zug vormerken
page-plan-keep-hint = Das ist ein ganzer Zug. Merk ihn vor oder nimm etwas zurück.
page-plan-dead = Ab hier entscheidet der Zufall. Nimm etwas zurück oder beende die Planung.
page-plan-kept = Dein Zug ist vorgemerkt.
page-plan-is = Dein geplanter Zug:
page-plan-change = Ändern
page-plan-drop = Streichen
page-plan-off = Dein geplanter Zug wurde gestrichen: Der Spielstand hat sich geändert.
page-plan-read = In Ordnung
page-plan-stale = Jemand hat einen Zug gemacht. Deine Planung beginnt deshalb von vorn.
page-device-removed = Dieses Gerät wurde entfernt: Es öffnet deine Partien nicht mehr.
page-add = Dieses Gerät hinzufügen
page-add-whose = Dieser Link führt zu den Partien von { $names }.
page-add-whose-nameless = Dieser Link führt zu den Partien von jemandem, der noch keinen Namen angegeben hat.
page-add-seats = { $count ->
    [0] Dort gibt es noch keine Partien.
    [one] Dort gibt es eine Partie.
   *[other] Dort gibt es { $count } Partien.
  }
page-add-coming = { $count ->
    [one] Die Partie auf diesem Gerät kommt dazu.
   *[other] Die { $count } Partien auf diesem Gerät kommen dazu.
  }
page-add-warning = Mach nur weiter, wenn du diesen Link selbst erstellt hast. Sonst könnten andere deine Partien spielen und du ihre.
page-add-same = Dieses Gerät hat diese Partien schon.
page-add-none = Hier ist kein Link. Erstelle ihn auf dem Gerät mit deinen Partien, in den Einstellungen.
page-add-done = Deine Partien sind jetzt auf diesem Gerät.

## Partien zum Mitspielen, und eine neue Partie

page-to-join = Partien zum Mitspielen
page-to-join-none = Gerade ist kein Platz frei. Beginne eine neue Partie und lass einen Platz frei: Dann steht sie hier für alle.
# $bot: its title; $who: the player it has taken over for
page-bot-for = { $bot } für { $who }
# $who: the name of a person who is called like a bot
page-name-of-person = { $who } (Mensch)
page-new-finding = Wer kann diese Partie finden?
page-new-anyone = Alle
page-new-anyone-why = Sie steht auf der Startseite, zum Mitspielen oder Zuschauen.
page-new-private = Nur wer den Link hat
page-new-private-why = Sie steht auf keiner Liste. Du entscheidest, wer den Link bekommt.
# $bot: the title of the bot below it; $wins (number): of ten games; $seats (number): how many played
page-bot-wins = Gewinnt { $wins } von 10 Partien gegen den Bot „{ $bot }“{ $seats ->
  [2] .
 *[other] , bei { $seats } Spielern.
}
# $bot: the title of the bot below it; $seats (number): how many played
page-bot-wins-all = Gewinnt fast jede Partie gegen den Bot „{ $bot }“{ $seats ->
  [2] .
 *[other] , bei { $seats } Spielern.
}
page-bot-quick = Spielt ohne Bedenkzeit.
# $seconds: on average; $most (number): seconds
page-bot-seconds = Braucht etwa { $seconds } s pro Spielzug, höchstens { $most } s.

## Die Schlusswertung

page-counting = Die Punkte werden gezählt
page-count-skip = Zählen überspringen
page-stage-points = Punkte
page-what-happened = Was geschah

## Einstellungen, jede in einer Zeile erklärt

page-your-name-why = Was die anderen sehen. Lass das Feld leer, um als „Spieler 1“ zu spielen.
page-set-bots = Tempo der Bots
page-set-bots-why = Wie lange du jeden Spielzug der anderen siehst, auch wenn du nur zuschaust.
page-bots-none = Alles auf einmal
page-pace-fast = Schnell
page-set-confirm-why = Bis du deinen Zug beendest, kannst du alles zurücknehmen. Was etwas aufdeckt, gilt sofort.
page-set-guidance-why = Kurze Tipps genau dort, wo du sie brauchst, bis du dich auskennst.
page-set-general-why = Alles als Text und Knöpfe, ohne Spielplan.
page-set-notify-why = Dein Browser meldet sich, wenn diese Seite im Hintergrund ist.
page-set-sounds = Töne
page-set-sound-why = Schaltet auf diesem Gerät alle Töne an oder aus.
page-set-volume = Lautstärke
page-set-volume-why = Wie laut alle zusammen sind.
page-sound-card = Karten
page-sound-train = Züge und Gleise
page-sound-turn = Du bist am Zug
page-sound-last-round = Letzte Runde
page-sound-end = Ende der Partie
page-sound-try = Anhören
page-set-scheme-why = Bei Tag helles Papier, bei Nacht ein dunkler Tisch.
page-set-palette = Farben
page-set-palette-why = Die Farben der Spieler und Karten.
page-palette-poster = Plakat
page-palette-bright = Kräftig
page-palette-safe = Gut zu unterscheiden
page-set-patterns-why = Damit du nie nur auf die Farbe angewiesen bist.
page-set-cards = Kartengröße
page-set-cards-why = Wie groß Wagenkarten, Aktionskarten, Auktionsposten und Züge sind. Auf dem Handy ändern sich nur die Wagenkarten.
page-cards-small = Klein
page-cards-normal = Normal
page-cards-large = Groß
page-set-pace-why = Wie schnell Karten fliegen und Züge fahren.
page-set-language-why = Die Seiten, die Spiele und ihre Regeln. Auch das Protokoll wechselt mit.

### Der Trainer

page-teach = Spiel lernen
page-teach-go-on = Lektion fortsetzen
page-coach = Trainer
# $step, $of (numbers)
page-coach-step = Schritt { $step } von { $of }
page-coach-now = Jetzt du
page-coach-wait = Einen Moment: Die anderen sind dran
page-coach-end-turn = Beende deinen Zug
page-coach-undo = Nimm es zurück und folge dem Zeiger
# $move: the move, as its button says it
page-coach-try = Versuch das: { $move }
page-coach-go-on = Weiter
page-coach-back = Schritt zurück
page-coach-forward = Zum aktuellen Schritt
page-coach-show = Zeig es mir
page-coach-rule = Die Regel
page-coach-leave = Beenden
page-coach-kept = Du kannst die Lektion später hier fortsetzen.
# $move: what the player clicked
page-coach-stray = { $move }: Auch das darfst du. Bleiben wir aber vorerst hierbei.
page-coach-first = Einen Moment: Lies erst das hier, dann geht es weiter.
page-coach-anyway = Trotzdem tun
page-coach-off-title = Du gehst deinen eigenen Weg
page-coach-off = Kein Problem: Der Bot spielt mit. Spiel weiter oder wiederhole diesen Schritt.
page-coach-off-undo = Kein Problem: Der Bot spielt mit. Nimm es zurück oder wiederhole diesen Schritt.
page-coach-again = Schritt wiederholen
page-coach-point = Hier
page-coach-point-key = klick darauf
page-coach-point-enter = klick darauf oder drück die Eingabetaste
page-coach-point-look = Sieh hierher
# $place: what the coach points at, as it is called on the board
page-coach-reach = Springen zu: { $place }
page-coach-about = Hier geht es um: { $place }
page-coach-next-title = Bis hierher gut gemacht!
page-coach-next = Springen wir ans Ende einer Partie, dorthin, wo sie sich entscheidet.
page-coach-done-title = Du kennst das Spiel
page-coach-done = Drei Dinge, die starke Spieler tun:
# $bot: the name of a bot
page-coach-play-on = Gegen „{ $bot }“ weiterspielen
page-coach-play = Eine Partie gegen „{ $bot }“
page-try = Ausprobieren
# $rule: its number
page-try-rule = Regel { $rule } ausprobieren
page-try-title = Regel { $rule }
page-try-leave = Zurück zu den Regeln
page-try-again-rule = Noch einmal probieren
page-try-done-title = Das war Regel { $rule }
page-try-happened = Was geschah
page-try-counted = So zählen deine Punkte
# $rule: the number of the next rule that can be tried
page-try-next = Weiter: { $rule }
page-try-nothing = Hier gibt es nichts auszuprobieren.

## Der Tisch: Aufforderung, Streifen über dem Spielplan, letzte Runde

page-confirm = OK
page-list-moves = Alle Spielzüge
page-you-watch = Du schaust zu
# $who (name)
page-turn-of = { $who } ist am Zug
# $who: one name or more, joined; $count (number): how many they are
page-others-turn = { $count ->
  [one] { $who } ist am Zug.
 *[other] { $who } wählen gerade.
}
page-mark-final = letzter Zug
page-mark-left = noch 1 Zug
page-mark-done = fertig
page-mark-round = letzte Runde

### Einladungen und der Tischbildschirm

page-house = Tisch
page-free-why = Handy verloren? Gib den Platz frei: Das alte Gerät kann dort nicht mehr spielen, und alle erfahren davon.
page-free-invite = Neue Einladung
page-free-open = Für alle am Tisch öffnen
page-invitation-scan = Zum Mitspielen scannen
page-sit-title = Nimm Platz
page-sit-which = Welcher Platz?
page-sit-bot = ein Bot spielt, bis du kommst
page-sit = Mitspielen
page-sit-full = Es ist kein Platz frei. Du kannst zuschauen.
page-sit-watch = Lieber zuschauen
page-sit-already = Du hast schon einen Platz an diesem Tisch.
# $who: a name
page-wait = Vor dem Austeilen
# $who: one player or several
page-wait-players = Am Tisch fehlt noch: { $who }.
# $count (number)
page-wait-open = { $count ->
  [one] Ein freier Platz wartet noch auf jemanden.
 *[other] { $count } freie Plätze warten noch auf jemanden.
}
page-wait-luck = Alle Geräte tragen gerade ihren Zufall zum Austeilen bei.
# $who: one player or several
page-wait-device = Noch fehlt der Zufall von { $who }. Er kommt, sobald diese Partie dort geöffnet wird.
page-wait-why = Ausgeteilt wird, sobald alle ihren eigenen Zufall beigetragen haben. So kann ihn niemand bestimmen.
page-luck-bent = Dieser Server hält beim Zufall dieser Partie nicht Wort, deshalb trägt dein Gerät nichts bei. Spiel diese Partie nicht.
page-empty-invited = { $who } hat die Einladung noch nicht geöffnet.
# $bot: its title
page-empty-bot = { $bot } hier spielen lassen
page-code-title = Mit Code mitspielen
page-code-why = Gib den Code vom Tischbildschirm ein.
page-code = Code
page-code-go = Mitspielen
page-screen = Tischbildschirm
page-screen-why = Zeig den Spielplan auf Fernseher oder Tablet. Die anderen scannen einen Code und spielen auf ihrem Handy.
# $who: a name
page-screen-turn = { $who } ist am Zug
page-screen-choosing = Wählt auf dem Handy
page-screen-moves = Letzte Spielzüge
page-screen-no-moves = Noch keine Spielzüge. Viel Spaß!
page-screen-free = Freier Platz. Zum Spielen scannen.
page-screen-bot = Kein Konto nötig. Bis dahin spielt der Bot.
page-screen-waits = Kein Konto nötig. Der Tisch wartet auf dich.
page-screen-invited = Eingeladen, noch nicht da
# $seat (number)
page-screen-scan = Scannen für Platz { $seat }
# $address: to be typed, with the code in it
page-screen-type = Keine Kamera? Gib { $address } ein
page-screen-local = Handys erreichen diese Adresse nicht. Starte den Server für dein Netzwerk:
page-screen-sound = Einmal klicken für Ton.
## Benachrichtigungen

page-notices = Benachrichtigungen
page-notices-why = Erfahre von Partien, die auf dich warten, wenn du nicht da bist. Jeder Kanal gehört nur dir, und keine Benachrichtigung verrät einen Zug oder eine Karte.
page-notices-list = Deine Kanäle
page-notices-push = Benachrichtigungen in diesem Browser
page-notices-push-add = In diesem Browser melden
page-notices-mail = Mail
page-notices-webhook = Webhook
page-notices-webhook-why = Eine Adresse von Discord, Slack, ntfy oder einem eigenen Programm.
page-notices-style = Geschrieben für
page-notices-style-guess = An der Adresse erkennen
page-notices-style-discord = Discord
page-notices-style-slack = Slack
page-notices-style-ntfy = ntfy
page-notices-style-json = Eigenes Programm (JSON)
page-notices-feed = Kalender und Newsfeed
page-notices-feed-add = Kalender und Newsfeed anlegen
page-notices-calendar = Adresse des Kalenders:
page-notices-news = Adresse des Newsfeeds:
page-notices-add = Kanal hinzufügen
page-notices-do = Hinzufügen
page-notices-remove = Entfernen
# $address: an email address
page-notices-asked = Wir haben eine Mail an { $address } geschickt. Öffne den Link darin, dann gehen Benachrichtigungen dorthin.
page-notices-unconfirmed = Noch nicht bestätigt: Öffne den Link in unserer Mail.
# $why: a sentence
page-notices-trouble = Die letzte Benachrichtigung kam nicht an. { $why }
# $ago: how long ago, as “2 hours ago”
page-notices-told = Letzte Benachrichtigung { $ago }
page-notices-https = Diese Seite kam über einfaches http, und Browser erlauben Benachrichtigungen nur über https. Mail, Webhooks und Feeds gehen auch hier.
page-notices-browser = Dieser Browser kennt keine Push-Benachrichtigungen. Mail, Webhooks und Feeds gehen auch hier.
page-notices-install = Leg die Seite zuerst auf den Startbildschirm und öffne sie dann von dort.
page-notices-denied = Du hast Benachrichtigungen dieser Seite blockiert. Erlaube sie in den Einstellungen deines Browsers.
page-notices-what = Sag mir Bescheid, wenn
page-notices-kind-turn = ich am Zug bin
page-notices-kind-warn = meine Zeit abläuft
page-notices-kind-ended = eine Partie zu Ende ist
page-notices-kind-mention = jemand im Chat @ und meinen Namen schreibt
page-notices-kind-invitation = jemand mich zur Revanche einlädt
page-notices-kind-analysis = eine Analyse fertig ist, um die ich gebeten habe
page-notices-hours = Mail schicken
page-notices-hours-why = Nur wenn du deinen Zug bis dahin nicht gemacht hast.
page-notices-at-once = sofort
# $hours (number)
page-notices-after = { $hours ->
  [one] nach { $hours } Stunde
 *[other] nach { $hours } Stunden
}
page-notice-confirm = Adresse bestätigen
page-notice-confirm-why = Jemand, wahrscheinlich du, möchte Benachrichtigungen von Branchline per Mail bekommen.
# $address: an email address
page-notice-confirm-done = Erledigt: Benachrichtigungen gehen an { $address }.
page-notice-stop = Mails abbestellen
page-notice-stop-why = An diese Adresse kommen dann keine Benachrichtigungen von Branchline mehr.
# $address: an email address
page-notice-stop-done = Erledigt: { $address } bekommt keine Mails mehr.
page-notice-stop-before = Erledigt: Diese Mails waren schon abbestellt.

## Die Seite des Betreibers

page-operator = Betreiber
page-operator-token = Token des Betreibers
page-operator-token-why = Es steht in der Datei operator-token im Datenordner des Servers. Diese Seite vergisst es, wenn du sie verlässt.
page-operator-show = Zeigen, was verschickt wurde
page-operator-mail-on = Mail ist eingeschaltet.
page-operator-mail-off = Mail ist ausgeschaltet. Starte den Server mit --mail, damit er welche verschickt.
page-operator-push-on = Benachrichtigungen im Browser sind eingeschaltet.
page-operator-push-off = Benachrichtigungen im Browser sind ausgeschaltet. Starte den Server mit --push, damit er welche schickt.
# $address: of this server
page-operator-address = Links in Benachrichtigungen führen zu { $address }.
page-operator-address-none = Links in Benachrichtigungen führen zu der Adresse, unter der die jeweilige Person diesen Server erreicht hat.
# $count (number)
page-operator-channels = { $count ->
  [one] { $count } Kanal.
 *[other] { $count } Kanäle.
}
# $count (number)
page-operator-waiting = { $count ->
  [0] Nichts wartet auf den Versand.
  [one] Bei { $count } davon wartet etwas auf den Versand.
 *[other] Bei { $count } davon wartet etwas auf den Versand.
}
page-operator-sent = Verschickt
page-operator-failed = Gescheitert, wird wiederholt
page-operator-refused = Endgültig abgelehnt
page-operator-removed = Abgemeldete Browser
# $ago: how long ago, as in “5 minutes ago”
page-operator-last = zuletzt { $ago }
page-operator-none = Noch wurde nichts verschickt.
page-operator-nobody = Noch hat niemand einen Kanal.
page-operator-again = Neu laden
