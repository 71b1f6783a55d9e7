import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test.each([
  ["a😀b", 4, "a😀b"],
  ["a😀b", 3, "a😀"],
  ["a😀b", 2, "a"],
  ["a😀b", 0, ""],
])("Cuts no character in two: %s at %i", (text, max, expected) => {
  expect(cutText(text, max)).toBe(expected);
});
