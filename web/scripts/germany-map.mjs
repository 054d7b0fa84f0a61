/**
 * Draws the land under Ticket to Ride: Germany and settles where everything goes on it.
 *
 *   node scripts/germany-map.mjs
 *
 * Outlines come from Natural Earth (public domain) through the npm package world-atlas (ISC); rivers and lakes are a
 * few points of our own. Everything follows the projection of the board file and bends with its cities where those were
 * moved apart, so Kiel stays on its coast. Writes germany.map.json and germany.plan.json, which are committed.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { merge, mesh } from "topojson-client";
import { createServer } from "vite";

const require = createRequire(import.meta.url);
const GAME = new URL("../src/games/ticket-to-ride/", import.meta.url);
const BOARD = new URL("../../src/branchline/games/ticket_to_ride/board/germany.json", import.meta.url);
const FRAME = { left: -1250, top: -480, right: 2130, bottom: 1560 };
const GERMANY = "276";

// Longitude, latitude.
const RIVERS = {
  Rhein: [[8.6, 46.65], [9.4, 46.9], [9.6, 47.45], [9.2, 47.65], [8.6, 47.68], [7.6, 47.56], [7.6, 48.0], [7.8, 48.55], [8.2, 48.95], [8.45, 49.45], [8.35, 49.75], [8.27, 50.0], [7.9, 50.0], [7.6, 50.36], [7.1, 50.75], [6.96, 50.94], [6.76, 51.23], [6.6, 51.65], [6.1, 51.87], [5.3, 51.95], [4.4, 51.9]],
  Main: [[11.45, 50.1], [10.9, 50.0], [10.2, 50.05], [9.95, 49.79], [9.55, 49.75], [9.15, 49.98], [8.68, 50.11], [8.27, 50.0]],
  Neckar: [[8.6, 48.2], [9.0, 48.5], [9.2, 48.78], [9.2, 49.15], [8.85, 49.4], [8.47, 49.49]],
  Mosel: [[6.4, 48.2], [6.2, 48.9], [6.37, 49.45], [6.64, 49.75], [7.1, 50.05], [7.6, 50.36]],
  Donau: [[8.5, 47.95], [9.2, 48.1], [9.99, 48.4], [10.8, 48.72], [11.43, 48.77], [12.1, 49.02], [12.6, 48.88], [13.46, 48.57], [14.3, 48.3], [15.4, 48.2], [16.4, 48.2], [17.1, 48.1]],
  Inn: [[10.5, 46.9], [11.4, 47.27], [12.1, 47.8], [12.9, 48.25], [13.46, 48.57]],
  Elbe: [[15.8, 50.2], [14.4, 50.35], [14.1, 50.75], [13.74, 51.05], [13.0, 51.55], [12.6, 51.87], [11.8, 51.95], [11.63, 52.13], [11.9, 52.8], [11.3, 53.1], [10.5, 53.4], [9.99, 53.55], [9.4, 53.75], [8.8, 53.9]],
  Saale: [[11.8, 50.2], [11.6, 50.9], [11.95, 51.45], [11.9, 51.95]],
  Weser: [[9.65, 51.42], [9.4, 51.8], [9.0, 52.25], [9.1, 52.7], [8.8, 53.08], [8.5, 53.5]],
  Ems: [[8.4, 51.85], [7.4, 52.2], [7.3, 52.8], [7.21, 53.3]],
  Oder: [[17.0, 51.1], [15.2, 52.0], [14.6, 52.3], [14.6, 52.7], [14.2, 53.0], [14.5, 53.5]],
  Havel: [[13.2, 53.1], [13.2, 52.55], [12.5, 52.4], [12.0, 52.9]],
};
const LAKES = {
  Bodensee: [[9.02, 47.8], [9.2, 47.72], [9.5, 47.62], [9.72, 47.53], [9.62, 47.48], [9.42, 47.52], [9.18, 47.63], [9.0, 47.67]],
};

const server = await createServer({ root: new URL("..", import.meta.url).pathname, server: { middlewareMode: true }, logLevel: "error" });
const layout = await server.ssrLoadModule("/src/games/ticket-to-ride/layout/index.ts");
const { homeOf } = await server.ssrLoadModule("/src/games/ticket-to-ride/layout/relax.ts");
const board = JSON.parse(readFileSync(BOARD, "utf8"));
const plan = layout.planOf(board);
await server.close();

const project = projection();

/** Longitude and latitude on our map: the straight line through the cities of the board, then their displacement. */
function projection() {
  const line = (from, to) => {
    const n = board.cities.length;
    const mean = (of) => board.cities.reduce((sum, city) => sum + of(city), 0) / n;
    const [mx, my] = [mean(from), mean(to)];
    const slope = mean((city) => (from(city) - mx) * (to(city) - my)) / mean((city) => (from(city) - mx) ** 2);
    return (value) => my + slope * (value - mx);
  };
  const x = line((city) => city.lon, (city) => homeOf(board, city.x, 0).x);
  const y = line((city) => city.lat, (city) => homeOf(board, 0, city.y).y);
  const moved = board.cities.map((city) => {
    const home = homeOf(board, city.x, city.y);
    const now = plan.at.get(city.id);
    return { ...home, dx: now.x - home.x, dy: now.y - home.y };
  });
  return ([lon, lat]) => {
    const p = { x: x(lon), y: y(lat) };
    let [sum, dx, dy] = [0.02, 0, 0];
    for (const city of moved) {
      const far = Math.hypot(city.x - p.x, city.y - p.y);
      const weight = Math.exp(-((far / 70) ** 2));
      sum += weight;
      dx += weight * city.dx;
      dy += weight * city.dy;
    }
    return [p.x + dx / sum, p.y + dy / sum];
  };
}

