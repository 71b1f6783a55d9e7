import { endpoints } from "@castor/core/endpoints.ts";
import { savePoint } from "@castor/core/points/edit/edit-points.ts";
import type { Point } from "@castor/core/points/point.ts";
import { makeFinance, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

let api: FakeApi;
let made = 0;

beforeAll(async () => {
  await startWords();
  await import("./map-page.tsx");
  await import("../../features/points/card/point-in-place.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});

/** Opens the card of a point in edit mode. */
async function openCard(point: Partial<Point> = {}) {
  const stop = makePoint({ id: "stop", name: "Castle", ...point });
  let trip: Trip = makeTrip({
    ...{ id: `card-${++made}`, currency: "EUR" },
    routes: [makeRoute({ id: "day", points: [stop] })],
  });
  api = new FakeApi()
    .on(endpoints.trips.get, () => trip)
    .on(endpoints.points.save, ({ body }) => {
      trip = savePoint(trip, "stop", body);
      return trip.routes[0]?.points[0] ?? stop;
    });
  openApp(`/map/${trip.id}/day?point=stop`);
  await screen.findByRole("heading", { level: 2, name: "Castle" });
  await userEvent.click(screen.getByRole("radio", { name: "Edit" }));
}

const saved = () => api.callsOf(endpoints.points.save).map(({ body }) => body);
/** Presses a value and types another one. */
async function change(name: RegExp, label: string, typed: string) {
  await userEvent.click(await screen.findByRole("button", { name }));
  await userEvent.clear(await screen.findByRole("textbox", { name: label }));
  if (typed !== "") await userEvent.keyboard(typed);
}

test("A price is one press and Enter; it is read as in the form, and the toast undoes it", async () => {
  await openCard();
  await change(/^Price:\s*Add/, "Price", "1 234,50 €{Enter}");
  await waitFor(() => expect(saved()).toEqual([{ id: "stop", finance: expect.anything() }]));
  expect(saved()).toMatchObject([{ finance: { price: 1234.5, currency: "EUR" } }]);
  const value = await screen.findByRole("button", { name: /^Price:.*1,234\.50/ });
  await waitFor(() => expect(document.activeElement).toBe(value));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: /^Price:\s*Add/ });
});

test("What is wrong is said beside the field, Escape leaves the value, an emptied price is none", async () => {
  await openCard({ finance: makeFinance({ price: 20, currency: "JPY" }) });
  await change(/^Price:\D*20/, "Price", "12.5{Enter}");
  expect(await screen.findByText(/at most 0 digits/)).toBeDefined();
  await userEvent.keyboard("{Escape}");
  expect(saved()).toEqual([]);
  await change(/^Price:\D*20/, "Price", "{Enter}");
  await waitFor(() => expect(saved()).toEqual([{ id: "stop", finance: null }]));
});

test.each([
  [/^Time to spend:\s*Add/, "Time to spend", "1:30{Enter}", { timeToSpend: 90 }],
  [/^Reservation time:\s*Add/, "Reservation time", "1930{Enter}", { reservationTime: "19:30" }],
  [/^Name:\s*Castle/, "Name", "Old castle{Enter}", { name: "Old castle" }],
  [
    /^Write a description/,
    "Description",
    "Closed{Enter}on Mondays{Control>}{Enter}",
    { description: "Closed\non Mondays" },
  ],
])("%s is changed in its place", async (name, label, typed, expected) => {
  await openCard();
  await change(name, label, typed);
  await waitFor(() => expect(saved()).toEqual([{ id: "stop", ...expected }]));
});

test("Leaving the field saves, the same value saves nothing, and a time that is none is refused", async () => {
  await openCard({ timeToSpend: 30 });
  await change(/^Time to spend:\s*30/, "Time to spend", "45");
  await userEvent.tab();
  await waitFor(() => expect(saved()).toEqual([{ id: "stop", timeToSpend: 45 }]));
  await change(/^Time to spend:\s*45/, "Time to spend", "45{Enter}");
  await change(/^Reservation time:\s*Add/, "Reservation time", "25:00{Enter}");
  expect(await screen.findByText(/Invalid time/)).toBeDefined();
  expect(saved()).toHaveLength(1);
});

test("Who reads the trip sees values, and no buttons", async () => {
  await openCard({ timeToSpend: 30 });
  await userEvent.click(screen.getByRole("radio", { name: "View" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Price/ })).toBeNull());
  expect(screen.queryByRole("button", { name: /^Time to spend/ })).toBeNull();
});

test("What was typed is saved when Back takes the card away, and Escape has no second thought", async () => {
  await openCard();
  await change(/^Price:\s*Add/, "Price", "12");
  cleanup();
  await waitFor(() => expect(saved()).toMatchObject([{ finance: { price: 12 } }]));
  await openCard();
  await change(/^Price:\s*Add/, "Price", "12{Escape}");
  cleanup();
  expect(saved()).toEqual([]);
});
