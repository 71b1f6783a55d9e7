import { expect, it } from "vitest";
import { searchWords } from "./search-words.ts";

it("reads spellings with and without accents as the same words", () => {
  expect(searchWords("München")).toEqual(searchWords("munchen"));
  expect(searchWords("Łódź, Tromsø")).toEqual(["lodz", "tromso"]);
  expect(searchWords("Нью-Йорк")).toEqual(["нью", "йорк"]);
  expect(searchWords("Xi’an Nuku‘alofa")).toEqual(["xian", "nukualofa"]);
});

it("finds no words in punctuation", () => {
  expect(searchWords(" - ! ")).toEqual([]);
});
