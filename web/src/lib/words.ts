// Small words: labels for keys that have no text, numbers with a sign, half points, times.

/** "links_left" → "Links left". */
export function humanise(key: string): string {
  return capital(key.replaceAll(/[_-]+/g, " ").trim());
}

/** "gelb" → "Gelb". */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Facts of a message with each day as a language writes it: "2027-08-01" → "1. August 2027". */
export function dated<Fact>(facts: Record<string, Fact>, language: string): Record<string, Fact | string> {
  const said = (fact: Fact): Fact | string =>
    typeof fact === "string" && DAY.test(fact) ? new Date(`${fact}T12:00:00Z`).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" }) : fact;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, said(fact)]));
}

/** +3, −2, 0: with a true minus sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${Math.abs(number)}` : "0";
}

/** A score as people count it: games with half points store them doubled. */
export function points(halves: boolean, score: number): string {
  if (score < 0) return `−${points(halves, -score)}`;
  if (!halves) return String(score);
  const whole = Math.floor(score / 2);
  return score % 2 === 0 ? String(whole) : whole === 0 ? "½" : `${whole}½`;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 minutes ago", in the reader's language. */
export function ago(seconds: number, now: number, language: string): string {
  const passed = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return format.format(0, "minute");
}

export function clock(seconds: number, language: string): string {
  return new Date(seconds * 1000).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
}

/** Text for searching: no accents, no capitals. */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** A share as a percentage that never breaks across lines. */
export const percent = (part: number): string => `${Math.round(100 * part)}\u00a0%`;
