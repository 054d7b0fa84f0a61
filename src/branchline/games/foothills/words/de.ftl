### Foothills: die Regeln und alles, was das Spiel sagt, auf Deutsch. Begriffe: docs/glossary-de.md.
### Wörter: Lager, Beutel, Vorrat, Geröll, Rohstoff (Eisen oder Stein), Gleis, Station, Strecke, Streckenarbeiter, Prellbock,
### Vermesser, Pub, Ticket, Passagier, SP, goldene und graue Seite, Wertungsstapel, Reserve. Jedes meint überall dasselbe.

## Spielmaterial

rule-F1-1 = Die Schachtel enthält 60 Karten: 34 Stationskarten, 25 Aktionskarten und den Pub.
rule-F1-2 = Es gibt zwei Vermesser, einen blauen und einen grünen, und vier Sorten Klötzchen: 20 Eisen, 16 Stein, 58 Geröll und 4 Ereignisse.
rule-F1-3 = Es gibt 14 Tickets, je zwei von sieben Sorten, 10 Streckenarbeiter-Plättchen, 16 Passagiere, einen Startspielermarker und den Gipfelmarker. Das Lager ist ein eigenes Plättchen.
rule-F1-4 = Ihr habt je 16 Plättchen eurer Farbe. Jedes Plättchen kann Gleis oder Station sein. SP-Marker gibt es in Halben, Einern, Dreiern und Zehnern.
rule-F1-5 = Es gibt zwei Bonusmarker, fünf Prellböcke, einen Beutel, zwei Stationszeiger und zwei Spielertafeln. Eine Spielertafel hat fünf Kartenplätze, einen Platz für den Vermesser und eine Stationsleiste, die bei 0 beginnt.
rule-F1-6 = Rohstoffe und Plättchen sind durch den Inhalt der Schachtel begrenzt. Geröll, Passagiere und SP gehen nie aus.

## Spielvorbereitung

rule-F2-1 = Sechs der acht Strecken sind im Spiel, und jede Strecke hat zwei bis sieben Karten.
rule-F2-2 = Die Rückseite einer zufälligen Stationskarte nennt die zwei Strecken, die geschlossen bleiben; nennt sie keine, wird neu gezogen. Jedes der 28 Paare ist gleich wahrscheinlich.
rule-F2-3 = Die sechs Strecken liegen als Reihen in der Folge der römischen Zahlen, jede Reihe in der Folge der arabischen, sodass Karten mit gleicher Zahl in einer Spalte liegen.
rule-F2-4 = Porthmadog gehört zu den Strecken I und II, Llanberis zu III und IV. Sind beide Strecken einer solchen Karte im Spiel, liegt sie über beiden Reihen.
rule-F2-5 = Sieben Kartenpaare sind Doppelstationen. Eine Doppelstation gilt in jeder Hinsicht als eine Karte mit einem Gleisfeld, zwei oder drei Stationsfeldern und einem Vermesserfeld, und sie liegt in zwei Spalten.
rule-F2-6 = Auf der Karte ganz links liegen in jeder Reihe zwei Tickets ihrer Strecke.
rule-F2-7 = Sechs Rohstoffe werden zufällig aus dem Beutel ins Lager gezogen. Erst danach kommen die vier Ereignisklötzchen in den Beutel.
rule-F2-8 = Auf jedem Gleisfeld liegt zu Beginn so viel Geröll, wie es zeigt. Die übrigen Klötzchen bilden den Vorrat.
rule-F2-9 = Der Bonusmarker von Strecke I und der von Strecke II liegt auf Porthmadog, wenn seine Strecke im Spiel ist. Der Gipfelmarker liegt auf Yr Wyddfa, wenn Strecke IV im Spiel ist.
rule-F2-10 = Ihr nehmt euch je die Tafel, den Zeiger, den Vermesser, die Plättchen und die fünf Aktionskarten eurer Farbe, goldene Seite oben. Der Vermesser beginnt zu Hause.
rule-F2-11 = Von jedem Buchstaben liegen zwei zufällige neutrale Karten mit der goldenen Seite nach oben als Reserve bereit; die anderen fünf kommen in die Schachtel zurück. Beide Seiten jeder Karte dürfen jederzeit angesehen werden.
rule-F2-12 = Wer Startspieler ist, wird ausgelost, wenn der Tisch niemanden bestimmt, und bleibt es die ganze Partie. Zuerst nimmt sich der zweite Spieler zwei Rohstoffe aus dem Lager, dann der Startspieler. Es wird nichts nachgefüllt.

## Der Zug

rule-F3-1 = Ihr seid abwechselnd am Zug, der Startspieler zuerst, bis die Partie endet.
rule-F3-2 = In deinem Zug wählst du eine deiner Aktionskarten, führst die oben liegende Seite aus und drehst die Karte um. Dann wird das Ende der Partie geprüft.
rule-F3-3 = Es kann vorkommen, dass zwei deiner Karten denselben Buchstaben zeigen und ein anderer fehlt.
rule-F3-4 = Was sich nicht ausführen lässt, entfällt. Du darfst eine Karte nur wählen, wenn sich wenigstens ein Teil von ihr ausführen lässt.
rule-F3-5 = Kannst du keine Karte spielen, passt du und legst einen Streckenarbeiter.
rule-F3-6 = Die ausgeführte Karte wird immer umgedreht, von Gold auf Grau oder von Grau auf Gold, außer sie wurde gewertet.
rule-F3-7 = Manche Effekte erlauben dir, noch eine Karte umzudrehen, in beide Richtungen und ohne sie auszuführen. Du musst das nicht, und mehrere solche Erlaubnisse in einem Zug zählen zusammen.

## Aktionskarten

rule-F4-1 = Es gibt fünf blaue, fünf grüne und fünfzehn neutrale Aktionskarten. Von jedem Buchstaben von A bis E gibt es eine blaue, eine grüne und drei neutrale.
rule-F4-2 = Die goldenen Seiten eines Buchstabens sind alle gleich; die 25 grauen Seiten sind alle verschieden.
rule-F4-3 = Hinter A liegt C, hinter B liegt D, hinter C liegt E, hinter D liegt A und hinter E liegt B.
rule-F4-4 = Die Regeln einer goldenen Seite gelten auch für graue Seiten desselben Buchstabens und für Vermesseraktionen derselben Art.

## A: Rohstoffe

rule-F5-1 = Nimm einen bis drei Rohstoffe deiner Wahl aus dem Lager.
rule-F5-2 = Nimmst du den letzten Rohstoff aus dem Lager, zieh sofort sechs Klötzchen aus dem Beutel hinein. Dann nimm weiter, was dir noch zusteht.
rule-F5-3 = Das Lager wird immer aufgefüllt, wenn sein letzter Rohstoff es verlässt, aus welchem Grund auch immer.
rule-F5-4 = Ein Ereignisklötzchen kommt aufs Lager und zählt zu den sechs. Sofort wird ein Streckenarbeiter gelegt, bevor irgendetwas anderes weitergeht.
rule-F5-5 = Liegen am Ende eines Zuges drei oder mehr Ereignisklötzchen auf dem Lager, kommen sie alle in den Beutel zurück.
rule-F5-6 = Großes Boot füllt kein Lager mit sechs oder mehr Klötzchen; Kleines Boot legt trotzdem welche dazu und nimmt keine. Bergung und Hafenmarkt beachten Ereignisklötzchen nicht: Es werden andere gezogen, und die Ereignisse kommen zurück. Kleiner Karren braucht ein Ticket.

## Streckenarbeiter

rule-F6-1 = Ein Streckenarbeiter kommt auf die erste Stationskarte ohne Gleis, Station oder Streckenarbeiter, Spalte für Spalte und von oben nach unten. Startkarten werden ausgelassen, und eine Karte über zwei Reihen wird in ihrer oberen Reihe erreicht.
rule-F6-2 = Das Geröll dieser Karte kommt in den Vorrat und bringt niemandem etwas. Das Plättchen bedeckt alle ihre Felder, und dort kann nichts mehr gebaut werden.
rule-F6-3 = Ein Streckenarbeiter schaltet das Vermesserfeld seiner Karte frei, wie es eine Station täte.
rule-F6-4 = Eine Doppelstation wird in ihrer linken Spalte erreicht.
rule-F6-5 = Ein Streckenarbeiter auf der letzten Karte einer Strecke bringt einen Prellbock an ihr Ende.
rule-F6-6 = Ist kein Streckenarbeiter mehr da oder hat jede Karte ein Plättchen, wird das Ende der Partie ausgelöst.

## B: Geröll

rule-F7-1 = Wähle eine Strecke mit Geröll und entferne von links nach rechts vier Klötzchen in deinen eigenen Vorrat.
rule-F7-2 = Was die Strecke nicht hergibt, kommt aus dem allgemeinen Vorrat: Du bekommst immer vier.
rule-F7-3 = Hat keine Stationskarte Geröll, kommen alle vier aus dem allgemeinen Vorrat.
rule-F7-4 = Jede Karte, deren letztes Klötzchen du entfernst, bringt dir sofort 1 SP; auch eine Doppelstation bringt 1.
rule-F7-5 = Beispiel: Auf Strecke V kommen drei Klötzchen von Llangower, das bringt 1 SP, und das vierte kommt von Llanuwchllyn.
rule-F7-6 = In Porthmadog liegt nur auf dem linken Gleisfeld Geröll. Du darfst es entfernen, sobald eine der Strecken dorthin frei ist, und es ganz zu entfernen bringt 1 SP.
rule-F7-7 = Einheimische Hilfe entfernt je ein Klötzchen von zwei Strecken oder zwei von einer. Leiharbeiter bringen die SP dir, nicht deinem Gegenüber. Erfahrene Erdarbeiter brauchen ein Ticket und nehmen aus dem Vorrat, wenn auf deinen Strecken kein Geröll liegt.

## C: Gleise und Stein

