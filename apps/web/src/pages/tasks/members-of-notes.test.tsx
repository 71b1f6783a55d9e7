import { endpoints } from "@castor/core/endpoints.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { asEditor, asViewer, withoutMoney } from "../../../testing/as-member.ts";
import { refuse } from "../../../testing/fake-api.ts";
import {
  beginInEnglish,
  findThread,
  forgetNotes,
  loadNotesPage,
  makeNotesTrip,
  openNotes,
  readList,
} from "../../../testing/notes-page.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { NotesServer } from "../../../testing/serve-notes.ts";
import { askForDialog } from "../../data/asked-dialog.ts";

beforeAll(loadNotesPage);
beforeEach(beginInEnglish);
afterEach(forgetNotes);

const calls = (server: NotesServer) =>
  server.api.calls.filter(({ method }) => method !== "GET").map(({ path }) => path);

test("a viewer reads and searches the notes, and changes none", async () => {
  const server = new NotesServer(makeNotesTrip({ ...asViewer, isPublic: true }));
  await openNotes(server.trip.id);
  expect(readList()).toContain("Call the hotel");
  expect(screen.queryByRole("checkbox")).toBeNull();
  for (const name of [/^Add/, /^Actions/, /^Reorder/, /^Reply/, /^Insert/, "Public"])
    expect(screen.queryAllByRole("button", { name }), String(name)).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: "To do" }));
  expect(readList()).toEqual(["Whole trip", "Passports"]);
  askForDialog(server.trip.id, { kind: "newNote" });
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls(server)).toEqual([]);
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
