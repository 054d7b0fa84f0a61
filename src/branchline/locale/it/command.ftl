### Ciò che dice la riga di comando: l’aiuto, che cosa non va in ciò che si è scritto, e le risposte dei comandi per chi gioca. Ciò che si scrive è uguale in ogni lingua, come le colonne e le cifre dei comandi che misurano.

## Panoramica

command-about = Giochi da tavolo ferroviari: da giocare, da studiare, da padroneggiare.
command-usage = uso: { $what }
command-version = mostra quale versione di Branchline è questa
command-more = { $command } dice di più su uno di essi.
command-at-once = Per giocare subito: { $command }
command-example = esempio: { $command }
place-COMMAND = COMANDO
place-GAME = GIOCO
place-NAME = NOME
place-FILE = FILE
place-LOG = REGISTRO
place-TABLE = TAVOLO
place-WHO = CHI
place-VALUE = VALORE
place-MOVE = MOSSA
place-BOT = BOT
place-LANG = LINGUA
place-DIR = CARTELLA
place-KEY = CHIAVE
place-ADDRESS = INDIRIZZO
place-CONTACT = CONTATTO
place-NETWORK = RETE
place-HOST = HOST
place-NUMBER = NUMERO

## A che cosa serve ogni comando

command-play = gioca qui, nel terminale
command-serve = gioca nel browser, in compagnia o contro i bot
command-saves = elenca le partite salvate
command-games = elenca i giochi, o di’ tutto di uno
command-backup = scrivi i tavoli di un server in un solo file
command-restore = riempi un archivio vuoto da una copia di sicurezza
command-export = scrivi in file i registri dei tavoli conclusi
command-replay = rivedi un registro passo per passo, o stampalo
command-analyse = giudica ogni mossa di una partita conclusa
command-verify = rigioca un registro e di’ che cosa prova
command-position = stampa o controlla una posizione
command-board = controlla il file di un tabellone
command-simulate = gioca partite a centinaia di migliaia
command-report = disegna ciò che è stato simulato
command-ladder = misura quale bot batte quale
command-perft = conta i modi di giocare
command-bench = misura la velocità
command-loadtest = misura il server
command-doctor = di’ che cosa è in funzione e che cosa non va

## Le parole di ogni pagina d’aiuto e di ogni errore

command-arguments = su che cosa lavora
command-options = opzioni
command-help = mostra questo aiuto ed esci
command-language = una tra { $languages }; di norma quella del sistema
command-wrong-argument = { $argument }: { $why }
command-see = { $why }; vedi { $command }
command-wrong-unknown = questo non si capisce: { $what }
command-wrong-required = manca: { $what }
command-wrong-one-of = manca una di queste indicazioni: { $what }
command-wrong-together = non va insieme a { $other }
command-wrong-value = non vuole un valore, ma ha ricevuto { $value }
command-wrong-one = vuole un valore
command-wrong-at-most-one = vuole al massimo un valore
command-wrong-at-least-one = vuole almeno un valore
command-wrong-count = { $count ->
  [one] vuole { $count } valore
 *[other] vuole { $count } valori
}
command-wrong-ambiguous = { $option } può essere: { $matches }
command-wrong-type = “{ $value }” non va bene
command-wrong-choice = “{ $value }” non è tra: { $choices }
command-wrong-number = “{ $value }” non è un numero intero da { $least } in su
command-wrong-digits = “{ $value }” non sono 64 cifre esadecimali
command-wrong-command = il comando “{ $name }” non esiste; ci sono: { $known }
command-wrong-language = non ci sono testi in “{ $language }”; ci sono { $known }: resta l’inglese
command-wrong-file = { $file }: { $why }
command-no-file = questo file o questa cartella non esiste
command-not-folder = un file occupa il posto della sua cartella
command-is-folder = è una cartella, non un file
command-no-right = non hai il permesso di leggerlo o scriverlo
command-disk-full = il disco è pieno

## play

