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
      ...{ key: "n1 1", noteId: "n1", tick: visa, day: null, due: null },
      text: "Visa for Georgia (https://geo.example)",
    },
    { key: "n2 0", noteId: "n2", tick: tick(0, "[ ] Photo"), text: "Photo", day: null, due: null },
    {
      key: "n3 0",
      noteId: "n3",
      tick: tick(0, "[ ] Cash"),
      text: "Cash",
      day: "Old town",
      due: null,
    },
  ]);
});

test("tasks that are due come first, the earliest first, and their text is without the date", () => {
  const day =
    "[ ] Print due:2027-04-02 the tickets\n[ ] **Pay due:2027-03-01**\n[ ] due:2027-05-01";
  const trip = makeTrip({
    notes: [makeNote({ id: "n1", text: "[ ] Cash\n[ ] Later due:2027-04-02" })],
    routes: [makeRoute({ notes: [makeNote({ id: "n2", text: day })] })],
  });
  expect(listOpenTasks(trip).map(({ text, due }) => [text, due])).toEqual([
    ["Pay", "2027-03-01"],
    ["Later", "2027-04-02"],
    ["Print the tickets", "2027-04-02"],
    ["due:2027-05-01", "2027-05-01"],
    ["Cash", null],
  ]);
});
