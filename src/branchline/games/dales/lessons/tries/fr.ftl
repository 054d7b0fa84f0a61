### Wensleydale and Nürnberg: rules with nothing to try, and why

untried-H1 = Cela concerne ce que la table propose, pas un coup : rien de ce que vous voudriez faire ne manque.
untried-W0-1 = Ceci dit à combien on joue, sur quels plateaux et en combien de manches. Vous choisissez les joueurs sur la page Nouvelle partie.
untried-W0-2 = Ceci dit ce que vous avez au début. Vous pouvez essayer vos cubes avec W3.3 et vos voies avec W5.6.
untried-W0-3 = Il s’agit de la mise en place : la table tire le premier joueur au sort. Vous pouvez voir comment l’ordre change avec W8.1.
untried-W0-4 = Il s’agit de la mise en place : vos disques sont placés pour vous. Vous pouvez essayer de les déplacer avec W3.7.
untried-W0-5 = Il s’agit de la mise en place : la table tire les marchandises. Vous pouvez essayer de les charger avec W6.6 et W6.7.
untried-W0-6 = Il s’agit de la mise en place : la table tire les personnages. Vous pouvez essayer de charger un passager avec W6.8 et de rencontrer un opposant avec W5.8.
untried-W0-7 = Ceci dit ce que contient la boîte. Le nombre de voies des compagnies n’importe que là où W9.4 en fait une limite.
untried-W9-4 = Les voies ne manquent jamais ici, il n’y a donc rien à jouer. La limite est une option de First Train to Nürnberg, et vous pouvez l’y essayer.
untried-N0-1 = Ceci dit à combien on joue et sur quels plateaux. Vous choisissez joueurs et plateaux sur la page Nouvelle partie.
