### Foothills: rules with nothing to try, and why

untried-F1-1 = Ceci dit ce que contient la boîte. Vous rencontrerez toutes ces cartes à la table.
untried-F1-2 = Ceci dit ce que contient la boîte. Vous pouvez essayer les cubes avec F5.1 et F7.1.
untried-F1-3 = Ceci dit ce que contient la boîte. Vous pouvez essayer un billet avec F9.14 et un concurrent avec F5.4.
untried-F1-4 = Ceci dit ce que contient la boîte. Vous pouvez essayer une tuile comme voie avec F8.2, et comme gare avec F9.5.
untried-F1-5 = Ceci dit ce que contient la boîte. Vous pouvez essayer un heurtoir avec F8.4 et le compteur de gares avec F9.17.
untried-F2-2 = Il s’agit de la mise en place : la table tire les lignes fermées. Vous pouvez essayer de construire sur l’une d’elles avec F2.1.
untried-F2-3 = Il s’agit de la mise en place : la table dispose les rangées pour vous. Vous les voyez à chaque partie.
untried-F2-7 = Il s’agit de la mise en place : la table remplit l’entrepôt. Vous pouvez essayer d’y prendre avec F2.12.
untried-F2-8 = Il s’agit de la mise en place : la table place les gravats. Vous pouvez essayer d’en retirer avec F7.1.
untried-F2-9 = Il s’agit de la mise en place : la table place les jetons. Vous pouvez essayer de gagner un jeton Bonus avec F11.1 et le jeton Sommet avec F9.15.
untried-F2-10 = Il s’agit de la mise en place : votre plateau est prêt quand vous prenez place. Vous pouvez essayer vos cartes avec F3.2.
untried-F2-11 = Il s’agit de la mise en place : la table tire la réserve de cartes. Vous pouvez essayer d’y prendre une carte avec F9.16.
untried-F4-1 = Ceci dit quelles cartes existent. Vous pouvez en essayer une neutre avec F4.2.
untried-F13-1 = Une vérification des pièces dans chaque position, pas un coup. Vous pouvez essayer où vont les cubes avec F9.4.
untried-F13-2 = Une vérification des pièces dans chaque position, pas un coup. Vous pouvez en essayer la dernière partie avec F9.17.
untried-F13-4 = Cela découle des endroits où l’on peut construire : aucun coup n’en dépend à lui seul. Vous pouvez essayer de construire sur des gravats avec F9.2.
untried-F13-5 = Cela découle de l’arrivée des concurrents : aucun coup n’en dépend à lui seul. Vous pouvez essayer de construire sur une telle carte avec F6.2.
untried-F13-6 = Cela découle des endroits où un géomètre peut aller : aucun coup n’en dépend à lui seul. Vous pouvez essayer une case occupée avec F9.11.
untried-F13-7 = Une vérification des pièces dans chaque position, pas un coup. Vous pouvez essayer d’échanger une carte avec F9.16.
untried-F13-8 = Cela découle de la façon de poser les voies : aucun coup n’en dépend à lui seul. Vous pouvez essayer Porthmadog avec F8.5.