rule-F8-1 = Bis zu dreimal, beliebig gemischt: Bezahle 2 Eisen, um ein Gleis zu legen, oder bezahle 2 Geröll, um einen Stein zu erhalten.
rule-F8-2 = Das Eisen kommt in den Beutel. Das Gleis kommt auf das am weitesten links liegende Feld einer Strecke, auf dem kein Geröll, kein Streckenarbeiter und kein Gleis liegt; gibt es keines, kannst du dort nicht legen.
rule-F8-3 = Jedes Gleis, das du legst, bringt 1 SP.
rule-F8-4 = Sind alle Gleisfelder einer Strecke mit Gleisen oder Streckenarbeitern belegt, ist die Strecke fertig: An ihr Ende kommt ein Prellbock, und dort wird kein Gleis mehr gelegt. Der letzte Prellbock löst das Ende der Partie aus.
rule-F8-5 = Porthmadog hat zwei Gleisfelder, und das linke wird zuerst belegt. Jede Strecke, die dort endet, wird für sich fertig und bekommt dann ihren eigenen Prellbock.
rule-F8-6 = Das bezahlte Geröll kommt in den Vorrat. Den Stein nimmst du aus dem Lager oder gezielt aus dem Beutel.
rule-F8-7 = Ziegelbrenner legt kein Gleis; Steinbrecher und Schmied bringen keinen Stein. Steinbrecher wird mit Eisen und Stein in beliebiger Mischung bezahlt. Schmied braucht ein Ticket.

## D: Stationen

rule-F9-1 = Bau eine verfügbare Station, bezahle ihre Kosten und erhalte ihren Bonus. Danach darfst du dort die Vermesseraktion ausführen, wenn sie verfügbar ist.
rule-F9-2 = Ein Stationsfeld ist verfügbar, wenn dort niemand gebaut hat und auf seiner Karte weder Geröll noch ein Streckenarbeiter liegt. Es braucht kein Gleis, und die Reihenfolge ist frei.
rule-F9-3 = Mit einer Aktion baust du eine Station, auch auf einer Doppelstation.
rule-F9-4 = Du bezahlst aus deinem eigenen Vorrat. Eisen und Stein kommen in den Beutel, Geröll und Passagiere in den allgemeinen Vorrat.
rule-F9-5 = Leg ein Plättchen, rück deinen Stationszeiger um eins vor und nimm den aufgedruckten Bonus.
rule-F9-6 = Ist das Vermesserfeld der Karte frei, darfst du deinen Vermesser sofort dorthin setzen, woher er auch kommt, und seine Aktion ausführen.
rule-F9-7 = Baust du Barmouth Ferry, darfst du beliebig viele deiner anderen Aktionskarten umdrehen. Das ist keine Vermesseraktion.
rule-F9-8 = Die drei Stationen von Devil’s Bridge werden der Reihe nach gebaut. Wer eine davon baut, darf danach eine Aktionskarte werten wie im Pub; das ist keine Vermesseraktion.
rule-F9-9 = Architekt und Maurer brauchen ein Ticket, Stahlarbeiter ein Ticket oder ein Gleis, und jeder baut auf einer solchen Strecke. Architekt kostet einen Rohstoff mehr, Landschaftsgärtner zwei Geröll mehr. Maurergehilfe bringt keinen aufgedruckten Bonus.

## E: Der Vermesser

rule-F9-10 = Setz deinen Vermesser auf ein verfügbares Vermesserfeld oder in den Pub und führ die Aktion dort aus, oder hol ihn ohne Aktion nach Hause.
rule-F9-11 = Ein Vermesserfeld ist verfügbar, wenn es leer ist und auf seiner Karte eine Station oder ein Streckenarbeiter liegt. Startkarten gelten als Karten mit Station.
rule-F9-12 = Wird die Karte, die du gerade ausführst, gewertet, drehst du weder sie noch ihre Ersatzkarte um.
rule-F9-13 = Ausgegebene Rohstoffe kommen in den Beutel, alles andere in den Vorrat. Rohstoffe, die du erhältst, nimmst du nach Wahl aus dem Lager oder aus dem Beutel.
rule-F9-14 = Auf einer Startkarte nimmst du ein Ticket der Strecke und den aufgedruckten Bonus. Von jeder Sorte darfst du nur ein Ticket haben; hast du es schon, erhältst du nur den Bonus.
rule-F9-15 = Auf Yr Wyddfa nimmst du den Gipfelmarker, notfalls von deinem Gegenüber.
rule-F9-16 = In den Pub darfst du nur mit einem goldenen E. Dort legst du eine deiner Aktionskarten auf deinen Wertungsstapel und ersetzt sie aus der Reserve durch eine Karte mit denselben Buchstaben, goldene Seite oben. Gibt es keine, spielst du mit einer Karte weniger weiter.
rule-F9-17 = Bevor du in den Pub gehst, muss dein Wertungsstapel weniger Karten haben, als deine Stationsleiste zeigt.
rule-F9-18 = Inspektor braucht ein Ticket. Feldarbeiter gehen auf eine benachbarte Karte, vom Pub aus auf eine beliebige Startkarte und nie in den Pub. Bei Reiseveranstalter bleibt der Vermesser stehen.

## Ende und Wertung

rule-F10-1 = Das Ende wird ausgelöst, wenn alle fünf Prellböcke gesetzt sind oder wenn sich ein Streckenarbeiter nicht legen lässt.
rule-F10-2 = Geprüft wird am Ende eines Zuges. Hat der Startspieler das Ende ausgelöst, ist der zweite Spieler noch einmal am Zug; sonst ist die Partie vorbei.
rule-F11-1 = Wer auf Strecke I mehr Stationen hat, nimmt ihren Bonusmarker mit 3 SP; ebenso auf Strecke II. Bei Gleichstand nimmt ihn niemand. Streckenarbeiter zählen nicht, und Porthmadog zählt für beide Strecken.
rule-F11-2 = Jede Karte in deinem Wertungsstapel zählt nach ihrem Symbol: Paare von Passagieren, Paare von Gleisen, Stationen, Tickets oder gewertete Karten. Halbe Paare zählen nicht.
rule-F11-3 = Das kommt zu den SP hinzu, die du während der Partie erhalten hast, und zu dem, was Passagiere selbst wert sind.
rule-F11-4 = Deine Summe sind die erhaltenen SP, deine gewerteten Karten, 3 für jeden Bonusmarker, ein halber SP für jeden Passagier und 2 für den Gipfelmarker.
rule-F11-5 = Die höhere Summe gewinnt. Bei Gleichstand endet die Partie unentschieden.
rule-F12-1 = Eisen und Stein kommen in den Beutel zurück, Geröll und Passagiere in den Vorrat. Tickets, Plättchen und Prellböcke kommen nie zurück.

## Was immer gilt

rule-F13-1 = Beutel, Lager und Spieler haben zusammen immer 20 Eisen und 16 Stein, Beutel und Lager zusammen 4 Ereignisklötzchen.
rule-F13-2 = Deine Plättchen, Gleise und Stationen ergeben zusammen immer 16. Niemand hat mehr als fünf Karten auf der Tafel, mehr als ein Ticket einer Sorte oder mehr gewertete Karten als Stationen.
rule-F13-3 = Jede Summe ist ein Vielfaches eines halben SP.
rule-F13-4 = Auf einer Karte mit Geröll liegt kein Plättchen.
rule-F13-5 = Auf einer Karte mit Streckenarbeiter liegt kein anderes Plättchen. Es sind nie mehr als zehn Streckenarbeiter und fünf Prellböcke.
rule-F13-6 = Zwei Vermesser stehen nie auf demselben Feld.
rule-F13-7 = Tafeln, Wertungsstapel und Reserve enthalten zusammen immer 20 Aktionskarten. Streckenarbeiter auf Karten und im Vorrat sind zusammen immer zehn.
rule-F13-8 = Das rechte Gleis von Porthmadog wird nie vor dem linken gelegt. Eine Strecke, deren Gleisfelder alle belegt sind, ist fertig.

## Wo die Spielregel eine Wahl lässt

