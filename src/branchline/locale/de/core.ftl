### Was jedes Spiel sagt, auf Deutsch. Anrede: du. Begriffe: docs/glossary-de.md.
### Eine Meldung, eine Zeile: Fluent behält Zeilenumbrüche, und eine Zeile im Protokoll hat keine.
### Namen (von Spielern, Orten, Karten, Farben) kommen als Text; jedes andere Argument ist eine Zahl.

## Namen

# $number (number): the seat, counted from 1
seat-name = Spieler { $number }

# .e: die rote Karte, rote Karten, 2 rote Passagiere; .er: ein roter Passagier; .en: einen roten Passagier, der roten Gesellschaft
colour-black = schwarz
  .e = schwarze
  .er = schwarzer
  .en = schwarzen
colour-blue = blau
  .e = blaue
  .er = blauer
  .en = blauen
colour-green = grün
  .e = grüne
  .er = grüner
  .en = grünen
colour-grey = grau
  .e = graue
  .er = grauer
  .en = grauen
colour-lilac = fliederfarben
  .e = fliederfarbene
  .er = fliederfarbener
  .en = fliederfarbenen
colour-orange = orange
  .e = orangefarbene
  .er = orangefarbener
  .en = orangefarbenen
colour-purple = lila
  .e = lila
  .er = lila
  .en = lila
colour-red = rot
  .e = rote
  .er = roter
  .en = roten
colour-white = weiß
  .e = weiße
  .er = weißer
  .en = weißen
colour-yellow = gelb
  .e = gelbe
  .er = gelber
  .en = gelben

## Aufzählungen: „A“, „A und B“, „A, B und C“. Texts.join setzt sie von vorn zusammen.

# $first: the list so far; $next: one more, not the last
list-more = { $first }, { $next }
# $first: the list so far; $last: the last one
list-last = { $first } und { $last }
# $what: a name or a label; $text: what is said of it
labelled = { $what }: { $text }
# $first: the list so far; $next: one more, of several words
list-long = { $first }; { $next }

## Hausregeln

rules-H = An unseren Tischen
rule-H1 = Führen dieselben Entscheidungen in verschiedener Reihenfolge zum selben Ergebnis, bietet der Tisch nur eine Reihenfolge an. Keine Spielregel verlangt das.

## Was ein Spielzug kostet und bringt

# $count (number)
thing-points = { $count ->
  [one] { $count } Punkt
 *[other] { $count } Punkte
}

## Abgelehnt, in jedem Spiel

refuse-game-over = Die Partie ist zu Ende.
# $turn: the name of the player to act
refuse-not-your-turn = { $turn } ist am Zug.
# $chosen, $now (numbers): positions in the log
refuse-stale = Du hast das bei Spielzug { $chosen } gewählt, inzwischen läuft Spielzug { $now }. Sieh dir den Tisch an und wähle neu.
# $expected: the prompt of the present phase, a whole sentence
refuse-not-now = Das geht jetzt nicht. { $expected }

## Das Ende

phase-over = Die Partie ist zu Ende.
narrate-game-over = Die Partie ist zu Ende.

# $place, $points (numbers); $who: one name
ranking-line = { $place }. { $who }: { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}
# $who: one name
ranking-winner = { $who } gewinnt.
ranking-winner-you = Du gewinnst.
# $who: two names or more, joined
ranking-shared = { $who } teilen sich den Sieg.
# $who, $seat: two names
tie-shared = Zwischen { $who } und { $seat } herrscht in allem Gleichstand: Beide teilen sich den Platz.

## Spielzüge als Knöpfe, und was ein Tisch zeigt, in jedem Spiel

# $first, $last: two ways
list-either = { $first } oder { $last }
# an empty list
list-none = nichts
kind-pass = Passen
kind-pay = Bezahlen
kind-take = Nehmen
kind-keep = Behalten
kind-build = Bauen
view-first = Startspieler
view-points = Punkte
view-cards = Karten
view-players = Spieler
view-seat = Platz

## Die Bots, nach Spielstärke

