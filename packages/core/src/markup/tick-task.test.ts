import fc from "fast-check";
import { expect, it } from "vitest";
import { parseMarkup } from "./parse-markup.ts";
import { readTextLine, tickTask } from "./tick-task.ts";

const list = "Pack:\r\n- [ ] **tent**\n  * [X] stove\n[х] maps\n[ ]";
const tick = (text: string, line: number, done: boolean) =>
  tickTask(text, { line, text: readTextLine(text, line), done });

it.each([
  ["an open task is ticked", 1, true, "Pack:\r\n- [x] **tent**\n  * [X] stove\n[х] maps\n[ ]"],
  ["a done task is reopened", 2, false, "Pack:\r\n- [ ] **tent**\n  * [ ] stove\n[х] maps\n[ ]"],
  [
    "a task ticked with a Cyrillic letter is reopened",
    3,
    false,
    "Pack:\r\n- [ ] **tent**\n  * [X] stove\n[ ] maps\n[ ]",
  ],
  ["a done task keeps its letter", 3, true, list],
])("%s", (_what, line, done, after) => {
  expect(tick(list, line, done)).toBe(after);
});

it("recognises a task whether it is done or open", () => {
  expect(tickTask("- [x] tent", { line: 0, text: "- [ ] tent", done: true })).toBe("- [x] tent");
  expect(tickTask("- [x] tent", { line: 0, text: "- [ ] tent", done: false })).toBe("- [ ] tent");
});

it.each([
  ["another task", "- [ ] stove\n- [ ] tent", 0],
  ["no longer a task", "tent", 0],
  ["gone", "", 1],
])("leaves a text whose line is %s", (_what, text, line) => {
  expect(tickTask(text, { line, text: "- [ ] tent", done: true })).toBeNull();
});

it("takes a box without words for no task", () => {
  expect(tick(list, 4, true)).toBeNull();
  expect(tick("- [x] \n- [ ] tent", 0, false)).toBeNull();
  expect(tick("- [x] \n- [ ] tent", 1, true)).toBe("- [x] \n- [x] tent");
});

it("needs a line that was a task when it was read", () => {
  expect(tickTask("tent", { line: 0, text: "tent", done: true })).toBeNull();
});

it("changes at most one character, and ticks in any order all count", () => {
  const line = fc.constantFrom("- [ ] a", "[x] b", "[Х] c", "words", "", "- [ ] a **b**");
  const text = fc
    .array(fc.tuple(line, fc.constantFrom("\n", "\r\n", "\r")), { maxLength: 6 })
    .map((lines) => lines.flat().join(""));
  fc.assert(
    fc.property(text, fc.infiniteStream(fc.boolean()), (written, wishes) => {
      const tasks = parseMarkup(written).flatMap(({ task }, index) => (task ? [index] : []));
      const ticks = tasks.map((index) => ({
        line: index,
        text: readTextLine(written, index),
        done: wishes.next().value ?? false,
      }));
      const apply = (all: typeof ticks) =>
        all.reduce<string | null>((now, one) => now && tickTask(now, one), written);
      const after = apply(ticks);
      if (ticks.length === 0) return;
      expect(after).toBe(apply(ticks.toReversed()));
      expect(after).toHaveLength(written.length);
      const states = parseMarkup(after ?? "").flatMap(({ task }) => (task ? [task.isDone] : []));
      expect(states).toEqual(ticks.map(({ done }) => done));
    }),
  );
});
