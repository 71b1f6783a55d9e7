import { exportsEndpoints } from "@castor/core/endpoints/exports.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** The trip that is downloaded, and whether by its owner. */
export type DownloadedTrip = Pick<Trip, "id" | "name" | "canEdit">;

const forAll = () => true;

/** The files of a trip (specification#exports) in the order of the screen, each with its readers. */
const tripFiles = [
  { id: "pdf", endpoint: exportsEndpoints.pdf, isFor: forAll },
  { id: "kmz", endpoint: exportsEndpoints.kmz, isFor: forAll },
  { id: "gpx", endpoint: exportsEndpoints.gpx, isFor: forAll },
  { id: "calendar", endpoint: exportsEndpoints.calendar, isFor: forAll },
  { id: "geojson", endpoint: exportsEndpoints.geojson, isFor: forAll },
  {
    id: "json",
    endpoint: exportsEndpoints.json,
    isFor: ({ canEdit }: Pick<DownloadedTrip, "canEdit">) => canEdit,
  },
] as const;

export type TripFile = (typeof tripFiles)[number];

/** The files for this reader. */
export const filesFor = (trip: Pick<DownloadedTrip, "canEdit">): TripFile[] =>
  tripFiles.filter(({ isFor }) => isFor(trip));
