import { endpoints } from "@castor/core/endpoints.ts";
import { addNote, listNotes } from "@castor/core/notes/edit-notes.ts";
import { makeNote } from "@castor/core/testing/make.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { holdBack, refuse } from "../../../testing/fake-api.ts";
import {
  beginInEnglish,
  chooseFor,
  findThread,
  forgetNotes,
  loadNotesPage,
  makeNotesTrip,
  openNotes,
  readList,
  writeNote,
} from "../../../testing/notes-page.ts";
import { openApp, press } from "../../../testing/open-app.tsx";
import { NotesServer } from "../../../testing/serve-notes.ts";
import { keepDraft } from "../../data/forms/form-drafts.ts";
import { queryClient } from "../../data/http/query-client.ts";
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
const said = () => listToasts().at(-1);

test("a note is added to a day, answered, edited and moved", async () => {
  await openNotes(server.trip.id);
  await press("Add a note: 06/12 (Sun) Way home");
  await writeNote("Buy bread");
  await press("Save");
  await findThread("Buy bread");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.texts.at(-1)).toBe("Buy bread");
  await userEvent.click(
    within(await findThread("Buy bread")).getByRole("button", { name: "Reply to “Buy bread”" }),
  );
  await writeNote("Two loaves");
  await press("Save");
  await waitFor(() => expect(server.texts.at(-1)).toBe("Buy bread > Two loaves"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // A reply has no reply button.
  const thread = within(await findThread("Buy bread"));
  expect(thread.getAllByRole("button", { name: /^Reply/ })).toHaveLength(1);
  await chooseFor("Two loaves", "Edit");
  await writeNote("Three loaves");
  await press("Save");
  await waitFor(() => expect(server.texts.at(-1)).toBe("Buy bread > Three loaves"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await chooseFor("Buy bread", "Move to another day");
  await press("Move");
  await waitFor(() => expect(server.trip.notes.map(({ text }) => text)).toContain("Buy bread"));
  expect(readList().slice(0, 4)).toEqual([
    "Whole trip",
    "Passports",
    "A plain thought",
    "Buy bread",
  ]);
});

test("the text and the day of a note change in one request", async () => {
  await openNotes(server.trip.id);
  await chooseFor("A plain thought", "Edit");
  await writeNote("A better thought");
  await userEvent.click(await screen.findByRole("combobox", { name: "Belongs to" }));
  const option = { name: "06/12 (Sun) Way home", hidden: true };
  await userEvent.click(await screen.findByRole("option", option));
  await press("Save");
  await waitFor(() => expect(server.trip.routes[1]?.notes).toHaveLength(1));
  expect(server.api.callsOf(notes.save).map(({ body }) => body)).toEqual([
    { id: "b", text: "A better thought", routeId: "day2" },
  ]);
});

test("a save that fails keeps the text in the editor; a reload offers it again, and it is saved once", async () => {
  await openNotes(server.trip.id);
  server.api.on(notes.save, () => refuse("TOO_MANY_REQUESTS", "Not now."));
  await press("Add note");
  await writeNote("  ");
  await press("Save");
  expect(await screen.findByText("This field is required.")).toBeDefined();
  await writeNote("Long thought");
  await press("Save");
  expect(await screen.findByRole("alert")).toBeDefined();
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Text/ });
  expect(field.value).toBe("Long thought");
  // The page is left with the form open.
  cleanup();
  queryClient.clear();
  server = new NotesServer(server.trip);
  openApp(`/tasks/${server.trip.id}`);
  await press("Add note");
  expect(await screen.findByDisplayValue("Long thought")).toBeDefined();
  expect(screen.getByText(/We restored your unsaved draft/)).toBeDefined();
  await press("Save");
  await waitFor(() => expect(server.texts).toHaveLength(4));
  expect(server.texts).toContain("Long thought");
});

test("a note written after another was discarded is a new one", async () => {
  const { id: tripId } = server.trip;
  keepDraft(`new note ${tripId}`, { text: "Old thought" }, Date.now());
  await openNotes(tripId);
  await press("Add note");
  expect(await screen.findByDisplayValue("Old thought")).toBeDefined();
  await press("Discard draft");
  await writeNote("New thought");
  await press("Save");
  await findThread("New thought");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.api.callsOf(notes.save).map(({ body }) => body)).toEqual([
    { routeId: null, parentId: null, text: "New thought", tripId },
  ]);
});

