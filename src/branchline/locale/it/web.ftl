### Quel che dicono le pagine, in italiano: tutto ciò che sta intorno al tavolo, qualunque sia il gioco.
### One message, one line. Every key begins with page-, so that none is a game’s too.

## La cornice

page-home = Branchline, pagina iniziale
page-nav = Menu principale
page-nav-tables = Le tue partite
page-nav-rules = Regole
page-nav-settings = Impostazioni
page-skip = Vai al contenuto
page-close = Chiudi
page-cancel = Indietro
page-loading = Caricamento…
page-try-again = Riprova
page-to-home = Vai alla pagina iniziale
page-yes = sì
page-no = no
page-no-storage = Questo browser non salva niente per questa pagina. Puoi giocare lo stesso, ma conserva il link del tuo posto: se chiudi la pagina, è l’unico modo per tornare.
page-trouble = Qualcosa è andato storto
page-reload = Ricarica la pagina
page-reload-why = Una parte di questa pagina non si è caricata. Forse il server è stato aggiornato.
page-upgraded = C’è una nuova versione di queste pagine. Ricarica quando vuoi: non perdi nulla di ciò che hai scritto o pianificato.
page-missing = Capolinea
page-missing-why = Qui non c’è nessuna pagina. I binari finiscono ai paraurti.

## Quando qualcosa va storto

page-unreachable = Il server non risponde. Quel che hai scritto non è andato perso. Riprova tra un momento.
page-offline = Sei offline. Tutto tranne l’elenco delle tue partite richiede una connessione.
page-stale = Mentre sceglievi la partita è andata avanti. Ecco il tavolo com’è ora. Scegli di nuovo.
page-revoked = Questo posto non è più tuo: l’host lo ha liberato. Chiedi un invito all’host. Puoi continuare a guardare.
# $what: the browser’s own words
page-bug = Questo non doveva succedere: { $what }
page-back = Connessione ristabilita. Non è andato perso niente.
page-lost = Connessione persa. Nuovo tentativo…
page-hung-up = Il server ha chiuso la connessione. Ricarica la pagina per tornare.
page-no-table = Tavolo non trovato
page-board-missing = Il tabellone di questo gioco non si è caricato. Puoi continuare con il tavolo a parole.

## La prima pagina

page-home-title = In carrozza: il prossimo treno è il tuo
page-home-lead = Quattro giochi da tavolo ferroviari. Gioca subito contro un bot o manda un link agli amici. Senza registrazione, senza installare niente.
page-games = Giochi
page-play-now = Gioca subito
# $bots (number): how many bots play
page-play-now-why = { $bots ->
  [one] contro un bot
 *[other] contro { $bots } bot
}
page-set-table = Nuova partita
page-set-table-why = scegli i giocatori
# $seats: 2, or 2–5
page-seats = { $seats } giocatori
# $from, $to (numbers)
page-minutes = { $to ->
  [one] { $from }–{ $to } minuto
 *[other] { $from }–{ $to } minuti
}
page-board-exact = Tabellone originale
page-board-why-exact = Tabellone, carte e numeri sono quelli del gioco stampato.
page-board-partly = Tabellone in parte nostro
page-board-why-partly = Le regole sono quelle del gioco stampato. Dove non abbiamo potuto verificare il tabellone, lo abbiamo disegnato noi.
page-board-reconstructed = Molte carte nostre
page-board-why-reconstructed = Le regole sono quelle del gioco stampato. Le carte che non abbiamo potuto verificare le abbiamo create noi.
page-watch = Partite da guardare
page-watch-none = Al momento non ci sono partite da guardare.
page-your-tables = Le tue partite
page-your-tables-none = Non hai ancora partite.
page-games-show = Mostra
page-games-all = Tutte le partite
page-games-mine = Tocca a te
page-games-theirs = Tocca ad altri
page-games-over = Finite
page-games-none = Nessuna partita corrisponde a questa scelta.
page-games-since = da { $time }
page-games-until = fino a { $time }
page-games-offline = Sei offline. Questo è l’elenco visto l’ultima volta, { $ago }.
page-next-game = Prossima partita
page-next-game-why = { $count ->
    [one] Un’altra partita ti aspetta.
   *[other] Altre { $count } partite ti aspettano.
  }
page-remove = Togli dalle tue partite
page-removed = Tolta dal tuo elenco. La partita non viene cancellata.
# $count (number)
page-removed-show = { $count ->
  [one] Mostra { $count } partita tolta
 *[other] Mostra { $count } partite tolte
}
page-running = In corso
page-finished-tables = Finite
page-finished = Finita
# $count (number)
page-moves-made = { $count ->
  [one] { $count } mossa
 *[other] { $count } mosse
}
page-upload-log = Apri un registro
page-upload-log-why = Rivedi mossa per mossa un registro scaricato da questo server o da un altro.
page-upload-position = Gioca da una posizione
page-upload-position-why = Un file di posizione contiene un momento di una partita, con le mani di tutti. Salvane uno mentre rivedi una partita, oppure con “branchline position”. Poi riparti da lì, con i bot o con gli amici.
page-upload-position-not = Questo file non è una posizione. Una posizione è un JSON che indica il gioco e i posti.
# $game: what the file says
page-upload-position-game = Qui non c’è nessun gioco chiamato “{ $game }”.
page-laid-out = Questa partita è iniziata da una posizione preparata. Chi l’ha preparata potrebbe conoscere tutte le mani.
# $version (number): of the rules
page-older-rules = Giocata con la versione { $version } delle regole.
page-older-rules-running = Da allora le regole sono cambiate, quindi questa partita non può continuare.
page-older-rules-score = Conta i punti ora
page-older-rules-waiting = I punti si contano quando sono tutti d’accordo.
page-imported = Questa partita viene da un file di registro. Non è stata giocata su questo server, e i nomi sono quelli del file.
page-imported-short = da un file
page-stage-players = In attesa di giocatori
page-stage-luck = Ognuno aggiunge casualità
page-laid-out-short = da una posizione
page-lesson-short = lezione

