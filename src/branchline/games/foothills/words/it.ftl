### Foothills: le regole e tutto ciò che dice il gioco, in italiano.
### Parole: deposito (stockyard), sacchetto, riserva, scorta (di carte), detriti, risorsa (ferro o pietra), binario, stazione, linea, concorrente, paraurti,
### geometra, Pub, biglietto, passeggero, PV, lato oro e lato grigio, pila punteggio. Ognuna ha un solo significato ovunque.

## Componenti

rule-F1-1 = La scatola contiene 60 carte: 34 carte Stazione, 25 carte Azione e il Pub.
rule-F1-2 = Ci sono due geometri, uno blu e uno verde, e cubetti di quattro tipi: 20 ferro, 16 pietre, 58 detriti e 4 eventi.
rule-F1-3 = Ci sono 14 biglietti, due per ognuno dei sette tipi, 10 tessere concorrente, 16 passeggeri, un segnalino primo giocatore e il segnalino Vetta. Il deposito è una tessera a sé.
rule-F1-4 = Ogni giocatore ha 16 tessere del suo colore. Ogni tessera può essere usata come binario o come stazione. I segnalini PV sono da mezzo, uno, tre e dieci.
rule-F1-5 = Ci sono due segnalini bonus, cinque paraurti, un sacchetto, due indicatori delle stazioni e due plance. Una plancia ha cinque posti per le carte, un posto per il geometra e un contatore delle stazioni che parte da 0.
rule-F1-6 = Risorse e tessere sono limitate a quelle della scatola. Detriti, passeggeri e PV non finiscono mai.

## Preparazione

rule-F2-1 = Sono in gioco sei delle otto linee, e ogni linea ha da due a sette carte.
rule-F2-2 = Il retro di una carta Stazione a caso indica le due linee che restano chiuse; se non ne indica nessuna, se ne pesca un’altra. Le 28 coppie sono tutte ugualmente probabili.
rule-F2-3 = Le sei linee si dispongono in file, nell’ordine dei numeri romani, e ogni fila nell’ordine dei numeri arabi, così che le carte con lo stesso numero stiano in una colonna.
rule-F2-4 = Porthmadog appartiene alle linee I e II, Llanberis alle linee III e IV. Se entrambe le linee di una di queste carte sono in gioco, la carta sta a cavallo delle due file.
rule-F2-5 = Sette coppie di carte sono stazioni doppie. Una doppia è una sola carta sotto ogni aspetto, con uno spazio binario, due o tre spazi stazione e uno spazio geometra, e occupa due colonne.
rule-F2-6 = Sulla carta più a sinistra di ogni fila stanno due biglietti della sua linea.
rule-F2-7 = Dal sacchetto si pescano a caso sei risorse per il deposito. Solo dopo i quattro cubetti evento vanno nel sacchetto.
rule-F2-8 = Ogni spazio binario parte con tanti cubetti di detriti quanti ne mostra. Gli altri cubetti formano la riserva.
rule-F2-9 = Il segnalino bonus della linea I e quello della linea II stanno su Porthmadog se la loro linea è in gioco. Il segnalino Vetta sta su Yr Wyddfa se la linea IV è in gioco.
rule-F2-10 = Ogni giocatore prende la plancia, l’indicatore, il geometra e le tessere del suo colore e le sue cinque carte Azione, con il lato oro in alto. Il geometra parte da casa.
rule-F2-11 = Due carte neutrali a caso per ogni lettera formano la scorta, con il lato oro in alto; le altre cinque tornano nella scatola. Tutti possono guardare entrambi i lati di ogni carta.
rule-F2-12 = Il primo giocatore viene sorteggiato, a meno che il tavolo non lo scelga, e resta primo per tutta la partita. Il secondo giocatore prende due risorse dal deposito, poi lo fa il primo. Non si aggiunge niente.

## Il turno

rule-F3-1 = Si gioca un turno a testa, a cominciare dal primo giocatore, finché la partita non termina.
rule-F3-2 = Nel tuo turno scegli una delle tue carte Azione, risolvi il lato in alto e giri la carta. Poi si controlla se la partita è alla fine.
rule-F3-3 = Può accadere che due delle tue carte mostrino la stessa lettera e che un’altra lettera manchi.
rule-F3-4 = Ciò che non si può risolvere si salta. Puoi scegliere una carta solo se almeno una sua parte si può risolvere.
rule-F3-5 = Se non puoi giocare nessuna carta, passi e piazzi un concorrente.
rule-F3-6 = La carta risolta si gira sempre, da oro a grigio o da grigio a oro, a meno che non sia finita nella pila punteggio.
rule-F3-7 = Alcuni effetti ti permettono di girare anche un’altra carta, in un senso o nell’altro e senza risolverla. Non è obbligatorio, e più permessi nello stesso turno si sommano.

## Carte Azione

rule-F4-1 = Ci sono cinque carte Azione blu, cinque verdi e quindici neutrali. Ogni lettera da A a E ha una carta blu, una verde e tre neutrali.
rule-F4-2 = I lati oro di una stessa lettera sono tutti uguali; i 25 lati grigi sono tutti diversi.
rule-F4-3 = Dietro A c’è C, dietro B c’è D, dietro C c’è E, dietro D c’è A e dietro E c’è B.
rule-F4-4 = Le regole di un lato oro valgono anche per i lati grigi con la stessa lettera e per le azioni del geometra di quel tipo.

## A: risorse

rule-F5-1 = Prendi dal deposito da una a tre risorse a tua scelta.
rule-F5-2 = Quando prendi l’ultima risorsa del deposito, vi peschi subito sei cubetti dal sacchetto. Poi continui a prendere quelle che ti spettano ancora.
rule-F5-3 = Il deposito si riempie ogni volta che la sua ultima risorsa lo lascia, qualunque sia il motivo.
rule-F5-4 = Un cubetto evento va sul deposito e conta tra i sei. Si piazza subito un concorrente, prima di ogni altra cosa.
rule-F5-5 = Se alla fine di un turno ci sono tre o più cubetti evento sul deposito, tornano tutti nel sacchetto.
rule-F5-6 = Barca grande non riempie un deposito con sei cubetti o più; Barca piccola ne aggiunge comunque e non ne prende. Recupero e Mercato del porto ignorano i cubetti evento: se ne pescano altri al loro posto, e gli eventi tornano nel sacchetto. Carretto richiede un biglietto.

## Concorrenti

rule-F6-1 = Un concorrente va sulla prima carta Stazione senza binari, stazioni o concorrenti, colonna per colonna e dall’alto in basso. Le carte iniziali si saltano, e una carta a cavallo di due file conta in quella superiore.
rule-F6-2 = I detriti di quella carta vanno nella riserva e non danno niente a nessuno. La tessera copre tutti i suoi spazi, e lì non si può più costruire niente.
rule-F6-3 = Un concorrente apre lo spazio geometra della sua carta, come farebbe una stazione.
rule-F6-4 = Una stazione doppia conta nella sua colonna sinistra.
rule-F6-5 = Un concorrente sull’ultima carta di una linea porta un paraurti alla fine di quella linea.
rule-F6-6 = Se non ci sono più concorrenti, o se ogni carta ha una tessera, scatta la fine della partita.

## B: detriti

rule-F7-1 = Scegli una linea con detriti e rimuovi quattro cubetti da sinistra a destra, mettendoli nella tua riserva.
rule-F7-2 = Ciò che manca sulla linea viene dalla riserva generale: ne ricevi sempre quattro.
rule-F7-3 = Se nessuna carta Stazione ha detriti, tutti e quattro vengono dalla riserva generale.
rule-F7-4 = Ogni carta da cui rimuovi l’ultimo cubetto ti dà subito 1 PV; anche una doppia ne dà 1.
rule-F7-5 = Esempio: sulla linea V tre cubetti vengono da Llangower, che dà 1 PV, e il quarto da Llanuwchllyn.
rule-F7-6 = Porthmadog ha detriti solo sul suo spazio binario sinistro. Puoi rimuoverli non appena una delle linee che vi portano è libera, e liberarlo dà 1 PV.
rule-F7-7 = Aiuto locale rimuove un cubetto da ognuna di due linee o due da una. Operai in prestito dà i PV a te, non all’avversario. Sterratori veterani richiede un biglietto, e prende dalla riserva se le tue linee non hanno detriti.

## C: binari e pietra

rule-F8-1 = Fino a tre volte, come preferisci: paga 2 ferro per posare un binario, oppure paga 2 detriti per ottenere una pietra.
rule-F8-2 = Il ferro va nel sacchetto. Il binario va sullo spazio più a sinistra di una linea che non abbia detriti, concorrenti o binari; se non ce n’è, lì non puoi posarne.
rule-F8-3 = Ogni binario che posi dà 1 PV.
rule-F8-4 = Quando tutti gli spazi binario di una linea hanno binari o concorrenti, la linea è completa: si mette un paraurti alla sua fine e non vi si posano altri binari. Mettere l’ultimo paraurti fa scattare la fine della partita.
rule-F8-5 = Porthmadog ha due spazi binario, e si posa prima quello sinistro. Ogni linea che finisce lì si completa per conto suo e riceve allora il suo paraurti.
rule-F8-6 = I detriti pagati vanno nella riserva. La pietra la prendi dal deposito oppure dal sacchetto, scegliendola senza pescare alla cieca.
rule-F8-7 = Fornaciaio non posa binari; Frantoio e Fabbro non danno pietra. Frantoio si paga con ferro e pietra come preferisci. Fabbro richiede un biglietto.

