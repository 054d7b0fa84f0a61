### Ticket to Ride: rules with nothing to try, and why

untried-H1 = Cela concerne ce que la table propose, pas un coup. Dans Les Aventuriers du Rail, l’ordre compte toujours : vous ne le remarquerez jamais.
untried-T0-1 = Il s’agit de la mise en place : elle est faite avant que vous ne preniez place. Les wagons et les points de chacun s’affichent à côté de son nom.
untried-T0-2 = Ceci dit ce que contient la boîte. Vous prendrez de ces cartes en essayant T2.1.
untried-T0-3 = Il s’agit de la mise en place : la table distribue pour vous. Vous pouvez essayer le remplacement des cartes visibles avec T2.6.
untried-T0-4 = Il s’agit de la mise en place : la table place les passagers. Vous pouvez essayer d’en ramasser un avec T3.9.
untried-T0-5 = Ceci dit ce que contiennent les deux paquets. Vous y piocherez en essayant T4.1.