## Preparare un tavolo

page-who = Giocatori
# $number (number): the seat, counted from 1
page-seat-kind = Posto { $number }: chi gioca?
page-kind-me = Tu
page-kind-here = Un’altra persona su questo dispositivo
page-kind-friend = Un amico, con un link
page-kind-open = Posto libero
page-kind-bot = Un bot
page-which-bot = Bot
page-name = Nome
page-name-of = Nome del giocatore { $number }
page-colour-of = Colore del giocatore { $number }
page-open-why = può unirsi chiunque, dalla pagina iniziale o con il link del tavolo
page-add-seat = Aggiungi un posto
page-remove-seat = Togli questo posto
page-options = Opzioni
page-board = Tabellone
page-board-own = caricato da te
page-board-upload = Usa un tuo file di tabellone. Lo controlliamo riga per riga.
# $title: the board’s
page-board-taken = Il tabellone “{ $title }” va bene. Questa partita userà quello.
# $why: the browser’s own words
page-board-not-json = Questo file non è JSON: { $why }
page-set-it = Inizia la partita
page-opening = Da una posizione
page-opening-why = La partita parte da questa posizione, con le sue opzioni. Forse hai visto le mani di tutti: usala per provare, non per una sfida.
page-opening-deal = Distribuisci invece da capo
page-table-set = Il tuo tavolo è pronto
page-links-send = Manda a ogni persona un invito. Vale una volta sola, sul primo dispositivo che lo apre.
page-links-secret = Gli inviti si vedono solo ora. Al tavolo puoi crearne di nuovi.
page-open-link = Link al tavolo, per giocare o guardare:
page-link = Link
page-copy = Copia
page-copied = Copiato
page-copy-yourself = Il link è selezionato. Premi Ctrl+C per copiarlo.
page-to-table = Vai al tavolo
page-join = Unisciti
page-join-title = Unisciti a questa partita
page-your-name = Il tuo nome

## Al tavolo

