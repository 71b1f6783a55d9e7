import { expect, test } from "vitest";
import { languages } from "../basics/language.ts";
import { countryCodes } from "./country-codes.ts";
import { countryName } from "./country-name.ts";

test("all 249 countries of ISO 3166-1 and Kosovo are there once, each with a name in each language", () => {
  expect(countryCodes).toHaveLength(250);
  expect(new Set(countryCodes).size).toBe(250);
  for (const language of languages) {
    const names = countryCodes.map((code) => countryName(code, language));
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(250);
  }
});
