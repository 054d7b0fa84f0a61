### Last Train to Wensleydale e First Train to Nürnberg: le regole e tutto ciò che dicono i giochi, in italiano.
### Parole: binario (su un confine), tratta (binari costruiti o rilevati insieme), rilevazione (una compagnia rileva una tratta), zona, città, compagnia (rossa o verde),
### cubetto (investimento), punto (di influenza), disco (su una barra), riquadro (dell’asta), pezzo (merce o passeggero), oppositore, round.

## Quel che sceglie un tavolo

rule-W0-1 = Last Train to Wensleydale si gioca in tre o quattro sulla mappa di Wensleydale, con un tabellone dell’asta di otto riquadri e un tabellone dei treni di dodici treni in tre file, una per ogni prezzo. In quattro si giocano quattro round, in tre cinque.
rule-N0-1 = First Train to Nürnberg si gioca da due a quattro, sulla mappa di Nürnberg o su quella di Wensleydale. Il tabellone dell’asta e quello dei treni hanno un lato per tre e quattro giocatori e uno per due e tre: in due si usa sempre il secondo, in quattro sempre il primo, in tre si sceglie. Il tabellone dell’asta dice quanti round si giocano.
rule-N0-2 = Quando l’edizione di Nürnberg si gioca sulla mappa di Wensleydale, The South può essere ampliato: il settore rosso scuro forma allora un’unica zona con The South, con binari solo in uscita, che costano secondo il terreno, più un punto rosso. Altrimenti quel settore non è una zona.

## Preparazione

rule-W0-2 = Hai 15 cubetti investimento, tutti nella tua riserva, 15 binari e 3 segnalini treno.
rule-W0-3 = Un giocatore sorteggiato è il primo e gli altri seguono in senso orario. Questo è l’ordine dei giocatori.
rule-W0-4 = Tutti iniziano con profitto 0, un punto influenza governo, due treno, uno rosso e uno verde. In ogni pila il disco del primo giocatore sta in cima e quello dell’ultimo in fondo.
rule-W0-5 = Sessanta pietre e sessanta formaggi vanno in un sacchetto, e si pescano due cubetti per ogni collina e per ogni pianura che riceve merci; valli e città non ne ricevono. Quando tutti sono piazzati, si tolgono il formaggio dalle colline e la pietra dalle pianure. Ciò che viene tolto o non è stato pescato è fuori dal gioco.
rule-W0-6 = Venticinque passeggeri rossi, venticinque verdi e venticinque oppositori vanno in un sacchetto. Si pescano tre pezzi per ogni città maggiore neutrale, due per ogni città minore e nessuno per le città delle compagnie.
rule-W0-7 = La scatola contiene 60 binari per ogni compagnia in Wensleydale e 15 in Nürnberg.
rule-W0-8 = The South vale in ogni regola come una zona con una città rossa: le tratte possono partire da lì, costa un punto rosso, i passeggeri rossi ci viaggiano, e può essere l’inizio, il centro o la fine di una rilevazione. Una rilevazione verde che finisce lì la rende una città di entrambe le compagnie.
rule-N0-3 = Sulla mappa di Nürnberg le merci sono la birra, delle zone del luppolo, che segue le regole della pietra delle colline, e i pacchi, delle pianure, che seguono quelle del formaggio.
rule-N0-4 = Sulla mappa di Nürnberg ogni città di una compagnia inizia con il passeggero in attesa che vi è stampato, preso dalla scatola prima che gli altri vadano nel sacchetto. Si carica come qualsiasi altro passeggero.

## Fase 1: cubetti investimento

rule-W1-1 = Prendi dodici cubetti dalla tua riserva, o quelli che ne restano. Nessuno ne ha mai più di quindici. I cubetti che non usi restano con te da un round all’altro.

## Fase 2: punti influenza

rule-W2-1 = Tutti i venti segnalini influenza, cinque per colore, vanno nel sacchetto, e se ne pesca uno per ogni riquadro, accanto ai punti stampati.
rule-N2-1 = Con il tabellone dell’asta per due e tre giocatori, nel sacchetto vanno solo quattro segnalini governo, quattro treno, due rossi e due verdi.

## Fase 3: l’asta

rule-W3-1 = Nell’ordine dei giocatori, un giro dopo l’altro, ognuno fa un’offerta. Chi ha già due offerte in piedi viene saltato.
rule-W3-2 = Offri cubetti che possiedi, e devi offrire finché c’è un’offerta permessa che puoi pagare.
rule-W3-3 = Per offrire metti cubetti su un riquadro: almeno il suo minimo (3 nella fila in alto, 2 in quella in basso) e più di un’offerta già presente.
rule-W3-4 = Se la tua offerta viene superata riprendi subito i cubetti, e offri di nuovo quando torna il tuo turno.
rule-W3-5 = Non puoi superare una tua offerta.
rule-W3-6 = L’asta termina quando tutti hanno due offerte in piedi, o quando chi non le ha non può pagarne nessuna. Chi non può pagare viene saltato, ma offre di nuovo se una sua offerta viene superata e riprende i cubetti.
rule-W3-7 = I riquadri si assegnano in ordine di numero. I cubetti di chi vince tornano nella sua riserva, e i suoi dischi salgono sulle quattro barre secondo i punti stampati e il segnalino. Un disco che arriva su uno spazio con altri dischi va in cima alla pila.
rule-W3-8 = Lo spazio più alto di una barra è il suo massimo. Altri punti vanno persi, ma il disco si mette in cima alla pila.
rule-N3-1 = Sul tabellone dell’asta per due e tre giocatori il riquadro 2 ha un punto rosso o verde: chi lo vince sceglie il colore quando il riquadro viene assegnato.

## Fase 4: ordini

rule-W4-1 = L’ordine di costruzione segue l’influenza governo e l’ordine dei treni l’influenza treno: prima chi ne ha di più. In caso di parità viene prima il disco più alto nella pila. I due ordini valgono per tutto il round, qualunque cosa si spenda dopo.

## Fase 5: costruzione