page-players = Giocatori
page-hand = Mano
page-map = Mappa
page-map-asked = Scegli sulla mappa
page-sights = Cosa mostra questo telefono
page-more = Altro
page-table-menu = Tavolo
page-seat-side = Le tue scelte e la tua mano
page-fold = Mostra la mappa
page-unfold = Mostra le tue scelte
page-drawers = Parti del tavolo
page-you = tu
page-bot = bot
page-stand-in = gioca un bot al suo posto
page-away = assente
page-seat-open = posto libero
page-acts = di turno
# $points: a number in words, with halves
page-score = { $count ->
  [one] { $points } punto
 *[other] { $points } punti
}
page-actions = Cosa fare
page-your-turn = Tocca a te
# $who: one name or more, joined
page-waiting = In attesa di { $who }.
page-waiting-others = La tua scelta è fatta. In attesa di { $who }.
page-nobody = Nessuno ha mosse da fare.
page-end-turn-hint = Fatto? Premi Fine turno, oppure annulla.
page-undo = Annulla
page-reset = Ricomincia
page-end-turn = Fine turno
# $count (number)
page-all-moves = { $count ->
  [one] { $count } mossa possibile
 *[other] Tutte le { $count } mosse possibili
}
page-moves-search = Cerca tra le mosse
# $count (number)
page-moves-found = { $count ->
  [one] { $count } mossa
 *[other] { $count } mosse
}
page-moves-none = Nessuna mossa corrisponde.
# $what: things, joined
page-preview-costs = Costa { $what }.
page-preview-gives = Dà { $what }.
page-preview-luck = È la sorte a decidere cosa ricevi.
page-preview-nothing = Gratis.
page-general = Il tavolo a parole
page-general-switch = Mostra il tavolo a parole
page-log = Registro
page-log-and-more = Registro, chat e regole
page-log-empty = Non è ancora successo niente.
page-tab-log = Registro
page-tab-ledger = Conti
page-tab-chat = Chat
page-tab-notes = Note
page-tab-rules = Regole
# $count (number)
page-unread = { $count ->
  [one] { $count } riga nuova
 *[other] { $count } righe nuove
}
page-ledger = Conti
# $who; $things: what was gained and paid, joined
page-ledger-line = { $who }: { $things }
page-ledger-empty = Nessuno ha ancora pagato o ricevuto qualcosa.
page-chat = Chat
page-chat-say = Scrivi qualcosa
page-chat-send = Invia
page-chat-empty = Ancora nessun messaggio.
# $who: a name; $text: what they wrote
page-catch-up = Vai al presente
page-chat-from = { $who }: { $text }
# $who: a name
page-joined = { $who } è al tavolo.
page-chat-watching = Può chattare solo chi gioca a questo tavolo.
page-mute = Silenzia
# $who: a player's name
page-mute-who = Silenzia { $who }
# $who: a player's name
page-muted = I messaggi di { $who } sono nascosti.
page-unmute = Mostrali
page-notes = Note
page-notes-why = Queste note le vedi solo tu.
page-saved = Salvato.
page-not-saved = Non salvato: il server non risponde. Riproveremo quando scrivi.
page-guide = Consiglio
page-hint = Suggerimento
page-hint-asking = Sto pensando…
page-hint-do = Gioca così
page-guide-more = Più informazioni
page-guide-understood = Ho capito
page-why-rule = Regola { $rule }
page-guide-off = Basta consigli
page-replay = Rivedi
page-download = Scarica il registro
page-bg-stats = Scarica per BG Stats
page-bg-stats-why = Un file che l’app BG Stats apre, per conservare lì questa partita
page-links = Libera un posto
page-agree = Proponi di terminare la partita
page-agree-title = Terminare la partita in anticipo?
# $who: the people who have not agreed yet, joined; $count (number): how many they are
page-agree-why = { $count ->
  [one] La partita termina non appena accetta { $who }. Fino ad allora si continua a giocare, e puoi ritirare la proposta. Valgono i punti del momento.
 *[other] La partita termina non appena accettano { $who }. Fino ad allora si continua a giocare, e puoi ritirare la proposta. Valgono i punti del momento.
}
page-agree-at-once = Nessun altro deve accettare, quindi la partita termina ora. Valgono i punti del momento. Non si può annullare.
page-agree-propose = Proponi
page-agree-end = Termina la partita
page-agree-not = Ritira la proposta
# $who: names, joined
page-agreed = { $count ->
  [one] { $who } vuole terminare la partita. Accetti?
 *[other] { $who } vogliono terminare la partita. Accetti?
}
page-concede = Abbandona
page-concede-why = La partita finisce per tutti, e tu finisci in fondo alla classifica. Non si può annullare.
page-concede-bot = Gli altri continuano, e un bot gioca al tuo posto fino alla fine. Non si può annullare.
# $who: a name
page-absent = { $who } non risponde più.
# $bot: its title
page-let-bot = Fai giocare il bot { $bot }
page-come-back = Riprendi il tuo posto
page-clocks = Ritmo
page-clocks-none = Senza orologi
page-clocks-live-10 = Dal vivo, 10 minuti
page-clocks-live-25 = Dal vivo, 25 minuti
page-clocks-live-60 = Dal vivo, 60 minuti
page-clocks-day = Per corrispondenza, una mossa al giorno
page-clocks-slow = Per corrispondenza, con calma
page-clocks-why-none = Ognuno si prende il tempo che gli serve.
page-clocks-why-live-10 = 10 minuti a testa e 10 secondi in più per ogni turno.
page-clocks-why-live-25 = 25 minuti a testa e 20 secondi in più per ogni turno.
page-clocks-why-live-60 = 60 minuti a testa e 30 secondi in più per ogni turno.
page-clocks-why-day = 24 ore a testa e 12 in più per ogni turno, fino a 72.
page-clocks-why-slow = 72 ore a testa e 24 in più per ogni turno, fino a 10 giorni.
page-clocks-nights = Di notte gli orologi sono fermi, dalle 22 alle 7 ({ $zone })
page-clocks-weekends = Nel fine settimana gli orologi sono fermi ({ $zone })
page-clocks-rest = Non conta: { $what } ({ $zone }).
page-clocks-time-out = Quando il tempo scade
page-time-out-ask = Decidono gli altri
page-time-out-turn = Un bot gioca quel turno
page-time-out-bot = Un bot subentra
page-time-out-end = La partita finisce
page-clock = Tempo rimasto: { $time }
page-clock-until = Il tempo scade: { $when }
page-clock-out = Tempo scaduto
page-clock-away = In ferie fino a { $when }
page-clock-planned = In ferie da { $from } a { $to }
page-out-who = Il tempo di { $who } è scaduto. Puoi aspettare, oppure scegliere:
page-out-watch = Il tempo di { $who } è scaduto. Gli altri decidono come proseguire.
page-out-you = Il tuo tempo è scaduto. Fai la tua mossa prima che un bot giochi per te.
page-out-turn = Un bot gioca questo turno
page-out-bot = Un bot subentra
page-pause = Metti in pausa
page-pause-not = Niente pausa
page-resume = Riprendi la partita
page-paused = La partita è in pausa. Tutti gli orologi sono fermi.
page-pausing = { $count ->
  [one] { $who } vorrebbe una pausa.
 *[other] { $who } vorrebbero una pausa.
}
page-expired = Scaduto
page-see-end = Vedi il punteggio
# $who: a name
page-curtain = Turno di { $who }
page-curtain-why = Passa il dispositivo a { $who }. Tutti gli altri guardino altrove.
page-curtain-open = Sono { $who }

## Rivedere la partita