bot-random = Zufall
bot-random-text = Macht irgendeinen erlaubten Spielzug. Gut zum Ausprobieren, zu mehr nicht.
bot-apprentice = Lehrling
bot-apprentice-text = Tut das Erstbeste, was ihm einfällt. Ab der zweiten Partie schlägst du ihn.
bot-greedy = Nimmersatt
bot-greedy-text = Hat einen Plan und nimmt, was gerade am besten aussieht. Denkt nie voraus.
bot-driver = Lokführer
bot-driver-text = Denkt einen Augenblick voraus: etwas besser als der Nimmersatt.
bot-engineer = Ingenieur
bot-engineer-text = Spielt jede Möglichkeit viele Male durch, bevor er sich entscheidet.
bot-chief = Chef
bot-chief-text = Der stärkste Gegner hier: überlegt bis zu drei Sekunden pro Spielzug und sieht vom Tisch nicht mehr als du.

## Vorschläge

# $move: a move in words
hint-only = Es gibt nur eine Möglichkeit: { $move }.
hint-clear = Alles andere fällt deutlich ab.
# $move: a move in words; $chance (number): per cent
hint-ahead = { $move }. Deine Siegchance: { $chance } %, etwa { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
} Vorsprung am Ende.
# $move: a move in words; $chance (number): per cent
hint-even = { $move }. Deine Siegchance: { $chance } %, Kopf an Kopf.
# $move: a move in words; $chance (number): per cent; $points (number)
hint-behind = { $move }. Deine Siegchance: { $chance } %, etwa { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
} Rückstand am Ende.
# $other: a move in words; $points (number)
hint-better = Zweitbeste Möglichkeit, { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
} weniger: { $other }.
# $other: a move in words
hint-alike = Es ist knapp. Genauso gut: { $other }.
# $things: what it brings, a list
hint-gives = Das bringt dir: { $things }.
# $things: what it costs, a list
hint-costs = Das kostet dich: { $things }.

## Optionen eines Tisches

option-first = Startspieler
option-why-first = Bestimme, wer beginnt, oder überlass es dem Los.
choice-random = Zufällig

## Was sich nicht oder noch nicht zurücknehmen lässt

barrier-end-first = Beende erst deinen Zug.
barrier-revealed = Das lässt sich nicht zurücknehmen: Es wurde etwas Verdecktes aufgedeckt.
barrier-nothing-to-undo = Es gibt nichts zurückzunehmen.
barrier-chosen = Du hast schon gewählt. Nimm es zurück, um neu zu wählen.
barrier-played = Fertig? Beende deinen Zug oder nimm ihn zurück.
barrier-nothing-to-end = Du hast noch nichts getan. Erst danach kannst du deinen Zug beenden.
barrier-unfinished = Dein Zug ist noch nicht zu Ende.
barrier-bot = Ein Bot spielt gerade für dich. Nimm erst deinen Platz wieder ein.
barrier-enter = Fertig? Die Eingabetaste beendet deinen Zug, „undo“ nimmt ihn zurück.

## Was der Server ablehnt