rule-AMB-1 = Ist eine der Strecken einer gemeinsamen Karte geschlossen, gehört die Karte allein der anderen; aus dem Spiel ist sie nur, wenn beide geschlossen sind. Es gibt ein Llanberis mit zwei Tickets, und sein Ticket gilt für die Strecken III und IV, zählt in der Wertung aber als eines.
rule-AMB-2 = Jeder Bonusmarker wird ausgelegt, wenn seine eigene Strecke im Spiel ist, auch wenn die andere geschlossen ist.
rule-AMB-3 = Der zweite Spieler nimmt beide Rohstoffe, bevor der Startspieler nimmt.
rule-AMB-4 = Sind weniger als sechs Klötzchen im Beutel, werden alle gezogen; ist kein Rohstoff darunter, endet das Nehmen. Ereignisklötzchen auf dem Lager verhindern kein Auffüllen.
rule-AMB-5 = Ein Streckenarbeiter auf der letzten Karte einer Strecke beendet sie sofort, auch wenn ein früheres Gleisfeld leer ist; der Tisch kann wählen zu warten, bis alle belegt sind. Auf Porthmadog beendet er jede Strecke, die im Spiel ist. Eine Strecke wird auch fertig, wenn kein Prellbock mehr da ist.
rule-AMB-6 = Es gilt das verfügbare Feld, das am weitesten links liegt, was auch immer links davon ist.
rule-AMB-7 = Beide Gleisfelder von Porthmadog gehören zu jeder seiner Strecken, und auch wenn nur eine Strecke im Spiel ist, müssen beide belegt werden.
rule-AMB-8 = Du musst die Station, die du gebaut hast, nicht besuchen. Ein Feld, auf dem ein Vermesser steht, kannst du nicht besuchen, auch nicht das deines eigenen.
rule-AMB-9 = Die Grenze des Pubs gilt auch an der Devil’s Bridge, und die eben gebaute Station zählt mit. Wird dort die Karte gewertet, die du gerade ausführst, wird an ihrem Platz nichts umgedreht.
rule-AMB-10 = Stahlarbeiter braucht ein Ticket der Strecke oder ein eigenes Gleis auf ihr. Ein Gleis in Porthmadog ist ein Gleis auf jeder seiner Strecken.
rule-AMB-11 = Benachbart sind Karten links und rechts in einer Reihe sowie über- und untereinander in einer Spalte, so wie sie ausliegen. Von zu Hause geht der Vermesser dorthin, wohin er vom Pub aus könnte.
rule-AMB-12 = Ist das Ende ausgelöst, kann es nichts noch einmal auslösen. Eine sechste fertige Strecke bekommt keinen Prellbock.
rule-AMB-13 = Der Vermesser muss sich bewegen: nicht vom Pub in den Pub und nicht von zu Hause nach Hause. Im Pub dürfen beide Vermesser sein.
rule-AMB-14 = Ein goldenes E kann auch gespielt werden, wenn dir das Feld, auf das du gehst, nichts bringt.
rule-AMB-15 = Umdrehen lassen sich nur Karten auf deiner Tafel, und nicht die, die du gerade ausführst.
rule-AMB-16 = Reiseveranstalter nimmt ein Ticket, das du noch nicht hast, von einer Startkarte im Spiel.
rule-AMB-17 = Der Streckenarbeiter beim Passen bringt kein Ereignisklötzchen mit, und beim Passen wird keine Karte umgedreht.
rule-AMB-18 = Für Großes Boot zählen Ereignisklötzchen mit. Beim Auffüllen werden sechs Klötzchen gezogen, wie viele Ereignisklötzchen auch daliegen.
rule-AMB-19 = Ein Bonusmarker ist dir sicher, sobald mehr als die Hälfte aller Stationsfelder seiner Strecke dir gehören.
rule-AMB-20 = Klötzchen, die eine Strecke nicht hergibt, kommen beim Entfernen von Geröll immer aus dem Vorrat. Einheimische Hilfe nimmt zwei Klötzchen von einer Strecke oder je eines von zwei Strecken, die eines haben. Wanderarbeiter nehmen je zwei von zwei Strecken und nur dann von einer, wenn keine andere Geröll hat.
rule-AMB-21 = In ein Lager ohne Rohstoff werden sechs Klötzchen gezogen, wenn du daraus nehmen willst, wie viele Ereignisklötzchen auch daliegen.
rule-AMB-22 = Auf einer Aktionskarte tust du alles, was du kannst: mindestens eine Arbeit (ein Gleis oder einen Stein), mindestens einen Rohstoff. Frei ist nur, was du tun darfst, und ein Vermesser zwingt dich nie zu bezahlen.
rule-AMB-23 = Die Erlaubnis, noch eine Karte umzudrehen, ist ein Effekt: Sie allein macht eine Karte spielbar, wenn du eine andere Karte hast.
rule-AMB-24 = Nichts begrenzt die Länge einer Partie. Ein Tisch kann festlegen, nach wie vielen Zügen sie endet.

## Namen. Die übrigen Farben sind die aller Spiele.

colour-brown = braun
  .e = braune
  .er = brauner
  .en = braunen
colour-pink = rosa
  .e = rosa
  .er = rosa
  .en = rosa
colour-turquoise = türkis
  .e = türkisfarbene
  .er = türkisfarbener
  .en = türkisfarbenen

## Bausteine. Die Meldungen unten benutzen sie und geben ihnen ihre Argumente.

# $item: iron, stone, rubble, passenger or vp; $count (number)
count-items = { $item-id ->
  [iron] { $count } Eisen
  [stone] { $count } Stein
  [rubble] { $count } Geröll
  [passenger] { $count ->
    [one] { $count } Passagier
   *[other] { $count } Passagiere
  }
  [vp] { $count } SP
  [resource] { $count } Eisen oder Stein
 *[other] { $count } { $item }
}

## Was ein Spielzug kostet und bringt. $count (number)

thing-vp = { $count } SP
thing-iron = { $count } Eisen
thing-stone = { $count } Stein
thing-rubble = { $count } Geröll
thing-passenger = { $count ->
  [one] { $count } Passagier
 *[other] { $count } Passagiere
}
thing-tickets = { $count ->
  [one] { $count } Ticket
 *[other] { $count } Tickets
}
thing-tracks = { $count ->
  [one] { $count } Gleis
 *[other] { $count } Gleise
}
thing-stations = { $count ->
  [one] { $count } Station
 *[other] { $count } Stationen
}
thing-scored = { $count ->
  [one] { $count } gewertete Karte
 *[other] { $count } gewertete Karten
}
thing-summit = { $count ->
  [one] Gipfelmarker
 *[other] { $count } Gipfelmarker
}

## Was jetzt erwartet wird

phase-pick = Nimm zwei Rohstoffe aus dem Lager.
phase-turn = Wähle eine deiner Aktionskarten.
phase-take = Nimm Rohstoffe aus dem Lager.
phase-keep = Wähle, welche gezogenen Rohstoffe du behältst.
phase-clear = Wähle eine Strecke, von der du Geröll entfernst.
phase-second-line = Wähle eine Strecke für die übrigen Klötzchen.
phase-works = Wähle ein Gleis oder einen Stein, wo es leuchtet, oder hör auf.
phase-pay-track = Wähle, wie du das Gleis bezahlst.
phase-build = Wähle eine Station, die du baust.
phase-pay-station = Wähle, wie du die Station bezahlst.
phase-visit = Schick deinen Vermesser auf die Karte, auf der du gebaut hast, oder lass ihn stehen.
phase-surveyor = Wähle, wohin dein Vermesser geht.
phase-score = Wähle eine Aktionskarte für deinen Wertungsstapel.
phase-replace = Wähle aus der Reserve eine Karte als Ersatz.
phase-gain = Wähle einen Rohstoff, aus dem Beutel oder aus dem Lager.
phase-ticket = Wähle ein Ticket.
phase-trade = Bezahle für das, was das Vermesserfeld bietet, oder hör auf.
phase-exchange = Tausche einen Rohstoff in den anderen, oder hör auf.
phase-flip = Dreh andere Aktionskarten um, oder hör auf.

## Abgelehnt