command-play-game = il gioco; di norma il primo di branchline games
command-play-seats = you (tu) o un bot per ogni posto, di norma tu e il minor numero di { $bot }; più you si dividono lo schermo
command-play-names = i nomi dei posti
command-play-first = il posto di chi inizia, da 1; di norma a caso
command-play-option = un’altra opzione del gioco
command-play-seed = ogni volta la stessa sorte; non prova niente
command-play-board = gioca su un altro tabellone
command-play-save = salva lì invece che nella cartella delle partite salvate
command-play-resume = continua una partita salvata: il suo file, il suo nome o il suo numero in branchline saves; di norma l’ultima
command-play-nobody = con questi --seats qui non gioca nessuno: metti you a un posto, come in --seats you,greedy
command-play-exists = { $file } esiste già: { $command } continua la partita
command-play-leave-out = --resume continua una partita così com’è; togli { $option }
command-play-option-form = --option { $given }: scrivi NOME=VALORE
command-play-first-form = --first { $given }: indica un posto, contato da 1, oppure random
command-play-names-form = --names { $given }: indica { $count ->
  [one] { $count } nome
 *[other] { $count } nomi diversi
}

## Che cosa non va in un gioco, nei suoi posti, opzioni e bot

command-no-game = il gioco “{ $name }” non c’è; ci sono: { $known }
command-broken-game = il gioco “{ $name }” è guasto: { $why }; ci sono: { $known }
command-bad-seats = numero di giocatori possibile per { $game }: { $allowed }; hai indicato { $seats }
command-bad-option = { $option } = { $value }: scegli tra { $choices }
command-no-option = { $game } non ha l’opzione “{ $option }”, ma ha: { $known }
command-no-bot = il bot “{ $name }” non c’è; ci sono: { $known }
command-bot-cannot-play = il bot “{ $name }” non sa giocare a { $game }; random sa giocare a tutto
command-bad-seed = un seme è un numero intero da 0 a 2^62 − 1, non { $seed }
command-no-package = per questo serve { $package }, che non è installato: { $command }
command-bad-log = riga { $line } del registro: { $why }
command-bad-log-text = { $file } non è un testo
command-bad-log-empty = il registro è vuoto; la prima riga dev’essere un’intestazione
command-bad-log-damaged = qui il file è stato tagliato o danneggiato
command-bad-log-seal = il sigillo non corrisponde: questa riga, o una prima, è stata cambiata, spostata o tolta
command-bad-log-header = non è un registro di Branchline
command-other-rules = { $game }: partita giocata con la versione { $there } delle regole, ma questo programma gioca la versione { $here }; { $reader }
command-other-rules-part = { $game }: partita giocata con la versione { $there } delle regole, ma questo programma gioca la versione { $here }, e alla mossa { $move } sarebbe andata diversamente; { $reader }
command-other-rules-release = Branchline { $release } la legge
command-other-rules-replay = rivedila con un Branchline di quella versione

## saves

command-saves-about = Elenca le partite salvate, prima l’ultima. Ogni partita si salva dopo ogni mossa; BRANCHLINE_DATA dice dove.
command-saves-none = In { $folder } non ci sono partite salvate. { $command } ne comincia una.
command-saves-where = Sono in { $folder }. Per continuarne una: { $command }
command-saves-moves = { $moves ->
  [one] { $moves } mossa
 *[other] { $moves } mosse
}
command-saves-won = conclusa, vittoria di { $who }
command-saves-shared = conclusa, vittoria condivisa: { $who }
command-saves-replay-only = solo da rivedere: il suo segreto non c’è più
command-saves-turn = tocca a { $who }
command-no-save = la partita salvata “{ $name }” non c’è; { $command } elenca quelle che ci sono
command-no-unfinished = in { $folder } non ci sono partite da finire; { $command } ne comincia una
command-save-finished = la partita { $file } è conclusa; { $command } la mostra
command-save-no-secret = la partita { $file } non si può continuare: il suo segreto ({ $secret }) non è lì accanto; { $command } mostra che cosa contiene
command-save-damaged = { $secret } è danneggiato: la partita si può rivedere, ma non continuare
command-save-older = { $rules }. Qui non si può continuare. Il punteggio per ora: { $score }. { $command } la mostra, e il file è il suo registro.
command-save-score = { $who } { $points }

## games e i tabelloni

