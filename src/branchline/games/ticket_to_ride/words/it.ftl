### Ticket to Ride: le regole e tutto ciò che dice il gioco, in italiano.
### Parole: mazzo (carte Treno coperte), carte scoperte, scarti, mazzo dei biglietti, luogo (una città o una nazione),
### passeggero, vagone, linea, prendere una linea. Ognuna ha un solo significato, qui e su ogni schermo.

## Preparazione

rule-T0-1 = Si gioca da due a cinque. Hai 45 vagoni di un tuo colore (bianco, rosso, viola, giallo o nero) e parti da zero punti.
rule-T0-2 = Ci sono 110 carte Treno: dodici per ognuno degli otto colori (viola, blu, arancione, bianco, verde, giallo, nero e rosso) e quattordici locomotive.
rule-T0-3 = Ricevi quattro carte Treno. Altre cinque vengono scoperte accanto al tabellone e le restanti formano il mazzo. Se tra quelle prime cinque ci sono tre o più locomotive, le carte scoperte vengono sostituite, come in qualsiasi altro momento.
rule-T0-4 = Sessanta passeggeri, dieci rossi, dieci neri, dieci verdi, dieci gialli, dieci blu e dieci bianchi, vengono pescati a caso da un sacchetto e messi sul tabellone. Ogni città e ogni nazione ne riceve quanti ne indica il tabellone.
rule-T0-5 = Ci sono due mazzi di biglietti, mescolati separatamente: 55 corti e 34 lunghi. Un biglietto lungo vale da 12 a 22 punti e uno corto da 3 a 11, tranne Mannheim – Stuttgart, che ne vale 2.
rule-T0-6 = Prima del primo turno, in ordine di gioco, ognuno annuncia a tutti quanti biglietti corti e quanti lunghi vuole, quattro in tutto, e li pesca. Dei quattro ne tieni almeno due: due, tre o tutti.
rule-T0-7 = I biglietti che non tieni durante la preparazione tornano nei mazzi da cui vengono. Quando tutti hanno scelto, entrambi i mazzi vengono mescolati di nuovo.
rule-T0-8 = I tuoi biglietti restano segreti fino alla fine, e sono segrete anche le tue carte Treno. Tutti possono sapere invece quali passeggeri e quanti punti hai, quanti vagoni ti restano, quante carte Treno hai in mano e quanti biglietti corti e quanti lunghi. Sono pubbliche anche le combinazioni di biglietti che annunci e le carte scoperte che prendi.
rule-T0-9 = Si gioca in senso orario. Per tradizione inizia il giocatore più anziano; Branchline sorteggia chi inizia, a meno che il tavolo non lo scelga.

## Il turno

rule-T1-1 = Nel tuo turno fai esattamente una di tre cose: pescare carte Treno, prendere una linea e raccogliere i suoi passeggeri, oppure pescare biglietti.
rule-T1-2 = Passi quando nessuna delle tre azioni è possibile, e solo allora. Se tutti i giocatori devono passare uno dopo l’altro, la partita termina subito e si contano i punti. Passare nell’ultimo giro consuma il tuo ultimo turno.

## Pescare carte Treno

rule-T2-1 = Peschi due carte Treno; ognuna può essere una delle carte scoperte o la prima del mazzo. Se c’è una seconda carta che puoi prendere, devi prenderla. Puoi avere in mano quante carte vuoi.
rule-T2-2 = Quando prendi una carta scoperta, questa viene sostituita subito con la prima del mazzo, prima che tu prenda la seconda.
rule-T2-3 = Puoi prendere una locomotiva scoperta solo come prima carta. In quel caso è l’unica che peschi, e il tuo turno finisce.
rule-T2-4 = La tua seconda carta non può mai essere una locomotiva scoperta, neanche se la prima veniva dal mazzo. Non importa se quella locomotiva c’era già, se è appena arrivata al posto della tua prima carta o se fa parte di carte scoperte appena sostituite.
rule-T2-5 = Una locomotiva pescata dal mazzo conta come una carta qualsiasi, e nessun altro ne viene a sapere.
rule-T2-6 = Ogni volta che tre o più delle cinque carte scoperte sono locomotive, si scartano tutte e cinque e poi se ne scoprono cinque nuove, ancora e ancora se necessario. Questo non accade quando le carte scoperte sono meno di cinque, né quando mazzo, scarti e carte scoperte contengono insieme meno di tre carte che non siano locomotive. Il controllo si ripete ogni volta che si scartano carte.
rule-T2-7 = Quando serve una carta e il mazzo è vuoto, gli scarti vengono mescolati e diventano il nuovo mazzo. Può accadere a metà di una pesca o mentre si rimpiazzano le carte scoperte.
rule-T2-8 = Quando mazzo e scarti sono entrambi vuoti, le carte scoperte non vengono rimpiazzate. Puoi ancora prendere le carte rimaste scoperte; se non ce ne sono, non puoi scegliere di pescare carte Treno. Se non resta una seconda carta che puoi prendere, il tuo turno finisce dopo la prima.
rule-T2-9 = Se prendendo una linea si mettono carte tra gli scarti mentre le carte scoperte sono meno di cinque, queste vengono subito riportate a cinque con carte degli scarti. Poi si controlla se ci sono tre locomotive.

