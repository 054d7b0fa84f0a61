### Last Train to Wensleydale und First Train to Nürnberg: die Regeln und alles, was die Spiele sagen, auf Deutsch.
### Wörter: Gleis (ein Stück Strecke auf einer Grenze), Strecke (gemeinsam gebaute oder übernommene Gleise), Übernahme (eine Gesellschaft übernimmt eine Strecke), Gebiet, Stadt, Gesellschaft (rot oder grün),
### Klötzchen (Investition), Punkt (Einfluss), Scheibe (auf einer Leiste), Posten (der Auktion), Landbesitzer (opponent). Begriffe: docs/glossary-de.md.

## Was ein Tisch wählt

rule-W0-1 = Last Train to Wensleydale spielt ihr zu dritt oder zu viert auf dem Plan von Wensleydale, mit einer Auktionstafel mit acht Posten und einer Zugtafel mit zwölf Zügen in drei Reihen, je Preis eine. Zu viert spielt ihr vier Runden, zu dritt fünf.
rule-N0-1 = First Train to Nürnberg spielt ihr zu zweit bis zu viert, auf dem Plan von Nürnberg oder dem von Wensleydale. Auktionstafel und Zugtafel haben je eine Seite für drei und vier und eine für zwei und drei Spieler: Zu zweit nehmt ihr immer die zweite, zu viert immer die erste, zu dritt habt ihr die Wahl. Wie viele Runden gespielt werden, steht auf der Auktionstafel.
rule-N0-2 = Wird die Nürnberger Ausgabe auf dem Plan von Wensleydale gespielt, kann The South vergrößert werden: Der dunkelrote Sektor bildet dann mit The South ein einziges Gebiet, mit Gleisen nur nach außen, zum Preis des Geländes und für einen roten Punkt. Sonst ist dieser Sektor kein Gebiet.

## Spielvorbereitung

rule-W0-2 = Du hast 15 Investitionsklötzchen, alle in deinem Vorrat, 15 Gleise und 3 Zugmarker.
rule-W0-3 = Wer beginnt, wird ausgelost, die anderen folgen im Uhrzeigersinn. Das ist die Spielerreihenfolge.
rule-W0-4 = Alle beginnen mit Gewinn 0, einem Regierungspunkt, zwei Lokpunkten, einem roten und einem grünen Punkt. In jedem Stapel liegt die Scheibe des ersten Spielers oben und die des letzten unten.
rule-W0-5 = Sechzig Steine und sechzig Käse kommen in einen Beutel, und für jeden Hügel und jede Ebene, die Güter aufnimmt, werden zwei gezogen; Täler und Städte bekommen keine. Liegen alle, wird Käse von Hügeln und Stein von Ebenen entfernt. Was entfernt oder nicht gezogen wurde, ist aus dem Spiel.
rule-W0-6 = Fünfundzwanzig rote Passagiere, fünfundzwanzig grüne und fünfundzwanzig Landbesitzer kommen in einen Beutel. Für jede neutrale große Stadt werden drei Figuren gezogen, für jede kleine Stadt zwei, für Städte der Gesellschaften keine.
rule-W0-7 = Die Schachtel enthält von jeder Gesellschaft 60 Gleise in Wensleydale und 15 in Nürnberg.
rule-W0-8 = The South gilt in jeder Regel als Gebiet mit einer roten Stadt: Strecken beginnen dort, es kostet einen roten Punkt, rote Passagiere fahren dorthin, und es kann Anfang, Mitte oder Ende einer Übernahme sein. Eine grüne Übernahme, die dort endet, macht es zur Stadt beider Gesellschaften.
rule-N0-3 = Auf dem Plan von Nürnberg sind die Güter Bier aus Hopfengebieten, für das dasselbe gilt wie für Stein aus Hügeln, und Pakete aus Ebenen, für die dasselbe gilt wie für Käse.
rule-N0-4 = Auf dem Plan von Nürnberg beginnt jede Stadt einer Gesellschaft mit dem wartenden Passagier, der dort aufgedruckt ist; er wird aus der Schachtel genommen, bevor die anderen in den Beutel kommen. Er wird befördert wie jeder andere Passagier.

## Phase 1: Investition

rule-W1-1 = Du nimmst zwölf Klötzchen aus deinem Vorrat oder was davon noch da ist. Niemand hat je mehr als fünfzehn. Klötzchen, die du nicht brauchst, behältst du von Runde zu Runde.

## Phase 2: Einfluss im Angebot

rule-W2-1 = Alle zwanzig Einflussmarker, fünf jeder Farbe, kommen in den Beutel, und für jeden Posten wird einer gezogen und neben die aufgedruckten Punkte gelegt.
rule-N2-1 = Bei der Auktionstafel für zwei und drei Spieler kommen nur vier Regierungsmarker, vier Lokmarker, zwei rote und zwei grüne Marker in den Beutel.

## Phase 3: Auktion

rule-W3-1 = In Spielerreihenfolge gebt ihr reihum je ein Gebot ab. Wer schon zwei stehende Gebote hat, wird übersprungen.
rule-W3-2 = Du bietest mit Klötzchen, die du hast, und du musst bieten, solange es ein Gebot gibt, das du abgeben darfst und bezahlen kannst.
rule-W3-3 = Für ein Gebot legst du Klötzchen auf einen Posten: mindestens das Minimum (3 in der oberen Reihe, 2 in der unteren) und mehr als jedes Gebot, das dort steht.
rule-W3-4 = Wirst du überboten, erhältst du deine Klötzchen sofort zurück und bietest wieder, wenn du an der Reihe bist.
rule-W3-5 = Ein eigenes Gebot darfst du nicht erhöhen.
rule-W3-6 = Die Auktion endet, wenn alle je zwei stehende Gebote haben oder wenn die Übrigen kein Gebot bezahlen können. Wer nicht bezahlen kann, wird übersprungen, bietet aber wieder, sobald überbotene Klötzchen zurückkommen.
rule-W3-7 = Die Posten werden nach ihrer Nummer abgerechnet. Die Klötzchen des höchsten Gebots gehen in den Vorrat zurück, und wer den Posten gewonnen hat, rückt auf den vier Leisten um die aufgedruckten Punkte und den Marker vor. Kommt eine Scheibe auf ein Feld mit anderen Scheiben, wird sie obenauf gelegt.
rule-W3-8 = Das oberste Feld einer Leiste ist die Grenze. Weitere Punkte verfallen, aber die Scheibe wird dort obenauf gelegt.
rule-N3-1 = Auf der Auktionstafel für zwei und drei Spieler ist ein Punkt von Posten 2 rot oder grün: Wer den Posten gewinnt, wählt beim Abrechnen.

## Phase 4: Reihenfolgen

rule-W4-1 = Die Baureihenfolge richtet sich nach den Regierungspunkten, die Transportreihenfolge nach den Lokpunkten: Wer die meisten hat, ist zuerst an der Reihe. Bei Gleichstand geht die höher liegende Scheibe vor. Beide Reihenfolgen gelten die ganze Runde, was immer später ausgegeben wird.

## Phase 5: Bauen

