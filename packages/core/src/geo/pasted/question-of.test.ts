import { expect, test } from "vitest";
import { questionOf } from "./question-of.ts";
import { readPasted } from "./read-pasted.ts";

test.each([
  `https://www.google.com/maps/place/Caf%C3%A9+(old)/@41.6878,44.8086,17z/data=${"x".repeat(1_500)}`,
  "https://maps.apple.com/?ll=41.6878,44.8086&q=ნარიყალა",
  "41°41'16.08\"N 44°48'30.96\"E",
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

test("what tells no place asks nothing", () => {
  expect(questionOf(readPasted("///filled.count.soap"), "")).toBeNull();
  expect(questionOf(null, ` ${"x".repeat(300)}`)).toBe("x".repeat(200));
});