rule-W5-1 = Puoi costruire una tratta ininterrotta di binari, ognuno dei quali parte dalla zona in cui è finito il precedente, senza biforcazioni. Nessuna zona si tocca due volte, neppure la prima. La tratta non deve per forza finire in una città, e puoi anche non costruire. Le tratte successive possono unirsi alle vecchie, incrociarle o chiudere un anello, ma una tratta non prosegue mai sopra un vecchio binario.
rule-W5-2 = Un binario sta sul confine tra due zone vicine. Un confine accoglie un solo binario, di chiunque sia.
rule-W5-3 = Nel primo round la tua tratta parte da una zona con una città di una compagnia. In seguito può partire anche da qualsiasi zona toccata da un tuo binario.
rule-W5-4 = Nessun binario può entrare in una collina o uscirne, e lo stesso vale per le zone del luppolo.
rule-W5-5 = Un binario può partire da The South ma mai arrivarci.
rule-N5-1 = Nürnberg Nord e Nürnberg Süd non sono mai unite da un binario.
rule-W5-6 = Un binario costa punti costruzione: 1 tra due pianure, 2 se almeno un estremo è una valle. Sulla mappa di Nürnberg costa 1, oppure 2 se attraversa un fiume.
rule-W5-7 = Un binario verso o da una zona con una città di una compagnia costa in più un punto influenza di quella compagnia, ma una volta sola per quella zona nella stessa tratta. Una città di entrambe le compagnie costa un punto di ciascuna.
rule-W5-8 = Ogni oppositore in una zona in cui entra la tua tratta costa un punto governo e viene poi tolto dal gioco.
rule-W5-9 = I punti costruzione si pagano quando la tratta è completa: con i cubetti finché ne hai, poi con punti influenza dei colori che vuoi, uno per uno. I punti per compagnie e oppositori si pagano in aggiunta e solo nel loro colore.
rule-W5-10 = Non puoi costruire una tratta che non puoi pagare per intero, né usare più dei tuoi 15 binari.
rule-W5-11 = I cubetti spesi tornano nella tua riserva. Quando spendi influenza, il tuo disco va in cima alla pila dello spazio in cui arriva; un disco che non si muove mantiene il suo posto.
rule-N5-2 = Sulla mappa di Nürnberg, quando una tratta collega per la prima volta una delle due metà di Nürnberg con Fürth, sui binari di chiunque, ogni giocatore riceve subito un punto per ogni suo binario sul collegamento; i binari delle compagnie non danno punti a nessuno. Per ogni giocatore vale il collegamento più breve che usa un suo binario e, a parità di lunghezza, quello con più binari suoi. Un collegamento non passa due volte per la stessa zona, né attraversa lungo la via una delle due metà di Nürnberg.

## Fase 6: treni e trasporto

rule-W6-1 = Nell’ordine dei treni, un giro dopo l’altro, ognuno fa un’azione: compra un treno, carica un pezzo o passa. Chi passa non fa altre azioni in questa fase. La fase termina quando tutti hanno passato.
rule-W6-2 = Un treno costa i punti treno della sua fila: 3, 2 o 1. In un round puoi comprare un treno per ogni prezzo, quindi al massimo tre, e ogni treno ha un solo proprietario.
rule-W6-3 = I punti treno che ti mancano per un treno puoi procurarteli a tre punti l’uno, con una combinazione qualsiasi di cubetti e altra influenza; mai più di quanti ne servano per quel treno.
rule-W6-4 = Un treno ha posti per i passeggeri e vagoni per le merci. Un pezzo che carichi occupa un posto libero del suo tipo su uno dei tuoi treni, e scegli tu quale.
rule-W6-5 = I tuoi treni servono tutti i tuoi binari, vecchi e nuovi, collegati o no.
rule-W6-6 = Puoi caricare un formaggio, o sulla mappa di Nürnberg un pacco, da una zona toccata da un tuo binario. Se la zona è toccata da un binario di una compagnia, il cubetto viene tolto dal tabellone.
rule-W6-7 = Puoi caricare una pietra se un tuo binario tocca una città accanto alla sua collina e quella città non è di nessuna compagnia. Sulla mappa di Nürnberg lo stesso vale per la birra, ma solo verso le città indicate dalle sue frecce. Se tutte queste città sono di compagnie, il cubetto viene tolto.
rule-W6-8 = Puoi caricare un passeggero se i tuoi binari uniscono senza interruzioni la sua zona a una città della compagnia del suo colore. Un passeggero che si trova in una città del proprio colore non si può caricare e viene tolto.
rule-W6-9 = I pezzi che non si possono più caricare vengono tolti non appena è così.
rule-W6-10 = Chi può solo passare passa automaticamente.
rule-W6-11 = Quando nessuno vuole un altro treno e niente di ciò che resta può essere preso da più di un giocatore, ognuno può caricare in una volta tutto quel che può. Il risultato è lo stesso che caricando un pezzo alla volta. Un tavolo può scegliere di giocare così.

## Fase 7: perdita e profitto

rule-W7-1 = Nell’ordine dei giocatori, guadagni 2 per ogni pietra o birra caricata in questo round e 1 per ogni altro pezzo, e perdi 1 per ogni tuo binario sul tabellone.
rule-W7-2 = Il tuo disco del profitto si muove di questa somma, mai sopra +5 né sotto −13, e va in cima alla pila dello spazio in cui arriva, anche se la somma è 0.
rule-W7-3 = Poi i pezzi si tolgono dai treni e si conservano per il punteggio, e i treni sono di nuovo liberi.
rule-N7-1 = Nell’edizione di Nürnberg ricevi in ogni round 1 punto per ogni tua merce e per ogni tuo passeggero. Con il tabellone dei treni per due e tre giocatori, un passeggero vale invece tanti punti quanto il prezzo del treno su cui ha viaggiato.

## Fase 8: ordine dei giocatori

rule-W8-1 = Il nuovo ordine dei giocatori segue il profitto, dal più alto. In caso di parità viene prima il disco più alto nella pila.

## Fase 9: rilevazioni

rule-W9-1 = Nell’ordine dei giocatori, ognuno può indicare una volta una compagnia e una tratta ininterrotta di binari propri, senza biforcazioni, che parta da una zona con una città di quella compagnia e finisca in un’altra zona con una città. Una sola compagnia per round. La tratta può passare per un bivio; l’altro ramo resta tuo.
rule-W9-2 = Costa un punto influenza di quella compagnia ogni due binari o frazione di due. I binari della compagnia sostituiscono i tuoi, che tornano nella tua riserva.
rule-W9-3 = Ogni città sulla tratta, estremi compresi, diventa anche una città della compagnia che rileva. Una città può essere di entrambe le compagnie.
rule-W9-4 = Le compagnie non esauriscono i binari, a meno che un tavolo dell’edizione di Nürnberg non scelga di giocare con il limite dei 15 di ogni colore.

## Fase 10 e la fine

rule-W10-1 = Il segnalino del round avanza. Dopo l’ultimo round la partita termina.
rule-W10-2 = Alla fine hai 1 punto per ogni pezzo caricato durante la partita (nell’edizione di Nürnberg, invece, i punti ricevuti nei round e per il primo collegamento), 2 per ogni set di una pietra, un formaggio, un passeggero rosso e uno verde, più o meno il tuo profitto, e meno 1 per ogni tuo binario sul tabellone.
rule-W10-3 = Vince chi ha più punti. In caso di parità vince chi ha il profitto più alto e, sullo stesso spazio, il disco più alto nella pila.

## Esempi

