import { endpoints } from "@castor/core/endpoints.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { beginInEnglish, forgetNotes, makeNotesTrip } from "../../../testing/notes-page.ts";
import { openTrip } from "../../../testing/open-trip.ts";
import { NotesServer } from "../../../testing/serve-notes.ts";
import { startWords } from "../../i18n/words.ts";
import { queryClient } from "../http/query-client.ts";
import { tripHistoryOf } from "./history/trip-histories.ts";
import { newTemporaryId } from "./temporary-ids.ts";
import { tripQueueOf } from "./trip-change-queues.ts";

/** The key of an earlier attempt. */
const _sentBefore = "00000000-0000-4000-8000-000000000001";
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
    const history = tripHistoryOf(tripId);
    void history.run({ name: "notes.add", args: { tripId, id: "made-1", note } });
    void history.run({ name: "notes.tick", args: { id: "made-1", tick } });
    const reply = { text: "Done", routeId: "day2", parentId: "made-1" };
    void history.run({ name: "notes.add", args: { tripId, id: "made-2", note: reply } });
    void history.run({ name: "notes.save", args: { id: "made-1", change: { routeId: null } } });
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
  expect(tripQueueOf(tripId).currentId("made-2")).toBe("new2");
});

test("notes that others wrote meanwhile come with the answer to a new one, and what is on its way stays shown", async () => {
  const { trip } = server;
  const { screen } = await openTrip(trip.id);
  const [first] = trip.notes;
  if (!first) throw new Error("there is no note");
  server.trip = { ...trip, notes: [...trip.notes, { ...first, id: "theirs", text: "Theirs" }] };
  act(() => {
    const note = { text: "Mine", routeId: null, parentId: null };
    void tripHistoryOf(trip.id).run({
      name: "notes.add",
      args: { tripId: trip.id, id: "made-9", note },
    });
    void tripHistoryOf(trip.id).run({
      name: "notes.save",
      args: { id: "b", change: { text: "Reworded" } },
    });
  });
  await waitFor(() => expect(screen.current.trip.isSaving).toBe(false));
  expect(screen.current.trip.data?.notes.map(({ text }) => text)).toEqual([
    first.text,
    "Reworded",
    "Theirs",
    "Mine",
  ]);
});

test("what is answered to a new note that was sent twice is as old as the first answer: the trip is read instead", async () => {
  const { trip } = server;
  const { screen } = await openTrip(trip.id);
  const shown = () => screen.current.trip.data?.notes.map(({ text }) => text);
  const [first] = trip.notes;
  if (!first) throw new Error("there are no notes");
  const mine = { ...first, id: "mine", text: "Mine", order: 2 };
  const note = { text: mine.text, routeId: null, parentId: null };
  const theirs = { ...first, id: "theirs", text: "Theirs" };
  server.trip = { ...trip, notes: [mine, theirs] };
  let tries = 0;
  server.api.on(endpoints.notes.save, () =>
    ++tries === 1
      ? Promise.reject(new TypeError("Failed to fetch"))
      : listNotes({ ...trip, notes: [...trip.notes, mine] }),
  );
  await act(() =>
    tripHistoryOf(trip.id).run({
      name: "notes.add",
      args: { tripId: trip.id, id: newTemporaryId(), note },
    }),
  );
  await waitFor(() => expect(shown()).toEqual(["Mine", "Theirs"]));
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
    void tripHistoryOf(trip.id).run({
      name: "notes.save",
      args: { id: "a", change: { text: "Reworded" } },
    });
  });
  await waitFor(() => expect(shown()).toEqual(["Reworded", "Theirs"]));
});