## D: stazioni

rule-F9-1 = Costruisci una stazione disponibile, pagane il costo e ricevi il suo bonus. Poi puoi fare l’azione del geometra di quella carta, se è disponibile.
rule-F9-2 = Uno spazio stazione è disponibile se nessuno vi ha costruito e se la sua carta non ha né detriti né un concorrente. Non serve un binario, e non c’è un ordine da seguire.
rule-F9-3 = Con un’azione costruisci una sola stazione, anche su una doppia.
rule-F9-4 = Paghi dalla tua riserva. Ferro e pietra vanno nel sacchetto, detriti e passeggeri nella riserva generale.
rule-F9-5 = Piazza una tessera, fai avanzare di uno il tuo indicatore delle stazioni e prendi il bonus stampato.
rule-F9-6 = Se lo spazio geometra della carta è libero, puoi spostarvi subito il tuo geometra, da qualsiasi punto, e fare la sua azione.
rule-F9-7 = Quando costruisci Barmouth Ferry, puoi girare quante altre tue carte Azione vuoi. Non è un’azione del geometra.
rule-F9-8 = Le tre stazioni di Devil’s Bridge si costruiscono in ordine. Dopo ognuna, chi l’ha costruita può mettere una carta Azione nella pila punteggio, come al Pub; non è un’azione del geometra.
rule-F9-9 = Architetto e Muratore richiedono un biglietto, Operaio siderurgico un biglietto o un binario, e ognuno costruisce solo sulla linea di quel biglietto o di quel binario. Architetto costa una risorsa in più, Paesaggista due detriti in più. Garzone del muratore non dà il bonus stampato.

## E: il geometra

rule-F9-10 = Sposta il tuo geometra su uno spazio geometra disponibile o al Pub e fai l’azione di quel luogo, oppure riportalo a casa senza azione.
rule-F9-11 = Uno spazio geometra è disponibile se è vuoto e se sulla sua carta c’è una stazione o un concorrente. Le carte iniziali contano come se avessero una stazione.
rule-F9-12 = Se la carta che stai risolvendo finisce nella pila punteggio, né lei né la sua sostituta si girano.
rule-F9-13 = Le risorse spese vanno nel sacchetto, il resto nella riserva. Le risorse ricevute vengono dal deposito o dal sacchetto, come preferisci.
rule-F9-14 = Su una carta iniziale prendi un biglietto della linea e il bonus stampato. Puoi avere un solo biglietto per tipo; se ce l’hai già, ricevi solo il bonus.
rule-F9-15 = Su Yr Wyddfa prendi il segnalino Vetta, anche dall’avversario se ce l’ha.
rule-F9-16 = Al Pub puoi andare solo con una E oro. Lì metti una delle tue carte Azione nella pila punteggio e la sostituisci con una della scorta che ha le stesse lettere, con il lato oro in alto. Se non ce n’è, continui a giocare con una carta in meno.
rule-F9-17 = Prima che tu vada al Pub, la tua pila punteggio deve avere meno carte di quante stazioni mostra il tuo contatore.
rule-F9-18 = Ispettore richiede un biglietto. Braccianti va su una carta adiacente, dal Pub su una qualsiasi carta iniziale e mai al Pub. Con Tour operator il geometra resta dov’è.

## La fine e il punteggio

rule-F10-1 = La fine scatta quando tutti e cinque i paraurti sono al loro posto, o quando non si può piazzare un concorrente.
rule-F10-2 = Il controllo si fa alla fine di un turno. Se l’ha fatta scattare il primo giocatore, il secondo gioca ancora un turno; altrimenti la partita è finita.
rule-F11-1 = Chi ha più stazioni sulla linea I prende il suo segnalino bonus da 3 PV; lo stesso vale per la linea II. In caso di parità non lo prende nessuno. I concorrenti non contano, e Porthmadog conta per entrambe le linee.
rule-F11-2 = Ogni carta nella tua pila punteggio dà punti secondo il suo simbolo: coppie di passeggeri, coppie di binari, stazioni, biglietti o carte nella pila. Le coppie incomplete non contano.
rule-F11-3 = Questo si aggiunge ai PV ricevuti durante la partita e a quanto i passeggeri valgono di per sé.
rule-F11-4 = Il tuo totale è fatto di PV ricevuti, carte nella pila punteggio, 3 per ogni segnalino bonus, mezzo PV per ogni passeggero e 2 per il segnalino Vetta.
rule-F11-5 = Vince il totale più alto. A parità di totale la partita finisce in pareggio.
rule-F12-1 = Ferro e pietra tornano nel sacchetto, detriti e passeggeri nella riserva. Biglietti, tessere e paraurti non tornano mai.

## Quel che vale sempre

rule-F13-1 = Sacchetto, deposito e giocatori hanno insieme sempre 20 ferro e 16 pietre, e sacchetto e deposito 4 cubetti evento.
rule-F13-2 = Le tessere, i binari e le stazioni di un giocatore fanno sempre 16. Un giocatore ha al massimo cinque carte sulla plancia, un biglietto per tipo, e non più carte nella pila punteggio che stazioni.
rule-F13-3 = Ogni totale è un multiplo di mezzo PV.
rule-F13-4 = Una carta con detriti non ha tessere.
rule-F13-5 = Una carta con un concorrente non ha altre tessere. Non ci sono mai più di dieci concorrenti e cinque paraurti.
rule-F13-6 = Due geometri non stanno mai sullo stesso spazio.
rule-F13-7 = Plance, pile punteggio e scorta hanno insieme sempre 20 carte Azione. I concorrenti sulle carte e nella riserva sono sempre dieci.
rule-F13-8 = Il binario destro di Porthmadog non si posa mai prima del sinistro. Una linea con tutti gli spazi binario occupati è completa.

## Dove il regolamento lascia una scelta

rule-AMB-1 = Una carta condivisa con una delle sue linee chiusa appartiene solo all’altra; è fuori dal gioco solo se sono chiuse entrambe. C’è una sola Llanberis con due biglietti, e il suo biglietto vale per le linee III e IV ma conta come uno.
rule-AMB-2 = Ogni segnalino bonus si mette se la sua linea è in gioco, anche se l’altra è chiusa.
rule-AMB-3 = Il secondo giocatore prende entrambe le sue risorse prima del primo giocatore.
rule-AMB-4 = Se il sacchetto ha meno di sei cubetti, si pescano tutti; se tra questi non ci sono risorse, si smette di prendere. I cubetti evento sul deposito non impediscono di riempirlo.
rule-AMB-5 = Un concorrente sull’ultima carta di una linea la completa subito, anche se uno spazio binario precedente è vuoto; il tavolo può scegliere di aspettare che siano tutti occupati. Su Porthmadog completa ogni linea in gioco. Una linea è completa anche se non restano paraurti.
rule-AMB-6 = Conta lo spazio disponibile più a sinistra, qualunque cosa ci sia alla sua sinistra.
rule-AMB-7 = Entrambi gli spazi binario di Porthmadog appartengono a ognuna delle sue linee, e con una sola linea in gioco devono comunque essere occupati tutti e due.
rule-AMB-8 = Non devi per forza visitare la stazione che hai costruito. Non puoi visitare uno spazio su cui sta un geometra, neppure il tuo.
rule-AMB-9 = Il limite del Pub vale anche a Devil’s Bridge, e la stazione appena costruita conta. Se lì la carta che stai risolvendo finisce nella pila punteggio, il suo posto non si gira.
rule-AMB-10 = Operaio siderurgico richiede un biglietto della linea o un tuo binario su di essa. Un binario su Porthmadog è un binario su ognuna delle sue linee.
rule-AMB-11 = Le carte adiacenti stanno a destra e a sinistra in una fila, o sopra e sotto in una colonna, così come sono disposte. Da casa il geometra va dove potrebbe andare dal Pub.
rule-AMB-12 = Una volta scattata la fine, niente può farla scattare di nuovo. Una sesta linea completa non riceve paraurti.
rule-AMB-13 = Il geometra deve muoversi: non dal Pub al Pub, né da casa a casa. Al Pub possono stare entrambi i geometri.
rule-AMB-14 = Una E oro si può giocare anche se lo spazio in cui vai non ti dà niente.
rule-AMB-15 = Si possono girare solo le carte sulla tua plancia, e non quella che stai risolvendo.
rule-AMB-16 = Tour operator prende un biglietto che non hai ancora da una carta iniziale in gioco.
rule-AMB-17 = Il concorrente di chi passa non porta cubetti evento, e chi passa non gira carte.
rule-AMB-18 = I cubetti evento contano per Barca grande. Per riempire il deposito si pescano sei cubetti, per quanti cubetti evento vi siano.
rule-AMB-19 = Un segnalino bonus è tuo di sicuro quando più della metà di tutti gli spazi stazione della sua linea è tua.
rule-AMB-20 = Ogni volta che si rimuovono detriti, i cubetti che mancano a una linea vengono dalla riserva. Aiuto locale prende due cubetti da una linea o uno da ognuna di due linee che ne hanno. Operai itineranti ne prende due da ognuna di due linee, e da una sola linea solo se nessun’altra ha detriti.
rule-AMB-21 = Quando stai per prendere da un deposito senza risorse, vi si pescano sei cubetti, per quanti cubetti evento vi siano.
rule-AMB-22 = Con una carta Azione fai tutto ciò che puoi: almeno un lavoro, almeno una risorsa. È facoltativo solo ciò che “puoi” fare, e un geometra non ti obbliga mai a pagare.
rule-AMB-23 = Il permesso di girare un’altra carta è un effetto: basta da solo a rendere giocabile una carta, se hai un’altra carta.
rule-AMB-24 = Niente limita la durata di una partita. Un tavolo può fissare un numero di turni dopo il quale termina.

