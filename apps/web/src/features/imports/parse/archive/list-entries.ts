import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";

/** A file in a ZIP archive, as the archive's directory tells it. Its sizes may lie. */
export interface ArchiveEntry {
  /** Only shown and compared, never used as a path. */
  name: string;
  isEncrypted: boolean;
  /** 0 stored, 8 deflated; other methods are not read. */
  method: number;
  packed: Uint8Array;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
/** The end record with the longest comment. */
const endBytes = 22 + 0xffff;

const broken = () => refuse({ code: "broken", format: "zip", line: 0 });

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes);
  for (let offset = view.byteLength - 22; offset >= first; offset--)
    if (view.getUint32(offset, true) === endSignature) return offset;
  return broken();
}

/** Lists the files of a ZIP archive by its central directory (APPNOTE.TXT 4.3.12), which fflate reads only as a whole. */
export function listEntries(bytes: Uint8Array): ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > importLimits.filesPerArchive) refuse({ code: "tooComplex" });
  const entries: ArchiveEntry[] = [];
  let offset = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (offset + 46 > bytes.length || view.getUint32(offset, true) !== entrySignature)
      return broken();
    const nameLength = view.getUint16(offset + 28, true);
    const extra = view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    const name = new TextDecoder().decode(bytes.subarray(offset + 46, offset + 46 + nameLength));
    const start = dataStart(view, view.getUint32(offset + 42, true));
    entries.push({
      name,
      isEncrypted: (view.getUint16(offset + 8, true) & 1) === 1,
      method: view.getUint16(offset + 10, true),
      packed: bytes.subarray(start, start + view.getUint32(offset + 20, true)),
    });
    offset += 46 + nameLength + extra;
  }
  return entries;
}

/** Where the data begins, after the local header. */
function dataStart(view: DataView, offset: number): number {
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== localSignature)
    return broken();
  return offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
}
