import { type PictureSize, pictureSides } from "@castor/core/files/picture-size.ts";

/** What is made of a content: a picture in a size, or the words of a PDF. */
export type Rendition = PictureSize | "text";

/** The name of what was made of a content. */
export const renditionName = (hash: string, rendition: Rendition): string => `${hash}.${rendition}`;

/** All names that a content and what was made of it may have. */
export const namesOf = (hash: string): string[] => [
  hash,
  ...[...Object.keys(pictureSides), "text"].map((one) => renditionName(hash, one as Rendition)),
];

/**
 * Where the contents of files are, each named by its SHA-256 in hexadecimal, so that it is there once. What was made of
 * a content has a name of its own (`renditionName`), and goes with it.
 */
export interface FileStorage {
  /**
   * Takes a local file, whose content has this name. When it resolves, the content is whole and on the disk. The local file
   * is gone then. Throws `STORAGE_FULL` when there is no room, and leaves nothing half there.
   */
  put(name: string, localFile: string): Promise<void>;
  /** The bytes from `start` to `end`, both inclusive; null when the content is not there. */
  open(name: string, start: number, end: number): Promise<AsyncIterable<Uint8Array> | null>;
  /** The file that it lies in, for a storage on this disk, whether or not it is there. */
  pathOf?(name: string): string;
  /** Its size in bytes; null when it is not there. */
  size(name: string): Promise<number | null>;
  /** Removes a content and what was made of it. Also when it is not there. */
  remove(hash: string): Promise<void>;
  /** Removes one thing that was made of a content. */
  removeRendition(name: string): Promise<void>;
  /** The hashes of all that is there, in no order, and some more than once. */
  list(): AsyncIterable<string>;
}
