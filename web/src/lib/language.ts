// Which language the pages speak: the one a link asks for, the one that was chosen here, or the browser's.

/** A language of those there are: as asked for, or the same without its country; null if there is none. */
export function among(offered: readonly string[], asked: string): string | null {
  const wanted = asked.toLowerCase();
  const base = wanted.split("-")[0];
  return offered.find((one) => one.toLowerCase() === wanted) ?? offered.find((one) => one.toLowerCase() === base) ?? null;
}

/** What to speak: `chosen` by the reader (empty: nothing yet), else the first that the browser asks for, else English. */
export function languageFor(offered: readonly string[], chosen: string, browser: readonly string[]): string {
  for (const asked of chosen ? [chosen, ...browser] : browser) {
    const found = among(offered, asked);
    if (found) return found;
    if (asked === chosen) console.error(`branchline: there are no texts in language "${chosen}"; there are: ${offered.join(", ")}`);
  }
  return among(offered, "en") ?? offered[0] ?? "en";
}

/** The language that a link carries (`?lang=fr`), and the link without it. */
export function takeLanguage(search: string): { lang: string | null; search: string } {
  const parts = search.replace(/^\?/, "").split("&").filter(Boolean);
  const asked = parts.find((part) => part.startsWith("lang="));
  const rest = parts.filter((part) => !part.startsWith("lang=")).join("&");
  return { lang: asked === undefined ? null : asked.slice("lang=".length), search: rest ? `?${rest}` : "" };
}

/** A language by its own name: Français. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
