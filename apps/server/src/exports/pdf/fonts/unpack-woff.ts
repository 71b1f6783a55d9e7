import { inflateSync } from "node:zlib";

const headerBytes = 44;
const entryBytes = 20;

/**
 * A font of the web (WOFF 1.0) as the TrueType font that it holds. The library reads WOFF too, but unpacks a whole table
 * for each letter.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("this is no WOFF");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = headerBytes + index * entryBytes;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      bytes: packed === length ? bytes : inflateSync(bytes),
    };
  });
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [directory];
  let begin = directory.length;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = 12 + index * 16;
    tag.copy(directory, entry);
    checksum.copy(directory, entry + 4);
    directory.writeUInt32BE(begin, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    parts.push(padded);
    begin += padded.length;
  });
  return Buffer.concat(parts);
}
