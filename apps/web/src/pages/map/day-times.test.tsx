import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openAppInAddressBar } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

const spot = { lat: 41.69, lng: 44.8 };
const border = makeRoute({
  id: "border",
  name: "Over the border",
  date: "2027-05-03 22:00",
  points: [
    makePoint({ name: "Akhaltsikhe", timeToSpend: 30, ...spot }),
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
  // Loading the page for the first time takes longer than a test waits for what is on it.
  await import("./map-page.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
});

/** A server with that trip, on which two hours lead from each point to the next. */
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

test("a day tells its times in the zones of its places, how long it travels and stays, and when it ends; a point's card tells its own", async () => {
  serve();
  openAppInAddressBar("/map/far/border");

  // 22:30 and two hours in Tbilisi are 23:30 in Kars.
  const sums =
    /^139\skm, 2\shr on the way · 2\shr\s30\smin at stops · until 01:30, 04\/05 \(Tue\)$/;
  expect(await screen.findByText(sums)).toBeDefined();
  expect(screen.getByText(/^Time zone: −1\shr$/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /Kars/ }));
  expect(await factOf("Arrival")).toBe("23:30");
  expect(await factOf("Departure")).toBe("01:30, 04/05 (Tue)");
  expect(screen.getByText(/^1\shr\s20\smin late for the reservation at\s22:10$/)).toBeDefined();
});

test("the card of a point tells its times also where several days are in view", async () => {
  serve();
  openAppInAddressBar("/map/far-and-wide/-1?point=kars");
  expect(await factOf("Arrival")).toBe("23:30");
  expect(await factOf("Departure")).toBe("01:30, 04/05 (Tue)");
});