rule-W5-1 = Du darfst eine durchgehende Strecke aus Gleisen bauen, ohne Abzweigung; jedes Gleis beginnt in dem Gebiet, in dem das vorige endete. Kein Gebiet wird zweimal besucht, auch das erste nicht. Die Strecke muss nicht in einer Stadt enden, und du darfst auch nichts bauen. Spätere Strecken dürfen an ältere anschließen, sie kreuzen oder zum Ring schließen, aber nie führt eine Strecke über ein altes Gleis weiter.
rule-W5-2 = Ein Gleis liegt auf der Grenze zweier benachbarter Gebiete. Auf einer Grenze liegt höchstens ein Gleis, wem es auch gehört.
rule-W5-3 = In der ersten Runde beginnt deine Strecke in einem Gebiet mit einer Stadt einer Gesellschaft. Später darf sie auch in jedem Gebiet beginnen, das eines deiner Gleise berührt.
rule-W5-4 = Kein Gleis darf in einen Hügel oder ein Hopfengebiet hinein- oder von dort hinausführen.
rule-W5-5 = Ein Gleis darf in The South beginnen, aber nie dort enden.
rule-N5-1 = Nürnberg Nord und Nürnberg Süd werden nie durch ein Gleis verbunden.
rule-W5-6 = Ein Gleis kostet Baupunkte: 1 zwischen zwei Ebenen, 2, wenn an einem Ende ein Tal liegt. Auf dem Plan von Nürnberg kostet es 1 oder über einen Fluss 2.
rule-W5-7 = Ein Gleis in ein Gebiet mit einer Stadt einer Gesellschaft oder aus ihm heraus kostet außerdem einen Einflusspunkt dieser Gesellschaft, für dieses Gebiet aber nur einmal je Strecke. Eine Stadt beider Gesellschaften kostet von jeder einen Punkt.
rule-W5-8 = Jeder Landbesitzer in einem Gebiet, in das deine Strecke führt, kostet einen Regierungspunkt und wird dann aus dem Spiel genommen.
rule-W5-9 = Baupunkte werden bezahlt, wenn die Strecke fertig ist: mit Klötzchen, solange du welche hast, dann eins zu eins mit Einflusspunkten in Farben deiner Wahl. Punkte für Gesellschaften und Landbesitzer werden zusätzlich bezahlt und nur in der eigenen Farbe.
rule-W5-10 = Du darfst keine Strecke bauen, die du nicht ganz bezahlen kannst, und nicht mehr Gleise verwenden als die 15, die du hast.
rule-W5-11 = Ausgegebene Klötzchen gehen in deinen Vorrat zurück. Gibst du Einfluss aus, kommt deine Scheibe dort, wo sie ankommt, auf den Stapel; eine Scheibe, die sich nicht bewegt, behält ihre Lage.
rule-N5-2 = Verbindet auf dem Plan von Nürnberg zum ersten Mal eine Strecke eine der beiden Hälften von Nürnberg mit Fürth, gleich über wessen Gleise, erhaltet ihr sofort je einen Punkt für jedes eigene Gleis auf der Verbindung; Gleise der Gesellschaften zählen für niemanden. Für alle gilt jeweils die kürzeste Verbindung, die ein eigenes Gleis enthält, unter gleich langen die mit den meisten eigenen. Eine Verbindung führt durch kein Gebiet zweimal und unterwegs durch keine der beiden Hälften von Nürnberg.

## Phase 6: Züge und Transport

rule-W6-1 = In Transportreihenfolge führt ihr reihum je eine Aktion aus: einen Zug kaufen, einen Passagier oder eine Ware befördern oder passen. Wer passt, tut in dieser Phase nichts mehr. Sie endet, wenn alle gepasst haben.
rule-W6-2 = Ein Zug kostet die Lokpunkte seiner Reihe: 3, 2 oder 1. Du darfst je Runde von jedem Preis einen Zug kaufen, also höchstens drei, und jeder Zug gehört nur einer Person.
rule-W6-3 = Fehlende Lokpunkte für einen Zug kosten je drei Punkte, in Klötzchen und anderem Einfluss beliebig gemischt; nicht mehr, als dieser Zug braucht.
rule-W6-4 = Ein Zug hat Sitzplätze für Passagiere und Güterwagen für Waren. Was du beförderst, belegt einen freien Platz seiner Art in einem deiner Züge, und du wählst den Zug.
rule-W6-5 = Deine Züge bedienen alle deine Gleise, alte und neue, verbundene und getrennte.
rule-W6-6 = Einen Käse, auf dem Plan von Nürnberg ein Paket, darfst du aus einem Gebiet befördern, das eines deiner Gleise berührt. Berührt ein Gleis einer Gesellschaft das Gebiet, wird die Ware vom Plan entfernt.
rule-W6-7 = Einen Stein darfst du befördern, wenn eines deiner Gleise eine Stadt neben seinem Hügel berührt und diese Stadt keiner Gesellschaft gehört. Auf dem Plan von Nürnberg gilt dasselbe für Bier, aber nur für die Städte, auf die seine Pfeile zeigen. Gehören alle diese Städte Gesellschaften, wird die Ware entfernt.
rule-W6-8 = Einen Passagier darfst du befördern, wenn deine eigenen Gleise sein Gebiet lückenlos mit einer Stadt der Gesellschaft seiner Farbe verbinden. Ein Passagier, der in einer Stadt seiner eigenen Farbe steht, kann nicht befördert werden und wird entfernt.
rule-W6-9 = Was nicht mehr befördert werden kann, wird sofort entfernt.
rule-W6-10 = Wer nur noch passen kann, passt automatisch.
rule-W6-11 = Will niemand mehr einen Zug und kann nichts Übriges von mehr als einer Person genommen werden, dürfen alle auf einmal befördern, was sie können. Das Ergebnis ist dasselbe wie Stück für Stück. Ein Tisch kann wählen, so zu spielen.

## Phase 7: Gewinn und Verlust

rule-W7-1 = In Spielerreihenfolge gewinnst du 2 für jeden Stein und jedes Bier, die du in dieser Runde befördert hast, und je 1 für alles andere, und du verlierst 1 für jedes deiner Gleise auf dem Plan.
rule-W7-2 = Um diese Summe bewegt sich deine Gewinnscheibe, nie über +5 und nie unter −13, und kommt dort auf den Stapel, auch wenn die Summe 0 ist.
rule-W7-3 = Dann werden Waren und Passagiere von den Zügen genommen und für die Wertung aufbewahrt, und die Züge sind wieder frei.
rule-N7-1 = In der Nürnberger Ausgabe erhältst du in jeder Runde 1 Punkt für jede deiner Waren und jeden deiner Passagiere. Mit der Zugtafel für zwei und drei Spieler zählt ein Passagier stattdessen so viele Punkte, wie der Zug kostete, in dem er fuhr.

## Phase 8: Spielerreihenfolge

rule-W8-1 = Die neue Spielerreihenfolge richtet sich nach dem Gewinn, der höchste zuerst. Bei Gleichstand geht die höher liegende Scheibe vor.

## Phase 9: Übernahmen

rule-W9-1 = In Spielerreihenfolge dürft ihr je einmal eine Gesellschaft und eine durchgehende Strecke aus eigenen Gleisen ohne Abzweigung nennen, die in einem Gebiet mit einer Stadt dieser Gesellschaft beginnt und in einem anderen Gebiet mit einer Stadt endet. Nur eine Gesellschaft je Runde. Die Strecke darf an einer Abzweigung vorbeiführen; der andere Zweig bleibt dir.
rule-W9-2 = Das kostet je angefangene zwei Gleise einen Einflusspunkt dieser Gesellschaft. Gleise der Gesellschaft ersetzen deine, die in deinen Vorrat zurückgehen.
rule-W9-3 = Jede Stadt an der Strecke, auch an den Enden, wird auch zur Stadt der übernehmenden Gesellschaft. Eine Stadt kann beiden Gesellschaften gehören.
rule-W9-4 = Den Gesellschaften gehen die Gleise nicht aus, es sei denn, ein Tisch der Nürnberger Ausgabe wählt die 15 jeder Farbe als Grenze.

## Phase 10 und das Ende

rule-W10-1 = Der Rundenmarker rückt vor. Nach der letzten Runde endet die Partie.
rule-W10-2 = Am Ende hast du je 1 Punkt für alles, was du in der Partie befördert hast (in der Nürnberger Ausgabe stattdessen die Punkte aus den Runden und für die erste Verbindung) und 2 für jeden Satz aus einem Stein, einem Käse, einem roten und einem grünen Passagier. Gewinn kommt dazu, Verlust geht ab, ebenso 1 für jedes deiner Gleise auf dem Plan.
rule-W10-3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet der höhere Gewinn und auf demselben Feld die höher liegende Scheibe.

## Beispiele

