import fc from "fast-check";
import { expect, test } from "vitest";
import { rankOptions } from "./rank-options.ts";

const list = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const labelsFor = (text: string, ...labels: string[]) =>
  rankOptions(list(...labels), text).map(({ label }) => label);

test("An option whose label starts with the text comes before one with such a word, and both before one that contains it", () => {
  expect(
    labelsFor("us", "AUD · Australian dollar", "RUB · Russian rouble", "USD · US dollar"),
  ).toEqual(["USD · US dollar", "AUD · Australian dollar", "RUB · Russian rouble"]);
  expect(labelsFor("po", "Export", "GBP · Pound", "Porto")).toEqual([
    "Porto",
    "GBP · Pound",
    "Export",
  ]);
});

test("Case, accents and the dots of ё do not count", () => {
  expect(labelsFor("ЕЛКА", "Ёлка")).toEqual(["Ёлка"]);
  expect(labelsFor("sao", "São Tomé")).toEqual(["São Tomé"]);
});

test("An empty text, and one of blanks, matches every option in its order", () => {
  expect(labelsFor("", "B", "A")).toEqual(["B", "A"]);
  expect(labelsFor("  ", "B", "A")).toEqual(["B", "A"]);
});

test("What is found contains the text, each option once, and a label finds itself", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.string(), (labels, text) => {
      const options = list(...new Set(labels));
      const found = rankOptions(options, text);
      expect(new Set(found).size).toBe(found.length);
      for (const option of options) expect(rankOptions(options, option.label)).toContain(option);
    }),
  );
});
