"""Those who think: bots, hints and the analysis of finished tables, in processes of their own."""