## Prendere una linea

rule-T3-1 = Una linea unisce due luoghi vicini: due città, oppure una città e una nazione. La sua lunghezza è il numero dei suoi spazi, da uno a sette.
rule-T3-2 = Per prendere il controllo di una linea paghi tante carte quanto è lunga, tutte del suo colore. Le locomotive possono sostituirne quante vuoi, anche tutte.
rule-T3-3 = Una linea grigia la paghi con tante carte quanto è lunga, tutte di uno stesso colore a tua scelta. Anche qui le locomotive possono sostituirne alcune o pagare l’intera linea.
rule-T3-4 = Ti devono restare almeno tanti vagoni quanto è lunga la linea. Ne metti uno su ogni spazio, e le carte pagate vanno negli scarti.
rule-T3-5 = La linea che prendi non deve per forza essere collegata a un’altra delle tue. Puoi prendere una sola linea per turno.
rule-T3-6 = Tutte le linee che uniscono gli stessi due luoghi formano un gruppo, e di un gruppo puoi avere una sola linea. Non sono un gruppo le linee da una città verso due nazioni o da due città verso una nazione.
rule-T3-7 = In due o tre giocatori, non appena una linea di un gruppo è presa, le altre del gruppo sono chiuse per tutti. In quattro o cinque si possono prendere tutte, ma da giocatori diversi.
rule-T3-8 = Una linea dà subito punti in base alla sua lunghezza: lunghezza 1 dà 1 punto, 2 ne dà 2, 3 ne dà 4, 4 ne dà 7, 5 ne dà 10, 6 ne dà 15 e 7 ne dà 18.
rule-T3-9 = Dopo aver preso una linea raccogli un passeggero da ognuno dei suoi due estremi. Se lì ci sono passeggeri di colori diversi, scegli tu il colore; se non ce ne sono, non ricevi niente. I passeggeri raccolti restano visibili a tutti.
rule-T3-10 = Non puoi rifiutare un passeggero: se ce n’è uno a un estremo della linea che hai preso, lo raccogli. Un passeggero in più non ti toglie mai punti e non ne dà mai a nessun altro.
rule-T3-11 = Una nazione ha un solo passeggero per tutte le linee che vi portano, anche se il tabellone la disegna due volte, come fa con l’Austria. Lo raccoglie chi prende per primo una di quelle linee.

## Pescare biglietti

rule-T4-1 = Annunci quanti biglietti corti e quanti lunghi peschi prima di vederli, mai più di quanti ne contenga un mazzo. Ne peschi esattamente quattro in tutto o, se ne restano meno di quattro, tutti quelli rimasti. Quando entrambi i mazzi sono vuoti non puoi scegliere questa azione.
rule-T4-2 = Tieni almeno uno dei biglietti pescati. Gli altri vanno coperti in fondo ai rispettivi mazzi, nell’ordine in cui li hai pescati: il primo che hai pescato e non hai tenuto sarà il primo a ricomparire.
rule-T4-3 = Puoi avere quanti biglietti vuoi.
rule-T4-4 = Un biglietto è completato quando una catena ininterrotta di linee tue unisce i suoi due luoghi, per quanto lungo sia il giro. I biglietti contano solo a fine partita.

## Nazioni

rule-T5-1 = Un biglietto può indicare due città, una città e una nazione, o due nazioni.
rule-T5-2 = Una nazione è un vicolo cieco: una tua linea che finisce in una nazione non prosegue mai oltre.
rule-T5-3 = Se hai due linee verso la stessa nazione, la nazione non le collega tra loro.
rule-T5-4 = Un biglietto che indica una nazione è completato quando una catena ininterrotta di linee tue porta dall’altro luogo del biglietto a quella nazione, per una qualsiasi delle linee che vi entrano.
rule-T5-5 = Un biglietto tra due nazioni è completato quando un unico insieme collegato di linee tue le tocca entrambe. La catena passa solo per città: una terza nazione non fa da collegamento.

## La fine e il punteggio