page-replay-controls = Riproduzione e punto di vista
page-replay-first = Vai all’inizio
page-replay-back = Indietro di una mossa
page-replay-next = Avanti di una mossa
page-replay-last = Vai alla fine
page-replay-play = Riproduci
page-replay-stop = Pausa
page-replay-moment = Momento
# $at, $last (numbers)
page-replay-at = Mossa { $at } di { $last }
page-replay-eyes = Visto da
page-replay-spectator = chi guarda
page-replay-mine = me
page-share = Condividi questo momento
page-replay-analyse = Rivedi e analizza
page-play-from-here = Gioca da qui
page-save-position = Salva questa posizione
page-analyse = Analizza questa partita
page-analyse-why = Una ricerca esamina ogni mossa: cosa prometteva, cosa è costata e cosa sarebbe stato meglio.
# $done, $of (numbers)
page-analysing = { $of ->
  [one] Analisi in corso: { $done } di { $of } mossa
 *[other] Analisi in corso: { $done } di { $of } mosse
}
page-analysis-left = { $count ->
  [one] Ancora un minuto circa.
 *[other] Ancora { $count } minuti circa.
}
page-analysis-begins = Analisi di ogni mossa…
page-analysis-stopped = L’analisi si è fermata a metà. Falla ripartire e continuerà.
page-analysis = Analisi
# $names: the players, joined
page-analysis-chart = Probabilità di vittoria di { $names }, mossa per mossa
page-analysis-how = Probabilità di vittoria, da ciò che si sapeva in quel momento
page-analysis-hindsight = linea sottile: a carte scoperte
page-turning-points = Momenti decisivi
page-turning-none = Nessun errore costoso.
# $number: which one; $move (number); $who: a name
page-turning-mark = Momento decisivo { $number }: mossa { $move }, { $who }
# $chance: a percentage
page-turning-lost = −{ $chance }
page-judged-best = La mossa migliore trovata.
# $before, $after: percentages
page-judged = Probabilità di vittoria { $before } → { $after }.
page-judged-hindsight = A carte scoperte: { $before } → { $after }.
page-judged-better = Meglio:
page-judged-none = Qui non c’era niente da scegliere.
page-judged-not-yet = Questa mossa non è ancora stata analizzata.
# $moves (number); $best (number)
page-judged-seat = Mossa migliore trovata in { $best ->
  [one] { $best } scelta su { $moves }
 *[other] { $best } scelte su { $moves }
}

## La fine

page-end = Fine
page-not-over = Questa partita non è ancora finita
page-reason-conceded = { $count ->
  [one] { $who } ha abbandonato.
 *[other] { $who } hanno abbandonato.
}
page-reason-agreed-alone = { $who } ha terminato la partita in anticipo.
page-reason-agreed = Tutti hanno accettato di terminare la partita.
page-reason-closed = Il tavolo è stato chiuso.
page-race = La corsa
# $names: the players, joined
page-race-chart = Punti di { $names } nel corso della partita
# $count (number)
page-race-final = conteggio finale
page-race-moves = { $count ->
  [one] { $count } mossa
 *[other] { $count } mosse
}
page-final-board = Tabellone finale
# $rule: its number
page-rule-of = Regola { $rule }
page-breakdown = Punteggio finale
page-rematch = Rivincita
page-to-rematch = Vai alla rivincita
page-proof = Prova di distribuzione onesta
page-proof-open = In questa partita distribuisce solo il server. Prima di distribuire ha scelto un seme segreto e ne ha pubblicato l’hash. Dopo la partita rivela il seme, così chiunque può verificare che la sorte non sia cambiata in seguito. Che il seme sia stato scelto a caso non è provato.
page-proof-imported = Questa partita viene da un file di registro. Quel che il file dice della sua sorte non è la parola di questo server.
page-proof-lesson = La sorte di una lezione è preparata, quindi non se ne prova nulla.
page-proof-everyone-open = Ognuno aggiunge casualità a questa partita. Ogni dispositivo sigilla un segreto prima che qualcuno mostri il suo, e tutti i segreti insieme decidono che cosa si distribuisce. Il segreto del server arriva dopo la partita.
page-proof-everyone = Tutto ciò che è stato distribuito viene da questi segreti insieme. Erano tutti sigillati prima che se ne mostrasse uno.
page-proof-later = Da quando si è distribuito, il server conosce la sorte che verrà. Nessuna prova può cambiarlo.
page-proof-house = Il server
# $number (number)
page-proof-round = Giro { $number }
page-proof-sealed = Sigillato
page-proof-shown = Mostrato
# $who: one player or several
page-proof-late = Abbandonato: la casualità non è arrivata in tempo ({ $who }).
# $who: one player or several
page-proof-left = Abbandonato: un posto lasciato prima di distribuire ({ $who }).
# $who: one player or several
page-proof-joined = Abbandonato: un posto preso prima di distribuire ({ $who }).
page-proof-promise = La casualità sigillata di tutti, in una riga
page-proof-key = Chiave di questo server
page-receipt-agreed = Questo browser ha conservato una propria copia della casualità sigillata di tutti. Concorda con tutto questo, e la tua ne fa parte.
page-receipt-early = Questo browser ha conservato una propria copia della casualità sigillata di tutti, e finora concorda. Il resto lo confronta dopo la partita.
page-receipt-nothing = Questo browser non ha una copia da confrontare: qui non ha aggiunto casualità, o la sua memoria è stata cancellata.
page-receipt-promise = Attenzione: non è quel che tutti avevano sigillato quando questo browser ha guardato prima di distribuire.
page-receipt-house = Attenzione: il server mostra un segreto diverso da quello che aveva sigillato.
page-receipt-own = Attenzione: questo browser ha aggiunto casualità, ma qui non c’è.
page-receipt-seed = Attenzione: il seme non è fatto di questi segreti.
page-receipt-late = Attenzione: il server dice che il tuo dispositivo era in ritardo, ma la sua casualità era arrivata in tempo.
page-proof-laid-out = La posizione di partenza è stata preparata a mano, quindi si può provare solo ciò che è stato distribuito dopo.
page-proof-over = In questa partita ha distribuito solo il server. Tutto viene da questo seme, e il suo hash era pubblico già prima: nessuno ha cambiato la sorte in seguito. Che il seme sia stato scelto a caso non è provato.
page-proof-hash = Hash pubblicato all’inizio
page-proof-seed = Seme
page-proof-check = Verifica con

