import { nameAfterTitle } from "@castor/core/basics/safe-file-name.ts";
import type { FileAnswer, Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { writeGeoJson } from "@castor/core/exports/geojson/write-geojson.ts";
import { writeGpx } from "@castor/core/exports/gpx/write-gpx.ts";
import { createMapFile, type MapFile } from "@castor/core/exports/map-file.ts";
import { readPrintOptions } from "@castor/core/print/print-options.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { requireFound, viewFor } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { loadTrip } from "../trips/trip-store.ts";
import { type CalendarOptions, createCalendars } from "./calendar/create-calendars.ts";
import { findDayPaths } from "./day-paths.ts";
import { jsonHandlers } from "./json/json-trips.ts";
import { packKmz } from "./kmz/pack-kmz.ts";
import { type PdfWriter, printedRoutes, refuseLongPrint } from "./pdf/pdf-writer.ts";
import { printContextOf } from "./print-context.ts";

export interface ExportOptions extends CalendarOptions {
  pdfs: Pick<PdfWriter, "write">;
}

/** The endpoints `exports`: a trip as a file, to each caller as that caller sees it (specification#exports). */
export function createExportHandlers(
  options: ExportOptions,
): Handlers<(typeof endpoints)["exports"], TripContext> {
  const { paths, publicUrl, pdfs } = options;
  /** A file with the words of its reader and the paths of its days. */
  const answerMap = (
    context: TripContext,
    trip: Trip,
    ending: string,
    write: (file: MapFile) => string | Promise<Uint8Array>,
  ) =>
    answerFile(trip.name, ending, async () => {
      const found = await findDayPaths(paths, trip.routes);
      return write(createMapFile(trip, printContextOf(context, found, publicUrl)));
    });
  return {
    ...jsonHandlers,
    ...createCalendars(options),

    print: ({ id }, context) => readTrip(context, id),

    pdf: async ({ tripId, ...query }, context) => {
      const trip = await readTrip(context, tripId);
      const options = readPrintOptions(query);
      refuseLongPrint({ trip, options });
      const { language, zone } = context;
      return answerFile(trip.name, "pdf", async () => {
        const found = await findDayPaths(paths, printedRoutes(trip, options));
        return pdfs.write({ trip, options, paths: found, language, zone, origin: publicUrl });
      });
    },

    kmz: async ({ tripId }, context) => {
      const trip = await readTrip(context, tripId);
      return answerMap(context, trip, "kmz", (file) => packKmz(file, new Date(trip.updated)));
    },

    gpx: async ({ tripId }, context) => {
      const trip = await readTrip(context, tripId);
      return answerMap(context, trip, "gpx", (file) => writeGpx(file, trip.updated));
    },

    geojson: async ({ tripId }, context) => {
      const trip = await readTrip(context, tripId);
      return answerFile(trip.name, "geojson", async () => {
        const found = await findDayPaths(paths, trip.routes);
        return writeGeoJson(trip, ({ id }) => found.get(id)?.legs ?? {});
      });
    },
  };
}

const readTrip = async (context: TripContext, id: string) =>
  viewFor(context, requireFound(await loadTrip(context.queries, id)));

/** A file of one chunk. It is made once the trip's snapshot is over, since paths may take seconds. */
const answerFile = (
  title: string,
  ending: string,
  write: () => Promise<string | Uint8Array>,
): FileAnswer => ({ fileName: nameAfterTitle(title, ending), chunks: writeOnce(write) });

async function* writeOnce<T>(write: () => Promise<T>): AsyncGenerator<T> {
  yield await write();
}
