### Foothills: Regeln, bei denen es nichts auszuprobieren gibt, und warum

untried-F1-1 = Hier steht, was in der Schachtel ist. Am Tisch begegnest du allen diesen Karten.
untried-F1-2 = Hier steht, was in der Schachtel ist. Die Klötzchen kannst du bei F5.1 und F7.1 ausprobieren.
untried-F1-3 = Hier steht, was in der Schachtel ist. Ein Ticket kannst du bei F9.14 ausprobieren, einen Streckenarbeiter bei F5.4.
untried-F1-4 = Hier steht, was in der Schachtel ist. Ein Plättchen kannst du bei F8.2 als Gleis und bei F9.5 als Station ausprobieren.
untried-F1-5 = Hier steht, was in der Schachtel ist. Einen Prellbock kannst du bei F8.4 ausprobieren, die Stationsleiste bei F9.17.
untried-F2-2 = Hier geht es um die Spielvorbereitung: Der Tisch lost die geschlossenen Strecken aus. Bei F2.1 kannst du versuchen, auf einer zu bauen.
untried-F2-3 = Hier geht es um die Spielvorbereitung: Der Tisch legt die Reihen für dich aus. Du siehst sie in jeder Partie.
untried-F2-7 = Hier geht es um die Spielvorbereitung: Der Tisch füllt das Lager. Bei F2.12 kannst du daraus nehmen.
untried-F2-8 = Hier geht es um die Spielvorbereitung: Der Tisch verteilt das Geröll. Bei F7.1 kannst du es entfernen.
untried-F2-9 = Hier geht es um die Spielvorbereitung: Der Tisch legt die Marker aus. Bei F11.1 kannst du einen Bonusmarker gewinnen, bei F9.15 den Gipfelmarker.
untried-F2-10 = Hier geht es um die Spielvorbereitung: Deine Tafel ist bereit, wenn du Platz nimmst. Deine Karten kannst du bei F3.2 ausprobieren.
untried-F2-11 = Hier geht es um die Spielvorbereitung: Der Tisch zieht die Reserve. Bei F9.16 kannst du eine Karte daraus nehmen.
untried-F4-1 = Hier steht, welche Karten es gibt. Eine neutrale kannst du bei F4.2 ausprobieren.
untried-F13-1 = Eine Prüfung des Materials in jedem Spielstand, kein Spielzug. Wohin Klötzchen gehen, kannst du bei F9.4 ausprobieren.
untried-F13-2 = Eine Prüfung des Materials in jedem Spielstand, kein Spielzug. Den letzten Teil kannst du bei F9.17 ausprobieren.
untried-F13-4 = Das folgt daraus, wo du bauen darfst, also geht es in keinem Spielzug allein darum. Bei F9.2 kannst du versuchen, auf Geröll zu bauen.
untried-F13-5 = Das folgt daraus, wie Streckenarbeiter kommen, also geht es in keinem Spielzug allein darum. Bei F6.2 kannst du versuchen, auf einer solchen Karte zu bauen.
untried-F13-6 = Das folgt daraus, wohin ein Vermesser darf, also geht es in keinem Spielzug allein darum. Ein besetztes Feld kannst du bei F9.11 ausprobieren.
untried-F13-7 = Eine Prüfung des Materials in jedem Spielstand, kein Spielzug. Bei F9.16 kannst du eine Karte tauschen.
untried-F13-8 = Das folgt daraus, wie Gleise gelegt werden, also geht es in keinem Spielzug allein darum. Porthmadog kannst du bei F8.5 ausprobieren.