refuse-pass = Du darfst nur passen, wenn du keine deiner Karten spielen kannst.
refuse-done = Du kannst noch nicht aufhören. Tu erst wenigstens, was die Karte verlangt.
refuse-done-score = Im Pub musst du eine deiner Karten auf deinen Wertungsstapel legen.
refuse-unknown-card = Eine Aktionskarte { $card } gibt es nicht.
refuse-card-not-yours = { $card } liegt nicht auf deiner Tafel.
refuse-needs-ticket = Braucht ein Ticket, und du hast keines.
refuse-needs-ticket-or-track = Braucht ein Ticket oder ein Gleis, und du hast beides nicht.
refuse-card-does-nothing = Das würde jetzt nichts bewirken.
# one of $prices, what is missing: $count (number) are needed, $held (number) are there
price-name = { count-items } (du hast { $held })
other-name = { price-name }
refuse-price = Braucht { $prices }.
# $prices: for a track; $others: for a stone
refuse-works-price = Braucht { $prices } oder { $others }.
refuse-station-price = { $place } braucht { $prices }.
refuse-nearest-station = Braucht in { $place } { $prices }.
refuse-no-track-nor-stone = Braucht { $prices }. Kein Gleisfeld ist frei.
refuse-no-stone-left = Es ist kein Stein mehr zu haben.
# $what: track or station
refuse-under-rubble = { $what ->
  [track] Kein freies Gleisfeld ist ohne Geröll.
 *[station] Keine freie Station ist ohne Geröll.
}
# $what: track or station
refuse-nothing-free = { $what ->
  [track] Dafür ist kein Gleisfeld mehr frei.
 *[station] Dafür ist keine Station mehr frei.
}
# auf einer Karte am Handy, wo wenig Platz ist. $items, $others: Mengen, verbunden
valley-needs = Braucht { $items }.
valley-needs-either = Braucht { $items } oder { $others }.
refuse-surveyor-nowhere = Kein Vermesserfeld ist offen.
refuse-no-start = Keine andere Startkarte ist offen.
refuse-no-ticket-place = Auf den Strecken deiner Tickets ist kein anderes Vermesserfeld offen.
refuse-no-adjacent = Auf keiner benachbarten Karte ist ein Vermesserfeld offen.
# $iron, $stone (numbers): what was drawn; $kept (number): how many must be kept
refuse-keep = Du hast { $iron } Eisen und { $stone } Stein gezogen. Behalte davon genau { $kept }.
# $iron, $stone (numbers): what the stockyard holds
refuse-stockyard = Im Lager liegen { $iron } Eisen und { $stone } Stein.
# $wanted, $count (numbers)
refuse-pick = Ihr nehmt euch je genau { $count ->
  [one] { $count } Rohstoff
 *[other] { $count } Rohstoffe
}. Du wolltest { $wanted }.
# $wanted, $most (numbers)
refuse-take-count = { $most ->
  [one] Du darfst nur 1 Rohstoff nehmen. Du wolltest { $wanted }.
 *[other] Du darfst 1 bis { $most } Rohstoffe nehmen. Du wolltest { $wanted }.
}
refuse-unknown-line = Eine Strecke { $line } gibt es nicht.
refuse-closed-line = Strecke { $line } ist in dieser Partie geschlossen.
refuse-line-ticket = Diese Karte wirkt nur auf Strecken, für die du ein Ticket hast. Für Strecke { $line } hast du keines.
refuse-line-ticket-or-track = Diese Karte wirkt nur auf Strecken, auf denen du ein Ticket oder ein Gleis hast. Für Strecke { $line } hast du beides nicht.
refuse-no-rubble = Auf Strecke { $line } liegt kein Geröll.
refuse-second-line = Wähle eine andere Strecke als { $line }.
refuse-order-line = Wähle zuerst Strecke { $line }. Das Ergebnis ist dasselbe.
refuse-no-track-here = Mit dieser Aktion kannst du kein Gleis legen.
refuse-no-stone-here = Mit dieser Aktion kannst du keinen Stein erhalten.
refuse-line-finished = Strecke { $line } ist fertig. Dort kann kein Gleis mehr gelegt werden.
refuse-no-track-space = Auf Strecke { $line } ist kein Gleisfeld ohne Geröll frei.
refuse-no-tile = Du hast keine Plättchen mehr.
# $resource: iron or stone; $source: bag or stockyard
refuse-order-resource = Nimm zuerst { $resource } aus { $source-dat }. Das Ergebnis ist dasselbe.
# $resource: iron or stone; $source: bag or stockyard
refuse-none-there = { $source-in } ist kein { $resource }.
refuse-unknown-source = Das kannst du hier nicht wählen: { $source }.
refuse-other-resource = Das kannst du hier nicht erhalten: { $resource }.
refuse-unknown-station = Eine Stationskarte { $place } gibt es nicht.
refuse-card-closed = { $place } liegt an einer geschlossenen Strecke.
# $space (number)
refuse-no-such-space = { $place } hat kein Stationsfeld { $space }.
refuse-competitor = { $place } ist von einem Streckenarbeiter besetzt.
# $rubble (number)
refuse-rubble = In { $place } kannst du noch nicht bauen: Dort liegt noch { $rubble } Geröll.
refuse-station-built = Diese Station in { $place } ist schon gebaut.
refuse-build-order = Die Stationen in { $place } werden der Reihe nach gebaut. Wähle die erste freie.
refuse-station-ticket = Du hast kein Ticket für die Strecke von { $place }.
refuse-station-ticket-or-track = Du hast weder ein Ticket für die Strecke von { $place } noch ein Gleis darauf.
# $held, $paid (numbers)
refuse-not-held = Du wolltest { $item-id ->
  [iron] { $paid } Eisen
  [stone] { $paid } Stein
  [rubble] { $paid } Geröll
  [passenger] { $paid ->
    [one] { $paid } Passagier
   *[other] { $paid } Passagiere
  }
 *[other] { $paid } { $item }
} bezahlen und hast { $held ->
  [0] nichts davon
 *[other] nur { $held }
}.
# $ways (number)
refuse-payment = { $ways ->
  [one] Das ist nicht der Preis. Er lässt sich nur auf eine Art bezahlen.
 *[other] Das ist nicht der Preis. Wähle eine der { $ways } Arten zu bezahlen.
}
refuse-visit = Dein Vermesser kann jetzt nur nach { $place }.
refuse-at-home = Dein Vermesser ist schon zu Hause.
refuse-not-home = Mit dieser Karte kann dein Vermesser nicht nach Hause.
refuse-pub-secondary = In den Pub kann dein Vermesser nur mit einem goldenen E.
refuse-at-pub = Dein Vermesser ist schon im Pub.
# $scored, $stations (numbers)
refuse-pub-limit = Dein Wertungsstapel muss weniger Karten haben, als du Stationen hast. Du hast { $scored ->
  [0] keine gewertete Karte
  [one] { $scored } gewertete Karte
 *[other] { $scored } gewertete Karten
} und { $stations ->
  [0] keine Station
  [one] { $stations } Station
 *[other] { $stations } Stationen
}.
refuse-no-surveyor-space = { $place } hat kein Vermesserfeld.
refuse-space-taken = In { $place } steht schon ein Vermesser.
refuse-space-locked = Das Vermesserfeld von { $place } öffnet sich, sobald dort eine Station oder ein Streckenarbeiter liegt.
refuse-surveyor-start = Mit dieser Karte kann dein Vermesser nur auf Startkarten, nicht nach { $place }.
refuse-surveyor-ticket = Mit dieser Karte kann dein Vermesser nur auf Strecken, für die du ein Ticket hast, nicht nach { $place }.
refuse-surveyor-adjacent = Mit dieser Karte kann dein Vermesser nur auf eine benachbarte Karte, nicht nach { $place }.
refuse-not-in-reserve = { $card } liegt nicht in der Reserve.
refuse-other-letter = Nur eine Karte mit dem Buchstaben { $letter } kann die gewertete ersetzen.
refuse-flip-resolved = Die Karte, die du spielst, dreht sich ohnehin um. Wähle eine andere.
# $most, $wanted (numbers)
refuse-flip-count = { $most ->
  [one] Du darfst nur 1 andere Karte umdrehen. Du hast { $wanted } gewählt.
 *[other] Du darfst 1 bis { $most } andere Karten umdrehen. Du hast { $wanted } gewählt.
}
refuse-ticket = Das { $colour-e } Ticket kannst du nicht nehmen: Es muss im Spiel sein, und du darfst es noch nicht haben.

## Was geschah. $who ist ein Name; der Zwilling auf -you spricht diese Person an.

# $letter: A to E; $main: what a gold side does
narrate-play-gold = { $who } spielt { $letter }: { $main }.
narrate-play-gold-you = Du spielst { $letter }: { $main }.
narrate-play-grey = { $who } spielt { $letter }: { $card }.
narrate-play-grey-you = Du spielst { $letter }: { $card }.
narrate-pass = { $who } kann keine Karte spielen und passt.
narrate-pass-you = Du kannst keine Karte spielen und passt.
narrate-done = { $who } hört hier auf.
narrate-done-you = Du hörst hier auf.
narrate-clear = { $who } entfernt Geröll von Strecke { $line }.
narrate-clear-you = Du entfernst Geröll von Strecke { $line }.
# $iron, $stone (numbers)
narrate-draw = { $who } zieht { $iron } Eisen und { $stone } Stein aus dem Beutel.
narrate-draw-you = Du ziehst { $iron } Eisen und { $stone } Stein aus dem Beutel.
# $iron, $stone, $events (numbers)
narrate-refill = { $events ->
  [0] Neu im Lager: { $iron } Eisen und { $stone } Stein.
  [one] Neu im Lager: { $iron } Eisen, { $stone } Stein und { $events } Ereignisklötzchen.
 *[other] Neu im Lager: { $iron } Eisen, { $stone } Stein und { $events } Ereignisklötzchen.
}
narrate-competitor = Ein Streckenarbeiter besetzt { $place }.
narrate-cleared = { $who } räumt { $place } frei.
narrate-cleared-you = Du räumst { $place } frei.
narrate-track = { $who } legt ein Gleis in { $place }.
narrate-track-you = Du legst ein Gleis in { $place }.
narrate-build = { $who } baut eine Station in { $place }.
narrate-build-you = Du baust eine Station in { $place }.
narrate-finished = Strecke { $line } ist fertig.
narrate-surveyor = { $who } schickt den Vermesser nach { $place }.
narrate-surveyor-you = Du schickst deinen Vermesser nach { $place }.
narrate-pub = { $who } schickt den Vermesser in den Pub.
narrate-pub-you = Du schickst deinen Vermesser in den Pub.
narrate-home = { $who } holt den Vermesser nach Hause.
narrate-home-you = Du holst deinen Vermesser nach Hause.
narrate-score-card = { $who } wertet { $card }: Die Karte kommt auf den Wertungsstapel.
narrate-score-card-you = Du wertest { $card }: Die Karte kommt auf deinen Wertungsstapel.
narrate-replace = { $who } nimmt { $card } aus der Reserve.
narrate-replace-you = Du nimmst { $card } aus der Reserve.
narrate-flip = { $who } dreht { $card } auf die Seite { $letter }.
narrate-flip-you = Du drehst { $card } auf die Seite { $letter }.
narrate-ticket = { $who } nimmt ein Ticket ({ $colour }).
narrate-ticket-you = Du nimmst ein Ticket ({ $colour }).
narrate-summit = { $who } nimmt den Gipfelmarker.
narrate-summit-you = Du nimmst den Gipfelmarker.
narrate-receive = { $who } erhält { count-items }.
narrate-receive-you = Du erhältst { count-items }.
narrate-pay = { $who } bezahlt { count-items }.
narrate-pay-you = Du bezahlst { count-items }.
# $events (number)
narrate-events-return = { $events ->
  [one] { $events } Ereignisklötzchen kommt in den Beutel zurück.
 *[other] { $events } Ereignisklötzchen kommen in den Beutel zurück.
}
narrate-trigger-buffer-stops = Der letzte Prellbock steht. Die Partie endet mit dem Zug des zweiten Spielers.
narrate-trigger-no-competitor = Ein Streckenarbeiter lässt sich nicht legen. Die Partie endet mit dem Zug des zweiten Spielers.

## Warum die Partie endete

end-buffer-stops = Alle Prellböcke sind gesetzt.
end-no-competitor = Ein Streckenarbeiter ließ sich nicht legen.
end-turn-cap = Die Zuggrenze des Tisches ist erreicht.

## Die Wertung, Zeile für Zeile

# $count (number)
score-vp = { $count } SP aus der Partie
score-passenger-pairs = { $card }: Paare von Passagieren
score-track-pairs = { $card }: Paare von Gleisen
score-stations = { $card }: gebaute Stationen
score-tickets = { $card }: Tickets
score-scored-cards = { $card }: Karten im Wertungsstapel
score-bonus = Die meisten Stationen auf Strecke { $line }
# $count (number)
score-passengers = { $count ->
  [one] { $count } Passagier
 *[other] { $count } Passagiere
}
score-summit = Gipfelmarker

## Spielzüge als Knöpfe. Die Felder eines Spielzugs: $card, $place are names; $iron, $stone, $space are numbers

item-iron = Eisen
item-stone = Stein
# .dat: aus dem Beutel; .in: im Beutel, am Satzanfang
source-bag = Beutel
  .dat = dem Beutel
  .in = Im Beutel
