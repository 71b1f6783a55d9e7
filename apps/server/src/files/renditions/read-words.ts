import { fileLimits } from "@castor/core/files/file-limits.ts";
import { getDocumentProxy } from "unpdf";

/** Pages beyond are not read. */
const pagesMax = 300;
/** Errors alone, as the library counts. */
const verbosity = 0;

/**
 * The words of a PDF or a text in one line of UTF-8, `fileLimits.words` characters at most; a line break alone where there are none, as in
 * scanned pages, in what is broken or locked, and in other types.
 */
export async function readWords(content: Uint8Array, type: string): Promise<Uint8Array> {
  const text =
    type === "application/pdf"
      ? await readPdf(content).catch(() => "")
      : type.startsWith("text/")
        ? new TextDecoder().decode(content)
        : "";
  const words = text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  return new TextEncoder().encode(words.slice(0, fileLimits.words).toWellFormed() || "\n");
}

/** Nothing of it is drawn: no fonts and pictures are decoded, and no scripts run. */
async function readPdf(content: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(content, {
    verbosity,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
  });
  let text = "";
  const pages = Math.min(document.numPages, pagesMax);
  for (let number = 1; number <= pages && text.length < fileLimits.words; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
    text += "\n";
    page.cleanup();
  }
  return text;
}
