import { endpoints } from "@castor/core/endpoints.ts";
import type { Note } from "@castor/core/notes/note.ts";
import { makeNote } from "@castor/core/testing/make.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { asEditor, asViewer, withoutMoney } from "../../../testing/as-member.ts";
import { refuse } from "../../../testing/fake-api.ts";
import { logInAs } from "../../../testing/log-in.ts";
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
import { openApp, press } from "../../../testing/open-app.tsx";
import { NotesServer } from "../../../testing/serve-notes.ts";
import { askForDialog } from "../../data/asked-dialog.ts";

beforeAll(loadNotesPage);
beforeEach(beginInEnglish);
afterEach(forgetNotes);

const calls = (server: NotesServer) =>
  server.api.calls.filter(({ method }) => method !== "GET").map(({ path }) => path);

const olga = { userId: "olga", name: "Olga K.", role: "viewer" } as const;
const anna = { userId: "anna", name: "Anna", role: "owner" } as const;
const members = [anna, olga];

/** The notes of Anna's trip, read by Olga. */
async function openAsOlga(notes: Note[]) {
  logInAs("olga");
  const server = new NotesServer(makeNotesTrip({ ...asViewer, isShared: true, members, notes }));
  openApp(`/tasks/${server.trip.id}`);
  await screen.findByRole("list", { name: "Notes and tasks" });
  return server;
}

test("a viewer reads and searches the notes, and changes none", async () => {
  const server = new NotesServer(makeNotesTrip({ ...asViewer, isPublic: true }));
  await openNotes(server.trip.id);
  expect(readList()).toContain("Call the hotel");
  expect(screen.queryByRole("checkbox")).toBeNull();
  for (const name of [/^Add/, /^Actions/, /^Reorder/, /^Insert/, "Public"])
    expect(screen.queryAllByRole("button", { name }), String(name)).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: "To do" }));
  expect(readList()).toEqual(["Whole trip", "Passports"]);
  askForDialog(server.trip.id, { kind: "newNote" });
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls(server)).toEqual([]);
});

test("a viewer ticks the tasks that name them, and no others", async () => {
  const server = await openAsOlga([
    makeNote({ id: "a", text: "[ ] Visa @olga\n[ ] Cash @anna\n[ ] Map @nobody" }),
  ]);
  expect(screen.getByText("@Olga K.").getAttribute("data-me")).toBe("true");
  expect(screen.getByText("@Anna").getAttribute("data-me")).toBeNull();
  expect(screen.getByText("Map @nobody")).toBeDefined();
  await userEvent.click(screen.getByRole("checkbox"));
  await waitFor(() =>
    expect(server.texts[0]).toBe("[x] Visa @olga\n[ ] Cash @anna\n[ ] Map @nobody"),
  );
});

test("a viewer replies, and edits and deletes replies of their own", async () => {
  const replies = [
    makeNote({ id: "r", parentId: "a", text: "Of Anna", author: { userId: "anna", name: "Anna" } }),
  ];
  const server = await openAsOlga([makeNote({ id: "a", text: "A plain thought", replies })]);
  const thread = within(await findThread("A plain thought"));
  expect(thread.getByText("Anna")).toBeDefined();
  await userEvent.click(thread.getByRole("button", { name: "Reply to “A plain thought”" }));
  await writeNote("Mine");
  await press("Save");
  await waitFor(() => expect(server.texts[0]).toBe("A plain thought > Of Anna > Mine"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(thread.getByText("Olga K.")).toBeDefined();
  const menus = thread.getAllByRole("button", { name: /^Actions/ });
  expect(menus.map((menu) => menu.getAttribute("aria-label"))).toEqual(["Actions for “Mine”"]);
});

test("names are suggested while a note is written, and taken by the keyboard", async () => {
  logInAs("anna");
  const server = new NotesServer(makeNotesTrip({ isShared: true, members }));
  await openNotes(server.trip.id);
  await press("Add note");
  const field = await screen.findByRole("textbox", { name: /^Text/ });
  await userEvent.type(field, "Ask @");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Anna",
    "Olga K.",
  ]);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  await userEvent.type(field, "ol");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Text/ }).value).toBe(
    "Ask @Olga_K ",
  );
  await userEvent.clear(field);
  await userEvent.type(field, "@");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}or not");
  expect(screen.getByDisplayValue("@Anna or not")).toBeDefined();
});

test("a viewer of a trip without notes is offered none to write", async () => {
  const server = new NotesServer(makeNotesTrip({ ...asViewer, notes: [], routes: [] }));
  openApp(`/tasks/${server.trip.id}`);
  expect(await screen.findByText("No notes yet.")).toBeDefined();
  expect(screen.queryAllByRole("button", { name: /^Add/ })).toEqual([]);
});

test("an editor who sees no money writes notes", async () => {
  const server = new NotesServer(makeNotesTrip({ ...asEditor, ...withoutMoney }));
  await openNotes(server.trip.id);
  const thread = within(await findThread("Passports"));
  await userEvent.click(thread.getByRole("checkbox", { name: "Passports" }));
  expect(thread.getByRole<HTMLInputElement>("checkbox", { name: "Passports" }).checked).toBe(true);
  expect(screen.getAllByRole("button", { name: /^Add/ }).length).toBeGreaterThan(0);
});

test("who is removed from a trip reads its notes no more", async () => {
  const server = new NotesServer(makeNotesTrip(asEditor));
  await openNotes(server.trip.id);
  server.api.on(endpoints.trips.get, () => refuse("NOT_FOUND"));
  window.dispatchEvent(new Event("focus"));
  expect(await screen.findByRole("heading", { name: "Map not found" })).toBeDefined();
  expect(screen.queryByText("Passports")).toBeNull();
});