## Nomi. Gli altri colori sono quelli di tutti i giochi.

colour-brown = marrone
    .f = marrone
    .mp = marroni
    .fp = marroni
colour-pink = rosa
    .f = rosa
    .mp = rosa
    .fp = rosa
colour-turquoise = turchese
    .f = turchese
    .mp = turchesi
    .fp = turchesi

## Frasi. Servono dentro i messaggi qui sotto e ne prendono gli argomenti.

# $item: iron, stone, rubble, passenger or vp; $count (number)
count-items = { $item-id ->
  [iron] { $count } ferro
  [stone] { $count ->
    [one] { $count } pietra
   *[other] { $count } pietre
  }
  [rubble] { $count ->
    [one] { $count } detrito
   *[other] { $count } detriti
  }
  [passenger] { $count ->
    [one] { $count } passeggero
   *[other] { $count } passeggeri
  }
  [vp] { $count } PV
  [resource] { $count } ferro o pietra
 *[other] { $count } { $item }
}

## Quanto costa e quanto rende una mossa. $count (number)

thing-vp = { $count } PV
thing-iron = { $count } ferro
thing-stone = { $count ->
  [one] { $count } pietra
 *[other] { $count } pietre
}
thing-rubble = { $count ->
  [one] { $count } detrito
 *[other] { $count } detriti
}
thing-passenger = { $count ->
  [one] { $count } passeggero
 *[other] { $count } passeggeri
}
thing-tickets = { $count ->
  [one] { $count } biglietto
 *[other] { $count } biglietti
}
thing-tracks = { $count ->
  [one] { $count } binario
 *[other] { $count } binari
}
thing-stations = { $count ->
  [one] { $count } stazione
 *[other] { $count } stazioni
}
thing-scored = { $count ->
  [one] { $count } carta nella pila
 *[other] { $count } carte nella pila
}
thing-summit = { $count ->
  [one] il segnalino Vetta
 *[other] { $count } segnalini Vetta
}

## Cosa ci si aspetta ora

phase-pick = Prendi due risorse dal deposito.
phase-turn = Scegli una delle tue carte Azione.
phase-take = Prendi risorse dal deposito.
phase-keep = Scegli quali risorse pescate tenere.
phase-clear = Scegli una linea da cui rimuovere detriti.
phase-second-line = Scegli una linea per i cubetti restanti.
phase-works = Scegli un binario o una pietra dove brilla, o fermati.
phase-pay-track = Scegli come pagare il binario.
phase-build = Scegli una stazione da costruire.
phase-pay-station = Scegli come pagare la stazione.
phase-visit = Manda il geometra sulla carta su cui hai costruito, o lascialo dov’è.
phase-surveyor = Scegli dove va il tuo geometra.
phase-score = Scegli una carta Azione per la pila punteggio.
phase-replace = Scegli dalla scorta una carta che la sostituisca.
phase-gain = Scegli una risorsa, dal sacchetto o dal deposito.
phase-ticket = Scegli un biglietto.
phase-trade = Paga per ciò che dà lo spazio geometra, o fermati.
phase-exchange = Cambia una risorsa con una dell’altro tipo, o fermati.
phase-flip = Gira altre carte Azione, o fermati.

## Una mossa rifiutata

refuse-pass = Puoi passare solo se non puoi giocare nessuna delle tue carte.
refuse-done = Non puoi ancora fermarti. Prima fai almeno ciò che la carta richiede.
refuse-done-score = Al Pub devi mettere una delle tue carte nella pila punteggio.
refuse-unknown-card = Non c’è nessuna carta Azione { $card }.
refuse-card-not-yours = { $card } non è tra le carte della tua plancia.
refuse-needs-ticket = Serve un biglietto, e non ne hai.
refuse-needs-ticket-or-track = Serve un biglietto o un binario, e non hai né l’uno né l’altro.
refuse-card-does-nothing = Ora non farebbe niente.
# one of $prices, what is missing: $count (number) are needed, $held (number) are there
price-name = { count-items } (hai { $held })
other-name = { price-name }
refuse-price = Serve: { $prices }.
# $prices: for a track; $others: for a stone
refuse-works-price = Serve: { $prices } oppure { $others }.
refuse-station-price = { $place } richiede { $prices }.
refuse-nearest-station = Serve: { $prices } ({ $place }).
refuse-no-track-nor-stone = Serve: { $prices }. Nessuno spazio binario è libero.
refuse-no-stone-left = Non c’è più pietra da ottenere.
# $what: track or station
refuse-under-rubble = { $what ->
  [track] Nessuno spazio binario libero è senza detriti.
 *[station] Nessuna stazione libera è senza detriti.
}
# $what: track or station
refuse-nothing-free = { $what ->
  [track] Non resta nessuno spazio binario adatto.
 *[station] Non resta nessuna stazione adatta.
}
# su una carta del telefono, dove c’è poco spazio. $items, $others: quantità, unite
valley-needs = Serve: { $items }.
valley-needs-either = Serve: { $items } oppure { $others }.
refuse-surveyor-nowhere = Nessuno spazio geometra è aperto.
refuse-no-start = Nessun’altra carta iniziale è aperta.
refuse-no-ticket-place = Nessun altro spazio geometra è aperto sulle linee dei tuoi biglietti.
refuse-no-adjacent = Nessuno spazio geometra è aperto su una carta adiacente.
# $iron, $stone (numbers): what was drawn; $kept (number): how many must be kept
refuse-keep = Hai pescato { $iron } ferro e { $stone ->
  [one] { $stone } pietra
 *[other] { $stone } pietre
}. Tienine esattamente { $kept }.
# $iron, $stone (numbers): what the stockyard holds
refuse-stockyard = Il deposito ha { $iron } ferro e { $stone ->
  [one] { $stone } pietra
 *[other] { $stone } pietre
}.
# $wanted, $count (numbers)
refuse-pick = Ogni giocatore prende esattamente { $count ->
  [one] { $count } risorsa
 *[other] { $count } risorse
}, non { $wanted }.
# $wanted, $most (numbers)
refuse-take-count = { $most ->
  [one] Puoi prendere solo 1 risorsa, non { $wanted }.
 *[other] Puoi prendere da 1 a { $most } risorse, non { $wanted }.
}
refuse-unknown-line = Non c’è nessuna linea { $line }.
refuse-closed-line = In questa partita la linea { $line } è chiusa.
refuse-line-ticket = Questa carta vale solo sulle linee di cui hai un biglietto, e della linea { $line } non ne hai.
refuse-line-ticket-or-track = Questa carta vale solo sulle linee in cui hai un biglietto o un binario. Sulla linea { $line } non hai né l’uno né l’altro.
refuse-no-rubble = Sulla linea { $line } non ci sono detriti.
refuse-second-line = Scegli una linea diversa dalla linea { $line }.
refuse-order-line = Scegli prima la linea { $line }. Il risultato è lo stesso.
refuse-no-track-here = Con questa azione non puoi posare binari.
refuse-no-stone-here = Con questa azione non puoi ottenere pietra.
refuse-line-finished = La linea { $line } è completa. Non vi si possono posare altri binari.
refuse-no-track-space = La linea { $line } non ha spazi binario liberi e senza detriti.
refuse-no-tile = Non hai più tessere.
# $resource: iron or stone; $source: bag or stockyard
refuse-order-resource = Prendi prima { $resource } { $source-da }. Il risultato è lo stesso.
# $resource: iron or stone; $source: bag or stockyard
refuse-none-there = Niente { $resource } { $source-nel }.
refuse-unknown-source = Qui non puoi scegliere “{ $source }”.
refuse-other-resource = Qui non puoi ottenere { $resource }.
refuse-unknown-station = Non c’è nessuna carta Stazione { $place }.
refuse-card-closed = { $place } è su una linea chiusa.
# $space (number)
refuse-no-such-space = { $place } non ha uno spazio stazione { $space }.
refuse-competitor = { $place } è di un concorrente.
# $rubble (number)
refuse-rubble = { $rubble ->
  [one] Qui non puoi ancora costruire ({ $place }): c’è { $rubble } detrito.
 *[other] Qui non puoi ancora costruire ({ $place }): ci sono { $rubble } detriti.
}
refuse-station-built = Questa stazione è già stata costruita ({ $place }).
refuse-build-order = Qui le stazioni si costruiscono in ordine ({ $place }). Scegli la prima libera.
refuse-station-ticket = Non hai un biglietto per la linea di { $place }.
refuse-station-ticket-or-track = Non hai né un biglietto per la linea di { $place } né un binario su quella linea.
# $held, $paid (numbers)
refuse-not-held = Non puoi pagare { $item-id ->
  [iron] { $paid } ferro
  [stone] { $paid ->
    [one] { $paid } pietra
   *[other] { $paid } pietre
  }
  [rubble] { $paid ->
    [one] { $paid } detrito
   *[other] { $paid } detriti
  }
  [passenger] { $paid ->
    [one] { $paid } passeggero
   *[other] { $paid } passeggeri
  }
 *[other] { $paid } { $item }
}: { $held ->
  [0] non ne hai
 *[other] hai solo { $held }
}.
# $ways (number)
refuse-payment = { $ways ->
  [one] Il prezzo non è questo. C’è solo { $ways } modo di pagare.
 *[other] Il prezzo non è questo. Ci sono { $ways } modi di pagare: scegline uno.
}
refuse-visit = Ora il tuo geometra può andare solo qui: { $place }.
refuse-at-home = Il tuo geometra è già a casa.
refuse-not-home = Con questa carta il tuo geometra non può andare a casa.
refuse-pub-secondary = Il tuo geometra può andare al Pub solo con una E oro.
refuse-at-pub = Il tuo geometra è già al Pub.
# $scored, $stations (numbers)
refuse-pub-limit = La tua pila punteggio deve avere meno carte di quante stazioni hai. Hai { $scored ->
  [0] zero carte nella pila
  [one] { $scored } carta nella pila
 *[other] { $scored } carte nella pila
} e { $stations ->
  [0] zero stazioni
  [one] { $stations } stazione
 *[other] { $stations } stazioni
}.
refuse-no-surveyor-space = { $place } non ha uno spazio geometra.
refuse-space-taken = Qui c’è già un geometra: { $place }.
refuse-space-locked = Lo spazio geometra di { $place } si apre quando lì c’è una stazione o un concorrente.
refuse-surveyor-start = Con questa carta il tuo geometra può andare solo su carte iniziali, non qui: { $place }.
refuse-surveyor-ticket = Con questa carta il tuo geometra può andare solo su linee di cui hai un biglietto, non qui: { $place }.
refuse-surveyor-adjacent = Con questa carta il tuo geometra può andare solo su una carta adiacente, non qui: { $place }.
refuse-not-in-reserve = { $card } non è nella scorta.
refuse-other-letter = La carta tolta può essere sostituita solo da una con la lettera { $letter }.
refuse-flip-resolved = La carta che stai giocando si gira comunque. Scegline un’altra.
# $most, $wanted (numbers)
refuse-flip-count = { $most ->
  [one] Puoi girare solo 1 altra carta, non { $wanted }.
 *[other] Puoi girare da 1 a { $most } altre carte, non { $wanted }.
}
refuse-ticket = Non puoi prendere un biglietto { $colour }: dev’essere in gioco, e non devi averlo già.

