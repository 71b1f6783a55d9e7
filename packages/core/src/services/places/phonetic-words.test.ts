import { expect, test } from "vitest";
import { phoneticWords } from "./phonetic-words.ts";

test("A name sounds the same in both alphabets", () => {
  for (const [latin, cyrillic] of [
    ["Tbilisi", "Тбилиси"],
    ["Mtskheta", "Мцхета"],
    ["Yalta", "Ялта"],
    ["Kharkov", "Харьков"],
    ["Zhukovsky", "Жуковский"],
    ["Kazbegi", "Казбеги"],
    ["Pushchino", "Пущино"],
  ] as const)
    expect(phoneticWords(cyrillic), latin).toEqual(phoneticWords(latin));
});

test("Case, accents and ё make no difference", () => {
  expect(phoneticWords("ЁЛКА")).toEqual(phoneticWords("елка"));
  expect(phoneticWords("Café MÜNCHEN")).toEqual(phoneticWords("cafe munchen"));
});

test("Numbers stay", () => {
  expect(phoneticWords("Room 1999")).toEqual(["rom", "1999"]);
});
