import fc from "fast-check";
import { expect, test } from "vitest";
import { followTask, tickTask } from "./tick-task.ts";

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 8 });
const line = (name: string, isDone = false) => `- [${isDone ? "x" : " "}] ${name}`;

test("wherever other lines go, a tick finds its task, and ticks it alone", () => {
  fc.assert(
    fc.property(
      names,
      fc.nat(),
      fc.boolean(),
      fc.infiniteStream(fc.nat()),
      (all, pick, isDone, order) => {
        const index = pick % all.length;
        const name = all[index] ?? "";
        const moved = all
          .map((task) => ({ task, place: order.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ task }) => task);
        const text = moved.map((task) => line(task, task === name && isDone)).join("\n");
        const tick = followTask(text, { line: index, text: line(name), done: true });
        expect(tick).not.toBeNull();
        const ticked = moved.map((task) => line(task, task === name)).join("\n");
        expect(tick && tickTask(text, tick)).toBe(ticked);
      },
    ),
  );
});

test.each([
  ["is gone", "- [ ] Charger"],
  ["stands there twice", "Packing\n- [ ] Passport\n- [ ] Passport"],
  ["was reworded", "- [ ] Passports"],
])("a tick whose task %s finds nothing", (_, text) => {
  expect(followTask(text, { line: 0, text: "- [ ] Passport", done: true })).toBeNull();
});

test("a tick that fits its line follows nothing, though another line reads the same", () => {
  const tick = { line: 1, text: "- [ ] Passport", done: true };
  expect(followTask("- [ ] Passport\n- [x] Passport", tick)).toEqual(tick);
});
