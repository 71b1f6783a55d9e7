import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Locator } from "@playwright/test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** The texts of the codes that another program reads on the screen. */
export async function readBarcode(shown: Locator): Promise<string[]> {
  const wasm = import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm");
  const wasmBinary = Uint8Array.from(await readFile(fileURLToPath(wasm))).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const found = await readBarcodes(new Uint8Array(await shown.screenshot()));
  return found.map(({ text }) => text);
}
