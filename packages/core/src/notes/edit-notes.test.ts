import { expect, test } from "vitest";
import { makeNote, makeRoute, makeTrip } from "../../testing/make.ts";
import {
  addNote,
  changeNote,
  findNote,
  listNotes,
  moveNote,
  orderNote,
  putNotes,
  removeNote,
  tickNote,
} from "./edit-notes.ts";
import type { Note, Reply } from "./note.ts";

const later = "2026-11-21T10:00:00.000Z";
const bare = (changes: Partial<Note>): Reply => {
  const { replies: _, ...reply } = makeNote(changes);
  return reply;
};
const note = (id: string, changes: Partial<Note> = {}) => makeNote({ id, text: id, ...changes });

/** The trip has the notes a and b; its second day has c with the replies x and y. */
const trip = makeTrip({
  id: "trip",
  notes: [note("a"), note("b", { order: 1 })],
  routes: [
    makeRoute({ id: "day1" }),
    makeRoute({
      id: "day2",
      date: "2026-12-06 09:00",
      notes: [
        note("c", {
          routeId: "day2",
          text: "- [ ] one\n- [ ] two",
          replies: ["x", "y"].map((id, order) =>
            bare({ id, text: id, order, routeId: "day2", parentId: "c" }),
          ),
        }),
      ],
    }),
  ],
});

/** The ids with their orders, day by day. */
const draw = ({ notes, routes }: typeof trip) =>
  [notes, ...routes.map((route) => route.notes)]
    .map((some) =>
      some
        .map(({ id, order, replies }) =>
          [`${id}${order}`, ...replies.map((reply) => `${reply.id}${reply.order}`)].join(">"),
        )
        .join(" "),
    )
    .join(" | ");

test("The tree of a trip has its own notes, then those of its days, and can be put back", () => {
  expect(listNotes(trip).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(draw(trip)).toBe("a0 b1 |  | c0>x0>y1");
  expect(putNotes(trip, listNotes(trip))).toEqual(trip);
  expect(draw(putNotes(trip, []))).toBe(" |  | ");
  expect(findNote(trip, "y")?.parentId).toBe("c");
  expect(findNote(trip, "z")).toBeUndefined();
});

test("A new note is at the end of its day, a reply at the end of its note; adding it again does not add it twice", () => {
  const onDay = addNote(trip, bare({ id: "n", routeId: "day1" }));
  expect(draw(onDay)).toBe("a0 b1 | n0 | c0>x0>y1");
  expect(draw(addNote(trip, bare({ id: "n" })))).toBe("a0 b1 n2 |  | c0>x0>y1");
  const reply = bare({ id: "n", parentId: "c", routeId: "day2" });
  expect(draw(addNote(addNote(trip, reply), reply))).toBe("a0 b1 |  | c0>x0>y1>n2");
  expect(draw(addNote(trip, bare({ id: "n", parentId: "gone" })))).toBe(draw(trip));
});

test("A new text and a tick change one note and its time of change; the others stay the same objects", () => {
  const worded = changeNote(trip, "b", { text: "new" }, later);
  expect(worded.notes[1]).toEqual({ ...trip.notes[1], text: "new", updated: later });
  expect(worded.notes[0]).toBe(trip.notes[0]);
  expect(findNote(changeNote(trip, "x", { text: "new" }, later), "x")?.text).toBe("new");
  const ticked = tickNote(trip, "c", { line: 1, text: "- [ ] two", done: true }, later);
  expect(findNote(ticked, "c")).toMatchObject({ text: "- [ ] one\n- [x] two", updated: later });
  expect(tickNote(trip, "c", { line: 1, text: "- [ ] three", done: true }, later)).toBe(trip);
});

test("A note moves to the end of another day with its replies; to its own day or a missing one it does not move", () => {
  const moved = moveNote(trip, "c", null);
  expect(draw(moved)).toBe("a0 b1 c2>x0>y1 |  | ");
  expect(moved.notes[2]?.replies.map(({ routeId }) => routeId)).toEqual([null, null]);
  expect(draw(moveNote(trip, "a", "day2"))).toBe("b0 |  | c0>x0>y1 a1");
  for (const [id, routeId] of [
    ["c", "day2"],
    ["c", "gone"],
    ["x", null],
    ["gone", null],
  ] as const)
    expect(moveNote(trip, id, routeId)).toBe(trip);
});

test("Notes and replies are ordered among their siblings; the position is clamped", () => {
  expect(draw(orderNote(trip, "a", 9))).toBe("b0 a1 |  | c0>x0>y1");
  expect(draw(orderNote(trip, "y", -1))).toBe("a0 b1 |  | c0>y0>x1");
  expect(draw(orderNote(trip, "gone", 0))).toBe(draw(trip));
});

test("Removing a note removes its replies, removing a reply only the reply; the orders close up", () => {
  expect(draw(removeNote(trip, "a"))).toBe("b0 |  | c0>x0>y1");
  expect(draw(removeNote(trip, "x"))).toBe("a0 b1 |  | c0>y0");
  expect(draw(removeNote(trip, "c"))).toBe("a0 b1 |  | ");
});
