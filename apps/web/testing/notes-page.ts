import { makeNote, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { queryClient } from "../src/data/query-client.ts";
import { setLanguage, startWords } from "../src/i18n/words.ts";
import { dismissTopic } from "../src/ui/notify.ts";
import { forgetEverybody, logInAs } from "./log-in.ts";
import { openApp, press } from "./open-app.tsx";

let number = 0;

/** Two notes of the whole trip, one of its first day; another trip each time, so that no test meets another's. */
export function makeNotesTrip(changes: Partial<Trip> = {}): Trip {
  const point = makePoint({ id: "stop1", linkId: "place1", name: "Opera [house]" });
  const call = makeNote({ id: "c", text: "- [x] Call the hotel", routeId: "day1" });
  return makeTrip({
    id: `trip${++number}`,
    name: "Vienna",
    notes: [
      makeNote({ id: "a", text: "- [ ] Passports\n- [x] Tickets" }),
      makeNote({ id: "b", text: "A plain thought", order: 1 }),
    ],
    routes: [
      makeRoute({ id: "day1", name: "Arrival", points: [point], notes: [call] }),
      makeRoute({ id: "day2", name: "Way home", date: "2026-12-06 09:00" }),
    ],
    ...changes,
  });
}

/** Loading the page for the first time takes longer than a test waits for what is on it. */
export async function loadNotesPage(): Promise<void> {
  await startWords();
  await import("../src/pages/tasks/tasks-page.tsx");
}

export async function beginInEnglish(): Promise<void> {
  await setLanguage("en");
  logInAs();
}

export function forgetNotes(): void {
  dismissTopic("notes");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
  localStorage.clear();
}

export const findThread = (name: string) => screen.findByRole("article", { name });

export async function openNotes(tripId: string) {
  const router = openApp(`/tasks/${tripId}`);
  await findThread("Passports");
  return router;
}

/** What is on the screen: headings and notes in order. */
export const readList = () =>
  within(screen.getByRole("list", { name: "Notes and tasks" }))
    .getAllByRole("listitem")
    .flatMap((item) => {
      const part = item.querySelector(":scope h2, :scope article");
      return part ? [part.getAttribute("aria-label") ?? part.textContent] : [];
    });

/** Chooses from the menu of a note. */
export async function chooseFor(name: string, action: string): Promise<void> {
  await press(`What to do with “${name}”`);
  await userEvent.click(await screen.findByRole("menuitem", { name: action, hidden: true }));
}

/** Writes into the form that is open. */
export async function writeNote(text: string): Promise<void> {
  const field = await screen.findByRole("textbox", { name: /^Text/ });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