rule-WX-1 = Due pietre, un passeggero verde e uno rosso caricati rendono 6; con sette binari sul tabellone il risultato è −1.
rule-WX-2 = Diciassette pezzi con due set e un profitto di 2, senza binari rimasti, fanno 23 punti. Tredici pezzi con tre set e un profitto di −5 ne fanno 14.
rule-WX-3 = Il riquadro 1 ha stampati un punto treno e due verdi; con un segnalino governo chi lo vince riceve quattro punti.
rule-WX-4 = Il viola supera il nero sul riquadro 6. Allora può offrire solo il nero, e supera il viola sul riquadro 1. Allora può offrire solo il viola, che deve mettere almeno 3 cubetti sul riquadro vuoto della fila in alto. Così l’asta termina.
rule-WX-5 = Una tratta da Northallerton attraverso Bedale, dove c’è un oppositore, costa 5 punti costruzione, 1 punto verde e 1 punto governo. Una tratta da Skipton a Threshfield costa 6 punti costruzione e 1 punto rosso.
rule-WX-6 = Non puoi costruire da Skipton a Settle attraverso The South, né da Settle a Hellifield e poi di nuovo da Settle verso Ingleton in un’unica tratta.
rule-WX-7 = Dopo che una rilevazione ha reso Threshfield una città rossa, chiunque può costruire da lì per un punto rosso.
rule-WX-8 = Una rilevazione di The South – Settle – Horton in Ribblesdale, tre binari, costa due punti rossi. Un binario oltre l’ultima città non può essere compreso.
rule-WX-9 = Una pietra vicina a Redmire, neutrale, e a una città di una compagnia si può ancora caricare passando per Redmire; una la cui unica città è di una compagnia viene tolta. Sulla tratta da Hawes a Leyburn viaggiano passeggeri di entrambi i colori, ognuno verso la propria compagnia, e l’una o l’altra compagnia può rilevare la tratta.
rule-WX-10 = All’inizio Richmond ha tre pezzi, Reeth e Bedale due ciascuna, e Northallerton, città di una compagnia, nessuno. Un treno con 3 posti e 2 vagoni è pieno con tre passeggeri, una pietra e un formaggio.
rule-NX-1 = Tre passeggeri su un treno di prezzo 2 e quattro merci danno 6 e 4 punti. Con due pacchi e due birre tra queste, rendono 9, che otto binari riducono a +1.
rule-NX-2 = Una rilevazione di sei binari da parte della compagnia rossa costa 3 punti rossi. La compagnia verde potrebbe rilevare solo due binari.
rule-NX-3 = La tratta dell’arancione unisce Nürnberg e Fürth: l’arancione riceve 5 punti, il blu 3 e il lilla 6 per la diramazione. I binari della compagnia non danno niente.
rule-NX-4 = Il punto bicolore viene preso come verde. I dischi si impilano nell’ordine dei riquadri, l’arancione sopra il blu. Una tratta si paga con un punto verde e due punti governo oltre al suo costo.

## Nomi. I colori hanno le forme di quelli di tutti i giochi; .un è il pezzo con il suo articolo.

colour-government = governo
    .f = governo
    .mp = governo
    .fp = governo
colour-engine = treno
    .f = treno
    .mp = treno
    .fp = treno
piece-stone = pietra
    .un = una pietra
piece-cheese = formaggio
    .un = un formaggio
piece-beer = birra
    .un = una birra
piece-parcel = pacco
    .un = un pacco
piece-red = passeggero rosso
    .un = un passeggero rosso
piece-green = passeggero verde
    .un = un passeggero verde
means-cube = cubetti
means-government = punti governo
means-engine = punti treno
means-red = punti rossi
means-green = punti verdi

## Cose vinte e spese, contate

# $count (number)
thing-profit = { $count } di profitto
thing-cubes = { $count ->
  [one] { $count } cubetto
 *[other] { $count } cubetti
}
# $influence: a colour of influence
thing-influence = { $count ->
  [one] { $count } punto { $influence }
 *[other] { $count } punti { $influence-mp }
}
thing-links = { $count ->
  [one] { $count } binario
 *[other] { $count } binari
}
thing-trains = { $count ->
  [one] { $count } treno
 *[other] { $count } treni
}
# $moved: the name of a piece
thing-moved = { $count } × { $moved } a bordo

## Cosa ci si aspetta ora

phase-auction = Fai un’offerta per un riquadro.
phase-choice = Scegli rosso o verde per il punto bicolore.
phase-building = Costruisci una tratta, binario per binario, o non costruire niente.
phase-payment = Scegli con quale influenza pagare il resto della tratta, punto per punto.
phase-trains = Compra un treno, carica un pezzo o passa.
phase-exchange = Paga i punti treno che mancano.
phase-loading = Scegli il treno per il passeggero.
phase-takeovers = Scegli una tratta da far rilevare a una compagnia, o nessuna.

## Una mossa rifiutata

# $company: what was asked for
refuse-no-such-company = Non c’è nessuna compagnia “{ $company }”. Scegli la rossa o la verde.
# $box, $boxes (numbers)
refuse-no-such-box = Non c’è nessun riquadro { $box }. I riquadri vanno da 1 a { $boxes }.
# $box, $cubes (numbers)
refuse-own-bid = Sul riquadro { $box } l’offerta più alta è già tua, e non puoi superarla.
# $least (number)
refuse-bid-minimum = Sul riquadro { $box } offri almeno { $least ->
  [one] { $least } cubetto
 *[other] { $least } cubetti
}, non { $cubes }.
# $standing (number)
refuse-bid-too-low = L’offerta sul riquadro { $box } è di { $standing }. Offri di più, non { $cubes }.
# $held (number)
refuse-bid-cubes = Non puoi offrire { $cubes } sul riquadro { $box }: { $held ->
  [0] non hai cubetti
  [one] hai solo { $held } cubetto
 *[other] hai solo { $held } cubetti
}.
refuse-unknown-area = Su questa mappa non c’è la zona { $area }.
refuse-line-empty = La tua tratta non ha ancora nessun binario.
refuse-line-begun = La tua tratta parte da { $area }. Prolungala o concludila.
refuse-line-not-begun = Prima scegli da dove parte la tua tratta.
# $area, $start: the two ends
refuse-other-end = Una tratta da { $start } a { $area } è uguale a una da { $area } a { $start }. Falla partire da { $area }, o prolungala ancora.
refuse-hill = Nessun binario può entrare in { $area } o uscirne.
refuse-start = Non puoi partire da { $area }: non ha città di compagnie, e nessun tuo binario la tocca.
refuse-start-blocked = Nessun confine libero porta fuori da { $area }.
refuse-closed-border = Nessun binario può mai unire { $from } e { $area }.
refuse-not-next = { $area } non confina con { $from }, dove ora finisce la tua tratta.
refuse-into = Un binario può uscire da { $area }, ma non entrarci.
refuse-area-twice = La tua tratta è già passata da { $area }.
refuse-border-taken = Tra { $from } e { $area } c’è già un binario.
# $links (number)
refuse-no-links = Tutti i tuoi { $links } binari sono già sul tabellone.
# $company; $needs, $has (numbers)
refuse-company-points = Con { $area } per la tratta { $needs ->
  [one] serve { $needs } punto { $company }
 *[other] servono { $needs } punti { $company-mp }
}, e { $has ->
  [0] non ne hai
 *[other] ne hai solo { $has }
}.
# $needs, $has (numbers)
refuse-opponents = Con { $area } per la tratta { $needs ->
  [one] serve { $needs } punto governo
 *[other] servono { $needs } punti governo
} contro gli oppositori, e { $has ->
  [0] non ne hai
 *[other] ne hai solo { $has }
}.
# $needs, $has (numbers)
refuse-line-too-dear = Con { $area } la tratta costa in tutto { $needs ->
  [one] { $needs } punto
 *[other] { $needs } punti
}. Tra cubetti e influenza arrivi a { $has }.
refuse-unknown-means = Non puoi pagare con { $means }.
refuse-pay-none = Non hai più { $means } con cui pagare.
# $due: the means that comes first now
refuse-pay-order = Si paga in un ordine fisso. Ora servono { $due }. È troppo tardi per usare { $means }.
# $short (number)
refuse-pay-short = Se ora paghi con { $means }, il resto non basta: devi ancora pagare { $short }.
refuse-unknown-train = Su questo tabellone non c’è questo treno: { $train }.
# $seat: the owner’s name
refuse-train-taken = Questo treno è già di { $seat }.
refuse-train-taken-you = Questo treno è già tuo.
# $price (number)
refuse-same-price = In questo round hai già un treno di prezzo { $price }.
refuse-said-no-trains = Hai detto che in questo round non vuoi altri treni.
# $price, $engine, $needs, $has (numbers)
refuse-cannot-buy = Questo treno costa { $price }, e { $engine ->
  [0] non hai punti treno
  [one] hai solo { $engine } punto treno
 *[other] hai solo { $engine } punti treno
}. Per il resto { $needs ->
  [one] serve { $needs } altro punto
 *[other] servono altri { $needs } punti
}, e { $has ->
  [0] non ne hai
 *[other] ne hai solo { $has }
}.
refuse-no-such-piece = In { $area } non c’è questo pezzo: { $piece }.
refuse-no-space = Nessuno dei tuoi treni ha posto per questo pezzo.
refuse-no-way = I tuoi binari non portano questo { $piece } da { $area } a una città della sua compagnia.
refuse-no-town = Nessuno dei tuoi binari tocca una città neutrale in cui caricare { $piece } da { $area }.
refuse-no-link = Nessuno dei tuoi binari tocca { $area }.
refuse-not-your-train = Questo treno non è tuo.
refuse-no-seat = Questo treno non ha posti liberi.
refuse-no-trains = Puoi dirlo solo finché potresti ancora comprare un treno, a un tavolo con carico rapido.
refuse-no-company-named = Prima scegli quale compagnia rileva la tratta.
refuse-company-named = Per questa tratta hai già scelto la compagnia { $company-f }.
refuse-no-company-points = Non hai influenza presso la compagnia { $company-f }.
refuse-company-links = La compagnia { $company-f } non ha abbastanza binari.
refuse-no-sale = Non hai tratte che la compagnia { $company-f } possa rilevare.
refuse-sale-start = { $area } non è una città della compagnia { $company-f }.
refuse-sale-untouched = Nessuno dei tuoi binari tocca { $area }.
refuse-sale-nowhere = Da { $area } nessuna tratta che si possa rilevare raggiunge una città.
refuse-sale-end = La tratta deve finire in una città, e { $area } non ne ha.
refuse-not-your-link = Tra { $from } e { $area } non hai nessun binario.
# $has (number)
refuse-sale-too-long = Ogni punto paga due binari, e tu hai solo { $has ->
  [one] { $has } punto { $company }
 *[other] { $has } punti { $company-mp }
}.

