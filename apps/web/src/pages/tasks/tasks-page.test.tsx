import { endpoints } from "@castor/core/endpoints.ts";
import { findNote, removeNote } from "@castor/core/notes/edit-notes.ts";
import { makeNote } from "@castor/core/testing/make.ts";
import { act, cleanup, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { refuse } from "../../../testing/fake-api.ts";
import {
  beginInEnglish,
  chooseFor,
  findThread,
  forgetNotes,
  loadNotesPage,
  makeNotesTrip,
  openNotes,
  readList,
} from "../../../testing/notes-page.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import { NotesServer } from "../../../testing/serve-notes.ts";
import { deskOf } from "../../data/trip-desks.ts";
import { listRows, placeOn } from "../../features/notes/list/list-rows.ts";
import { useNoteActions } from "../../features/notes/use-note-actions.ts";
import { listNotifications } from "../../ui/notify.ts";

let server: NotesServer;

beforeAll(loadNotesPage);
beforeEach(async () => {
  await beginInEnglish();
  server = new NotesServer(makeNotesTrip());
});
afterEach(forgetNotes);

const { notes } = endpoints;
const box = async (name: string) =>
  within(await findThread("Passports")).getByRole<HTMLInputElement>("checkbox", { name });
const sent = (endpoint: (typeof notes)[keyof typeof notes]) => server.api.callsOf(endpoint);
const said = () => listNotifications().at(-1);

test("notes stand under the whole trip and under their days, with what is done of each and of all", async () => {
  await openNotes(server.trip.id);
  expect(readList()).toEqual([
    "Whole trip",
    "Passports",
    "A plain thought",
    "05/12 (Sat) Arrival",
    "Call the hotel",
    "06/12 (Sun) Way home",
  ]);
  const bars = screen.getAllByRole("progressbar").map((bar) => bar.getAttribute("aria-label"));
  expect(bars).toEqual(["2 of 3 done", "1 of 2 done", "1 of 2 done", "1 of 1 done", "1 of 1 done"]);
  const written = within(await findThread("Passports")).getByText(/^Written 20 Nov 2026/);
  expect([written.tagName, written.getAttribute("datetime")]).toEqual([
    "TIME",
    server.trip.notes[0]?.created,
  ]);
});

test("a task is ticked in place, at once, and only its line is sent", async () => {
  await openNotes(server.trip.id);
  await userEvent.click(await box("Passports"));
  expect((await box("Passports")).checked).toBe(true);
  await waitFor(() => expect(server.texts[0]).toBe("- [x] Passports\n- [x] Tickets"));
  const [call] = sent(notes.save);
  expect(call?.path).toContain("return=false");
  expect(call?.body).toEqual({
    id: "a",
    tick: { line: 0, text: "- [ ] Passports", done: true },
  });
});

test("a tick that comes too late is undone with a message, and the note as it is now is read", async () => {
  await openNotes(server.trip.id);
  const { trip } = server;
  server.trip = { ...trip, notes: [makeNote({ id: "a", text: "- [ ] Visas" })] };
  await userEvent.click(await box("Passports"));
  await findThread("Visas");
  expect(said()?.text).toContain("This task has been changed elsewhere.");
});

test("whoever deletes a note or a reply goes on at the next one, else at the heading", async () => {
  const { trip } = server;
  const replies = ["r1", "r2"].map((id) => makeNote({ id, text: id, parentId: "a" }));
  server.trip = {
    ...trip,
    notes: [{ ...makeNote({ id: "a", text: "Thread" }), replies }],
    routes: [],
  };
  openApp(`/tasks/${trip.id}`);
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await findThread("Thread");
  await chooseFor("r1", "Delete");
  await waitFor(() => expect(focused()).toBe("What to do with “r2”"));
  await chooseFor("r2", "Delete");
  await waitFor(() => expect(focused()).toBe("Change the place of “Thread”"));
  await chooseFor("Thread", "Delete");
  const heading = await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("a deleted note can be had back while its message stands, and is deleted when the page is left", async () => {
  const router = await openNotes(server.trip.id);
  await chooseFor("Passports", "Delete");
  expect(readList()).not.toContain("Passports");
  expect(said()?.text).toBe("The note is deleted.");
  await press("Undo");
  await findThread("Passports");
  expect(sent(notes.remove)).toEqual([]);
  await chooseFor("Passports", "Delete");
  expect(sent(notes.remove)).toEqual([]);
  void router.navigate({ href: "/trips" });
  await waitFor(() => expect(sent(notes.remove)).toHaveLength(1));
  expect(server.texts).toEqual(["A plain thought", "- [x] Call the hotel"]);
});

test("a deletion that went out early is not offered to be undone any more, and says so to whoever is quicker", async () => {
  await openNotes(server.trip.id);
  await chooseFor("Passports", "Delete");
  const answer = Promise.withResolvers<void>();
  server.api.on(notes.remove, async ({ id }) => {
    await answer.promise;
    server.trip = removeNote(server.trip, id);
    return { success: true };
  });
  // The tab is left, and looked at again.
  void deskOf(server.trip.id).releaseAll();
  await waitFor(() => expect(sent(notes.remove)).toHaveLength(1));
  const undo = said()?.action?.run;
  expect(undo).toBeDefined();
  act(() => undo?.());
  expect(said()?.text).toBe("Too late to undo: it is already being saved.");
  expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
  answer.resolve();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  expect(readList()).not.toContain("Passports");
});

test("notes are put in order step by step, and not while only some are looked at", async () => {
  await openNotes(server.trip.id);
  await chooseFor("Passports", "Move down");
  await waitFor(() => expect(server.texts[0]).toBe("A plain thought"));
  expect(sent(notes.order)[0]?.body).toEqual({ note: "a", order: 1 });
  expect(readList().slice(1, 3)).toEqual(["A plain thought", "Passports"]);
  await userEvent.click(screen.getByRole("radio", { name: "To do" }));
  await press("What to do with “Passports”");
  await screen.findByRole("menuitem", { name: "Edit", hidden: true });
  expect(screen.queryByRole("menuitem", { name: "Move up", hidden: true })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Change the place/ })).toBeNull();
});

test("a note goes to its place on another day once it has come there, and nothing is sent of one that stays", async () => {
  await openNotes(server.trip.id);
  const { result } = renderHook(() => useNoteActions(server.trip.id));
  const note = (id: string) => findNote(server.trip, id) ?? makeNote({ id });
  const place = (id: string, routeId: string | null, order: number) =>
    act(() => result.current.place(note(id), routeId, order));
  // Where it stands already, and at the end of a day, where it is by having come there.
  place("a", null, 0);
  place("b", "day1", 1);
  await waitFor(() => expect(sent(notes.save)).toHaveLength(1));
  place("a", "day1", 0);
  expect(readList().slice(0, 3)).toEqual(["Whole trip", "05/12 (Sat) Arrival", "Passports"]);
  await waitFor(() => expect(sent(notes.order)).toHaveLength(1));
  await waitFor(() => expect(server.trip.routes[0]?.notes[0]?.id).toBe("a"));
  place("c", "day2", 0);
  await waitFor(() => expect(server.trip.routes[1]?.notes).toHaveLength(1));
  server.api.on(notes.save, () => refuse("FORBIDDEN", "Not now."));
  place("a", "day2", 0);
  await waitFor(() => expect(said()?.text).toContain("Not now."));
  place("b", "day1", 0);
  await waitFor(() => expect(server.trip.routes[0]?.notes[0]?.id).toBe("b"));
  expect(sent(notes.order).map(({ body }) => body)).toEqual([
    { note: "a", order: 0 },
    { note: "b", order: 0 },
  ]);
});

test("a note that is dragged to a day's heading is put there first, and on a note in its place or, on another day, behind it", () => {
  const { trip } = server;
  const [day] = trip.routes;
  const tasks = { done: 0, total: 0 };
  const rows = listRows([
    { routeId: null, title: "Whole trip", notes: trip.notes, tasks },
    { routeId: "day1", title: "Arrival", notes: day?.notes ?? [], tasks },
    { routeId: "day2", title: "Way home", notes: [], tasks },
  ]);
  const put = (id: string, on: string) => {
    const spot = placeOn(rows, id, on);
    return spot && [spot.routeId, spot.order];
  };
  expect(put("a", "b")).toEqual([null, 1]);
  expect(put("b", "a")).toEqual([null, 0]);
  expect(put("a", "c")).toEqual(["day1", 1]);
  expect(put("c", "b")).toEqual([null, 2]);
  expect(put("c", "a")).toEqual([null, 1]);
  expect(put("c", "day:")).toEqual([null, 0]);
  expect(put("a", "day:day2")).toEqual(["day2", 0]);
  expect([put("a", "a"), put("day:day1", "a"), put("a", "gone")]).toEqual([null, null, null]);
});

test("a trip of others, public or not, and one that is not there are not found", async () => {
  server.trip = { ...server.trip, canEdit: false };
  for (const tripId of [server.trip.id, "nothing"]) {
    openApp(`/tasks/${tripId}`);
    expect(await screen.findByRole("heading", { name: "Map not found" })).toBeDefined();
    cleanup();
  }
});
