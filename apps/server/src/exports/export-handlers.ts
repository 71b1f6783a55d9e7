import { nameAfterTitle } from "@castor/core/basics/safe-file-name.ts";
import type { FileAnswer, Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { writeGeoJson } from "@castor/core/exports/geojson/write-geojson.ts";
import { writeGpx } from "@castor/core/exports/gpx/write-gpx.ts";
import { createMapFile, describeMapDays, type MapFile } from "@castor/core/exports/map-file.ts";
import { choosePrintedRoutes } from "@castor/core/print/choose-printed-routes.ts";
import { readPrintOptions } from "@castor/core/print/print-options.ts";
import { choosePrintedPhotos } from "@castor/core/print/print-photos.ts";
import { choosePrintedPictures } from "@castor/core/print/print-pictures.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { collectInTurns, textInTurns } from "../concurrency/in-turns.ts";
import { loadFilesOf } from "../files/file-store.ts";
import { requireFound, requireTrip, viewFor } from "../http/access/require-context.ts";
import { etagOf } from "../http/answers/trip-etag.ts";
import type { TripContext } from "../http/calls/context.ts";
import { callerKeys } from "../http/limits/caller-keys.ts";
import type { Pictures } from "../outside/pictures/pictures.ts";
import type { ExchangeRates } from "../outside/rates/exchange-rates.ts";
import { loadTrip } from "../trips/trip-store.ts";
import { type CalendarOptions, createCalendars } from "./calendar/create-calendars.ts";
import { findDayPaths } from "./day-paths.ts";
import { jsonHandlers } from "./json/json-trips.ts";
import { packKmz } from "./kmz/pack-kmz.ts";
import { choosePhotos, packPhotos } from "./kmz/photos-of-places.ts";
import { loadPhotos, type ReadJpeg } from "./load-photos.ts";
import { loadPictures } from "./pdf/load-pictures.ts";
import type { PdfWriter } from "./pdf/pdf-writer.ts";
import { versionOfPrint } from "./pdf/weigh-print.ts";
import { printContextOf } from "./print-context.ts";
import { wholeFile } from "./whole-file.ts";

export interface ExportOptions extends CalendarOptions {
  pdfs: Pick<PdfWriter, "check" | "refuseLong" | "write">;
  rates: Pick<ExchangeRates, "read">;
  pictures: Pick<Pictures, "read">;
  /** Of a file of a trip. */
  readJpeg: ReadJpeg;
}

/** The endpoints `exports`: a trip as a file, to each caller as that caller sees it (specification#exports). */
export function createExportHandlers(
  options: ExportOptions,
): Handlers<(typeof endpoints)["exports"], TripContext> {
  const { paths, publicUrl, pdfs, rates, pictures, readJpeg } = options;
  /** The content of a map file, in the words of its reader, with the paths of its days. */
  const describeMap = async (context: TripContext, trip: Trip): Promise<MapFile> => {
    const found = await findDayPaths(paths, trip.routes);
    const printing = printContextOf(context, found, publicUrl);
    const days = await collectInTurns(describeMapDays(trip, printing), context.countPiece);
    return createMapFile(trip, days, printing);
  };
  return {
    ...jsonHandlers,
    ...createCalendars(options),

    print: ({ id }, context) => readTrip(context, id),

    pdf: async ({ tripId, ...query }, context) => {
      const options = readPrintOptions(query);
      const { language, zone, now } = context;
      const callers = callerKeys(context);
      pdfs.check(callers);
      const trip = await readTrip(context, tripId);
      const tag = etagOf(requireTrip(context));
      const version = versionOfPrint({ trip, options }, tag, language);
      pdfs.refuseLong({ trip, options }, version);
      const [caller = ""] = callers;
      const fileIds = [...choosePrintedPhotos(trip, options).shown.values()]
        .flat()
        .map(({ fileId }) => fileId);
      const files = await loadFilesOf(context.queries, fileIds);
      const describe = async (signal: AbortSignal) => {
        const found = await findDayPaths(paths, choosePrintedRoutes(trip, options));
        const { perEuro, date } = await rates.read();
        const known = { today: todayIn(zone, now), rates: { perEuro, date } };
        const shown = choosePrintedPictures(trip, options).values();
        return {
          ...{ known, trip, options, paths: found, language, zone, origin: publicUrl },
          pictures: await loadPictures(pictures, shown, caller, signal),
          photos: await loadPhotos(readJpeg, { fileIds, files, caller }, signal),
        };
      };
      const pdf = wholeFile((signal) =>
        pdfs.write(
          { version, callers, hasPictures: options.pictures || options.photos, signal },
          () => describe(signal),
        ),
      );
      return nameFile(trip, "pdf", pdf);
    },

    kmz: async ({ tripId }, context) => {
      const trip = await readTrip(context, tripId);
      const chosen = choosePhotos(trip);
      const stored = await loadFilesOf(
        context.queries,
        chosen.map(({ fileId }) => fileId),
      );
      const [caller = ""] = callerKeys(context);
      const kmz = wholeFile(async (signal) => {
        const wanted = { fileIds: chosen.map(({ fileId }) => fileId), files: stored, caller };
        const loaded = await loadPhotos(readJpeg, wanted, signal);
        const file = await describeMap(context, trip);
        const photos = packPhotos(chosen, loaded);
        return packKmz(file, new Date(trip.updated), context.countPiece, photos);
      });
      return nameFile(trip, "kmz", kmz);
    },

    gpx: async ({ tripId }, context) => {
      const trip = await readTrip(context, tripId);
      const write = async function* () {
        const file = await describeMap(context, trip);
        yield* textInTurns(writeGpx(file, trip.updated), context.countPiece);
      };
      return nameFile(trip, "gpx", write());
    },

    geojson: async ({ tripId }, context) => {
      const trip = await readTrip(context, tripId);
      const write = async function* () {
        const found = await findDayPaths(paths, trip.routes);
        yield context.countPiece(() => writeGeoJson(trip, ({ id }) => found.get(id)?.legs ?? {}));
      };
      return nameFile(trip, "geojson", write());
    },
  };
}

const readTrip = async (context: TripContext, id: string) =>
  viewFor(context).trip(requireFound(await loadTrip(context.queries, id)));

/** A file by the trip's name. Its content is made once the trip's snapshot is over, since paths may take seconds. */
const nameFile = (
  { name }: Trip,
  ending: string,
  chunks: AsyncIterable<string | Uint8Array>,
): FileAnswer => ({ fileName: nameAfterTitle(name, ending), chunks });
