import { PMTiles } from "pmtiles";
import { listStoredVersions } from "../../data/offline/offline-maps.ts";
import { StoredSource } from "./stored-source.ts";

/** A map file, and other versions of it that are stored. */
export interface Archives {
  current: PMTiles;
  others: readonly PMTiles[];
}

/** Opens a map file, with what is stored of it. */
export async function openArchives(address: string): Promise<Archives> {
  const versions = await listStoredVersions(address);
  const others = versions.filter((version) => version !== address);
  return {
    current: new PMTiles(versions.includes(address) ? new StoredSource(address, "brief") : address),
    others: others.map((other) => new PMTiles(new StoredSource(other, "none"))),
  };
}

export const hasStoredPieces = ({ current, others }: Archives): boolean =>
  others.length > 0 || current.source instanceof StoredSource;

/** Reads from the current version, else from the first stored one that has it. Throws when none does. */
export async function readFromAny<T>(
  { current, others }: Archives,
  read: (archive: PMTiles) => Promise<T>,
): Promise<T> {
  try {
    return await read(current);
  } catch (thrown) {
    for (const other of others) {
      try {
        return await read(other);
      } catch {
        // The next one may have it.
      }
    }
    throw thrown;
  }
}
