import { makeNote } from "@castor/core/testing/make.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  beginInEnglish,
  findThread,
  forgetNotes,
  loadNotesPage,
  makeNotesTrip,
} from "../../../testing/notes-page.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { NotesServer } from "../../../testing/serve-notes.ts";

let server: NotesServer;

beforeAll(loadNotesPage);
beforeEach(async () => {
  await beginInEnglish();
  server = new NotesServer(makeNotesTrip());
});
afterEach(forgetNotes);

test("of five hundred notes only those in view are drawn, and the search finds any of them", async () => {
  // jsdom has no layout: each row has one height.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
  const many = Array.from({ length: 500 }, (_, index) =>
    makeNote({ id: `note${index}`, text: `- [ ] Task ${index}`, order: index }),
  );
  server.trip = { ...server.trip, notes: many };
  openApp(`/tasks/${server.trip.id}`);
  await findThread("Task 0");
  const drawn = () => screen.getAllByRole("article").length;
  expect(drawn()).toBeLessThan(30);
  await userEvent.click(screen.getByRole("checkbox", { name: "Task 0" }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Task 0" }).checked).toBe(true);
  await waitFor(() => expect(server.texts[0]).toBe("- [x] Task 0"));
  await userEvent.type(screen.getByRole("searchbox"), "task 499");
  await findThread("Task 499");
  await waitFor(() => expect(drawn()).toBe(1));
});
