import { LRUCache } from "lru-cache";

/** What an entry costs besides its texts: its objects and the map's slots. */
const entryBytes = 200;

/** An LRU cache of about `maxBytes`. `sizeOf` answers the bytes of a value. */
export function createByteCache<T extends object>(
  maxBytes: number,
  sizeOf: (value: T) => number,
): LRUCache<string, T> {
  return new LRUCache<string, T>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => entryBytes + key.length + sizeOf(value),
  });
}