## Cosa è successo. $who is a player’s name; the twin in -you speaks to that player.

# $letter: A to E; $main: what a gold side does
narrate-play-gold = { $who } gioca { $letter }, { $main }.
narrate-play-gold-you = Giochi { $letter }, { $main }.
narrate-play-grey = { $who } gioca { $letter }, { $card }.
narrate-play-grey-you = Giochi { $letter }, { $card }.
narrate-pass = { $who } non può giocare carte e passa.
narrate-pass-you = Non puoi giocare carte e passi.
narrate-done = { $who } si ferma qui.
narrate-done-you = Ti fermi qui.
narrate-clear = { $who } rimuove detriti dalla linea { $line }.
narrate-clear-you = Rimuovi detriti dalla linea { $line }.
# $iron, $stone (numbers)
narrate-draw = { $who } pesca dal sacchetto { $iron } ferro e { $stone ->
  [one] { $stone } pietra
 *[other] { $stone } pietre
}.
narrate-draw-you = Peschi dal sacchetto { $iron } ferro e { $stone ->
  [one] { $stone } pietra
 *[other] { $stone } pietre
}.
# $iron, $stone, $events (numbers)
narrate-refill = Il deposito riceve { $iron } ferro{ $events ->
  [0] {" "}e { $stone ->
    [one] { $stone } pietra
   *[other] { $stone } pietre
  }
  [one] , { $stone ->
    [one] { $stone } pietra
   *[other] { $stone } pietre
  } e { $events } cubetto evento
 *[other] , { $stone ->
    [one] { $stone } pietra
   *[other] { $stone } pietre
  } e { $events } cubetti evento
}.
narrate-competitor = Un concorrente occupa { $place }.
narrate-cleared = { $who } libera { $place }.
narrate-cleared-you = Liberi { $place }.
narrate-track = { $who } posa un binario a { $place }.
narrate-track-you = Posi un binario a { $place }.
narrate-build = { $who } costruisce una stazione a { $place }.
narrate-build-you = Costruisci una stazione a { $place }.
narrate-finished = La linea { $line } è completa.
narrate-surveyor = { $who } manda il geometra a { $place }.
narrate-surveyor-you = Mandi il geometra a { $place }.
narrate-pub = { $who } manda il geometra al Pub.
narrate-pub-you = Mandi il geometra al Pub.
narrate-home = { $who } riporta a casa il geometra.
narrate-home-you = Riporti a casa il geometra.
narrate-score-card = { $who } mette { $card } nella pila punteggio.
narrate-score-card-you = Metti { $card } nella pila punteggio.
narrate-replace = { $who } prende { $card } dalla scorta.
narrate-replace-you = Prendi { $card } dalla scorta.
narrate-flip = { $who } gira { $card }: ora lato { $letter }.
narrate-flip-you = Giri { $card }: ora lato { $letter }.
narrate-ticket = { $who } prende un biglietto ({ $colour }).
narrate-ticket-you = Prendi un biglietto ({ $colour }).
narrate-summit = { $who } prende il segnalino Vetta.
narrate-summit-you = Prendi il segnalino Vetta.
narrate-receive = { $who } riceve { count-items }.
narrate-receive-you = Ricevi { count-items }.
narrate-pay = { $who } paga { count-items }.
narrate-pay-you = Paghi { count-items }.
# $events (number)
narrate-events-return = { $events ->
  [one] { $events } cubetto evento torna nel sacchetto.
 *[other] { $events } cubetti evento tornano nel sacchetto.
}
narrate-trigger-buffer-stops = L’ultimo paraurti è al suo posto. La partita termina con il turno del secondo giocatore.
narrate-trigger-no-competitor = Non si può piazzare un concorrente. La partita termina con il turno del secondo giocatore.

## Perché è finita

end-buffer-stops = Tutti i paraurti sono al loro posto.
end-no-competitor = Non si è potuto piazzare un concorrente.
end-turn-cap = È stato raggiunto il limite di turni del tavolo.

## Il punteggio, riga per riga

# $count (number)
score-vp = { $count } PV durante la partita
score-passenger-pairs = { $card }: coppie di passeggeri
score-track-pairs = { $card }: coppie di binari
score-stations = { $card }: stazioni costruite
score-tickets = { $card }: biglietti
score-scored-cards = { $card }: carte nella pila punteggio
score-bonus = Più stazioni sulla linea { $line }
# $count (number)
score-passengers = { $count ->
  [one] { $count } passeggero
 *[other] { $count } passeggeri
}
score-summit = Segnalino Vetta

## Mosse come pulsanti. The fields of a move: $card, $place are names; $iron, $stone, $space are numbers

item-iron = ferro
item-stone = pietra
source-bag = sacchetto
    .da = dal sacchetto
    .nel = nel sacchetto
source-stockyard = deposito
    .da = dal deposito
    .nel = nel deposito