rule-WX-1 = Zwei Steine, ein grüner und ein roter Passagier bringen befördert 6; mit sieben Gleisen auf dem Plan ist das Ergebnis −1.
rule-WX-2 = Siebzehnmal befördert, zwei Sätze und Gewinn 2, keine Gleise mehr: Das ergibt 23 Punkte. Dreizehnmal befördert mit drei Sätzen und Gewinn −5 ergibt 14.
rule-WX-3 = Posten 1 zeigt einen Lokpunkt und zwei grüne; mit einem Regierungsmarker bringt er vier Punkte.
rule-WX-4 = Lila überbietet Schwarz auf Posten 6. Dann darf nur Schwarz bieten und überbietet Lila auf Posten 1. Dann darf nur Lila bieten und muss mindestens 3 Klötzchen auf den leeren Posten der oberen Reihe legen. Damit endet die Auktion.
rule-WX-5 = Eine Strecke von Northallerton durch Bedale, wo ein Landbesitzer steht, kostet 5 Baupunkte, 1 grünen Punkt und 1 Regierungspunkt. Eine Strecke von Skipton nach Threshfield kostet 6 Baupunkte und 1 roten Punkt.
rule-WX-6 = Du darfst nicht von Skipton durch The South nach Settle bauen, und auch nicht in einer Strecke von Settle nach Hellifield und dann noch einmal von Settle Richtung Ingleton.
rule-WX-7 = Hat eine Übernahme Threshfield zur roten Stadt gemacht, dürfen alle für einen roten Punkt von dort aus bauen.
rule-WX-8 = Eine Übernahme von The South – Settle – Horton in Ribblesdale, drei Gleise, kostet zwei rote Punkte. Ein Gleis hinter der letzten Stadt kann nicht mitgehen.
rule-WX-9 = Ein Stein neben dem neutralen Redmire und neben einer Stadt einer Gesellschaft darf weiterhin über Redmire befördert werden; einer, dessen einzige Stadt einer Gesellschaft gehört, wird entfernt. Auf der Strecke von Hawes nach Leyburn fahren Passagiere beider Farben, jeder zu seiner Gesellschaft, und jede der beiden kann die Strecke übernehmen.
rule-WX-10 = Zu Beginn stehen in Richmond drei Figuren, in Reeth und Bedale je zwei und in Northallerton, der Stadt einer Gesellschaft, keine. Ein Zug mit 3 Sitzplätzen und 2 Güterwagen ist mit drei Passagieren, einem Stein und einem Käse voll.
rule-NX-1 = Drei Passagiere in einem Zug zum Preis 2 und vier Waren bringen 6 und 4 Punkte. Mit zwei Paketen und zwei Bier darunter ergibt das Gewinn 9, aus dem acht Gleise +1 machen.
rule-NX-2 = Eine Übernahme von sechs Gleisen durch die rote Gesellschaft kostet 3 rote Punkte. Die grüne Gesellschaft könnte nur zwei Gleise übernehmen.
rule-NX-3 = Die Strecke von Orange verbindet Nürnberg und Fürth: Orange erhält 5, Blau 3 und Flieder über den Abzweig 6. Die Gleise der Gesellschaft bringen nichts.
rule-NX-4 = Der zweifarbige Punkt wird grün genommen. Die Scheiben stapeln sich in der Reihenfolge der Posten, Orange über Blau. Eine Strecke kostet außer ihren Baupunkten einen grünen und zwei Regierungspunkte.

## Namen

colour-government = Regierung
  .e = Regierung
  .er = Regierung
  .en = Regierung
colour-engine = Lokomotiven
  .e = Lokomotiven
  .er = Lokomotiven
  .en = Lokomotiven
# .ein: nimmt einen roten Passagier; .kein: keinen roten Passagier; .den: den roten Passagier
piece-stone = Stein
  .ein = einen Stein
  .kein = keinen Stein
  .den = den Stein
piece-cheese = Käse
  .ein = einen Käse
  .kein = keinen Käse
  .den = den Käse
piece-beer = Bier
  .ein = ein Bier
  .kein = kein Bier
  .den = das Bier
piece-parcel = Paket
  .ein = ein Paket
  .kein = kein Paket
  .den = das Paket
piece-red = roter Passagier
  .ein = einen roten Passagier
  .kein = keinen roten Passagier
  .den = den roten Passagier
piece-green = grüner Passagier
  .ein = einen grünen Passagier
  .kein = keinen grünen Passagier
  .den = den grünen Passagier
# .dat: mit roten Punkten; .gen: einen deiner roten Punkte, keine roten Punkte
means-cube = Klötzchen
  .dat = Klötzchen
  .gen = Klötzchen
means-government = Regierungspunkte
  .dat = Regierungspunkten
  .gen = Regierungspunkte
means-engine = Lokpunkte
  .dat = Lokpunkten
  .gen = Lokpunkte
means-red = rote Punkte
  .dat = roten Punkten
  .gen = roten Punkte
means-green = grüne Punkte
  .dat = grünen Punkten
  .gen = grünen Punkte

## Gewonnenes und Ausgegebenes, gezählt

# $count (number)
thing-profit = { $count } Gewinn
thing-cubes = { $count } Klötzchen
# $influence: a colour of influence
thing-influence = { $influence-id ->
  [government] { $count ->
    [one] { $count } Regierungspunkt
   *[other] { $count } Regierungspunkte
  }
  [engine] { $count ->
    [one] { $count } Lokpunkt
   *[other] { $count } Lokpunkte
  }
 *[other] { $count ->
    [one] { $count } { $influence-er } Punkt
   *[other] { $count } { $influence-e } Punkte
  }
}
thing-links = { $count ->
  [one] { $count } Gleis
 *[other] { $count } Gleise
}
thing-trains = { $count ->
  [one] { $count } Zug
 *[other] { $count } Züge
}
# $moved: the name of a piece
thing-moved = { $count } × { $moved } befördert

## Was jetzt erwartet wird

phase-auction = Biete auf einen Posten.
phase-choice = Wähle Rot oder Grün für den zweifarbigen Punkt.
phase-building = Bau eine Strecke, Gleis für Gleis, oder bau nichts.
phase-payment = Wähle den Einfluss, der den Rest der Strecke bezahlt, Punkt für Punkt.
phase-trains = Kauf einen Zug, befördere etwas oder passe.
phase-exchange = Bezahle die fehlenden Lokpunkte.
phase-loading = Wähle den Zug für den Passagier.
phase-takeovers = Wähle eine Strecke, die eine Gesellschaft übernimmt, oder keine.

## Abgelehnt

