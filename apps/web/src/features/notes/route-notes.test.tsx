import { makeNote, makeRoute } from "@castor/core/testing/make.ts";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { forgetEverybody } from "../../../testing/log-in.ts";
import {
  beginInEnglish,
  chooseFor,
  findThread,
  forgetNotes,
  makeNotesTrip,
  writeNote,
} from "../../../testing/notes-page.ts";
import { press } from "../../../testing/open-app.tsx";
import { NotesServer } from "../../../testing/serve-notes.ts";
import { useTrip } from "../../data/use-trip.ts";
import { startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { RouteNotes } from "./route-notes.tsx";

let server: NotesServer;

beforeAll(async () => {
  await startWords();
  await import("./note-dialogs.tsx");
});
beforeEach(async () => {
  await beginInEnglish();
  server = new NotesServer(makeNotesTrip());
});
afterEach(forgetNotes);

/** The panel beside the map, on the first day of the trip. */
function Panel() {
  const read = useTrip(server.trip.id);
  const [route] = read.data?.routes ?? [];
  return read.data && route ? <RouteNotes trip={read.data} route={route} /> : null;
}
const draw = () =>
  render(
    <KitProvider>
      <Panel />
    </KitProvider>,
  );
const turn = () => screen.findByRole("button", { name: /^Notes/ });

test("the notes of a day are counted, ticked, answered and deleted beside the map", async () => {
  draw();
  expect((await turn()).textContent).toBe("Notes1 · 1 of 1 done");
  await userEvent.click(screen.getByRole("checkbox", { name: "Call the hotel" }));
  await waitFor(() => expect(server.texts).toContain("- [ ] Call the hotel"));
  expect((await turn()).textContent).toBe("Notes1 · 0 of 1 done");
  await press("Reply to “Call the hotel”");
  await writeNote("At three");
  await press("Save");
  await waitFor(() => expect(server.texts.at(-1)).toBe("- [ ] Call the hotel > At three"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await chooseFor("Call the hotel", "Delete");
  expect(screen.getByText("No notes for this day yet.")).toBeDefined();
});

test("a new note belongs to the day in view", async () => {
  draw();
  await press("Add note");
  await writeNote("Buy water\nand bread");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.keyboard("{Control>}{Enter}");
  await findThread("Buy water");
  await waitFor(() =>
    expect(server.trip.routes[0]?.notes.map(({ text }) => text)).toContain("Buy water\nand bread"),
  );
});

test("leaving a new note saves it; Escape and an empty one add none", async () => {
  draw();
  await press("Add note");
  await writeNote("Never mind");
  await userEvent.keyboard("{Escape}");
  await press("Add note");
  await screen.findByRole("textbox", { name: /^Text/ });
  await userEvent.click(document.body);
  await press("Add note");
  await writeNote("Buy wine");
  await userEvent.click(document.body);
  await findThread("Buy wine");
  await waitFor(() =>
    expect(server.trip.routes[0]?.notes.map(({ text }) => text)).toContain("Buy wine"),
  );
  expect(server.texts.join()).not.toContain("Never mind");
});

test("collapsed notes stay collapsed for the same user", async () => {
  server.trip = { ...server.trip, routes: [makeRoute({ notes: [makeNote()] })] };
  const { unmount } = draw();
  await userEvent.click(await turn());
  unmount();
  const again = draw();
  expect((await turn()).getAttribute("aria-expanded")).toBe("false");
  again.unmount();
  forgetEverybody();
  draw();
  expect((await turn()).getAttribute("aria-expanded")).toBe("true");
});
