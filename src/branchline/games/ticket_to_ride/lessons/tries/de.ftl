### Zug um Zug: Regeln, bei denen es nichts auszuprobieren gibt, und warum

untried-H1 = Hier geht es um das, was der Tisch anbietet, nicht um einen Spielzug. In Zug um Zug ist jede Reihenfolge von Bedeutung, deshalb merkst du nie etwas davon.
untried-T0-1 = Hier geht es um die Spielvorbereitung: Sie ist fertig, bevor du Platz nimmst. Neben den Namen siehst du Waggons und Punkte von allen.
untried-T0-2 = Hier steht, was in der Schachtel ist. Aus diesen Karten ziehst du, wenn du T2.1 ausprobierst.
untried-T0-3 = Hier geht es um die Spielvorbereitung: Der Tisch teilt für dich aus. Wie die Auslage ersetzt wird, kannst du bei T2.6 ausprobieren.
untried-T0-4 = Hier geht es um die Spielvorbereitung: Der Tisch stellt die Passagiere auf. Bei T3.9 kannst du ausprobieren, einen zu nehmen.
untried-T0-5 = Hier steht, was in den beiden Stapeln ist. Du ziehst aus ihnen, wenn du T4.1 ausprobierst.
