import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sharp } from "../../../outside/pictures/picture-library.ts";

const beginnings = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

/** True for PNG, JPEG, GIF and WebP. */
export const isPicture = (bytes: Uint8Array): boolean =>
  beginnings.some((signs) => signs.every((sign, index) => bytes[index] === sign));

/** Codes that are looked for in one picture. */
const codesMax = 8;
const pixelsMax = 50_000_000;
/** The longest side of what is looked at. A code of a photo has some three dots for each of its own then. */
const side = 1_600;
const seconds = 10;
const formats = ["Aztec", "QRCode", "PDF417", "DataMatrix"] as const;

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
    const { readBarcodes } = await openReader();
    const picture = {
      ...{ width: info.width, height: info.height, colorSpace: "srgb" as const },
      data: new Uint8ClampedArray(data),
    };
    const found = await readBarcodes(picture, {
      formats: [...formats],
      maxNumberOfSymbols: codesMax,
    });
    return found.map(({ text }) => text).filter((text) => text !== "");
  } catch {
    return [];
  }
}

let reader: Promise<typeof import("zxing-wasm/reader")> | undefined;

/** Read when the first picture comes: most confirmations have none. Without its file here, the library would ask a network for it. */
function openReader() {
  reader ??= (async () => {
    const library = await import("zxing-wasm/reader");
    const file = fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"));
    const wasmBinary = Uint8Array.from(await readFile(file)).buffer;
    await library.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
    return library;
  })();
  return reader;
}
