import { drawPages } from "./draw-pages.ts";
import { readCodes } from "./read-codes.ts";

/** Pages that are drawn still, of all PDFs of a confirmation together. */
export interface DrawingRoom {
  pages: number;
}

/** The texts of the barcodes on the first pages of a PDF; none where it is broken or locked. */
export async function readDrawnCodes(bytes: Uint8Array, room: DrawingRoom): Promise<string[]> {
  const codes = new Set<string>();
  try {
    for await (const { width, height, data } of drawPages(bytes, room.pages)) {
      room.pages -= 1;
      const pixels = new Uint8ClampedArray(width * height * 4);
      for (let index = 0; index < data.length; index++)
        pixels.fill(data[index] ?? 255, index * 4, index * 4 + 3);
      for (let index = 3; index < pixels.length; index += 4) pixels[index] = 255;
      for (const code of await readCodes({ width, height, data: pixels })) codes.add(code);
    }
  } catch {
    // What was found before stands.
  }
  return [...codes];
}
