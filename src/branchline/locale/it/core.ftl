### Quel che dice ogni gioco, in italiano.
### One message, one line: Fluent keeps line breaks, and a log line has none.
### Names (of players, places, cards, colours) arrive as texts; every other argument is a number.

## Nomi. I colori sono al maschile; .f è il femminile, .mp e .fp sono i due plurali.

# $number (number): the seat, counted from 1
seat-name = Giocatore { $number }

colour-black = nero
    .f = nera
    .mp = neri
    .fp = nere
colour-blue = blu
    .f = blu
    .mp = blu
    .fp = blu
colour-green = verde
    .f = verde
    .mp = verdi
    .fp = verdi
colour-grey = grigio
    .f = grigia
    .mp = grigi
    .fp = grigie
colour-lilac = lilla
    .f = lilla
    .mp = lilla
    .fp = lilla
colour-orange = arancione
    .f = arancione
    .mp = arancioni
    .fp = arancioni
colour-purple = viola
    .f = viola
    .mp = viola
    .fp = viola
colour-red = rosso
    .f = rossa
    .mp = rossi
    .fp = rosse
colour-white = bianco
    .f = bianca
    .mp = bianchi
    .fp = bianche
colour-yellow = giallo
    .f = gialla
    .mp = gialli
    .fp = gialle

## Elenchi: “A”, “A e B”, “A, B e C”. Texts.join builds them from the front.

# $first: the list so far; $next: one more, not the last
list-more = { $first }, { $next }
# $first: the list so far; $last: the last one
list-last = { $first } e { $last }
# $what: a name or a label; $text: what is said of it
labelled = { $what }: { $text }
# $first: the list so far; $next: one more, of several words
list-long = { $first }; { $next }

## La casa

rules-H = Ai nostri tavoli
rule-H1 = Se le stesse scelte, fatte in ordine diverso, portano allo stesso risultato, il tavolo propone un solo ordine. Nessun gioco lo chiede nelle sue regole.

## Quanto costa e quanto rende una mossa

# $count (number)
thing-points = { $count ->
  [one] { $count } punto
 *[other] { $count } punti
}

## Una mossa rifiutata, in qualsiasi gioco

refuse-game-over = La partita è finita.
# $turn: the name of the player to act
refuse-not-your-turn = È il turno di { $turn }.
# $chosen, $now (numbers): positions in the log
refuse-stale = Hai scelto alla mossa { $chosen }, ma la partita è già alla mossa { $now }. Guarda il tavolo e scegli di nuovo.
# $expected: the prompt of the present phase, a whole sentence
refuse-not-now = Ora non puoi farlo. { $expected }

## La fine

phase-over = La partita è finita.
narrate-game-over = La partita è finita.

# $place, $points (numbers); $who: one name
ranking-line = { $place }. { $who }: { $points ->
  [one] { $points } punto
 *[other] { $points } punti
}
# $who: one name
ranking-winner = { $who } vince.
ranking-winner-you = Hai vinto.
# $who: two names or more, joined
ranking-shared = Vittoria condivisa: { $who }.
# $who, $seat: two names
tie-shared = { $who } e { $seat } sono in parità su tutto e condividono la posizione.

## Mosse come pulsanti, e quel che mostra un tavolo, in ogni gioco

# $first, $last: two ways
list-either = { $first } o { $last }
# an empty list
list-none = niente
kind-pass = Passa
kind-pay = Paga
kind-take = Prendi
kind-keep = Tieni
kind-build = Costruisci
view-first = Ha iniziato
view-points = Punti
view-cards = Carte
view-players = Giocatori
view-seat = Posto

## I bot, per livello

bot-random = Casuale
bot-random-text = Fa una mossa qualunque tra quelle permesse. Va bene per provare, e poco più.
bot-apprentice = Apprendista
bot-apprentice-text = Gioca la prima cosa che gli viene in mente. Alla seconda partita lo batti.
bot-greedy = Ingordo
bot-greedy-text = Ha un piano e prende quel che gli sembra meglio al momento. Non pensa mai al dopo.
bot-driver = Macchinista
bot-driver-text = Pensa un attimo al dopo: un po’ meglio dell’Ingordo.
bot-engineer = Ingegnere
bot-engineer-text = Prima di decidere prova ogni possibilità molte volte.
bot-chief = Direttore
bot-chief-text = Il più forte di tutti: pensa fino a tre secondi per mossa. Del tavolo vede quel che vedi tu.

