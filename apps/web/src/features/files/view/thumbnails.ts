import { watchStored } from "../../../device/storage/storage.ts";
import type { ShownFile } from "../list/shown-file.ts";
import { readShown } from "./read-shown.ts";

/** Pixels of a side: 48 on the screen, three times as fine. */
const side = 144;
const keptCount = 300;
/** Files that are read for their thumbnails at a time. */
const readersMax = 3;

const thumbnails = new Map<string, Blob>();
const waiting: (() => void)[] = [];
let readers = 0;

watchStored("user_id", () => thumbnails.clear());

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (readers >= readersMax) await new Promise<void>((go) => waiting.push(go));
  readers++;
  try {
    return await work();
  } finally {
    readers--;
    waiting.shift()?.();
  }
}

async function draw(content: Blob): Promise<Blob | null> {
  const read = await createImageBitmap(content);
  const scale = side / Math.min(read.width, read.height);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  const [width, height] = [read.width * scale, read.height * scale];
  context?.drawImage(read, (side - width) / 2, (side - height) / 2, width, height);
  read.close();
  return new Promise((done) => canvas.toBlob(done, "image/webp"));
}

/** A small square of a picture; null where it cannot be read or drawn. `isWanted`: nobody waits for it any more otherwise. */
export async function readThumbnail(
  file: ShownFile,
  isWanted: () => boolean,
): Promise<Blob | null> {
  const kept = thumbnails.get(file.key);
  if (kept) return kept;
  if (typeof createImageBitmap === "undefined") return null;
  return inTurn(async () => {
    if (!isWanted()) return null;
    const drawn = await readShown(file, "thumb")
      .then(draw)
      .catch(() => null);
    if (!drawn) return null;
    thumbnails.set(file.key, drawn);
    const [oldest] = thumbnails.keys();
    if (thumbnails.size > keptCount && oldest !== undefined) thumbnails.delete(oldest);
    return drawn;
  });
}