test("the draft of a day's note is restored wherever the next note is begun, and keeps its day", async () => {
  await openNotes(server.trip.id);
  await press("Add a note: 06/12 (Sun) Way home");
  await writeNote("Buy bread");
  cleanup();
  openApp(`/tasks/${server.trip.id}`);
  await press("Add note");
  expect(await screen.findByDisplayValue("Buy bread")).toBeDefined();
  expect(screen.getByRole("combobox", { name: "Belongs to" })).toHaveProperty(
    "value",
    "06/12 (Sun) Way home",
  );
  await press("Save");
  await waitFor(() => expect(server.trip.routes[1]?.notes).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Add note");
  await writeNote("Of the whole trip");
  cleanup();
  openApp(`/tasks/${server.trip.id}`);
  await press("Add a note: 06/12 (Sun) Way home");
  expect(await screen.findByDisplayValue("Of the whole trip")).toBeDefined();
  await press("Save");
  await waitFor(() => expect(server.trip.notes.at(-1)?.text).toBe("Of the whole trip"));
});

test("a draft for a deleted day asks for another day; without days it goes to the whole trip", async () => {
  const { trip } = server;
  keepDraft(`new note ${trip.id}`, { routeId: "gone", text: "Buy bread" }, Date.now());
  openApp(`/tasks/${trip.id}`);
  await press("Add note");
  expect(await screen.findByDisplayValue("Buy bread")).toBeDefined();
  await press("Save");
  expect(await screen.findByText("This field is required.")).toBeDefined();
  expect(server.texts).toHaveLength(3);
  cleanup();
  queryClient.clear();
  server.trip = { ...trip, routes: [] };
  openApp(`/tasks/${trip.id}`);
  await press("Add note");
  await press("Save");
  await waitFor(() => expect(server.trip.notes.at(-1)?.text).toBe("Buy bread"));
});

test("a ready-made list is inserted in the language of the user, and undone", async () => {
  await setLanguage("ru");
  openApp(`/tasks/${server.trip.id}`);
  await press("Добавить чек-лист");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Документы", hidden: true }));
  await findThread("Документы");
  await waitFor(() => expect(said()?.text).toBe("Чек-лист «Документы» добавлен."));
  expect(server.trip.notes.at(-1)?.text).toContain("- [ ] Паспорта");
  await press("Отменить");
  await waitFor(() => expect(server.texts).toHaveLength(3));
});

test("an inserted list keeps its place, focus and open menus when the server gives it its id", async () => {
  await openNotes(server.trip.id);
  const answer = holdBack();
  server.api.on(notes.save, async ({ body }) => {
    await answer.released;
    const made = makeNote({ id: "named", text: body.text ?? "", order: 2 });
    server.trip = addNote(server.trip, made);
    return listNotes(server.trip);
  });
  await press("Add checklist");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Documents", hidden: true }));
  const thread = await findThread("Documents");
  const menu = within(thread).getByRole("button", { name: "Actions for “Documents”" });
  await userEvent.click(menu);
  await screen.findByRole("menuitem", { name: "Edit", hidden: true });
  answer.release();
  await waitFor(() => expect(thread.getAttribute("data-note")).toBe("named"));
  expect(await findThread("Documents")).toBe(thread);
  expect(menu.getAttribute("aria-expanded")).toBe("true");
});

test("a link to a point is inserted at the cursor, and leads to it on the map", async () => {
  await openNotes(server.trip.id);
  await press("Add note");
  await writeNote("See ");
  await userEvent.click(screen.getByRole("radio", { name: "Preview" }));
  expect(screen.queryByRole("button", { name: "Link a point of the trip" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Text" }));
  await press("Link a point of the trip");
  await userEvent.click(await screen.findByRole("combobox", { name: "Which point?" }));
  await userEvent.click(await screen.findByRole("option", { name: "Opera [house]", hidden: true }));
  expect(await screen.findByDisplayValue("See [Opera house](point:place1)")).toBeDefined();
  await press("Save");
  const link = await screen.findByRole("link", { name: "Opera house" });
  expect(link.getAttribute("href")).toBe(`/map/${server.trip.id}/day1?point=stop1`);
});

test("an empty trip offers the first note; HTML in a note is plain text", async () => {
  server.trip = { ...server.trip, notes: [], routes: [] };
  openApp(`/tasks/${server.trip.id}`);
  expect(await screen.findByText(/No notes yet/)).toBeDefined();
  await press("Add note");
  await writeNote("<img src=x onerror=alert(1)> [x](javascript:alert(1))");
  await press("Save");
  const made = await screen.findByRole("article");
  expect(made.querySelector("img, a")).toBeNull();
  expect(made.textContent).toContain("<img src=x onerror=alert(1)>");
});