## Suggerimenti

# $move: a move in words
hint-only = C’è una sola mossa possibile: { $move }.
hint-clear = Nient’altro ci va vicino.
# $move: a move in words; $chance (number): per cent
hint-ahead = { $move }. La tua probabilità di vittoria: { $chance }%, con circa { $points ->
  [one] { $points } punto
 *[other] { $points } punti
} di vantaggio alla fine.
# $move: a move in words; $chance (number): per cent
hint-even = { $move }. La tua probabilità di vittoria: { $chance }%, testa a testa.
# $move: a move in words; $chance (number): per cent; $points (number)
hint-behind = { $move }. La tua probabilità di vittoria: { $chance }%, con circa { $points ->
  [one] { $points } punto
 *[other] { $points } punti
} di svantaggio alla fine.
# $other: a move in words; $points (number)
hint-better = In alternativa, con { $points ->
  [one] { $points } punto
 *[other] { $points } punti
} in meno: { $other }.
# $other: a move in words
hint-alike = La differenza è minima. Va altrettanto bene: { $other }.
# $things: what it brings, a list
hint-gives = Ricevi { $things }.
# $things: what it costs, a list
hint-costs = Ti costa { $things }.

## Opzioni di un tavolo

option-first = Chi inizia
option-why-first = Scegli chi inizia o lascia decidere alla sorte.
choice-random = A caso

## Quel che non si può annullare, o non ancora

barrier-end-first = Prima della prossima mossa concludi il turno.
barrier-revealed = Non si può annullare: si è scoperto qualcosa di nascosto.
barrier-nothing-to-undo = Non c’è niente da annullare.
barrier-chosen = Hai già scelto. Annulla per scegliere di nuovo.
barrier-played = Fatto? Premi Fine turno, oppure annulla.
barrier-nothing-to-end = Non c’è ancora nessuna mossa con cui concludere il turno.
barrier-unfinished = Il tuo turno non è ancora completo.
barrier-bot = Un bot sta giocando per te. Prima riprendi il tuo posto.
barrier-enter = Fatto? Invio conclude il turno, oppure scrivi undo per annullare.

## Quel che il server rifiuta

