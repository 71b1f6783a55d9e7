import { makeNote } from "@castor/core/testing/make.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { countRenders } from "../../../testing/count-renders.ts";
import {
  beginInEnglish,
  findThread,
  forgetNotes,
  loadNotesPage,
  makeNotesTrip,
} from "../../../testing/notes-page.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { NotesServer } from "../../../testing/serve-notes.ts";

beforeAll(loadNotesPage);
beforeEach(beginInEnglish);
afterEach(forgetNotes);

test("a tick among 500 notes draws its own note alone", async () => {
  // jsdom has no layout: each row has one height.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
  const notes = Array.from({ length: 500 }, (_, index) =>
    makeNote({ id: `note${index}`, text: `- [ ] Task ${index}`, order: index }),
  );
  const server = new NotesServer(makeNotesTrip({ notes }));
  openApp(`/tasks/${server.trip.id}`);
  await findThread("Task 0");
  const renders = await countRenders(async () => {
    await userEvent.click(screen.getByRole("checkbox", { name: "Task 2" }));
    await waitFor(() => expect(server.texts[2]).toBe("- [x] Task 2"));
  });
  // Again with the focus, which keeps its row drawn wherever the list is scrolled.
  expect(renders.Row).toBeLessThanOrEqual(2);
  expect(renders.NoteThread).toBe(1);
});