# $table: what was asked for
house-no-table = Es gibt keinen Tisch „{ $table }“. Prüfe den Link.
house-revoked = Dieses Gerät hat keinen Platz mehr an diesem Tisch. Bitte den Gastgeber um eine Einladung.
house-down = Der Server kann gerade nicht speichern, deshalb wurde nichts geändert. Versuch es gleich noch einmal.
house-analysis-later = Die Analyse sieht alle Karten und Vorräte. Sie muss warten, bis die Partie zu Ende ist.
house-analysis-busy = Gerade werden andere Partien analysiert. Versuch es in einer Minute noch einmal.
house-analysis-often = Du hast schon viele Analysen angefordert. Versuch es in ein paar Minuten noch einmal.
house-hint-coming = Dein Vorschlag ist unterwegs.
# $seconds (number)
house-hint-often = { $seconds ->
  [one] Du hast deine Vorschläge fürs Erste aufgebraucht. Versuch es in { $seconds } Sekunde noch einmal.
 *[other] Du hast deine Vorschläge fürs Erste aufgebraucht. Versuch es in { $seconds } Sekunden noch einmal.
}
house-hint-none = Diesmal gab es keinen Vorschlag. Versuch es noch einmal.
house-hint-busy = Der Server denkt gerade angestrengt nach. Versuch es gleich noch einmal.
house-host-only = Dafür brauchst du einen Platz am Tisch. Der Schlüssel des Gastgebers allein genügt nicht.
house-seat-often = Das ging schnell! Warte einen Moment und versuch es noch einmal.
house-chat-watching = Im Chat schreibt nur, wer am Tisch mitspielt.
house-chat-nothing = Schreib zuerst eine Nachricht.
house-chat-often = Das sind viele Nachrichten. Warte einen Moment.
house-chat-full = Der Chat dieses Tisches ist voll.
house-files-often = Du hast viele Dateien hochgeladen. Versuch es in einer Minute noch einmal.
house-files-large = Du hast sehr viel hochgeladen. Versuch es in einer Stunde noch einmal.
house-boards-full = Auf diesem Server ist kein Platz für einen weiteren Spielplan.
house-tables-often = Du hast viele Partien begonnen. Versuch es in ein paar Minuten noch einmal.
house-free-whose = Diesen Platz kann nur der Gastgeber freigeben oder wer dort sitzt.
house-often = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
house-restart = Der Server startet neu. Komm in einem Moment wieder.
house-own-eyes = Solange die Partie läuft, kannst du nur mit deinen eigenen Augen oder als Zuschauer zurückblicken.
house-position-later = Ein Spielstand zeigt alle Karten und Vorräte. Er muss warten, bis die Partie zu Ende ist.
house-colour-dealt = Die Farben werden in diesem Spiel verteilt. Du kannst deine nicht ändern.
house-not-taken-over = Kein Bot hat deinen Platz übernommen.
house-given-up = Du hast schon aufgegeben.
house-agree-players = Nur wer mitspielt, kann dem Ende der Partie zustimmen.
house-not-over = Diese Partie ist noch nicht zu Ende.
house-imported = In einem hochgeladenen Protokoll sitzt niemand, der eine Revanche spielen könnte.
house-play-imported = Wann eine Partie war, weiß nur der Server, auf dem sie gespielt wurde: Zu einem hochgeladenen Protokoll gibt es keine Datei für BG Stats.
house-colour-taken = Diese Farbe ist schon vergeben.
house-seat-taken = Dieser Platz ist besetzt. Eine Einladung gilt einmal, auf einem Gerät. Bitte den Gastgeber um eine neue oder schau zu.
house-seat-gone = Dieser Platz ist besetzt. Wähle einen anderen oder schau zu.
house-no-open-seat = An diesem Tisch ist kein Platz frei. Du kannst zuschauen.
house-no-person = Auf diesem Platz sitzt niemand, also gibt es nichts freizugeben.
house-invitation-old = Diese Einladung gilt nicht mehr. Bitte den Gastgeber um eine neue.
house-device-removed = Dieses Gerät wurde entfernt. Seine Partien sind auf deinen anderen Geräten.
house-devices-many = Mehr Geräte erlaubt dieser Server nicht. Entferne zuerst eins.
house-device-gone = Dieses Gerät ist nicht mehr in deiner Liste.
house-device-last = Das ist dein einziges Gerät. Füge zuerst ein anderes hinzu oder lösche deine Daten, wenn du gehen möchtest.
house-link-unknown = Dieser Link führt nirgendwohin. Erstelle auf dem Gerät mit deinen Partien einen neuen.
house-link-used = Dieser Link wurde schon benutzt oder durch einen neueren ersetzt. Erstelle auf dem Gerät mit deinen Partien einen neuen.
house-link-expired = Dieser Link ist abgelaufen. Erstelle auf dem Gerät mit deinen Partien einen neuen.
house-passkeys-off = Auf diesem Server gibt es keine Passkeys.
house-passkeys-where = Passkeys brauchen einen Server mit Namen. Bei einer Adresse aus Zahlen gehen sie nicht.
house-passkeys-many = Mehr Passkeys erlaubt dieser Server nicht. Entferne zuerst einen.
house-passkey-known = Dieser Passkey wurde schon hinzugefügt.
house-passkey-unknown = Dieser Server kennt den Passkey nicht. Vielleicht wurde er entfernt.
house-passkey-gone = Dieser Passkey ist nicht mehr in deiner Liste.
house-passkey-used = Die Antwort dieses Passkeys wurde schon benutzt. Versuch es noch einmal.
house-passkey-late = Das hat zu lange gedauert. Versuch es noch einmal.
# $origin: the address of a page
house-passkey-foreign = Der Passkey wurde auf einer Seite von { $origin } benutzt und nicht auf den Seiten dieses Servers.
house-passkey-copied = Dieser Passkey wurde vielleicht kopiert, deshalb gilt er nicht. Entferne ihn und füge einen anderen hinzu.
house-passkey-bad = Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.
house-exchange-first = Das ist eine Einladung. Nimm damit zuerst deinen Platz ein.
house-not-dealt = Es ist noch nichts ausgeteilt: Der Tisch wartet auf Mitspieler oder darauf, dass alle ihren Zufall beitragen.
house-plan-mail = Züge planen kann man nur in Fernpartien.
house-plan-turn = Du bist am Zug: Mach deinen Zug.
house-plan-never = Gerade gibt es nichts zu planen. Dein nächster Zug hängt davon ab, was vorher geschieht.
house-plan-luck = Bei diesem Zug spielt der Zufall mit, deshalb lässt er sich nicht planen.
house-plan-unfinished = Das ist noch kein ganzer Zug.
house-luck-over = An diesem Tisch ist schon ausgeteilt.
house-luck-none = Zum Austeilen tragen nur die Geräte der Mitspieler Zufall bei.
house-luck-moved = Alle tragen ihren Zufall gerade neu bei. Versuch es gleich noch einmal.
house-luck-closed = Der Zufall aller ist inzwischen versiegelt. Niemand kann seinen mehr ändern.
house-luck-open = Die anderen haben ihren Zufall noch nicht versiegelt. Halte deinen noch einen Moment geheim.
house-luck-other = Das ist nicht der Zufall, den dieses Gerät vorher versiegelt hat.
house-luck-copied = Genau das hat schon jemand versiegelt. Trag deinen eigenen Zufall bei.
house-code-unknown = Kein Tisch hat diesen Code. Schau noch einmal auf den Tischbildschirm: Die Codes wechseln ab und zu.
house-code-none = Im Moment gibt es keinen Code zu zeigen. Versuch es gleich noch einmal.
house-guesses-often = Das waren viele falsche Codes. Warte eine Minute und versuch es noch einmal.