# $table: what was asked for
house-no-table = Non esiste nessun tavolo “{ $table }”. Controlla il link.
house-revoked = Ora questo dispositivo non ha posti a questo tavolo. Chiedi un invito all’host.
house-down = Al momento il server non riesce a salvare, quindi non è cambiato niente. Riprova tra poco.
house-analysis-later = L’analisi guarda le mani di tutti, quindi deve aspettare la fine della partita.
house-analysis-busy = Sono in corso altre analisi. Riprova tra un minuto.
house-analysis-often = Hai chiesto molte analisi. Riprova tra qualche minuto.
house-hint-coming = Il tuo suggerimento sta arrivando.
# $seconds (number)
house-hint-often = { $seconds ->
  [one] Per ora hai usato i tuoi suggerimenti. Riprova tra { $seconds } secondo.
 *[other] Per ora hai usato i tuoi suggerimenti. Riprova tra { $seconds } secondi.
}
house-hint-none = Questa volta nessun suggerimento. Riprova.
house-hint-busy = Il server sta già pensando molto. Riprova tra un momento.
house-host-only = Per questo serve un posto. La chiave dell’host da sola non basta.
house-seat-often = Che velocità! Aspetta un momento e riprova.
house-chat-watching = Può chattare solo chi gioca a questo tavolo.
house-chat-nothing = Prima scrivi un messaggio.
house-chat-often = Sono tanti messaggi. Aspetta un momento.
house-chat-full = La chat di questo tavolo è piena.
house-files-often = Hai caricato molti file. Riprova tra un minuto.
house-files-large = Hai caricato molti dati. Riprova tra un’ora.
house-boards-full = Su questo server non c’è posto per un altro tabellone.
house-tables-often = Hai iniziato molte partite. Riprova tra qualche minuto.
house-free-whose = Questo posto può liberarlo solo l’host o chi lo occupa.
house-often = Troppe richieste. Aspetta un momento e riprova.
house-restart = Il server si sta riavviando. Torna tra un momento.
house-own-eyes = Durante la partita puoi rivedere le mosse solo dal tuo posto o come chi guarda.
house-position-later = Una posizione mostra le mani di tutti, quindi deve aspettare la fine della partita.
house-colour-dealt = In questo gioco i colori vengono assegnati, quindi non puoi cambiare il tuo.
house-not-taken-over = Nessun bot ha preso il tuo posto.
house-given-up = Hai già abbandonato.
house-agree-players = Solo chi gioca può accettare di terminare la partita.
house-not-over = Questa partita non è ancora finita.
house-imported = Un registro caricato non ha giocatori per la rivincita.
house-play-imported = Solo il server su cui si è giocata una partita sa quando: di un registro caricato non c’è un file per BG Stats.
house-colour-taken = Questo colore è già stato scelto.
house-seat-taken = Questo posto è occupato. Un invito vale una volta sola, su un solo dispositivo. Chiedine uno nuovo all’host, oppure guarda la partita.
house-seat-gone = Questo posto è occupato. Scegline un altro, oppure guarda la partita.
house-no-open-seat = A questo tavolo non ci sono posti liberi. Puoi guardare la partita.
house-no-person = In quel posto non c’è nessuno, quindi non c’è niente da liberare.
house-invitation-old = Questo invito non è più valido. Chiedine uno nuovo all’host.
house-device-removed = Questo dispositivo è stato rimosso. Le sue partite sono sugli altri tuoi dispositivi.
house-devices-many = Questo server non permette altri dispositivi. Prima rimuovine uno.
house-device-gone = Questo dispositivo non è più nel tuo elenco.
house-device-last = Questo è il tuo unico dispositivo. Prima aggiungine un altro, oppure elimina i tuoi dati se vuoi andartene.
house-link-unknown = Questo link non porta da nessuna parte. Creane uno nuovo sul dispositivo che ha le tue partite.
house-link-used = Questo link è già stato usato, o sostituito da uno più recente. Creane uno nuovo sul dispositivo che ha le tue partite.
house-link-expired = Questo link è scaduto. Creane uno nuovo sul dispositivo che ha le tue partite.
house-passkeys-off = Questo server non offre passkey.
house-passkeys-where = Le passkey richiedono un server con un nome. Non funzionano con un indirizzo fatto di numeri.
house-passkeys-many = Questo server non permette altre passkey. Prima rimuovine una.
house-passkey-known = Questa passkey è già stata aggiunta.
house-passkey-unknown = Questo server non conosce quella passkey. Forse è stata rimossa.
house-passkey-gone = Quella passkey non è più nel tuo elenco.
house-passkey-used = La risposta di questa passkey è già stata usata. Riprova.
house-passkey-late = Ci è voluto troppo tempo. Riprova.
# $origin: the address of a page
house-passkey-foreign = Quella passkey è stata usata su una pagina di { $origin }, e non sulle pagine di questo server.
house-passkey-copied = Questa passkey potrebbe essere stata copiata, quindi non è valida. Rimuovila e aggiungine un’altra.
house-passkey-bad = Non è stato possibile verificare la passkey. Riprova.
house-exchange-first = Questo è un invito. Prima usalo per prendere posto.
house-not-dealt = Non è stato ancora distribuito nulla: il tavolo aspetta altri giocatori, o la parte di casualità di ciascuno.
house-plan-mail = Le mosse si pianificano solo nelle partite per corrispondenza.
house-plan-turn = Tocca a te: fai la tua mossa.
house-plan-never = Ora non c’è niente da pianificare. Il tuo prossimo turno dipende da quello che succede prima.
house-plan-luck = Questa mossa dipende anche dalla sorte, quindi non si può pianificare.
house-plan-unfinished = Il tuo piano non è ancora un turno intero.
house-luck-over = A questo tavolo si è già distribuito.
house-luck-none = Solo i dispositivi dei giocatori aggiungono la loro parte di casualità.
house-luck-moved = Tutti stanno aggiungendo di nuovo la loro parte di casualità. Riprova tra un momento.
house-luck-closed = Ormai la casualità di tutti è sigillata: nessuno può più cambiare la propria.
house-luck-open = Gli altri non hanno ancora sigillato la loro casualità. Tieni segreta la tua ancora per un momento.
house-luck-other = Non è la casualità che questo dispositivo aveva sigillato.
house-luck-copied = Qualcuno ha già sigillato esattamente questo. Ognuno deve aggiungere la propria casualità.
house-code-unknown = Nessun tavolo ha questo codice. Guarda di nuovo lo schermo del tavolo: ogni tanto il codice cambia.
house-code-none = Al momento non c’è nessun codice da mostrare. Riprova tra un momento.
house-guesses-often = Sono tanti codici sbagliati. Aspetta un minuto e riprova.

