import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PDFiumLibrary } from "@hyzyla/pdfium";

/** A drawn page: a shade of gray from 0 to 255 for each pixel. */
interface DrawnPage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The longest side of a drawn page in pixels: some 200 in an inch of A4. A dot of a ticket's code is half a millimetre, four pixels then. */
const side = 2_400;
/** Pixels for a point of the page (1/72 inch): small pages have no more to show. */
const scaleMax = 4;

/** Draws the first pages of a PDF, one after another as they are asked for. Throws where it is broken or locked. */
export async function* drawPages(bytes: Uint8Array, pagesMax: number): AsyncGenerator<DrawnPage> {
  const document = await (await openLibrary()).loadDocument(bytes);
  try {
    const pages = Math.min(document.getPageCount(), pagesMax);
    for (let index = 0; index < pages; index++) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const longest = Math.max(originalWidth, originalHeight);
      if (Math.min(originalWidth, originalHeight) < 1) continue;
      const scale = Math.min(side / longest, scaleMax);
      yield await page.render({ scale, render: "bitmap", colorSpace: "Gray" });
    }
  } finally {
    document.destroy();
  }
}

let library: Promise<PDFiumLibrary> | undefined;

/** Read when the first PDF is drawn: most have words. */
function openLibrary(): Promise<PDFiumLibrary> {
  library ??= (async () => {
    const { PDFiumLibrary: Library } = await import("@hyzyla/pdfium");
    const file = fileURLToPath(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm"));
    const wasmBinary = Uint8Array.from(await readFile(file)).buffer;
    return Library.init({ wasmBinary });
  })();
  return library;
}
