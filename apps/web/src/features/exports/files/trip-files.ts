import { exportsEndpoints } from "@castor/core/endpoints/exports.ts";
import { filesEndpoints } from "@castor/core/endpoints/files.ts";
import { mayCall } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** The trip that is downloaded, and where its reader stands. */
export type DownloadedTrip = Pick<
  Trip,
  "id" | "name" | "canEdit" | "role" | "seesMoney" | "isPublic"
> & {
  /** Missing while they are not known. */
  attachments?: Trip["attachments"] | undefined;
};

/** The files of a trip (specification#exports) in the order of the screen. */
const tripFiles = [
  { id: "pdf", endpoint: exportsEndpoints.pdf },
  { id: "kmz", endpoint: exportsEndpoints.kmz },
  { id: "gpx", endpoint: exportsEndpoints.gpx },
  { id: "calendar", endpoint: exportsEndpoints.calendar },
  { id: "geojson", endpoint: exportsEndpoints.geojson },
  { id: "json", endpoint: exportsEndpoints.json },
  { id: "zip", endpoint: filesEndpoints.exportTrip },
] as const;

export type TripFile = (typeof tripFiles)[number];

/** The files for this reader: the ZIP only of a trip with files that they see. */
export const filesFor = (trip: Omit<DownloadedTrip, "name">): TripFile[] =>
  tripFiles.filter(
    ({ id, endpoint }) =>
      mayCall(trip, endpoint) && (id !== "zip" || (trip.attachments ?? []).length > 0),
  );

/** How many files stand in a trip, and what they take. One file may stand at several things. */
export function sumFiles({ attachments = [] }: Pick<DownloadedTrip, "attachments">) {
  const bytesOf = new Map(attachments.map(({ fileId, bytes }) => [fileId, bytes]));
  return { count: bytesOf.size, bytes: [...bytesOf.values()].reduce((sum, one) => sum + one, 0) };
}