## Quel che il server dice a tutti a un tavolo

# $who: the name of the player who had the seat
house-seat-freed = L’host ha liberato il posto di { $who } e ha un nuovo invito per quel posto.
house-seat-opened = L’host ha liberato il posto di { $who }. Chiunque sia al tavolo può prenderlo.
house-luck-late = Il dispositivo di { $who } non ha aggiunto in tempo la sua casualità: il posto è libero e tutti aggiungono di nuovo la propria.
house-seat-moved = { $who } sta passando a un altro dispositivo.
house-line-removed = Il gestore del server ha rimosso un messaggio.
# $number (number): of the seat
house-name-removed = Il gestore del server ha rimosso il nome del giocatore { $number } e i messaggi scritti con quel nome.
## Indirizzi a cui vanno gli avvisi

# $address: as it was typed
house-address-wrong = “{ $address }” non è un indirizzo web. Deve cominciare con https:// o http:// e non avere spazi.
house-address-password = Un indirizzo con nome e password non va bene. Usane uno che abbia la chiave nel percorso.
# $host: the name in the address
house-address-private = “{ $host }” non è sull’internet pubblica, quindi questo server non ci manda niente. Il gestore può autorizzare quella rete.
house-address-unknown = Non esiste un server di nome “{ $host }”. Controlla l’indirizzo.

## Perché un avviso non è arrivato

notice-redirects = L’indirizzo rimanda di continuo a un altro.
# $seconds (number)
notice-silent = { $seconds ->
  [one] Nessuna risposta entro { $seconds } secondo.
 *[other] Nessuna risposta entro { $seconds } secondi.
}
# $host: the name in the address
notice-unreachable = “{ $host }” non è raggiungibile o non risponde come un server web.
# $status (number): as the service gave it
notice-refused = Il servizio ha rifiutato l’avviso (risposta { $status }).
notice-busy = Al momento il servizio è sovraccarico o guasto (risposta { $status }).
notice-mail-refused = Il server di posta ha rifiutato questo indirizzo.
notice-mail-down = Il server di posta non è raggiungibile o non ha accettato l’e-mail.
notice-mail-password = Il server di posta ha rifiutato il nome o la password di questo server. Il gestore può rimediare.
notice-odd = Qualcosa è andato storto su questo server.

## Indirizzi dati dai giocatori

# $address: as it was typed
house-mail-wrong = “{ $address }” non è un indirizzo e-mail. Deve essere come ada@example.org.
house-push-wrong = Questo browser ha dato chiavi inutilizzabili. Disattiva i suoi avvisi e riattivali.
house-channel-none = Questo canale non c’è più. Ricarica la pagina.
house-channels-full = Hai già tutti i canali che questo server permette. Prima rimuovine uno.
house-channels-often = Hai cambiato molte volte i tuoi canali. Riprova tra un’ora.
house-persons-often = Dalla tua rete sono arrivati molti dispositivi nuovi. Riprova tra qualche minuto.
house-mail-off = Questo server non manda e-mail. Il gestore può attivarle.
house-push-off = Questo server non manda avvisi ai browser. Il gestore può attivarli.
house-operator = Serve il token del gestore: i 43 caratteri nel file operator-token, nella cartella dei dati del server.
house-confirm-old = Questo link è scaduto o ne esiste uno più recente. Chiedine uno nuovo nelle impostazioni.
house-stop-wrong = Questo link non corrisponde a nessun avviso. Controlla che sia completo.

## Avvisi

