import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import {
  makeFinance,
  makeFinanceItem,
  makePoint,
  makeRoute,
  makeSummary,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { addDays, todayIn } from "@castor/core/time/dates.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { asViewer } from "../../../testing/as-member.ts";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { browserTimeZone } from "../../device/time-zone.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { trips, account, notes } = endpoints;
const today = todayIn(browserTimeZone(), new Date());
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
    .on(notes.tasks, () => ({ tasks: [], total: 0 }))
    .on(trips.list, () => kept)
    .on(trips.get, () => plan)
    .on(account.me, () => anna);
});
afterEach(forgetPage);

/** Consecutive days from a date on, each with one point. */
function planFrom(firstDay: string, names: readonly string[]): void {
  const days = names.map((name, index) =>
    makeRoute({
      name,
      date: `${addDays(firstDay, index)} 10:30`,
      points: [makePoint({ name: `Castle of ${name}`, reservationTime: "12:00" })],
    }),
  );
  plan = makeTrip({ id: "trip", name: "Spring", routes: days });
  const { startDate, endDate } = plan;
  kept = [
    makeSummary({ id: "trip", name: "Spring", startDate, endDate, routesCount: days.length }),
  ];
}

const open = () => openApp("/home");

/** Sets the clock to a time of today where the points are. */
const setClock = (time: string) =>
  vi.useFakeTimers({ toFake: ["Date"], now: instantOf(`${today} ${time}`, "Europe/Vienna") });

/** The next stop, on the second of three days. */
async function openAt(time: string) {
  setClock(time);
  planFrom(addDays(today, -1), ["Arriving", "Walking", "Leaving"]);
  open();
  expect(await screen.findByText("Happening now · day 2 of 3")).toBeDefined();
  return within(
    (await screen.findByText("Castle of Walking", { selector: "strong" })).closest("section") ??
      document.body,
  );
}

test("on the day the next stop stands on top with its time, and one press leads there", async () => {
  const next = await openAt("09:00");
  expect(next.getByText("Next")).toBeDefined();
  expect(next.getByText("10:30")).toBeDefined();
  expect(next.getByText("reserved for 12:00")).toBeDefined();
  const [{ lat, lng } = { lat: 0, lng: 0 }] = plan.routes[1]?.points ?? [];
  const href = next.getByRole("link", { name: "Navigate" }).getAttribute("href");
  expect(href).toContain(`${lat}%2C${lng}`);
  expect(next.getByRole("button", { name: "Other maps apps" })).toBeDefined();
});

test("a row of the day opens its point on the map, and its arrow leads there", async () => {
  await openAt("09:00");
  const [point] = plan.routes[1]?.points ?? [];
  const row = screen.getByRole("link", { name: "Castle of Walking" });
  expect(row.getAttribute("href")).toBe(`/map/trip/${point?.routeId}?point=${point?.id}`);
  expect(screen.getByRole("link", { name: "Navigate to Castle of Walking" })).toBeDefined();
  expect(screen.queryByText("Castle of Arriving")).toBeNull();
});

test("at a stop it says until when", async () => {
  await openAt("11:00");
  expect(await screen.findByText("until 12:00")).toBeDefined();
  expect(screen.getByText("Now")).toBeDefined();
});

test("after the last stop the day is done, and tomorrow's is named", async () => {
  setClock("13:00");
  planFrom(addDays(today, -1), ["Arriving", "Walking", "Leaving"]);
  open();
  expect(await screen.findByText("Done for today")).toBeDefined();
  expect(screen.getByText("Tomorrow:")).toBeDefined();
  expect(screen.getByRole("link", { name: "Leaving" })).toBeDefined();
});

test("after the last stop of the last day nothing is left to do", async () => {
  setClock("13:00");
  planFrom(addDays(today, -1), ["Arriving", "Walking"]);
  open();
  expect(await screen.findByText("That was the last stop of the trip.")).toBeDefined();
});

test("deadlines that are near are named with their amounts", async () => {
  planFrom(addDays(today, 5), ["Arriving"]);
  const finance = makeFinance({ price: 500, paymentDueDate: addDays(today, 1) });
  plan = { ...plan, financeItems: [makeFinanceItem({ name: "Flight", finance })] };
  open();
  const deadlines = within(
    (await screen.findByText("Deadlines")).closest("section") ?? document.body,
  );
  expect(deadlines.getByText("Flight")).toBeDefined();
  expect(deadlines.getByText("Pay €500")).toBeDefined();
  expect(deadlines.getByText("tomorrow")).toBeDefined();
});

test("the next trip shows its countdown and its first day", async () => {
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

test("a day without a plan says so and shows the next day", async () => {
  planFrom(addDays(today, -1), ["Arriving"]);
  const later = makeRoute({ name: "Leaving", date: `${addDays(today, 1)} 09:00` });
  plan = makeTrip({ id: "trip", name: "Spring", routes: [...plan.routes, later] });
  kept = kept.map((trip) => ({ ...trip, endDate: plan.endDate }));
  open();
  expect(await screen.findByText("Nothing is planned for today.")).toBeDefined();
  expect(screen.getByText("The next day")).toBeDefined();
  expect(screen.getByRole("link", { name: "Leaving" })).toBeDefined();
});

test("the trip of another person is not shared from here", async () => {
  planFrom(addDays(today, 5), ["Tallinn"]);
  kept = [...kept, makeSummary({ id: "recent", name: "Recent" })].map((trip) => ({
    ...trip,
    ...{ isPublic: true, role: "editor" as const },
  }));
  open();
  expect(await screen.findByRole("link", { name: "Recent" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Share|^Public/ })).toBeNull();
});

test("deadlines are read by a viewer who sees money", async () => {
  planFrom(addDays(today, 5), ["Tallinn"]);
  const finance = makeFinance({ price: 90, paymentDueDate: addDays(today, 2) });
  plan = { ...plan, ...asViewer, financeItems: [makeFinanceItem({ finance })] };
  open();
  expect(await screen.findByText("Insurance")).toBeDefined();
});

test("recent trips are listed below, the last changed first", async () => {
  planFrom(addDays(today, 5), ["Arriving"]);
  const old = makeSummary({ name: "Old", updated: "2026-01-01T00:00:00.000Z" });
  const fresh = makeSummary({ name: "Fresh", updated: "2026-11-01T00:00:00.000Z" });
  kept = [...kept, old, fresh];
  open();
  const recent = await screen.findByRole("region", { name: "Recent trips" });
  const names = [...recent.querySelectorAll("h3")].map(({ textContent }) => textContent);
  expect(names).toEqual(["Fresh", "Old"]);
});

test("without trips the page offers to create the first", async () => {
  kept = [];
  open();
  expect(await screen.findByText("Your trips begin here")).toBeDefined();
  const links = screen.getAllByRole("link", { name: "New trip" });
  expect(links.map((link) => link.getAttribute("href"))).toContain("/trips?new=1");
});

test("when the plan cannot be read, the rest of the page is shown", async () => {
  planFrom(addDays(today, 5), ["Arriving"]);
  new FakeApi()
    .on(trips.list, () => kept)
    .on(trips.get, () => refuse("TOO_MANY_REQUESTS", "Please wait a little."))
    .on(account.me, () => anna);
  open();
  expect(await screen.findByText(/The plan could not be loaded\. Please wait/)).toBeDefined();
  expect(screen.getByText("in 5 days")).toBeDefined();
});

test("visitors are sent to the index", async () => {
  forgetEverybody();
  const router = open();
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});
