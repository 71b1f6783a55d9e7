import { expect, test } from "vitest";
import { makeNote, makeRoute, makeTrip } from "../../testing/make.ts";
import { listMyTasks } from "./list-my-tasks.ts";
import { concernOf, listOpenTasks } from "./list-open-tasks.ts";

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
      ...{ key: "n1 1", noteId: "n1", tick: visa, day: null, due: null, assignees: [] },
      text: "Visa for Georgia (https://geo.example)",
    },
    {
      key: "n2 0",
      noteId: "n2",
      tick: tick(0, "[ ] Photo"),
      text: "Photo",
      day: null,
      due: null,
      assignees: [],
    },
    {
      key: "n3 0",
      noteId: "n3",
      tick: tick(0, "[ ] Cash"),
      text: "Cash",
      day: "Old town",
      due: null,
      assignees: [],
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

const anna = { userId: "anna", name: "Anna", role: "owner" } as const;
const olga = { userId: "olga", name: "Olga K.", role: "editor" } as const;
const members = [anna, olga];

test("a task is of the members whom it names, and its text is without their names", () => {
  const text = "[ ] Visa @Olga_K. @nobody\n[ ] @anna @olga: cash\n[ ] @olga";
  const shown = listOpenTasks(makeTrip({ members, notes: [makeNote({ text })] }));
  expect(shown.map(({ text, assignees }) => [text, ...assignees])).toEqual([
    ["Visa . @nobody", olga],
    [": cash", anna, olga],
    ["@olga", olga],
  ]);
  expect(shown.map((task) => concernOf(task, "olga", false))).toEqual(["mine", "mine", "mine"]);
  expect(shown.map((task) => concernOf(task, "anna", true))).toEqual(["others", "mine", "others"]);
});

test("my tasks are those that name me, and those of nobody in trips of mine; others' come last", () => {
  const today = "2027-01-10";
  const note = (text: string) => [makeNote({ text })];
  const own = makeTrip({
    ...{ id: "own", name: "Own", members },
    notes: note("[ ] Cash\n[ ] Visa @olga due:2027-01-01\n[ ] Map due:2027-02-01"),
  });
  const shared = makeTrip({
    ...{ id: "shared", name: "Shared" },
    members: [
      { ...anna, role: "viewer" },
      { ...olga, role: "owner" },
    ],
    notes: note("[ ] Of nobody\n[ ] Call @anna due:2027-01-20\n[ ] Write @olga"),
  });
  const over = makeTrip({
    id: "over",
    members,
    notes: note("[ ] Socks\n[ ] Refund due:2027-01-05"),
  });
  const { tasks, total } = listMyTasks(
    [own, shared, { ...over, endDate: "2027-01-01" }],
    "anna",
    today,
  );
  expect(tasks.map(({ tripId, text, others }) => [tripId, text, ...others])).toEqual([
    ["over", "Refund"],
    ["shared", "Call"],
    ["own", "Map"],
    ["own", "Cash"],
    ["own", "Visa", "Olga K."],
  ]);
  expect(total).toBe(5);
});
