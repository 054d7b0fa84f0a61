### Ticket to Ride: le regole in cui non c’è niente da provare, e perché

untried-H1 = Qui si parla di ciò che propone il tavolo, non di una mossa. In Ticket to Ride ogni ordine conta, quindi non te ne accorgerai mai.
untried-T0-1 = Qui si parla della preparazione: è già fatta quando ti siedi. I vagoni e i punti di ognuno li vedi accanto al nome.
untried-T0-2 = Qui si dice cosa c’è nella scatola. Da queste carte peschi provando T2.1.
untried-T0-3 = Qui si parla della preparazione: le carte le distribuisce il tavolo. La sostituzione delle carte scoperte puoi provarla in T2.6.
untried-T0-4 = Qui si parla della preparazione: i passeggeri li mette il tavolo. Come raccoglierne uno puoi provarlo in T3.9.
untried-T0-5 = Qui si dice cosa c’è nei due mazzi. Da questi biglietti peschi provando T4.1.