## Regole

page-rules-search = Cerca nelle regole
page-rules-all = Tutte le regole in una pagina
page-rules-contents = Indice
page-rules-unknown = Questo gioco qui non c’è. Ci sono le regole di questi giochi:
# $provenance: what of the board is exact
page-rules-lead = Le regole con parole nostre. Ogni regola ha un numero, e quando il tavolo rifiuta una mossa ti dice quale regola vale. Tabellone: { $provenance }.

## Impostazioni

page-set-play = Al tavolo
page-set-confirm = Chiedimi di concludere ogni turno
page-set-guidance = Mostra consigli nelle prime partite
page-set-sound = Attiva i suoni
page-set-notify = Avvisami quando tocca a me e sono altrove
page-notify-refused = Il browser blocca gli avvisi di questa pagina. Puoi permetterli nelle sue impostazioni.
page-set-look = Aspetto
page-set-scheme = Tema
page-scheme-auto = Come il dispositivo
page-scheme-light = Chiaro
page-scheme-dark = Scuro
page-set-pace = Velocità delle animazioni
page-pace-none = Senza animazioni
page-pace-normal = Normale
page-pace-slow = Lenta
page-set-patterns = Mostra motivi e lettere su ogni colore
page-set-language = Lingua
page-set-data = I tuoi dati
page-set-data-why = Il server conserva i nomi che inserisci e ciò che scrivi ai tuoi tavoli. Questo browser conserva le chiavi dei tuoi posti.
page-everything = Scarica i miei dati
page-everything-none = Il server non sa ancora nulla di te.
page-forget = Cancella i miei dati
page-forget-why = Il tuo nome, la chat e le note spariscono da tutte le tue partite, e con loro i tuoi dispositivi e tutti gli indirizzi per gli avvisi. Non potrai più giocarci.
page-forgot = I tuoi dati sono stati cancellati.
page-forgot-partly = Questo browser ha dimenticato i tuoi posti, ma il server non ha risposto per tutti.
page-devices = Le tue partite su un altro dispositivo
page-devices-why = Aggiungi il telefono, il tablet o un altro browser: le tue partite saranno anche lì. Non servono né account né password.
page-devices-make = Aggiungi un dispositivo
page-devices-scan = Scansiona questo codice con l’altro dispositivo, oppure apri lì il link. Vale una volta sola, fino alle ore { $time }.
page-devices-end = Annulla il link
page-devices-list = I tuoi dispositivi
page-devices-this = questo dispositivo
page-devices-seen = visto { $ago }
page-devices-remove = Rimuovi
page-devices-remove-why = { $device } non aprirà più le tue partite. Se le ha aperte ora, si chiudono subito.
page-devices-gone = Il dispositivo è stato rimosso.
page-devices-nameless = Un dispositivo
page-passkeys = Passkey
page-passkeys-why = Aggiungi una passkey, così un telefono perso non è una partita persa. La conserva il tuo telefono o il tuo gestore di password, e porta le tue partite su un nuovo dispositivo.
page-passkeys-make = Aggiungi una passkey
page-passkeys-have = Ho una passkey
page-passkeys-list = Le tue passkey
page-passkeys-name = Nome della passkey
page-passkeys-used = ultimo uso { $ago }
page-passkeys-added = La passkey è stata aggiunta.
page-passkeys-stopped = Non è stata usata nessuna passkey.
page-passkeys-whose = Questa passkey porta alle partite di { $names }.
page-passkeys-whose-nameless = Questa passkey porta alle partite di qualcuno che non ha ancora indicato un nome.
page-passkeys-remove-why = { $passkey } non porterà più le tue partite su un nuovo dispositivo. Eliminala anche sul telefono o nel gestore di password.
page-passkeys-gone = La passkey è stata rimossa.
page-passkeys-nameless = Una passkey
page-passkeys-https = Le passkey richiedono https: a questo indirizzo non ce ne sono.
page-passkeys-browser = Questo browser non supporta le passkey. Aggiornalo, o usane un altro.
page-vacations = Ferie
page-vacations-why = Durante le tue ferie i tuoi orologi non scorrono nelle partite per corrispondenza, e gli altri giocatori vengono avvisati. Giorni all’anno: { $days }.
page-vacations-first = Primo giorno
page-vacations-last = Ultimo giorno
page-vacations-do = Annuncia
page-vacations-list = Le tue ferie
page-vacations-span = { $first } – { $last }
page-vacations-begun = in corso
page-vacations-back = Annulla queste ferie
page-plan = La tua mossa pianificata
page-plan-make = Pianifica la mia mossa
page-plan-why = Viene giocata appena tocca a te, se la posizione lo permette ancora.
page-plan-now = Stai pianificando il tuo prossimo turno. Nessun altro lo vede.
page-plan-stop = Smetti di pianificare
page-plan-choose = Scegli la tua prossima mossa. Quelle che dipendono dalla sorte non si possono pianificare.
page-plan-keep = Tieni la mossa
page-plan-keep-hint = È un turno intero. Tienilo, oppure annulla.
page-plan-dead = Da qui in poi decide la sorte. Annulla, o smetti di pianificare.
page-plan-kept = La tua mossa è pianificata.
page-plan-is = La tua mossa pianificata:
page-plan-change = Cambiala
page-plan-drop = Eliminala
page-plan-off = La tua mossa pianificata è stata annullata: la posizione è cambiata.
page-plan-read = Va bene
page-plan-stale = Qualcuno ha mosso: il tuo piano ricomincia da capo.
page-device-removed = Questo dispositivo è stato rimosso: non apre più le tue partite.
page-add = Aggiungi questo dispositivo
page-add-whose = Questo link porta alle partite di { $names }.
page-add-whose-nameless = Questo link porta alle partite di qualcuno che non ha ancora indicato un nome.
page-add-seats = { $count ->
    [0] Non ci sono ancora partite.
    [one] C’è una partita.
   *[other] Ci sono { $count } partite.
  }
