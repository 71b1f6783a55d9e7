import { expect, it } from "vitest";
import { searchWords } from "./search-words.ts";

it("reads spellings with and without accents as the same words", () => {
  expect(searchWords("München")).toEqual(searchWords("munchen"));
  expect(searchWords("Łódź, Tromsø")).toEqual(["lodz", "tromso"]);
  expect(searchWords("Нью-Йорк")).toEqual(["нью", "йорк"]);
  expect(searchWords("Xi’an Nuku‘alofa")).toEqual(["xian", "nukualofa"]);
});

it("reads St. as Saint, unless it is the last word and may be incomplete", () => {
  expect(searchWords("St. Petersburg")).toEqual(searchWords("Saint Petersburg"));
  expect(searchWords("bury st edmunds")).toEqual(["bury", "saint", "edmunds"]);
  expect(searchWords("St.")).toEqual(["st"]);
});

it("finds no words in punctuation", () => {
  expect(searchWords(" - ! ")).toEqual([]);
});