source-stockyard = Lager
  .dat = dem Lager
  .in = Im Lager
# .to: wohin
place-home = zu Hause
  .to = nach Hause
place-pub = Pub
  .to = in den Pub
# $id: I to VIII; $name: its name
line-label = Strecke { $id } ({ $name })
station-label = { $name } ({ $id })
# $iron, $stone (numbers)
count-resources = { $iron ->
  [0] { $stone } Stein
 *[other] { $stone ->
    [0] { $iron } Eisen
   *[other] { $iron } Eisen und { $stone } Stein
  }
}
move-pass = Passen
move-done = Hier aufhören
move-play = { $card } spielen
# $cards: names, joined
move-flip = { $cards } umdrehen
move-take = { count-resources } nehmen
move-keep = { count-resources } behalten
# $line: line I, with its name
move-clear = Geröll entfernen: { $line }
move-track = Gleis legen: { $line }
# $source: bag or stockyard
move-stone = Stein aus { $source-dat } nehmen
move-build = Bauen: { $card }, Feld { $space }
# $items: joined from count-items
move-pay = { $items } bezahlen
move-surveyor = Vermesser schicken: { $place-to }
move-score = { $card } auf den Wertungsstapel legen
move-replace = { $card } aus der Reserve nehmen
# $resource: iron or stone
move-gain = { $resource } aus { $source-dat } nehmen
move-exchange = { $give } gegen { $take } aus { $source-dat } tauschen
move-trade = Bezahlen, was das Vermesserfeld verlangt
# $ticket: a colour
move-ticket = Das { $ticket-e } Ticket nehmen
kind-done = Fertig
kind-play = Eine Karte spielen
kind-flip = Karten umdrehen
kind-clear = Geröll entfernen
kind-track = Ein Gleis legen
kind-stone = Einen Stein nehmen
kind-surveyor = Den Vermesser bewegen
kind-score = Eine Karte werten
kind-replace = Eine Karte aus der Reserve nehmen
kind-gain = Erhalten
kind-exchange = Tauschen
kind-trade = Handeln
kind-ticket = Ein Ticket nehmen
kind-card = Karte

## Was der Tisch in Worten zeigt

view-closed = Geschlossene Strecken
view-buffer_stops = Übrige Prellböcke
view-turns = Gespielte Züge
view-bag = Im Beutel
view-stockyard = Lager
view-iron = Eisen
view-stone = Stein
view-event = Ereignisklötzchen
view-rubble = Geröll
view-passenger = Passagiere
view-reserve = Reserve
view-valley = Das Tal
view-competitor = Streckenarbeiter
view-tracks = Gleise
view-stations = Stationen
view-finished = Fertige Strecken
view-competitors = Übrige Streckenarbeiter
view-summit = Gipfelmarker
view-trigger = Ende ausgelöst durch
view-resolving = Wird gerade ausgeführt
view-letter = Aktion
view-tiles = Übrige Plättchen
view-tickets = Tickets
view-bonus_tokens = Bonusmarker
view-surveyor = Vermesser
view-scored = Gewertet
view-card = Karte
view-side = Seite

## Die Teile der Regeln

rules-F1 = Spielmaterial
rules-F2 = Spielvorbereitung
rules-F3 = Der Zug
rules-F4 = Aktionskarten
rules-F5 = A: Rohstoffe
rules-F6 = Streckenarbeiter
rules-F7 = B: Geröll
rules-F8 = C: Gleise und Stein
rules-F9 = D und E: Stationen und der Vermesser
rules-F10 = Das Ende
rules-F11 = Die Wertung
rules-F12 = Wohin alles zurückkommt
rules-F13 = Was immer gilt
rules-AMB = Wo die Spielregel Spielraum lässt

## Tipps für die erste Partie

guide-pick = Vor der Partie nehmt ihr euch je zwei Rohstoffe. Zwei Eisen bezahlen ein Gleis, Stationen kosten meist Stein.
guide-turn = Spiel eine Karte, dann dreht sie sich um. Jede hat eine goldene und eine graue Seite, also denk daran, was als Nächstes oben liegt.
guide-clear = Geröll räumst du von links nach rechts. Eine freie Karte steht euch beiden offen, also räum frei, was du bald nutzen kannst.
guide-works = Ein Gleis kostet 2 Eisen und bringt dir sofort einen Punkt. Das letzte Gleis einer Strecke bringt das Ende näher.
guide-build = Stationen bringen Punkte und einen Bonus und schaffen Platz für mehr Karten in deinem Wertungsstapel.
guide-surveyor = Dein Vermesser bekommt, was seine Karte bietet. Im Pub werden deine eigenen Karten zu Punkten.

## Was eine Karte tut, für den Tisch in Worten. $pay, $gain, $items, $track, $stone, $extra: items, joined from count-items

# $least, $most, $per_ticket (numbers)
effect-take = { $per_ticket ->
  [0] { $least } bis { $most ->
    [one] { $most } Rohstoff
   *[other] { $most } Rohstoffe
  } nehmen
 *[other] bis zu { $most ->
    [one] { $most } Rohstoff
   *[other] { $most } Rohstoffe
  } nehmen, je nach deinen Tickets
}
# $cubes, $for_opponent (numbers); $lines (number): from how many; $either (number): 1 if fewer will do; $on: ticket or any
effect-remove_rubble = { $cubes } Geröll { $lines ->
  [1] von einer Strecke
 *[other] von { $either ->
    [0] zwei Strecken
   *[other] einer oder zwei Strecken
  }
} entfernen{ $for_opponent ->
  [0] {""}
 *[other] , { $for_opponent } davon für dein Gegenüber
}{ effect-on }
effect-on = { $on ->
  [ticket] {" "}(Strecken deiner Tickets)
  [ticket_or_track] {" "}(Strecken deiner Tickets oder Gleise)
 *[other] {""}
}
# $times (number)
effect-works = { $times ->
  [1] einmal:
 *[other] bis zu { $times }-mal:
}
effect-part-track = 1 Gleis für { $track }{ effect-on }
effect-part-stone = 1 Stein für { $stone }
effect-build = eine Station bauen{ effect-on }
effect-part-extra = für zusätzlich { $extra }
# $less (number)
effect-part-less = für { $less } weniger
effect-part-gain_too = und { $gain_too } erhalten
effect-part-iron_for_stone = wahlweise mit Eisen statt Stein
effect-part-no_bonus = ohne ihren Bonus
# $where: any, adjacent, start or ticket; $pub (number): 1 if it may go there
effect-move_surveyor = Vermesser bewegen: { $where ->
  [adjacent] auf eine benachbarte Karte
  [start] auf eine Startkarte
  [ticket] auf eine Strecke deiner Tickets
 *[other] überallhin
}{ $pub ->
  [0] {""}
 *[other] , in den Pub oder nach Hause
}
# $most (number); $any (number): 1 if as many as one likes
effect-flip = { $any ->
  [0] { $most ->
    [1] 1 andere Karte
   *[other] bis zu { $most } andere Karten
  }
 *[other] beliebig viele andere Karten
} umdrehen
effect-gain = { $items } erhalten
effect-choose_ticket = ein Ticket deiner Wahl nehmen
effect-take_ticket = ein Ticket nehmen
# $cubes, $keep (numbers)
effect-draw = { $cubes } aus dem Beutel ziehen und { $keep } behalten{ $rest ->
  [stockyard] , den Rest ins Lager legen
 *[other] {""}
}
# $to (number)
effect-fill_stockyard = das Lager auf { $to } auffüllen
effect-add_to_stockyard = { $cubes ->
  [1] 1 Klötzchen
 *[other] { $cubes } Klötzchen
} ins Lager legen
effect-trade = { $times ->
  [1] einmal
 *[other] bis zu { $times }-mal
} { $pay } gegen { $gain }
effect-exchange = { $times ->
  [1] einmal
 *[other] bis zu { $times }-mal
} Eisen gegen Stein oder Stein gegen Eisen tauschen
effect-take_summit = den Gipfelmarker nehmen
# $most (number)
effect-vp_per_ticket = 1 SP für jedes Ticket, höchstens { $most }
effect-score_card = eine Karte auf deinen Wertungsstapel legen
view-now = Oben liegende Seite
view-after = Seite danach
view-cost = Kosten → Bonus

## Das Tal im Browser. $who: a player's name; $place: a card of the valley; $line: I to VIII; $count (number)

valley-before = Vor der Partie
valley-you = du
valley-nothing = nichts
valley-next = nächste
valley-next-victim = Hierhin kommt der nächste Streckenarbeiter
valley-competitor = Streckenarbeiter
valley-most-stations = Meiste Stationen
valley-one-ticket = ein Ticket
valley-prebuilt = Hier steht von Anfang an eine Station
valley-summit-here = Hier liegt der Gipfelmarker
valley-summit-of = { $who } hat den Gipfelmarker
valley-summit-of-you = Du hast den Gipfelmarker
valley-track-of = Gleis von { $who } in { $place }
valley-track-of-you = Dein Gleis in { $place }
valley-station-of = Station von { $who } in { $place }
valley-station-of-you = Deine Station in { $place }
valley-surveyor-of = Vermesser von { $who }
valley-surveyor-of-you = Dein Vermesser
valley-surveyor-at = Vermesser von { $who }: { $place }
valley-surveyor-at-you = Dein Vermesser: { $place }
valley-at-home = zu Hause
valley-at-pub = im Pub
valley-rubble = { $count } Geröll
valley-next-track = Hierhin kommt das nächste Gleis dieser Strecke
valley-line-finished = Strecke { $line } ist fertig
valley-stop-place = Platz für den Prellbock von Strecke { $line }
valley-closed = Geschlossen:
# $cost, $bonus: items, joined
valley-space = Kostet { $cost }, bringt { $bonus }.
valley-when-built = Wenn du hier baust: { $effect }.
valley-ring-open = Offen für einen Vermesser: { $effect }.
valley-ring-locked = Öffnet sich mit der ersten Station oder dem ersten Streckenarbeiter hier: { $effect }.
valley-ring-taken = Hier steht { $who }: { $effect }.
valley-ring-taken-you = Hier stehst du: { $effect }.
# $first, $second: names; $mine, $theirs, $bonus (numbers)
valley-majority = Die meisten Stationen auf Strecke { $line }: { $bonus } SP. { $first } { $mine }, { $second } { $theirs }.
valley-ticket = Ticket von Strecke { $line }
valley-ticket-gone = Dieses Ticket ist vergeben