page-add-coming = { $count ->
    [one] Si aggiunge la partita di questo dispositivo.
   *[other] Si aggiungono le { $count } partite di questo dispositivo.
  }
page-add-warning = Continua solo se hai creato tu questo link. Altrimenti qualcun altro potrebbe giocare le tue partite, e tu le sue.
page-add-same = Questo dispositivo ha già queste partite.
page-add-none = Qui non c’è nessun link. Creane uno sul dispositivo che ha le tue partite, nelle impostazioni.
page-add-done = Ora le tue partite sono su questo dispositivo.

## Partite a cui unirsi, e una nuova partita

page-to-join = Partite a cui unirsi
page-to-join-none = Al momento non ci sono posti liberi. Inizia una nuova partita e lasciane uno libero: comparirà qui per tutti.
# $bot: its title; $who: the player it has taken over for
page-bot-for = { $bot } per { $who }
# $who: the name of a person who is called like a bot
page-name-of-person = { $who } (persona)
page-new-finding = Chi può trovare questa partita?
page-new-anyone = Chiunque
page-new-anyone-why = È sulla pagina iniziale, e gli altri possono unirsi o guardare.
page-new-private = Solo chi ha il link
page-new-private-why = Non è in nessun elenco. Decidi tu a chi dare il link.
# $bot: the title of the bot below it; $wins (number): of ten games; $seats (number): how many played
page-bot-wins = Vince { $wins } partite su 10 contro il bot { $bot }{ $seats ->
  [2] .
 *[other] , in { $seats } al tavolo.
}
# $bot: the title of the bot below it; $seats (number): how many played
page-bot-wins-all = Vince quasi sempre contro il bot { $bot }{ $seats ->
  [2] .
 *[other] , in { $seats } al tavolo.
}
page-bot-quick = Muove all’istante.
# $seconds: on average; $most (number): seconds
page-bot-seconds = Circa { $seconds } s per mossa, al massimo { $most } s.

## Il conteggio finale

page-counting = Conteggio dei punti
page-count-skip = Salta il conteggio
page-stage-points = Punti
page-what-happened = Cosa è successo

## Impostazioni, ognuna spiegata in una riga

page-your-name-why = Come ti vedono gli altri. Lascialo vuoto per giocare come “Giocatore 1”.
page-set-bots = Velocità dei bot
page-set-bots-why = Per quanto tempo vedi ogni mossa degli altri, anche quando guardi soltanto.
page-bots-none = Tutto in una volta
page-pace-fast = Rapida
page-set-confirm-why = Puoi annullare finché non concludi il turno. Una scelta che scopre qualcosa vale subito.
page-set-guidance-why = Brevi consigli accanto a ciò di cui parlano, finché non hai preso la mano.
page-set-general-why = Tutto come testo e pulsanti, senza il tabellone.
page-set-notify-why = Il browser ti avvisa quando questa pagina è in secondo piano.
page-set-sounds = Suoni
page-set-sound-why = Attiva o disattiva tutti i suoni su questo dispositivo.
page-set-volume = Volume
page-set-volume-why = L’intensità di tutti i suoni.
page-sound-card = Carte
page-sound-train = Treni e binari
page-sound-turn = Tocca a te
page-sound-last-round = Ultimo giro
page-sound-end = Fine della partita
page-sound-try = Prova
page-set-scheme-why = Carta chiara di giorno, tabellone scuro di notte.
page-set-palette = Colori
page-set-palette-why = I colori dei giocatori e delle carte.
page-palette-poster = Manifesto
page-palette-bright = Vivaci
page-palette-safe = Facili da distinguere
page-set-patterns-why = Così non devi mai affidarti solo al colore.
page-set-cards = Dimensione delle carte
page-set-cards-why = La dimensione di carte Treno, carte Azione, riquadri dell’asta e treni. Sul telefono cambiano solo le carte Treno.
page-cards-small = Piccole
page-cards-normal = Normali
page-cards-large = Grandi
page-set-pace-why = La velocità con cui volano le carte e si muovono i treni.
page-set-language-why = Le pagine, i giochi e le loro regole. Cambia anche il registro.

### La guida