command-games-game = il gioco di cui dire tutto
command-games-players = { $most ->
  [1] 1 giocatore
 *[other] { $players } giocatori
}
command-games-minutes = { $minutes } minuti
command-games-more = Tutto su uno di essi: { $about }. Per giocarci: { $play }
command-games-aside = Il gioco { $name } è messo da parte: { $why }
command-games-by = { $title }, di { $who }
command-games-rules = versione { $version } delle regole
command-games-options = Opzioni:
command-games-from-zero = i posti si contano da 0
command-games-board = Tabellone { $board } ({ $hash }), { $provenance }
command-board-what = check: elenca tutto ciò che non va
command-board-file = il file di un tabellone
command-board-game = il gioco a cui è destinato; di norma lo dice il suo schema
command-board-good = { $file } è un buon tabellone: { $board } ({ $hash })
command-known = { $part }: { $status ->
  [printed] stampato
  [derived] dedotto
  [invented] inventato
 *[reconstructed] ricostruito
}. { $note }

## replay, i registri e le posizioni

command-log = il file di un registro: righe JSON
command-log-board = il tabellone su cui si è giocato, se non è quello del gioco
command-replay-about = Rivedi un registro passo per passo, o stampalo. Di una partita conclusa si vede tutto; di una in corso solo ciò che può sapere chi guarda o, con --seat, quel posto.
command-replay-seat = con gli occhi di questo posto: il suo nome, o il suo numero da 1 in su
command-replay-at = mostra il tavolo dopo tante mosse, e nient’altro
command-replay-transcript = stampa tutto come testo
command-no-move = --at { $at }: { $moves ->
  [one] il registro ha { $moves } mossa; indica un numero da 0 a { $moves }
 *[other] il registro ha { $moves } mosse; indica un numero da 0 a { $moves }
}
command-no-seat = --seat { $given }: indica un nome, o un numero da 1 in su: { $names }
command-position-file = un registro, o una posizione da controllare
command-position-at = dopo quante mosse del registro; di norma tutte
command-position-board = il tabellone, se non è quello del gioco
command-position-reveal = anche di una partita in corso: mostra tutte le mani
command-still-running = la partita { $file } non è conclusa, e una posizione mostra ogni mano: --reveal lo fa lo stesso; { $command } mostra ciò che un posto può vedere

## serve e il suo archivio

command-serve-host = l’indirizzo su cui ascoltare; 0.0.0.0 per la rete locale
command-serve-port = la porta (di norma 8000; 0: una libera)
command-serve-data = dove stanno i tavoli (di norma { $folder })
command-serve-database = tienili invece in PostgreSQL: { $example }
command-serve-workers = processi del server; da due in su serve PostgreSQL
command-serve-open = apri la pagina iniziale nel browser, dove ce n’è uno
command-serve-compile = in un clone: gioca subito e intanto compila le regole
command-serve-proxy = dietro un proxy: credi alle sue intestazioni X-Forwarded
command-serve-name = il nome su Internet, come trains.example.org; si può ripetere. Gli altri sono rifiutati
command-serve-address = dove si raggiunge, per i link negli avvisi (di norma { $default })
command-serve-mail = manda gli avvisi con questo server di posta: { $example } (o { $variable } nell’ambiente)
command-serve-mail-from = da chi viene la posta (di norma { $default })
command-serve-push = manda avvisi ai browser; i servizi push possono scrivere a { $example }
command-serve-network = manda avvisi anche a questa rete privata, come 192.168.1.0/24; si può ripetere
command-serve-access-log = annota ogni richiesta, senza i suoi parametri
command-serve-here = Apri { $address } e fai clic su “{ $button }”.
command-serve-near = Nella tua rete: { $address }
command-serve-compiling = Intanto si compilano le regole, per circa due minuti; fino ad allora i bot pensano più lentamente.
command-serve-stop = Premi Ctrl-C per fermare.
command-store-data = la cartella dei dati di un server (di norma { $folder })
command-store-database = o il suo database PostgreSQL: { $example }
command-backup-file = il file da scrivere; tienilo al sicuro, contiene i segreti dei tavoli
command-restore-file = un file scritto da branchline backup
command-export-table = gli identificativi dei tavoli; senza, tutti quelli conclusi
command-export-out = dove scrivere (di norma qui)

## analyse e verify

