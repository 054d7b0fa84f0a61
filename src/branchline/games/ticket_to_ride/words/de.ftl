### Zug um Zug: die Regeln und alles, was das Spiel sagt, auf Deutsch. Begriffe: docs/glossary-de.md.
### Wörter: Stapel (Wagenkarten, verdeckt), Auslage (Wagenkarten, offen), Ablage, Zielkartenstapel,
### Ort (Stadt oder Land), Passagier, Waggon. Jedes meint eines, hier und auf jedem Bildschirm.

## Spielvorbereitung

rule-T0-1 = Das Spiel ist für zwei bis fünf Personen. Du hast 45 Waggons in deiner Farbe (Weiß, Rot, Lila, Gelb oder Schwarz) und beginnst ohne Punkte.
rule-T0-2 = Es gibt 110 Wagenkarten: je zwölf in acht Farben (Lila, Blau, Orange, Weiß, Grün, Gelb, Schwarz und Rot) und vierzehn Lokomotiven.
rule-T0-3 = Du erhältst vier Wagenkarten. Fünf weitere werden als Auslage aufgedeckt, die übrigen bilden den Stapel. Sind unter den ersten fünf drei oder mehr Lokomotiven, wird die Auslage ersetzt wie zu jeder anderen Zeit.
rule-T0-4 = Sechzig Passagiere, je zehn in Rot, Schwarz, Grün, Gelb, Blau und Weiß, werden zufällig aus einem Beutel gezogen und auf den Spielplan gestellt. Jede Stadt und jedes Land bekommt so viele, wie der Spielplan dort zeigt.
rule-T0-5 = Es gibt zwei Zielkartenstapel, jeder wird gemischt: 55 kurze und 34 lange Zielkarten. Eine lange ist 12 bis 22 Punkte wert, eine kurze 3 bis 11, nur Mannheim – Stuttgart ist 2 wert.
rule-T0-6 = Vor dem ersten Zug sagt ihr in Spielreihenfolge nacheinander an, wie viele kurze und wie viele lange Zielkarten ihr zieht, zusammen vier, und zieht sie. Von deinen vier behältst du mindestens zwei: zwei, drei oder alle.
rule-T0-7 = Zielkarten, die ihr bei der Spielvorbereitung nicht behaltet, kommen in die Stapel zurück, aus denen sie stammen. Haben alle gewählt, werden beide Stapel neu gemischt.
rule-T0-8 = Deine Zielkarten bleiben bis zum Ende geheim, ebenso deine Wagenkarten. Alle dürfen deine Passagiere und deine Punkte kennen, ebenso die Zahl deiner Waggons, deiner Wagenkarten, deiner kurzen und deiner langen Zielkarten. Auch die angesagten Mischungen und die offen genommenen Karten sind öffentlich.
rule-T0-9 = Gespielt wird im Uhrzeigersinn. Nach altem Brauch beginnt die älteste Person; Branchline lost aus, wer beginnt, wenn der Tisch niemanden bestimmt.

## Ein Zug

rule-T1-1 = In deinem Zug tust du genau eines von drei Dingen: Wagenkarten ziehen, eine Strecke nutzen und ihre Passagiere mitnehmen oder Zielkarten ziehen.
rule-T1-2 = Du passt, wenn keine der drei Aktionen möglich ist, und nur dann. Müssen alle nacheinander passen, endet die Partie sofort und wird gewertet. Wer in der letzten Runde passt, verbraucht damit den letzten Zug.

## Wagenkarten ziehen

rule-T2-1 = Du ziehst zwei Wagenkarten, jede davon entweder aus der Auslage oder oben vom Stapel. Gibt es eine zweite Karte, die du nehmen darfst, musst du eine nehmen. Du darfst beliebig viele Karten auf der Hand haben.
rule-T2-2 = Nimmst du eine offene Karte, wird sie sofort vom Stapel ersetzt, noch bevor du die zweite nimmst.
rule-T2-3 = Eine offene Lokomotive darfst du nur als erste Karte nehmen. Mehr ziehst du dann nicht, und dein Zug endet.
rule-T2-4 = Die zweite Karte ist nie eine offene Lokomotive, auch wenn die erste vom Stapel kam. Es spielt keine Rolle, ob diese Lokomotive schon dalag, gerade deine erste Karte ersetzt hat oder zu einer eben ausgetauschten Auslage gehört.
rule-T2-5 = Eine Lokomotive vom Stapel zählt als eine gewöhnliche Karte, und niemand sonst erfährt von ihr.
rule-T2-6 = Sind drei oder mehr von fünf offenen Karten Lokomotiven, kommen alle fünf in die Ablage, dann werden fünf neue aufgedeckt, wenn nötig mehrmals. Das geschieht nicht, wenn weniger als fünf Karten offen liegen, und auch nicht, solange Stapel, Ablage und Auslage zusammen weniger als drei Karten enthalten, die keine Lokomotiven sind. Geprüft wird erneut, sobald Karten in die Ablage kommen.
rule-T2-7 = Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage gemischt und bildet den neuen Stapel. Das kann mitten im Ziehen geschehen oder während die Auslage aufgefüllt wird.
rule-T2-8 = Sind Stapel und Ablage leer, wird die Auslage nicht aufgefüllt. Offene Karten darfst du weiterhin nehmen; liegen keine mehr da, kannst du diese Aktion nicht wählen. Gibt es keine zweite Karte, die du nehmen darfst, endet dein Zug nach der ersten.
rule-T2-9 = Kommen durch eine genutzte Strecke Karten in die Ablage, während weniger als fünf Karten offen liegen, wird die Auslage sofort aus ihnen auf fünf aufgefüllt. Danach wird sie auf drei Lokomotiven geprüft.