rule-T6-0 = Le tue linee hanno dato i loro punti quando le hai prese. Contandole di nuovo alla fine si deve ottenere lo stesso numero.
rule-T6-1 = Se alla fine del tuo turno, dopo la scelta degli eventuali passeggeri, ti restano due vagoni o meno, ognuno gioca ancora un turno: chi viene dopo di te in senso orario apre quest’ultimo giro e tu giochi per ultimo. Se durante il giro anche qualcun altro scende a due o meno, non cambia niente. Poi la partita termina.
rule-T6-2 = Alla fine ogni biglietto completato aggiunge i suoi punti e ogni biglietto non completato li sottrae. Il totale può essere negativo.
rule-T6-3 = Globetrotter: chi ha completato più biglietti riceve 15 punti, e in caso di parità ne riceve 15 ognuno dei giocatori in parità. Chi non ha completato nessun biglietto non riceve niente.
rule-T6-4 = Per ogni colore di passeggeri, chi ne ha di più riceve 20 punti e il secondo ne riceve 10. Se più giocatori sono in parità per il primo posto, ognuno di loro riceve 20 punti e nessuno riceve i 10; se uno solo è in testa e più giocatori sono secondi in parità, ognuno di questi riceve 10 punti. Non ricevi niente per un colore di cui non hai passeggeri.
rule-T6-5 = Vince chi ha più punti. In caso di parità vince chi ha completato più biglietti, poi chi ha più passeggeri; se la parità rimane, la vittoria è condivisa. Allo stesso modo si ordinano le altre posizioni.

## Esempi

rule-TX-1 = Una linea blu di lunghezza 3 si può pagare in quattro modi e basta: tre carte blu, due blu e una locomotiva, una blu e due locomotive, oppure tre locomotive.
rule-TX-2 = Una linea grigia di lunghezza 2 si può pagare con due carte dello stesso colore, con una carta di un colore qualsiasi e una locomotiva, oppure con due locomotive.

## Nomi. Le carte sono al femminile singolare, i passeggeri al maschile singolare; .pl è il plurale.

card-black = nera
    .pl = nere
card-blue = blu
    .pl = blu
card-green = verde
    .pl = verdi
card-locomotive = locomotiva
    .pl = locomotive
card-orange = arancione
    .pl = arancioni
card-purple = viola
    .pl = viola
card-red = rossa
    .pl = rosse
card-white = bianca
    .pl = bianche
card-yellow = gialla
    .pl = gialle

passenger-black = nero
    .pl = neri
passenger-blue = blu
    .pl = blu
passenger-green = verde
    .pl = verdi
passenger-red = rosso
    .pl = rossi
passenger-white = bianco
    .pl = bianchi
passenger-yellow = giallo
    .pl = gialli

# i biglietti di un mazzo: al plurale; .sg è un biglietto solo
deck-short = corti
    .sg = corto
deck-long = lunghi
    .sg = lungo

# $a, $b: the places it joins
route-name = { $a } – { $b }
# $points (number)
ticket-name = { $a } – { $b } ({ $points })

## Frasi. Servono anche dentro i messaggi qui sotto e ne prendono gli argomenti.

# $card: a card’s name, as this file gives it
a-card = { $card-id ->
  [locomotive] una locomotiva
 *[other] una carta { $card }
}
# “3 rosse”, “1 locomotiva”: one part of a payment. $count (number); $card
count-cards = { $count ->
  [one] { $count } { $card }
 *[other] { $count } { $card-pl }
}
# “3 biglietti corti e 1 lungo”. $short, $long (numbers)
count-tickets = { $short ->
  [0] { $long ->
    [one] { $long } biglietto lungo
   *[other] { $long } biglietti lunghi
  }
  [one] { $long ->
    [0] { $short } biglietto corto
    [one] { $short } biglietto corto e { $long } lungo
   *[other] { $short } biglietto corto e { $long } lunghi
  }
 *[other] { $long ->
    [0] { $short } biglietti corti
    [one] { $short } biglietti corti e { $long } lungo
   *[other] { $short } biglietti corti e { $long } lunghi
  }
}

## Quanto costa e quanto rende una mossa. $count (number)

thing-trains = { $count ->
  [one] { $count } vagone
 *[other] { $count } vagoni
}
thing-cards = { $count ->
  [one] { $count } carta
 *[other] { $count } carte
}
thing-tickets = { $count ->
  [one] { $count } biglietto
 *[other] { $count } biglietti
}
thing-card = { count-cards }
# $passenger: a colour, as this file gives it
thing-passenger = { $count ->
  [one] { $count } passeggero { $passenger }
 *[other] { $count } passeggeri { $passenger-pl }
}

## Cosa ci si aspetta ora

phase-mix = Scegli quattro biglietti da pescare: quanti corti, quanti lunghi?
phase-keep-first = Scegli i biglietti da tenere: almeno due.
phase-turn = Pesca carte Treno, prendi una linea o pesca biglietti.
phase-second-card = Prendi la seconda carta Treno.
phase-payment = Scegli le carte con cui pagare.
phase-passenger = Scegli quale passeggero sale.
phase-keep = Scegli i biglietti da tenere: almeno uno.

## Una mossa rifiutata