# the boards of the players
valley-if-ended = Stand jetzt
valley-ended = Endstand
valley-vp = { $count } SP
valley-first-player = Startspieler
valley-cards-of = spielt die { $colour-en } Karten
valley-stations = { $count ->
  [one] { $count } Station
 *[other] { $count } Stationen
}
valley-tracks = { $count ->
  [one] { $count } Gleis
 *[other] { $count } Gleise
}
valley-tiles = { $count ->
  [one] noch { $count } Plättchen
 *[other] noch { $count } Plättchen
}
# $most (number): stations built
valley-pile = Wertungsstapel: { $count } von { $most }, eine Karte für jede Station
valley-of = von { $most }
# $letter, $next: letters; $effect, $after: what the sides do; $name
valley-card-label = { $letter }: { $effect } ({ $name }). Dahinter { $next }: { $after }.
valley-no-card = keine Karte { $letter }
valley-flip-picked = wird umgedreht
valley-look-at = Karten von { $who } ansehen
# $symbol: what a scored card counts
valley-symbol = Im Wertungsstapel: 1 SP für { $symbol ->
  [passenger_pairs] jedes Paar Passagiere
  [track_pairs] jedes Paar Gleise
  [stations] jede Station
  [tickets] jedes Ticket
 *[other] jede Karte im Stapel
}

# Pub, reserve, stockyard
valley-pub = Der Pub
valley-pub-short = Pub
valley-pub-does = Karte werten und ersetzen
valley-pub-why = Mit einem goldenen E: Leg eine deiner Karten auf deinen Wertungsstapel und nimm aus der Reserve eine mit denselben Buchstaben. Der Stapel darf für jede deiner Stationen eine Karte haben.
valley-pub-note = Werte eine deiner Karten und ersetze sie aus der Reserve. Dein Stapel: { $count } von { $most }.
valley-reserve = Reserve
valley-reserve-lies = goldene Seite oben; die Rückseiten:
valley-reserve-sides = Alle Karten liegen mit der goldenen Seite oben. Das sind die grauen:
valley-letters = { $letter } vorn, { $back } hinten
valley-letters-now = Deine Karten
valley-letters-after = Karten danach
valley-letters-are = Die Buchstaben: { $letters }
# $gold: what its gold side does
valley-reserve-card = { $name }. Vorn { $letter }, { $gold }; dahinter { $back }: { $effect }.
valley-taken = vergeben
valley-stockyard = Lager
valley-bag = Beutel
valley-in-bag = im Beutel:
valley-events = { $count ->
  [one] { $count } Ereignisklötzchen
 *[other] { $count } Ereignisklötzchen
}
valley-events-lie = { valley-events }; drei am Ende eines Zuges kommen in den Beutel zurück
# $most, $all (numbers)
valley-take-most = { $most ->
  [one] Wähle eines der { $all }.
 *[other] Wähle bis zu { $most } der { $all }.
}
valley-pick-two = Vor der Partie: Nimm zwei.
valley-take = Nehmen
valley-pick-cube = 1 { $item-id ->
  [iron] Eisen
  [stone] Stein
 *[other] { $item }
} wählen
valley-from-yard = 1 { $item-id ->
  [iron] Eisen
  [stone] Stein
 *[other] { $item }
} aus dem Lager nehmen
valley-from-bag = 1 { $item-id ->
  [iron] Eisen
  [stone] Stein
 *[other] { $item }
} aus dem Beutel nehmen
valley-empties = { $count ->
  [one] Damit ist das Lager leer: 6 neue Klötzchen kommen.
 *[other] Alle { $count } leeren das Lager: 6 neue Klötzchen kommen.
}
valley-other-order = Das geschieht vor dem, was du gewählt hast. Das Ergebnis ist dasselbe.
valley-no-undo = Es werden neue Klötzchen gezogen: dann gibt es kein Zurück.
valley-last-refills = { $all ->
  [one] Hier liegt { $all } Rohstoff. Ist er weg, kommen sechs neue Klötzchen.
 *[other] Hier liegen { $all } Rohstoffe. Ist der letzte weg, kommen sechs neue Klötzchen.
}

# the end
valley-end = Ende der Partie
valley-end-short = Das Ende
valley-stops = Prellböcke: { $count } von { $most }
valley-stops-short = Prellböcke
valley-count-of = { $count } von { $most }
valley-count-short = { $count }/{ $most }
valley-competitors-left = { $count ->
  [one] { $count } Streckenarbeiter
 *[other] { $count } Streckenarbeiter
}
valley-turn-of = Zug { $number } von { $most }
valley-last-soon = Letzte Runde: Nach diesem Zug ist { $who } noch einmal am Zug.
valley-last-soon-you = Letzte Runde: Nach diesem Zug bist du noch einmal am Zug.
valley-last-now = Letzte Runde: { $who } spielt den letzten Zug.
valley-last-now-you = Letzte Runde: Das ist dein letzter Zug.
valley-cap-soon = { $count ->
  [one] Das ist der letzte Zug vor der Grenze des Tisches.
 *[other] Noch { $count } Züge bis zur Grenze des Tisches.
}

# what can be chosen
valley-play = { $letter } spielen: { $name }
valley-clear-line = Geröll von Strecke { $line } entfernen
valley-lay-track = Gleis in { $place } legen
valley-build-at = In { $place } bauen
valley-send-to = Vermesser nach { $place } schicken: { $effect }
valley-trade-here = In { $place } handeln: { $effect }
valley-note-send = Vermesser nach { $place }
valley-note-trade = Handel in { $place }
# $name: of a card
valley-note-score = { $name } auf den Wertungsstapel
valley-go-pub = Vermesser in den Pub schicken
valley-go-home = Vermesser nach Hause holen
valley-take-ticket = Ticket von Strecke { $line } nehmen
valley-from-supply = { $count } aus dem Vorrat.
# $places: joined; $count (number): how many
valley-clears = { $count ->
    [one] Räumt { $places } frei: 1 SP.
   *[other] Räumt { $places } frei: je 1 SP.
}
valley-for-opponent = { $count } für dein Gegenüber.
# $number, $stops (numbers)
valley-ends-line = Beendet Strecke { $line }: Prellbock { $number } von { $stops }.
valley-ends-game = Beendet Strecke { $line } mit dem letzten Prellbock: Das löst das Ende aus.
valley-ends-only = Beendet Strecke { $line }.
# $items, $left: joined
valley-pays = Du bezahlst { $items } und behältst { $left }.
valley-gets = Du erhältst { $items }.
# $total (number)
valley-makes = Summe: { $total } SP.
valley-pay-for = Wähle, wie du { $place } bezahlst.
# $iron, $stone (numbers)
valley-keep = Du hast { $iron } Eisen und { $stone } Stein gezogen. Wähle, was du behältst.
valley-do-it = Ausführen
valley-point = Zeig auf eine Karte, um mehr zu sehen.
valley-tap = Tipp eine Karte an, um mehr zu sehen.
valley-only-place = Dafür gibt es nur einen Platz, es geschieht also sofort.
valley-instead = Oder hier:
# $number, $most (numbers)
valley-gain-nth = Wähle Rohstoff { $number } von { $most }, aus dem Beutel oder aus dem Lager.
valley-not-this = Doch nicht
valley-pass = Passen
valley-leave-it = Vermesser bleibt
valley-flip-none = Keine umdrehen
valley-score-none = Keine werten
valley-stop-here = Hier aufhören
valley-flip-these = { $count ->
  [one] { $count } Karte umdrehen
 *[other] { $count } Karten umdrehen
}
# $number, $most (numbers)
valley-nth = Nr. { $number } von höchstens { $most }
valley-does-works = Gleis und Stein
valley-zoom-in = Größere Karten
valley-zoom-out = Das ganze Tal

# a game that drags on
valley-long = Eine lange Partie
valley-turns-passed = { $count ->
  [one] { $count } Zug gespielt.
 *[other] { $count } Züge gespielt.
}
valley-long-why = Die gedruckten Regeln setzen keine Grenze. Sind alle einverstanden, endet die Partie hier, und es zählen die Punkte, wie sie stehen.
valley-they-agree = { $who } möchte die Partie jetzt beenden und die Punkte zählen, wie sie stehen. Einverstanden?
valley-you-agreed = Du möchtest die Partie jetzt beenden. Sie endet, wenn alle einverstanden sind.
valley-agree = Jetzt beenden und werten
valley-agree-not = Zurückziehen
valley-play-on = Weiterspielen

# $place: a card that cannot be drawn
valley-undrawn-apart = Wir zeigen dieses Tal als Tabelle: { $place } gehört zu zwei Strecken, die nicht nebeneinanderliegen.
valley-undrawn-corner = Wir zeigen dieses Tal als Tabelle: { $place } liegt dort, wo der Pub und die Reserve gezeichnet werden.
valley-undrawn-overlap = Wir zeigen dieses Tal als Tabelle: { $place } liegt auf einer anderen Karte.

