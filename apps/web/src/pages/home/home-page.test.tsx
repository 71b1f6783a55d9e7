import type { Me } from "@castor/core/account/session.ts";
import { addDays, todayIn } from "@castor/core/basics/dates.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeSummary, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { App } from "../../app/app.tsx";
import { createAppRouter } from "../../app/router.tsx";
import { queryClient } from "../../data/query-client.ts";
import { callerZone } from "../../device/time-zone.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips, account } = endpoints;
const today = todayIn(callerZone(), new Date());
const anna: Me = {
  id: "anna",
  username: "anna@castor.example",
  lang: "en",
  defaultCurrency: null,
  fullName: "Anna",
  publicName: "Anna",
  hasPassword: true,
};
let kept: TripSummary[];
let plan: Trip;

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  new FakeApi()
    .on(trips.list, () => kept)
    .on(trips.get, () => plan)
    .on(account.me, () => anna);
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

/** Days from some day on, one after another, each with one point. */
function planFrom(firstDay: string, names: readonly string[]): void {
  const days = names.map((name, at) =>
    makeRoute({
      name,
      date: `${addDays(firstDay, at)} 10:30`,
      points: [makePoint({ name: `Castle of ${name}`, reservationTime: "12:00" })],
    }),
  );
  plan = makeTrip({ id: "trip", name: "Spring", routes: days });
  const { startDate, endDate } = plan;
  kept = [
    makeSummary({ id: "trip", name: "Spring", startDate, endDate, routesCount: days.length }),
  ];
}

function open() {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ["/home"] }));
  render(<App router={router} />);
  return router;
}

test("the trip that is on shows which day it is and today's plan", async () => {
  planFrom(addDays(today, -1), ["Arriving", "Walking", "Leaving"]);
  open();
  expect(await screen.findByText("day 2 of 3")).toBeDefined();
  expect(await screen.findByText("Today’s plan")).toBeDefined();
  expect(screen.getByRole("link", { name: "Walking" })).toBeDefined();
  expect(screen.getByText("Castle of Walking")).toBeDefined();
  expect(screen.getByText("reserved for 12:00")).toBeDefined();
  expect(screen.queryByText("Castle of Arriving")).toBeNull();
});

test("the trip that comes next shows its countdown and its first day", async () => {
  planFrom(addDays(today, 5), ["Arriving", "Walking"]);
  open();
  expect(await screen.findByText("in 5 days")).toBeDefined();
  expect(await screen.findByText("The first day")).toBeDefined();
  expect(screen.getByText("Castle of Arriving")).toBeDefined();
});

test.each([
  [1, "завтра"],
  [2, "через 2 дня"],
  [5, "через 5 дней"],
  [21, "через 21 день"],
])("in Russian %i days ahead are «%s»", async (days, words) => {
  await setLanguage("ru");
  planFrom(addDays(today, days), ["День"]);
  open();
  const spoken = (_: string, element: Element | null) =>
    element?.tagName === "P" && element.textContent?.replaceAll("\u00a0", " ") === words;
  expect(await screen.findByText(spoken)).toBeDefined();
});

test("a day without a plan says so and shows the next one", async () => {
  planFrom(addDays(today, -1), ["Arriving"]);
  const later = makeRoute({ name: "Leaving", date: `${addDays(today, 1)} 09:00` });
  plan = makeTrip({ id: "trip", name: "Spring", routes: [...plan.routes, later] });
  kept = kept.map((trip) => ({ ...trip, endDate: plan.endDate }));
  open();
  expect(await screen.findByText("Nothing is planned for today.")).toBeDefined();
  expect(screen.getByText("The next day")).toBeDefined();
  expect(screen.getByRole("link", { name: "Leaving" })).toBeDefined();
});

test("recent trips stand below, the last changed first", async () => {
  planFrom(addDays(today, 5), ["Arriving"]);
  const old = makeSummary({ name: "Old", updated: "2026-01-01T00:00:00.000Z" });
  const fresh = makeSummary({ name: "Fresh", updated: "2026-11-01T00:00:00.000Z" });
  kept = [...kept, old, fresh];
  open();
  const recent = await screen.findByRole("region", { name: "Recent trips" });
  const names = [...recent.querySelectorAll("h3")].map(({ textContent }) => textContent);
  expect(names).toEqual(["Fresh", "Old"]);
});

test("whoever has no trips is led to the first", async () => {
  kept = [];
  open();
  expect(await screen.findByText("Your trips begin here")).toBeDefined();
  const links = screen.getAllByRole("link", { name: "New trip" });
  expect(links.map((link) => link.getAttribute("href"))).toContain("/trips?new=1");
});

test("when the plan cannot be read, the rest of the page stays", async () => {
  planFrom(addDays(today, 5), ["Arriving"]);
  new FakeApi()
    .on(trips.list, () => kept)
    .on(trips.get, () => refuse("TOO_MANY_REQUESTS", "Please wait a little."))
    .on(account.me, () => anna);
  open();
  expect(await screen.findByText(/The plan could not be loaded\. Please wait/)).toBeDefined();
  expect(screen.getByText("in 5 days")).toBeDefined();
});

test("visitors go to the index", async () => {
  forgetEverybody();
  const router = open();
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});