# $company: what was asked for
refuse-no-such-company = Eine Gesellschaft „{ $company }“ gibt es nicht. Wähle Rot oder Grün.
# $box, $boxes (numbers)
refuse-no-such-box = Einen Posten { $box } gibt es nicht. Die Posten haben die Nummern 1 bis { $boxes }.
# $box, $cubes (numbers)
refuse-own-bid = Auf Posten { $box } hast du schon das höchste Gebot, und das eigene darfst du nicht erhöhen.
# $least (number)
refuse-bid-minimum = Biete auf Posten { $box } mindestens { $least } Klötzchen, nicht { $cubes }.
# $standing (number)
refuse-bid-too-low = Das Gebot auf Posten { $box } steht bei { $standing }. Biete mehr als das, nicht { $cubes }.
# $held (number)
refuse-bid-cubes = Du kannst auf Posten { $box } nicht { $cubes } bieten: Du hast { $held ->
  [0] keine Klötzchen
 *[other] nur { $held } Klötzchen
}.
refuse-unknown-area = Ein Gebiet { $area } gibt es auf diesem Plan nicht.
refuse-line-empty = Deine Strecke hat noch kein Gleis.
refuse-line-begun = Deine Strecke beginnt in { $area }. Bau sie weiter oder schließ sie ab.
refuse-line-not-begun = Wähle zuerst, wo deine Strecke beginnt.
# $area, $start: the two ends
refuse-other-end = Eine Strecke von { $start } nach { $area } ist dieselbe wie die von { $area } nach { $start }. Beginne sie in { $area } oder bau sie weiter.
refuse-hill = { $area }: Kein Gleis darf hinein oder hinaus.
refuse-start = Du kannst nicht in { $area } beginnen: Dort ist keine Stadt einer Gesellschaft, und keines deiner Gleise berührt das Gebiet.
refuse-start-blocked = Aus { $area } führt keine freie Grenze hinaus.
refuse-closed-border = { $from } und { $area } kann nie ein Gleis verbinden.
refuse-not-next = { $area } grenzt nicht an { $from }, wo deine Strecke jetzt endet.
refuse-into = { $area }: Ein Gleis darf hinaus, aber nie hinein.
refuse-area-twice = Deine Strecke war schon in { $area }.
refuse-border-taken = Zwischen { $from } und { $area } liegt schon ein Gleis.
# $links (number)
refuse-no-links = Alle deine { $links } Gleise liegen schon auf dem Plan.
# $company; $needs, $has (numbers)
refuse-company-points = Mit { $area } braucht die Strecke { $needs ->
  [one] { $needs } { $company-en } Punkt
 *[other] { $needs } { $company-e } Punkte
}, und du hast { $has ->
  [0] keinen
 *[other] nur { $has }
}.
# $needs, $has (numbers)
refuse-opponents = Mit { $area } braucht die Strecke { $needs ->
  [one] { $needs } Regierungspunkt
 *[other] { $needs } Regierungspunkte
} gegen Landbesitzer, und du hast { $has ->
  [0] keinen
 *[other] nur { $has }
}.
# $needs, $has (numbers)
refuse-line-too-dear = Mit { $area } kostet die Strecke insgesamt { $needs ->
  [one] { $needs } Punkt
 *[other] { $needs } Punkte
}. Deine Klötzchen und dein Einfluss ergeben zusammen { $has }.
refuse-unknown-means = Hiermit kannst du nicht bezahlen: { $means }.
refuse-pay-none = Zum Bezahlen hast du keine { $means-gen } mehr.
# $due: the means that comes first now
refuse-pay-order = Du bezahlst in fester Reihenfolge. Jetzt kommt: { $due }. Für { $means } ist es zu spät.
# $short (number)
refuse-pay-short = Bezahlst du jetzt mit { $means-dat }, reicht der Rest nicht für die { $short }, die du schuldest.
refuse-unknown-train = Auf dieser Tafel gibt es das nicht: { $train }.
# $seat: the owner’s name
refuse-train-taken = { $seat } hat diesen Zug schon gekauft.
refuse-train-taken-you = Dieser Zug gehört dir schon.
# $price (number)
refuse-same-price = Du hast in dieser Runde schon einen Zug zum Preis { $price }.
refuse-said-no-trains = Du hast gesagt, dass du in dieser Runde keine Züge mehr willst.
# $price, $engine, $needs, $has (numbers)
refuse-cannot-buy = Dieser Zug kostet { $price }, und du hast { $engine ->
  [0] keine Lokpunkte
  [one] nur { $engine } Lokpunkt
 *[other] nur { $engine } Lokpunkte
}. Der Rest kostet { $needs ->
  [one] { $needs } anderen Punkt
 *[other] { $needs } andere Punkte
}, und du hast { $has ->
  [0] keine
 *[other] nur { $has }
}.
refuse-no-such-piece = In { $area } gibt es { $piece-kein }.
refuse-no-space = Dafür ist in keinem deiner Züge Platz.
refuse-no-way = Deine Gleise verbinden { $piece-den } aus { $area } mit keiner Stadt seiner Gesellschaft.
refuse-no-town = Keines deiner Gleise berührt eine neutrale Stadt, über die { $piece } aus { $area } befördert wird.
refuse-no-link = Keines deiner Gleise berührt { $area }.
refuse-not-your-train = Dieser Zug gehört dir nicht.
refuse-no-seat = Dieser Zug hat keinen freien Sitzplatz.
refuse-no-trains = Das kannst du nur sagen, solange du noch einen Zug kaufen könntest, und nur an einem Tisch mit schnellem Befördern.
refuse-no-company-named = Wähle zuerst, welche Gesellschaft die Strecke übernimmt.
refuse-company-named = Du hast für diese Strecke schon die { $company-e } Gesellschaft gewählt.
refuse-no-company-points = Du hast keinen Einfluss bei der { $company-en } Gesellschaft.
refuse-company-links = Die { $company-e } Gesellschaft hat nicht mehr genug Gleise.
refuse-no-sale = Du hast keine Strecke, die die { $company-e } Gesellschaft übernehmen könnte.
refuse-sale-start = { $area } ist keine Stadt der { $company-en } Gesellschaft.
refuse-sale-untouched = Keines deiner Gleise berührt { $area }.
refuse-sale-nowhere = Keine Strecke von { $area } aus, die übernommen werden könnte, erreicht eine Stadt.
refuse-sale-end = Die Strecke muss in einer Stadt enden, und in { $area } ist keine.
refuse-not-your-link = Zwischen { $from } und { $area } hast du kein Gleis.
# $has (number)
refuse-sale-too-long = Jeder Punkt bezahlt zwei Gleise, und du hast nur { $has ->
  [one] { $has } { $company-en } Punkt
 *[other] { $has } { $company-e } Punkte
}.

## Was geschah. $who: ein Name; $rule: die Regel, nach der es geschah

# $round, $rounds (numbers)
narrate-round = Runde { $round } von { $rounds } beginnt.
# $box (number)
narrate-token = Marker auf Posten { $box }: { $colour }.
# $box, $cubes (numbers)
narrate-bid = { $who } bietet { $cubes } auf Posten { $box }.
narrate-bid-you = Du bietest { $cubes } auf Posten { $box }.
narrate-outbid = { $who } bekommt { $cubes } Klötzchen zurück.
narrate-outbid-you = Du bist überboten und bekommst { $cubes } Klötzchen zurück.
narrate-won = { $who } gewinnt Posten { $box } für { $cubes }.
narrate-won-you = Du gewinnst Posten { $box } für { $cubes }.
# $by, $space (numbers): points won, where the disc is then
narrate-gain = { $who } gewinnt { $colour-id ->
  [government] { $by ->
    [one] { $by } Regierungspunkt
   *[other] { $by } Regierungspunkte
  }
  [engine] { $by ->
    [one] { $by } Lokpunkt
   *[other] { $by } Lokpunkte
  }
 *[other] { $by ->
    [one] { $by } { $colour-en } Punkt
   *[other] { $by } { $colour-e } Punkte
  }
} (jetzt { $space }).
narrate-gain-you = Du gewinnst { $colour-id ->
  [government] { $by ->
    [one] { $by } Regierungspunkt
   *[other] { $by } Regierungspunkte
  }
  [engine] { $by ->
    [one] { $by } Lokpunkt
   *[other] { $by } Lokpunkte
  }
 *[other] { $by ->
    [one] { $by } { $colour-en } Punkt
   *[other] { $by } { $colour-e } Punkte
  }
} (jetzt { $space }).
# $seats: the names in order, joined
narrate-order-players = Spielerreihenfolge: { $seats }.
narrate-order-building = Baureihenfolge: { $seats }.
narrate-order-trains = Transportreihenfolge: { $seats }.
narrate-start = { $who } beginnt eine Strecke in { $area }.
narrate-start-you = Du beginnst eine Strecke in { $area }.
narrate-extend = { $who } baut die Strecke bis { $area } weiter.
narrate-extend-you = Du baust die Strecke bis { $area } weiter.
# $links, $points (numbers)
narrate-built = { $who } baut { $links ->
  [one] { $links } Gleis
 *[other] { $links } Gleise
} für { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}.
narrate-built-you = Du baust { $links ->
  [one] { $links } Gleis
 *[other] { $links } Gleise
} für { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}.
narrate-link = { $a } – { $b }
# $count (number)
narrate-spent-cubes = { $who } bezahlt { $count } Klötzchen.
narrate-spent-cubes-you = Du bezahlst { $count } Klötzchen.
narrate-spent = { $who } bezahlt { $colour-id ->
  [government] { $count ->
    [one] { $count } Regierungspunkt
   *[other] { $count } Regierungspunkte
  }
  [engine] { $count ->
    [one] { $count } Lokpunkt
   *[other] { $count } Lokpunkte
  }
 *[other] { $count ->
    [one] { $count } { $colour-en } Punkt
   *[other] { $count } { $colour-e } Punkte
  }
}.
narrate-spent-you = Du bezahlst { $colour-id ->
  [government] { $count ->
    [one] { $count } Regierungspunkt
   *[other] { $count } Regierungspunkte
  }
  [engine] { $count ->
    [one] { $count } Lokpunkt
   *[other] { $count } Lokpunkte
  }
 *[other] { $count ->
    [one] { $count } { $colour-en } Punkt
   *[other] { $count } { $colour-e } Punkte
  }
}.
# $count (number)
narrate-opponents = { $count ->
  [one] Ein Landbesitzer verschwindet
 *[other] { $count } Landbesitzer verschwinden
} aus { $area }.
# $points (number)
narrate-connection = Nürnberg und Fürth sind verbunden: { $who } erhält { $points }.
narrate-connection-you = Nürnberg und Fürth sind verbunden: Du erhältst { $points }.
narrate-no-build = { $who } baut nichts.
narrate-no-build-you = Du baust nichts.
narrate-cannot-build = { $who } kann nicht bauen.
narrate-cannot-build-you = Du kannst nicht bauen.
# $price, $passengers, $goods (numbers)
narrate-bought = { $who } kauft einen Zug zum Preis { $price }: { $passengers ->
  [0] keine Sitzplätze
  [one] { $passengers } Sitzplatz
 *[other] { $passengers } Sitzplätze
}, { $goods ->
  [0] keine Güterwagen
 *[other] { $goods } Güterwagen
}.
narrate-bought-you = Du kaufst einen Zug zum Preis { $price }: { $passengers ->
  [0] keine Sitzplätze
  [one] { $passengers } Sitzplatz
 *[other] { $passengers } Sitzplätze
}, { $goods ->
  [0] keine Güterwagen
 *[other] { $goods } Güterwagen
}.
narrate-moved = { $who } befördert { $piece-ein } aus { $area }.
narrate-moved-you = Du beförderst { $piece-ein } aus { $area }.
narrate-passed = { $who } passt.
narrate-passed-you = Du passt.
narrate-cannot-act = { $who } muss passen.
narrate-cannot-act-you = Du musst passen.
narrate-no-trains = { $who } will keine Züge mehr.
narrate-no-trains-you = Du willst keine Züge mehr.
# $points (number)
narrate-points = { $who } erhält { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
} für diese Runde.
narrate-points-you = Du erhältst { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
} für diese Runde.
# $earned, $links, $by, $now (numbers): what pieces brought, links on the board, both together, the disc
narrate-profit = { $who } nimmt { $earned } ein und zahlt { $links } für Gleise: Der Gewinn ändert sich um { $by } auf { $now }.
narrate-profit-you = Du nimmst { $earned } ein und zahlst { $links } für Gleise: Dein Gewinn ändert sich um { $by } auf { $now }.
# The same in the ledger: $earned, $by, $now with their signs
ledger-profit = { $who }: { $earned } fürs Befördern, −{ $links } für Gleise = { $by }; Gewinn { $now }
# $links (number)
narrate-sold = Übernahme: Die { $company-e } Gesellschaft übernimmt { $links ->
  [one] { $links } Gleis
 *[other] { $links } Gleise
} von { $who }.
narrate-sold-you = Übernahme: Die { $company-e } Gesellschaft übernimmt { $links ->
  [one] eines deiner Gleise
 *[other] { $links } deiner Gleise
}.
narrate-no-sale = Keine Übernahme für { $who }.
narrate-no-sale-you = Keine Übernahme für dich.
narrate-cannot-sell = { $who } hat keine Strecke, die eine Gesellschaft übernehmen könnte.
narrate-cannot-sell-you = Du hast keine Strecke, die eine Gesellschaft übernehmen könnte.
narrate-town = { $area } wird zur Stadt der { $company-en } Gesellschaft.
# $count (number)
narrate-removed = { $count } × { $piece } aus { $area } entfernt: Das kann niemand mehr befördern.

