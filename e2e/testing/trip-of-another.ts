import type { Language } from "@castor/core/basics/language.ts";
import type { TripSave } from "@castor/core/trips/trip.ts";
import { type Browser, test } from "@playwright/test";
import { register } from "./person.ts";
import { makePlannedTrip } from "./planned-trip.ts";
import { tripOnServer } from "./trip-on-server.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [
      { name: "Baths", lat: 41.6878, lng: 44.8109 },
      { name: "Museum", lat: 41.696, lng: 44.8 },
    ],
  },
  {
    name: "Mountains",
    date: "2027-05-04 10:30",
    points: [{ name: "Church", lat: 42.6625, lng: 44.6202 }],
  },
];

/** Makes another user's trip, in another browser context, which lives as long as the journey. */
export async function makeTripOfAnother(
  browser: Browser,
  language: Language,
  fields: Omit<TripSave, "id">,
) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const owner = await register(page, "Owner", language, test.info());
  const { tripId, routeIds } = await makePlannedTrip(page, owner, "Their Georgia", days);
  const onServer = tripOnServer(page, owner, tripId);
  await onServer.save(fields);
  return { owner, tripId, routeIds, onServer };
}