# the rules page: the game in eight pictures
valley-intro = Das Spiel in acht Bildern
valley-intro-goal = Zwei kleine Bahngesellschaften bauen Schmalspurstrecken durch die Täler von Wales. Räumt Geröll, legt Gleise, baut Stationen und schickt einen Vermesser voraus. Wenn die Strecken fertig sind, gewinnt, wer mehr Punkte hat.
valley-head-turn = Spiel eine Karte, und sie dreht sich um
valley-intro-turn = Du hast fünf Karten, A bis E. In deinem Zug tust du, was eine davon zeigt, und drehst sie um: Hinter der goldenen Seite ist eine graue mit einem anderen Buchstaben. Denk daran, was als Nächstes oben liegt.
valley-head-take = A: Rohstoffe sammeln
valley-intro-take = Nimm bis zu drei Eisen oder Stein aus dem Lager. Geht der letzte Rohstoff weg, kommen sechs neue Klötzchen aus dem Beutel, und jedes Ereignis darunter bringt einen Streckenarbeiter, der eine ganze Karte besetzt.
valley-head-clear = B: Geröll entfernen
valley-intro-clear = Entferne vier Klötzchen von einer Strecke, von links nach rechts, in deinen Vorrat. Jede Karte, die du freiräumst, bringt 1 SP, und dann dürfen dort alle bauen.
valley-head-track = C: Gleise legen, Stein gewinnen
valley-intro-track = Bis zu dreimal: Bezahle 2 Eisen für ein Gleis auf dem freien Feld einer Strecke, das am weitesten links liegt, das bringt 1 SP; oder bezahle 2 Geröll für einen Stein. Eine Strecke mit allen Gleisen ist fertig und bekommt einen Prellbock.
valley-head-build = D: eine Station bauen
valley-intro-build = Bezahle, was ein freies Stationsfeld links zeigt, und erhalte, was es rechts zeigt. Eine Station öffnet das Vermesserfeld ihrer Karte, und dein Vermesser darf sofort dorthin.
valley-head-survey = E: den Vermesser bewegen
valley-intro-survey = Schick deinen Vermesser auf einen offenen Ring und tu, was dort steht. Startkarten geben ein Ticket ihrer Strecke; Tickets verbessern manche graue Seite und können Punkte bringen.
valley-head-pub = Der Pub: Karten werden Punkte
valley-intro-pub = Mit einem goldenen E darf dein Vermesser in den Pub. Dort kommt eine deiner Karten auf deinen Wertungsstapel, und eine mit denselben Buchstaben kommt aus der Reserve. Am Ende bringt jede gewertete Karte Punkte nach ihrem Symbol. Dein Stapel darf für jede gebaute Station eine Karte haben.
valley-head-end = Das Ende
valley-intro-end = Der fünfte Prellbock oder ein Streckenarbeiter, für den kein Platz ist, löst das Ende aus. Den letzten Zug hat immer der zweite Spieler. Zähl zusammen: deine SP aus der Partie, deine gewerteten Karten, je 3 für die meisten Stationen auf Strecke I und auf Strecke II, 2 für den Gipfel und einen halben Punkt für jeden Passagier.

# the alphabet
valley-alphabet = Die Symbole
valley-alphabet-lead = Alle Karten sprechen dieselbe Sprache. Links bezahlen, rechts erhalten; ein Schrägstrich ist eine Wahl oder heißt „je“; ein Plus heißt „und dann“; ein gestrichelter Kasten ist etwas, das du tun darfst; ein Ticket in einer Kapsel beschränkt eine Karte auf die Strecken deiner Tickets.
valley-alphabet-things = Dinge
valley-alphabet-places = Orte
valley-alphabet-doings = Tätigkeiten
valley-alphabet-marks = Das Spiel
valley-alphabet-grammar = Zusammen gelesen
valley-alphabet-symbols = Eine gewertete Karte
valley-icon-iron = Eisen
valley-icon-stone = Stein
valley-icon-resource = Eisen oder Stein
valley-icon-rubble = Geröll
valley-icon-passenger = Passagier
valley-icon-ticket = Ticket
valley-icon-track = Gleis
valley-icon-station = Station
valley-icon-surveyor = Vermesser
valley-icon-vp = Punkte
valley-icon-stockyard = Lager
valley-icon-bag = Beutel
valley-icon-blind = Beutel, blind gezogen
valley-icon-open = offenes Vermesserfeld
valley-icon-locked = geschlossenes Vermesserfeld
valley-icon-start = Startkarte
valley-icon-adjacent = benachbarte Karte
valley-icon-pub = der Pub
valley-icon-home = zu Hause
valley-icon-yours = nur Strecken deiner Tickets
valley-icon-pick = Geröll aus dem Tal entfernen
valley-icon-fork = eine Strecke oder zwei
valley-icon-flip = eine Karte umdrehen
valley-icon-score = eine Karte werten
valley-icon-exchange = tauschen
valley-icon-less = für weniger
valley-icon-more = mehr bezahlen
valley-icon-nobonus = ohne den aufgedruckten Bonus
valley-icon-opponent = für dein Gegenüber
valley-icon-tiles = übrige Plättchen
valley-icon-event = Ereignis
valley-icon-competitor = Streckenarbeiter
valley-icon-buffer = Prellbock
valley-icon-summit = Gipfelmarker

# the gallery
valley-gallery = Alle Karten
valley-gallery-lead = Beide Seiten jeder Aktionskarte und jede Stationskarte. Das gedruckte Spiel ist nicht vollständig dokumentiert: Bei jeder Karte steht, was gedruckt und was unsere Rekonstruktion ist.
valley-gallery-stations = Stationskarten
valley-status-printed = Gedruckt
valley-status-derived = Abgeleitet
valley-status-reconstructed = Rekonstruiert
valley-status-invented = Erfunden

## Optionen eines Tisches

option-blue = Blaue Karten
option-why-blue = Bestimme, wer die blauen Karten spielt. Die andere Person bekommt die grünen.
option-closed = Geschlossene Strecken
option-why-closed = Die zwei Strecken, die geschlossen bleiben.
option-buffer_stop = Streckenarbeiter auf der letzten Karte
option-why-buffer_stop = Beendet ein Streckenarbeiter auf der letzten Karte seine Strecke sofort oder erst, wenn jedes Gleisfeld belegt ist?
option-turn_cap = Zuggrenze
option-why-turn_cap = Eine Partie dauert etwa 60 Züge, aber die gedruckten Regeln setzen keine Grenze. Mit einer endet die Partie nach so vielen Zügen, und es zählen die Punkte, wie sie stehen.
choice-none = Keine Grenze
choice-at-once = Beendet seine Strecke sofort
choice-when-full = Erst wenn alle Gleise liegen

## Die Abschnitte der Schlusswertung, nach den Zeilen der Wertung

stage-score-vp = Während der Partie
stage-score-passenger-pairs = Gewertete Karten
stage-score-track-pairs = Gewertete Karten
stage-score-stations = Gewertete Karten
stage-score-tickets = Gewertete Karten
stage-score-scored-cards = Gewertete Karten
stage-score-bonus = Die meisten Stationen
stage-score-passengers = Passagiere
stage-score-summit = Gipfel

## Warum eine Wahl sofort gilt

revealed-here = Klötzchen wurden gezogen: kein Zurück.

## Im Terminal

terminal-shorthand = Auf Karten: i Eisen, s Stein, r Geröll, p Passagier, v SP, x Eisen oder Stein; 1s2r>2p kostet 1s 2r und bringt 2p.
terminal-shorthand-more = Eine graue Seite mit ≈ ist ganz oder zum Teil rekonstruiert: ticket sagt, was auf deinen Karten gedruckt ist.
terminal-ticket = deine Tickets, und was auf deinen Karten gedruckt ist
terminal-stockyard = Lager { $cubes }
terminal-bag = Beutel { $cubes }
terminal-buffer-stops = Prellböcke { $left }
terminal-competitors = Streckenarbeiter { $left }
terminal-last-turn = LETZTER ZUG
terminal-built = beim Bau: { $effect }
terminal-start = Start
terminal-competitor = ── Streckenarbeiter ──
terminal-tickets = Tickets { $lines }
terminal-pile = Stapel { $cards }
terminal-at = { $where ->
  [home] zu Hause
  [pub] im Pub
 *[card] auf { $where }
}
terminal-tiles = { $left } Plättchen
terminal-shows = zeigt { $letters }
terminal-needs = braucht { $what ->
  [ticket] Ticket
 *[ticket_or_track] Ticket oder Gleis
}
terminal-symbol = v/{ $symbol ->
  [passenger_pairs] 2p
  [track_pairs] 2 Gleise
  [stations] Station
  [tickets] Ticket
 *[scored_cards] Karte
}
terminal-spectator = Wer zuschaut, hat keine Tickets.
terminal-no-ticket = Du hast kein Ticket.
terminal-ticket-of = { $colour }: Strecke { $lines }
terminal-card = { $card } ({ $printed }): { $known }.
terminal-known = { $status ->
  [printed] gedruckt
  [derived] abgeleitet
  [invented] erfunden
 *[reconstructed] rekonstruiert
}: { $what }

## Ebenso: was eine Karte tut, in so wenigen Wörtern, wie darauf passen

terminal-op-on = { $on ->
  [ticket] auf Ticketstrecken
 *[ticket_or_track] auf Strecken mit Ticket oder Gleis
}
terminal-op-take = nimm { $most }{ $per_ticket ->
  [0] {""}
 *[other] {" "}je nach Tickets
}
terminal-op-track = Gleis { $price }
terminal-op-stone = Stein { $price }
terminal-op-clear = räume { $cubes }{ $lines ->
  [1] {""}
 *[other] { $either ->
    [0] {" "}2 Strecken
   *[other] {" "}1-2 Strecken
  }
}{ $for_opponent ->
  [0] {""}
 *[other] , { $for_opponent } fürs Gegenüber
}
terminal-op-build = bauen
terminal-op-less = für { $less } weniger
terminal-op-iron = i statt s
terminal-op-no-bonus = ohne Bonus
terminal-op-move_surveyor = Vermesser { $where ->
  [adjacent] daneben
  [start] Start
  [ticket] Ticket
 *[any] beliebig
}{ $pub ->
  [0] {""}
 *[other] /Pub/Haus
}
terminal-op-draw = zieh { $cubes }{ $keep ->
  [0] {""}
 *[other] {" "}behalte { $keep }
}
terminal-op-flip = umdrehen: { $any ->
  [0] { $most }
 *[other] beliebig
}
terminal-op-take_ticket = Ticket
terminal-op-choose_ticket = beliebiges Ticket
terminal-op-vp_per_ticket = +v/Ticket≤{ $most }
terminal-op-take_summit = Gipfel
terminal-op-score_card = werten
terminal-op-fill_stockyard = Lager auf { $to }
terminal-op-add_to_stockyard = Lager +{ $cubes }

