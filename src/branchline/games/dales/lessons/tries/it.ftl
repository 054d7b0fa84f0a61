### Wensleydale e Nürnberg: le regole in cui non c’è niente da provare, e perché

untried-H1 = Qui si parla di ciò che propone il tavolo, non di una mossa: non manca niente di quel che vorresti fare.
untried-W0-1 = Qui si dice in quanti si gioca, su quali tabelloni e per quanti round. I giocatori si scelgono nella pagina Nuova partita.
untried-W0-2 = Qui si dice cosa hai all’inizio. Puoi provare i tuoi cubetti in W3.3 e i tuoi binari in W5.6.
untried-W0-3 = Qui si parla della preparazione: il primo giocatore lo sorteggia il tavolo. Come cambia l’ordine puoi provarlo in W8.1.
untried-W0-4 = Qui si parla della preparazione: i tuoi dischi sono già al loro posto. Come muoverli puoi provarlo in W3.7.
untried-W0-5 = Qui si parla della preparazione: le merci le pesca il tavolo. Come caricarle puoi provarlo in W6.6 e W6.7.
untried-W0-6 = Qui si parla della preparazione: passeggeri e oppositori li pesca il tavolo. Puoi provare a caricare un passeggero in W6.8 e a incontrare un oppositore in W5.8.
untried-W0-7 = Qui si dice cosa c’è nella scatola. Il numero di binari delle compagnie conta solo dove W9.4 ne fa un limite.
untried-W9-4 = Qui non si esaurisce niente, quindi non c’è niente da giocare. Il limite è un’opzione di First Train to Nürnberg, e puoi provarlo là.
untried-N0-1 = Qui si dice in quanti si gioca e su quali tabelloni. Giocatori e tabelloni si scelgono nella pagina Nuova partita.