## Was der Server allen am Tisch mitteilt

# $who: the name of the player who had the seat
house-seat-freed = Der Gastgeber hat den Platz von { $who } freigegeben. Für ihn gibt es jetzt eine neue Einladung.
house-seat-opened = Der Gastgeber hat den Platz von { $who } freigegeben. Alle am Tisch können ihn einnehmen.
house-luck-late = Das Gerät von { $who } hat seinen Zufall nicht rechtzeitig beigetragen. Der Platz ist frei, und alle tragen ihren Zufall neu bei.
house-seat-moved = { $who } wechselt auf ein anderes Gerät.
house-line-removed = Der Betreiber des Servers hat eine Nachricht entfernt.
# $number (number): of the seat
house-name-removed = Der Betreiber des Servers hat den Namen von Spieler { $number } entfernt, samt den Nachrichten unter diesem Namen.
## Adressen, an die Benachrichtigungen gehen

# $address: as it was typed
house-address-wrong = „{ $address }“ ist keine Webadresse. Sie muss mit https:// oder http:// beginnen und darf keine Leerzeichen haben.
house-address-password = Eine Adresse mit Name und Passwort geht hier nicht. Nimm eine, die ihren Schlüssel im Pfad hat.
# $host: the name in the address
house-address-private = „{ $host }“ liegt nicht im öffentlichen Internet, deshalb schickt dieser Server nichts dorthin. Sein Betreiber kann das Netz erlauben.
house-address-unknown = Einen Server namens „{ $host }“ gibt es nicht. Prüfe die Adresse.

## Warum eine Benachrichtigung nicht ankam