## Warum die Partie endete

end-rounds = Die letzte Runde ist gespielt.

## Die Wertung, Zeile für Zeile

# $pieces (number)
score-pieces = { $pieces ->
  [0] Nichts befördert
 *[other] { $pieces } befördert
}
score-rounds = { $pieces ->
  [0] Punkte aus den Runden
 *[other] Punkte aus den Runden ({ $pieces } befördert)
}
# $sets (number)
score-sets = { $sets ->
  [0] Kein Satz aus allen vier Arten
  [one] { $sets } Satz aus allen vier Arten
 *[other] { $sets } Sätze aus allen vier Arten
}
# $profit (number)
score-profit = Gewinnleiste bei { $profit }
# $who, $seat: the one ahead and the one behind, with equal points; $more, $less (numbers): what each has
tie-profit = { $who } und { $seat } haben gleich viele Punkte. { $who } hat den höheren Gewinn: { $more } zu { $less }.
tie-stack = { $who } und { $seat } haben gleich viele Punkte und den gleichen Gewinn. Die Scheibe von { $who } liegt im Stapel auf Platz { $more }, über der von { $seat } auf Platz { $less }.
# $links (number)
score-links = { $links ->
  [0] Keine Gleise auf dem Plan
  [one] Noch { $links } Gleis auf dem Plan
 *[other] Noch { $links } Gleise auf dem Plan
}

## Spielzüge als Knöpfe. Die Felder eines Spielzugs: $area, $train are names; $cubes, $box are numbers

# $number, $price, $passengers, $goods: of a train
train-label = Zug { $number } (Preis { $price }: { $passengers ->
  [0] keine Sitzplätze
  [one] { $passengers } Sitzplatz
 *[other] { $passengers } Sitzplätze
}, { $goods ->
  [0] keine Güterwagen
 *[other] { $goods } Güterwagen
})
move-bid = { $cubes } Klötzchen auf Posten { $box } bieten
move-choose = Als { $company-en } Punkt nehmen
move-start = Strecke in { $area } beginnen
move-extend = Strecke bis { $area } weiterbauen
move-finish = Strecke abschließen
move-build-nothing = Nichts bauen
# $means: cubes or points of a colour
move-pay = Mit { $means-dat } bezahlen
move-buy = { $train } kaufen
move-load = Aus { $area } { $piece-ein } befördern
move-put = In { $train } setzen
move-pass = Passen
move-no-trains = Keine Züge mehr in dieser Runde
move-sell = Übernahme durch die { $company-e } Gesellschaft
move-sell-nothing = Keine Übernahme
kind-bid = Bieten
kind-choose = Rot oder Grün
kind-start = Strecke beginnen
kind-extend = Strecke weiterbauen
kind-finish = Abschließen
kind-build-nothing = Nichts bauen
kind-buy = Einen Zug kaufen
kind-load = Etwas befördern
kind-put = Einen Zug wählen
kind-no-trains = Keine Züge mehr
kind-sell = Übernahme
kind-sell-nothing = Keine Übernahme
kind-box = Posten
kind-area = Gebiet

## Was der Tisch in Worten zeigt

view-round = Runde
view-rounds = Runden insgesamt
view-orders = Reihenfolgen
view-building = Bauen
view-tracks = Einfluss und Gewinn
view-government = Regierung
view-engine = Lokomotiven
view-red = Rot
view-green = Grün
view-profit = Gewinn
view-cubes = Klötzchen
view-links = Gelegte Gleise
view-companies = Städte der Gesellschaften
view-goods = Güter
view-people = Passagiere und Landbesitzer
view-opponent = Landbesitzer
view-passed = Hat gepasst
view-content = Will keine Züge mehr
view-moved = In dieser Runde befördert
view-line = Strecke im Bau
view-line_cost = Kosten bisher
view-selling = Übernahme durch
view-buying = Wird gekauft
view-short = Noch zu bezahlen
view-least = Bezahlt mit
view-loading = Wird befördert
view-piece = Was
view-area = Aus
view-joined = Nürnberg und Fürth verbunden
view-links_left = Übrige Gleise
view-sets = Sätze

## Die Teile der Regeln

rules-W0 = Spielvorbereitung, und was ein Tisch wählt
rules-W1 = Phase 1: Investition
rules-W2 = Phase 2: Einfluss im Angebot
rules-W3 = Phase 3: Auktion
rules-W4 = Phase 4: Reihenfolgen
rules-W5 = Phase 5: Bauen
rules-W6 = Phase 6: Züge und Transport
rules-W7 = Phase 7: Gewinn und Verlust
rules-W8 = Phase 8: Spielerreihenfolge
rules-W9 = Phase 9: Übernahmen
rules-W10 = Phase 10 und das Ende
rules-WX = Beispiele

## Tipps für die erste Partie

