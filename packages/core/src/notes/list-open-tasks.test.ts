import { expect, test } from "vitest";
import { makeNote, makeRoute, makeTrip } from "../../testing/make.ts";
import { listOpenTasks } from "./list-open-tasks.ts";

test("open tasks are those of the whole trip, then those of each day, without marks", () => {
  const trip = makeTrip({
    notes: [
      makeNote({
        id: "n1",
        text: "Before:\n- [ ] **Visa** for [Georgia](https://geo.example)\n- [x] Tickets\n- [ ] ",
        replies: [makeNote({ id: "n2", parentId: "n1", text: "[ ] Photo" })],
      }),
    ],
    routes: [makeRoute({ name: "Old town", notes: [makeNote({ id: "n3", text: "[ ] Cash" })] })],
  });
  const tick = (line: number, text: string) => ({ line, text, done: true });
  const visa = tick(1, "- [ ] **Visa** for [Georgia](https://geo.example)");
  expect(listOpenTasks(trip)).toEqual([
    {
      ...{ key: "n1 1", noteId: "n1", tick: visa, day: null },
      text: "Visa for Georgia (https://geo.example)",
    },
    { key: "n2 0", noteId: "n2", tick: tick(0, "[ ] Photo"), text: "Photo", day: null },
    { key: "n3 0", noteId: "n3", tick: tick(0, "[ ] Cash"), text: "Cash", day: "Old town" },
  ]);
});