notice-redirects = Die Adresse leitet immer wieder zu einer anderen weiter.
# $seconds (number)
notice-silent = { $seconds ->
  [one] Innerhalb von { $seconds } Sekunde kam keine Antwort.
 *[other] Innerhalb von { $seconds } Sekunden kam keine Antwort.
}
# $host: the name in the address
notice-unreachable = „{ $host }“ ist nicht erreichbar oder antwortet nicht wie ein Webserver.
# $status (number): as the service gave it
notice-refused = Der Dienst hat die Benachrichtigung abgelehnt (Antwort { $status }).
notice-busy = Der Dienst ist gerade überlastet oder gestört (Antwort { $status }).
notice-mail-refused = Der Mailserver hat diese Adresse abgelehnt.
notice-mail-down = Der Mailserver ist nicht erreichbar oder hat die Mail nicht angenommen.
notice-mail-password = Der Mailserver hat Name oder Passwort dieses Servers abgelehnt. Sein Betreiber kann das beheben.
notice-odd = Auf diesem Server ist etwas schiefgegangen.

## Adressen, die Spieler angeben

# $address: as it was typed
house-mail-wrong = „{ $address }“ ist keine Mailadresse. Sie muss aussehen wie ada@example.org.
house-push-wrong = Dieser Browser hat unbrauchbare Schlüssel geliefert. Schalte seine Benachrichtigungen aus und wieder ein.
house-channel-none = Diesen Kanal gibt es nicht mehr. Lade die Seite neu.
house-channels-full = Du hast so viele Kanäle, wie dieser Server erlaubt. Entferne zuerst einen.
house-channels-often = Du hast deine Kanäle oft geändert. Versuch es in einer Stunde noch einmal.
house-persons-often = Aus deinem Netz sind viele neue Geräte gekommen. Versuch es in ein paar Minuten noch einmal.
house-mail-off = Dieser Server verschickt keine Mails. Sein Betreiber kann das einschalten.
house-push-off = Dieser Server schickt keine Benachrichtigungen an Browser. Sein Betreiber kann das einschalten.
house-operator = Dafür braucht es das Token des Betreibers: die 43 Zeichen in der Datei operator-token im Datenordner des Servers.
house-confirm-old = Dieser Link ist abgelaufen oder durch einen neueren ersetzt. Fordere in den Einstellungen einen neuen an.
house-stop-wrong = Dieser Link gehört zu keinen Benachrichtigungen. Prüf, ob er vollständig ist.

## Benachrichtigungen

# $game: its title; $others: the other players, as a list
notice-game-with = { $game } mit { $others }
notice-someone = Jemand
notice-title-turn = Du bist am Zug: { $game }
notice-title-begin = Es kann losgehen: { $game }
# $count (number): games
notice-title-turns = { $count ->
  [one] { $count } Partie wartet auf dich
 *[other] { $count } Partien warten auf dich
}
notice-title-warn = Die Zeit läuft ab: { $game }
notice-title-out = Zeit abgelaufen: { $game }
notice-title-ended = Zu Ende: { $game }
# $who: who wrote, or asks
notice-title-mention = { $who } hat dich erwähnt
notice-title-invitation = { $who } möchte noch einmal spielen
notice-title-analysis = Deine Analyse ist fertig: { $game }
# $game: its title, perhaps with the other players
notice-turn = Du bist am Zug: { $game }.
notice-begin = Alle sind da. Öffne den Tisch, damit die Partie beginnen kann: { $game }.
# $hours (number)
notice-warn-hours = { $hours ->
  [one] Dir bleibt noch { $hours } Stunde: { $game }.
 *[other] Dir bleiben noch { $hours } Stunden: { $game }.
}
# $minutes (number)
notice-warn-minutes = { $minutes ->
  [one] Dir bleibt noch { $minutes } Minute: { $game }.
 *[other] Dir bleiben noch { $minutes } Minuten: { $game }.
}
notice-out = Deine Zeit ist abgelaufen, aber du kannst deinen Zug noch machen: { $game }.
notice-ended = Die Partie ist zu Ende: { $game }.
notice-mention = { $who } hat dich im Chat erwähnt: { $game }.
notice-invitation = { $who } lädt dich zur Revanche ein: { $game }.
notice-analysis = Alle Spielzüge sind analysiert: { $game }.
# $count (number): games for which there was no room
notice-more = { $count ->
  [one] { $count } weitere Partie
 *[other] { $count } weitere Partien
}

