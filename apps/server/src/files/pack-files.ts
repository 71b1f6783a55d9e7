import { Readable } from "node:stream";
import { nameEntry } from "@castor/core/basics/safe-file-name.ts";
import { AppError } from "@castor/core/errors.ts";
import type { TripFile } from "@castor/core/files/file.ts";
import type { loadFile } from "./file-store.ts";
import type { Renditions } from "./renditions/renditions.ts";
import { type FileStorage, renditionName } from "./storage/file-storage.ts";

type Stored = NonNullable<Awaited<ReturnType<typeof loadFile>>>;

export interface PackParts {
  storage: FileStorage;
  renditions: Renditions;
}

/** What is read into a ZIP. */
interface Packing {
  userId: string;
  ids: Iterable<string>;
  /** The file as it is by now; undefined leaves it out. */
  load: (id: string) => Promise<Stored | undefined>;
  /** What is really in the ZIP, before it is read. */
  onPacked: (file: TripFile & { tripId: string; path: string }) => void;
}

/**
 * Files as entries of a ZIP: one after the other is read, as fast as the caller takes it. What the storage has lost is left out. Nothing
 * is compressed: most files are already.
 */
export async function* packFiles(parts: PackParts, { userId, ids, load, onPacked }: Packing) {
  let count = 0;
  for (const id of ids) {
    const file = await load(id);
    const opened = file && (await openContent(parts, file, userId));
    if (!opened) continue;
    const { content, ...facts } = opened;
    const path = `files/${nameEntry(++count, facts.name)}`;
    onPacked({ ...facts, path });
    const reading = content[Symbol.asyncIterator]();
    const input = { [Symbol.asyncIterator]: () => reading };
    try {
      yield { name: path, lastModified: new Date(facts.created), input };
    } finally {
      // A download that is broken off arrives here: the library lets the entry alone.
      if (content instanceof Readable) content.destroy();
      await reading.return?.();
    }
  }
}

/** Null for what the storage has lost. Of a photo that came with somebody else's trip its picture for a screen. */
async function openContent({ storage, renditions }: PackParts, file: Stored, userId: string) {
  const { id, tripId, name, type, bytes, hash, created } = file;
  const known = { id, tripId, name, type, bytes, hash, created };
  if (!file.isPictureAlone) return withContent(known, await storage.open(hash, 0, bytes - 1));
  try {
    const drawn = await renditions.prepare(file, "screen", userId);
    const picture = { name: `${name}.webp`, type: "image/webp", bytes: drawn, hash: "" };
    const content = await storage.open(renditionName(hash, "screen"), 0, drawn - 1);
    return withContent({ ...known, ...picture }, content);
  } catch (failure) {
    if (failure instanceof AppError && failure.code === "NOT_FOUND") return null;
    throw failure;
  }
}

const withContent = (
  facts: TripFile & { tripId: string },
  content: AsyncIterable<Uint8Array> | null,
) => content && { ...facts, content: content as AsyncIterable<Uint8Array<ArrayBuffer>> };