page-teach = Insegnami
page-teach-go-on = Riprendi la lezione
page-coach = Guida
# $step, $of (numbers)
page-coach-step = Passo { $step } di { $of }
page-coach-now = Ora tocca a te
page-coach-wait = Un momento: giocano gli altri
page-coach-end-turn = Premi Fine turno
page-coach-undo = Annulla e segui il puntatore
# $move: the move, as its button says it
page-coach-try = Prova così: { $move }
page-coach-go-on = Avanti
page-coach-back = Indietro
page-coach-forward = Torna ad adesso
page-coach-show = Mostrami
page-coach-rule = La regola
page-coach-leave = Esci
page-coach-kept = La lezione riprenderà da qui.
# $move: what the player clicked
page-coach-stray = { $move }: puoi fare anche questo. Ma per ora restiamo qui.
page-coach-first = Un momento: prima leggi qui, poi vai avanti.
page-coach-anyway = Procedi comunque
page-coach-off-title = Segui la tua strada
page-coach-off = Va bene così: il bot si adegua. Continua a giocare, o rifai questo passo.
page-coach-off-undo = Va bene così: il bot si adegua. Annulla per tornare, o rifai questo passo.
page-coach-again = Rifai questo passo
page-coach-point = Qui
page-coach-point-key = fai clic
page-coach-point-enter = fai clic o premi Invio
page-coach-point-look = Guarda qui
# $place: what the coach points at, as it is called on the board
page-coach-reach = Vai a: { $place }
page-coach-about = Si parla di: { $place }
page-coach-next-title = Finora benissimo
page-coach-next = Ora saltiamo alla fine di una partita, dove tutto si decide.
page-coach-done-title = Ora conosci il gioco
page-coach-done = Tre cose che fa chi gioca bene:
# $bot: the name of a bot
page-coach-play-on = Continua contro il bot { $bot }
page-coach-play = Sfida il bot { $bot }
page-try = Provala
# $rule: its number
page-try-rule = Prova la regola { $rule }
page-try-title = Regola { $rule }
page-try-leave = Torna alle regole
page-try-again-rule = Provala di nuovo
page-try-done-title = Era la regola { $rule }
page-try-happened = Cosa è successo
page-try-counted = Come si contano i tuoi punti
# $rule: the number of the next rule that can be tried
page-try-next = Prossima: { $rule }
page-try-nothing = Qui non c’è niente da provare.

## Il tavolo: l’invito a giocare, la striscia sopra il tabellone, l’ultimo giro

page-confirm = Conferma
page-list-moves = Tutte le mosse
page-you-watch = Stai guardando
# $who (name)
page-turn-of = Sta giocando { $who }
# $who: one name or more, joined; $count (number): how many they are
page-others-turn = { $count ->
  [one] È il turno di { $who }.
 *[other] Stanno scegliendo { $who }.
}
page-mark-final = turno finale
page-mark-left = resta 1 turno
page-mark-done = finito
page-mark-round = ultimo giro

### Inviti, e lo schermo del tavolo

page-house = Tavolo
page-free-why = Qualcuno ha perso il telefono? Libera il posto: dal vecchio dispositivo non si può più giocare, e tutti lo sapranno.
page-free-invite = Nuovo invito
page-free-open = Libero per chiunque sia al tavolo
page-invitation-scan = Inquadra per unirti
page-sit-title = Prendi posto
page-sit-which = Quale posto?
page-sit-bot = gioca un bot finché non arrivi tu
page-sit = Unisciti
page-sit-full = Non ci sono posti liberi. Puoi guardare.
page-sit-watch = Guarda soltanto
page-sit-already = Hai già un posto a questo tavolo.
# $who: a name
page-wait = Prima di distribuire
# $who: one player or several
page-wait-players = Al tavolo manca ancora: { $who }.
# $count (number)
page-wait-open = { $count ->
  [one] Un posto libero aspetta ancora qualcuno.
 *[other] { $count } posti liberi aspettano ancora qualcuno.
}
page-wait-luck = Ogni dispositivo sta aggiungendo la sua parte di casualità.
# $who: one player or several
page-wait-device = Manca ancora la casualità di: { $who }. Arriva appena si apre lì questa partita.
page-wait-why = Si distribuisce quando ognuno ha aggiunto la propria casualità. Così nessuno può sceglierla.
page-luck-bent = Questo server non mantiene la parola sulla sorte di questa partita, quindi il tuo dispositivo non ne aggiunge. Non giocarla.
page-empty-invited = { $who } non ha ancora aperto l’invito.
# $bot: its title
page-empty-bot = Fai giocare qui il bot { $bot }
page-code-title = Unisciti con un codice
page-code-why = Scrivi il codice che vedi sullo schermo del tavolo.
page-code = Codice
page-code-go = Unisciti
page-screen = Schermo del tavolo
page-screen-why = Mostra il tabellone su un televisore o un tablet. Gli altri inquadrano un codice e giocano con il telefono.
# $who: a name
page-screen-turn = Turno di { $who }
page-screen-choosing = Sta scegliendo sul telefono
page-screen-moves = Ultime mosse
page-screen-no-moves = Ancora nessuna mossa. Buon divertimento!
page-screen-free = Posto libero. Inquadra per giocare.
page-screen-bot = Senza registrazione. Fino ad allora gioca il bot.
page-screen-waits = Senza registrazione. Il tavolo ti aspetta.
page-screen-invited = Invito inviato, non ancora aperto
# $seat (number)
page-screen-scan = Inquadra per prendere il posto { $seat }
# $address: to be typed, with the code in it
page-screen-type = Senza fotocamera? Scrivi { $address }
page-screen-local = I telefoni non raggiungono questo indirizzo. Avvia il server per la tua rete:
page-screen-sound = Fai clic una volta per il suono.
## Avvisi

