import { readConfirmation } from "../../src/bookings/reading/read-confirmation.ts";
import type { ReadingContext } from "../../src/bookings/reading/reading-context.ts";

/** Airports that tests name. */
const airports: Readonly<
  Record<string, readonly [name: string, lat: number, lng: number, zone: string]>
> = {
  SFO: ["San Francisco International Airport", 37.62, -122.39, "America/Los_Angeles"],
  JFK: ["John F. Kennedy International Airport", 40.64, -73.79, "America/New_York"],
  HND: ["Tokyo Haneda International Airport", 35.55, 139.78, "Asia/Tokyo"],
  HNL: ["Daniel K Inouye International Airport", 21.32, -157.92, "Pacific/Honolulu"],
  FRA: ["Frankfurt Airport", 50.05, 8.57, "Europe/Berlin"],
  YUL: ["Montreal-Trudeau International Airport", 45.46, -73.75, "America/Toronto"],
  SVO: ["Sheremetyevo International Airport", 55.97, 37.41, "Europe/Moscow"],
  LED: ["Pulkovo Airport", 59.8, 30.26, "Europe/Moscow"],
};

const context: Omit<ReadingContext, "sentOn"> = {
  airport: (code) => {
    const [name, lat, lng, zone] = airports[code] ?? [];
    return name === undefined || zone === undefined
      ? null
      : { name, zone, position: { lat: Number(lat), lng: Number(lng) } };
  },
  now: new Date("2026-12-01T12:00:00Z"),
};

/** Reads a confirmation in this process, with a few known airports, on 1 December 2026. */
export const readHere = (
  given: string | Uint8Array,
  extracted: readonly unknown[] | null = null,
  draws = false,
) => readConfirmation({ bytes: Buffer.from(given), name: "", extracted, draws }, context);

/** A document of HTML with things of schema.org as JSON-LD, and words. */
export const htmlWith = (thing: unknown, words = "<p>Thank you for your booking.</p>") =>
  `<html><head><script type="application/ld+json">${JSON.stringify(thing)}</script></head><body>${words}</body></html>`;
