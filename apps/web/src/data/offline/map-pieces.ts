import { IndexedDbStore } from "../../device/storage/indexed-db-store.ts";

/**
 * The stored pieces of map files (PMTiles archives): the header, directories and tiles as the file has them, by the
 * file's address and the offset in it. An address names the version of its file.
 */
const store = new IndexedDbStore("map-pieces");

/** A piece of a file. */
export interface Piece {
  offset: number;
  length: number;
}

/** Also for a buffer of another realm, which is no instance of this one's class. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === "[object ArrayBuffer]";

export const pieceKey = (address: string, offset: number): string => `${address} ${offset}`;

export async function readPiece(address: string, offset: number): Promise<ArrayBuffer | null> {
  const [found] = await store.get([pieceKey(address, offset)]);
  return isBuffer(found) ? found : null;
}

/** False when there is no room for them. */
export const writePieces = (
  address: string,
  pieces: readonly { offset: number; bytes: ArrayBuffer }[],
): Promise<boolean> =>
  store.set(pieces.map(({ offset, bytes }) => [pieceKey(address, offset), bytes]));

export const listPieceKeys = (): Promise<readonly string[]> => store.keys();

/** Deletes all pieces but these. */
export async function keepOnlyPieces(wanted: ReadonlySet<string>): Promise<void> {
  const gone = (await store.keys()).filter((key) => !wanted.has(key));
  if (gone.length > 0) await store.delete(gone);
}