## Cosa è successo. $who: a name; $rule: the rule that made it so

# $round, $rounds (numbers)
narrate-round = Comincia il round { $round } di { $rounds }.
# $box (number)
narrate-token = Segnalino sul riquadro { $box }: { $colour }.
# $box, $cubes (numbers)
narrate-bid = { $who } offre { $cubes } sul riquadro { $box }.
narrate-bid-you = Offri { $cubes } sul riquadro { $box }.
narrate-outbid = { $who } riprende { $cubes ->
  [one] { $cubes } cubetto
 *[other] { $cubes } cubetti
}.
narrate-outbid-you = La tua offerta è superata: riprendi { $cubes ->
  [one] { $cubes } cubetto
 *[other] { $cubes } cubetti
}.
narrate-won = { $who } vince il riquadro { $box } per { $cubes }.
narrate-won-you = Vinci il riquadro { $box } per { $cubes }.
# $by, $space (numbers): points won, where the disc is then
narrate-gain = { $who } guadagna { $by ->
  [one] { $by } punto { $colour }
 *[other] { $by } punti { $colour-mp }
} (ora { $space }).
narrate-gain-you = Guadagni { $by ->
  [one] { $by } punto { $colour }
 *[other] { $by } punti { $colour-mp }
} (ora { $space }).
# $seats: the names in order, joined
narrate-order-players = Ordine dei giocatori: { $seats }.
narrate-order-building = Ordine di costruzione: { $seats }.
narrate-order-trains = Ordine dei treni: { $seats }.
narrate-start = { $who } inizia una tratta da { $area }.
narrate-start-you = Inizi una tratta da { $area }.
narrate-extend = { $who } prolunga la tratta fino a { $area }.
narrate-extend-you = Prolunghi la tratta fino a { $area }.
# $links, $points (numbers)
narrate-built = { $who } costruisce { $links ->
  [one] { $links } binario
 *[other] { $links } binari
} per { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}.
narrate-built-you = Costruisci { $links ->
  [one] { $links } binario
 *[other] { $links } binari
} per { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}.
narrate-link = { $a } – { $b }
# $count (number)
narrate-spent-cubes = { $who } paga { $count ->
  [one] { $count } cubetto
 *[other] { $count } cubetti
}.
narrate-spent-cubes-you = Paghi { $count ->
  [one] { $count } cubetto
 *[other] { $count } cubetti
}.
narrate-spent = { $who } paga { $count ->
  [one] { $count } punto { $colour }
 *[other] { $count } punti { $colour-mp }
}.
narrate-spent-you = Paghi { $count ->
  [one] { $count } punto { $colour }
 *[other] { $count } punti { $colour-mp }
}.
# $count (number)
narrate-opponents = { $count ->
  [one] Un oppositore lascia
 *[other] { $count } oppositori lasciano
} { $area }.
# $points (number)
narrate-connection = Nürnberg e Fürth sono collegate: { $who } riceve { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}.
narrate-connection-you = Nürnberg e Fürth sono collegate: ricevi { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}.
narrate-no-build = { $who } non costruisce niente.
narrate-no-build-you = Non costruisci niente.
narrate-cannot-build = { $who } non può costruire.
narrate-cannot-build-you = Non puoi costruire.
# $price, $passengers, $goods (numbers)
narrate-bought = { $who } compra un treno di prezzo { $price }: { $passengers ->
  [0] nessun posto
  [one] { $passengers } posto
 *[other] { $passengers } posti
}, { $goods ->
  [0] nessun vagone
  [one] { $goods } vagone
 *[other] { $goods } vagoni
}.
narrate-bought-you = Compri un treno di prezzo { $price }: { $passengers ->
  [0] nessun posto
  [one] { $passengers } posto
 *[other] { $passengers } posti
}, { $goods ->
  [0] nessun vagone
  [one] { $goods } vagone
 *[other] { $goods } vagoni
}.
narrate-moved = { $who } carica { $piece-un } da { $area }.
narrate-moved-you = Carichi { $piece-un } da { $area }.
narrate-passed = { $who } passa.
narrate-passed-you = Passi.
narrate-cannot-act = { $who } deve passare.
narrate-cannot-act-you = Devi passare.
narrate-no-trains = { $who } non vuole altri treni.
narrate-no-trains-you = Non vuoi altri treni.
# $points (number)
narrate-points = { $who } riceve { $points ->
  [one] { $points } punto
 *[other] { $points } punti
} per questo round.
narrate-points-you = Ricevi { $points ->
  [one] { $points } punto
 *[other] { $points } punti
} per questo round.
# $earned, $links, $by, $now (numbers): what pieces brought, links on the board, both together, the disc
narrate-profit = { $who } guadagna { $earned } e paga { $links } per i binari: il profitto cambia di { $by } e ora è { $now }.
narrate-profit-you = Guadagni { $earned } e paghi { $links } per i binari: il profitto cambia di { $by } e ora è { $now }.
# The same in the ledger: $earned, $by, $now with their signs
ledger-profit = { $who }: { $earned } per i pezzi, −{ $links } per i binari = { $by }; profitto { $now }
# $links (number)
narrate-sold = Rilevazione: la compagnia { $company-f } rileva { $links ->
  [one] { $links } binario
 *[other] { $links } binari
} di { $who }.
narrate-sold-you = Rilevazione: la compagnia { $company-f } rileva { $links ->
  [one] uno dei tuoi binari
 *[other] { $links } dei tuoi binari
}.
narrate-no-sale = Nessuna rilevazione per { $who }.
narrate-no-sale-you = Nessuna rilevazione per te.
narrate-cannot-sell = { $who } non ha tratte che una compagnia possa rilevare.
narrate-cannot-sell-you = Non hai tratte che una compagnia possa rilevare.
narrate-town = { $area } diventa una città della compagnia { $company-f }.
# $count (number)
narrate-removed = { $count ->
  [one] { $count } × { $piece } via da { $area }: nessuno può più caricare questo pezzo.
 *[other] { $count } × { $piece } via da { $area }: nessuno può più caricare questi pezzi.
}

