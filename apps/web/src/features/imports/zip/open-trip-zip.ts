import {
  type FiledFile,
  readFiledFiles,
  tripZipIndex,
} from "@castor/core/exports/json/trip-zip.ts";
import { cleanFileName } from "@castor/core/files/clean-file-name.ts";
import { BlobReader, type FileEntry, ZipReader } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { isHidden } from "../parse/archive/is-hidden.ts";
import { importLimits } from "../parse/import-limits.ts";
import type { ImportRefusal } from "../parse/import-result.ts";
import type { ZippedFiles } from "./zipped-files.ts";

export interface TripZip {
  /** Its `trip.json`. */
  index: Blob;
  listFiles: (json: unknown) => ZippedFiles;
}

/** No part of a ZIP that is read at once is larger, whatever its directory says. */
class BoundedReader extends BlobReader {
  override readUint8Array(index: number, length: number) {
    if (length > importLimits.zipDirectoryBytes) throw new Error("Too much at once.");
    return super.readUint8Array(index, length);
  }
}

/** What the list of all files of an account is called (decision 143). */
const accountIndex = "files.json";

/**
 * Looks for a trip with its files in a ZIP of any size. It is read where it lies: its directory, and each file when it is wanted. Names
 * of entries are only compared. Null for a ZIP of others, and for one that is broken and small: other readers look at it.
 */
export async function openTripZip(zip: Blob): Promise<TripZip | ImportRefusal | null> {
  let entries: Map<string, FileEntry> | null;
  try {
    entries = await listEntries(zip);
  } catch {
    const isLarge = zip.size > importLimits.fileBytes;
    return isLarge ? { code: "broken", format: "zip", line: 0 } : null;
  }
  if (entries === null) return { code: "tooComplex" };
  const indexName = findIndex([...entries.keys()]);
  const index = entries.get(indexName);
  if (!index) return entries.has(accountIndex) ? { code: "accountFiles" } : null;
  if (index.encrypted) return { code: "encrypted" };
  try {
    return {
      index: await unpack(index, importLimits.textBytes),
      listFiles: (json) => listFiles(json, entries, indexName),
    };
  } catch {
    return { code: "broken", format: "zip", line: 0 };
  }
}

/** Programs that pack a folder put its name before all others: then the only `trip.json` in a folder is meant. */
function findIndex(names: readonly string[]): string {
  const [inFolder, ...others] = names.filter(
    (name) => name.endsWith(`/${tripZipIndex}`) && !isHidden(name),
  );
  const isClear = !names.includes(tripZipIndex) && others.length === 0;
  return (isClear && inFolder) || tripZipIndex;
}

/** macOS writes the letter й as two characters. */
const toOneForm = (name: string) => name.normalize("NFC");

/** The files of a ZIP by their names; of two with one name the first. Null where there are too many. */
async function listEntries(zip: Blob): Promise<Map<string, FileEntry> | null> {
  const reader = new ZipReader(new BoundedReader(zip), {
    ...{ useWebWorkers: false, filenameValidation: "tolerant" },
  });
  const entries = new Map<string, FileEntry>();
  let count = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    if (++count > importLimits.filesPerTripZip) return null;
    const name = toOneForm(entry.filename);
    if (!entry.directory && !entries.has(name)) entries.set(name, entry);
  }
  return entries;
}

function listFiles(
  json: unknown,
  entries: ReadonlyMap<string, FileEntry>,
  indexName: string,
): ZippedFiles {
  const folder = indexName.slice(0, -tripZipIndex.length);
  const nameOf = ({ path }: FiledFile) => toOneForm(folder + path);
  const { files: listed, unread } = readFiledFiles(json);
  const known = new Set([indexName, ...listed.map(nameOf)]);
  const files = listed.flatMap((file) => {
    const entry = entries.get(nameOf(file));
    if (!entry || entry.encrypted) return [];
    const { uncompressedSize: bytes } = entry;
    const open = async () => new File([await unpack(entry, bytes)], file.name, { type: file.type });
    return [{ ...file, bytes, open }];
  });
  const found = new Set(files.map(({ path }) => path));
  return {
    files,
    missing: listed.filter(({ path }) => !found.has(path)).map(({ name }) => name),
    unread,
    unlisted: [...entries.keys()]
      .filter((name) => !known.has(name) && !isHidden(name))
      .map((name) => cleanFileName(name.split("/").at(-1) ?? name)),
  };
}

/** The content of an entry. Rejects where more than `max` comes out of it, or other than was packed. */
async function unpack(entry: FileEntry, max: number): Promise<Blob> {
  let left = max;
  const counted = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new Error("More than it tells."));
      else controller.enqueue(new Uint8Array(chunk));
    },
  });
  const [blob] = await Promise.all([
    new Response(counted.readable).blob(),
    entry.getData(counted.writable, { checkCrc32: true, checkOverlappingEntry: true }),
  ]);
  return blob;
}
