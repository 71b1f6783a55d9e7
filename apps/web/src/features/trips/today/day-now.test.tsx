import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { KnownDay } from "@castor/core/today/going-day.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { writeStored } from "../../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { dismissToastTopic } from "../../../ui/feedback/show-toast.ts";
import { KitProvider } from "../../../ui/theme/kit-provider.tsx";
import { DayNow } from "../day-now.tsx";
import { goingTopic, useGoingDay } from "./use-going-day.ts";

const plan = makeTrip({
  id: "trip",
  routes: [
    makeRoute({
      id: "day",
      date: "2027-05-03 09:00",
      points: [
        makePoint({ id: "hotel", name: "Guesthouse" }),
        makePoint({ id: "baths", name: "Baths", timeToSpend: 90 }),
        makePoint({ id: "market", name: "Market", timeToSpend: 60, priority: "second" }),
        makePoint({ id: "museum", name: "Museum", timeToSpend: 60, reservationTime: "12:00" }),
      ],
    }),
  ],
});
const [route = makeRoute()] = plan.routes;
const leg = { distance: 500, duration: 600, isEstimated: false };
const day: KnownDay = {
  route,
  legs: { legs: { baths: leg, market: leg, museum: leg }, missing: [] },
  zoneOf: () => "Asia/Tbilisi",
  fallbackZone: "UTC",
  findDoors: null,
};

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval"],
    now: new Date("2027-05-03T10:00:00+04:00"),
  });
});
afterEach(() => {
  vi.useRealTimers();
  writeStored("day_progress", null);
  dismissToastTopic(goingTopic);
});

function Strip({ trip, of = day }: { trip: Trip; of?: KnownDay }) {
  const followed = useGoingDay(trip, of);
  return followed?.isOn ? <DayNow followed={followed} /> : null;
}
const open = (trip = plan) => render(<Strip trip={trip} />, { wrapper: KitProvider });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const message = () => document.querySelector("[data-day-now]")?.textContent;

test("now and next follow the clocks of the place, and go on with each minute", () => {
  open();
  expect(message()).toMatch(/^NowBathsuntil 10:40Next10:50Market/);
  act(() => void vi.advanceTimersByTime(41 * 60_000));
  expect(message()).toMatch(/^Next10:50Market/);
});

test("leaving moves the rest of the day, and what was told is kept by this browser", () => {
  const { unmount } = open();
  press("Leaving now: Baths");
  expect(message()).toMatch(/^Next10:10Market.*40.min earlier than planned/);
  unmount();
  open();
  expect(message()).toMatch(/^Next10:10Market/);
  press("Back to the plan");
  expect(message()).toMatch(/^NowBathsuntil 10:40/);
});

test("late by 40 minutes breaks a reservation, and one press skips what is optional", async () => {
  open();
  press("Late…");
  fireEvent.click(screen.getByRole("button", { name: /^40.min late$/ }));
  expect(await screen.findByText(/^Museum: /)).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "Skip today: Market" }));
  expect(await screen.findByText("The rest of the day still works.")).toBeDefined();
  expect(message()).toMatch(/Next≈11:20Museum/);
  expect(screen.getByRole("button", { name: "Put it into the plan" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Keep as a note" })).toBeDefined();
  press("Do not skip: Market");
  expect(message()).toMatch(/Next11:30Market/);
});

test("what fails by the plan already is said as well, and nothing works then", async () => {
  const points = route.points.map((point) =>
    point.id === "museum" ? { ...point, reservationTime: "11:20" } : point,
  );
  const trip = { ...plan, routes: [{ ...route, points }] };
  render(<Strip trip={trip} of={{ ...day, route: { ...route, points } }} />, {
    wrapper: KitProvider,
  });
  press("I am here: Baths");
  expect(await screen.findByText("What does not work by the plan either")).toBeDefined();
  expect(screen.getByText(/^Museum: /)).toBeDefined();
  expect(screen.queryByText("The rest of the day still works.")).toBeNull();
});

test("a double press tells of one stop only", () => {
  open();
  press("I am here: Baths");
  press("I am here: Market");
  expect(message()).toMatch(/^NowBathsuntil 11:30/);
});

test("who may only read the trip is offered nothing that writes it", async () => {
  open({ ...plan, canEdit: false });
  press("Late…");
  fireEvent.click(screen.getByRole("button", { name: /^40.min late$/ }));
  expect(await screen.findByText(/^40.min later than planned$/)).toBeDefined();
  expect(screen.queryByText(/^Museum: /)).toBeNull();
  expect(screen.queryByRole("button", { name: "Put it into the plan" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Keep as a note" })).toBeNull();
});

test.each(["{", '{"trip day 2027-05-03":{"at":1,"progress":{"told":{"baths":{"left":"x"}}}}}'])(
  "what is stored and not understood counts as nothing: %s",
  (stored) => {
    writeStored("day_progress", JSON.stringify({ "": stored }));
    open();
    expect(message()).toMatch(/^NowBathsuntil 10:40/);
  },
);

test("on another date the day is not on", () => {
  vi.setSystemTime(new Date("2027-05-02T23:59:00+04:00"));
  open();
  expect(message()).toBeUndefined();
});
