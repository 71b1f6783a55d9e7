import type { ImportedTrip } from "@castor/core/imports/imported-trip.ts";
import { readTextBytes } from "../entry/read-text-bytes.ts";
import { ImportError, refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";
import type { ImportOptions, OnProgress } from "../import-options.ts";
import type { ImportRefusalCode, ImportResult } from "../import-result.ts";
import { ImportNotes } from "../trip/import-notes.ts";
import { isHidden } from "./is-hidden.ts";
import { type ArchiveEntry, listEntries } from "./list-entries.ts";
import { mergeTrips } from "./merge-trips.ts";
import { Unpacker } from "./unpacker.ts";

const hasExtension = (pattern: RegExp) => (name: string) => pattern.test(name);
const isKml = hasExtension(/\.kml$/i);
const isReadable = hasExtension(/\.(?:kml|gpx|geojson|json|csv|tsv|ics|txt)$/i);
const isKmz = hasExtension(/\.kmz$/i);
/** Other files that people keep places in, which are named when they are left out; pictures and pages belong to others. */
const isDocument = hasExtension(/\.(?:kmz|zip|xlsx?|ods|docx?|odt|pdf|fit|tcx)$/i);
/** Office programs pack their documents too. */
const isOffice = hasExtension(/^(?:\[Content_Types\]\.xml|content\.xml|Index\/Document\.iwa)$/);

/** Files with these problems are left out of an archive; others end its reading. */
const harmless = new Set<ImportRefusalCode>([
  "empty",
  "unknownFormat",
  "nothingFound",
  "onlyLinked",
  "noColumns",
]);

/**
 * The map of a KMZ is its doc.kml; other files follow in their order. Beside KML everything else only belongs to it, and a KMZ
 * without KML is no map: its texts are a licence and a read-me.
 */
function chooseEntries(entries: readonly ArchiveEntry[], isMap: boolean): ArchiveEntry[] {
  const shown = entries.filter(({ name }) => !isHidden(name) && isReadable(name));
  const maps = shown.filter(({ name }) => isKml(name));
  const isMain = ({ name }: ArchiveEntry) => Number(name.toLowerCase() !== "doc.kml");
  return maps.length > 0 || isMap ? maps.toSorted((a, b) => isMain(a) - isMain(b)) : shown;
}

/** A file that is alone is called like its archive, and is of the kind that its own name tells. */
const nameAlone = (archive: string, name: string): string =>
  archive.replace(/\.[^.]*$/, "") + (/\.[^./]+$/.exec(name)?.[0] ?? "");

/** Words without a position and without a link are a text beside the places, not a list of them. */
const isProse = ({ format, days }: ImportedTrip): boolean =>
  format === "text" &&
  days.every(({ points }) => points.every(({ position, url }) => position === null && url === ""));

/**
 * Reads a KMZ, or a ZIP archive with files of any format: each adds its days. Archives within are not opened. Nothing is written
 * anywhere, so names such as `../doc.kml` are names like any other.
 */
export async function readArchive(
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  options: ImportOptions,
  onProgress: OnProgress,
): Promise<ImportResult> {
  const entries = listEntries(bytes);
  if (entries.some(({ name }) => isOffice(name))) return refuse({ code: "spreadsheet" });
  const chosen = chooseEntries(entries, isKmz(fileName));
  const notes = new ImportNotes();
  for (const entry of entries) {
    const isLeft = isDocument(entry.name) || (isReadable(entry.name) && !chosen.includes(entry));
    if (isLeft && !isHidden(entry.name)) notes.name("skippedFiles", entry.name);
  }
  if (chosen.length === 0 && isKmz(fileName)) refuse({ code: "nothingFound" });
  const unpacker = new Unpacker();
  const trips: ImportedTrip[] = [];
  let problem: ImportError | null = null;
  for (const [index, entry] of chosen.entries()) {
    const innerName = chosen.length === 1 ? nameAlone(fileName, entry.name) : entry.name;
    try {
      const file = { bytes: unpacker.unpack(entry), fileName: innerName };
      const result = await readTextBytes(file, options, () => {});
      if (result.kind === "castor" && chosen.length === 1) return result;
      if (result.kind === "trip" && !isProse(result.trip)) trips.push(result.trip);
      else notes.name("skippedFiles", entry.name);
    } catch (error) {
      if (!(error instanceof ImportError) || !harmless.has(error.refusal.code)) throw error;
      problem ??= error;
      // A doc.kml that only lists the others says nothing itself.
      if (error.refusal.code !== "onlyLinked") notes.name("skippedFiles", entry.name);
    }
    if (trips.reduce((sum, trip) => sum + countPoints(trip), 0) > importLimits.points)
      refuse({ code: "tooManyPoints", max: importLimits.points });
    onProgress((index + 1) / chosen.length);
  }
  const nothing = chosen.length > 0 ? "nothingFound" : "unknownFormat";
  if (trips.length === 0) throw problem ?? new ImportError({ code: nothing });
  return { kind: "trip", trip: mergeTrips(trips, fileName, notes.list()) };
}

const countPoints = ({ days }: ImportedTrip): number =>
  days.reduce((sum, { points }) => sum + points.length, 0);