guide-auction = Du bietest Klötzchen für Posten mit Einfluss. Behalte ein paar: Mit ihnen baust du deine Strecke.
guide-auction-more = Mit Regierungspunkten baust du früh und kommst an Landbesitzern vorbei. Mit Lokpunkten kaufst du Züge und beförderst früh. Rote und grüne Punkte öffnen dir die Städte der jeweiligen Gesellschaft und bezahlen später ihre Übernahmen.
guide-building = Beginne in einer Stadt einer Gesellschaft. Bau deine Strecke von Gebiet zu Gebiet, auf Städte mit Passagieren und Gebiete mit Gütern zu. Der Preis wächst mit, und bis du abschließt, kannst du alles zurücknehmen.
guide-payment = Deine Klötzchen sind ausgegeben. Bezahle den Rest mit dem Einfluss, den du am wenigsten brauchst.
guide-trains = Ein Zug nützt nur, wenn deine Gleise etwas erreichen. Kauf einen und befördere dann Passagiere und Güter, immer eins nach dem anderen.
guide-takeovers = Deine Gleise kosten dich jede Runde Gewinn. Hast du Einfluss bei einer Gesellschaft, kann sie Gleise übernehmen und mit ihnen die Kosten.
tip-influence = Diese Scheiben zeigen deinen Einfluss. Beim Bieten zeigt eine gestrichelte Scheibe, wohin deine käme, und die Reihenfolgen rechts zeigen, wer zuerst bauen und befördern würde.
tip-profit = Jedes deiner Gleise kostet jede Runde 1 Gewinn und zieht dir einen Punkt ab, solange es dir gehört. Die gestrichelte Scheibe zeigt deinen Gewinn, wenn alles befördert wird, was deine Strecke erreicht.
tip-loading = Alles, was leuchtet, kann in deine Züge. Ein Ring und ein Abzeichen zeigen, wer es sonst noch nehmen könnte: Befördere das zuerst.
# $who: a name; $cubes (number)
about-bid = { $who } bietet { $cubes }
view-boxes = Auktion
view-minimum = Mindestens
view-influence = Einfluss
view-bid = Gebot
view-owner = Von
view-train_board = Züge
view-price = Preis
view-passengers = Passagiere

## Das Spiel in Bildern, über seinen Regeln

intro-title = Das Spiel in neun Bildern
intro-goal-wensleydale = Du leitest eine kleine Bahn in den Yorkshire Dales. Gewinn Einfluss, bau eine Strecke, befördere Stein, Käse und Passagiere und überlass die Strecke einer der großen Gesellschaften, bevor sie dich ruiniert. Wer die meisten Punkte hat, gewinnt.
intro-goal-nurnberg = Du leitest eine kleine Bahn rund um Nürnberg. Gewinn Einfluss, bau eine Strecke, befördere Bier, Pakete und Passagiere und überlass die Strecke einer der großen Gesellschaften, bevor sie dich ruiniert. Wer die meisten Punkte hat, gewinnt.
intro-drawn-map = Ein Stück des Plans mit den Strecken des Beispiels
intro-head-round = Eine Runde hat neun Phasen
intro-round = Du nimmst 12 Klötzchen, bietest um Einfluss, baust, kaufst Züge und belädst sie, rechnest deinen Gewinn aus und überlässt vielleicht einer Gesellschaft eine Strecke. Ihr spielt vier oder fünf Runden. Wer zuerst an der Reihe ist, wechselt jede Runde: Einfluss und Gewinn entscheiden.
intro-head-auction = Biete um Einfluss
intro-auction = Jeder Posten zeigt Einflusspunkte, und ein Marker aus dem Beutel gibt einen dazu. Leg mindestens das Minimum auf einen Posten und mehr als jedes Gebot dort. Wirst du überboten, bekommst du deine Klötzchen zurück. Am Ende haben alle je zwei Gebote. Mit den Klötzchen, die du behältst, baust du deine Strecke.
intro-head-influence = Einfluss ist Reihenfolge und Geld
intro-influence = Mit Regierungspunkten baust du zuerst und kommst an Landbesitzern vorbei. Mit Lokpunkten beförderst du zuerst und kaufst Züge. Die beiden Gesellschaften öffnen dir ihre Städte und übernehmen deine Strecken. Bei Gleichstand geht die obere Scheibe eines Stapels vor.
intro-head-building = Bau eine Strecke
intro-building = Beginne in einer Stadt einer Gesellschaft, später auch an deinen eigenen Gleisen, und führ eine Strecke über die Grenzen. Ein Gleis kostet 1 Klötzchen oder 2, wo die Grenze eine Doppellinie oder ein Fluss ist. Eine Stadt einer Gesellschaft kostet einen Punkt dieser Gesellschaft, ein Landbesitzer im Zylinder einen Regierungspunkt.
intro-head-trains = Kauf Züge
intro-trains = Ein Zug kostet 3, 2 oder 1 Lokpunkte. Jeder fehlende kostet drei andere Punkte. Ein Zug hat Sitzplätze für Passagiere und Güterwagen für Waren und hält diese Runde. Von jedem Preis darfst du einen kaufen.
intro-head-loading = Befördere, was deine Gleise erreichen
intro-loading = Ein Passagier braucht einen Weg über deine eigenen Gleise in eine Stadt seiner Farbe. Die Waren der Ebenen warten neben deinen Gleisen. Stein und Bier gehen in eine neutrale Stadt, die deine Gleise berühren. Ihr befördert reihum eins nach dem anderen: Fang mit dem an, was auch andere erreichen.
intro-head-profit = Gewinn und Verlust
intro-profit = Jede Runde bringen Stein und Bier 2, alles andere 1, und jedes deiner Gleise kostet 1. Um die Summe bewegt sich deine Scheibe auf der Gewinnleiste, und dein Gewinn zählt am Ende.
intro-head-takeovers = Übernahmen
intro-takeovers = Für einen Einflusspunkt übernimmt eine Gesellschaft zwei deiner Gleise, von einer ihrer Städte zu einer anderen Stadt. Sie kosten dich nichts mehr. Aber die Städte gehören nun der Gesellschaft, und manche Ware lässt sich dann nicht mehr befördern.
intro-head-end = Das Ende
intro-end = Am Ende zählt alles, was du befördert hast, je 1, jeder Satz aus allen vier Arten 2 mehr, dein Gewinn kommt dazu, und jedes Gleis, das du noch hast, kostet 1.
intro-examples = Beispiele aus den Regeln

## Die Felder neben dem Plan: Band, Auktion, Züge, Einfluss, Gewinn, Spieler

