import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Codes that are looked for in one picture. */
const codesMax = 8;
const formats = ["Aztec", "QRCode", "PDF417", "DataMatrix"] as const;

/** What a picture shows: red, green, blue and opacity of each pixel, from 0 to 255. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** The texts of the barcodes in a picture. */
export async function readCodes({ width, height, data }: Pixels): Promise<string[]> {
  const { readBarcodes } = await openReader();
  const picture = { width, height, data, colorSpace: "srgb" as const };
  const found = await readBarcodes(picture, {
    formats: [...formats],
    maxNumberOfSymbols: codesMax,
  });
  return found.map(({ text }) => text).filter((text) => text !== "");
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
