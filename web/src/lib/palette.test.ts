// Every palette is legible: what is written on a colour stands out from it, 4.5 to 1, and what may be chosen 3 to 1.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHOICES } from "./choices";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");
const page = read("./tokens.css");
const dales = read("../games/dales/art/colours.css");

function tokens(selector: string, css = page): Map<string, string> {
  const at = css.indexOf(`${selector} {`);
  const block = at < 0 ? "" : css.slice(at, css.indexOf("}", at));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]));
}

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (one: string, two: string): number => {
  const [low, high] = [light(one), light(two)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

describe.each(CHOICES.palette)("the palette %s", (palette) => {
  it.each(["light", "dark"])("is legible by %s", (scheme) => {
    const dark = scheme === "dark" ? tokens(':root[data-scheme="dark"]') : [];
    const all = new Map([...tokens(":root"), ...dark, ...tokens(`:root[data-palette="${palette}"]`)]);
    const pairs = [...all.keys()].filter((name) => /^(seat|card)-\w+$/.test(name));
    expect(pairs.length).toBeGreaterThan(15);
    const faint = pairs.filter((name) => contrast(all.get(name)!, all.get(`${name}-on`)!) < 4.5);
    expect(faint).toEqual([]);
  });
});

it.each([":root", ':root[data-scheme="dark"]'])("the rim of an area of the Dales that may be chosen stands out in %s", (selector) => {
  const all = tokens(selector, dales);
  const faint = ["plain", "valley", "south"].filter((ground) => contrast(all.get("dales-rim")!, all.get(`dales-${ground}`)!) < 3);
  expect(faint).toEqual([]);
});