## Mails

mail-open = Öffnen:
mail-stop = Du bekommst diese Mail, weil du Benachrichtigungen bestellt hast. Mit einem Klick abbestellen:
mail-confirm-title = Bestätige deine Adresse für Branchline
mail-confirm = Jemand, wahrscheinlich du, möchte unter dieser Adresse Benachrichtigungen von Branchline bekommen.
# $hours (number)
mail-confirm-open = { $hours ->
  [one] Wenn du das warst, öffne innerhalb von { $hours } Stunde diese Seite:
 *[other] Wenn du das warst, öffne innerhalb von { $hours } Stunden diese Seite:
}
mail-confirm-else = Wenn nicht, tu nichts: Du bekommst keine weitere Mail von uns.

## Uhren

house-pace-none = Eine Partie ohne Uhren hat keine Zeitzone, keine Nachtruhe, keine freien Tage und keine Frist, die ablaufen kann.
house-pace-live = Nachtruhe und freie Tage gibt es nur in Fernpartien. Eine Partie am Stück läuft ohne sie.
# $zone: what was given as a time zone
house-pace-zone = { $zone } ist keine Zeitzone, die dieser Server kennt. Wähle eine wie Europe/Berlin.
house-pace-night = Eine Nachtruhe darf höchstens 14 Stunden dauern und braucht Anfang und Ende.
house-pace-days = Höchstens 3 Tage der Woche dürfen frei sein.
house-pace-never = Mit dieser Nachtruhe, diesen freien Tagen und Urlauben liefe die Zeit nie ab.
house-vacation-dates = Gib den ersten und den letzten Urlaubstag an, jeweils wie 2027-08-01.
house-vacation-order = Der letzte Urlaubstag liegt vor dem ersten.
house-vacation-past = Ein Urlaub kann nicht in der Vergangenheit beginnen. Heute ist der { $today }: Wähle diesen oder einen späteren Tag.
house-vacation-far = Ein Urlaub lässt sich höchstens ein Jahr im Voraus ankündigen.
house-vacation-twice = Für einige dieser Tage hast du schon einen Urlaub angekündigt.
house-vacation-days = Urlaubstage, die dir in diesem Jahr bleiben: { $left } von { $most }. Wähle weniger Tage.
house-vacation-gone = Dieser Urlaub ist nicht mehr in deiner Liste.
house-vacation-begun = Dieser Urlaub hat am { $first } begonnen und lässt sich nicht mehr absagen.
house-time-left = Auf der Uhr dieses Platzes ist noch Zeit. Erst wenn sie abgelaufen ist, darf ein Bot übernehmen.
house-no-clocks = An diesem Tisch laufen keine Uhren, die man anhalten könnte.
house-expired = Dieser Tisch ist verfallen, weil die freien Plätze nicht rechtzeitig besetzt wurden. Beginne stattdessen eine neue Partie.
house-table-expired = Die freien Plätze wurden nicht rechtzeitig besetzt. Dieser Tisch ist deshalb verfallen.
# $who: the name of a player, here and below
house-time-out-ask = Die Zeit von { $who } ist abgelaufen. Die anderen entscheiden, wie es weitergeht.
house-time-out-turn = Die Zeit von { $who } ist abgelaufen. Ein Bot spielt diesen Zug.
house-time-out-bot = Die Zeit von { $who } ist abgelaufen. Ein Bot spielt weiter, bis der Platz zurückgenommen wird.
house-time-out-end = Die Zeit von { $who } ist abgelaufen. Damit ist die Partie zu Ende, so wie es an diesem Tisch vereinbart war.
house-wants-pause = { $who } möchte die Partie unterbrechen.
house-paused = Alle sind mit einer Pause einverstanden. Die Uhren stehen.
house-resumed = { $who } hat die Pause beendet. Die Uhren laufen wieder.
house-vacation = { $who } ist vom { $first } bis zum { $last } im Urlaub. Die Uhr läuft an diesen Tagen nicht.
house-vacation-off = { $who } hat den Urlaub vom { $first } bis zum { $last } abgesagt.
