import { expect, test } from "vitest";
import { noteForm, noteSave } from "./note.ts";

test.each([
  ["Bread", true],
  ["", false],
  [" \n\t", false],
  ["\u200B\u2060 \u3164", false],
])("the text %j is valid for a note: %s", (text, isOne) => {
  expect(noteForm.safeParse({ text, routeId: null }).success).toBe(isOne);
  expect(noteSave.safeParse({ id: "a", text }).success).toBe(isOne);
});