## Eine Strecke nutzen

rule-T3-1 = Eine Strecke verbindet zwei benachbarte Orte: zwei Städte oder eine Stadt und ein Land. Ihre Länge ist die Zahl ihrer Felder, von eins bis sieben.
rule-T3-2 = Du bezahlst eine Strecke mit so vielen Karten, wie sie Felder hat, alle in ihrer Farbe. Lokomotiven dürfen beliebig viele davon ersetzen, auch alle.
rule-T3-3 = Eine graue Strecke bezahlst du mit so vielen Karten, wie sie Felder hat, alle in einer beliebigen Farbe. Auch hier dürfen Lokomotiven einige davon ersetzen oder die ganze Strecke bezahlen.
rule-T3-4 = Du brauchst mindestens so viele Waggons, wie die Strecke Felder hat. Auf jedes stellst du einen, und die bezahlten Karten kommen in die Ablage.
rule-T3-5 = Die Strecke muss nicht an eine andere von dir anschließen. Pro Zug darfst du nur eine Strecke nutzen.
rule-T3-6 = Alle Strecken, die dieselben zwei Orte verbinden, bilden eine Gruppe. Aus jeder Gruppe darf dir nur eine Strecke gehören. Strecken von einer Stadt in zwei Länder oder von zwei Städten in ein Land sind keine Gruppe.
rule-T3-7 = Zu zweit oder zu dritt sind, sobald eine Strecke einer Gruppe genutzt ist, die übrigen der Gruppe für alle gesperrt. Zu viert oder zu fünft kann jede von ihnen genutzt werden, von verschiedenen Spielern.
rule-T3-8 = Eine Strecke bringt sofort Punkte nach ihrer Länge: Länge 1 bringt 1 Punkt, 2 bringt 2, 3 bringt 4, 4 bringt 7, 5 bringt 10, 6 bringt 15 und 7 bringt 18.
rule-T3-9 = Nachdem du eine Strecke genutzt hast, nimmst du von jedem ihrer beiden Enden einen Passagier. Stehen dort verschiedene Farben, wählst du die Farbe; steht dort niemand, gehst du leer aus. Genommene Passagiere liegen offen vor dir.
rule-T3-10 = Einen Passagier kannst du nicht ablehnen: Steht am Ende deiner Strecke einer, nimmst du ihn. Ein Passagier mehr kostet dich nie Punkte und bringt niemand anderem welche.
rule-T3-11 = Ein Land hat einen Passagier für alle Strecken, die hineinführen, auch wenn der Spielplan das Land zweimal zeigt wie bei Österreich. Wer als Erstes eine dieser Strecken nutzt, nimmt den Passagier.

## Zielkarten ziehen

rule-T4-1 = Du sagst an, wie viele kurze und wie viele lange Zielkarten du ziehst, bevor du eine siehst, und nie mehr, als ein Stapel enthält. Du ziehst genau vier oder, wenn weniger als vier übrig sind, alle. Sind beide Stapel leer, kannst du diese Aktion nicht wählen.
rule-T4-2 = Mindestens eine der gezogenen Zielkarten behältst du. Die anderen kommen verdeckt unter ihren Stapel, in der Reihenfolge, in der du sie gezogen hast: Die zuerst gezogene, die du nicht behalten hast, kommt von ihnen als erste wieder nach oben.
rule-T4-3 = Du darfst beliebig viele Zielkarten haben.
rule-T4-4 = Eine Zielkarte ist erfüllt, wenn eine lückenlose Kette deiner eigenen Strecken ihre beiden Orte verbindet, auch auf Umwegen. Zielkarten zählen erst am Ende der Partie.

## Länder

rule-T5-1 = Eine Zielkarte kann außer zwei Städten auch eine Stadt und ein Land oder zwei Länder nennen.
rule-T5-2 = Ein Land ist eine Sackgasse: Eine Strecke, die in einem Land endet, führt nie durch das Land weiter.
rule-T5-3 = Besitzt du zwei Strecken in dasselbe Land, verbindet das Land sie nicht miteinander.
rule-T5-4 = Eine Zielkarte mit einem Land ist erfüllt, wenn eine lückenlose Kette deiner Strecken vom anderen Ort der Zielkarte in dieses Land führt, auf irgendeiner der Strecken dorthin.
rule-T5-5 = Eine Zielkarte zwischen zwei Ländern ist erfüllt, wenn deine miteinander verbundenen Strecken beide Länder berühren. Die Kette läuft nur durch Städte: Ein drittes Land verbindet sie nicht.

## Ende und Wertung

