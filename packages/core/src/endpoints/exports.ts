import * as z from "zod/mini";
import {
  defineEndpoint,
  orKey,
  privately,
  signedIn,
  tripMember,
  tripOwner,
  tripReader,
} from "../endpoint.ts";
import { calendarFeed } from "../exports/calendar/calendar-feed.ts";
import { tripFile } from "../exports/json/trip-file.ts";
import { limits } from "../limits.ts";
import { printQuery } from "../print/print-options.ts";
import { trip } from "../trips/trip.ts";
import { done } from "./common-answers.ts";

/** The content of a file whose form another standard describes. */
const file = z.unknown();

export const exportsEndpoints = {
  print: defineEndpoint("GET", "trip/print/{id}", {
    answer: trip,
    access: tripReader(["trip", "id"]),
    reads: ["trips"],
    isVersioned: true,
    isUnusedByWeb: true,
  }),
  pdf: defineEndpoint("GET", "pdf/{tripId}", {
    query: printQuery,
    answer: file,
    access: tripReader(["trip", "tripId"]),
    reads: ["trips"],
    download: "trip_{tripId}.pdf",
    contentType: "application/pdf",
  }),
  kmz: defineEndpoint("GET", "kmz/{tripId}", {
    answer: file,
    access: tripReader(["trip", "tripId"]),
    reads: ["trips"],
    download: "trip_{tripId}.kmz",
    contentType: "application/vnd.google-earth.kmz",
  }),
  gpx: defineEndpoint("GET", "gpx/{tripId}", {
    answer: file,
    access: tripReader(["trip", "tripId"]),
    reads: ["trips"],
    download: "trip_{tripId}.gpx",
    contentType: "application/gpx+xml",
  }),
  geojson: defineEndpoint("GET", "geojson/{tripId}", {
    answer: file,
    access: tripReader(["trip", "tripId"]),
    reads: ["trips"],
    download: "trip_{tripId}.geojson",
    contentType: "application/geo+json",
  }),
  calendar: defineEndpoint("GET", "calendar/{tripId}", {
    // Whatever is no key is a wrong one.
    query: z.object({ key: z.optional(z.catch(z.string(), "")) }),
    answer: file,
    access: orKey("key", tripReader(["trip", "tripId"])),
    reads: ["trips"],
    download: "trip_{tripId}.ics",
    contentType: "text/calendar",
  }),
  feed: defineEndpoint("GET", "calendar/{tripId}/key", {
    answer: calendarFeed,
    access: privately(tripOwner(["trip", "tripId"])),
    reads: ["feeds"],
  }),
  renewFeed: defineEndpoint("POST", "calendar/{tripId}/key", {
    answer: z.object({ url: z.string() }),
    access: privately(tripOwner(["trip", "tripId"])),
    changes: ["feeds"],
  }),
  endFeed: defineEndpoint("DELETE", "calendar/{tripId}/key", {
    answer: done,
    access: privately(tripOwner(["trip", "tripId"])),
    changes: ["feeds"],
  }),
  json: defineEndpoint("GET", "json/export/{tripId}", {
    answer: tripFile,
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["trips"],
    download: "trip_{tripId}.json",
  }),
  // The handler reads the file (core/exports/json/read-trip-file.ts), which no page needs to call this.
  importJson: defineEndpoint("POST", "json/import-from-json", {
    body: z.object({ jsonData: z.unknown() }),
    answer: trip,
    access: signedIn,
    changes: ["trips"],
    isKeyed: true,
    bodyBytes: limits.importBytes,
  }),
};
