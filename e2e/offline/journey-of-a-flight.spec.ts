import { expect } from "@playwright/test";
import { test } from "../testing/offline/offline-journey.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { TripMap } from "../testing/trip-map.ts";

const days = [
  {
    name: "Old town",
    date: "2026-12-05 09:00",
    points: [
      { name: "Castle", lat: 41.6879, lng: 44.8086 },
      { name: "Bath", lat: 41.688, lng: 44.8111 },
    ],
  },
];

test("a browser and a server that end and start again show the same trip", async ({
  device,
  server,
  language,
  words,
}, info) => {
  const person = await register(device.page, "Nora", language, info);
  const { tripId } = await makePlannedTrip(device.page, person, "Georgia", days);
  const rows = () =>
    device.page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  await device.page.goto(`/map/${tripId}`);
  await expect(rows()).toHaveText([/Castle/, /Bath/]);
  await new TripMap(device.page).isDrawn(2);
  await server.kill();
  await server.start();
  await device.coldStart();
  await device.page.goto(`/map/${tripId}`);
  await expect(rows()).toHaveText([/Castle/, /Bath/]);
});