# $route: what was asked for
refuse-unknown-route = Su questo tabellone non c’è la linea { $route }.
# $seat: the owner’s name
refuse-route-taken = La linea { $route } è già di { $seat }.
refuse-route-taken-you = La linea { $route } è già tua.
refuse-route-closed = La linea { $route } è chiusa. In due o tre giocatori se ne può prendere una sola tra gli stessi due luoghi.
refuse-own-parallel = Non puoi prendere { $route }: hai già una linea tra questi due luoghi.
# $length, $trains (numbers): trains needed, trains left
refuse-not-enough-trains = Per { $route } { $length ->
  [one] serve { $length } vagone
 *[other] servono { $length } vagoni
}, ma { $trains ->
  [0] non ne hai più
  [one] te ne resta solo { $trains }
 *[other] te ne restano solo { $trains }
}.
# $length, $cards (numbers): cards needed, the most that could be put down in one colour with locomotives; $colour: the route’s, or grey
refuse-cannot-pay = { $route } ({ $colour-f }) costa { $length ->
  [one] { $length } carta
 *[other] { $length } carte
}. { $cards ->
  [0] Non hai carte adatte.
 *[other] Con le locomotive puoi pagarne al massimo { $cards }.
}
# $length, $paid (numbers): cards needed, cards put down
refuse-payment-count = { $route } costa esattamente { $length ->
  [one] { $length } carta
 *[other] { $length } carte
}, non { $paid }.
# $colour: the route’s; $wrong: a colour in the payment that is not
refuse-payment-colour = Paga { $route } con carte { $colour-fp } e locomotive, non con carte { $wrong-pl }.
refuse-payment-mixed = Paga { $route } con carte di un solo colore. Le locomotive possono sostituirne quante vuoi.
# $held, $paid (numbers): cards of this kind in hand, cards of it put down
refuse-payment-not-held = Non puoi pagare { $card-id ->
  [locomotive] { $paid ->
    [one] { $paid } locomotiva
   *[other] { $paid } locomotive
  }
 *[other] { $paid ->
    [one] { $paid } carta { $card }
   *[other] { $paid } carte { $card-pl }
  }
}: { $held ->
  [0] non ne hai
 *[other] ne hai solo { $held }
}.
refuse-card-not-shown = { $card-id ->
  [locomotive] Tra le carte scoperte non c’è nessuna locomotiva.
 *[other] Tra le carte scoperte non c’è nessuna carta { $card }.
}
refuse-locomotive-second = La seconda carta non può essere una locomotiva scoperta. Prendi un’altra carta scoperta o pesca dal mazzo.
refuse-nothing-to-draw = Mazzo e scarti sono vuoti. Puoi prendere solo carte scoperte.
refuse-no-tickets = Entrambi i mazzi dei biglietti sono vuoti.
# $wanted, $drawn (numbers): tickets asked for, tickets that must be drawn
refuse-mix-total = { $drawn ->
  [one] Pesca esattamente { $drawn } biglietto, non { $wanted }.
 *[other] Pesca esattamente { $drawn } biglietti, non { $wanted }.
}
# $deck: short or long; $left, $wanted (numbers): tickets the deck holds, tickets asked of it
refuse-mix-deck = Hai chiesto { $wanted ->
  [one] { $wanted } biglietto { $deck-sg }
 *[other] { $wanted } biglietti { $deck }
}, ma in quel mazzo { $left ->
  [0] non ce ne sono più
  [one] ne resta solo { $left }
 *[other] ne restano solo { $left }
}.
# $least, $kept (numbers)
refuse-keep-too-few = Tieni almeno { $least ->
  [one] { $least } biglietto
 *[other] { $least } biglietti
}. { $kept ->
  [0] Non ne hai scelto nessuno
  [one] Ne hai scelto solo { $kept }
 *[other] Ne hai scelti solo { $kept }
}.
# $ticket: its name
refuse-keep-not-offered = { $ticket } non è tra i biglietti che hai pescato.
refuse-pass = Puoi passare solo se non puoi pescare carte Treno, prendere una linea o pescare biglietti.
# $colour: the passenger’s
refuse-no-such-passenger = Non c’è nessun passeggero { $colour } qui: { $place }.
refuse-second-card-needed = Prima prendi la seconda carta Treno.

## Cosa è successo. $who is a player’s name; the twin in -you speaks to that player.