command-analyse-about = Giudica ogni mossa di una partita conclusa: quanto valeva per ciò che il suo posto sapeva allora e, col senno di poi, a mani scoperte. Un valore è la parte delle partite che il posto finisce per vincere, secondo la ricerca.
command-analyse-iterations = per mossa, di norma 100; di più dove sembra aver perso qualcosa
command-analyse-json = scrivi tutto lì; - lo stampa al posto del testo
command-analyse-html = scrivi lì una pagina con un grafico
command-too-early = questa partita è ancora in corso, e un’analisi guarda ogni mano: aspetta la fine
command-verify-house = la chiave del server che deve averlo firmato: GET /api/house
command-verify-commitment = l’impegno che ti è stato mostrato prima della distribuzione
command-verify-seed = il seme di un registro giocato con play --seed N

## I comandi che misurano

command-simulate-game = il gioco, con il suo identificativo
command-simulate-games = quante partite (di norma { $default })
command-simulate-bots = un bot per ogni posto (di norma random, con meno posti possibile)
command-simulate-seed = il seme di tutta la sorte (di norma estratto e stampato)
command-simulate-workers = processi (di norma uno per core)
command-ray = gioca su un cluster Ray: il suo { $example }, auto (quello di questa macchina) o local
command-simulate-chunk = partite che un processo gioca di fila, al massimo
command-simulate-out = il file Parquet da scrivere: una riga per partita
command-simulate-moves = scrivi accanto anche una riga per mossa
command-simulate-decisions = scrivi accanto anche un insieme di dati delle decisioni
command-simulate-logs = tieni in questa cartella il registro di ogni partita
command-simulate-resume = continua una simulazione interrotta
command-simulate-overwrite = sostituisci ciò che c’è
command-simulate-board = il file di un tuo tabellone
command-simulate-option = un’opzione del gioco, come nome=valore
command-report-table = il file Parquet di branchline simulate
command-report-out = il file HTML da scrivere (di norma accanto alla tabella)
command-ladder-game = il gioco
command-ladder-seats = di norma il minor numero che il gioco permette
command-ladder-games = partite di un incontro, al massimo (di norma { $default })
command-ladder-least = partite di un incontro, almeno (di norma { $default })
command-ladder-pairings = solo questi, nessuno se vuoto; di norma ogni livello contro i più deboli
command-ladder-bots = invece, un torneo di questi, valutato con openskill; anche { $module } e { $program }
command-ladder-table = e chief con il suo tempo a un tavolo, N partite
command-ladder-jobs = processi; di norma uno per core
command-ladder-seed = la sorte delle distribuzioni
command-ladder-out = metti la sezione di questo gioco in questo file
command-perft-seats = quanti posti (di norma { $default })
command-perft-seed = la sorte (di norma { $default })
command-perft-depth = piccole mosse da prevedere (di norma { $default })
command-bench-game = il gioco da misurare, di norma tutti
command-bench-seconds = quanti secondi dura ogni metà di un gioco (di norma { $default })
command-bench-batch = misura gruppi di tavoli, accanto a EnvPool dove è installato
command-bench-tables = tavoli di un gruppo (di norma { $default })
command-bench-json = stampa le cifre in JSON
command-loadtest-game = a che cosa si gioca; di norma il primo di branchline games
command-loadtest-tables = tavoli giocati insieme (di norma { $default })
command-loadtest-sockets = WebSocket aperti in tutto (di norma { $default })
command-loadtest-seats = giocatori a ogni tavolo (di norma il minor numero che il gioco permette)
command-loadtest-seconds = quanti secondi (di norma { $default })
command-loadtest-lean = mosse senza viste; di norma i giocatori chiedono ciò che chiede la pagina
command-loadtest-store = dove stanno i tavoli (di norma { $default })
command-loadtest-database = un PostgreSQL da usare; senza, se ne avvia uno provvisorio
command-loadtest-workers = processi del server che condividono un indirizzo
command-loadtest-processes = server tra cui si dividono le persone di ogni tavolo
command-loadtest-peer = invece: lo stesso carico qui e da un concorrente, a turno (serve Node.js)
command-loadtest-idle = invece: N tavoli fermi con una persona che guarda ciascuno
command-loadtest-mail = invece: quanto costano le scadenze di N tavoli per corrispondenza, 10.000 all’ora (di norma 100.000 tavoli)
command-loadtest-across = invece: dopo quanto una mossa si vede da un altro processo
command-loadtest-stored = invece: quanto dura un avvio con N tavoli