# $game: its title; $others: the other players, as a list
notice-game-with = { $game } con { $others }
notice-someone = Qualcuno
notice-title-turn = Tocca a te: { $game }
notice-title-begin = Si può cominciare: { $game }
# $count (number): games
notice-title-turns = { $count ->
  [one] { $count } partita ti aspetta
 *[other] { $count } partite ti aspettano
}
notice-title-warn = Il tempo sta per scadere: { $game }
notice-title-out = Tempo scaduto: { $game }
notice-title-ended = Partita finita: { $game }
# $who: who wrote, or asks
notice-title-mention = { $who } ti ha menzionato
notice-title-invitation = { $who } vuole giocare ancora
notice-title-analysis = La tua analisi è pronta: { $game }
# $game: its title, perhaps with the other players
notice-turn = Tocca a te: { $game }.
notice-begin = Ci sono tutti. Apri il tavolo perché la partita possa cominciare: { $game }.
# $hours (number)
notice-warn-hours = { $hours ->
  [one] Ti resta { $hours } ora: { $game }.
 *[other] Ti restano { $hours } ore: { $game }.
}
# $minutes (number)
notice-warn-minutes = { $minutes ->
  [one] Ti resta { $minutes } minuto: { $game }.
 *[other] Ti restano { $minutes } minuti: { $game }.
}
notice-out = Il tuo tempo è scaduto, ma puoi ancora fare la tua mossa: { $game }.
notice-ended = La partita è finita: { $game }.
notice-mention = { $who } ti ha menzionato nella chat: { $game }.
notice-invitation = { $who } ti propone la rivincita: { $game }.
notice-analysis = Tutte le mosse sono analizzate: { $game }.
# $count (number): games for which there was no room
notice-more = { $count ->
  [one] { $count } altra partita
 *[other] { $count } altre partite
}

## E-mail

mail-open = Apri:
mail-stop = Ricevi questa e-mail perché hai chiesto degli avvisi. Per non riceverne più basta un clic:
mail-confirm-title = Conferma il tuo indirizzo per Branchline
mail-confirm = Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo gli avvisi di Branchline.
# $hours (number)
mail-confirm-open = { $hours ->
  [one] Se la richiesta è tua, apri questa pagina entro { $hours } ora:
 *[other] Se la richiesta è tua, apri questa pagina entro { $hours } ore:
}
mail-confirm-else = Altrimenti non fare nulla: non riceverai altre e-mail da noi.

## Orologi

house-pace-none = Una partita senza orologi non ha fuso orario, notti, giorni liberi né un tempo che può scadere.
house-pace-live = Notti e giorni liberi valgono solo nelle partite per corrispondenza. Una partita dal vivo ne fa a meno.
# $zone: what was given as a time zone
house-pace-zone = Questo server non conosce il fuso orario { $zone }. Scegline uno come Europe/Berlin.
house-pace-night = Una notte dura al massimo 14 ore, e deve avere un inizio e una fine.
house-pace-days = I giorni liberi della settimana possono essere al massimo 3.
house-pace-never = Con queste notti, questi giorni liberi e queste ferie il tempo non scadrebbe mai.
house-vacation-dates = Indica il primo e l’ultimo giorno di ferie, ciascuno come 2027-08-01.
house-vacation-order = L’ultimo giorno di ferie viene prima del primo.
house-vacation-past = Le ferie non possono iniziare nel passato. Oggi: { $today }. Scegli questo giorno o uno successivo.
house-vacation-far = Le ferie si possono annunciare al massimo un anno prima che inizino.
house-vacation-twice = Per alcuni di questi giorni hai già annunciato delle ferie.
house-vacation-days = Giorni di ferie che ti restano per l’anno: { $left } su { $most }. Scegli meno giorni.
house-vacation-gone = Queste ferie non sono più nel tuo elenco.
house-vacation-begun = Queste ferie, iniziate in data { $first }, non si possono più annullare.
house-time-left = Sull’orologio di questo posto c’è ancora tempo. Un bot può subentrare solo quando è scaduto.
house-no-clocks = A questo tavolo non ci sono orologi in funzione da fermare.
house-expired = Questo tavolo è scaduto perché i posti liberi non sono stati occupati in tempo. Inizia invece una nuova partita.
house-table-expired = I posti liberi non sono stati occupati in tempo: questo tavolo è scaduto.
# $who: the name of a player, here and below
house-time-out-ask = Il tempo di { $who } è scaduto. Gli altri decidono come proseguire.
house-time-out-turn = Il tempo di { $who } è scaduto: un bot gioca questo turno.
house-time-out-bot = Il tempo di { $who } è scaduto: un bot subentra finché il posto non viene ripreso.
house-time-out-end = Il tempo di { $who } è scaduto: la partita è finita, come stabilito a questo tavolo.
house-wants-pause = { $who } vorrebbe mettere in pausa la partita.
house-paused = Tutti sono d’accordo per una pausa. Gli orologi sono fermi.
house-resumed = { $who } ha messo fine alla pausa. Gli orologi sono di nuovo in funzione.
house-vacation = Ferie di { $who }: { $first } – { $last }. In quei giorni il suo orologio non scorre.
house-vacation-off = { $who } ha annullato le ferie ({ $first } – { $last }).