# Others learn no card: only -you has $card
narrate-draw-blind = { $who } pesca una carta dal mazzo.
narrate-draw-blind-you = Peschi { a-card } dal mazzo.
narrate-take = { $who } prende { a-card } tra quelle scoperte.
narrate-take-you = Prendi { a-card } tra quelle scoperte.
narrate-display-new = Nuova carta scoperta: { a-card }.
narrate-sweep = Ci sono tre o più locomotive scoperte: tutte le carte scoperte vengono scartate e sostituite.
narrate-reshuffle = Il mazzo è vuoto. Gli scarti vengono mescolati e formano un nuovo mazzo.
# $length, $points (numbers)
narrate-claim = { $who } prende { $a } – { $b } (lunghezza { $length }) per { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}.
narrate-claim-you = Prendi { $a } – { $b } (lunghezza { $length }) per { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}.
# $cards: the payment, joined from count-cards
narrate-pay = { $who } paga { $cards }.
narrate-pay-you = Paghi { $cards }.
narrate-passenger = { $who } raccoglie un passeggero { $colour } ({ $place }).
narrate-passenger-you = Raccogli un passeggero { $colour } ({ $place }).
# $short, $long (numbers)
narrate-mix = { $who } annuncia { count-tickets }.
narrate-mix-you = Annunci { count-tickets }.
narrate-offer = { $who } pesca { count-tickets }.
# $tickets: their names, joined
narrate-offer-you = Peschi { $tickets }.
# $short, $long, $back (numbers): kept of each deck, put back in all
narrate-keep = { $who } tiene { count-tickets } e { $back ->
  [0] non ne rimette nessuno
 *[other] ne rimette { $back }
}.
# $tickets: those kept, joined
narrate-keep-you = Tieni { $tickets } e { $back ->
  [0] non ne rimetti nessuno
 *[other] ne rimetti { $back }
}.
narrate-tickets-back-shuffled = Tutti hanno scelto. Gli altri biglietti tornano nei mazzi, che vengono mescolati.
narrate-pass = { $who } non può fare niente e passa.
narrate-pass-you = Non puoi fare niente e passi.
narrate-last-round = Ultimo giro: restano due vagoni o meno a { $who }. Ognuno gioca ancora un turno; { $who } gioca alla fine.
narrate-last-round-you = Ultimo giro: ti restano due vagoni o meno. Ognuno gioca ancora un turno; tu giochi alla fine.

## Perché è finita

end-trains = A un giocatore restavano due vagoni o meno, e l’ultimo giro è stato giocato.
end-all-pass = Tutti i giocatori hanno dovuto passare, quindi la partita è finita subito.

## Il punteggio, riga per riga

# $count (number)
score-routes = { $count ->
  [one] { $count } linea presa
 *[other] { $count } linee prese
}
score-ticket-met = Biglietto { $a } – { $b }, completato
score-ticket-missed = Biglietto { $a } – { $b }, non completato
# $count (number): tickets met
score-globetrotter = { $count ->
  [one] Globetrotter: più biglietti completati ({ $count } biglietto)
 *[other] Globetrotter: più biglietti completati ({ $count } biglietti)
}
# $count (number): passengers of that colour
score-passengers-most = Primo posto, passeggeri { $colour-mp } ({ $count })
score-passengers-second = Secondo posto, passeggeri { $colour-mp } ({ $count })
# $who, $seat: the one ahead and the one behind, with equal points; $more, $less (numbers): what each has
tie-tickets = { $who } e { $seat } hanno gli stessi punti. { $who } ha completato più biglietti: { $more } a { $less }.
tie-passengers = { $who } e { $seat } hanno gli stessi punti e biglietti completati. { $who } ha più passeggeri: { $more } a { $less }.

## Sulla pagina: la mappa

ride-map = Mappa. I tasti freccia passano tra linee vicine, Pag giù va alla prossima linea che puoi prendere, Invio la prende e M la contrassegna. Più e meno cambiano lo zoom.
ride-closer = Ingrandisci
ride-farther = Rimpicciolisci
ride-whole = Mostra tutta la mappa
ride-scores = Punti
# A route, for screen readers. $route: its name; $colour; $length (number)
ride-route = { $route }, { $colour-f }, lunghezza { $length }
ride-route-open = puoi prenderla
ride-route-owned = presa da { $who }
ride-route-owned-you = tua
ride-route-closed = chiusa
ride-route-marked = contrassegnata
# $place: its name; $passengers: who stands there, joined
ride-station = { $place }: { $passengers }
# $passenger: a colour
ride-collect = Raccogli il passeggero { $passenger } ({ $place })
ride-boards = { $place }: chi sale?
ride-boards-why = I numeri dicono quanti ne ha ciascuno di ogni colore.
# Beside a number: “4 blue”
ride-colour = { $colour-fp }
ride-points = { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}
# $cards: the payment, joined
ride-price = Paga { $cards }
# Goes on after ride-price. $trains (number)
ride-leaves = ; { $trains ->
  [0] non ti restano vagoni
  [one] ti resta { $trains } vagone
 *[other] ti restano { $trains } vagoni
}
# $count (number): cards missing
ride-short = { $count ->
  [one] manca { $count } carta
 *[other] mancano { $count } carte
}

## Sulla pagina: pagare

