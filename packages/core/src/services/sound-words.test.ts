import { expect, test } from "vitest";
import { soundWords } from "./sound-words.ts";

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
    expect(soundWords(cyrillic), latin).toEqual(soundWords(latin));
});

test("Case, accents and ё make no difference", () => {
  expect(soundWords("ЁЛКА")).toEqual(soundWords("елка"));
  expect(soundWords("Café MÜNCHEN")).toEqual(soundWords("cafe munchen"));
});

test("A number stays what it is", () => {
  expect(soundWords("Room 1999")).toEqual(["rom", "1999"]);
});