## Perché è finita

end-rounds = È stato giocato l’ultimo round.

## Il punteggio, riga per riga

# $pieces (number)
score-pieces = { $pieces ->
  [0] Nessun pezzo caricato
  [one] { $pieces } pezzo caricato
 *[other] { $pieces } pezzi caricati
}
score-rounds = { $pieces ->
  [0] Punti ricevuti nei round
  [one] Punti ricevuti nei round ({ $pieces } pezzo caricato)
 *[other] Punti ricevuti nei round ({ $pieces } pezzi caricati)
}
# $sets (number)
score-sets = { $sets ->
  [0] Nessun set dei quattro tipi
  [one] { $sets } set dei quattro tipi
 *[other] { $sets } set dei quattro tipi
}
# $profit (number)
score-profit = Barra del profitto a { $profit }
# $who, $seat: the one ahead and the one behind, with equal points; $more, $less (numbers): what each has
tie-profit = { $who } e { $seat } hanno gli stessi punti. { $who } ha il profitto più alto: { $more } a { $less }.
tie-stack = { $who } e { $seat } hanno gli stessi punti e lo stesso profitto. Il disco di { $who } è alla posizione { $more } della pila, sopra quello di { $seat } alla posizione { $less }.
# $links (number)
score-links = { $links ->
  [0] Nessun binario rimasto sul tabellone
  [one] { $links } binario rimasto sul tabellone
 *[other] { $links } binari rimasti sul tabellone
}

## Mosse come pulsanti. The fields of a move: $area, $train are names; $cubes, $box are numbers

# $number, $price, $passengers, $goods: of a train
train-label = treno { $number } (prezzo { $price }: { $passengers ->
  [0] nessun posto
  [one] { $passengers } posto
 *[other] { $passengers } posti
}, { $goods ->
  [0] nessun vagone
  [one] { $goods } vagone
 *[other] { $goods } vagoni
})
move-bid = Offri { $cubes ->
  [one] { $cubes } cubetto
 *[other] { $cubes } cubetti
} per il riquadro { $box }
move-choose = Prendilo come punto { $company }
move-start = Inizia una tratta da { $area }
move-extend = Prolunga la tratta fino a { $area }
move-finish = Concludi la tratta
move-build-nothing = Non costruire niente
# $means: cubes or points of a colour
move-pay = Paga con { $means }
move-buy = Compra il { $train }
move-load = Carica { $piece-un } da { $area }
move-put = Fallo salire sul { $train }
move-pass = Passa
move-no-trains = Niente altri treni in questo round
move-sell = Rilevazione: compagnia { $company-f }
move-sell-nothing = Nessuna rilevazione
kind-bid = Offri
kind-choose = Rosso o verde
kind-start = Inizia una tratta
kind-extend = Prolunga la tratta
kind-finish = Concludi
kind-build-nothing = Non costruire
kind-buy = Compra un treno
kind-load = Carica un pezzo
kind-put = Scegli un treno
kind-no-trains = Niente altri treni
kind-sell = Rilevazione
kind-sell-nothing = Nessuna rilevazione
kind-box = Riquadro
kind-area = Zona

## Quel che mostra il tavolo a parole

view-round = Round
view-rounds = Round in tutto
view-orders = Ordini
view-building = Costruzione
view-tracks = Influenza e profitto
view-government = Governo
view-engine = Treno
view-red = Rosso
view-green = Verde
view-profit = Profitto
view-cubes = Cubetti
view-links = Binari posati
view-companies = Città delle compagnie
view-goods = Merci
view-people = Passeggeri e oppositori
view-opponent = Oppositore
view-passed = Ha passato
view-content = Non vuole altri treni
view-moved = Caricati in questo round
view-line = Tratta in costruzione
view-line_cost = Costo finora
view-selling = Rilevazione della compagnia
view-buying = In acquisto
view-short = Ancora da pagare
view-least = Si paga con
view-loading = Si carica
view-piece = Cosa
view-area = Da
view-joined = Nürnberg e Fürth collegate
view-links_left = Binari rimasti
view-sets = Set

## Le parti delle regole

rules-W0 = Preparazione e scelte del tavolo
rules-W1 = Fase 1: cubetti investimento
rules-W2 = Fase 2: punti influenza
rules-W3 = Fase 3: l’asta
rules-W4 = Fase 4: ordini
rules-W5 = Fase 5: costruzione
rules-W6 = Fase 6: treni e trasporto
rules-W7 = Fase 7: perdita e profitto
rules-W8 = Fase 8: ordine dei giocatori
rules-W9 = Fase 9: rilevazioni
rules-W10 = Fase 10 e la fine
rules-WX = Esempi

## Consigli per una prima partita

guide-auction = Offri cubetti per i riquadri di influenza. Tienine qualcuno: servono per costruire la tratta.
guide-auction-more = Con i punti governo costruisci prima degli altri e superi gli oppositori. Con i punti treno compri treni e carichi prima degli altri. I punti rossi e verdi ti aprono le città di quella compagnia, e più tardi pagano le sue rilevazioni.
guide-building = Parti da una città di una compagnia. Prolunga la tratta di zona in zona, verso città con passeggeri e zone con merci. Il prezzo cresce via via, e puoi annullare finché non concludi.
guide-payment = I tuoi cubetti sono finiti. Paga il resto con l’influenza che ti serve meno.
guide-trains = Un treno serve solo se i tuoi binari arrivano a qualcosa da caricare. Comprane uno, poi carica passeggeri e merci, uno alla volta.
guide-takeovers = I tuoi binari ti costano profitto in ogni round. Se hai influenza presso una compagnia, può rilevarli, e non ti costano più.
tip-influence = Questi dischi mostrano la tua influenza. Mentre offri, un disco tratteggiato mostra dove andrebbe il tuo, e gli ordini a destra mostrano chi sarebbe primo a costruire e a caricare.
tip-profit = Ogni tuo binario costa 1 di profitto in ogni round e ti toglie un punto finché è tuo. Il disco tratteggiato mostra il tuo profitto se carichi tutto ciò che la tua tratta raggiunge.
tip-loading = Tutto ciò che brilla può salire sui tuoi treni. Un anello e un bollino mostrano chi altro potrebbe prenderlo: carica prima quello.
# $who: a name; $cubes (number)
about-bid = { $who } offre { $cubes }
view-boxes = L’asta
view-minimum = Almeno
view-influence = Influenza
view-bid = Offerta
view-owner = Di
view-train_board = I treni
view-price = Prezzo
view-passengers = Passeggeri