ride-pay-title = Prendi { $route }
# $length, $points, $trains (numbers): cards, points for it, trains left afterwards
ride-pay-facts = { $colour-id ->
  [grey] { $length ->
    [one] Una carta di un colore qualsiasi
   *[other] { $length } carte di uno stesso colore
  }
 *[other] { $length ->
    [one] Una carta { $colour-f }
   *[other] { $length } carte { $colour-fp }
  }
} per { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}. { $trains ->
  [0] Non ti restano vagoni
  [one] Ti resta { $trains } vagone
 *[other] Ti restano { $trains } vagoni
}.
ride-pay-best = risparmia le migliori

## Sulla pagina: le carte

ride-display = Carte e biglietti da pescare
ride-take = Prendi { a-card }
ride-draw = { $count ->
  [0] Il mazzo è vuoto
  [one] Pesca dal mazzo (ne resta { $count })
 *[other] Pesca dal mazzo (ne restano { $count })
}
ride-pile = mazzo
ride-discards = { $count ->
  [one] { $count } carta scartata
 *[other] { $count } carte scartate
}
ride-discarded = scarti
# $deck: short or long; $count (number)
ride-deck = { $count ->
  [0] Biglietti { $deck } finiti
  [one] Pesca biglietti (ne resta { $count } { $deck-sg })
 *[other] Pesca biglietti (ne restano { $count } { $deck })
}
ride-hand = { $count ->
  [0] La tua mano
  [one] La tua mano: { $count } carta
 *[other] La tua mano: { $count } carte
}

## Sulla pagina: i biglietti

ride-tickets = { $count ->
  [0] I tuoi biglietti
  [one] Il tuo biglietto
 *[other] I tuoi { $count } biglietti
}
# $points (number): what they would count now
ride-tickets-now = ora valgono { $points }
ride-ticket-short = corto
ride-ticket-long = lungo
ride-ticket-done = completato
ride-ticket-possible = possibile
ride-ticket-impossible = impossibile
# $trains (number): the fewest trains still to lay
ride-needs = { $trains ->
  [one] manca { $trains } vagone
 *[other] mancano { $trains } vagoni
}
ride-offer = Biglietti pescati
# $count, $least (numbers)
ride-picked = { $count ->
  [one] { $count } scelto
 *[other] { $count } scelti
}, tienine almeno { $least }
ride-keep = { $count ->
  [0] Tieni
  [one] Tieni { $count } biglietto
 *[other] Tieni { $count } biglietti
}
ride-mix = Pesca biglietti
# $short, $long (numbers): of each deck
ride-mix-count = { $short ->
  [0] { $long ->
    [one] { $long } lungo
   *[other] { $long } lunghi
  }
  [one] { $long ->
    [0] { $short } corto
    [one] { $short } corto, { $long } lungo
   *[other] { $short } corto, { $long } lunghi
  }
 *[other] { $long ->
    [0] { $short } corti
    [one] { $short } corti, { $long } lungo
   *[other] { $short } corti, { $long } lunghi
  }
}
# $short, $long (numbers): left in the decks
ride-mix-why = I biglietti corti valgono fino a 11 punti, i lunghi da 12 a 22. Rimasti: corti { $short }, lunghi { $long }.
ride-not-now = Non ora

## Mosse come pulsanti

# $length (number): a route, told apart from its twins
route-label = { $a } – { $b } ({ $length }, { $colour-f })
ticket-label = { ticket-name }
move-take = Prendi la { a-card-short } scoperta
# $card
a-card-short = { $card-id ->
  [locomotive] locomotiva
 *[other] carta { $card }
}
move-draw = Pesca dal mazzo
move-tickets = Pesca { count-tickets }
# $tickets: their names, joined
move-keep = Tieni { $tickets }
# $route: the places it joins
move-claim = Prendi { $route }
# $cards: the payment, joined from count-cards
move-pay = Paga { $cards }
# $passenger: a colour
move-collect = Raccogli il passeggero { $passenger }
move-pass = Passa
kind-draw = Pesca carte Treno
kind-tickets = Pesca biglietti
kind-claim = Prendi una linea
kind-collect = Raccogli un passeggero

## Quel che mostra il tavolo a parole

view-decks = Biglietti rimasti
view-display = Carte Treno scoperte
view-pile = Carte Treno nel mazzo
view-discards = Scarti
view-routes = Linee prese
view-passengers = Passeggeri
view-hand = La tua mano
view-trains = Vagoni
view-tickets = Biglietti
view-tickets_first = Biglietti tenuti all’inizio
view-tickets_later = Biglietti pescati dopo
view-known = noti
view-mix = Pescati all’inizio
view-seen = Carte prese tra le scoperte
view-claiming = Linea da pagare
view-collecting = Passeggeri tra cui scegliere
view-last_round = Turni rimasti nell’ultimo giro
view-short = corti
view-long = lunghi
view-ticket = Biglietto
view-from = Da
view-to = A
view-deck = Mazzo
view-lacks = Linee ancora necessarie, per la via più breve
view-tickets_met = Biglietti completati

