import { endpoints } from "@castor/core/endpoints.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { beginInEnglish, forgetNotes, makeNotesTrip } from "../../testing/notes-page.ts";
import { openTrip } from "../../testing/open-trip.ts";
import { NotesServer } from "../../testing/serve-notes.ts";
import { startWords } from "../i18n/words.ts";
import { makeInTrip } from "./make-in-trip.ts";
import { type NewNote, noteChanges } from "./note-changes.ts";
import { queryClient } from "./query-client.ts";
import { deskOf } from "./trip-desks.ts";

let server: NotesServer;

beforeEach(async () => {
  await startWords();
  await beginInEnglish();
  server = new NotesServer(makeNotesTrip());
});
afterEach(forgetNotes);

const bodies = () => server.api.callsOf(endpoints.notes.save).map(({ body }) => body);

test("what is done to a new note before the server has named it is done to the one that it makes", async () => {
  const { id: tripId } = server.trip;
  const { screen } = await openTrip(tripId);
  const shown = () => listNotes(screen.current.trip.data ?? server.trip).map(({ text }) => text);
  const note = { text: "- [ ] Passports", routeId: "day2", parentId: null };
  const tick = { line: 0, text: note.text, done: true };
  act(() => {
    const desk = deskOf(tripId);
    void desk.run(noteChanges.add(tripId, note, "made-1"));
    void desk.run(noteChanges.tick("made-1", tick));
    const reply = { text: "Done", routeId: "day2", parentId: "made-1" };
    void desk.run(noteChanges.add(tripId, reply, "made-2"));
    void desk.run(noteChanges.move("made-1", null));
  });
  expect(shown().slice(-2)).toEqual(["- [x] Passports", "- [x] Call the hotel"]);
  await waitFor(() => expect(screen.current.trip.isSaving).toBe(false));
  expect(server.texts.slice(2, 3)).toEqual(["- [x] Passports > Done"]);
  expect(bodies()).toEqual([
    { ...note, tripId },
    { id: "new1", tick },
    { text: "Done", routeId: "day2", parentId: "new1", tripId },
    { id: "new1", routeId: null },
  ]);
  expect(deskOf(tripId).currentId("made-2")).toBe("new2");
});

test("notes that others wrote meanwhile come with the answer to a new one, and what is on its way stays shown", async () => {
  const { trip } = server;
  const { screen } = await openTrip(trip.id);
  const [first] = trip.notes;
  if (!first) throw new Error("there is no note");
  server.trip = { ...trip, notes: [...trip.notes, { ...first, id: "theirs", text: "Theirs" }] };
  act(() => {
    const note = { text: "Mine", routeId: null, parentId: null };
    void deskOf(trip.id).run(noteChanges.add(trip.id, note));
    void deskOf(trip.id).run(noteChanges.change("b", { text: "Reworded" }));
  });
  await waitFor(() => expect(screen.current.trip.isSaving).toBe(false));
  expect(screen.current.trip.data?.notes.map(({ text }) => text)).toEqual([
    first.text,
    "Reworded",
    "Theirs",
    "Mine",
  ]);
});

test("what is answered to a new note that was sent before is as old as the first answer: the trip is read instead", async () => {
  const { trip } = server;
  const { screen } = await openTrip(trip.id);
  const shown = () => screen.current.trip.data?.notes.map(({ text }) => text);
  const [first, second] = trip.notes;
  if (!first || !second) throw new Error("there are no notes");
  const mine = { ...first, id: "mine", text: "Mine", order: 2 };
  const note = { text: mine.text, routeId: null, parentId: null };
  const add = (fields: NewNote) => noteChanges.add(trip.id, fields);
  // Since the first answer one note was deleted and another written, on another device.
  const now = [second, mine, { ...first, id: "theirs", text: "Theirs" }];
  server.trip = { ...trip, notes: now };
  server.api.on(endpoints.notes.save, () => listNotes({ ...trip, notes: [...trip.notes, mine] }));
  const unsure = { current: { key: "sent-before", input: note } };
  await act(() => makeInTrip(trip.id, unsure, { add, amend: () => [] }, note));
  await waitFor(() => expect(shown()).toEqual(["A plain thought", "Mine", "Theirs"]));
  server.trip = { ...trip, notes: now.slice(1) };
  // A first try without an answer is made again by itself.
  let tries = 0;
  server.api.on(endpoints.notes.save, () =>
    ++tries === 1
      ? Promise.reject(new TypeError("Failed to fetch"))
      : listNotes({ ...trip, notes: now }),
  );
  await act(() => deskOf(trip.id).run(add(note)));
  await waitFor(() => expect(shown()).toEqual(["Mine", "Theirs"]));
});

test("until it is read, what was done here since that first answer stays as it was done", async () => {
  const { trip } = server;
  const { screen } = await openTrip(trip.id);
  const shown = () => screen.current.trip.data?.notes.map(({ text }) => text);
  const [first] = trip.notes;
  if (!first) throw new Error("there is no note");
  await act(() => deskOf(trip.id).run(noteChanges.change("a", { text: "Reworded" })));
  const reading = Promise.withResolvers<typeof trip>();
  server.api.on(endpoints.trips.get, () => reading.promise);
  const mine = { ...first, id: "mine", text: "Mine", order: 2 };
  server.api.on(endpoints.notes.save, () => listNotes({ ...trip, notes: [...trip.notes, mine] }));
  const note = { text: mine.text, routeId: null, parentId: null };
  const unsure = { current: { key: "sent-before", input: note } };
  const add = (fields: NewNote) => noteChanges.add(trip.id, fields);
  await act(() => makeInTrip(trip.id, unsure, { add, amend: () => [] }, note));
  expect(shown()).toEqual(["Reworded", "A plain thought", "Mine"]);
  await act(async () => reading.resolve(trip));
});

test("a reading that a change has stopped is done again after it", async () => {
  const { trip } = server;
  const { screen } = await openTrip(trip.id);
  const shown = () => screen.current.trip.data?.notes.map(({ text }) => text);
  const [first] = trip.notes;
  if (!first) throw new Error("there is no note");
  server.trip = { ...trip, notes: [first, { ...first, id: "theirs", text: "Theirs" }] };
  act(() => {
    void queryClient.invalidateQueries();
    void deskOf(trip.id).run(noteChanges.change("a", { text: "Reworded" }));
  });
  await waitFor(() => expect(shown()).toEqual(["Reworded", "Theirs"]));
});