page-notices = Avvisi
page-notices-why = Vieni a sapere quali partite ti aspettano quando non ci sei. Ogni canale è solo tuo, e nessun avviso mostra una mossa o una carta.
page-notices-list = I tuoi canali
page-notices-push = Avvisi in questo browser
page-notices-push-add = Avvisami in questo browser
page-notices-mail = E-mail
page-notices-webhook = Webhook
page-notices-webhook-why = Un indirizzo di Discord, di Slack, di ntfy o di un programma tuo.
page-notices-style = Scritto per
page-notices-style-guess = Riconosci dall’indirizzo
page-notices-style-discord = Discord
page-notices-style-slack = Slack
page-notices-style-ntfy = ntfy
page-notices-style-json = Un programma mio (JSON)
page-notices-feed = Calendario e feed di notizie
page-notices-feed-add = Crea calendario e feed
page-notices-calendar = Indirizzo del calendario:
page-notices-news = Indirizzo del feed di notizie:
page-notices-add = Aggiungi un canale
page-notices-do = Aggiungi
page-notices-remove = Rimuovi
# $address: an email address
page-notices-asked = Abbiamo mandato un’e-mail a { $address }. Apri il link che contiene e gli avvisi arriveranno lì.
page-notices-unconfirmed = Non ancora confermato: apri il link nella nostra e-mail.
# $why: a sentence
page-notices-trouble = L’ultimo avviso non è arrivato. { $why }
# $ago: how long ago, as “2 hours ago”
page-notices-told = Ultimo avviso { $ago }
page-notices-https = Questa pagina è arrivata con http semplice, e i browser permettono gli avvisi solo con https. E-mail, webhook e feed funzionano anche qui.
page-notices-browser = Questo browser non ha avvisi push. E-mail, webhook e feed funzionano anche qui.
page-notices-install = Prima aggiungi questo sito alla schermata Home, poi aprilo da lì.
page-notices-denied = Hai bloccato gli avvisi di questo sito. Permettili nelle impostazioni del browser.
page-notices-what = Avvisami quando
page-notices-kind-turn = tocca a me
page-notices-kind-warn = il mio tempo sta per scadere
page-notices-kind-ended = una partita è finita
page-notices-kind-mention = qualcuno scrive @ e il mio nome nella chat
page-notices-kind-invitation = qualcuno mi propone la rivincita
page-notices-kind-analysis = un’analisi che ho chiesto è pronta
page-notices-hours = Manda un’e-mail
page-notices-hours-why = Solo se fino ad allora non hai giocato.
page-notices-at-once = subito
# $hours (number)
page-notices-after = { $hours ->
  [one] dopo { $hours } ora
 *[other] dopo { $hours } ore
}
page-notice-confirm = Conferma questo indirizzo
page-notice-confirm-why = Qualcuno, probabilmente tu, vuole ricevere gli avvisi di Branchline per e-mail.
# $address: an email address
page-notice-confirm-done = Fatto: gli avvisi vanno a { $address }.
page-notice-stop = Ferma queste e-mail
page-notice-stop-why = A questo indirizzo non arriveranno più avvisi di Branchline.
# $address: an email address
page-notice-stop-done = Fatto: a { $address } non arrivano più e-mail.
page-notice-stop-before = Fatto: queste e-mail erano già state fermate.

## La pagina del gestore

page-operator = Gestore
page-operator-token = Token del gestore
page-operator-token-why = Si trova nel file operator-token, nella cartella dei dati del server. Questa pagina lo dimentica quando la lasci.
page-operator-show = Mostra che cosa è stato inviato
page-operator-mail-on = L’e-mail è attiva.
page-operator-mail-off = L’e-mail non è attiva. Avvia il server con --mail per inviarne.
page-operator-push-on = Gli avvisi nel browser sono attivi.
page-operator-push-off = Gli avvisi nel browser non sono attivi. Avvia il server con --push per inviarne.
# $address: of this server
page-operator-address = I link negli avvisi portano a { $address }.
page-operator-address-none = I link negli avvisi portano all’indirizzo con cui ciascuno ha raggiunto questo server.
# $count (number)
page-operator-channels = { $count ->
  [one] { $count } canale.
 *[other] { $count } canali.
}
# $count (number)
page-operator-waiting = { $count ->
  [0] Niente è in attesa di invio.
  [one] Su { $count } di questi c’è qualcosa in attesa di invio.
 *[other] Su { $count } di questi c’è qualcosa in attesa di invio.
}
page-operator-sent = Inviati
page-operator-failed = Falliti, da ritentare
page-operator-refused = Rifiutati definitivamente
page-operator-removed = Browser che non vogliono più avvisi
# $ago: how long ago, as in “5 minutes ago”
page-operator-last = ultima volta { $ago }
page-operator-none = Non è stato ancora inviato nulla.
page-operator-nobody = Nessuno ha ancora un canale.
page-operator-again = Aggiorna