## Le parti delle regole

rules-T0 = Preparazione
rules-T1 = Il turno
rules-T2 = Pescare carte Treno
rules-T3 = Prendere una linea
rules-T4 = Pescare biglietti
rules-T5 = Nazioni
rules-T6 = La fine e il punteggio
rules-TX = Esempi

## Consigli per una prima partita

guide-mix = Un biglietto indica due luoghi. Collegali con le tue linee per avere i suoi punti. I biglietti lunghi rendono di più ma sono più difficili: quattro corti sono un buon inizio.
guide-keep-first = Tieni biglietti che corrono vicini: un unico lungo percorso può completarne parecchi. Un biglietto non completato ti toglie punti.
guide-turn = Fai una cosa sola: prendi carte Treno, prendi una linea o pesca biglietti. All’inizio raccogli i colori che servono ai tuoi biglietti.
guide-second-card = In un turno prendi due carte. Una locomotiva scoperta vale per tutte e due.
guide-payment = Paga con carte del colore della linea, con locomotive o con entrambe. Le locomotive vanno bene ovunque: se puoi, risparmiale.
guide-passenger = I passeggeri danno punti alla fine: chi ne ha di più di un colore riceve 20 punti, il secondo 10. Scegli un colore in cui puoi primeggiare.
guide-keep = Tienine almeno uno. Un biglietto che le tue linee completano già è un regalo.

## Cosa parla per un suggerimento

remark-needed = Questa linea serve ai tuoi biglietti.
remark-wanted = Sembra che la voglia anche qualcun altro.
remark-lacking = Questo colore serve ancora ai tuoi biglietti.

## L’introduzione sulla pagina delle regole: un titolo, un testo, e il disegno a parole per chi non può vederlo

ride-intro = Il gioco in sei immagini
ride-intro-goal = Costruisci ferrovie in tutta la Germania. Prendi linee tra luoghi vicini con carte del loro colore, collega i luoghi dei tuoi biglietti e raccogli passeggeri lungo la strada. Dopo circa un’ora qualcuno resta quasi senza vagoni, e vince chi ha più punti.
ride-head-turn = Una cosa per turno
ride-intro-turn = Prendi due carte Treno, prendi una linea o pesca nuovi biglietti. Tutto qui: poi tocca a chi ti segue. Una locomotiva scoperta vale per tutte e due le carte.
ride-drawn-turn = Due carte Treno; una linea presa con due vagoni; due biglietti.
ride-head-claim = Prendere una linea
ride-intro-claim = Paga tante carte quanto è lunga la linea, tutte del suo colore. Una linea grigia accetta qualsiasi colore, purché uno solo, e le locomotive sostituiscono ogni colore. Metti un vagone su ogni spazio e ricevi subito i punti: più la linea è lunga, più vale ogni vagone, da 1 punto per un solo spazio a 18 per sette.
ride-drawn-claim = Due carte blu e una locomotiva pagano una linea blu di lunghezza tre; ci stanno sopra tre vagoni; vale 4 punti.
ride-head-passengers = Passeggeri
ride-intro-passengers = Quando prendi una linea, a ogni estremo sale un passeggero. Se ce ne sono di più colori, scegli tu. Alla fine chi ha più passeggeri di un colore riceve 20 punti e il secondo 10: due dello stesso colore possono valere più di due diversi.
ride-drawn-passengers = Da due città un passeggero blu ciascuna va da chi le ha unite.
ride-head-tickets = Biglietti
ride-intro-tickets = Un biglietto indica due luoghi. Collegali con una catena ininterrotta di linee tue e ricevi i suoi punti. Se non ci riesci, li perdi. All’inizio scegli tra quattro, e in ogni turno puoi pescarne altri. Fino alla fine i tuoi biglietti li vedi solo tu.
ride-drawn-tickets = Un biglietto da 8 punti tra due città che una catena di cinque vagoni collega.
ride-head-countries = Nazioni
ride-intro-countries = I quadrati oltre il confine sono nazioni. Un biglietto può iniziare o finire lì, ma nessuna catena ne attraversa una: una nazione non collega due linee che vi entrano.
ride-drawn-countries = Due linee verso la stessa nazione non sono collegate; una catena da una nazione a un’altra attraverso una città sì.
ride-head-end = La fine
ride-intro-end = Quando a qualcuno restano due vagoni o meno, ognuno gioca ancora un turno. Poi si sommano le linee, i biglietti completati meno quelli mancati, 15 punti per chi ne ha completati di più, e i passeggeri.
ride-drawn-end = Restano due vagoni; una barra di punti è fatta di linee, biglietti, bonus per il maggior numero di biglietti e passeggeri.

## Le tappe del conteggio finale, secondo le righe del punteggio