/** Douglas and Peucker's simplification of a line. */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points[points.length - 1]];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let [worst, at] = [0, 0];
  for (let k = 1; k < points.length - 1; k += 1) {
    const p = points[k];
    const off = length === 0
      ? Math.hypot(p[0] - a[0], p[1] - a[1])
      : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length;
    if (off > worst) [worst, at] = [off, k];
  }
  if (worst <= tolerance) return [a, b];
  return [...simplify(points.slice(0, at + 1), tolerance), ...simplify(points.slice(at), tolerance).slice(1)];
}

/** Sutherland and Hodgman: the part of a ring inside the frame. */
function clip(ring) {
  const edges = [
    [(p) => p[0] >= FRAME.left, 0, FRAME.left],
    [(p) => p[0] <= FRAME.right, 0, FRAME.right],
    [(p) => p[1] >= FRAME.top, 1, FRAME.top],
    [(p) => p[1] <= FRAME.bottom, 1, FRAME.bottom],
  ];
  return edges.reduce((points, [inside, axis, value]) => points.flatMap((p, k) => {
    const q = points[(k + points.length - 1) % points.length];
    const t = (value - q[axis]) / (p[axis] - q[axis]);
    const cut = [q[0] + t * (p[0] - q[0]), q[1] + t * (p[1] - q[1])];
    if (inside(p)) return inside(q) ? [p] : [cut, p];
    return inside(q) ? [cut] : [];
  }), ring);
}

function area(ring) {
  return Math.abs(ring.reduce((sum, p, k) => {
    const q = ring[(k + 1) % ring.length];
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0)) / 2;
}

const digits = (value) => String(Math.round(value * 10) / 10);
const path = (points, close) => `M${points.map((p) => p.map(digits).join(" ")).join("L")}${close ? "Z" : ""}`;

/** A smooth line through points: Catmull and Rom's, as cubic curves. */
function smooth(points, close) {
  const n = points.length;
  const at = (k) => (close ? points[(k + n) % n] : points[Math.min(n - 1, Math.max(0, k))]);
  let d = `M${at(0).map(digits).join(" ")}`;
  for (let k = 0; k < (close ? n : n - 1); k += 1) {
    const [p, a, b, q] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const c = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6, b[0] - (q[0] - a[0]) / 6, b[1] - (q[1] - a[1]) / 6];
    d += `C${[...c, ...b].map(digits).join(" ")}`;
  }
  return close ? `${d}Z` : d;
}

const atlas = JSON.parse(readFileSync(require.resolve("world-atlas/countries-10m.json"), "utf8"));
const { scale, translate } = atlas.transform;
const arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  const points = arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  const near = points.some(([lon, lat]) => lon > -9 && lon < 32 && lat > 39 && lat < 63);
  if (!near) return [points[0], points[points.length - 1]].map(project);
  const line = points.map(project);
  return simplify(line, line.some(([x, y]) => x > -40 && x < 1000 && y > -40 && y < 1040) ? 1.4 : 7);
});
const topology = { ...atlas, transform: undefined, arcs };
const EUROPE = new Set(["276", "208", "528", "056", "442", "250", "756", "040", "438", "203", "616", "752", "826", "380", "705", "348", "703", "191", "578", "070", "724", "642", "804", "112", "440", "428", "233", "372", "688", "498", "100", "246"]);
const countries = topology.objects.countries.geometries.filter((one) => EUROPE.has(one.id));
const rings = (geometry) => geometry.coordinates.flat().map(clip).filter((ring) => ring.length > 3 && area(ring) > (ring.some(([x, y]) => x > 0 && x < 880 && y > 0 && y < 1000) ? 14 : 500));
const germany = countries.filter((one) => one.id === GERMANY);
const borders = mesh(topology, { type: "GeometryCollection", geometries: countries }, (a, b) => a !== b);
const inFrame = ([x, y]) => x > FRAME.left && x < FRAME.right && y > FRAME.top && y < FRAME.bottom;

const map = {
  provenance: "Outlines: Natural Earth 1:10m, public domain, by world-atlas; simplified and bent with the board's cities. Rivers and lakes: points of our own. Made by scripts/germany-map.mjs.",
  land: rings(merge(topology, countries)).map((ring) => path(ring, true)).join(""),
  coast: rings(merge(topology, countries)).map((ring) => path(simplify(ring, 9), true)).join(""), // for broad strokes
  germany: rings(merge(topology, germany)).map((ring) => path(ring, true)).join(""),
  borders: borders.coordinates.filter((line) => line.some(inFrame)).map((line) => path(line, false)).join(""),
  rivers: Object.values(RIVERS).map((points) => smooth(points.map(project), false)).join(""),
  lakes: Object.values(LAKES).map((points) => smooth(points.map(project), true)).join(""),
};
writeFileSync(new URL("germany.map.json", GAME), `${JSON.stringify(map, null, 1)}\n`);
const tenth = (value) => Math.round(value * 10) / 10;
const rows = (map, of) => Object.fromEntries([...map].map(([key, value]) => [key, of(value)]));
const sides = (box) => [box.x, box.y, box.width, box.height].map(tenth);
const placed = ({ id, box, pill }) => [id, ...sides(box), ...(pill ? [pill.inRow, ...sides(pill.box)] : [])];
const settled = {
  provenance: "Settled by layout/ from the board file. Made by scripts/germany-map.mjs; a test compares.",
  at: rows(plan.at, (p) => [p.x, p.y]),
  bends: rows(plan.bends, (bend) => bend),
  labels: plan.labels.map(placed),
  large: plan.large.map(placed),
};
const text = JSON.stringify(settled).replaceAll('],"', '],\n "').replaceAll("],[", "],\n [");
writeFileSync(new URL("germany.plan.json", GAME), `${text}\n`);
