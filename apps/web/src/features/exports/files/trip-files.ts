import { exportsEndpoints } from "@castor/core/endpoints/exports.ts";
import { mayCall } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** The trip that is downloaded, and where its reader stands. */
export type DownloadedTrip = Pick<
  Trip,
  "id" | "name" | "canEdit" | "role" | "seesMoney" | "isPublic"
>;

/** The files of a trip (specification#exports) in the order of the screen. */
const tripFiles = [
  { id: "pdf", endpoint: exportsEndpoints.pdf },
  { id: "kmz", endpoint: exportsEndpoints.kmz },
  { id: "gpx", endpoint: exportsEndpoints.gpx },
  { id: "calendar", endpoint: exportsEndpoints.calendar },
  { id: "geojson", endpoint: exportsEndpoints.geojson },
  { id: "json", endpoint: exportsEndpoints.json },
] as const;

export type TripFile = (typeof tripFiles)[number];

/** The files for this reader. */
export const filesFor = (trip: Omit<DownloadedTrip, "name">): TripFile[] =>
  tripFiles.filter(({ endpoint }) => mayCall(trip, endpoint));