stage-score-routes = Linee
stage-score-ticket-met = Biglietti
stage-score-ticket-missed = Biglietti
stage-score-globetrotter = Globetrotter
stage-score-passengers-most = Passeggeri
stage-score-passengers-second = Passeggeri

### Il bordo del tavolo, e l’ultimo giro

ride-hand-box = La tua mano
# $count (number)
ride-cards-held = { $count ->
  [one] { $count } carta
 *[other] { $count } carte
}
ride-tickets-room = Spazio per nuovi biglietti
ride-claim-it = Prendila
# $trains (number)
ride-few-trains = { $who }: { $trains ->
  [0] vagoni finiti
  [one] resta { $trains } vagone
 *[other] restano { $trains } vagoni
}
ride-few-trains-you = { $trains ->
  [0] Hai finito i vagoni
  [one] Ti resta { $trains } vagone
 *[other] Ti restano { $trains } vagoni
}
ride-few-trains-why = Ultimo giro con 2 vagoni o meno
ride-last-final = Ultimo giro: questo è il tuo turno finale
ride-last-left = Ultimo giro: ti resta un turno
ride-last-done = Ultimo giro: il tuo ultimo turno è già passato
# $turns (number): left in the game
ride-last-watched = { $turns ->
  [one] Ultimo giro: manca un turno
 *[other] Ultimo giro: mancano { $turns } turni
}
ride-last-why = { $who }: { $trains ->
  [0] vagoni finiti
  [one] resta { $trains } vagone
 *[other] restano { $trains } vagoni
}
ride-last-why-you = { $trains ->
  [0] Hai finito i vagoni
  [one] Ti resta { $trains } vagone
 *[other] Ti restano { $trains } vagoni
}

## Perché una scelta vale subito

revealed-here = Si sono scoperte delle carte: non si può annullare.

## Nel terminale

terminal-shorthand = Ogni carta ha la sua lettera: r prende una carta rossa, d pesca dal mazzo; pay 2k 1l; tickets 3 1 (corti, lunghi); keep ac.
terminal-ticket = i tuoi biglietti e cosa manca a ciascuno
terminal-last-round = ULTIMO GIRO: ancora { $left }
terminal-display = scoperte { $shown }
terminal-pile = mazzo { $left }
terminal-discards = scarti { $left }
terminal-decks = biglietti { $short } corti, { $long } lunghi
terminal-decks-brief = biglietti { $short }+{ $long }
terminal-legend-route = { $sign }: per Leipzig, lunga 4, arancione;
terminal-legend-grey = { $sign }: un colore a scelta;
terminal-legend-two = due colori: due linee;
terminal-legend-claimed = { $sign }: presa, da { $marks };
terminal-legend-letters = lettere dopo un nome: passeggeri in attesa;
terminal-legend-map = map lo disegna.
terminal-held = { $short }+{ $long } biglietti
terminal-seen = viste { $shown }
terminal-hand = Mano
terminal-ties = biglietti completati: { $tickets }, passeggeri: { $boarded }
terminal-no-ticket = Non hai biglietti.
terminal-met = completati
terminal-never = non più completabili
terminal-never-one = ✗ non più completabile
terminal-which = { $what }: { $which }
terminal-lacks = { $trains ->
  [one] manca { $trains }
 *[other] mancano { $trains }
}
terminal-cards = Carte:
terminal-tickets = Biglietti:
terminal-pile-short = mazzo
terminal-short = { $count ->
  [one] { $count } corto
 *[other] { $count } corti
}
terminal-long = { $count ->
  [one] { $count } lungo
 *[other] { $count } lunghi
}

## The title, as its publisher prints it in each language

title-ticket-to-ride-germany = Ticket to Ride: Germany

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-ticket-to-ride-germany = esatto (linee e biglietti come stampati, passeggeri secondo quattro fonti indipendenti e concordi)

## What its board file says of each part

note-routes = Tutte le 110 linee, lette da quattro fotografie del tabellone stampato; tre programmi indipendenti del gioco concordano su ognuna.
note-tickets = Tutti gli 89 biglietti, letti carta per carta da scansioni; due programmi indipendenti concordano su ognuno. Il regolamento dice che i biglietti corti partono da 3 punti, ma la carta Mannheim-Stuttgart ne porta 2.
note-passengers = Quattro programmi indipendenti concordano su tutti i 40 luoghi, e la somma è quella dei 60 passeggeri del regolamento; la sua figura della preparazione non è stata vista. L’Austria è disegnata due volte, ma ha un solo passeggero in tutto.
note-components = Vagoni, carte Treno, passeggeri e punti delle linee, come li elenca il regolamento.
note-positions = Le città stanno alla loro vera latitudine e longitudine, al centesimo di grado, distese su un quadrato; le nazioni e i capi delle loro linee sono punti scelti vicino al confine.