## Il gioco in immagini, sopra le sue regole

intro-title = Il gioco in nove immagini
intro-goal-wensleydale = Dirigi una piccola ferrovia nelle valli dello Yorkshire. Conquista influenza, costruisci una tratta, trasporta pietra, formaggio e passeggeri, e cedi la tratta a una delle grandi compagnie prima che ti rovini. Vince chi ha più punti.
intro-goal-nurnberg = Dirigi una piccola ferrovia intorno a Nürnberg. Conquista influenza, costruisci una tratta, trasporta birra, pacchi e passeggeri, e cedi la tratta a una delle grandi compagnie prima che ti rovini. Vince chi ha più punti.
intro-drawn-map = Parte della mappa, con le tratte dell’esempio
intro-head-round = Un round ha nove fasi
intro-round = Prendi 12 cubetti, fai offerte per l’influenza, costruisci, compri treni e li carichi, conti il profitto, e puoi cedere una tratta a una compagnia. Si giocano quattro o cinque round. L’ordine cambia in ogni round: lo decidono influenza e profitto.
intro-head-auction = Offri per l’influenza
intro-auction = Ogni riquadro mostra punti influenza, e un segnalino pescato da un sacchetto ne aggiunge uno. Metti su un riquadro almeno il minimo, e più di ogni altra offerta. Se la tua viene superata, riprendi i cubetti. Alla fine ognuno ha due offerte. Con i cubetti che tieni costruisci la tratta.
intro-head-influence = L’influenza è ordine e denaro
intro-influence = Con il governo costruisci prima degli altri e superi gli oppositori. Con l’influenza treno carichi prima degli altri e compri treni. Le due compagnie ti aprono le loro città e rilevano le tue tratte. In caso di parità viene prima il disco più alto della pila.
intro-head-building = Costruisci una tratta
intro-building = Parti da una città di una compagnia, o più avanti dai tuoi binari, e conduci un’unica tratta attraverso i confini. Un binario costa 1 cubetto, o 2 dove il confine è una linea doppia o un fiume. Una città di una compagnia costa un punto di quella compagnia, e un oppositore con il cilindro costa un punto governo.
intro-head-trains = Compra treni
intro-trains = Un treno costa 3, 2 o 1 punti treno. Ogni punto che ti manca ne costa tre di altro tipo. Un treno ha posti per i passeggeri e vagoni per le merci, e dura per questo round. Puoi comprarne uno per ogni prezzo.
intro-head-loading = Carica ciò che i tuoi binari raggiungono
intro-loading = Un passeggero ha bisogno di una via, sui tuoi binari, fino a una città del suo colore. Le merci delle pianure aspettano accanto ai tuoi binari. Pietra e birra vanno in una città neutrale toccata dai tuoi binari. Si carica un pezzo alla volta, a turno: comincia da ciò che anche altri possono raggiungere.
intro-head-profit = Perdita e profitto
intro-profit = Pietra e birra rendono 2, tutto il resto 1, e ogni tuo binario costa 1, in ogni round. Il tuo disco sulla barra del profitto si muove del totale, e il profitto conta alla fine.
intro-head-takeovers = Rilevazioni
intro-takeovers = Per un punto influenza una compagnia rileva due tuoi binari, da una sua città a un’altra città. Non ti costano più niente. Ma quelle città ora sono della compagnia, e alcune merci restano senza strada.
intro-head-end = La fine
intro-end = Alla fine ogni pezzo vale 1, ogni set dei quattro tipi altri 2, si aggiunge il profitto, e ogni binario che hai ancora costa 1.
intro-examples = Esempi dalle regole

## I pannelli accanto alla mappa: nastro, asta, treni, influenza, profitto, giocatori

