import { nameAfterTitle } from "@castor/core/basics/safe-file-name.ts";
import type { FileAnswer, Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import type { LegLines } from "@castor/core/exports/day-line.ts";
import { writeGeoJson } from "@castor/core/exports/geojson/write-geojson.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { requireFound, viewFor } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import type { PathRouter } from "../outside/routing/path-router.ts";
import { loadTrip } from "../trips/trip-store.ts";
import { findDayPaths } from "./day-paths.ts";
import { jsonHandlers } from "./json/json-trips.ts";

export interface ExportOptions {
  paths: Pick<PathRouter, "find">;
}

/** The endpoints `exports`: a trip as a file, to each caller as that caller sees it (specification#exports). */
export function createExportHandlers({
  paths,
}: ExportOptions): Handlers<(typeof endpoints)["exports"], TripContext> {
  /** The file of a trip with its paths, which are looked for once the trip's snapshot is over. */
  const answerMap = (
    trip: Trip,
    ending: string,
    write: (legs: LegLines) => string | Uint8Array,
  ): FileAnswer => ({
    fileName: nameAfterTitle(trip.name, ending),
    chunks: writeOnce(async () => write(await findDayPaths(paths, trip.routes))),
  });
  return {
    ...jsonHandlers,

    print: ({ id }, context) => readTrip(context, id),

    geojson: async ({ tripId }, context) => {
      const trip = await readTrip(context, tripId);
      return answerMap(trip, "geojson", (legs) => writeGeoJson(trip, legs));
    },
  };
}

const readTrip = async (context: TripContext, id: string) =>
  viewFor(context, requireFound(await loadTrip(context.queries, id)));

async function* writeOnce<T>(write: () => Promise<T>): AsyncGenerator<T> {
  yield await write();
}