# $round, $rounds (numbers)
panel-round = Runde { $round } von { $rounds }
panel-last-round = Letzte Runde
panel-phases = Die neun Phasen einer Runde
panel-station-invest = Klötzchen
panel-station-offers = Marker
panel-station-auction = Auktion
panel-station-orders = Abfolge
panel-station-build = Bauen
panel-station-trains = Züge
panel-station-profit = Gewinn
panel-station-players = Spieler
panel-station-takeovers = Übernahme
panel-order = Abfolge
panel-order-then = bisher
panel-order-players = Spieler
panel-order-building = Bauen
panel-order-trains = Züge
panel-order-open = Entscheidet die Auktion
# $title: which order; $seats: names
panel-order-said = { $title }: { $seats }
panel-auction = Auktion
# The window with the auction board and the train board
panel-boards = Auktion und Züge
panel-held = Was du hast
panel-auction-legend = + gezogener Marker · gebotene Klötzchen
panel-auction-settled = abgerechnet: wer welchen Posten gewann
# $minimum (number)
panel-min = min. { $minimum }
# $box (number)
panel-box = Posten { $box }
# $points: the printed points, joined
panel-box-said = Posten { $box }, mindestens { $minimum }: { $points }.
panel-token-said = Marker: { $colour }.
# $who, $cubes (number)
panel-bid-said = { $who } bietet { $cubes }.
panel-bid-said-you = Du bietest { $cubes }.
panel-no-bid = Noch kein Gebot.
panel-box-won = An { $who }.
panel-box-won-you = An dich.
panel-box-unsold = An niemanden.
panel-point-government = Regierungspunkt
panel-point-engine = Lokpunkt
panel-point-red = roter Punkt
panel-point-green = grüner Punkt
panel-point-either = roter oder grüner Punkt
panel-raise = { $who } bietet { $cubes }, erhöhe auf
panel-bid-new = erstes Gebot
panel-cubes-on = Klötzchen auf Posten { $box }
panel-less = Ein Klötzchen weniger
panel-more = Ein Klötzchen mehr
panel-leaves = dann noch
# $build, $trains (numbers): places in the two orders
panel-then = Platz { $build } beim Bauen, Platz { $trains } bei Zügen.
panel-bid-button = { $cubes } auf Posten { $box } bieten
# $standing (number)
panel-choose-box = Wähle einen Posten. { $standing ->
  [0] Du brauchst zwei stehende Gebote.
 *[other] Du hast ein stehendes Gebot und brauchst zwei.
}
# $boxes: numbers, joined; $count (number)
panel-outbid = { $count ->
  [one] Überboten auf Posten { $boxes }.
 *[other] Überboten auf den Posten { $boxes }.
}
# $company: red or green
panel-take-as = Als { $company-id ->
  [red] Rot
 *[green] Grün
}
panel-trains = Züge
panel-trains-above = oben Sitzplätze, unten Güterwagen
panel-seat-points = ein Sitzplatz bringt den Preis des Zugs
# $price (number)
panel-price = Züge zum Preis { $price }
panel-train-bought = du hast einen
# $price, $engine (numbers)
panel-train-paid = { $engine ->
  [one] { $price } von { $engine } Lokpunkt
 *[other] { $price } von { $engine } Lokpunkten
}
# $missing, $points (numbers)
panel-train-missing = { $points ->
  [one] { $missing } zu wenig: dafür { $points } anderer Punkt
 *[other] { $missing } zu wenig: dafür { $points } andere Punkte
}
# $price, $passengers, $goods (numbers)
panel-train-said = Zug zum Preis { $price }: { $passengers ->
  [0] keine Sitzplätze
  [one] { $passengers } Sitzplatz
 *[other] { $passengers } Sitzplätze
}, { $goods ->
  [0] keine Güterwagen
 *[other] { $goods } Güterwagen
}.
panel-train-owner = Gehört { $who }.
panel-train-owner-you = Gehört dir.
panel-buying = Diesen Zug kaufen: { $passengers ->
  [0] keine Sitzplätze
  [one] { $passengers } Sitzplatz
 *[other] { $passengers } Sitzplätze
}, { $goods ->
  [0] keine Güterwagen
 *[other] { $goods } Güterwagen
}.
panel-pay = zahle
panel-and-others = { $points ->
  [one] + { $points } anderen
 *[other] + { $points } andere
}
panel-buy-button = Diesen Zug kaufen
# $points (number)
panel-put = { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}
# $short (number)
panel-short = Bezahle die fehlenden Lokpunkte. Noch zu bezahlen: { $short ->
  [one] { $short } Punkt
 *[other] { $short } Punkte
}.
# $means, $left (number)
panel-pay-said = Mit { $means-dat } bezahlen; { $left ->
  [0] dann keine mehr
 *[other] dann noch { $left }
}
panel-influence = Einfluss
panel-track-government = Regierung
panel-track-engine = Lokomotiven
panel-track-red = Rote Gesellschaft
panel-track-green = Grüne Gesellschaft
panel-company-red = Rot
panel-company-green = Grün
# $track: a name; $stacks: joined
panel-track-said = { $track }: { $stacks }
# $space; $seats: names from the top of the stack down
panel-stack-said = { $space }: { $seats }
panel-profit = Gewinn
panel-profit-short = Gewinn
panel-profit-said = Gewinnleiste: { $stacks }
panel-profit-now = Bisher befördert:
panel-profit-then = Wird alles befördert:
panel-profit-of = { $who }, bisher befördert:
# $from, $to: spaces of the track
panel-disc-goes = Die Scheibe rückt von { $from } auf { $to }.
panel-disc-stays = Die Scheibe bleibt auf { $to }.
panel-disc-end = Die Scheibe rückt auf { $to }, ganz ans Ende.
panel-links-cost = Gleise kosten je Runde 1:
# $links (number), $profit: with its sign
panel-links-each = { $links ->
  [one] { $links } Gleis
 *[other] { $links } Gleise
} → { $profit }
panel-meter = Nürnberg–Fürth
panel-meter-scored = Verbunden und gewertet.
# $count (number)
panel-meter-missing = { $count ->
  [one] Ein Gleis fehlt:
 *[other] { $count } Gleise fehlen
}
# $points (number): of the seat that builds
panel-meter-joins = Verbindet Nürnberg und Fürth: sofort { $points ->
  [one] { $points } Punkt
 *[other] { $points } Punkte
}.
panel-meter-nobody = Noch hat dort niemand ein Gleis.
panel-cubes = Verfügbare Klötzchen
# $hand, $supply (numbers): all fifteen cubes of a player that are not on a box
panel-cubes-both = { $hand } Klötzchen verfügbar, { $supply } im Vorrat
panel-supply-short = Vorrat
panel-links-left = Übrige Gleise
panel-moved-stone = Stein befördert
panel-moved-cheese = Käse befördert
panel-moved-beer = Bier befördert
panel-moved-parcel = Pakete befördert
panel-moved-red = Rote Passagiere befördert
panel-moved-green = Grüne Passagiere befördert
# $count (number)
panel-aboard = { $count } in Zügen
panel-sets = Sätze aus allen vier Arten
# $points (number)
panel-points = { $points ->
  [one] bisher { $points } Punkt
 *[other] bisher { $points } Punkte
}
# $round (number), $part: a phase
panel-log-heading = Runde { $round } · { $part }
panel-log-auction = Auktion
panel-log-building = Bauen
panel-log-trains = Züge
panel-log-takeovers = Übernahmen
# $way: areas; $paid, $gains, $tokens: joined
log-built = { $who } baut { $way }.
log-built-you = Du baust { $way }.
log-built-paid = { $who } baut { $way } für { $paid }.
log-built-paid-you = Du baust { $way } für { $paid }.
log-sold = Übernahme: Die { $company-e } Gesellschaft übernimmt { $way } von { $who }.
log-sold-you = Übernahme: Die { $company-e } Gesellschaft übernimmt { $way } von dir.
log-won = { $who } gewinnt Posten { $box } für { $cubes }: { $gains }.
log-won-you = Du gewinnst Posten { $box } für { $cubes }: { $gains }.
log-pays = { $who } bezahlt: { $paid }.
log-pays-you = Du bezahlst: { $paid }.
# $tokens: each from token-name, joined
log-tokens = Neue Marker: { $tokens }.
# $box (number); $colour: of the token on it
token-name = { $colour } auf Posten { $box }

## Der Plan im Browser