rule-T6-0 = Deine Strecken haben ihre Punkte gebracht, als du sie genutzt hast. Am Ende nachgezählt, muss dieselbe Zahl herauskommen.
rule-T6-1 = Hast du am Ende deines Zuges, nach der Wahl der Passagiere, noch zwei Waggons oder weniger, sind alle noch einmal am Zug: Diese letzte Runde beginnt links von dir und endet mit dir. Fällt währenddessen noch jemand auf zwei oder weniger, ändert das nichts. Danach endet die Partie.
rule-T6-2 = Am Ende bringt jede erfüllte Zielkarte ihre Punkte, jede nicht erfüllte kostet sie. Die Summe kann negativ sein.
rule-T6-3 = Globetrotter: Wer die meisten Zielkarten erfüllt hat, erhält 15 Punkte, bei Gleichstand alle Beteiligten. Wer keine Zielkarte erfüllt hat, erhält nichts.
rule-T6-4 = Für jede Passagierfarbe gilt: Wer die meisten Passagiere hat, erhält 20 Punkte, wer die zweitmeisten hat, 10. Teilen sich mehrere den ersten Platz, erhalten sie alle 20 und niemand die 10; liegt jemand allein vorn und teilen sich mehrere den zweiten Platz, erhalten diese alle 10. Für eine Farbe, von der du keinen Passagier hast, erhältst du nichts.
rule-T6-5 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die meisten erfüllten Zielkarten, dann die meisten Passagiere; steht es dann noch gleich, wird der Sieg geteilt. Für die weiteren Plätze gilt dasselbe.

## Beispiele

rule-TX-1 = Eine blaue Strecke der Länge 3 kannst du auf vier Arten bezahlen und auf keine andere: mit drei blauen Karten, mit zwei blauen und einer Lokomotive, mit einer blauen und zwei Lokomotiven oder mit drei Lokomotiven.
rule-TX-2 = Eine graue Strecke der Länge 2 kannst du mit zwei Karten einer Farbe bezahlen, mit einer Karte beliebiger Farbe und einer Lokomotive oder mit zwei Lokomotiven.

## Namen

# .e: 2 rote; .one: eine rote Karte; .many: rote Karten
card-black = schwarz
  .e = schwarze
  .one = schwarze Karte
  .many = schwarze Karten
card-blue = blau
  .e = blaue
  .one = blaue Karte
  .many = blaue Karten
card-green = grün
  .e = grüne
  .one = grüne Karte
  .many = grüne Karten
card-locomotive = Lokomotive
  .e = Lokomotiven
  .one = Lokomotive
  .many = Lokomotiven
card-orange = orange
  .e = orange
  .one = orange Karte
  .many = orange Karten
card-purple = lila
  .e = lila
  .one = lila Karte
  .many = lila Karten
card-red = rot
  .e = rote
  .one = rote Karte
  .many = rote Karten
card-white = weiß
  .e = weiße
  .one = weiße Karte
  .many = weiße Karten
card-yellow = gelb
  .e = gelbe
  .one = gelbe Karte
  .many = gelbe Karten

# .e: 2 rote Passagiere; .er: 1 roter Passagier; .en: einen roten Passagier
passenger-black = schwarz
  .e = schwarze
  .er = schwarzer
  .en = schwarzen
passenger-blue = blau
  .e = blaue
  .er = blauer
  .en = blauen
passenger-green = grün
  .e = grüne
  .er = grüner
  .en = grünen
passenger-red = rot
  .e = rote
  .er = roter
  .en = roten
passenger-white = weiß
  .e = weiße
  .er = weißer
  .en = weißen
passenger-yellow = gelb
  .e = gelbe
  .er = gelber
  .en = gelben

# .e: 2 kurze Zielkarten; .en: keine kurzen Zielkarten
deck-short = kurz
  .e = kurze
  .en = kurzen
deck-long = lang
  .e = lange
  .en = langen

# $a, $b: the places it joins
route-name = { $a } – { $b }
# $points (number)
ticket-name = { $a } – { $b } ({ $points })

## Bausteine. Auch die Meldungen unten benutzen sie und geben ihnen ihre Argumente.

# $card: a card’s name, as this file gives it
a-card = eine { $card-one }
# „3 rote“, „1 Lokomotive“: ein Teil einer Zahlung. $count (number); $card
count-cards = { $card-id ->
  [locomotive] { $count ->
    [one] { $count } Lokomotive
   *[other] { $count } Lokomotiven
  }
 *[other] { $count } { $card-e }
}
# „3 kurze und 1 lange Zielkarte“. $short, $long (numbers)
count-tickets = { $short ->
  [0] { $long ->
    [one] { $long } lange Zielkarte
   *[other] { $long } lange Zielkarten
  }
 *[other] { $long ->
    [0] { $short ->
      [one] { $short } kurze Zielkarte
     *[other] { $short } kurze Zielkarten
    }
    [one] { $short } kurze und { $long } lange Zielkarte
   *[other] { $short } kurze und { $long } lange Zielkarten
  }
}

## Was ein Spielzug kostet und bringt. $count (number)

thing-trains = { $count ->
  [one] { $count } Waggon
 *[other] { $count } Waggons
}
thing-cards = { $count ->
  [one] { $count } Karte
 *[other] { $count } Karten
}
thing-tickets = { $count ->
  [one] { $count } Zielkarte
 *[other] { $count } Zielkarten
}
thing-card = { count-cards }
# $passenger: a colour, as this file gives it
thing-passenger = { $count ->
  [one] { $count } { $passenger-er } Passagier
 *[other] { $count } { $passenger-e } Passagiere
}

