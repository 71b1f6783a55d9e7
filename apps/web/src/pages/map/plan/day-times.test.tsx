import { endpoints } from "@castor/core/endpoints.ts";
import { booked } from "@castor/core/testing/booked.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../../testing/fake-api.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openAppInAddressBar } from "../../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../../i18n/words.ts";

const position = { lat: 41.69, lng: 44.8 };
const border = makeRoute({
  id: "border",
  name: "Over the border",
  date: "2027-05-03 22:00",
  points: [
    makePoint({ name: "Akhaltsikhe", timeToSpend: 30, ...position }),
    makePoint({
      id: "kars",
      name: "Kars",
      lat: 40.6,
      lng: 43.1,
      reservationTime: "22:10",
      timeToSpend: 120,
    }),
  ],
});

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("../map-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A server with that trip, where each leg takes two hours. */
function serve(): void {
  new FakeApi()
    .on(endpoints.services.route, ({ body }) => ({
      provider: "test",
      estimated: false,
      legs: body.points.slice(1).map(() => ({
        distance: 139_000,
        duration: 7_200,
        geometry: { type: "LineString" as const, coordinates: [] },
      })),
    }))
    .on(endpoints.trips.get, ({ id }) => makeTrip({ id, routes: [border] }));
}

const factOf = async (label: string) =>
  (await screen.findByText(label)).nextElementSibling?.textContent;

test("a day shows its times in the zones of its places, its travel and stop durations and its end; a point's card shows its own times", async () => {
  serve();
  openAppInAddressBar("/map/far/border");

  // 22:30 and two hours in Tbilisi are 23:30 in Kars.
  expect(await screen.findByText(/^139\skm, 2\shr on the way$/)).toBeDefined();
  const times = /^2\shr\s30\smin at stops · until 01:30, 04\/05 \(Tue\)$/;
  expect(await screen.findByText(times)).toBeDefined();
  expect(screen.getByText(/^Time zone: −1\shr$/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /Kars/ }));
  expect(await factOf("Arrival")).toBe("23:30");
  expect(await factOf("Departure")).toBe("01:30, 04/05 (Tue)");
  expect(screen.getByText(/^1\shr\s20\smin late for the reservation at\s22:10$/)).toBeDefined();
});

test("the card of a point shows its times also while several days are in view", async () => {
  serve();
  openAppInAddressBar("/map/far-and-wide/-1?point=kars");
  expect(await factOf("Arrival")).toBe("23:30");
  expect(await factOf("Departure")).toBe("01:30, 04/05 (Tue)");
});

test("the end of the day in its heading moves with what is told of the day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-05-03T22:05:00+04:00") });
  serve();
  openAppInAddressBar("/map/far/border");
  expect(await screen.findByText(/at stops · until 01:30/)).toBeDefined();
  await userEvent.click(await screen.findByRole("button", { name: "Late…" }));
  await userEvent.click(await screen.findByRole("button", { name: /^40.min late$/ }));
  expect(await screen.findByText(/at stops · until 02:10/)).toBeDefined();
});

test("the day of a departure shows the journey behind its last stop, though it arrives on another day", async () => {
  const flight = booked("flight", "2027-05-03 23:10", "2027-05-04 04:45", { number: "LH 123" });
  const [out, home] = [
    makePoint({ id: "out", name: "Airport", routeId: "day1", ...position, ...flight }),
    makePoint({ id: "home", name: "Other airport", routeId: "day2", ...position }),
  ];
  const routes = [
    makeRoute({ id: "day1", date: "2027-05-03 09:00", points: [out] }),
    makeRoute({ id: "day2", date: "2027-05-04 09:00", points: [home] }),
  ];
  new FakeApi().on(endpoints.trips.get, ({ id }) => makeTrip({ id, routes }));
  openAppInAddressBar("/map/night/day1");
  const line = await screen.findByText(/^LH 123 · .+ · Other airport$/);
  const row = await screen.findByText("Airport");
  expect(row.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
