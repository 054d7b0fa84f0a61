### Wensleydale und Nürnberg: Regeln, bei denen es nichts auszuprobieren gibt, und warum

untried-H1 = Hier geht es um das, was der Tisch anbietet, nicht um einen Spielzug: Nichts, was du tun wolltest, fehlt.
untried-W0-1 = Hier steht, wie viele spielen, auf welchen Tafeln und wie viele Runden lang. Wer mitspielt, wählst du auf der Seite „Neue Partie“.
untried-W0-2 = Hier steht, was du zu Beginn hast. Deine Klötzchen kannst du bei W3.3 ausprobieren, deine Gleise bei W5.6.
untried-W0-3 = Hier geht es um die Spielvorbereitung: Der Tisch lost aus, wer beginnt. Wie sich die Reihenfolge ändert, kannst du bei W8.1 ausprobieren.
untried-W0-4 = Hier geht es um die Spielvorbereitung: Deine Scheiben liegen schon. Bei W3.7 kannst du sie bewegen.
untried-W0-5 = Hier geht es um die Spielvorbereitung: Der Tisch zieht die Güter. Bei W6.6 und W6.7 kannst du welche befördern.
untried-W0-6 = Hier geht es um die Spielvorbereitung: Der Tisch zieht die Figuren. Bei W6.8 kannst du einen Passagier befördern und bei W5.8 einem Landbesitzer begegnen.
untried-W0-7 = Hier steht, was in der Schachtel ist. Die Zahl der Gesellschaftsgleise zählt nur, wo W9.4 sie zur Grenze macht.
untried-W9-4 = Hier geht nichts aus, also gibt es nichts zu spielen. Die Grenze ist eine Option von First Train to Nürnberg, dort kannst du sie ausprobieren.
untried-N0-1 = Hier steht, wie viele spielen und auf welchen Tafeln. Spieler und Tafeln wählst du auf der Seite „Neue Partie“.