## Was jetzt erwartet wird

phase-mix = Zieh vier Zielkarten: Wie viele kurze, wie viele lange?
phase-keep-first = Wähle die Zielkarten, die du behältst: mindestens zwei.
phase-turn = Zieh Wagenkarten, nutze eine Strecke oder zieh Zielkarten.
phase-second-card = Nimm deine zweite Wagenkarte.
phase-payment = Wähle die Karten, mit denen du bezahlst.
phase-passenger = Wähle, welcher Passagier einsteigt.
phase-keep = Wähle die Zielkarten, die du behältst: mindestens eine.

## Abgelehnt

# $route: what was asked for
refuse-unknown-route = Eine Strecke { $route } gibt es auf diesem Spielplan nicht.
# $seat: the owner’s name
refuse-route-taken = { $seat } nutzt { $route } bereits.
refuse-route-taken-you = { $route } gehört dir schon.
refuse-route-closed = { $route } ist gesperrt. Zu zweit oder zu dritt kann zwischen zwei Orten nur eine Strecke genutzt werden.
refuse-own-parallel = Du kannst { $route } nicht nutzen: Dir gehört schon eine Strecke zwischen diesen beiden Orten.
# $length, $trains (numbers): trains needed, trains left
refuse-not-enough-trains = { $route } braucht { $length ->
  [one] { $length } Waggon
 *[other] { $length } Waggons
}, und du hast { $trains ->
  [0] keinen mehr
 *[other] nur noch { $trains }
}.
# $length, $cards (numbers): cards needed, the most that could be put down in one colour with locomotives; $colour: the route’s, or grey
refuse-cannot-pay = { $route } ({ $colour }) kostet { $length ->
  [one] { $length } Karte
 *[other] { $length } Karten
}. { $cards ->
  [0] Du hast keine passenden Karten.
 *[other] Mit Lokomotiven kannst du höchstens { $cards } bezahlen.
}
# $length, $paid (numbers): cards needed, cards put down
refuse-payment-count = { $route } kostet genau { $length ->
  [one] { $length } Karte
 *[other] { $length } Karten
}. Du hast { $paid } gewählt.
# $colour: the route’s; $wrong: a colour in the payment that is not
refuse-payment-colour = { $route } kostet { $colour-e } Karten oder Lokomotiven, { $wrong-many } passen nicht.
refuse-payment-mixed = Bezahle { $route } mit Karten einer einzigen Farbe. Lokomotiven können jede davon ersetzen.
# $held, $paid (numbers): cards of this kind in hand, cards of it put down
refuse-payment-not-held = Du wolltest { $paid ->
  [one] { $paid } { $card-one }
 *[other] { $paid } { $card-many }
} bezahlen, hast aber { $held ->
  [0] keine
 *[other] nur { $held }
}.
refuse-card-not-shown = In der Auslage liegt keine { $card-one }.
refuse-locomotive-second = Deine zweite Karte darf keine offene Lokomotive sein. Nimm eine andere offene Karte oder zieh vom Stapel.
refuse-nothing-to-draw = Stapel und Ablage sind leer. Du kannst nur offene Karten nehmen.
refuse-no-tickets = Beide Zielkartenstapel sind leer.
# $wanted, $drawn (numbers): tickets asked for, tickets that must be drawn
refuse-mix-total = { $drawn ->
  [one] Zieh genau { $drawn } Zielkarte. Du wolltest { $wanted }.
 *[other] Zieh genau { $drawn } Zielkarten. Du wolltest { $wanted }.
}
# $deck: short or long; $left, $wanted (numbers): tickets the deck holds, tickets asked of it
refuse-mix-deck = Du wolltest { $wanted } { $deck-e } { $wanted ->
  [one] Zielkarte
 *[other] Zielkarten
}, aber dieser Stapel { $left ->
  [0] ist leer
 *[other] enthält nur noch { $left }
}.
# $least, $kept (numbers)
refuse-keep-too-few = Behalte mindestens { $least ->
  [one] { $least } Zielkarte
 *[other] { $least } Zielkarten
}. Du hast { $kept ->
  [0] keine
 *[other] nur { $kept }
} gewählt.
# $ticket: its name
refuse-keep-not-offered = { $ticket } ist keine der Zielkarten, die du gezogen hast.
refuse-pass = Du darfst nur passen, wenn du weder Wagenkarten noch Zielkarten ziehen noch eine Strecke nutzen kannst.
# $colour: the passenger’s
refuse-no-such-passenger = { $place }: Hier steht kein { $colour-er } Passagier.
refuse-second-card-needed = Nimm zuerst deine zweite Wagenkarte.

## Was geschah. $who ist ein Name; der Zwilling auf -you spricht diese Person an.