map-label = Plan. Zum Verschieben ziehen, zum Zoomen scrollen.
map-closer = Vergrößern
map-farther = Verkleinern
map-whole = Ganzen Plan zeigen
map-outwards = nur hinaus
# What a click tells of an area while others play. $area: its name; $facts: joined
map-told = { $area }: { $facts }.
# $size: of the town
map-told-town = { $size ->
  [major] große Stadt
  [minor] kleine Stadt
 *[company] Stadt einer Gesellschaft
}
map-told-never = keine Gleise
# $company: red or green
map-told-company = { $company-e } Gesellschaft
# $count (number); $piece: its name
map-told-goods = { $count ->
  [one] { $piece }
 *[other] { $count } × { $piece }
}
# $count (number)
map-told-red = { $count ->
  [one] { $count } roter Passagier
 *[other] { $count } rote Passagiere
}
# $count (number)
map-told-green = { $count ->
  [one] { $count } grüner Passagier
 *[other] { $count } grüne Passagiere
}
# $count (number)
map-told-opponents = { $count } Landbesitzer
# $area: its name; what is said to a screen reader
map-area-start = Strecke in { $area } beginnen
map-area-step = Strecke bis { $area } weiterbauen, { $price }
map-area-sale = Übernahme von { $area } aus
map-area-sale-step = Übernahme bis { $area }
# $piece, $area: names
map-load-words = Aus { $area } { $piece-ein } befördern
map-load-rivals = Aus { $area } { $piece-ein } befördern; möglich auch für { $seats }
map-where-start = Wähle ein leuchtendes Gebiet als Anfang deiner Strecke und führ sie dann von Gebiet zu Gebiet.
map-start-here = Hier beginnen
map-build-nothing = In dieser Runde nichts bauen
map-you-pay = du zahlst
map-and-keep = und behältst
map-so-far = Bisher
map-with-it = Dann
# $count (number): construction points that cubes do not pay
map-rest = +{ $count } beliebig
map-reaches = Erreicht
map-nothing = noch nichts
# $sum: with its sign
map-profit = Gewinn { $sum }
# $earned, $links (numbers): what the pieces bring, and what links cost; $sum: with its sign
map-sum = { $earned } − { $links ->
  [one] { $links } Gleis
 *[other] { $links } Gleise
} = { $sum }
map-lay = Dieses Gleis legen
# $way, $then: areas with prices
map-way-then = { $way }, dann { $then }?
map-finish = Strecke abschließen
# $count (number)
map-owed = { $count ->
  [one] Noch ein Punkt zu bezahlen.
 *[other] Noch { $count } Punkte zu bezahlen, einer nach dem anderen.
} Welchen Einfluss gibst du aus?
map-load = Befördere etwas, kauf einen Zug oder passe.
map-load-ringed = Befördere etwas, kauf einen Zug oder passe. Ein Ring heißt: Auch andere wollen es.
map-load-none = Kauf einen Zug oder passe.
map-load-phone = { $loads ->
  [0] Kauf unten bei „Züge“ einen Zug oder passe.
 *[other] Befördere etwas, kauf unten bei „Züge“ einen Zug oder passe.
}
# $passengers, $goods (numbers): places free
map-free = Frei: { $passengers ->
  [0] keine Sitzplätze
  [one] { $passengers } Sitzplatz
 *[other] { $passengers } Sitzplätze
}, { $goods ->
  [0] keine Güterwagen
 *[other] { $goods } Güterwagen
}.
# $seats: names, joined
map-rivals = Möglich auch für { $seats }.
map-only-yours = Nur für dich:
map-profit-now = Gewinn jetzt
map-profit-then = Gewinn danach
map-load-this = Das befördern
# $count (number)
map-load-all = { $count ->
  [one] Befördern
 *[other] Alle { $count } befördern
}
map-no-trains = Keine Züge mehr
map-pass = Passen: nichts mehr befördern
# $by: with its sign
map-pass-means = Du beförderst nichts mehr. Dein Gewinn ändert sich um { $by }.
map-sale-start = Wähle eine Stadt am einen Ende einer Strecke aus deinen Gleisen, dann die Stadt am anderen Ende.
map-sale-on = Folge deinen Gleisen oder wähle die Stadt, in der die Strecke endet.
map-sale-no-town = Sie muss bis zu einer Stadt führen.
map-sale-no-company = Ein Ende muss eine Stadt einer Gesellschaft sein.
# $count (number): points left, links off the board
map-leaves = (dann noch { $count })
map-saves = spart { $count } je Runde
# $company; $areas: names, joined; $count (number)
map-become = { $count ->
  [one] { $areas } wird ebenfalls { $company }.
 *[other] { $areas } werden ebenfalls { $company }.
}
map-lost = Das kann dann niemand mehr befördern:
map-sell = Übernahme: { $company-id ->
  [red] Rot
 *[green] Grün
}
map-sell-short = Übernahme
map-sell-end = Übernahme
map-sell-this-far = Bis hierher
# $area, $from: names
map-sale-none-here = Keine deiner Strecken, die übernommen werden könnte, endet in { $area }. Sie braucht an beiden Enden eine Stadt, eine davon von einer Gesellschaft, deren Punkte du hast.
map-sale-none-there = Keine deiner Strecken, die übernommen werden könnte, führt von { $from } nach { $area }.
map-sell-nothing = Keine Übernahme in dieser Runde
# $why: what the file lacks; $area
map-undrawn-outline = Dieser Spielplandatei fehlt der Umriss von { $area }, deshalb können wir den Plan nicht zeichnen. Du kannst mit dem Tisch in Worten spielen.
map-undrawn-crossing = Der Umriss von { $area } kreuzt sich in dieser Spielplandatei selbst, deshalb können wir den Plan nicht zeichnen. Du kannst mit dem Tisch in Worten spielen.
map-undrawn-name = { $area } hat in dieser Spielplandatei keinen Namen, deshalb können wir den Plan nicht zeichnen. Du kannst mit dem Tisch in Worten spielen.
map-legend = Was der Plan zeigt
map-terrain = { $terrain ->
  [plain] Ebene
  [valley] Tal
  [hill] Hügel
  [hops] Hopfen
  [river] Fluss
 *[wall] Mauer
}
map-never = nie

## Optionen eines Tisches

option-quick_loading = Schnelles Befördern
option-why-quick_loading = Kann niemand sonst deine Waren und Passagiere nehmen, beförderst du sie alle auf einmal.
option-map = Plan
option-why-map = Nürnberg oder die Dales aus dem ersten Spiel. Dort kann The South vergrößert werden.
option-three_player_auction = Auktionstafel zu dritt
option-why-three_player_auction = Welche Seite der Auktionstafel ihr zu dritt benutzt.
option-three_player_trains = Zugtafel zu dritt
option-why-three_player_trains = Welche Seite der Zugtafel ihr zu dritt benutzt.
option-company_links = Gleise der Gesellschaften
option-why-company_links = Gedruckt hat jede Gesellschaft nur die 15 Gleise aus der Schachtel. Fast jede Partie braucht mehr, deshalb gilt keine Grenze, solange du keine setzt.
choice-nurnberg = Nürnberg
choice-wensleydale = Wensleydale
choice-wensleydale-enlarged = Wensleydale mit vergrößertem The South
choice-unlimited = So viele wie nötig
choice-limited = Nur die aus der Schachtel

## Die Abschnitte der Schlusswertung, nach den Zeilen der Wertung

stage-score-rounds = Runden
stage-score-pieces = Befördert
stage-score-sets = Sätze
stage-score-profit = Gewinn
stage-score-links = Gleise

## Warum eine Wahl sofort gilt

revealed-here = Neue Marker wurden gezogen: kein Zurück.

## Im Terminal

terminal-shorthand = Jedes Gebot lässt sich eingeben: bid 5 on box 3. Von einem Gebiet genügt der Anfang des Namens: start skip, extend emb.
terminal-round = Runde { $number } von { $most }
terminal-phase = { $now ->
  [auction] Auktion
  [choice] Farbwahl
  [building] Bauen
  [payment] Bezahlen
  [trains] Züge
  [exchange] Lokpunkte
  [loading] Befördern
 *[takeovers] Übernahmen
}
terminal-line = Strecke { $stops }
terminal-to-pay = noch { $count } zu bezahlen
terminal-costs = kostet { $cost }
terminal-point = { $kind ->
  [government] Reg
  [engine] Lok
  [red] rot
  [green] grün
 *[either] rot/grün
}
terminal-profit-track = Gewinn
terminal-profit = Gewinn { $count }
terminal-load = { $count } × { $piece }
terminal-box = Posten { $number } ab { $minimum }: { $points }
terminal-bids = { $mark } bietet { $cubes }
terminal-train = Zug { $number }
terminal-size = { $price }$ { $passengers }p+{ $goods }g
terminal-run = { $mark } { thing-links }:
terminal-towns = Städte
terminal-none = keine
terminal-which = { $what }: { $which }
terminal-legend = STÄDTE in Großbuchstaben, mit R und G einer Gesellschaft; r und g Passagiere, x Landbesitzer; ^ hier keine Gleise; { $goods }. Gleise zeigen das Zeichen des Besitzers. { $one } und { $two } sind Grenzen ohne Gleis, für 1 und 2 Punkte.
terminal-legend-goods = { $sign }: 2 × { $piece }

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-wensleydale = teilweise rekonstruiert (Regeln und Material wie gedruckt; Spielplan, die meisten Posten und die meisten Züge neu entworfen, sodass jedes Beispiel der Spielregel aufgeht)
provenance-nurnberg = teilweise rekonstruiert (Regeln und Material wie gedruckt; beide Spielpläne, die meisten Posten und die meisten Züge neu entworfen, sodass jedes Beispiel der Spielregel aufgeht)