## Aktionskarten: wie ihre goldenen und grauen Seiten heißen

main_action-A = Rohstoffe sammeln
main_action-B = Geröll entfernen
main_action-C = Gleise legen und/oder Stein gewinnen
main_action-D = Station bauen
main_action-E = Vermesser bewegen
action_card-stone-crusher = Steinbrecher
action_card-strong-arms = Starke Arme
action_card-tea-break = Teepause
action_card-brickmaker = Ziegelbrenner
action_card-blacksmith = Schmied
action_card-landscaper = Landschaftsgärtner
action_card-mason = Maurer
action_card-masons-mate = Maurergehilfe
action_card-architect = Architekt
action_card-steelworker = Stahlarbeiter
action_card-inspector = Inspektor
action_card-tourist = Tourist
action_card-draughtsman = Zeichner
action_card-field-hands = Feldarbeiter
action_card-tour-operator = Reiseveranstalter
action_card-salvage = Bergung
action_card-harbour-market = Hafenmarkt
action_card-big-boat = Großes Boot
action_card-small-boat = Kleines Boot
action_card-small-cart = Kleiner Karren
action_card-novice-navvies = Unerfahrene Erdarbeiter
action_card-local-help = Einheimische Hilfe
action_card-itinerant-workers = Wanderarbeiter
action_card-workers-on-loan = Leiharbeiter
action_card-veteran-navvies = Erfahrene Erdarbeiter

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-foothills = rekonstruiert (24 der 25 grauen Seiten, alle Stationskosten und die meisten Vermesseraktionen; siehe die Karten selbst)

## What is known of a card, a station or a line, as its board file says it: see locale/origins.py

origin-1-resource-for-each-ticket-at-most-4 = 1 Rohstoff je Ticket, höchstens 4
origin-1-resource-on-top-of-the-cost = 1 Rohstoff zusätzlich zu den Kosten
origin-2-rubble-from-each-of-two-lines = 2 Geröll von jeder von zwei Strecken
origin-2-rubble-from-one-line-or-from-two = 2 Geröll, von einer Strecke oder von zweien
origin-2-rubble-on-top-of-the-cost = 2 Geröll zusätzlich zu den Kosten
origin-3-drawn-2-kept-1-into-the-stockyard = 3 gezogen, 2 behalten, 1 ins Lager
origin-6-rubble-2-of-them-for-the-opponent = 6 Geröll, davon 2 für dein Gegenüber
origin-a-ticket-is-needed = ein Ticket ist nötig
origin-a-ticket-or-a-track-is-needed = ein Ticket oder ein Gleis ist nötig
origin-adds-cubes-without-a-limit-and-takes-none = legt Klötzchen ohne Grenze nach und nimmt keine
origin-adjacent-cards = benachbarte Karten
origin-any-station-of-the-line = jede Station der Strecke
origin-colour-letters-and-the-name = Farbe, Buchstaben und der Name { $printed }
origin-colour-of-its-ticket = Farbe ihres Tickets
origin-costs-and-bonuses = Kosten und Boni
origin-draws-from-the-bag-event-cubes-ignored = zieht aus dem Beutel, ohne Ereignisklötzchen zu beachten
origin-fills-the-stockyard-up-to-6-event-cubes-counted = füllt das Lager auf 6 auf, Ereignisklötzchen zählen mit
origin-flips-when-built = dreht beim Bau Karten um
origin-from-the-pub-any-starting-card = vom Pub aus jede Startkarte
origin-length = Länge
origin-llyn-padarn-is-the-name-of-the-lake-not-of-a-station = Llyn Padarn heißt der See, nicht eine Station
origin-name = Name
origin-name-and-how-the-12-columns-of-iii-and-vi-are-divided = Name, und wie sich die 12 Spalten von III und VI aufteilen
origin-name-in-its-short-form-bala-lake = Name, in der Kurzform Bala Lake
origin-never-to-the-pub = nie in den Pub
origin-no-station-bonus-but-the-surveyor-may-move = kein Stationsbonus, aber der Vermesser darf ziehen
origin-no-stone-to-be-had = kein Stein zu bekommen
origin-payment-in-any-mix-of-iron-and-stone = Bezahlung in Eisen und Stein nach Wahl
origin-place-in-its-line = Lage auf ihrer Strecke
origin-rubble = Geröll
origin-scoring-when-built = Wertung beim Bau
origin-stone-only-no-track = nur Stein, kein Gleis
origin-surveyor-a-ticket-and-one-of-five-bonuses = Vermesser: ein Ticket und einer von fünf Boni
origin-surveyor-action = Vermesseraktion
origin-surveyor-action-redrawn-the-first-draft-gave-passengers-without-limit-more-than-the-16-of-the-box-so-that-stalling-paid = Vermesseraktion (neu entworfen: Der erste Entwurf gab Passagiere ohne Grenze, mehr als die 16 der Schachtel, sodass sich Hinauszögern lohnte)
origin-surveyor-action-redrawn-the-first-draft-gave-points-without-limit-which-the-rulebook-never-names-among-surveyor-actions-so-that-stalling-paid = Vermesseraktion (neu entworfen: Der erste Entwurf gab Punkte ohne Grenze, die die Spielregel unter den Vermesseraktionen nie nennt, sodass sich Hinauszögern lohnte)
origin-taking-1-to-3-afterwards = danach 1 bis 3 nehmen
origin-that-iron-may-stand-in-for-stone = dass Eisen den Stein ersetzen darf
origin-that-the-station-is-on-a-ticket-line = dass die Station an einer Strecke deiner Tickets liegt
origin-that-the-surveyor-goes-to-a-ticket-line = dass der Vermesser auf eine Strecke deiner Tickets zieht
origin-that-there-are-2-tracks = dass es 2 Gleise sind
origin-the-2-items-less = die 2 Dinge weniger
origin-the-2-resources-and-the-2-rubble = die 2 Rohstoffe und die 2 Geröll
origin-the-2-rubble = die 2 Geröll
origin-the-2-vp-and-that-the-station-is-on-a-ticket-line = die 2 SP, und dass die Station an einer Strecke deiner Tickets liegt
origin-the-3-cubes-the-vp-and-the-flip = die 3 Klötzchen, die SP und das Umdrehen
origin-the-3-rubble = die 3 Geröll
origin-the-5-rubble = die 5 Geröll
origin-the-english-name = der englische Name
origin-the-flip = das Umdrehen
origin-the-opponent-has-a-part-the-vp-are-yours = dein Gegenüber bekommt einen Teil, die SP sind deine
origin-the-price-of-1-iron-the-2-tracks-and-that-they-lie-on-ticket-lines = der Preis von 1 Eisen, die 2 Gleise, und dass sie auf Strecken deiner Tickets liegen
origin-the-rate-of-1-rubble-and-the-3-times = der Kurs von 1 Geröll und die 3 Male
origin-the-scoring-symbol = das Wertungssymbol
origin-the-surveyor-stays = der Vermesser bleibt stehen
origin-the-ticket-and-the-passenger = das Ticket und der Passagier
origin-the-whole-effect = die ganze Wirkung
origin-the-whole-effect-by-a-transcript-of-the-english-edition = die ganze Wirkung, nach einer Abschrift der englischen Ausgabe
origin-three-spaces-in-order = drei Felder der Reihe nach
origin-ticket-lines-else-the-supply = Strecken deiner Tickets, sonst der Vorrat
origin-tracks-only-no-stone = nur Gleise, kein Stein
origin-two-track-spaces-rubble-on-the-left-one-only = zwei Gleisfelder, Geröll nur auf dem linken
origin-which-of-the-bonuses = welcher der Boni
origin-which-of-the-bonuses-a-starting-card-with-1-stone-and-a-yellow-ticket-exists = welcher der Boni (eine Startkarte mit 1 Stein und einem gelben Ticket gibt es)
origin-which-pair-of-lines-its-back-closes = welches Streckenpaar ihre Rückseite schließt

## What its board file says of each part

note-components = Klötzchen, Plättchen, Tickets und Karten, wie die Spielregel sie aufzählt.
note-main-actions = Die fünf goldenen Seiten, wie die Spielregel sie erklärt.
note-action-cards = Farben, Buchstaben, französische Namen und Klarstellungen sind gedruckt; von den 25 grauen Seiten ist nur die Teepause ganz bekannt, die anderen und alle Wertungssymbole sind von uns. Jede Karte sagt, was an ihr gedruckt ist.
note-stations = Die Spielregel nennt acht der 27 Karten und was an ihnen besonders ist; Kosten, Boni und die meisten Vermesseraktionen sind von uns, neun davon seit dem ersten Entwurf neu entworfen, damit sich Hinauszögern nicht lohnt. Jede Karte sagt, was an ihr gedruckt ist.
note-lines = Acht Strecken mit 2 bis 7 Karten, zusammen 34, zwei davon gemeinsam: Das legt alle Längen fest, nur nicht, wie sich die 12 Spalten von III und VI aufteilen.
note-closed-pairs = Dass 28 Karten die 28 Paare zeigen und 6 keines, ist gedruckt; welche Karte welches zeigt, ist von uns und ändert nichts, denn jedes Paar ist gleich wahrscheinlich.