# Others learn no card: only -you has $card
narrate-draw-blind = { $who } zieht eine Karte vom Stapel.
narrate-draw-blind-you = Du ziehst { a-card } vom Stapel.
narrate-take = { $who } nimmt { a-card } aus der Auslage.
narrate-take-you = Du nimmst { a-card } aus der Auslage.
narrate-display-new = Neu aufgedeckt: { a-card }.
narrate-sweep = Drei oder mehr Lokomotiven liegen offen: Die ganze Auslage wird abgelegt und ersetzt.
narrate-reshuffle = Der Stapel ist leer. Die Ablage wird gemischt und bildet einen neuen.
# $length, $points (numbers)
narrate-claim = { $who } nutzt { $a } – { $b } (Länge { $length }) für { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}.
narrate-claim-you = Du nutzt { $a } – { $b } (Länge { $length }) für { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}.
# $cards: the payment, joined from count-cards
narrate-pay = { $who } bezahlt { $cards }.
narrate-pay-you = Du bezahlst { $cards }.
narrate-passenger = { $who } nimmt einen { $colour-en } Passagier mit ({ $place }).
narrate-passenger-you = Du nimmst einen { $colour-en } Passagier mit ({ $place }).
# $short, $long (numbers)
narrate-mix = { $who } sagt { count-tickets } an.
narrate-mix-you = Du sagst { count-tickets } an.
narrate-offer = { $who } zieht { count-tickets }.
# $tickets: their names, joined
narrate-offer-you = Du ziehst { $tickets }.
# $short, $long, $back (numbers): kept of each deck, put back in all
narrate-keep = { $who } behält { count-tickets } und legt { $back ->
  [0] keine
 *[other] { $back }
} zurück.
# $tickets: those kept, joined
narrate-keep-you = Du behältst { $tickets } und legst { $back ->
  [0] keine
 *[other] { $back }
} zurück.
narrate-tickets-back-shuffled = Alle haben gewählt. Die übrigen Zielkarten kommen zurück, und beide Stapel werden gemischt.
narrate-pass = { $who } kann nichts tun und passt.
narrate-pass-you = Du kannst nichts tun und passt.
narrate-last-round = Letzte Runde: { $who } hat nur noch zwei Waggons oder weniger. Alle sind noch einmal am Zug, { $who } zuletzt.
narrate-last-round-you = Letzte Runde: Du hast nur noch zwei Waggons oder weniger. Alle sind noch einmal am Zug, du zuletzt.

## Warum die Partie endete

end-trains = Jemand hatte nur noch zwei Waggons oder weniger, und die letzte Runde ist gespielt.
end-all-pass = Alle mussten passen, deshalb endete die Partie sofort.

## Die Wertung, Zeile für Zeile

# $count (number)
score-routes = { $count ->
  [one] { $count } genutzte Strecke
 *[other] { $count } genutzte Strecken
}
score-ticket-met = Zielkarte { $a } – { $b }, erfüllt
score-ticket-missed = Zielkarte { $a } – { $b }, nicht erfüllt
# $count (number): tickets met
score-globetrotter = { $count ->
  [one] Globetrotter: die meisten erfüllten Zielkarten ({ $count } Zielkarte)
 *[other] Globetrotter: die meisten erfüllten Zielkarten ({ $count } Zielkarten)
}
# $count (number): passengers of that colour
score-passengers-most = Die meisten { $colour-en } Passagiere ({ $count })
score-passengers-second = Die zweitmeisten { $colour-en } Passagiere ({ $count })
# $who, $seat: the one ahead and the one behind, with equal points; $more, $less (numbers): what each has
tie-tickets = { $who } und { $seat } haben gleich viele Punkte. { $who } hat mehr Zielkarten erfüllt: { $more } zu { $less }.
tie-passengers = { $who } und { $seat } haben gleich viele Punkte und gleich viele erfüllte Zielkarten. { $who } hat mehr Passagiere: { $more } zu { $less }.

## Auf der Seite: die Karte

ride-map = Plan. Pfeiltasten springen zwischen benachbarten Strecken, Bild ab springt zur nächsten Strecke, die du nutzen kannst, die Eingabetaste nutzt sie, M merkt sie vor. Plus und Minus zoomen.
ride-closer = Vergrößern
ride-farther = Verkleinern
ride-whole = Ganzen Plan zeigen
ride-scores = Punkte
# A route, for screen readers. $route: its name; $colour; $length (number)
ride-route = { $route }, { $colour }, Länge { $length }
ride-route-open = kannst du nutzen
ride-route-owned = genutzt von { $who }
ride-route-owned-you = gehört dir
ride-route-closed = gesperrt
ride-route-marked = vorgemerkt
# $place: its name; $passengers: who stands there, joined
ride-station = { $place }: { $passengers }
# $passenger: a colour
ride-collect = { $place }: { $passenger-en } Passagier nehmen
ride-boards = { $place }: Wer steigt ein?
ride-boards-why = Die Zahlen sagen, wer wie viele von jeder Farbe hat.
# Beside a number: „4 blau“
ride-colour = { $colour }
ride-points = { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}
# $cards: the payment, joined
ride-price = { $cards } bezahlen
# Goes on after ride-price. $trains (number)
ride-leaves = ; dir { $trains ->
  [0] bleiben keine Waggons
  [one] bleibt { $trains } Waggon
 *[other] bleiben { $trains } Waggons
}
# $count (number): cards missing
ride-short = { $count ->
  [one] { $count } Karte fehlt
 *[other] { $count } Karten fehlen
}

