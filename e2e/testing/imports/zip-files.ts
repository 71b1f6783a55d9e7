import { crc32 } from "node:zlib";

const [localHeader, centralHeader, endRecord] = [0x04034b50, 0x02014b50, 0x06054b50];
/** Names are UTF-8. */
const utf8Flag = 0x0800;

/** Packs texts by their names into a ZIP archive, as programs write a KMZ or an export; nothing is compressed. */
export function zipFiles(files: Readonly<Record<string, string>>): Buffer {
  const [contents, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [fileName, text] of Object.entries(files)) {
    const [name, data] = [Buffer.from(fileName), Buffer.from(text)];
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(utf8Flag, 2);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([numberOf(localHeader), shared, name, data]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([numberOf(centralHeader), Buffer.from([20, 0]), shared, more, name]),
    );
    contents.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...contents, entries, numberOf(endRecord), end]);
}

function numberOf(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