place-home = casa
place-pub = Pub
# $id: I to VIII; $name: its name
line-label = linea { $id } ({ $name })
station-label = { $name } ({ $id })
# $iron, $stone (numbers)
count-resources = { $iron ->
  [0] { $stone ->
    [one] { $stone } pietra
   *[other] { $stone } pietre
  }
 *[other] { $stone ->
    [0] { $iron } ferro
    [one] { $iron } ferro e { $stone } pietra
   *[other] { $iron } ferro e { $stone } pietre
  }
}
move-pass = Passa
move-done = Fermati qui
move-play = Gioca { $card }
# $cards: names, joined
move-flip = Gira { $cards }
move-take = Prendi { count-resources }
move-keep = Tieni { count-resources }
# $line: line I, with its name
move-clear = Rimuovi detriti: { $line }
move-track = Posa un binario: { $line }
# $source: bag or stockyard
move-stone = Prendi una pietra { $source-da }
move-build = Costruisci a { $card }, spazio { $space }
# $items: joined from count-items
move-pay = Paga { $items }
move-surveyor = Geometra → { $place }
move-score = Metti { $card } nella pila punteggio
move-replace = Prendi { $card } dalla scorta
# $resource: iron or stone
move-gain = Prendi { $resource } { $source-da }
move-exchange = Cambia { $give } con { $take } { $source-da }
move-trade = Paga ciò che chiede lo spazio geometra
# $ticket: a colour
move-ticket = Prendi il biglietto { $ticket }
kind-done = Fatto
kind-play = Gioca una carta
kind-flip = Gira carte
kind-clear = Rimuovi detriti
kind-track = Posa un binario
kind-stone = Prendi una pietra
kind-surveyor = Muovi il geometra
kind-score = Carta nella pila punteggio
kind-replace = Prendi una carta dalla scorta
kind-gain = Ricevi
kind-exchange = Cambia
kind-trade = Scambia
kind-ticket = Prendi un biglietto
kind-card = Carta

## Quel che mostra il tavolo a parole

view-closed = Linee chiuse
view-buffer_stops = Paraurti rimasti
view-turns = Turni giocati
view-bag = Nel sacchetto
view-stockyard = Deposito
view-iron = Ferro
view-stone = Pietra
view-event = Cubetti evento
view-rubble = Detriti
view-passenger = Passeggeri
view-reserve = Scorta
view-valley = La valle
view-competitor = Concorrente
view-tracks = Binari
view-stations = Stazioni
view-finished = Linee complete
view-competitors = Concorrenti rimasti
view-summit = Segnalino Vetta
view-trigger = Fine fatta scattare da
view-resolving = In corso
view-letter = Azione
view-tiles = Tessere rimaste
view-tickets = Biglietti
view-bonus_tokens = Segnalini bonus
view-surveyor = Geometra
view-scored = Pila punteggio
view-card = Carta
view-side = Lato

## Le parti delle regole

rules-F1 = Componenti
rules-F2 = Preparazione
rules-F3 = Il turno
rules-F4 = Carte Azione
rules-F5 = A: risorse
rules-F6 = Concorrenti
rules-F7 = B: detriti
rules-F8 = C: binari e pietra
rules-F9 = D ed E: stazioni e geometra
rules-F10 = La fine
rules-F11 = Il punteggio
rules-F12 = Dove torna ogni cosa
rules-F13 = Quel che vale sempre
rules-AMB = Dove il regolamento lascia spazio

## Consigli per una prima partita

guide-pick = Prima della partita ognuno prende due risorse. Due ferro pagano un binario; le stazioni costano soprattutto pietra.
guide-turn = Gioca una carta, e la carta si gira. Ognuna ha un lato oro e uno grigio: pensa a cosa viene dopo.
guide-clear = I detriti si rimuovono da sinistra a destra. Una carta libera è aperta a entrambi: libera ciò che puoi usare presto.
guide-works = Un binario costa 2 ferro e ti dà subito un punto. L’ultimo binario di una linea avvicina la fine.
guide-build = Le stazioni danno punti e un bonus, e fanno posto ad altre carte nella tua pila punteggio.
guide-surveyor = Il geometra ottiene ciò che offre la sua carta. Al Pub le tue carte diventano punti.

## Cosa fa una carta, per il tavolo a parole. $pay, $gain, $items, $track, $stone, $extra: items, joined from count-items

# $least, $most, $per_ticket (numbers)
effect-take = { $per_ticket ->
  [0] prendi da { $least } a { $most ->
    [one] { $most } risorsa
   *[other] { $most } risorse
  }
 *[other] prendi fino a { $most ->
    [one] { $most } risorsa
   *[other] { $most } risorse
  }, secondo i tuoi biglietti
}
# $cubes, $for_opponent (numbers); $lines (number): from how many; $either (number): 1 if fewer will do; $on: ticket or any
effect-remove_rubble = rimuovi { $cubes ->
  [one] { $cubes } detrito
 *[other] { $cubes } detriti
} { $lines ->
  [1] da una linea
 *[other] da { $either ->
    [0] due linee
   *[other] una o due linee
  }
}{ $for_opponent ->
  [0] {""}
 *[other] , di cui { $for_opponent } per l’avversario
}{ effect-on }
effect-on = { $on ->
  [ticket] {" "}(linee dei tuoi biglietti)
  [ticket_or_track] {" "}(linee dei tuoi biglietti o binari)
 *[other] {""}
}
# $times (number)
effect-works = { $times ->
  [1] una volta:
 *[other] fino a { $times } volte:
}
effect-part-track = un binario per { $track }{ effect-on }
effect-part-stone = una pietra per { $stone }
effect-build = costruisci una stazione{ effect-on }
effect-part-extra = con { $extra } in più
# $less (number)
effect-part-less = con { $less } in meno
effect-part-gain_too = e ricevi { $gain_too }
effect-part-iron_for_stone = volendo con ferro al posto della pietra
effect-part-no_bonus = senza il suo bonus
# $where: any, adjacent, start or ticket; $pub (number): 1 if it may go there
effect-move_surveyor = muovi il tuo geometra { $where ->
  [adjacent] su una carta adiacente
  [start] su una carta iniziale
  [ticket] su una linea dei tuoi biglietti
 *[other] ovunque
}{ $pub ->
  [0] {""}
 *[other] , al Pub o a casa
}
# $most (number); $any (number): 1 if as many as one likes
effect-flip = gira { $any ->
  [0] { $most ->
    [1] 1 altra carta
   *[other] fino a { $most } altre carte
  }
 *[other] quante altre carte vuoi
}
effect-gain = ricevi { $items }
effect-choose_ticket = prendi un biglietto a tua scelta
effect-take_ticket = prendi un biglietto
# $cubes, $keep (numbers)
effect-draw = pesca { $cubes ->
  [one] { $cubes } cubetto
 *[other] { $cubes } cubetti
} dal sacchetto e tienine { $keep }{ $rest ->
  [stockyard] , il resto va nel deposito
 *[other] {""}
}
# $to (number)
effect-fill_stockyard = riempi il deposito fino a { $to }
effect-add_to_stockyard = aggiungi { $cubes ->
  [1] 1 cubetto
 *[other] { $cubes } cubetti
} al deposito
effect-trade = cambia { $pay } con { $gain }, { $times ->
  [1] una volta
 *[other] fino a { $times } volte
}
effect-exchange = cambia ferro con pietra o pietra con ferro, { $times ->
  [1] una volta
 *[other] fino a { $times } volte
}
effect-take_summit = prendi il segnalino Vetta
# $most (number)
effect-vp_per_ticket = 1 PV per ogni biglietto, al massimo { $most }
effect-score_card = metti una carta nella pila punteggio
view-now = Lato in alto
view-after = Lato che viene dopo
view-cost = Costo → bonus

## La valle nel browser. $who: a player's name; $place: a card of the valley; $line: I to VIII; $count (number)

valley-before = Prima della partita
valley-you = tu
valley-nothing = niente
valley-next = il prossimo
valley-next-victim = Il prossimo concorrente arriva qui
valley-competitor = Concorrente
valley-most-stations = Più stazioni
valley-one-ticket = un biglietto
valley-prebuilt = Qui c’è una stazione fin dall’inizio
valley-summit-here = Il segnalino Vetta è qui
valley-summit-of = Il segnalino Vetta è di { $who }
valley-summit-of-you = Il segnalino Vetta è tuo
valley-track-of = Binario di { $who } a { $place }
valley-track-of-you = Il tuo binario a { $place }
valley-station-of = Stazione di { $who } a { $place }
valley-station-of-you = La tua stazione a { $place }
valley-surveyor-of = Geometra di { $who }
valley-surveyor-of-you = Il tuo geometra
valley-surveyor-at = Geometra di { $who }: { $place }
valley-surveyor-at-you = Il tuo geometra: { $place }
valley-at-home = a casa
valley-at-pub = al Pub
valley-rubble = { $count ->
  [one] { $count } detrito
 *[other] { $count } detriti
}
valley-next-track = Il prossimo binario di questa linea va qui
valley-line-finished = La linea { $line } è completa
valley-stop-place = Posto per il paraurti della linea { $line }
valley-closed = Chiuse:
# $cost, $bonus: items, joined
valley-space = Costa { $cost }, dà { $bonus }.
valley-when-built = Quando costruisci qui: { $effect }.
valley-ring-open = Aperto al geometra: { $effect }.
valley-ring-locked = Si apre con la prima stazione o il primo concorrente qui: { $effect }.
valley-ring-taken = Qui c’è { $who }: { $effect }.
valley-ring-taken-you = Qui ci sei tu: { $effect }.
# $first, $second: names; $mine, $theirs, $bonus (numbers)
valley-majority = Più stazioni sulla linea { $line }: { $bonus } PV. { $first } { $mine }, { $second } { $theirs }.
valley-ticket = Biglietto della linea { $line }
valley-ticket-gone = Questo biglietto è già stato preso

