import { expect, it } from "vitest";
import { transliterate } from "./transliterate.ts";

it("gives the spelling of atlases first", () => {
  expect(transliterate("тарту")).toEqual(["tartu"]);
  expect(transliterate("суздаль")[0]).toBe("suzdal");
  expect(transliterate("харьков")).toContain("kharkov");
});

it("leaves out words without Latin letters", () => {
  for (const text of ["ъ", "ь", "ъ ь"]) expect(transliterate(text)).toEqual([]);
  expect(transliterate("бар ъ")).toEqual(["bar"]);
  expect(transliterate("бар ъ два")).toEqual(["bar dva"]);
});

it("ignores other scripts and gives few spellings of long names", () => {
  expect(transliterate("munich")).toEqual([]);
  expect(transliterate("нижнекамскийхутор").length).toBeLessThanOrEqual(64);
  expect(transliterate("е".repeat(200)).length).toBe(2);
});