# $round, $rounds (numbers)
panel-round = Round { $round } di { $rounds }
panel-last-round = Ultimo round
panel-phases = Le nove fasi di un round
panel-station-invest = Cubetti
panel-station-offers = Segnalini
panel-station-auction = Asta
panel-station-orders = Ordini
panel-station-build = Tratte
panel-station-trains = Treni
panel-station-profit = Profitto
panel-station-players = Ordine
panel-station-takeovers = Rilevazioni
panel-order = ordine
panel-order-then = finora
panel-order-players = Giocatori
panel-order-building = Tratte
panel-order-trains = Treni
panel-order-open = Lo decide l’asta
# $title: which order; $seats: names
panel-order-said = { $title }: { $seats }
panel-auction = Asta
# The window with the auction board and the train board
panel-boards = Asta e treni
panel-held = Cosa hai
panel-auction-legend = + segnalino pescato · cubetti offerti
panel-auction-settled = conclusa: chi ha vinto ogni riquadro
# $minimum (number)
panel-min = min. { $minimum }
# $box (number)
panel-box = Riquadro { $box }
# $points: the printed points, joined
panel-box-said = Riquadro { $box }, almeno { $minimum }: { $points }.
panel-token-said = Segnalino: { $colour }.
# $who, $cubes (number)
panel-bid-said = { $who } offre { $cubes }.
panel-bid-said-you = Offri { $cubes }.
panel-no-bid = Ancora nessuna offerta.
panel-box-won = Vinto da { $who }.
panel-box-won-you = L’hai vinto tu.
panel-box-unsold = Non l’ha vinto nessuno.
panel-point-government = punto governo
panel-point-engine = punto treno
panel-point-red = punto rosso
panel-point-green = punto verde
panel-point-either = punto rosso o verde
panel-raise = supera { $who } ({ $cubes }) con
panel-bid-new = prima offerta
panel-cubes-on = Cubetti sul riquadro { $box }
panel-less = Un cubetto in meno
panel-more = Un cubetto in più
panel-leaves = ne avrai
# $build, $trains (numbers): places in the two orders
panel-then = Il tuo posto: { $build } per costruire, { $trains } per i treni.
panel-bid-button = Offri { $cubes } sul riquadro { $box }
# $standing (number)
panel-choose-box = Scegli un riquadro. { $standing ->
  [0] Ti servono due offerte in piedi.
 *[other] Hai un’offerta in piedi; te ne servono due.
}
# $boxes: numbers, joined; $count (number)
panel-outbid = { $count ->
  [one] Offerta superata sul riquadro { $boxes }.
 *[other] Offerte superate sui riquadri { $boxes }.
}
# $company: red or green
panel-take-as = Come punto { $company }
panel-trains = Treni
panel-trains-above = sopra i posti, sotto i vagoni
panel-seat-points = un posto vale il prezzo del treno
# $price (number)
panel-price = Treni di prezzo { $price }
panel-train-bought = ne hai uno
# $price, $engine (numbers)
panel-train-paid = { $engine ->
  [one] { $price } su { $engine } punto treno
 *[other] { $price } dei tuoi { $engine } punti treno
}
# $missing, $points (numbers)
panel-train-missing = { $missing ->
  [one] manca { $missing }
 *[other] mancano { $missing }
}: paga { $points ->
  [one] { $points } altro punto
 *[other] { $points } altri punti
}
# $price, $passengers, $goods (numbers)
panel-train-said = Treno di prezzo { $price }: { $passengers ->
  [0] nessun posto
  [one] { $passengers } posto
 *[other] { $passengers } posti
}, { $goods ->
  [0] nessun vagone
  [one] { $goods } vagone
 *[other] { $goods } vagoni
}.
panel-train-owner = È di { $who }.
panel-train-owner-you = È tuo.
panel-buying = Compra questo treno: { $passengers ->
  [0] nessun posto
  [one] { $passengers } posto
 *[other] { $passengers } posti
}, { $goods ->
  [0] nessun vagone
  [one] { $goods } vagone
 *[other] { $goods } vagoni
}.
panel-pay = paga
panel-and-others = { $points ->
  [one] + { $points } altro
 *[other] + altri { $points }
}
panel-buy-button = Compra questo treno
# $points (number)
panel-put = { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}
# $short (number)
panel-short = Paga i punti treno che mancano. Ancora da pagare: { $short ->
  [one] { $short } punto
 *[other] { $short } punti
}.
# $means, $left (number)
panel-pay-said = Paga uno dei tuoi { $means }; { $left ->
  [0] non te ne restano
  [one] te ne resta { $left }
 *[other] te ne restano { $left }
}
panel-influence = Influenza
panel-track-government = Governo
panel-track-engine = Treno
panel-track-red = Compagnia rossa
panel-track-green = Compagnia verde
panel-company-red = Rossa
panel-company-green = Verde
# $track: a name; $stacks: joined
panel-track-said = { $track }: { $stacks }
# $space; $seats: names from the top of the stack down
panel-stack-said = { $space }: { $seats }
panel-profit = Profitto
panel-profit-short = profitto
panel-profit-said = Barra del profitto: { $stacks }
panel-profit-now = Caricato finora:
panel-profit-then = Se porti tutto:
panel-profit-of = { $who }, caricato finora:
# $from, $to: spaces of the track
panel-disc-goes = Il disco va da { $from } a { $to }.
panel-disc-stays = Il disco resta su { $to }.
panel-disc-end = Il disco va in fondo, a { $to }.
panel-links-cost = I binari costano 1 in ogni round:
# $links (number), $profit: with its sign
panel-links-each = { $links ->
  [one] { $links } binario
 *[other] { $links } binari
} → { $profit }
panel-meter = Nürnberg–Fürth
panel-meter-scored = Collegate, punti assegnati.
# $count (number)
panel-meter-missing = { $count ->
  [one] Manca un binario:
 *[other] Mancano { $count } binari
}
# $points (number): of the seat that builds
panel-meter-joins = Unisce Nürnberg e Fürth: subito { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}.
panel-meter-nobody = Nessuno ha ancora un binario lungo la via.
panel-cubes = Cubetti in mano
# $hand, $supply (numbers): all fifteen cubes of a player that are not on a box
panel-cubes-both = { $hand ->
  [one] { $hand } cubetto
 *[other] { $hand } cubetti
} in mano, { $supply } nella riserva
panel-supply-short = riserva
panel-links-left = Binari rimasti
panel-moved-stone = Pietre caricate
panel-moved-cheese = Formaggi caricati
panel-moved-beer = Birre caricate
panel-moved-parcel = Pacchi caricati
panel-moved-red = Passeggeri rossi caricati
panel-moved-green = Passeggeri verdi caricati
# $count (number)
panel-aboard = { $count } sui treni
panel-sets = Set dei quattro tipi
# $points (number)
panel-points = { $points ->
  [one] { $points } punto finora
 *[other] { $points } punti finora
}
# $round (number), $part: a phase
panel-log-heading = Round { $round } · { $part }
panel-log-auction = asta
panel-log-building = costruzione
panel-log-trains = treni
panel-log-takeovers = rilevazioni
# $way: areas; $paid, $gains, $tokens: joined
log-built = { $who } costruisce { $way }.
log-built-you = Costruisci { $way }.
log-built-paid = { $who } costruisce { $way } per { $paid }.
log-built-paid-you = Costruisci { $way } per { $paid }.
log-sold = Rilevazione: la compagnia { $company-f } rileva la tratta { $way } di { $who }.
log-sold-you = Rilevazione: la compagnia { $company-f } rileva la tua tratta { $way }.
log-won = { $who } vince il riquadro { $box } per { $cubes }: { $gains }.
log-won-you = Vinci il riquadro { $box } per { $cubes }: { $gains }.
log-pays = { $who } paga { $paid }.
log-pays-you = Paghi { $paid }.
# $tokens: each from token-name, joined
log-tokens = Nuovi segnalini: { $tokens }.
# $box (number); $colour: of the token on it
token-name = { $colour } sul riquadro { $box }

## La mappa nel browser