# le plance dei giocatori
valley-if-ended = se finisse ora
valley-ended = finale
valley-vp = { $count } PV
valley-first-player = primo giocatore
valley-cards-of = gioca con le carte { $colour-fp }
valley-stations = { $count ->
  [one] { $count } stazione
 *[other] { $count } stazioni
}
valley-tracks = { $count ->
  [one] { $count } binario
 *[other] { $count } binari
}
valley-tiles = { $count ->
  [one] { $count } tessera rimasta
 *[other] { $count } tessere rimaste
}
# $most (number): stations built
valley-pile = Pila punteggio: { $count } di { $most }, una carta per ogni stazione
valley-of = di { $most }
# $letter, $next: letters; $effect, $after: what the sides do; $name
valley-card-label = { $letter }: { $effect } ({ $name }). Dietro { $next }: { $after }.
valley-no-card = nessuna carta { $letter }
valley-flip-picked = verrà girata
valley-look-at = Guarda le carte di { $who }
# $symbol: what a scored card counts
valley-symbol = Nella pila punteggio: 1 PV per ogni { $symbol ->
  [passenger_pairs] coppia di passeggeri
  [track_pairs] coppia di binari
  [stations] stazione
  [tickets] biglietto
 *[other] carta nella pila
}

# Pub, scorta, deposito
valley-pub = Il Pub
valley-pub-short = Pub
valley-pub-does = una in pila, una in cambio
valley-pub-why = Con una E oro: metti una delle tue carte nella pila punteggio e prendine una con le stesse lettere dalla scorta. La pila può avere una carta per ogni tua stazione.
valley-pub-note = Metti una delle tue carte nella pila punteggio e sostituiscila dalla scorta. La tua pila: { $count } di { $most }.
valley-reserve = Scorta
valley-reserve-lies = lato oro in alto; sul retro:
valley-reserve-sides = Tutte le carte mostrano il lato oro. Ecco i lati grigi:
valley-letters = { $letter } davanti, { $back } dietro
valley-letters-now = Le tue carte
valley-letters-after = Le carte dopo
valley-letters-are = Le lettere: { $letters }
# $gold: what its gold side does
valley-reserve-card = { $name }. Davanti { $letter }, { $gold }; dietro { $back }: { $effect }.
valley-taken = presa
valley-stockyard = Deposito
valley-bag = sacchetto
valley-in-bag = nel sacchetto:
valley-events = { $count ->
  [one] { $count } cubetto evento
 *[other] { $count } cubetti evento
}
valley-events-lie = { valley-events }; con tre alla fine di un turno, tornano nel sacchetto
# $most, $all (numbers)
valley-take-most = { $most ->
  [one] Scegline uno su { $all }.
 *[other] Scegline al massimo { $most } su { $all }.
}
valley-pick-two = Prima della partita: prendine due.
valley-take = Prendi
valley-pick-cube = Scegli 1 { $item }
valley-from-yard = Prendi 1 { $item } dal deposito
valley-from-bag = Prendi 1 { $item } dal sacchetto
valley-empties = { $count ->
  [one] Così il deposito si svuota: arrivano 6 nuovi cubetti.
 *[other] Prendendoli tutti ({ $count }) si svuota: arrivano 6 nuovi cubetti.
}
valley-other-order = Questo accade prima di ciò che hai scelto. Il risultato è lo stesso.
valley-no-undo = Si pescano nuovi cubetti: non si può annullare.
valley-last-refills = { $all ->
  [one] Qui c’è { $all } risorsa. Quando viene presa, arrivano sei nuovi cubetti.
 *[other] Qui ci sono { $all } risorse. Quando viene presa l’ultima, arrivano sei nuovi cubetti.
}

# la fine
valley-end = Fine della partita
valley-end-short = La fine
valley-stops = Paraurti: { $count } di { $most }
valley-stops-short = paraurti
valley-count-of = { $count } di { $most }
valley-count-short = { $count }/{ $most }
valley-competitors-left = { $count ->
  [one] { $count } concorrente rimasto
 *[other] { $count } concorrenti rimasti
}
valley-turn-of = turno { $number } di { $most }
valley-last-soon = Ultimo giro: dopo questo, ancora un turno per { $who }.
valley-last-soon-you = Ultimo giro: dopo questo hai ancora un turno.
valley-last-now = Ultimo giro: { $who } gioca il turno finale.
valley-last-now-you = Ultimo giro: questo è il tuo turno finale.
valley-cap-soon = { $count ->
  [one] È l’ultimo turno prima del limite del tavolo.
 *[other] Mancano { $count } turni al limite del tavolo.
}

# cosa si può scegliere
valley-play = Gioca { $letter }, { $name }
valley-clear-line = Rimuovi detriti dalla linea { $line }
valley-lay-track = Posa un binario a { $place }
valley-build-at = Costruisci a { $place }
valley-send-to = Manda il geometra a { $place }: { $effect }
valley-trade-here = Scambia a { $place }: { $effect }
valley-note-send = Geometra a { $place }
valley-note-trade = Scambia a { $place }
# $name: of a card
valley-note-score = { $name } nella pila punteggio
valley-go-pub = Manda il geometra al Pub
valley-go-home = Riporta a casa il geometra
valley-take-ticket = Prendi il biglietto della linea { $line }
valley-from-supply = { $count } dalla riserva.
# $places: joined; $count (number): how many
valley-clears = { $count ->
    [one] Libera { $places }: 1 PV.
   *[other] Libera { $places }: 1 PV ciascuna.
}
valley-for-opponent = { $count } per l’avversario.
# $number, $stops (numbers)
valley-ends-line = Completa la linea { $line }: paraurti { $number } di { $stops }.
valley-ends-game = Completa la linea { $line } con l’ultimo paraurti: così scatta la fine.
valley-ends-only = Completa la linea { $line }.
# $items, $left: joined
valley-pays = Paghi { $items } e tieni { $left }.
valley-gets = Ricevi { $items }.
# $total (number)
valley-makes = Totale: { $total } PV.
valley-pay-for = Scegli come pagare ({ $place }).
# $iron, $stone (numbers)
valley-keep = Hai pescato { $iron } ferro e { $stone ->
  [one] { $stone } pietra
 *[other] { $stone } pietre
}. Scegli cosa tenere.
valley-do-it = Esegui
valley-point = Punta o tocca una carta: vedi di più.
valley-tap = Tocca una carta: vedi di più.
valley-only-place = C’è un solo posto possibile, quindi avviene subito.
valley-instead = O qui:
# $number, $most (numbers)
valley-gain-nth = Scegli la risorsa { $number } di { $most }, dal sacchetto o dal deposito.
valley-not-this = Non questo
valley-pass = Passa
valley-leave-it = Il geometra resta
valley-flip-none = Non girarne
valley-score-none = Nessuna nella pila
valley-stop-here = Fermati qui
valley-flip-these = { $count ->
  [one] Gira { $count } carta
 *[other] Gira { $count } carte
}
# $number, $most (numbers)
valley-nth = n. { $number } di { $most } al massimo
valley-does-works = Binari e pietra
valley-zoom-in = Carte più grandi
valley-zoom-out = Tutta la valle

# una partita che va per le lunghe
valley-long = Una lunga partita
valley-turns-passed = { $count ->
  [one] { $count } turno giocato.
 *[other] { $count } turni giocati.
}
valley-long-why = Le regole stampate non fissano un limite. Se siete d’accordo entrambi, la partita finisce qui e valgono i punti del momento.
valley-they-agree = { $who } vuole terminare ora la partita e contare i punti del momento. Accetti?
valley-you-agreed = Vuoi terminare ora la partita. Finisce quando siete d’accordo entrambi.
valley-agree = Termina e conta i punti
valley-agree-not = Ritira la proposta
valley-play-on = Continua a giocare

# $place: a card that cannot be drawn
valley-undrawn-apart = Mostriamo questa valle come tabella: { $place } appartiene a due linee che non sono vicine.
valley-undrawn-corner = Mostriamo questa valle come tabella: { $place } sta dove si disegnano il Pub e la scorta.
valley-undrawn-overlap = Mostriamo questa valle come tabella: { $place } sta sopra un’altra carta.

