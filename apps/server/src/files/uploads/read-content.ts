import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { unknownType } from "@castor/core/files/file-types.ts";
import { fileTypeFromBuffer } from "file-type";

/** What the type of a file is told from. */
const headBytes = 65_536;
const readAtOnce = 1_048_576;

/** Types that are named. All others, among them what a browser would run, are bytes. */
const named: ReadonlySet<string> = new Set([
  ...[
    "image/jpeg",
    "image/png",
    "image/webp",
    "image/gif",
    "image/heic",
    "image/heif",
    "image/avif",
  ],
  ...["application/pdf", "application/zip", "application/vnd.apple.pkpass"],
  ...["wordprocessingml.document", "spreadsheetml.sheet", "presentationml.presentation"].map(
    (kind) => `application/vnd.openxmlformats-officedocument.${kind}`,
  ),
  ...["text", "spreadsheet", "presentation"].map(
    (kind) => `application/vnd.oasis.opendocument.${kind}`,
  ),
]);

/** Hash and media type of a file, by its content alone, in one pass that holds a piece of it at a time. */
export async function readContent(
  path: string,
): Promise<{ hash: string; type: string; bytes: number }> {
  const file = await open(path);
  try {
    const hash = createHash("sha256");
    const piece = Buffer.allocUnsafe(readAtOnce);
    const text = new TextDecoder("utf-8", { fatal: true });
    let type: string | null = null;
    let bytes = 0;
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, piece.length, bytes);
      const isEnd = bytesRead === 0;
      const read = piece.subarray(0, bytesRead);
      if (bytes === 0) type = await typeOf(read.subarray(0, headBytes));
      if (type === textType && !isText(text, read, isEnd)) type = unknownType;
      if (isEnd) return { hash: hash.digest("hex"), type: type ?? unknownType, bytes };
      hash.update(read);
      bytes += bytesRead;
    }
  } finally {
    await file.close();
  }
}

const textType = "text/plain";

/** The type by signature. What has no signature that is named may be text: HTML, SVG and XML are. */
async function typeOf(head: Uint8Array): Promise<string> {
  // A copy: the library may keep what it gets while the piece is read into again.
  const found = await fileTypeFromBuffer(Uint8Array.from(head)).catch(() => undefined);
  if (found === undefined || found.mime.endsWith("xml")) return textType;
  return named.has(found.mime) ? found.mime : unknownType;
}

function isText(decoder: TextDecoder, bytes: Uint8Array, isEnd: boolean): boolean {
  if (bytes.includes(0)) return false;
  try {
    decoder.decode(bytes, { stream: !isEnd });
    return true;
  } catch {
    return false;
  }
}