## Auf der Seite: bezahlen

ride-pay-title = { $route } nutzen
# $length, $points, $trains (numbers): cards, points for it, trains left afterwards
ride-pay-facts = { $colour-id ->
  [grey] { $length ->
    [one] Eine Karte beliebiger Farbe
   *[other] { $length } Karten einer beliebigen Farbe
  }
 *[other] { $length ->
    [one] Eine { $colour-e } Karte
   *[other] { $length } { $colour-e } Karten
  }
} für { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}. Dir { $trains ->
  [0] bleiben keine Waggons
  [one] bleibt { $trains } Waggon
 *[other] bleiben { $trains } Waggons
}.
ride-pay-best = schont deine besten Karten

## Auf der Seite: Karten

ride-display = Wagenkarten und Zielkarten zum Ziehen
ride-take = Offene { $card-one } nehmen
ride-draw = { $count ->
  [0] Der Stapel ist leer
 *[other] Vom Stapel ziehen (noch { $count })
}
ride-pile = Stapel
ride-discards = { $count ->
  [one] { $count } Karte abgelegt
 *[other] { $count } Karten abgelegt
}
ride-discarded = Ablage
# $deck: short or long; $count (number)
ride-deck = { $count ->
  [0] Keine { $deck-en } Zielkarten mehr
 *[other] Zielkarten ziehen (noch { $count } { $deck-e })
}
ride-hand = { $count ->
  [0] Deine Hand
  [one] Deine Hand: { $count } Karte
 *[other] Deine Hand: { $count } Karten
}

## Auf der Seite: Zielkarten

ride-tickets = { $count ->
  [one] Deine Zielkarte
 *[other] Deine { $count } Zielkarten
}
# $points (number): what they would count now
ride-tickets-now = jetzt { $points } wert
ride-ticket-short = kurz
ride-ticket-long = lang
ride-ticket-done = erfüllt
ride-ticket-possible = möglich
ride-ticket-impossible = unmöglich
# $trains (number): the fewest trains still to lay
ride-needs = { $trains ->
  [one] noch { $trains } Waggon
 *[other] noch { $trains } Waggons
}
ride-offer = Gezogene Zielkarten
# $count, $least (numbers)
ride-picked = { $count } gewählt, behalte mindestens { $least }
ride-keep = { $count ->
  [0] Behalten
  [one] { $count } Zielkarte behalten
 *[other] { $count } Zielkarten behalten
}
ride-mix = Zielkarten ziehen
# $short, $long (numbers): of each deck
ride-mix-count = { $long ->
  [0] { $short } kurze
 *[other] { $short ->
    [0] { $long } lange
   *[other] { $short } kurze, { $long } lange
  }
}
# $short, $long (numbers): left in the decks
ride-mix-why = Kurze Zielkarten sind bis zu 11 Punkte wert, lange 12 bis 22. Übrig: { $short } kurze, { $long } lange.
ride-not-now = Jetzt nicht

## Spielzüge als Knöpfe

# $length (number): a route, told apart from its twins
route-label = { $a } – { $b } ({ $length }, { $colour })
ticket-label = { ticket-name }
move-take = Offene { a-card-short } nehmen
# $card
a-card-short = { $card-one }
move-draw = Vom Stapel ziehen
move-tickets = { count-tickets } ziehen
# $tickets: their names, joined
move-keep = { $tickets } behalten
# $route: the places it joins
move-claim = { $route } nutzen
# $cards: the payment, joined from count-cards
move-pay = { $cards } bezahlen
# $passenger: a colour
move-collect = Den { $passenger-en } Passagier nehmen
move-pass = Passen
kind-draw = Wagenkarten ziehen
kind-tickets = Zielkarten ziehen
kind-claim = Eine Strecke nutzen
kind-collect = Einen Passagier nehmen

## Was der Tisch in Worten zeigt

view-decks = Übrige Zielkarten
view-display = Offene Wagenkarten
view-pile = Wagenkarten im Stapel
view-discards = Ablage
view-routes = Genutzte Strecken
view-passengers = Passagiere
view-hand = Deine Hand
view-trains = Waggons
view-tickets = Zielkarten
view-tickets_first = Zu Beginn behaltene Zielkarten
view-tickets_later = Später gezogene Zielkarten
view-known = bekannt
view-mix = Zu Beginn gezogen
view-seen = Offen genommene Karten
view-claiming = Zu bezahlende Strecke
view-collecting = Passagiere zur Auswahl
view-last_round = Verbleibende Züge in der letzten Runde
view-short = kurz
view-long = lang
view-ticket = Zielkarte
view-from = Von
view-to = Nach
view-deck = Stapel
view-lacks = Fehlt noch, auf dem kürzesten Weg
view-tickets_met = Erfüllte Zielkarten

## Die Teile der Regeln

rules-T0 = Spielvorbereitung
rules-T1 = Ein Zug
rules-T2 = Wagenkarten ziehen
rules-T3 = Eine Strecke nutzen
rules-T4 = Zielkarten ziehen
rules-T5 = Länder
rules-T6 = Ende und Wertung
rules-TX = Beispiele

## Tipps für die erste Partie