# la pagina delle regole: il gioco in otto immagini
valley-intro = Il gioco in otto immagini
valley-intro-goal = Due piccole compagnie costruiscono ferrovie a scartamento ridotto nelle valli del Galles. Rimuovi detriti, posa binari, costruisci stazioni e manda avanti un geometra. Quando le linee sono complete vince chi ha più punti.
valley-head-turn = Gioca una carta, e si gira
valley-intro-turn = Hai cinque carte, da A a E. Nel tuo turno fai ciò che mostra una di loro e la giri: dietro il lato oro ce n’è uno grigio con un’altra lettera. Pensa a cosa viene dopo.
valley-head-take = A: raccogli risorse
valley-intro-take = Prendi dal deposito fino a tre risorse, ferro o pietra. Quando esce l’ultima, dal sacchetto arrivano sei nuovi cubetti, e ogni evento tra questi porta un concorrente, che occupa un’intera carta.
valley-head-clear = B: rimuovi detriti
valley-intro-clear = Rimuovi quattro cubetti da una linea, da sinistra a destra, e mettili nella tua riserva. Ogni carta che liberi dà 1 PV, e da allora può costruirvi chiunque.
valley-head-track = C: posa binari, ottieni pietra
valley-intro-track = Fino a tre volte: paga 2 ferro per un binario sul primo spazio libero di una linea, da sinistra, che dà 1 PV, oppure paga 2 detriti per una pietra. Una linea con tutti i binari è completa e riceve un paraurti.
valley-head-build = D: costruisci una stazione
valley-intro-build = Paga ciò che uno spazio stazione libero mostra a sinistra e ricevi ciò che mostra a destra. Una stazione apre lo spazio geometra della sua carta, e il tuo geometra può andarci subito.
valley-head-survey = E: muovi il geometra
valley-intro-survey = Manda il tuo geometra su un anello aperto e fai ciò che vi è stampato. Le carte iniziali danno un biglietto della loro linea; i biglietti migliorano alcuni lati grigi e possono dare punti.
valley-head-pub = Il Pub: le carte diventano punti
valley-intro-pub = Con una E oro il geometra può andare al Pub. Lì una delle tue carte va nella pila punteggio, e una con le stesse lettere arriva dalla scorta. Alla fine ogni carta nella pila dà punti secondo il suo simbolo. La pila può avere una carta per ogni stazione che hai costruito.
valley-head-end = La fine
valley-intro-end = Il quinto paraurti, o un concorrente che non trova posto, fa scattare la fine. L’ultimo turno è sempre del secondo giocatore. Somma i PV ricevuti, le carte nella pila punteggio, 3 per chi ha più stazioni sulla linea I e sulla linea II, 2 per la Vetta, e mezzo punto per ogni passeggero.

# l’alfabeto
valley-alphabet = Le icone
valley-alphabet-lead = Ogni carta parla la stessa lingua. Paga a sinistra, ricevi a destra; una barra è una scelta o vuol dire “per ogni”; un più vuol dire “e poi”; un riquadro tratteggiato è qualcosa che puoi fare; un biglietto in una capsula limita una carta alle linee dei tuoi biglietti.
valley-alphabet-things = Cose
valley-alphabet-places = Luoghi
valley-alphabet-doings = Azioni
valley-alphabet-marks = La partita
valley-alphabet-grammar = Letti insieme
valley-alphabet-symbols = Una carta nella pila punteggio
valley-icon-iron = ferro
valley-icon-stone = pietra
valley-icon-resource = ferro o pietra
valley-icon-rubble = detriti
valley-icon-passenger = passeggero
valley-icon-ticket = biglietto
valley-icon-track = binario
valley-icon-station = stazione
valley-icon-surveyor = geometra
valley-icon-vp = punti
valley-icon-stockyard = deposito
valley-icon-bag = sacchetto
valley-icon-blind = sacchetto, pescando alla cieca
valley-icon-open = spazio geometra aperto
valley-icon-locked = spazio geometra chiuso
valley-icon-start = carta iniziale
valley-icon-adjacent = carta adiacente
valley-icon-pub = il Pub
valley-icon-home = casa
valley-icon-yours = solo linee dei tuoi biglietti
valley-icon-pick = rimuovi detriti dalla valle
valley-icon-fork = una linea o due
valley-icon-flip = gira una carta
valley-icon-score = carta nella pila punteggio
valley-icon-exchange = cambia
valley-icon-less = costa meno
valley-icon-more = costa di più
valley-icon-nobonus = senza il bonus stampato
valley-icon-opponent = per l’avversario
valley-icon-tiles = tessere rimaste
valley-icon-event = evento
valley-icon-competitor = concorrente
valley-icon-buffer = paraurti
valley-icon-summit = segnalino Vetta

# la galleria
valley-gallery = Tutte le carte
valley-gallery-lead = Entrambi i lati di ogni carta Azione, e ogni carta Stazione. Il gioco stampato non è documentato per intero: ogni carta dice cosa è stampato e cosa è ricostruito da noi.
valley-gallery-stations = Carte Stazione
valley-status-printed = Stampata
valley-status-derived = Dedotta
valley-status-reconstructed = Ricostruita
valley-status-invented = Inventata

## Opzioni di un tavolo

option-blue = Carte blu
option-why-blue = Scegli chi gioca con le carte blu. L’altro giocatore riceve quelle verdi.
option-closed = Linee chiuse
option-why-closed = Le due linee che restano chiuse.
option-buffer_stop = Concorrente sull’ultima carta
option-why-buffer_stop = Un concorrente sull’ultima carta completa subito la sua linea, o solo quando ogni spazio binario è occupato?
option-turn_cap = Limite di turni
option-why-turn_cap = Una partita dura circa 60 turni, ma le regole stampate non fissano un limite. Con un limite la partita termina dopo quei turni, e valgono i punti del momento.
choice-none = Nessun limite
choice-at-once = Completa subito la sua linea
choice-when-full = Solo con tutti i binari posati

## Le tappe del conteggio finale, secondo le righe del punteggio

stage-score-vp = Durante la partita
stage-score-passenger-pairs = Carte nella pila
stage-score-track-pairs = Carte nella pila
stage-score-stations = Carte nella pila
stage-score-tickets = Carte nella pila
stage-score-scored-cards = Carte nella pila
stage-score-bonus = Più stazioni
stage-score-passengers = Passeggeri
stage-score-summit = Vetta

## Perché una scelta vale subito

revealed-here = Si sono pescati cubetti: non si può annullare.

## Nel terminale

terminal-shorthand = Sulle carte: i ferro, s pietra, r detriti, p passeggero, v PV, x ferro o pietra; 1s2r>2p costa 1s 2r e dà 2p.
terminal-shorthand-more = Un lato grigio con ≈ è ricostruito, in parte o per intero: ticket dice cosa delle tue carte è stampato.
terminal-ticket = i tuoi biglietti, e cosa delle tue carte è stampato
terminal-stockyard = deposito { $cubes }
terminal-bag = sacchetto { $cubes }
terminal-buffer-stops = paraurti { $left }
terminal-competitors = concorrenti { $left }
terminal-last-turn = ULTIMO TURNO
terminal-built = costruendo: { $effect }
terminal-start = inizio
terminal-competitor = ── concorrente ──
terminal-tickets = biglietti { $lines }
terminal-pile = pila { $cards }
terminal-at = { $where ->
  [home] a casa
  [pub] al Pub
 *[card] su { $where }
}
terminal-tiles = { $left ->
  [one] { $left } tessera
 *[other] { $left } tessere
}
terminal-shows = mostra { $letters }
terminal-needs = serve { $what ->
  [ticket] un biglietto
 *[ticket_or_track] un biglietto o un binario
}
terminal-symbol = v/{ $symbol ->
  [passenger_pairs] 2p
  [track_pairs] 2 binari
  [stations] stazione
  [tickets] biglietto
 *[scored_cards] carta
}
terminal-spectator = Chi guarda non ha biglietti.
terminal-no-ticket = Non hai biglietti.
terminal-ticket-of = { $colour }: linea { $lines }
terminal-card = { $card } ({ $printed }): { $known }.
terminal-known = { $status ->
  [printed] stampato
  [derived] dedotto
  [invented] inventato
 *[reconstructed] ricostruito
}: { $what }

## Allo stesso modo: cosa fa una carta, nelle poche parole che ci stanno

terminal-op-on = { $on ->
  [ticket] su linee con biglietto
 *[ticket_or_track] su linee con biglietto o binario
}
terminal-op-take = prendi { $most }{ $per_ticket ->
  [0] {""}
 *[other] {" "}secondo i biglietti
}
terminal-op-track = bin. { $price }
terminal-op-stone = pietra { $price }
terminal-op-clear = rimuovi { $cubes }{ $lines ->
  [1] {""}
 *[other] { $either ->
    [0] {" "}2 linee
   *[other] {" "}1-2 linee
  }
}{ $for_opponent ->
  [0] {""}
 *[other] , { $for_opponent } all’avversario
}
terminal-op-build = costruisci
terminal-op-less = con { $less } in meno
terminal-op-iron = i al posto di s
terminal-op-no-bonus = senza bonus
terminal-op-move_surveyor = geometra { $where ->
  [adjacent] accanto
  [start] inizio
  [ticket] biglietto
 *[any] ovunque
}{ $pub ->
  [0] {""}
 *[other] /Pub/casa
}
terminal-op-draw = pesca { $cubes }{ $keep ->
  [0] {""}
 *[other] {" "}tieni { $keep }
}
terminal-op-flip = gira { $any ->
  [0] { $most }
 *[other] a scelta
}
terminal-op-take_ticket = bigl.
terminal-op-choose_ticket = biglietto a scelta
terminal-op-vp_per_ticket = +v/biglietto≤{ $most }
terminal-op-take_summit = Vetta
terminal-op-score_card = in pila
terminal-op-fill_stockyard = riempi a { $to }
terminal-op-add_to_stockyard = +{ $cubes ->
  [one] { $cubes } cubetto
 *[other] { $cubes } cubetti
}

