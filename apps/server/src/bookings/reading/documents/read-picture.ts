import { sharp } from "../../../outside/pictures/picture-library.ts";
import { readCodes } from "./read-codes.ts";

const beginnings = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

/** True for PNG, JPEG, GIF and WebP. */
export const isPicture = (bytes: Uint8Array): boolean =>
  beginnings.some((signs) => signs.every((sign, index) => bytes[index] === sign));

const pixelsMax = 50_000_000;
/** The longest side of what is looked at. A code of a photo has some three dots for each of its own then. */
const side = 1_600;
const seconds = 10;

/** The texts of the barcodes in a picture; none where it has none, is broken, or has too many pixels. */
export async function readPicture(bytes: Uint8Array): Promise<string[]> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelsMax, pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
    return await readCodes({ ...info, data: new Uint8ClampedArray(data) });
  } catch {
    return [];
  }
}
