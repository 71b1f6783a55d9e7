import { makeNote, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { queryClient } from "../src/data/http/query-client.ts";
import { setLanguage, startWords } from "../src/i18n/words.ts";
import { dismissToastTopic } from "../src/ui/feedback/show-toast.ts";
import { forgetEverybody, logInAs } from "./log-in.ts";
import { openApp, press } from "./open-app.tsx";

let number = 0;

/**
 * A trip with two notes of its own and one of its first day. Each call makes another trip, so that tests do not share
 * state.
 */
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

/** Preloads the page: the first import takes longer than a test waits for an element. */
export async function loadNotesPage(): Promise<void> {
  await startWords();
  await import("../src/pages/tasks/tasks-page.tsx");
}

let writers = 0;

export async function beginInEnglish(): Promise<void> {
  await setLanguage("en");
  // The stored changes of one test are nothing to the next.
  logInAs(`writer-${++writers}`);
}

export function forgetNotes(): void {
  dismissToastTopic("notes");
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

/** The headings and notes on the screen, in order. */
export const readList = () =>
  within(screen.getByRole("list", { name: "Notes and tasks" }))
    .getAllByRole("listitem")
    .flatMap((item) => {
      const part = item.querySelector(":scope h2, :scope article");
      return part ? [part.getAttribute("aria-label") ?? part.textContent] : [];
    });

/** Chooses an action from a note's menu. */
export async function chooseFor(name: string, action: string): Promise<void> {
  await press(`Actions for “${name}”`);
  await userEvent.click(await screen.findByRole("menuitem", { name: action, hidden: true }));
}

/** Types into the open form. */
export async function writeNote(text: string): Promise<void> {
  const field = await screen.findByRole("textbox", { name: /^Text/ });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