## Le carte Azione: i nomi dei lati oro e grigi

main_action-A = Raccogli risorse
main_action-B = Rimuovi detriti
main_action-C = Binari e/o pietra
main_action-D = Costruisci una stazione
main_action-E = Muovi il geometra
action_card-stone-crusher = Frantoio
action_card-strong-arms = Braccia forti
action_card-tea-break = Pausa tè
action_card-brickmaker = Fornaciaio
action_card-blacksmith = Fabbro
action_card-landscaper = Paesaggista
action_card-mason = Muratore
action_card-masons-mate = Garzone del muratore
action_card-architect = Architetto
action_card-steelworker = Operaio siderurgico
action_card-inspector = Ispettore
action_card-tourist = Turista
action_card-draughtsman = Disegnatore
action_card-field-hands = Braccianti
action_card-tour-operator = Tour operator
action_card-salvage = Recupero
action_card-harbour-market = Mercato del porto
action_card-big-boat = Barca grande
action_card-small-boat = Barca piccola
action_card-small-cart = Carretto
action_card-novice-navvies = Sterratori novellini
action_card-local-help = Aiuto locale
action_card-itinerant-workers = Operai itineranti
action_card-workers-on-loan = Operai in prestito
action_card-veteran-navvies = Sterratori veterani

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-foothills = ricostruito (24 dei 25 lati grigi, tutti i costi delle stazioni e quasi tutte le azioni del geometra; vedi ogni carta)

## What is known of a card, a station or a line, as its board file says it: see locale/origins.py

origin-1-resource-for-each-ticket-at-most-4 = 1 risorsa per ogni biglietto, al massimo 4
origin-1-resource-on-top-of-the-cost = 1 risorsa oltre al costo
origin-2-rubble-from-each-of-two-lines = 2 detriti da ognuna di due linee
origin-2-rubble-from-one-line-or-from-two = 2 detriti, da una linea o da due
origin-2-rubble-on-top-of-the-cost = 2 detriti oltre al costo
origin-3-drawn-2-kept-1-into-the-stockyard = 3 pescate, 2 tenute, 1 nel deposito
origin-6-rubble-2-of-them-for-the-opponent = 6 detriti, 2 dei quali all’avversario
origin-a-ticket-is-needed = serve un biglietto
origin-a-ticket-or-a-track-is-needed = serve un biglietto o un binario
origin-adds-cubes-without-a-limit-and-takes-none = aggiunge cubetti senza limite e non ne prende
origin-adjacent-cards = carte adiacenti
origin-any-station-of-the-line = qualsiasi stazione della linea
origin-colour-letters-and-the-name = colore, lettere e il nome { $printed }
origin-colour-of-its-ticket = colore del suo biglietto
origin-costs-and-bonuses = costi e bonus
origin-draws-from-the-bag-event-cubes-ignored = pesca dal sacchetto, senza contare i cubetti evento
origin-fills-the-stockyard-up-to-6-event-cubes-counted = riempie il deposito fino a 6, cubetti evento compresi
origin-flips-when-built = si girano carte quando la si costruisce
origin-from-the-pub-any-starting-card = dal Pub, qualsiasi carta iniziale
origin-length = lunghezza
origin-llyn-padarn-is-the-name-of-the-lake-not-of-a-station = Llyn Padarn è il nome del lago, non di una stazione
origin-name = nome
origin-name-and-how-the-12-columns-of-iii-and-vi-are-divided = nome, e la divisione delle 12 colonne di III e VI
origin-name-in-its-short-form-bala-lake = nome, nella forma breve Bala Lake
origin-never-to-the-pub = mai al Pub
origin-no-station-bonus-but-the-surveyor-may-move = nessun bonus della stazione, ma il geometra può muoversi
origin-no-stone-to-be-had = nessuna pietra da ottenere
origin-payment-in-any-mix-of-iron-and-stone = pagamento in ferro e pietra a piacere
origin-place-in-its-line = posto nella sua linea
origin-rubble = detriti
origin-scoring-when-built = una carta nella pila punteggio quando si costruisce
origin-stone-only-no-track = solo pietra, niente binari
origin-surveyor-a-ticket-and-one-of-five-bonuses = geometra: un biglietto e uno di cinque bonus
origin-surveyor-action = azione del geometra
origin-surveyor-action-redrawn-the-first-draft-gave-passengers-without-limit-more-than-the-16-of-the-box-so-that-stalling-paid = azione del geometra (rifatta: la prima versione dava passeggeri senza limite, più dei 16 della scatola, e conveniva tirare in lungo)
origin-surveyor-action-redrawn-the-first-draft-gave-points-without-limit-which-the-rulebook-never-names-among-surveyor-actions-so-that-stalling-paid = azione del geometra (rifatta: la prima versione dava punti senza limite, che il regolamento non nomina mai tra le azioni del geometra, e conveniva tirare in lungo)
origin-taking-1-to-3-afterwards = prenderne poi da 1 a 3
origin-that-iron-may-stand-in-for-stone = che il ferro può sostituire la pietra
origin-that-the-station-is-on-a-ticket-line = che la stazione è su una linea dei tuoi biglietti
origin-that-the-surveyor-goes-to-a-ticket-line = che il geometra va su una linea dei tuoi biglietti
origin-that-there-are-2-tracks = che i binari sono 2
origin-the-2-items-less = lo sconto di 2
origin-the-2-resources-and-the-2-rubble = le 2 risorse e i 2 detriti
origin-the-2-rubble = i 2 detriti
origin-the-2-vp-and-that-the-station-is-on-a-ticket-line = i 2 PV, e che la stazione è su una linea dei tuoi biglietti
origin-the-3-cubes-the-vp-and-the-flip = i 3 cubetti, i PV e la carta girata
origin-the-3-rubble = i 3 detriti
origin-the-5-rubble = i 5 detriti
origin-the-english-name = il nome inglese
origin-the-flip = la carta girata
origin-the-opponent-has-a-part-the-vp-are-yours = una parte va all’avversario, i PV sono tuoi
origin-the-price-of-1-iron-the-2-tracks-and-that-they-lie-on-ticket-lines = il prezzo di 1 ferro, i 2 binari, e che sono su linee dei tuoi biglietti
origin-the-rate-of-1-rubble-and-the-3-times = il cambio di 1 detrito e le 3 volte
origin-the-scoring-symbol = il simbolo del punteggio
origin-the-surveyor-stays = il geometra resta dov’è
origin-the-ticket-and-the-passenger = il biglietto e il passeggero
origin-the-whole-effect = tutto l’effetto
origin-the-whole-effect-by-a-transcript-of-the-english-edition = tutto l’effetto, secondo una trascrizione dell’edizione inglese
origin-three-spaces-in-order = tre spazi in ordine
origin-ticket-lines-else-the-supply = linee dei tuoi biglietti, altrimenti la riserva
origin-tracks-only-no-stone = solo binari, niente pietra
origin-two-track-spaces-rubble-on-the-left-one-only = due spazi binario, detriti solo su quello di sinistra
origin-which-of-the-bonuses = quale dei bonus
origin-which-of-the-bonuses-a-starting-card-with-1-stone-and-a-yellow-ticket-exists = quale dei bonus (esiste una carta iniziale con 1 pietra e un biglietto giallo)
origin-which-pair-of-lines-its-back-closes = quale coppia di linee chiude il suo retro

## What its board file says of each part

note-components = Cubetti, tessere, biglietti e carte, come li elenca il regolamento.
note-main-actions = I cinque lati oro, come li spiega il regolamento.
note-action-cards = Colori, lettere, nomi francesi e chiarimenti sono stampati; dei 25 lati grigi si conosce per intero solo Pausa tè, gli altri e tutti i simboli del punteggio sono nostri. Ogni carta dice che cosa ne è stampato.
note-stations = Il regolamento nomina otto delle 27 carte e ciò che hanno di particolare; costi, bonus e quasi tutte le azioni del geometra sono nostri, nove delle azioni rifatte dopo la prima versione perché non convenga tirare in lungo. Ogni carta dice che cosa ne è stampato.
note-lines = Otto linee da 2 a 7 carte, 34 carte in tutto, due delle quali in comune: questo fissa tutte le lunghezze, tranne la divisione delle 12 colonne di III e VI.
note-closed-pairs = Che 28 carte mostrino le 28 coppie e 6 nessuna è stampato; quale carta mostri quale è nostra scelta e non cambia niente, perché tutte le coppie sono ugualmente probabili.