guide-mix = Eine Zielkarte nennt zwei Orte. Verbinde sie mit deinen Strecken, dann bekommst du ihre Punkte. Lange bringen mehr, sind aber schwerer: Vier kurze sind ein guter Anfang.
guide-keep-first = Behalte Zielkarten, die dicht beieinander verlaufen: Ein langer Weg kann mehrere erfüllen. Eine Zielkarte, die du nicht erfüllst, kostet dich ihre Punkte.
guide-turn = Tu eines: Nimm Wagenkarten, nutze eine Strecke oder zieh Zielkarten. Sammle am Anfang die Farben, die deine Zielkarten brauchen.
guide-second-card = In einem Zug nimmst du zwei Karten. Eine offene Lokomotive zählt als beide.
guide-payment = Bezahle mit Karten in der Farbe der Strecke, mit Lokomotiven oder mit beidem. Lokomotiven passen überall, also heb sie auf, wenn du kannst.
guide-passenger = Passagiere zählen am Ende: Die meisten einer Farbe bringen 20 Punkte, die zweitmeisten 10. Nimm eine Farbe, in der du vorn liegen kannst.
guide-keep = Behalte mindestens eine. Eine Zielkarte, die deine Strecken schon erfüllen, ist ein Geschenk.

## Was für einen Vorschlag spricht

remark-needed = Deine Zielkarten brauchen diese Strecke.
remark-wanted = Jemand anders scheint sie auch zu wollen.
remark-lacking = Diese Farbe fehlt dir noch für deine Zielkarten.

## Die Einführung auf der Regelseite: Überschrift, Text und die Zeichnung in Worten für alle, die sie nicht sehen

ride-intro = Das Spiel in sechs Bildern
ride-intro-goal = Bau Eisenbahnen quer durch Deutschland. Nutze Strecken zwischen Nachbarstädten mit Karten ihrer Farbe, verbinde die Orte auf deinen Zielkarten und nimm unterwegs Passagiere mit. Nach etwa einer Stunde gehen jemandem die Waggons aus, und wer die meisten Punkte hat, gewinnt.
ride-head-turn = Ein Zug, eine Sache
ride-intro-turn = Nimm zwei Wagenkarten, nutze eine Strecke oder zieh neue Zielkarten. Mehr nicht, dann ist die nächste Person am Zug. Eine offene Lokomotive zählt für beide Karten.
ride-drawn-turn = Zwei Wagenkarten; eine mit zwei Waggons genutzte Strecke; zwei Zielkarten.
ride-head-claim = Eine Strecke nutzen
ride-intro-claim = Bezahle so viele Karten, wie die Strecke Felder hat, alle in ihrer Farbe. Bei einer grauen Strecke wählst du die Farbe selbst, und Lokomotiven ersetzen jede Farbe. Stell auf jedes Feld einen Waggon, das bringt sofort Punkte: Je länger die Strecke, desto mehr zählt jeder Waggon, von 1 Punkt für ein einzelnes Feld bis 18 für sieben.
ride-drawn-claim = Zwei blaue Karten und eine Lokomotive bezahlen eine blaue Strecke der Länge drei; drei Waggons stehen darauf; sie bringt 4 Punkte.
ride-head-passengers = Passagiere
ride-intro-passengers = Nutzt du eine Strecke, steigt an jedem Ende ein Passagier ein. Warten mehrere Farben, wählst du. Am Ende bringen die meisten Passagiere einer Farbe 20 Punkte und die zweitmeisten 10. Zwei von einer Farbe können also mehr wert sein als je einer von zweien.
ride-drawn-passengers = Aus zwei Städten geht je ein blauer Passagier zu der Person, die sie verbunden hat.
ride-head-tickets = Zielkarten
ride-intro-tickets = Eine Zielkarte nennt zwei Orte. Verbinde sie mit einer lückenlosen Kette deiner eigenen Strecken, und du bekommst ihre Punkte. Gelingt es dir nicht, verlierst du sie. Zu Beginn wählst du aus vieren, und in jedem Zug kannst du mehr ziehen. Deine Zielkarten siehst bis zum Ende nur du.
ride-drawn-tickets = Eine Zielkarte im Wert von 8 zwischen zwei Städten, die eine Kette aus fünf Waggons verbindet.
ride-head-countries = Länder
ride-intro-countries = Die Quadrate jenseits der Grenze sind Länder. Eine Zielkarte kann dort beginnen oder enden, aber keine Kette führt hindurch: Zwei Strecken in dasselbe Land sind durch das Land nicht verbunden.
ride-drawn-countries = Zwei Strecken in dasselbe Land sind nicht verbunden; eine Kette aus einem Land durch eine Stadt in ein anderes Land ist es.
ride-head-end = Das Ende
ride-intro-end = Hat jemand nur noch zwei Waggons oder weniger, sind alle noch einmal am Zug. Dann zählt ihr zusammen: eure Strecken, die erfüllten Zielkarten minus die nicht erfüllten, 15 Punkte für die meisten erfüllten Zielkarten und eure Passagiere.
ride-drawn-end = Zwei Waggons sind übrig; ein Punktebalken besteht aus Strecken, Zielkarten, dem Bonus für die meisten Zielkarten und Passagieren.

