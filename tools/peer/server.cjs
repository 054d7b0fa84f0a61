// boardgame.io under load, for `branchline loadtest --peer boardgame.io`: `node server.cjs memory` or `… flatfile DIR`.
// Its one game holds a state that comes in over standard input, and a move only counts itself: no rules cost it anything.
// It prints the port it listens on.
const { readFileSync } = require("node:fs");
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const [store, dir] = process.argv.slice(2);
const state = JSON.parse(readFileSync(0, "utf-8"));
const game = {
  name: "peer",
  setup: () => ({ ...state, made: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }) => {
      G.made += 1;
    },
  },
};
const db = store === "flatfile" ? new FlatFile({ dir }) : undefined;
Server({ games: [game], origins: [Origins.LOCALHOST], db })
  .run(0)
  .then(({ appServer }) => console.log(appServer.address().port));
