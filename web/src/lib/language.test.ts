import { afterEach, describe, expect, it, vi } from "vitest";
import { among, languageFor, nameOf, takeLanguage } from "./language";

const OFFERED = ["de", "en", "fr", "it"];

afterEach(() => vi.restoreAllMocks());

describe("the language of the pages", () => {
  it("is the one that was chosen, then the browser's, then English", () => {
    expect(languageFor(OFFERED, "it", ["fr"])).toBe("it");
    expect(languageFor(OFFERED, "", ["pt-BR", "fr-CA", "de"])).toBe("fr");
    expect(languageFor(OFFERED, "", ["pt", "ja"])).toBe("en");
    expect(languageFor(OFFERED, "", [])).toBe("en");
  });

  it("is another one, with a line in the console, if there are no texts in the one asked for", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(languageFor(OFFERED, "xx", ["de-CH"])).toBe("de");
    expect(told).toHaveBeenCalledOnce();
    expect(told.mock.calls[0]![0]).toContain('"xx"; there are: de, en, fr, it');
  });

  it("may be of a country", () => {
    expect(among(OFFERED, "FR-be")).toBe("fr");
    expect(among(["pt", "pt-BR"], "pt-br")).toBe("pt-BR");
    expect(among(OFFERED, "")).toBeNull();
  });
});

describe("a link with a language", () => {
  it("is the same link without it", () => {
    expect(takeLanguage("?lang=fr")).toEqual({ lang: "fr", search: "" });
    expect(takeLanguage("?taken&lang=de")).toEqual({ lang: "de", search: "?taken" });
    expect(takeLanguage("?at=3&lang=it&point=1")).toEqual({ lang: "it", search: "?at=3&point=1" });
    expect(takeLanguage("?taken")).toEqual({ lang: null, search: "?taken" });
  });
});

it("a language is called as its speakers call it", () => {
  expect(OFFERED.map(nameOf)).toEqual(["Deutsch", "English", "Français", "Italiano"]);
});