## Die Abschnitte der Schlusswertung, nach den Zeilen der Wertung

stage-score-routes = Strecken
stage-score-ticket-met = Zielkarten
stage-score-ticket-missed = Zielkarten
stage-score-globetrotter = Globetrotter
stage-score-passengers-most = Passagiere
stage-score-passengers-second = Passagiere

### Das Bedienfeld und die letzte Runde

ride-hand-box = Deine Hand
# $count (number)
ride-cards-held = { $count ->
  [one] { $count } Karte
 *[other] { $count } Karten
}
ride-tickets-room = Platz für neue Zielkarten
ride-claim-it = Strecke nutzen
# $trains (number)
ride-few-trains = { $who } hat { $trains ->
  [0] keine Waggons mehr
  [one] noch { $trains } Waggon
 *[other] noch { $trains } Waggons
}
ride-few-trains-you = Du hast { $trains ->
  [0] keine Waggons mehr
  [one] noch { $trains } Waggon
 *[other] noch { $trains } Waggons
}
ride-few-trains-why = Letzte Runde bei 2 oder weniger
ride-last-final = Letzte Runde: Das ist dein letzter Zug
ride-last-left = Letzte Runde: Du bist noch einmal am Zug
ride-last-done = Letzte Runde: Du hattest deinen letzten Zug
# $turns (number): left in the game
ride-last-watched = { $turns ->
  [one] Letzte Runde: noch ein Zug
 *[other] Letzte Runde: noch { $turns } Züge
}
ride-last-why = { $who } hat { $trains ->
  [0] keine Waggons mehr
  [one] noch { $trains } Waggon
 *[other] noch { $trains } Waggons
}
ride-last-why-you = Du hast { $trains ->
  [0] keine Waggons mehr
  [one] noch { $trains } Waggon
 *[other] noch { $trains } Waggons
}

## Warum eine Wahl sofort gilt

revealed-here = Karten wurden aufgedeckt: kein Zurück.

## Im Terminal

terminal-shorthand = Jede Karte hat ihren Buchstaben: r nimmt eine rote Karte, d zieht vom Stapel; pay 2k 1l; tickets 3 1 (kurze, lange); keep ac.
terminal-ticket = deine Zielkarten und was ihnen noch fehlt
terminal-last-round = LETZTE RUNDE: noch { $left }
terminal-display = Auslage { $shown }
terminal-pile = Stapel { $left }
terminal-discards = Ablage { $left }
terminal-decks = Zielkarten { $short } kurze, { $long } lange
terminal-decks-brief = Zielkarten { $short }+{ $long }
terminal-legend-route = { $sign }: nach Leipzig, Länge 4, orange;
terminal-legend-grey = { $sign }: eine beliebige Farbe;
terminal-legend-two = zwei Farben: zwei Strecken;
terminal-legend-claimed = { $sign }: genutzt, von { $marks };
terminal-legend-letters = Buchstaben nach einem Namen: wartende Passagiere;
terminal-legend-map = map zeichnet es.
terminal-held = { $short }+{ $long } Zielkarten
terminal-seen = gesehen { $shown }
terminal-hand = Hand
terminal-ties = erfüllte Zielkarten: { $tickets }, Passagiere: { $boarded }
terminal-no-ticket = Du hast keine Zielkarte.
terminal-met = erfüllt
terminal-never = nicht mehr erfüllbar
terminal-never-one = ✗ nicht mehr erfüllbar
terminal-which = { $what }: { $which }
# $trains (number)
terminal-lacks = { $trains ->
  [one] fehlt { $trains }
 *[other] fehlen { $trains }
}
terminal-cards = Karten:
terminal-tickets = Zielkarten:
terminal-pile-short = Stapel
terminal-short = { $count } kurze
terminal-long = { $count } lange

## The title, as its publisher prints it in each language

title-ticket-to-ride-germany = Zug um Zug: Deutschland

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-ticket-to-ride-germany = genau (Strecken und Zielkarten wie gedruckt, Passagiere nach vier unabhängigen Quellen, die übereinstimmen)

## What its board file says of each part

note-routes = Alle 110 Strecken, abgelesen von vier Bildern des gedruckten Spielplans; drei unabhängige Programme des Spiels stimmen bei jeder überein.
note-tickets = Alle 89 Zielkarten, Karte für Karte von Scans abgelesen; zwei unabhängige Programme stimmen bei jeder überein. Die Spielregel sagt, dass kurze Zielkarten bei 3 Punkten beginnen, aber auf der Karte Mannheim-Stuttgart steht 2.
note-passengers = Vier unabhängige Programme stimmen bei allen 40 Orten überein, und die Summe ergibt die 60 Passagiere der Spielregel; deren Bild zum Aufbau lag nicht vor. Österreich ist zweimal gezeichnet, hat aber nur einen Passagier.
note-components = Waggons, Wagenkarten, Passagiere und die Punkte für Strecken, wie die Spielregel sie aufzählt.
note-positions = Die Städte liegen auf ihrer wirklichen geografischen Breite und Länge, auf ein Hundertstelgrad genau, auf ein Quadrat gestreckt; Länder und die Enden ihrer Strecken sind gewählte Punkte nahe der Grenze.
