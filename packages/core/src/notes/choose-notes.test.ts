import { expect, test } from "vitest";
import { makeNote } from "../../testing/make.ts";
import { chooseNotes, type NoteState } from "./choose-notes.ts";
import { countTasks } from "./count-tasks.ts";

const { replies: _, ...reply } = makeNote({ id: "reply", text: "[х] Ключи у Анны", parentId: "b" });
const notes = [
  makeNote({ id: "a", text: "- [x] Паспорта\r\n- [ ] Café bookings\n[] no box\nsee [ ] here" }),
  makeNote({ id: "b", text: "* [X] Plants", replies: [reply] }),
  makeNote({ id: "c", text: "Just words" }),
];
const chosen = (state: NoteState, search = "") =>
  chooseNotes(notes, { state, search }).map(({ id }) => id);

test("Tasks are lines that begin with a checkbox, in notes and replies, ticked with a Latin or a Cyrillic letter", () => {
  expect(countTasks(notes)).toEqual({ done: 3, total: 4 });
  expect(countTasks(notes.slice(2))).toEqual({ done: 0, total: 0 });
});

test("A checkbox without words, as Enter leaves it at the end of a list, is no task", () => {
  const list = [makeNote({ text: "- [x] Keys\n- [ ] \n[x]\n- [ ]" })];
  expect(countTasks(list)).toEqual({ done: 1, total: 1 });
  expect(chooseNotes(list, { state: "done", search: "" })).toEqual(list);
});

test("A note is open while a task is left, done when none is left, and neither without tasks", () => {
  expect([chosen("all"), chosen("open"), chosen("done")]).toEqual([["a", "b", "c"], ["a"], ["b"]]);
});

test.each([
  ["cafe", ["a"]],
  ["КЛЮЧИ", ["b"]],
  ["анн plan", ["b"]],
  ["  ", ["a", "b", "c"]],
  ["words plants", []],
])("a search for %j finds %o, ignoring case, accents and order", (search, expected) => {
  expect(chosen("all", search)).toEqual(expected);
  expect(chosen("open", search)).toEqual(expected.filter((id) => id === "a"));
});

test("A thread with a fresh tick stays in the state filter, but not in a search", () => {
  const ticked = new Set(["a", "reply"]);
  const stay = (state: NoteState, search = "") =>
    chooseNotes(notes, { state, search, isTicked: (id) => ticked.has(id) }).map(({ id }) => id);
  expect([stay("open"), stay("done"), stay("open", "cafe")]).toEqual([
    ["a", "b"],
    ["a", "b"],
    ["a"],
  ]);
});

test("A search reads the visible text, not marks and link targets", () => {
  const linked = [makeNote({ text: "- [x] **Fly** to [**Opera**](point:place1)" })];
  const isFound = (search: string) => chooseNotes(linked, { state: "all", search }).length === 1;
  expect(["opera", "fly", "place1", "point", "x"].map(isFound)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("A fresh note or reply stays whatever the filter and the search", () => {
  const stay = (state: NoteState, search: string, fresh: string) =>
    chooseNotes(notes, { state, search, isFresh: (id) => id === fresh }).map(({ id }) => id);
  expect([stay("open", "", "c"), stay("all", "cafe", "c"), stay("open", "xyz", "reply")]).toEqual([
    ["a", "c"],
    ["a", "c"],
    ["b"],
  ]);
});

test("An address of a known site is found by the site's name and by the address", () => {
  const sites = [makeNote({ text: "https://www.booking.com/hotel/ge/rooms and www" })];
  const siteName = (site: string) => (site === "booking" ? "Букинг" : "");
  const isFound = (search: string) =>
    chooseNotes(sites, { state: "all", search, siteName }).length === 1;
  const searches = ["букинг", "booking.com", "https://www.booking.com/hotel/ge/rooms", "airbnb"];
  expect(searches.map(isFound)).toEqual([true, true, true, false]);
});
