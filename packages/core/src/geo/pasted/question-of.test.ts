import { expect, test } from "vitest";
import { questionOf } from "./question-of.ts";
import { readPasted } from "./read-pasted.ts";

test.each([
  `https://www.google.com/maps/place/Caf%C3%A9+(old)/@41.6878,44.8086,17z/data=${"x".repeat(1_500)}`,
  "https://maps.apple.com/?ll=41.6878,44.8086&q=ნარიყალა",
  "41°41'16.08\"N 44°48'30.96\"E",
  "https://www.google.com/maps/place/Mamma%20Mia!/@41.69,44.80,17z/data=!3d41.6912!4d44.8012",
  "https://www.google.com/maps/place/Brew%20Co./@41.69,44.80,17z/data=!3d41.6912!4d44.8012",
  "https://www.google.com/maps/place/Joe's*'/@41.69,44.80,17z/data=!3d41.6912!4d44.8012",
  "MRQ5+4C, Tbilisi",
])("the server reads the same place of the question: %s", (text) => {
  const pasted = readPasted(text);
  const question = questionOf(pasted, text) ?? "";
  expect(question.length).toBeLessThan(200);
  const again = readPasted(question);
  const plain = (read: typeof pasted) =>
    read?.kind === "place" ? { ...read, name: read.name.replace(/[()\s]+/g, " ").trim() } : read;
  expect(plain(again)).toEqual(plain(pasted));
});

test("A long name that ends in half an emoji is asked without it", () => {
  const text = `${"a".repeat(199)}😀 here https://www.google.com/maps/@41.6878,44.8086,15z`;
  expect(questionOf(readPasted(text), text)).toContain("a".repeat(199));
});

test("what tells no place asks nothing", () => {
  expect(questionOf(readPasted("///filled.count.soap"), "")).toBeNull();
  expect(questionOf(null, ` ${"x".repeat(300)}`)).toBe("x".repeat(200));
});
