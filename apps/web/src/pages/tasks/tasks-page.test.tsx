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
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";
import { listRows, placeOn } from "../../features/notes/list/list-rows.ts";
import { useNoteActions } from "../../features/notes/use-note-actions.ts";
import { setLanguage } from "../../i18n/words.ts";
import { listToasts } from "../../ui/feedback/show-toast.ts";

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
const said = () => listToasts().at(-1);

test("the title names the product, the trip and the page, in the person's language", async () => {
  await openNotes(server.trip.id);
  await waitFor(() => expect(document.title).toBe("Castor · Vienna · Notes and tasks"));
  await act(() => setLanguage("ru"));
  await waitFor(() => expect(document.title).toBe("Castor · Vienna · Заметки и задачи"));
});

test("notes are listed under the whole trip and under their days, with the progress of each and of all", async () => {
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
  expect(bars).toEqual(["2 of 3 done", "1 of 2 done", "1 of 1 done"]);
  const written = within(await findThread("Passports")).getByText(/^Written 20 Nov 2026/);
  expect([written.tagName, written.getAttribute("datetime")]).toEqual([
    "TIME",
    server.trip.notes[0]?.created,
  ]);
});

test("a task is ticked in place at once, and only its line is sent", async () => {
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

test("a tick of an outdated line is undone with a message, and the present note is read", async () => {
  await openNotes(server.trip.id);
  const { trip } = server;
  server.trip = { ...trip, notes: [makeNote({ id: "a", text: "- [ ] Visas" })] };
  await userEvent.click(await box("Passports"));
  await findThread("Visas");
  expect(said()?.text).toContain("This task has been changed elsewhere.");
});

test("after deleting a note or a reply the focus moves to the next one, else to the heading", async () => {
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
  await waitFor(() => expect(focused()).toBe("Actions for “r2”"));
  await chooseFor("r2", "Delete");
  await waitFor(() => expect(focused()).toBe("Change the place of “Thread”"));
  await chooseFor("Thread", "Delete");
  const heading = await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("a deleted note can be restored while its message is shown, and is deleted when the page is left", async () => {
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

test("a deletion that is being sent is still undone: the note is made again", async () => {
  await openNotes(server.trip.id);
  await chooseFor("Passports", "Delete");
  const answer = Promise.withResolvers<void>();
  server.api.on(notes.remove, async ({ id }) => {
    await answer.promise;
    server.trip = removeNote(server.trip, id);
    return { success: true };
  });
  // The tab is hidden and shown again.
  void tripQueueOf(server.trip.id).releaseAll();
  await waitFor(() => expect(sent(notes.remove)).toHaveLength(1));
  await press("Undo");
  await findThread("Passports");
  answer.resolve();
  await waitFor(() => expect(server.texts[0]).toBe("- [ ] Passports\n- [x] Tickets"));
  expect(readList()).toContain("Passports");
});

test("notes are sorted step by step, but not while a filter is set", async () => {
  await openNotes(server.trip.id);
  await chooseFor("Passports", "Move down");
  await waitFor(() => expect(server.texts[0]).toBe("A plain thought"));
  expect(sent(notes.order)[0]?.body).toEqual({ note: "a", order: 1 });
  expect(readList().slice(1, 3)).toEqual(["A plain thought", "Passports"]);
  await userEvent.click(screen.getByRole("radio", { name: "To do" }));
  await press("Actions for “Passports”");
  await screen.findByRole("menuitem", { name: "Edit", hidden: true });
  expect(screen.queryByRole("menuitem", { name: "Move up", hidden: true })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Change the place/ })).toBeNull();
});

test("a note dropped on another day is moved there in two steps, and nothing is sent for one that stays", async () => {
  await openNotes(server.trip.id);
  const { result } = renderHook(() => useNoteActions(server.trip.id, undefined));
  const note = (id: string) => findNote(server.trip, id) ?? makeNote({ id });
  const place = (id: string, routeId: string | null, order: number) =>
    act(() => result.current.place(note(id), routeId, order));
  // A drop on its own place, and at the end of a day, which needs no second step.
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

test("a note dropped on a day's heading goes first, on a note it takes its place or, on another day, the place behind", () => {
  const { trip } = server;
  const [day] = trip.routes;
  const tasks = { done: 0, total: 0 };
  const rows = listRows([
    { routeId: null, title: "Whole trip", notes: trip.notes, tasks },
    { routeId: "day1", title: "Arrival", notes: day?.notes ?? [], tasks },
    { routeId: "day2", title: "Way home", notes: [], tasks },
  ]);
  const put = (id: string, on: string) => {
    const position = placeOn(rows, id, on);
    return position && [position.routeId, position.order];
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

test("trips of others, public or not, and missing trips are not found", async () => {
  server.trip = { ...server.trip, canEdit: false };
  for (const tripId of [server.trip.id, "nothing"]) {
    openApp(`/tasks/${tripId}`);
    expect(await screen.findByRole("heading", { name: "Map not found" })).toBeDefined();
    cleanup();
  }
});
