### Foothills: le regole in cui non c’è niente da provare, e perché

untried-F1-1 = Qui si dice cosa c’è nella scatola. Tutte queste carte le incontri al tavolo.
untried-F1-2 = Qui si dice cosa c’è nella scatola. Puoi provare i cubetti in F5.1 e F7.1.
untried-F1-3 = Qui si dice cosa c’è nella scatola. Puoi provare un biglietto in F9.14 e un concorrente in F5.4.
untried-F1-4 = Qui si dice cosa c’è nella scatola. Puoi provare una tessera come binario in F8.2 e come stazione in F9.5.
untried-F1-5 = Qui si dice cosa c’è nella scatola. Puoi provare un paraurti in F8.4 e il contatore delle stazioni in F9.17.
untried-F2-2 = Qui si parla della preparazione: le linee chiuse le sorteggia il tavolo. Puoi provare a costruire su una di loro in F2.1.
untried-F2-3 = Qui si parla della preparazione: le file le dispone il tavolo. Le vedi in ogni partita.
untried-F2-7 = Qui si parla della preparazione: il deposito lo riempie il tavolo. Puoi provare a prenderne risorse in F2.12.
untried-F2-8 = Qui si parla della preparazione: i detriti li mette il tavolo. Puoi provare a rimuoverli in F7.1.
untried-F2-9 = Qui si parla della preparazione: i segnalini li mette il tavolo. Puoi provare a vincere un segnalino bonus in F11.1 e il segnalino Vetta in F9.15.
untried-F2-10 = Qui si parla della preparazione: la tua plancia è pronta quando ti siedi. Puoi provare le tue carte in F3.2.
untried-F2-11 = Qui si parla della preparazione: la scorta la pesca il tavolo. Puoi provare a prenderne una carta in F9.16.
untried-F4-1 = Qui si dice quali carte ci sono. Puoi provarne una neutrale in F4.2.
untried-F13-1 = È un controllo sui pezzi in ogni posizione, non una mossa. Dove vanno i cubetti puoi provarlo in F9.4.
untried-F13-2 = È un controllo sui pezzi in ogni posizione, non una mossa. L’ultima parte puoi provarla in F9.17.
untried-F13-4 = Segue da dove si può costruire, quindi nessuna mossa riguarda solo questo. Puoi provare a costruire sui detriti in F9.2.
untried-F13-5 = Segue da come arrivano i concorrenti, quindi nessuna mossa riguarda solo questo. Puoi provare a costruire su una carta così in F6.2.
untried-F13-6 = Segue da dove può andare un geometra, quindi nessuna mossa riguarda solo questo. Puoi provare uno spazio occupato in F9.11.
untried-F13-7 = È un controllo sui pezzi in ogni posizione, non una mossa. Puoi provare a sostituire una carta in F9.16.
untried-F13-8 = Segue da come si posano i binari, quindi nessuna mossa riguarda solo questo. Puoi provare Porthmadog in F8.5.
