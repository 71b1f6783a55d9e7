import { makeNote } from "@castor/core/testing/make.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  beginInEnglish,
  findThread,
  forgetNotes,
  loadNotesPage,
  makeNotesTrip,
  openNotes,
  readList,
  writeNote,
} from "../../../testing/notes-page.ts";
import { press } from "../../../testing/open-app.tsx";
import { NotesServer } from "../../../testing/serve-notes.ts";
import { tripQueueOf } from "../../data/trip-changes/trip-change-queues.ts";

let server: NotesServer;

beforeAll(loadNotesPage);
beforeEach(async () => {
  await beginInEnglish();
  server = new NotesServer(makeNotesTrip());
});
afterEach(forgetNotes);

const box = async (name: string) =>
  within(await findThread("Passports")).getByRole<HTMLInputElement>("checkbox", { name });

test("the progress of a day counts all its notes, also hidden ones", async () => {
  const { trip } = server;
  const done = makeNote({ id: "d", text: "- [x] Visas\n- [x] Insurance", order: 2 });
  server.trip = { ...trip, notes: [...trip.notes, done] };
  await openNotes(trip.id);
  await userEvent.click(screen.getByRole("radio", { name: "To do" }));
  expect(readList()).toEqual(["Whole trip", "Passports"]);
  const [, ofDay] = screen.getAllByRole("progressbar");
  expect(ofDay?.getAttribute("aria-label")).toBe("3 of 4 done");
});

test("notes can be filtered by open tasks, by done tasks and by a word", async () => {
  await openNotes(server.trip.id);
  await userEvent.click(screen.getByRole("radio", { name: "To do" }));
  expect(readList()).toEqual(["Whole trip", "Passports"]);
  await userEvent.click(screen.getByRole("radio", { name: "Done" }));
  expect(readList()).toEqual(["05/12 (Sat) Arrival", "Call the hotel"]);
  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  await userEvent.type(screen.getByRole("searchbox", { name: "Search notes" }), "THOUGHT");
  await waitFor(() => expect(readList()).toEqual(["Whole trip", "A plain thought"]));
  await userEvent.type(screen.getByRole("searchbox"), "s");
  await press("Show all notes");
  expect(readList()).toHaveLength(6);
});

test("a note with a link to a known site is found by the site's name and by the address", async () => {
  const { trip } = server;
  const hotel = makeNote({ id: "h", text: "https://www.booking.com/hotel/at/sacher", order: 2 });
  server.trip = { ...trip, notes: [...trip.notes, hotel] };
  await openNotes(trip.id);
  await findThread("Booking.com");
  for (const search of ["Booking.com", "sacher"]) {
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.type(screen.getByRole("searchbox"), search);
    await waitFor(() => expect(readList()).toEqual(["Whole trip", "Booking.com"]));
  }
});

test("a note whose last open task is ticked stays in the filtered view, with the focus, until the filter changes", async () => {
  await openNotes(server.trip.id);
  await userEvent.click(screen.getByRole("radio", { name: "To do" }));
  await userEvent.click(await box("Passports"));
  await waitFor(() => expect(server.texts[0]).toBe("- [x] Passports\n- [x] Tickets"));
  const ticked = await box("Passports");
  expect([ticked.checked, document.activeElement]).toEqual([true, ticked]);
  await userEvent.click(screen.getByRole("radio", { name: "Done" }));
  await userEvent.click(screen.getByRole("radio", { name: "To do" }));
  expect(await screen.findByText("No matching notes")).toBeDefined();
});

test("notes that are written or inserted while a filter is set stay in view until the filter changes", async () => {
  const { trip } = server;
  await openNotes(trip.id);
  await userEvent.click(screen.getByRole("radio", { name: "Done" }));
  await press("Add checklist");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Documents", hidden: true }));
  const done = ["05/12 (Sat) Arrival", "Call the hotel"];
  await waitFor(() => expect(readList()).toEqual(["Whole trip", "Documents", ...done]));
  await waitFor(() => expect(server.trip.notes).toHaveLength(3));
  await waitFor(() => expect(tripQueueOf(trip.id).isIdle).toBe(true));
  expect(readList()).toEqual(["Whole trip", "Documents", ...done]);
  await userEvent.type(screen.getByRole("searchbox"), "castle");
  expect(await screen.findByText("No matching notes")).toBeDefined();
  await press("Add note");
  await writeNote("Buy bread");
  await press("Save");
  await waitFor(() => expect(readList()).toEqual(["Whole trip", "Buy bread"]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(readList()).toEqual(["Whole trip", "Buy bread"]);
  await userEvent.type(screen.getByRole("searchbox"), "s");
  expect(await screen.findByText("No matching notes")).toBeDefined();
});