map-label = Mappa. Trascina per spostarla, scorri per lo zoom.
map-closer = Ingrandisci
map-farther = Rimpicciolisci
map-whole = Mostra tutta la mappa
map-outwards = solo in uscita
# What a click tells of an area while others play. $area: its name; $facts: joined
map-told = { $area }: { $facts }.
# $size: of the town
map-told-town = { $size ->
  [major] città maggiore
  [minor] città minore
 *[company] città di una compagnia
}
map-told-never = nessun binario
# $company: red or green
map-told-company = compagnia { $company-f }
# $count (number); $piece: its name
map-told-goods = { $count ->
  [one] { $piece }
 *[other] { $count } × { $piece }
}
# $count (number)
map-told-red = { $count ->
  [one] { $count } passeggero rosso
 *[other] { $count } passeggeri rossi
}
# $count (number)
map-told-green = { $count ->
  [one] { $count } passeggero verde
 *[other] { $count } passeggeri verdi
}
# $count (number)
map-told-opponents = { $count ->
  [one] { $count } oppositore
 *[other] { $count } oppositori
}
# $area: its name; what is said to a screen reader
map-area-start = Inizia una tratta da { $area }
map-area-step = Prolunga la tratta fino a { $area }, { $price }
map-area-sale = Rilevazione da { $area }
map-area-sale-step = Rilevazione fino a { $area }
# $piece, $area: names
map-load-words = Carica { $piece-un } da { $area }
map-load-rivals = Carica { $piece-un } da { $area }; nel mirino anche di { $seats }
map-where-start = Scegli una zona che brilla per iniziare la tratta, poi prosegui di zona in zona.
map-start-here = Parti da qui
map-build-nothing = In questo round non costruire
map-you-pay = paghi
map-and-keep = e tieni
map-so-far = Finora
map-with-it = Poi
# $count (number): construction points that cubes do not pay
map-rest = +{ $count } a scelta
map-reaches = Raggiunge
map-nothing = ancora niente
# $sum: with its sign
map-profit = profitto { $sum }
# $earned, $links (numbers): what the pieces bring, and what links cost; $sum: with its sign
map-sum = { $earned } − { $links ->
  [one] { $links } binario
 *[other] { $links } binari
} = { $sum }
map-lay = Posa questo binario
# $way, $then: areas with prices
map-way-then = { $way } poi { $then }?
map-finish = Concludi la tratta
# $count (number)
map-owed = { $count ->
  [one] Un punto da pagare.
 *[other] { $count } punti da pagare, uno alla volta.
} Quale influenza spendi?
map-load = Carica, compra un treno o passa.
map-load-ringed = Carica, compra un treno o passa. Un anello dice che lo vogliono anche altri.
map-load-none = Compra un treno o passa.
map-load-phone = { $loads ->
  [0] Compra un treno qui sotto, in “Treni”, o passa.
 *[other] Carica, compra un treno qui sotto, in “Treni”, o passa.
}
# $passengers, $goods (numbers): places free
map-free = Liberi: { $passengers ->
  [0] nessun posto
  [one] { $passengers } posto
 *[other] { $passengers } posti
}, { $goods ->
  [0] nessun vagone
  [one] { $goods } vagone
 *[other] { $goods } vagoni
}.
# $seats: names, joined
map-rivals = Nel mirino anche di { $seats }.
map-only-yours = Solo per te:
map-profit-now = Profitto ora
map-profit-then = Profitto dopo
map-load-this = Carica questo
# $count (number)
map-load-all = { $count ->
  [one] Carica questo
 *[other] Caricali tutti ({ $count })
}
map-no-trains = Niente altri treni
map-pass = Passa: non caricare altro
# $by: with its sign
map-pass-means = Non carichi altro. Il tuo profitto cambia di { $by }.
map-sale-start = Scegli una città a un capo di una tua tratta, poi la città all’altro capo.
map-sale-on = Segui i tuoi binari, o scegli la città in cui finisce la tratta.
map-sale-no-town = Deve arrivare fino a una città.
map-sale-no-company = Uno dei capi deve essere una città di una compagnia.
# $count (number): points left, links off the board
map-leaves = { $count ->
  [one] (resta { $count })
 *[other] (restano { $count })
}
map-saves = risparmi { $count } a round
# $company; $areas: names, joined; $count (number)
map-become = { $count ->
  [one] Anche { $areas } passa alla compagnia { $company-f }.
 *[other] Anche { $areas } passano alla compagnia { $company-f }.
}
map-lost = Questi non li può più caricare nessuno:
map-sell = Rilevazione: { $company-f }
map-sell-short = Rilevazione
map-sell-end = Rilevazione
map-sell-this-far = Fin qui
# $area, $from: names
map-sale-none-here = Nessuna tua tratta che si possa rilevare finisce in { $area }. Serve una città a entrambi i capi, e una dev’essere di una compagnia di cui hai punti.
map-sale-none-there = Nessuna tua tratta che si possa rilevare porta da { $from } a { $area }.
map-sell-nothing = Niente rilevazione in questo round
# $why: what the file lacks; $area
map-undrawn-outline = Questo file di tabellone non ha il contorno di { $area }, quindi non possiamo disegnarne la mappa. Puoi giocare con il tavolo a parole.
map-undrawn-crossing = In questo file di tabellone il contorno di { $area } incrocia se stesso, quindi non possiamo disegnarne la mappa. Puoi giocare con il tavolo a parole.
map-undrawn-name = In questo file di tabellone { $area } non ha nome, quindi non possiamo disegnarne la mappa. Puoi giocare con il tavolo a parole.
map-legend = Cosa mostra la mappa
map-terrain = { $terrain ->
  [plain] pianura
  [valley] valle
  [hill] collina
  [hops] luppolo
  [river] fiume
 *[wall] muro
}
map-never = mai

## Opzioni di un tavolo

option-quick_loading = Carico rapido
option-why-quick_loading = Se nessun altro può prendere le tue merci, caricale tutte in una volta.
option-map = Mappa
option-why-map = Nürnberg, oppure le valli del primo gioco. Lì The South può essere ampliato.
option-three_player_auction = Tabellone dell’asta in tre
option-why-three_player_auction = Quale lato del tabellone dell’asta usano tre giocatori.
option-three_player_trains = Tabellone dei treni in tre
option-why-three_player_trains = Quale lato del tabellone dei treni usano tre giocatori.
option-company_links = Binari delle compagnie
option-why-company_links = Nel gioco stampato ogni compagnia ha solo i 15 binari della scatola. In quasi ogni partita ne servono di più, quindi non c’è limite se non lo scegli tu.
choice-nurnberg = Nürnberg
choice-wensleydale = Wensleydale
choice-wensleydale-enlarged = Wensleydale con The South ampliato
choice-unlimited = Quanti ne servono
choice-limited = Solo quelli della scatola

## Le tappe del conteggio finale, secondo le righe del punteggio

stage-score-rounds = Round
stage-score-pieces = Pezzi
stage-score-sets = Set
stage-score-profit = Profitto
stage-score-links = Binari

## Perché una scelta vale subito

revealed-here = Si sono pescati nuovi segnalini: non si può annullare.

## Nel terminale

terminal-shorthand = Ogni offerta si può scrivere: bid 5 on box 3. Di una zona bastano le prime lettere: start skip, extend emb.
terminal-round = round { $number } di { $most }
terminal-phase = { $now ->
  [auction] asta
  [choice] scelta
  [building] costruzione
  [payment] pagamento
  [trains] treni
  [exchange] cambio
  [loading] carico
 *[takeovers] rilevazioni
}
terminal-line = tratta { $stops }
terminal-to-pay = da pagare ancora: { $count }
terminal-costs = costa { $cost }
terminal-point = { $kind ->
  [government] gov
  [engine] treno
  [red] rosso
  [green] verde
 *[either] rosso/verde
}
terminal-profit-track = profitto
terminal-profit = profitto { $count }
terminal-load = { $count } × { $piece }
terminal-box = riquadro { $number } da { $minimum }: { $points }
terminal-bids = { $mark } offre { $cubes }
terminal-train = treno { $number }
terminal-size = { $price }$ { $passengers }p+{ $goods }m
terminal-run = { $mark } { thing-links }:
terminal-towns = Città
terminal-none = niente
terminal-which = { $what }: { $which }
terminal-legend = CITTÀ in maiuscolo, con R (rossa) o G (verde) di una compagnia; r e g passeggeri rossi e verdi, x oppositori; ^ qui niente binari; { $goods }. I binari hanno il segno del proprietario. { $one } e { $two } sono confini senza binario, per 1 e 2 punti.
terminal-legend-goods = { $sign }: 2 × { $piece }

## What of a board is as printed: goes on after “Board: ”, so it begins small and ends without a full stop

provenance-wensleydale = ricostruito in parte (regole e componenti come stampati; tabellone, quasi tutti i riquadri e quasi tutti i treni ridisegnati in modo che ogni esempio del regolamento torni)
provenance-nurnberg = ricostruito in parte (regole e componenti come stampati; i due tabelloni, quasi tutti i riquadri e quasi tutti i treni ridisegnati in modo che ogni esempio del regolamento torni)
